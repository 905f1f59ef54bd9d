// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpfetcher.h"
#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <QString>
#include <QUrl>

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

/// Everything a RestFeed needs to know.
struct RestConfig
{
    /// The configuration for the scheduler at @p address, without credentials: "http://host:9080", with or without "/ws/v1",
    /// possibly below a path of a gateway. Errors: InvalidArgument, with the address as `where`. @p path is what the
    /// base ends in.
    [[nodiscard]] static Result<RestConfig> fromAddress(const std::string& address,
                                                        const QString& path = QStringLiteral("/ws/v1"));

    /// The configuration for a scheduler that @p access leads to; @p name is what people call it.
    [[nodiscard]] static RestConfig behind(http::ServerAccessPtr access, std::string name);

    std::string name; ///< of the source
    /// Ends in "/ws/v1", or the path that was given; relative where the access knows the server.
    QUrl base;
    http::ServerAccessPtr access; ///< not null; shared by all who ask this scheduler
    std::chrono::milliseconds interval{5'000}; ///< from the start of one read to the start of the next
    http::HttpLimits limits;
    BackOff::Bounds backOff;
    std::function<SystemTime()> clock; ///< wall clock; stamps what was read
    std::function<double()> random; ///< in [0, 1); spreads retries
};
} // namespace quotadeck::feed
