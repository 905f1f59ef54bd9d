// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/health.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <set>
#include <utility>

namespace quotadeck::sim {
namespace {
Resource sumOf(const std::vector<AllocationInfo>& allocations)
{
    Resource sum;
    for (const AllocationInfo& allocation : allocations)
        addTo(sum, allocation.resource);
    return sum;
}

bool isSame(ResourceView left, ResourceView right)
{
    return equalsOrEmpty(left, right);
}

/// The allocation keys that @p rows, nodes or applications, hold.
template <typename Rows>
std::set<std::string> keysOf(const Rows& rows)
{
    std::set<std::string> keys;
    for (const auto& row : rows) {
        for (const AllocationInfo& allocation : row.allocations)
            keys.insert(allocation.key);
    }
    return keys;
}

HealthCheck check(const char* name, const char* description, bool succeeded)
{
    return {name, succeeded, description, succeeded ? "OK" : "Not as expected"};
}
} // namespace

HealthInfo checkHealth(const PartitionSnapshot& partition)
{
    const auto& nodes = *partition.nodes;
    Resource onNodes;
    for (const NodeInfo& node : nodes)
        addTo(onNodes, node.allocated);
    const auto isNegative
        = [](const NodeInfo& node) { return hasNegative(node.allocated) || hasNegative(node.available); };
    const auto isConsistent
        = [](const NodeInfo& node) { return isSame(node.allocated, sumOf(node.allocations)); };
    const auto isReserved = [](const NodeInfo& node) { return node.isReserved; };
    const auto isUp = [](const NodeInfo& node) { return node.schedulable; };
    const auto keysOnNodes = keysOf(nodes);
    const auto keysOfApps = keysOf(*partition.applications);

    HealthInfo health;
    health.checks = {
        check("Failed nodes", "Every node takes part in scheduling", std::ranges::all_of(nodes, isUp)),
        check("Negative resources", "The partition uses no negative amount",
              !hasNegative(partition.info.usedCapacity)),
        check("Negative resources", "No node uses or offers a negative amount",
              std::ranges::none_of(nodes, isNegative)),
        check("Consistency of data", "The partition uses what its nodes use together",
              isSame(partition.info.usedCapacity, onNodes)),
        check("Consistency of data", "Every node uses what its allocations use together",
              std::ranges::all_of(nodes, isConsistent)),
        check("Reservation check", "No node is reserved", std::ranges::none_of(nodes, isReserved)),
        check("Orphan allocation on node check", "Every allocation on a node belongs to an application",
              std::ranges::includes(keysOfApps, keysOnNodes)),
        check("Orphan allocation on app check", "Every allocation of an application is on a node",
              std::ranges::includes(keysOnNodes, keysOfApps)),
    };
    health.healthy = std::ranges::all_of(health.checks, &HealthCheck::succeeded);
    return health;
}
} // namespace quotadeck::sim
