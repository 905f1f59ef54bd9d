// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/queueview.h"

#include "core/base/goduration.h"
#include "core/base/text.h"
#include "core/resource/resourceops.h"
#include "core/sim/applicationview.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace quotadeck::sim {
namespace {
/// Where the configuration does not say otherwise (section 2.3 of the scheduler's configuration).
constexpr std::chrono::nanoseconds kPreemptionDelay = std::chrono::seconds(30);
constexpr std::chrono::nanoseconds kQuotaPreemptionDelay{}; // off

std::string property(const cluster::Queue& queue, const char* key)
{
    const auto found = queue.properties.find(key);
    return found == queue.properties.end() ? std::string() : found->second;
}

/// The positive duration that the property @p key holds, or else @p fallback; in the scheduler's format (CFG-32).
std::string delay(const cluster::Queue& queue, const char* key, std::chrono::nanoseconds fallback)
{
    const auto value = parseGoDuration(property(queue, key)).value_or(fallback);
    return goDurationText(value > std::chrono::nanoseconds::zero() ? value : fallback);
}

std::int32_t priorityOffset(const cluster::Queue& queue)
{
    const std::string text = property(queue, "priority.offset");
    std::int32_t offset = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), offset);
    return error == std::errc() && end == text.data() + text.size() ? offset : 0;
}

void addPolicies(const cluster::Queue& queue, QueueInfo& info)
{
    const std::string preemption = property(queue, "preemption.policy");
    const bool isFairLeaf = property(queue, "application.sort.policy") == "fair";
    info.sortingPolicy = !queue.isLeaf || isFairLeaf ? "fair" : "fifo";
    info.prioritySorting = !equalsIgnoringAsciiCase(property(queue, "application.sort.priority"), "disabled");
    info.preemptionEnabled = !equalsIgnoringAsciiCase(preemption, "disabled");
    info.isPreemptionFence = equalsIgnoringAsciiCase(preemption, "fence");
    info.preemptionDelay = queue.isLeaf ? delay(queue, "preemption.delay", kPreemptionDelay)
                                        : goDurationText(kPreemptionDelay);
    info.quotaPreemptionDelay = delay(queue, "quota.preemption.delay", kQuotaPreemptionDelay);
    info.isPriorityFence = equalsIgnoringAsciiCase(property(queue, "priority.policy"), "fence");
    info.priorityOffset = priorityOffset(queue);
}

QueueInfo queueInfo(const World& world, const cluster::Queue& queue, const Resource& pending)
{
    QueueInfo info;
    info.path = queue.path;
    info.parent = queue.path.parent();
    info.status = "Active";
    info.pending = unlessEmpty(pending);
    info.max = queue.max;
    info.guaranteed = queue.guaranteed;
    info.allocated = unlessEmpty(queue.allocated);
    info.headroom = world.queues().headroom(queue.path);
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
std::vector<Resource> pendingByQueue(const World& world)
{
    const auto& queues = world.queues().queues();
    std::vector<Resource> pending(queues.size());
    for (const auto& [number, app] : world.applications()) {
        const Resource wanted = pendingOf(app);
        const cluster::Queue* const leaf = world.queues().find(app.queue);
        auto index = std::optional(static_cast<std::size_t>(leaf - queues.data()));
        for (; index; index = queues[*index].parent)
            addTo(pending[*index], wanted);
    }
    return pending;
}

/// Shows the priority 0 of the pending requests, adjusted by the queues on the way up (QUE-67). Children come
/// after their parent, so that one pass from the end sees every child before it.
void addPriorities(const std::vector<cluster::Queue>& queues, std::vector<QueueInfo>& infos)
{
    for (std::size_t index = infos.size(); index-- > 0;) {
        QueueInfo& info = infos[index];
        if (queues[index].isLeaf && info.pending)
            info.currentPriority = 0;
        if (info.currentPriority != kNoPriority) {
            const std::int64_t adjusted
                = std::int64_t{info.isPriorityFence ? 0 : info.currentPriority} + info.priorityOffset;
            info.currentPriority = static_cast<std::int32_t>(std::clamp<std::int64_t>(
                adjusted, kNoPriority + std::int64_t{1}, std::numeric_limits<std::int32_t>::max()));
        }
        if (queues[index].parent) {
            QueueInfo& parent = infos[*queues[index].parent];
            parent.currentPriority = std::max(parent.currentPriority, info.currentPriority);
        }
    }
}
} // namespace

std::vector<QueueInfo> queueInfos(const World& world)
{
    const auto& queues = world.queues().queues();
    const std::vector<Resource> pending = pendingByQueue(world);
    std::vector<QueueInfo> infos;
    infos.reserve(queues.size());
    for (std::size_t index = 0; index < queues.size(); ++index)
        infos.push_back(queueInfo(world, queues[index], pending[index]));
    addPriorities(queues, infos);
    return infos;
}
} // namespace quotadeck::sim
