// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/log/programlog.h"

#include <QString>

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace quotadeck::app {
/// Writes the log of the program into a file, so that it is there after a crash. A failure changes nothing for the program: the log says it
/// once, and later entries are tried again; the file says how many before them are missing.
///
/// Memory:    at most ProgramLog::kMostEntries entries wait; the file says how many were left out.
/// Disk:      two files of at most kMostBytes, for their owner alone.
/// Threading: a thread of its own writes.
/// Ownership: the log outlives it.
class LogFile final : public models::LogSink
{
public:
    static constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

    /// Makes the folder of @p path.
    LogFile(models::ProgramLog* log, std::string path, std::size_t most = kMostBytes);
    /// Waits until everything is written, or a piece of it failed.
    ~LogFile() override;
    Q_DISABLE_COPY_MOVE(LogFile)

    void take(const models::LogEntry& entry) override;
    void flush() override;

    /// In the folder of the program's own data.
    [[nodiscard]] static std::string pathIn(const QString& dataFolder);

private:
    void run(const std::stop_token& stop);
    void write(const std::vector<models::LogEntry>& entries, std::size_t missing);
    [[nodiscard]] Status makeFolder();
    [[nodiscard]] Status append(const std::vector<models::LogEntry>& entries, std::size_t missing);

    models::ProgramLog* m_log; // not owned
    const std::string m_path;
    const std::size_t m_most; ///< bytes of a file
    bool m_hasFailed = false; ///< of the thread alone, as m_hasFolder
    bool m_hasFolder = false;
    std::size_t m_lost
        = 0; ///< of the thread alone: entries that could not be written, and are not named in the file yet

    std::mutex m_mutex; ///< of all below
    std::condition_variable_any m_changed;
    std::vector<models::LogEntry> m_waiting;
    std::size_t m_missing = 0; ///< entries that found no room since the last write
    bool m_isWriting = false;

    std::jthread m_thread; ///< last: joined before anything it uses goes
};
} // namespace quotadeck::app
