// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/programlog.h"

#include "core/base/redaction.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <utility>

namespace quotadeck::models {
std::chrono::milliseconds ProgramLog::wallClock()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()).time_since_epoch();
}

ProgramLog::ProgramLog(Clock clock, QObject* parent) : QObject(parent), m_clock(std::move(clock)) { }

void ProgramLog::add(LogLevel level, const QString& category, const QString& text)
{
    // Before it is cut: half a secret may not look like one.
    QString shown = QString::fromStdString(withoutSecrets(text.toStdString()));
    if (shown.size() > kLongestText)
        shown = shown.left(kLongestText - 1) + u'…';
    bool isNews = false;
    {
        const std::scoped_lock lock(m_mutex);
        if (m_entries.size() >= kMostEntries)
            m_entries.pop_front();
        m_entries.push_back({++m_last, m_clock(), level, category, std::move(shown)});
        if (m_sink)
            m_sink->take(m_entries.back());
        isNews = !std::exchange(m_isAnnounced, true);
    }
    if (isNews)
        Q_EMIT grew();
}

void ProgramLog::setSink(LogSink* sink)
{
    std::unique_lock lock(m_mutex);
    m_flushed.wait(lock, [this] { return m_flushes == 0; });
    m_sink = sink;
    if (!m_sink)
        return;
    for (const LogEntry& entry : m_entries)
        m_sink->take(entry);
}

void ProgramLog::flush()
{
    LogSink* sink = nullptr;
    {
        const std::scoped_lock lock(m_mutex);
        sink = m_sink;
        ++m_flushes;
    }
    if (sink) // not under the lock: its thread may add that it failed
        sink->flush();
    {
        const std::scoped_lock lock(m_mutex);
        --m_flushes;
    }
    m_flushed.notify_all();
}

ProgramLog::Reading ProgramLog::readAfter(std::uint64_t number)
{
    const std::scoped_lock lock(m_mutex);
    m_isAnnounced = false;
    const auto first = std::ranges::upper_bound(m_entries, number, {}, &LogEntry::number);
    return {{first, m_entries.end()}, m_entries.empty() ? m_last + 1 : m_entries.front().number};
}

std::vector<LogEntry> ProgramLog::entries()
{
    const std::scoped_lock lock(m_mutex);
    return {m_entries.begin(), m_entries.end()};
}

namespace {
struct LogTexts
{
    Q_DECLARE_TR_FUNCTIONS(LogTexts)
};
} // namespace

QString logLevelKey(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug:
        return QStringLiteral("debug");
    case LogLevel::Information:
        return QStringLiteral("information");
    case LogLevel::Warning:
        return QStringLiteral("warning");
    case LogLevel::Error:
        break;
    }
    return QStringLiteral("error");
}

QString logLevelText(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug:
        return LogTexts::tr("Debug");
    case LogLevel::Information:
        return LogTexts::tr("Information");
    case LogLevel::Warning:
        return LogTexts::tr("Warning");
    case LogLevel::Error:
        break;
    }
    return LogTexts::tr("Error");
}

QString logLines(const std::vector<LogEntry>& entries)
{
    QString lines;
    for (const LogEntry& entry : entries) {
        QString text = entry.text;
        text.remove(u'\r');
        while (text.endsWith(u'\n'))
            text.chop(1);
        text.replace(u'\n', QStringLiteral("\n    "));
        lines += QStringLiteral("%1 %2 %3: ")
                     .arg(QDateTime::fromMSecsSinceEpoch(entry.time.count(), Qt::UTC)
                              .toString(Qt::ISODateWithMs),
                          logLevelKey(entry.level), entry.category);
        lines += text + u'\n';
    }
    return lines;
}

std::vector<LogEntry> logEntries(const QString& lines)
{
    static const QRegularExpression s_first(
        QStringLiteral("^(\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z) (debug|information|warning|error) (\\S*): (.*)$"),
        QRegularExpression::DotMatchesEverythingOption);
    constexpr std::array kLevels{LogLevel::Debug, LogLevel::Information, LogLevel::Warning, LogLevel::Error};
    std::vector<LogEntry> entries;
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts)) {
        const auto match = s_first.match(line);
        if (match.hasMatch()) {
            const auto level = std::ranges::find(kLevels, match.captured(2), logLevelKey);
            const auto time = QDateTime::fromString(match.captured(1), Qt::ISODateWithMs);
            entries.push_back({entries.size() + 1, std::chrono::milliseconds(time.toMSecsSinceEpoch()),
                               *level, match.captured(3), match.captured(4)});
        } else if (!entries.empty()) {
            entries.back().text += u'\n' + (line.startsWith(QStringLiteral("    ")) ? line.mid(4) : line);
        }
    }
    return entries;
}
} // namespace quotadeck::models

#include "moc_programlog.cpp"
