// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/snapshot/applicationinfo.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// The states that a simulated application passes through, in order (APP-1).
enum class AppState { New, Accepted, Running, Completing, Completed };

[[nodiscard]] const char* stateName(AppState state);

/// Numbers applications in the order of their submission.
using AppNumber = std::uint64_t;

/// One pod: a pending request at first, an allocation later.
struct Pod
{
    std::string name; ///< unique in the cluster
    Resource resources;
    Nanoseconds runTime{};
    bool isFirst = false; ///< of its application
    SystemTime requested;
    std::optional<SystemTime> allocated;
    std::size_t node = 0; ///< index in World::nodes(), once allocated
    bool wasTried = false;
    std::vector<AllocationLogEntry> log; ///< why it is still pending
};

struct Application
{
    ApplicationId id;
    std::size_t workload = 0; ///< index in the scenario
    QueuePath queue;
    UserName user;
    std::vector<GroupName> groups;
    AppState state = AppState::New;
    SystemTime submitted;
    std::optional<SystemTime> started; ///< the last change into Running
    std::vector<StateLogEntry> stateLog;
    std::vector<Pod> unrequested; ///< of a new application, before its requests arrive
    std::vector<Pod> pending; ///< oldest first
    std::vector<Pod> allocated; ///< oldest first
    Resource used;
    Resource maxUsed;
    ResourceHistory usageHistory; ///< of finished pods
};
} // namespace quotadeck::sim
