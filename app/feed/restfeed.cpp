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
}

RestFeed::~RestFeed() = default;

void RestFeed::start()
{
    Q_ASSERT(QThread::currentThread() == thread());
    if (!m_cycle.start())
        return;
    m_last.reset();
    read();
    Q_EMIT statusChanged(status());
}

void RestFeed::stop()
{
    if (!m_cycle.stop())
        return;
    m_poll.reset();
    m_activeConfig.stop();
    Q_EMIT statusChanged(status());
}

void RestFeed::refresh()
{
    m_activeConfig.askNextTime();
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
    if (m_cycle.status().state != SourceState::Unauthorized)
        readAgain();
}

void RestFeed::read()
{
    Q_ASSERT(!m_poll);
    m_cycle.begin();
    m_poll = std::make_unique<RestPoll>(*m_jobs.pool(), m_config, m_partition, m_last);
    connect(m_poll.get(), &RestPoll::finished, this, &RestFeed::conclude);
    m_poll->start();
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
    Q_EMIT statusChanged(status());
}

void RestFeed::accept(const RestReading& reading)
{
    m_last = reading.read.snapshot;
    const SystemTime time = m_last->time;
    m_cycle.succeed(time, reading.unavailable);
    Q_EMIT snapshotRead(reading.read);
    if (!m_cycle.isStopped()) { // a receiver of the snapshot may have stopped us
        m_activeConfig.follow(m_config, time);
        Q_EMIT statusChanged(status());
    }
}
} // namespace quotadeck::feed
