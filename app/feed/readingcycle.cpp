// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/readingcycle.h"

#include <algorithm>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr std::chrono::milliseconds kLongestAsked = std::chrono::minutes(5);

/// How long the server of @p error asks to wait.
std::chrono::milliseconds askedWait(const Error& error)
{
    return std::min(error.retryAfter.value_or(std::chrono::milliseconds(0)), kLongestAsked);
}
} // namespace

ReadingCycle::ReadingCycle(const RestConfig& config, std::function<void()> read)
    : m_access(config.access)
    , m_interval(config.interval)
    , m_clock(config.clock)
    , m_backOff(config.backOff, config.random)
{
    m_status.kind = SourceKind::Rest;
    m_status.name = config.name;
    m_timer.setSingleShot(true);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, std::move(read));
}

bool ReadingCycle::start()
{
    if (!isStopped())
        return false;
    m_backOff.reset();
    SourceStatus fresh;
    fresh.kind = m_status.kind;
    fresh.name = m_status.name;
    fresh.state = SourceState::Connecting;
    m_status = std::move(fresh);
    return true;
}

bool ReadingCycle::stop()
{
    if (isStopped())
        return false;
    m_timer.stop();
    m_status.state = SourceState::Stopped;
    m_status.nextTry.reset();
    return true;
}

void ReadingCycle::setInterval(std::chrono::milliseconds interval)
{
    Q_ASSERT(interval.count() > 0);
    m_interval = interval;
    if (m_status.state == SourceState::Live && m_timer.isActive())
        waitForNextTick();
}

void ReadingCycle::begin()
{
    m_timer.stop();
    m_sinceRead.start();
}

void ReadingCycle::succeed(SystemTime time, std::map<std::string, Error> unavailable)
{
    noteVerification();
    m_backOff.reset();
    m_status.state = SourceState::Live;
    m_status.lastGood = time;
    m_status.failures = 0;
    m_status.nextTry.reset();
    m_status.error.reset();
    m_status.unavailable = std::move(unavailable);
    waitForNextTick();
}

void ReadingCycle::fail(const Error& error)
{
    noteVerification();
    ++m_status.failures;
    m_status.error = error;
    m_status.nextTry.reset();
    if (error.code == ErrorCode::Unauthorized) {
        m_status.state = SourceState::Unauthorized;
        return;
    }
    const auto wait = std::max(m_backOff.next(), askedWait(error));
    m_status.state = SourceState::Retrying;
    m_status.nextTry = m_clock() + wait;
    m_timer.start(wait);
}

std::chrono::milliseconds ReadingCycle::elapsed() const
{
    return std::chrono::milliseconds(m_sinceRead.elapsed());
}

void ReadingCycle::waitForNextTick()
{
    auto wait = m_interval - elapsed() % m_interval;
    for (const auto& [part, error] : m_status.unavailable)
        wait = std::max(wait, askedWait(error));
    m_timer.start(wait);
}

void ReadingCycle::noteVerification()
{
    m_status.isUnverified = m_access->isUnverified();
}
} // namespace quotadeck::feed
