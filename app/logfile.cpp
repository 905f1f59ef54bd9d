// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/logfile.h"

#include "core/file/filewriter.h"
#include "models/common/textfile.h"

#include <chrono>
#include <filesystem>
#include <utility>

namespace quotadeck::app {
namespace {
constexpr qsizetype kPiece = 32 * 1024; ///< characters that are written at once; the last entry comes on top
} // namespace

LogFile::LogFile(models::ProgramLog* log, std::string path, std::size_t most)
    : m_log(log)
    , m_path(std::move(path))
    , m_most(most)
    , m_thread([this](const std::stop_token& stop) { run(stop); })
{
    m_log->setSink(this);
}

LogFile::~LogFile()
{
    m_log->setSink(nullptr);
    m_thread.request_stop();
    m_thread.join();
}

std::string LogFile::pathIn(const QString& dataFolder)
{
    return models::nativePath(dataFolder) + "/log/quotadeck.log";
}

void LogFile::take(const models::LogEntry& entry)
{
    const std::scoped_lock lock(m_mutex);
    if (m_waiting.size() < models::ProgramLog::kMostEntries)
        m_waiting.push_back(entry);
    else
        ++m_missing;
    m_changed.notify_all();
}

void LogFile::flush()
{
    constexpr std::chrono::seconds kLongest{2};
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, kLongest, [this] { return m_waiting.empty() && !m_isWriting; });
}

void LogFile::run(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return !m_waiting.empty(); })) {
        const auto entries = std::exchange(m_waiting, {});
        const std::size_t missing = std::exchange(m_missing, 0);
        m_isWriting = true;
        lock.unlock();
        write(entries, missing);
        lock.lock();
        m_isWriting = false;
        m_changed.notify_all();
    }
}

void LogFile::write(const std::vector<models::LogEntry>& entries, std::size_t missing)
{
    const Status written = append(entries, missing);
    if (written || std::exchange(m_hasFailed, true))
        return;
    m_log->add(models::LogLevel::Warning, QStringLiteral("log"),
               QStringLiteral("The log file cannot be written: %1: %2")
                   .arg(QString::fromStdString(written.error().where),
                        QString::fromStdString(written.error().message.english())));
}

Status LogFile::append(const std::vector<models::LogEntry>& entries, std::size_t missing)
{
    if (!m_hasFolder) {
        const std::string folder = std::filesystem::path(m_path).parent_path().string();
        if (Status made = file::makeFolder(folder, file::Access::Private); !made)
            return made;
        m_hasFolder = true;
    }
    Status first;
    std::vector<models::LogEntry> piece;
    qsizetype size = 0;
    const auto writePiece = [&] {
        if (Status written = file::appendToLog(m_path, logLines(piece).toStdString(), m_most); first)
            first = std::move(written);
        piece.clear();
        size = 0;
    };
    for (const models::LogEntry& entry : entries) {
        size += entry.text.size();
        piece.push_back(entry);
        if (size >= kPiece)
            writePiece();
    }
    if (missing > 0)
        piece.push_back(
            {entries.back().number, entries.back().time, models::LogLevel::Warning, QStringLiteral("log"),
             QStringLiteral("Entries that are missing here, because there were too many at once: %1")
                 .arg(missing)});
    if (!piece.empty())
        writePiece();
    return first;
}
} // namespace quotadeck::app
