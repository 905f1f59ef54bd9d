// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/restfeed.h"
#include "tests/feed/feedrecorder.h"
#include "tests/support/accessto.h"
#include "tests/support/replay/replayserver.h"

#include <QString>

#include <chrono>
#include <stdexcept>

namespace quotadeck::testing {
inline constexpr auto kPartitions = "/ws/v1/partitions";
inline constexpr auto kQueues = "/ws/v1/partition/default/queues";
inline constexpr auto kUsers = "/ws/v1/partition/default/usage/users";
inline constexpr auto kGroups = "/ws/v1/partition/default/usage/groups";
inline constexpr auto kApplications = "/ws/v1/partition/default/applications/active";
inline constexpr auto kCompleted = "/ws/v1/partition/default/applications/completed";
inline constexpr auto kRejected = "/ws/v1/partition/default/applications/rejected";
inline constexpr auto kNodes = "/ws/v1/partition/default/nodes";
inline constexpr auto kConfig = "/ws/v1/config";
inline constexpr auto kStream = "/ws/v1/events/stream?count=1000";
inline constexpr auto kHealth = "/ws/v1/scheduler/healthcheck";

inline constexpr SystemTime kNow{std::chrono::seconds(1'800'000'000)};

/// Reads @p server: once if @p interval is not given. Short waits, a clock that stands and no jitter.
inline feed::RestConfig fastConfig(const ReplayServer& server,
                                   std::chrono::milliseconds interval = std::chrono::hours(1))
{
    auto config = configTo(server.url());
    config.interval = interval;
    config.limits.inactivity = std::chrono::milliseconds(200);
    config.limits.total = std::chrono::milliseconds(500);
    config.limits.maxBody = 4'000'000;
    config.backOff = {.first = std::chrono::milliseconds(8), .longest = std::chrono::milliseconds(64)};
    config.clock = [] { return kNow; };
    config.random = [] { return 0.0; };
    return config;
}

/// A server that replays the scenario @p name of the labelled inputs.
struct Scenario
{
    explicit Scenario(const char* name)
    {
        if (!server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/") + QLatin1String(name)))
            throw std::runtime_error("the recorded scenario is missing");
    }

    ReplayServer server;
};

inline Behaviour answer(int status, const QByteArray& contentType, const QByteArray& body)
{
    Behaviour behaviour;
    behaviour.status = status;
    behaviour.contentType = contentType;
    behaviour.body = body;
    return behaviour;
}
} // namespace quotadeck::testing
