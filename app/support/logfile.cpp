// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/support/logfile.h"

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
    if (written)
        return;
    m_hasFolder = false; // it may have been removed
    if (std::exchange(m_hasFailed, true))
        return;
    m_log->add(models::LogLevel::Warning, QStringLiteral("log"),
               QStringLiteral("The log file cannot be written: %1: %2")
                   .arg(QString::fromStdString(written.error().where),
                        QString::fromStdString(written.error().message.english())));
}

Status LogFile::makeFolder()
{
    if (m_hasFolder)
        return {};
    const std::string folder = std::filesystem::path(m_path).parent_path().string();
    Status made = file::makeFolder(folder, file::Access::Private);
    m_hasFolder = made.has_value();
    return made;
}

/// Up to the first piece that fails: the next one may wait as long for a file that somebody holds.
Status LogFile::append(const std::vector<models::LogEntry>& entries, std::size_t missing)
{
    std::vector<models::LogEntry> piece;
    const auto addNote = [&piece](const models::LogEntry& beside, const QString& text) {
        piece.push_back({beside.number, beside.time, models::LogLevel::Warning, QStringLiteral("log"), text});
    };
    if (m_lost > 0)
        addNote(entries.front(),
                QStringLiteral("Entries that are missing here, because the file could not be written: %1")
                    .arg(m_lost));
    std::size_t written = 0; // entries
    while (written < entries.size()) {
        std::size_t next = written;
        for (qsizetype size = 0; next < entries.size() && size < kPiece; ++next) {
            size += entries[next].text.size();
            piece.push_back(entries[next]);
        }
        if (next == entries.size() && missing > 0)
            addNote(entries.back(),
                    QStringLiteral("Entries that are missing here, because there were too many at once: %1")
                        .arg(missing));
        Status done = makeFolder();
        if (done)
            done = file::appendToLog(m_path, logLines(piece).toStdString(), m_most);
        if (!done) {
            m_lost += entries.size() - written + missing;
            return done;
        }
        m_lost = 0;
        written = next;
        piece.clear();
    }
    return {};
}
} // namespace quotadeck::app
