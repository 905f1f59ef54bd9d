// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpfetcher.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <functional>
#include <string>

namespace quotadeck::feed {
/// The time of this machine, as it stamps what sources read.
[[nodiscard]] SystemTime wallClock();

/// How long to wait after the n-th failure in a row: 1, 2, 4 ... 30 s, each shortened by up to a quarter at
/// random, so that many consoles do not return to a recovering server at the same time.
class BackOff
{
public:
    struct Bounds
    {
        std::chrono::milliseconds first{1'000};
        std::chrono::milliseconds longest{30'000};
    };

    /// @p random gives numbers in [0, 1).
    BackOff(Bounds bounds, std::function<double()> random);

    [[nodiscard]] std::chrono::milliseconds next(); ///< after one more failure
    void reset(); ///< after a success

private:
    Bounds m_bounds;
    std::function<double()> m_random;
    std::chrono::milliseconds m_next;
};

/// How to read a server again and again.
struct RestConfig
{
    /// @p access leads to the server; @p name is what people call it.
    RestConfig(http::ServerAccessPtr access, std::string name);

    std::string name; ///< of the source
    http::ServerAccessPtr access; ///< not null; shared by all who ask this server
    std::chrono::milliseconds interval{5'000}; ///< from the start of one read to the start of the next
    http::HttpLimits limits;
    BackOff::Bounds backOff;
    std::function<SystemTime()> clock; ///< wall clock; stamps what was read
    std::function<double()> random; ///< in [0, 1); spreads retries
};
} // namespace quotadeck::feed
