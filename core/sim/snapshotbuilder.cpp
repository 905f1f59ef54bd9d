// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/snapshotbuilder.h"

#include "core/base/version.h"
#include "core/cluster/partitionview.h"
#include "core/sim/health.h"

#include <chrono>
#include <fmt/format.h>
#include <string>
#include <utility>

namespace quotadeck::sim {
namespace {
std::int64_t nanoseconds(SystemTime time)
{
    return time.time_since_epoch().count();
}

/// What Kubernetes tells of a pod: only the scheduler's shim knows it.
template <typename Row>
void describePod(Row& row, const OwnedApplication& app, const QueuePath& queue)
{
    using namespace std::chrono;
    const seconds created = floor<seconds>(Nanoseconds(row.requestTime));
    row.tags = {{"creationTime", std::to_string(created.count())},
                {"kubernetes.io/meta/namespace",
                 app.namespaceName.empty() ? std::string(queue.name()) : app.namespaceName},
                {"kubernetes.io/meta/podName", row.key}};
    row.originator = row.key == app.firstPod;
}

void describePods(const World& world, PartitionSnapshot& partition)
{
    for (ApplicationInfo& info : *partition.applications) {
        const auto app = world.applications().find(info.id);
        if (app == world.applications().end())
            continue;
        for (RequestInfo& request : info.requests)
            describePod(request, app->second, info.queue);
        for (AllocationInfo& allocation : info.allocations)
            describePod(allocation, app->second, info.queue);
    }
    for (NodeInfo& node : *partition.nodes) {
        for (AllocationInfo& allocation : node.allocations) {
            const ApplicationId id(allocation.applicationId);
            if (const auto app = world.applications().find(id); app != world.applications().end())
                describePod(allocation, app->second,
                            world.partition().applications().at(id).data().spec.queue);
        }
    }
}

void describeNodes(const World& world, PartitionSnapshot& partition)
{
    for (NodeInfo& node : *partition.nodes) {
        node.rackName = "/rack-default";
        node.attributes.merge(std::map<std::string, std::string>{
            {"ready", "true"},
            {"si/hostname", node.id},
            {"si/node-partition", fmt::format("[{}]{}", world.scenario().clusterId, partition.info.name)},
            {"si/rackname", node.rackName}});
    }
}

ClusterInfo clusterInfo(const World& world, const std::string& partition)
{
    ClusterInfo info;
    info.startTime = nanoseconds(world.scenario().start);
    info.buildInformation.push_back(
        {{"buildVersion", std::string(kVersion)}, {"rmId", world.scenario().clusterId}});
    info.partition = partition;
    info.clusterName = "kubernetes";
    return info;
}
} // namespace

ClusterSnapshot buildSnapshot(const World& world)
{
    ClusterSnapshot snapshot;
    snapshot.time = world.now();
    if (world.elastic())
        return snapshot; // it has no queues
    for (const auto& [name, partition] : world.cluster().partitions()) {
        PartitionSnapshot& view = snapshot.partitions.emplace_back(
            cluster::partitionSnapshot(partition, world.scenario().clusterId));
        view.info.lastStateTransitionTime = nanoseconds(world.scenario().start);
        snapshot.clusters.push_back(clusterInfo(world, name));
        describeNodes(world, view);
        if (&partition != &world.partition())
            continue;
        describePods(world, view);
        snapshot.health = checkHealth(view);
    }
    return snapshot;
}
} // namespace quotadeck::sim
