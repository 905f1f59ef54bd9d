// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scheduler/snapshotbuilder.h"

#include "core/base/version.h"
#include "core/cluster/partitionview.h"
#include "core/resource/resourceops.h"
#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::sim {
namespace {
/// The scheduler's self-test (REST-21) of @p partition, which must be complete. Its texts are those that a scheduler
/// would send: data, which the window shows as they are.
[[nodiscard]] HealthInfo checkHealth(const PartitionSnapshot& partition);

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

/// The allocation keys that @p rows, nodes or applications, hold, each once and in order; valid as long as the rows are.
template <typename Rows>
std::vector<std::string_view> keysOf(const Rows& rows)
{
    std::vector<std::string_view> keys;
    for (const auto& row : rows) {
        for (const AllocationInfo& allocation : row.allocations)
            keys.emplace_back(allocation.key);
    }
    std::ranges::sort(keys);
    const auto repeated = std::ranges::unique(keys);
    keys.erase(repeated.begin(), repeated.end());
    return keys;
}

HealthCheck check(const char* name, const char* description, bool succeeded)
{
    return {name, succeeded, description, succeeded ? "OK" : "Not as expected"};
}

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

std::int64_t nanoseconds(SystemTime time)
{
    return time.time_since_epoch().count();
}

/// Adds what the scheduler's shim reads from the pod in Kubernetes.
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

void describePods(const SchedulerSimulation& simulation, PartitionSnapshot& partition)
{
    for (ApplicationInfo& info : *partition.applications) {
        const auto app = simulation.owners().applications().find(info.id);
        if (app == simulation.owners().applications().end())
            continue;
        for (RequestInfo& request : info.requests)
            describePod(request, app->second, info.queue);
        for (AllocationInfo& allocation : info.allocations)
            describePod(allocation, app->second, info.queue);
    }
    for (NodeInfo& node : *partition.nodes) {
        for (AllocationInfo& allocation : node.allocations) {
            const ApplicationId id(allocation.applicationId);
            if (const auto app = simulation.owners().applications().find(id);
                app != simulation.owners().applications().end())
                describePod(allocation, app->second,
                            simulation.partition().applications().at(id).data().spec.queue);
        }
    }
}

void describeNodes(const SchedulerSimulation& simulation, PartitionSnapshot& partition)
{
    for (NodeInfo& node : *partition.nodes) {
        node.rackName = "/rack-default";
        node.attributes.merge(std::map<std::string, std::string>{
            {"ready", "true"},
            {"si/hostname", node.id},
            {"si/node-partition",
             fmt::format("[{}]{}", simulation.scenario().clusterId, partition.info.name)},
            {"si/rackname", node.rackName}});
    }
}

/// Gives queues that were created by submitting in Mode::Seed their letter case, wherever the snapshot names them.
class LetterCase
{
public:
    explicit LetterCase(const cluster::QueueTree& tree)
    {
        for (const cluster::Queue* queue : tree.queues()) {
            if (queue->shown != queue->path)
                m_shown.emplace(queue->path, queue->shown);
        }
    }

    void applyTo(PartitionSnapshot& partition) const
    {
        if (m_shown.empty())
            return;
        for (QueueInfo& queue : *partition.queues) {
            restore(queue.path);
            restore(queue.parent);
        }
        for (ApplicationInfo& app : *partition.applications)
            restore(app.queue);
        restoreAll(*partition.users);
        restoreAll(*partition.groups);
        normalize(partition);
    }

private:
    void restore(QueuePath& path) const
    {
        if (const auto shown = m_shown.find(path); shown != m_shown.end())
            path = shown->second;
    }
    template <typename People>
    void restoreAll(People& people) const
    {
        for (auto& person : people) {
            for (UsageNode& node : person.nodes)
                restore(node.path);
        }
    }

    std::map<QueuePath, QueuePath> m_shown; // by the path that queues are found by; only those that differ
};

ClusterInfo clusterInfo(const SchedulerSimulation& simulation, const std::string& partition)
{
    ClusterInfo info;
    info.startTime = nanoseconds(simulation.scenario().start);
    info.buildInformation.push_back(
        {{"buildVersion", std::string(kVersion)}, {"rmId", simulation.scenario().clusterId}});
    info.partition = partition;
    info.clusterName = "kubernetes";
    return info;
}
} // namespace

ClusterSnapshot buildSnapshot(const SchedulerSimulation& simulation, EndedApplications ended)
{
    ClusterSnapshot snapshot;
    snapshot.time = simulation.now();
    for (const auto& [name, partition] : simulation.cluster().partitions()) {
        PartitionSnapshot& view = snapshot.partitions.emplace_back(
            cluster::partitionSnapshot(partition, simulation.scenario().clusterId, ended));
        view.info.lastStateTransitionTime = nanoseconds(simulation.scenario().start);
        snapshot.clusters.push_back(clusterInfo(simulation, name));
        describeNodes(simulation, view);
        if (&partition != &simulation.partition())
            continue;
        describePods(simulation, view);
        if (simulation.scenario().mode == Mode::Seed)
            LetterCase(partition.queues()).applyTo(view);
        snapshot.health = checkHealth(view);
    }
    return snapshot;
}
} // namespace quotadeck::sim
