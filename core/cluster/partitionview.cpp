// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partitionview.h"

#include "core/base/goduration.h"
#include "core/cluster/queue.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace quotadeck::cluster {
namespace {
std::optional<Resource> unlessEmpty(const Resource& resource)
{
    return isEmpty(resource) ? std::nullopt : std::optional(resource);
}

void addPolicies(const Queue& queue, QueueInfo& info)
{
    const QueuePolicies policies = policiesOf(queue);
    info.sortingPolicy = policies.isFair ? "fair" : "fifo";
    info.prioritySorting = policies.sortsByPriority;
    info.preemptionEnabled = policies.allowsPreemption;
    info.isPreemptionFence = policies.isPreemptionFence;
    info.preemptionDelay = goDurationText(policies.preemptionDelay);
    info.quotaPreemptionDelay = goDurationText(policies.quotaPreemptionDelay);
    info.isPriorityFence = policies.isPriorityFence;
    info.priorityOffset = policies.priorityOffset;
}
} // namespace

QueueInfo queueInfo(const Queue& queue)
{
    QueueInfo info;
    info.path = queue.path;
    info.parent = queue.path.parent();
    info.status = stateName(queue.state);
    info.pending = unlessEmpty(queue.pending);
    info.max = queue.max;
    info.guaranteed = queue.guaranteed;
    info.allocated = unlessEmpty(queue.allocated);
    info.headroom = headroom(queue);
    info.isLeaf = queue.isLeaf;
    info.isManaged = queue.isManaged;
    info.properties = queue.properties;
    info.childTemplate = queue.childTemplate;
    if (queue.parent && queue.max)
        info.absUsedCapacity = unlessEmpty(percent(queue.max, queue.allocated));
    info.maxRunningApps = queue.maxApplications;
    info.runningApps = queue.runningApplications;
    info.currentPriority = queue.priority;
    info.allocatingAcceptedApps.reserve(queue.allocatingAccepted.size());
    for (const ApplicationId& app : queue.allocatingAccepted)
        info.allocatingAcceptedApps.push_back(app.text());
    if (queue.quotaPreemptionStart)
        info.quotaPreemptionStartTime = queue.quotaPreemptionStart->time_since_epoch().count();
    if (queue.drainingSince)
        info.drainingSince = queue.drainingSince->time_since_epoch().count();
    addPolicies(queue, info);
    return info;
}

std::vector<QueueInfo> queueInfos(const QueueTree& tree, const std::string& partition)
{
    std::vector<QueueInfo> infos;
    for (const Queue* queue : tree.queues())
        infos.push_back(queueInfo(*queue));
    infos.front().partition = partition;
    return infos;
}

namespace {
std::int64_t nanoseconds(SystemTime time)
{
    return time.time_since_epoch().count();
}

AllocationInfo allocationInfo(const Application& app, const Allocation& allocation)
{
    const Request& request = allocation.request;
    AllocationInfo info;
    info.key = request.key;
    info.requestTime = nanoseconds(request.created);
    info.allocationTime = nanoseconds(allocation.bound);
    info.allocationDelay = info.allocationTime - info.requestTime;
    info.resource = request.resource;
    info.priority = std::to_string(request.priority);
    info.nodeId = allocation.placing.nodeId;
    info.applicationId = app.id().text();
    info.placeholder = request.isPlaceholder;
    info.placeholderUsed = allocation.hasReplaced;
    info.taskGroupName = request.taskGroup;
    info.preempted = allocation.isPreempted();
    return info;
}

RequestInfo requestInfo(const Partition& partition, const Application& app, const Request& request)
{
    RequestInfo info;
    info.key = request.key;
    info.requestTime = nanoseconds(request.created);
    info.resource = request.resource;
    info.priority = std::to_string(request.priority);
    info.applicationId = app.id().text();
    info.placeholder = request.isPlaceholder;
    info.taskGroupName = request.taskGroup;
    if (const auto* const log = partition.logs().find(app.id(), request.key)) {
        info.log = *log;
        info.schedulingAttempted = true;
    }
    return info;
}

/// Every application with its allocations, and what they add to their nodes.
void addApplications(const Partition& partition, PartitionSnapshot& snapshot)
{
    auto& applications = snapshot.applications.emplace();
    std::map<std::string, std::vector<AllocationInfo>> byNode;
    for (const auto& [id, app] : partition.applications()) {
        applications.push_back(applicationInfo(partition, app));
        for (const AllocationInfo& allocation : applications.back().allocations)
            byNode[allocation.nodeId].push_back(allocation);
    }
    auto& nodes = snapshot.nodes.emplace();
    for (const auto& [id, node] : partition.nodes().all()) {
        NodeInfo info;
        info.id = id;
        info.hostName = id;
        if (!node.instanceType.empty())
            info.attributes = {{"si/instance-type", node.instanceType}};
        info.capacity = node.capacity;
        info.allocated = unlessEmpty(node.allocated);
        info.available = subtract(node.capacity, node.allocated);
        info.utilized = unlessEmpty(percent(node.capacity, node.allocated));
        info.schedulable = node.isSchedulable;
        info.allocations = std::move(byNode[id]);
        nodes.push_back(std::move(info));
    }
}

/// Those that the partition keeps; what an application has used is not kept longer than it runs (SUM-4).
void addFinished(const Partition& partition, PartitionSnapshot& snapshot)
{
    std::vector<ApplicationInfo> rows;
    rows.reserve(partition.finished().size() + partition.rejected().size());
    for (const auto* ended : {&partition.finished(), &partition.rejected()}) {
        for (const Application& app : *ended)
            rows.push_back(applicationInfo(partition, app));
    }
    snapshot.finished = finishedApplications(std::move(rows));
}

PartitionInfo partitionInfo(const Partition& partition, const std::string& clusterId)
{
    const Queue& root = partition.queues().root();
    const PartitionSettings& settings = partition.settings();
    PartitionInfo info;
    info.clusterId = clusterId;
    info.name = partition.name();
    info.capacity = root.max;
    info.usedCapacity = unlessEmpty(root.allocated);
    info.utilization = unlessEmpty(percent(root.max, root.allocated));
    info.nodeSortType = settings.nodeSorting.isBinPacking ? "binpacking" : "fair";
    for (const auto& [type, weight] : settings.nodeSorting.weights)
        info.nodeSortWeights.emplace(type.name(), weight);
    info.preemptionEnabled = settings.isPreemptionEnabled;
    info.quotaPreemptionEnabled = settings.isQuotaPreemptionEnabled;
    info.totalNodes = static_cast<std::int64_t>(partition.nodes().all().size());
    std::int64_t total = 0;
    std::map<AppState, std::int64_t>
        counts; // few keys that cost no allocation: there may be thousands to count
    const auto count = [&](const Application& app) {
        ++counts[app.state()];
        ++total;
    };
    for (const auto& [id, app] : partition.applications()) {
        count(app);
        info.totalContainers += static_cast<std::int64_t>(app.data().allocations.size());
    }
    std::ranges::for_each(partition.finished(), count);
    std::ranges::for_each(partition.rejected(), count);
    for (const auto& [state, number] : counts)
        info.applications[std::string(stateName(state))] = number;
    info.applications["total"] = total;
    info.state = partition.isDraining() ? "Draining" : "Active";
    return info;
}
} // namespace

ApplicationInfo applicationInfo(const Partition& partition, const Application& app)
{
    const ApplicationData& data = app.data();
    ApplicationInfo info;
    info.id = app.id();
    info.used = unlessEmpty(data.used);
    info.maxUsed = unlessEmpty(data.maxUsed);
    info.pending = unlessEmpty(data.pending);
    info.partition = partition.name();
    info.queue = data.spec.queue;
    info.submissionTime = nanoseconds(data.submitted);
    info.finishedTime = data.finished ? nanoseconds(*data.finished) : 0;
    for (const Request& request : data.requests)
        info.requests.push_back(requestInfo(partition, app, request));
    std::ranges::sort(info.requests, {}, &RequestInfo::key);
    for (const auto& [key, allocation] : data.allocations)
        info.allocations.push_back(allocationInfo(app, allocation));
    info.state = stateName(app.state());
    info.user = data.spec.user.user;
    info.groups = data.spec.user.groups;
    info.rejectedMessage = data.message;
    for (const StateChange& change : data.states.log())
        info.stateLog.push_back({nanoseconds(change.time), std::string(stateName(change.to))});
    info.placeholders = data.taskGroups.counts();
    info.maxRequestPriority = app.requestPriority();
    if (const auto started = data.states.started())
        info.startTime = floor<std::chrono::milliseconds>(started->time_since_epoch()).count();
    info.usageHistory = usage::restHistory(data.usage.used);
    info.preemptedHistory = usage::restHistory(data.usage.preempted);
    info.placeholderHistory = usage::restHistory(data.usage.placeholder);
    return info;
}

PartitionSnapshot partitionSnapshot(const Partition& partition, const std::string& clusterId,
                                    EndedApplications ended)
{
    PartitionSnapshot snapshot;
    snapshot.info = partitionInfo(partition, clusterId);
    snapshot.queues = queueInfos(partition.queues(), partition.name());
    snapshot.users = partition.usage().users();
    snapshot.groups = partition.usage().groups();
    addApplications(partition, snapshot);
    if (ended == EndedApplications::Known)
        addFinished(partition, snapshot);
    normalize(snapshot);
    return snapshot;
}
} // namespace quotadeck::cluster
