// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <vector>

namespace quotadeck::models {
enum class LogLevel : std::uint8_t { Debug, Information, Warning, Error };

/// A line of the program's log.
struct LogEntry
{
    std::uint64_t number = 0; ///< in the order of the log, from 1
    std::chrono::milliseconds time{}; ///< since the epoch
    LogLevel level = LogLevel::Information;
    QString category; ///< the part of the program: "source"
    QString text; ///< English, without what looks like a secret
};

/// Keeps the entries of a log elsewhere, too.
class LogSink
{
public:
    LogSink() = default;
    virtual ~LogSink() = default;
    Q_DISABLE_COPY_MOVE(LogSink)

    /// Called for each entry in its order, on the thread that adds it and under the lock of the log: it must not wait nor add one.
    virtual void take(const LogEntry& entry) = 0;
    /// Waits until what was taken is kept, for two seconds at most. Called on any thread, without the lock: entries may be added meanwhile.
    virtual void flush() = 0;
};

/// What the program did and what failed, in memory: the last kMostEntries entries of this session.
///
/// Memory:    at most kMostEntries entries of at most kLongestText characters.
/// Threading: every function is safe from any thread.
class ProgramLog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgramLog)
public:
    using Clock = std::function<std::chrono::milliseconds()>;
    static constexpr std::size_t kMostEntries = 5'000;
    static constexpr qsizetype kLongestText = 2'000; ///< characters; the rest is cut off

    /// @p clock returns the time since the epoch, on any thread.
    explicit ProgramLog(Clock clock = wallClock, QObject* parent = nullptr);

    void add(LogLevel level, const QString& category, const QString& text);

    /// @p sink also gets each entry, those that are there at once; it is not owned. Null: none any more. Waits for flush().
    void setSink(LogSink* sink);
    /// LogSink::flush(), before the program ends without its destructors.
    void flush();

    /// What the log has now that came after the entry @p number.
    struct Reading
    {
        std::vector<LogEntry> entries;
        std::uint64_t oldest
            = 1; ///< the number of the first entry that is kept; of the next one if there is none
    };
    [[nodiscard]] Reading readAfter(std::uint64_t number);
    [[nodiscard]] std::vector<LogEntry> entries();

Q_SIGNALS:
    /// Emitted on the thread of add(), once until the next readAfter(), so that many entries are no flood of events. Connect it as
    /// queued: whoever adds may be painting or holding a lock.
    void grew();

private:
    [[nodiscard]] static std::chrono::milliseconds wallClock();

    Clock m_clock;
    std::mutex m_mutex; ///< of all below
    std::deque<LogEntry> m_entries;
    std::uint64_t m_last = 0; ///< number of the newest entry
    LogSink* m_sink = nullptr; ///< not owned; null: none
    int m_flushes = 0; ///< that use the sink now
    std::condition_variable m_flushed;
    bool m_isAnnounced = false;
};

/// "warning", in English whatever the language of the window.
[[nodiscard]] QString logLevelKey(LogLevel level);
/// In the language of the window.
[[nodiscard]] QString logLevelText(LogLevel level);
/// @p entries as lines: time in UTC (ISO 8601), level, category, text. Lines of a text that follow the first are indented.
[[nodiscard]] QString logLines(const std::vector<LogEntry>& entries);
/// The entries of such @p lines, numbered from 1. A line that is none belongs to the text of the entry before; without one it is left out.
[[nodiscard]] std::vector<LogEntry> logEntries(const QString& lines);
} // namespace quotadeck::models
