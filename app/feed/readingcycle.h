// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/restconfig.h"
#include "app/http/backoff.h"
#include "core/snapshot/sourcestatus.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace quotadeck::feed {
/// Schedules the reads of a server and keeps their status: at an interval, after a failure again after 1, 2, 4 ... 30 s, and after refused
/// credentials only when asked to. One read that outlasts the interval delays the next to the following tick. A server that asks to wait is
/// left alone for as long, at most 5 min. A server that is watched is read less often, but soon after each change.
///
/// Threading: GUI thread.
class ReadingCycle
{
public:
    /// @p read is called when it is time for a read; it calls begin() first.
    ReadingCycle(const RestConfig& config, std::function<void()> read);
    Q_DISABLE_COPY_MOVE(ReadingCycle)

    [[nodiscard]] bool start(); ///< False when it is started already. Clears the status of earlier reads.
    [[nodiscard]] bool stop(); ///< False when it is stopped already.
    void setInterval(std::chrono::milliseconds interval);
    /// Whether changes are reported, with readSoon().
    void setWatched(bool isWatched);
    /// There is something new to read: at once, or when the interval since the last read is over.
    void readSoon();

    void begin(); ///< a read
    /// Ends the read. @p unavailable as in SourceStatus.
    void succeed(SystemTime time, std::map<std::string, Error> unavailable);
    void fail(const Error& error); ///< likewise

    /// The owner sets the latency.
    [[nodiscard]] SourceStatus& status() { return m_status; }
    [[nodiscard]] const SourceStatus& status() const { return m_status; }
    [[nodiscard]] bool isStopped() const { return m_status.state == SourceState::Stopped; }
    /// Since the last read began.
    [[nodiscard]] std::chrono::milliseconds elapsed() const;

private:
    void waitForNextTick();
    void updateInterval();
    void noteVerification();

    http::ServerAccessPtr m_access;
    std::chrono::milliseconds m_interval;
    std::optional<EventConfig> m_events;
    bool m_isChanged = false; ///< since the last read began
    std::function<SystemTime()> m_clock;
    SourceStatus m_status;
    http::BackOff m_backOff;
    QTimer m_timer; ///< runs while no read is under way
    QElapsedTimer m_sinceRead;
};
} // namespace quotadeck::feed
