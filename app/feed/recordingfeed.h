// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "app/feed/recordingfile.h"
#include "background/jobs.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace quotadeck::feed {
/// Shows a recording as if it were a scheduler: first all its samples in turn, so that charts cover the whole time, then any
/// requested sample. With the samples come the configuration and the elastic quotas of their time, as far as they were recorded.
///
/// Threading: GUI thread; the file is read in a thread of its own.
class RecordingFeed final : public Feed
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecordingFeed)
public:
    using Clock = std::function<SystemTime()>;

    /// @p clock returns the wall-clock time, for the status.
    explicit RecordingFeed(
        QString path, Clock clock = [] { return std::chrono::system_clock::now(); },
        QObject* parent = nullptr);
    ~RecordingFeed() override;

    void start() override;
    void stop() override;
    void refresh() override { } ///< A recording does not change.
    void setInterval(std::chrono::milliseconds) override { }
    void setPartition(const std::string& name) override;
    void hold(bool isHeld) override; ///< In the first reading only.
    [[nodiscard]] SourceStatus status() const override { return m_status; }

    /// Of all samples, ascending; empty until the whole recording is read.
    [[nodiscard]] const std::vector<SystemTime>& times() const { return m_times; }
    /// Shows sample @p index; while another one is being read, only the last one requested.
    void seek(std::size_t index);

Q_SIGNALS:
    /// All samples were emitted; the last one is shown, and seek() may be called.
    void loaded();
    /// Progress of the first reading.
    void progressed(int done, int total);

private:
    /// The reader and what is to be read from it; moves through the pool and back.
    struct Job
    {
        std::shared_ptr<RecordingReader> reader; ///< null: to be opened
        std::size_t index = 0;
        std::string partition;
    };
    struct Output
    {
        std::shared_ptr<RecordingReader> reader;
        std::size_t index = 0;
        SnapshotReading read;
        RecordedConfigurationPtr configuration;
    };

    [[nodiscard]] static Result<Output> perform(const QString& path, const Job& job);
    void run(std::size_t index);
    void take(Result<Output> output);
    void report(const RecordedConfigurationPtr& configuration);
    void readNext();
    void failWith(const Error& error);

    QString m_path;
    Clock m_clock;
    SourceStatus m_status;
    std::string m_partition;
    bool m_isRunning = false;
    bool m_isReading = false; ///< a job is under way, or done and not taken yet
    bool m_isHeld = false;
    bool m_isNextDue = false; ///< in the first reading, while it is held
    std::shared_ptr<RecordingReader> m_reader; ///< used by one job at a time
    std::vector<SystemTime> m_times;
    std::size_t m_shown = 0;
    std::shared_ptr<const std::string> m_configuration; ///< that was reported last; null: none was
    std::optional<std::size_t> m_wanted; ///< asked for while a job runs
    background::OrderedJobs m_jobs;
    background::LatestJob m_job{this, m_jobs.pool()};
};
} // namespace quotadeck::feed
