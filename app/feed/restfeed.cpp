// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restfeed.h"

#include <QThread>

#include <utility>

namespace quotadeck::feed {
RestFeed::RestFeed(RestConfig config, QObject* parent)
    : Feed(parent)
    , m_config(std::move(config))
    , m_backOff(m_config.backOff, m_config.random)
{
    m_status.kind = SourceKind::Rest;
    m_status.name = m_config.base.toString(QUrl::RemovePath).toStdString();
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RestFeed::read);
}

RestFeed::~RestFeed() = default;

void RestFeed::start()
{
    Q_ASSERT(QThread::currentThread() == thread());
    if (m_status.state != SourceState::Stopped)
        return;
    m_base = {};
    m_backOff.reset();
    SourceStatus fresh;
    fresh.kind = m_status.kind;
    fresh.name = m_status.name;
    fresh.state = SourceState::Connecting;
    m_status = std::move(fresh);
    read();
    Q_EMIT statusChanged(m_status);
}

void RestFeed::stop()
{
    if (m_status.state == SourceState::Stopped)
        return;
    m_timer.stop();
    m_poll.reset();
    m_status.state = SourceState::Stopped;
    m_status.nextTry.reset();
    Q_EMIT statusChanged(m_status);
}

void RestFeed::refresh()
{
    if (m_status.state != SourceState::Stopped && !m_poll)
        read();
}

void RestFeed::setInterval(std::chrono::milliseconds interval)
{
    Q_ASSERT(interval.count() > 0);
    m_config.interval = interval;
    if (m_status.state == SourceState::Live && !m_poll)
        waitForNextTick();
}

void RestFeed::setPartition(const std::string& name)
{
    if (std::exchange(m_partition, name) == name)
        return;
    if (m_status.state != SourceState::Unauthorized)
        readAgain();
}

void RestFeed::setToken(const std::string& token)
{
    m_config.token = token;
    readAgain();
}

void RestFeed::read()
{
    Q_ASSERT(!m_poll);
    m_timer.stop();
    m_sinceRead.start();
    m_poll = std::make_unique<RestPoll>(m_manager, m_pool, m_config, m_partition, m_base);
    connect(m_poll.get(), &RestPoll::finished, this, &RestFeed::conclude);
    m_poll->start();
}

void RestFeed::readAgain()
{
    if (m_status.state == SourceState::Stopped)
        return;
    m_poll.reset();
    read();
}

void RestFeed::conclude(const Result<RestReading>& reading)
{
    m_status.latency = reading ? m_poll->latency() : m_status.latency;
    m_concluded = std::move(m_poll);
    if (reading)
        accept(*reading);
    else
        reject(reading.error());
}

void RestFeed::accept(const RestReading& reading)
{
    m_base = reading.base;
    m_backOff.reset();
    m_status.state = SourceState::Live;
    m_status.lastGood = reading.update->snapshot->time;
    m_status.failures = 0;
    m_status.nextTry.reset();
    m_status.error.reset();
    m_status.unavailable = reading.unavailable;
    waitForNextTick();
    Q_EMIT updated(reading.update);
    if (m_status.state != SourceState::Stopped) // a receiver of the update may have stopped us
        Q_EMIT statusChanged(m_status);
}

void RestFeed::reject(const Error& error)
{
    ++m_status.failures;
    m_status.error = error;
    if (error.code == ErrorCode::Unauthorized) {
        m_status.state = SourceState::Unauthorized;
        m_status.nextTry.reset();
    } else {
        const auto wait = m_backOff.next();
        m_status.state = SourceState::Retrying;
        m_status.nextTry = m_config.clock() + wait;
        m_timer.start(wait);
    }
    Q_EMIT statusChanged(m_status);
}

void RestFeed::waitForNextTick()
{
    const std::chrono::milliseconds elapsed(m_sinceRead.elapsed());
    m_timer.start(m_config.interval - elapsed % m_config.interval);
}
} // namespace quotadeck::feed
