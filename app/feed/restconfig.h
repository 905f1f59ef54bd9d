// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/backoff.h"
#include "app/http/httpfetcher.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace quotadeck::feed {
/// The time of this machine, as it stamps what sources read.
[[nodiscard]] SystemTime wallClock();

/// How to follow the events of a scheduler, and how rarely it is read meanwhile.
struct EventConfig
{
    int intervals = 6; ///< so many between two reads without an event
    std::chrono::milliseconds leastInterval{30'000}; ///< but not less than this between them
    std::chrono::milliseconds firstLine{10'000}; ///< which a proxy that collects the answer never passes on
    std::chrono::milliseconds silence{
        300'000}; ///< after which the stream is begun anew, because it may be dead
    std::chrono::milliseconds afterRefusal{600'000}; ///< until a scheduler that has no stream is asked again
    int past = 1'000; ///< events that happened before, and are sent when a stream begins
};

/// How to read a server again and again.
struct RestConfig
{
    /// @p access leads to the server; @p name is what people call it.
    RestConfig(http::ServerAccessPtr access, std::string name);

    std::string name; ///< of the source
    http::ServerAccessPtr access; ///< not null; shared by all who ask this server
    std::chrono::milliseconds interval{5'000}; ///< from the start of one read to the start of the next
    std::optional<EventConfig> events{}; ///< nothing: its events are not followed
    /// The least time between two reads of the applications that have ended: there may be tens of thousands. Nothing: they are not
    /// read.
    std::optional<std::chrono::milliseconds> finishedPause{};
    http::HttpLimits limits;
    http::BackOff::Bounds backOff;
    std::function<SystemTime()> clock; ///< wall clock; stamps what was read
    std::function<double()> random; ///< in [0, 1); spreads retries
};
} // namespace quotadeck::feed
