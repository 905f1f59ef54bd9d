// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/quotapreemption.h"

#include "core/cluster/deadlines.h"
#include "core/cluster/queue.h"
#include "core/resource/resourceops.h"

#include <algorithm>

namespace quotadeck::cluster {
namespace {
bool isLower(const Resource& max, const std::optional<Resource>& before)
{
    return std::ranges::any_of(max.entries(), [&before](const Resource::Entry& entry) {
        const auto old = ResourceView(before).find(entry.type);
        return !old || entry.value < *old;
    });
}

Resource excessOf(const Queue& queue)
{
    Resource excess;
    for (const auto& [type, max] : queue.max->entries()) {
        const Quantity kept = std::max(max, ResourceView(queue.guaranteed).valueOr0(type));
        const Quantity above = saturatingSubtract(queue.allocated.valueOr0(type), kept);
        if (above > 0)
            excess.set(type, above);
    }
    return excess;
}
} // namespace

QuotaSettings quotaSettingsOf(const Queue& queue)
{
    return {queue.max, policiesOf(queue).quotaPreemptionDelay};
}

void updateQuotaPreemption(Queue& queue, const QuotaSettings& before, SystemTime now)
{
    const QuotaSettings settings = quotaSettingsOf(queue);
    const bool isOff = !queue.parent || !queue.isManaged || settings.delay.count() == 0 || !settings.max;
    if (isOff || fitInMaxUndef(settings.max, queue.allocated))
        queue.quotaPreemptionStart.reset();
    else if (before.delay.count() == 0 || isLower(*settings.max, before.max))
        queue.quotaPreemptionStart = deadlineAfter(now, settings.delay);
    else if (queue.quotaPreemptionStart)
        queue.quotaPreemptionStart
            = deadlineAfter(*queue.quotaPreemptionStart - before.delay, settings.delay);
}

void endQuotaPreemption(Queue& queue)
{
    if (queue.quotaPreemptionStart && fitInMaxUndef(queue.max, queue.allocated))
        queue.quotaPreemptionStart.reset();
}

std::vector<QuotaExcess> dueQuotaPreemptions(const QueueTree& tree, SystemTime now)
{
    std::vector<QuotaExcess> result;
    for (const Queue* queue : tree.queues()) {
        if (!queue->quotaPreemptionStart || *queue->quotaPreemptionStart > now)
            continue;
        Resource excess = excessOf(*queue);
        if (!isEmpty(excess))
            result.push_back({queue->path, std::move(excess)});
    }
    return result;
}
} // namespace quotadeck::cluster
