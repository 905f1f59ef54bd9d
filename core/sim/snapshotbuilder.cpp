// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/snapshotbuilder.h"

#include "core/base/version.h"
#include "core/cluster/queueview.h"
#include "core/resource/resourceops.h"
#include "core/sim/applicationview.h"
#include "core/sim/health.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::sim {
namespace {
std::vector<ApplicationInfo> applicationInfos(const World& world)
{
    std::vector<ApplicationInfo> result;
    result.reserve(world.applications().size());
    for (const auto& [number, app] : world.applications())
        result.push_back(applicationInfo(world, app));
    std::ranges::sort(result, {}, &ApplicationInfo::id);
    return result;
}

std::vector<NodeInfo> nodeInfos(const World& world)
{
    std::vector<NodeInfo> result;
    result.reserve(world.nodes().size());
    for (const Node& node : world.nodes()) {
        NodeInfo info;
        info.id = node.id;
        info.hostName = node.id;
        info.rackName = "/rack-default";
        info.attributes = {{"ready", "true"},
                           {"si/hostname", node.id},
                           {"si/instance-type", world.scenario().nodes[node.group].instanceType},
                           {"si/node-partition",
                            fmt::format("[{}]{}", world.scenario().clusterId, world.scenario().partition)},
                           {"si/rackname", info.rackName}};
        info.capacity = node.capacity;
        info.allocated = unlessEmpty(node.allocated);
        info.available = subtract(node.capacity, node.allocated);
        info.utilized = unlessEmpty(percent(node.capacity, node.allocated));
        info.schedulable = true;
        result.push_back(std::move(info));
    }
    for (const auto& [number, app] : world.applications()) {
        for (const Pod& pod : app.allocated)
            result[pod.node].allocations.push_back(allocationInfo(world, app, pod));
    }
    for (NodeInfo& node : result)
        std::ranges::sort(node.allocations, {}, &AllocationInfo::key);
    std::ranges::sort(result, {}, &NodeInfo::id);
    return result;
}

PartitionInfo partitionInfo(const World& world)
{
    const cluster::Queue& root = world.queues().root();
    PartitionInfo info;
    info.clusterId = world.scenario().clusterId;
    info.name = world.scenario().partition;
    info.capacity = root.max;
    info.usedCapacity = unlessEmpty(root.allocated);
    info.utilization = unlessEmpty(percent(root.max, root.allocated));
    info.nodeSortType = "fair";
    info.nodeSortWeights = {{"memory", 1.0}, {"vcore", 1.0}};
    info.quotaPreemptionEnabled = false;
    info.totalNodes = static_cast<std::int64_t>(world.nodes().size());
    for (const auto& [number, app] : world.applications()) {
        ++info.applications[stateName(app.state)];
        info.totalContainers += static_cast<std::int64_t>(app.allocated.size());
    }
    const auto completed = static_cast<std::int64_t>(world.completedApplications());
    if (completed > 0)
        info.applications[stateName(AppState::Completed)] = completed;
    info.applications["total"] = static_cast<std::int64_t>(world.applications().size()) + completed;
    info.state = "Active";
    info.lastStateTransitionTime = epochNanoseconds(world.scenario().start);
    return info;
}

ClusterInfo clusterInfo(const World& world)
{
    ClusterInfo info;
    info.startTime = epochNanoseconds(world.scenario().start);
    info.buildInformation.push_back(
        {{"buildVersion", std::string(kVersion)}, {"rmId", world.scenario().clusterId}});
    info.partition = world.scenario().partition;
    info.clusterName = "kubernetes";
    return info;
}
} // namespace

ClusterSnapshot buildSnapshot(const World& world)
{
    ClusterSnapshot snapshot;
    snapshot.time = world.now();
    snapshot.clusters = {clusterInfo(world)};
    PartitionSnapshot partition;
    partition.info = partitionInfo(world);
    partition.queues = cluster::queueInfos(world.queues(), world.scenario().partition);
    partition.users = world.usage().users();
    partition.groups = world.usage().groups();
    partition.applications = applicationInfos(world);
    partition.nodes = nodeInfos(world);
    snapshot.health = checkHealth(partition);
    snapshot.partitions.push_back(std::move(partition));
    return snapshot;
}
} // namespace quotadeck::sim
