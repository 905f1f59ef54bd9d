// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restfeed.h"

#include <QThread>

#include <utility>

namespace quotadeck::feed {
RestFeed::RestFeed(RestConfig config, QObject* parent)
    : Feed(parent)
    , m_config(std::move(config))
    , m_cycle(m_config, [this] { read(); })
{
    connect(&m_activeConfig, &ActiveConfigReader::answered, this, &RestFeed::configurationRead);
    if (m_config.events)
        followEvents();
}

RestFeed::~RestFeed() = default;

void RestFeed::followEvents()
{
    m_events = std::make_unique<EventStream>(m_config);
    connect(m_events.get(), &EventStream::aliveChanged, this, &RestFeed::setWatched);
    connect(m_events.get(), &EventStream::changed, this, [this] { m_cycle.readSoon(); });
    connect(m_events.get(), &EventStream::eventsRead, this, &RestFeed::eventsRead);
    connect(m_events.get(), &EventStream::restarted, this, [this] {
        if (m_poll)
            m_cycle.readSoon(); // what is being read may be older
        else
            read();
    });
}

void RestFeed::setWatched(bool isWatched)
{
    m_cycle.setWatched(isWatched);
    if (!m_cycle.isStopped())
        Q_EMIT statusChanged(status());
}

void RestFeed::start()
{
    Q_ASSERT(QThread::currentThread() == thread());
    if (!m_cycle.start())
        return;
    m_last.reset();
    forgetFinished();
    read();
    Q_EMIT statusChanged(status());
}

void RestFeed::stop()
{
    if (!m_cycle.stop())
        return;
    m_poll.reset();
    if (m_events)
        m_events->stop();
    m_activeConfig.stop();
    Q_EMIT statusChanged(status());
}

void RestFeed::refresh()
{
    m_activeConfig.askNextTime();
    forgetFinished();
    if (!m_cycle.isStopped() && !m_poll)
        read();
}

void RestFeed::setInterval(std::chrono::milliseconds interval)
{
    m_config.interval = interval;
    m_cycle.setInterval(interval);
}

void RestFeed::setPartition(const std::string& name)
{
    if (std::exchange(m_partition, name) == name)
        return;
    forgetFinished();
    if (m_cycle.status().state != SourceState::Unauthorized)
        readAgain();
}

void RestFeed::read()
{
    Q_ASSERT(!m_poll);
    m_cycle.begin();
    m_poll = std::make_unique<RestPoll>(*m_jobs.pool(), m_config, m_partition, m_last,
                                        FinishedRequest{areFinishedDue(), m_endedCounts});
    connect(m_poll.get(), &RestPoll::finished, this, &RestFeed::conclude);
    m_poll->start();
}

bool RestFeed::areFinishedDue() const
{
    return m_config.finishedPause
        && (!m_sinceFinished.isValid()
            || std::chrono::milliseconds(m_sinceFinished.elapsed()) >= *m_config.finishedPause);
}

/// They are read with the next poll.
void RestFeed::forgetFinished()
{
    m_endedCounts.reset();
    m_sinceFinished.invalidate();
}

void RestFeed::readAgain()
{
    if (m_cycle.isStopped())
        return;
    m_poll.reset();
    read();
}

void RestFeed::conclude(const Result<RestReading>& reading)
{
    if (reading)
        m_cycle.status().latency = m_poll->latency();
    m_concluded = std::move(m_poll);
    if (reading) {
        accept(*reading);
        return;
    }
    m_cycle.fail(reading.error());
    if (m_events && m_cycle.status().state == SourceState::Unauthorized)
        m_events->stop();
    Q_EMIT statusChanged(status());
}

void RestFeed::accept(const RestReading& reading)
{
    m_last = reading.read.snapshot;
    if (const auto& requested = m_concluded->requestedFinished()) {
        m_sinceFinished.start();
        const auto isMissing
            = [&reading](RestEndpoint part) { return reading.unavailable.contains(endpointName(part)); };
        if (!isMissing(RestEndpoint::Completed) && !isMissing(RestEndpoint::Rejected))
            m_endedCounts = requested;
    }
    const SystemTime time = m_last->time;
    const bool wasFailing = m_cycle.status().failures > 0;
    m_cycle.succeed(time, reading.unavailable);
    Q_EMIT snapshotRead(reading.read);
    if (m_cycle.isStopped()) // by a receiver of the snapshot
        return;
    if (m_events && wasFailing)
        m_events->restart(); // its connection is likely to be as dead as those of the reads were
    else if (m_events)
        m_events->start();
    auto config = m_config;
    config.interval = m_cycle.status().interval;
    m_activeConfig.follow(config, time);
    Q_EMIT statusChanged(status());
}
} // namespace quotadeck::feed

#include "moc_restfeed.cpp"
