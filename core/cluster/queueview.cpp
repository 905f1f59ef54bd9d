// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queueview.h"

#include "core/base/goduration.h"
#include "core/cluster/queuepolicies.h"
#include "core/cluster/queuequota.h"
#include "core/resource/resourceops.h"

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
} // namespace quotadeck::cluster
