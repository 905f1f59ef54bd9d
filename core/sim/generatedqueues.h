// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// A large cluster in a few numbers.
struct GeneratedCluster
{
    std::vector<std::int64_t> queues; ///< children of each queue, by level; the last level has the leaves
    std::int64_t users = 1; ///< "user-0001" and so on
    std::int64_t groups = 1; ///< "group-001" and so on; each user is in one
    Resource leafMax;
    Resource userLimit; ///< of every user, at the root
};

/// How many queues there are with the root; at most @p most and one more.
[[nodiscard]] std::int64_t queueCount(const GeneratedCluster& cluster, std::int64_t most);
/// The queues.yaml of @p partition.
[[nodiscard]] std::string queuesText(const GeneratedCluster& cluster, const std::string& partition);
[[nodiscard]] std::vector<ScenarioUser> usersOf(const GeneratedCluster& cluster);
} // namespace quotadeck::sim
