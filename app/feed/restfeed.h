// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/backoff.h"
#include "app/feed/feed.h"
#include "app/feed/restconfig.h"
#include "app/feed/restpoll.h"

#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <memory>
#include <string>

namespace quotadeck::feed {
/// Reads a scheduler over REST at an interval.
///
/// A read that fails keeps the last data and is tried again after 1, 2, 4 ... 30 s; one that outlasts the
/// interval delays the next to the following tick. Refused credentials end the reading until refresh() or
/// setToken(). A part that fails alone is told in SourceStatus::unavailable. The first update after the partition
/// changed brings everything of the new one as new.
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
    void setToken(const std::string& token); ///< Reads with it at once if started; empty = none.

    [[nodiscard]] SourceStatus status() const override { return m_status; }

private:
    void read();
    void readAgain(); ///< drops a read under way: its question is out of date
    void conclude(const Result<RestReading>& reading);
    void accept(const RestReading& reading);
    void reject(const Error& error);
    void waitForNextTick();

    RestConfig m_config;
    std::string m_partition;
    SourceStatus m_status;
    RestBase m_base;
    BackOff m_backOff;
    QTimer m_timer; ///< runs while no read is under way
    QElapsedTimer m_sinceRead; ///< since the last read began
    QNetworkAccessManager m_manager;
    QThreadPool m_pool; ///< own and single, so that nobody queues behind our reading
    std::unique_ptr<RestPoll> m_concluded; ///< the last one, kept because it is emitting when it ends
    std::unique_ptr<RestPoll> m_poll; ///< under way, or null
};
} // namespace quotadeck::feed
