// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/activeconfigreader.h"
#include "app/feed/eventstream.h"
#include "app/feed/feed.h"
#include "app/feed/readingcycle.h"
#include "app/feed/restconfig.h"
#include "app/feed/restpoll.h"

#include <QElapsedTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace quotadeck::feed {
/// Reads a scheduler over REST at an interval. With RestConfig::events it follows the scheduler's events, reads when there are any, at most
/// once in an interval, and otherwise rarely; without events, and while their stream is broken, it reads at the interval.
///
/// A read that fails keeps the last data; ReadingCycle schedules the next attempt. Refused credentials end the reading
/// until refresh(). Other parts that fail are listed in SourceStatus::unavailable.
///
/// With RestConfig::finishedPause it reads the applications that have ended as well, not more often than that and only when their number
/// has changed. Without that part the rest is as good as ever.
///
/// Threading: GUI thread; never waits, except that its destructor awaits the answer being read just then.
class RestFeed final : public Feed
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RestFeed)
public:
    explicit RestFeed(RestConfig config, QObject* parent = nullptr);
    ~RestFeed() override;

    void start() override;
    void stop() override;
    void refresh() override; ///< Joins a read that is under way.
    void setInterval(std::chrono::milliseconds interval) override; ///< @p interval is positive.
    void setPartition(const std::string& name) override; ///< Reads it at once if started.

    [[nodiscard]] SourceStatus status() const override { return m_cycle.status(); }

private:
    void read();
    void readAgain(); ///< drops a read under way: its question is out of date
    void followEvents();
    void setWatched(bool isWatched);
    void conclude(const Result<RestReading>& reading);
    void accept(const RestReading& reading);
    [[nodiscard]] bool areFinishedDue() const;
    void forgetFinished();

    RestConfig m_config;
    std::string m_partition;
    SnapshotPtr m_last; ///< null before the first
    std::optional<EndedCounts> m_endedCounts; ///< when the finished applications were read; nothing: not yet
    QElapsedTimer m_sinceFinished; ///< invalid: they are due
    ReadingCycle m_cycle;
    std::unique_ptr<EventStream> m_events; ///< null: not to be followed
    ActiveConfigReader m_activeConfig;
    background::OrderedJobs m_jobs; ///< its own: other work does not delay the reading
    std::unique_ptr<RestPoll> m_concluded; ///< the last one, kept because it is emitting when it ends
    std::unique_ptr<RestPoll> m_poll; ///< under way, or null
};
} // namespace quotadeck::feed
