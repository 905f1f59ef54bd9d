// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/readingcycle.h"

#include <algorithm>
#include <utility>

namespace quotadeck::feed {
namespace {
/// Changes come together: of a group of pods, of a queue and its parents.
constexpr std::chrono::milliseconds kMostPause{300};
constexpr std::chrono::milliseconds kLongestAsked = std::chrono::minutes(5);

/// Whether a part that could not be read may be read the next time.
bool isTemporary(const std::pair<const std::string, Error>& part)
{
    return part.second.code == ErrorCode::Network || part.second.code == ErrorCode::Timeout;
}

/// How long the server of @p error asks to wait.
std::chrono::milliseconds askedWait(const Error& error)
{
    return std::min(error.retryAfter.value_or(std::chrono::milliseconds(0)), kLongestAsked);
}
} // namespace

ReadingCycle::ReadingCycle(const RestConfig& config, std::function<void()> read)
    : m_access(config.access)
    , m_interval(config.interval)
    , m_events(config.events)
    , m_clock(config.clock)
    , m_backOff(config.backOff, config.random)
{
    m_status.kind = SourceKind::Rest;
    m_status.name = config.name;
    updateInterval();
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
    updateInterval();
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
    updateInterval();
}

void ReadingCycle::setWatched(bool isWatched)
{
    m_status.isWatched = isWatched;
    updateInterval();
}

void ReadingCycle::readSoon()
{
    if (std::exchange(m_isChanged, true))
        return;
    if (m_status.state == SourceState::Live && m_timer.isActive())
        waitForNextTick();
}

void ReadingCycle::begin()
{
    m_timer.stop();
    m_sinceRead.start();
    m_isChanged = false;
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
    updateInterval();
    waitForNextTick();
}

void ReadingCycle::fail(const Error& error)
{
    noteVerification();
    ++m_status.failures;
    m_status.error = error;
    m_status.nextTry.reset();
    m_status.state
        = error.code == ErrorCode::Unauthorized ? SourceState::Unauthorized : SourceState::Retrying;
    updateInterval();
    if (m_status.state == SourceState::Unauthorized)
        return;
    const auto wait = std::max(m_backOff.next(), askedWait(error));
    m_status.nextTry = m_clock() + wait;
    m_timer.start(wait);
}

std::chrono::milliseconds ReadingCycle::elapsed() const
{
    return std::chrono::milliseconds(m_sinceRead.elapsed());
}

void ReadingCycle::waitForNextTick()
{
    const auto interval = m_status.interval;
    auto wait = interval - elapsed() % interval;
    if (m_isChanged)
        wait = std::min(wait, std::max(std::min(kMostPause, m_interval), m_interval - elapsed()));
    for (const auto& [part, error] : m_status.unavailable)
        wait = std::max(wait, askedWait(error));
    m_timer.start(wait);
}

/// What is known is good for longer only while changes are reported, and all of it could be read.
void ReadingCycle::updateInterval()
{
    const bool isRare = m_status.isWatched && m_events && m_status.state == SourceState::Live
        && std::ranges::none_of(m_status.unavailable, isTemporary);
    m_status.interval
        = isRare ? std::max(m_interval * m_events->intervals, m_events->leastInterval) : m_interval;
    if (m_status.state == SourceState::Live && m_timer.isActive())
        waitForNextTick();
}

void ReadingCycle::noteVerification()
{
    m_status.isUnverified = m_access->isUnverified();
}
} // namespace quotadeck::feed
