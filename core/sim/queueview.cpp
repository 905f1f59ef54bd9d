// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/queueview.h"

#include "core/base/goduration.h"
#include "core/cluster/queuepolicies.h"
#include "core/cluster/queuequota.h"
#include "core/resource/resourceops.h"
#include "core/sim/applicationview.h"

#include <algorithm>
#include <unordered_map>

namespace quotadeck::sim {
namespace {
void addPolicies(const cluster::Queue& queue, QueueInfo& info)
{
    const cluster::QueuePolicies policies = cluster::policiesOf(queue);
    info.sortingPolicy = policies.isFair ? "fair" : "fifo";
    info.prioritySorting = policies.sortsByPriority;
    info.preemptionEnabled = policies.allowsPreemption;
    info.isPreemptionFence = policies.isPreemptionFence;
    info.preemptionDelay = goDurationText(policies.preemptionDelay);
    info.quotaPreemptionDelay = goDurationText(policies.quotaPreemptionDelay);
    info.isPriorityFence = policies.isPriorityFence;
    info.priorityOffset = policies.priorityOffset;
}

QueueInfo queueInfo(const World& world, const cluster::Queue& queue)
{
    QueueInfo info;
    info.path = queue.path;
    info.parent = queue.path.parent();
    info.status = "Active";
    info.max = queue.max;
    info.guaranteed = queue.guaranteed;
    info.allocated = unlessEmpty(queue.allocated);
    info.headroom = cluster::headroom(queue);
    info.isLeaf = queue.isLeaf;
    info.isManaged = true;
    info.properties = queue.properties;
    if (queue.parent && queue.max)
        info.absUsedCapacity = unlessEmpty(percent(queue.max, queue.allocated));
    else if (!queue.parent)
        info.partition = world.scenario().partition;
    info.maxRunningApps = queue.maxApplications;
    info.runningApps = queue.runningApplications;
    info.allocatingAcceptedApps.reserve(queue.allocatingAccepted.size());
    for (const ApplicationId& app : queue.allocatingAccepted)
        info.allocatingAcceptedApps.push_back(app.text());
    addPolicies(queue, info);
    return info;
}

/// The sums of the pending requests, by queue.
std::unordered_map<const cluster::Queue*, Resource> pendingByQueue(const World& world)
{
    std::unordered_map<const cluster::Queue*, Resource> pending;
    for (const auto& [number, app] : world.applications()) {
        const Resource wanted = pendingOf(app);
        for (const cluster::Queue* queue = world.queues().find(app.queue); queue; queue = queue->parent)
            addTo(pending[queue], wanted);
    }
    return pending;
}

/// Shows the priority 0 of the pending requests, adjusted by the queues on the way up (QUE-67).
std::int32_t addPriorities(const cluster::Queue& queue,
                           const std::unordered_map<const cluster::Queue*, QueueInfo*>& infos)
{
    QueueInfo& info = *infos.at(&queue);
    std::int32_t priority = queue.isLeaf && info.pending ? 0 : kNoPriority;
    for (const cluster::Queue* child : queue.children)
        priority = std::max(priority, addPriorities(*child, infos));
    info.currentPriority = cluster::adjustedPriority(priority, cluster::policiesOf(queue));
    return info.currentPriority;
}
} // namespace

std::vector<QueueInfo> queueInfos(const World& world)
{
    const auto queues = world.queues().queues();
    auto pending = pendingByQueue(world);
    std::vector<QueueInfo> infos;
    infos.reserve(queues.size());
    std::unordered_map<const cluster::Queue*, QueueInfo*> byQueue;
    for (const cluster::Queue* queue : queues) {
        infos.push_back(queueInfo(world, *queue));
        infos.back().pending = unlessEmpty(pending[queue]);
        byQueue.emplace(queue, &infos.back());
    }
    addPriorities(world.queues().root(), byQueue);
    return infos;
}
} // namespace quotadeck::sim
