// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/backoff.h"
#include "app/http/httpfetcher.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <functional>
#include <string>

namespace quotadeck::feed {
/// The time of this machine, as it stamps what sources read.
[[nodiscard]] SystemTime wallClock();

/// How to read a server again and again.
struct RestConfig
{
    /// @p access leads to the server; @p name is what people call it.
    RestConfig(http::ServerAccessPtr access, std::string name);

    std::string name; ///< of the source
    http::ServerAccessPtr access; ///< not null; shared by all who ask this server
    std::chrono::milliseconds interval{5'000}; ///< from the start of one read to the start of the next
    http::HttpLimits limits;
    http::BackOff::Bounds backOff;
    std::function<SystemTime()> clock; ///< wall clock; stamps what was read
    std::function<double()> random; ///< in [0, 1); spreads retries
};
} // namespace quotadeck::feed
