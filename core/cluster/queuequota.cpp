// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queuequota.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <utility>

namespace quotadeck::cluster {
namespace {
Quantity toQuantity(std::uint64_t count)
{
    return static_cast<Quantity>(std::min(count, static_cast<std::uint64_t>(kMaxQuantity)));
}

} // namespace

std::optional<Resource> headroom(const Queue& queue)
{
    std::optional<Resource> result;
    for (const Queue* level = &queue; level; level = level->parent) {
        if (level->max)
            result = componentMin(result, subtractOnlyExisting(level->max, level->allocated));
    }
    return result;
}

std::optional<Resource> effectiveMax(const Queue& queue)
{
    std::optional<Resource> result;
    for (const Queue* level = &queue; level; level = level->parent)
        result = componentMin(result, level->max);
    return result;
}

std::optional<Resource> maxSet(const Queue& queue)
{
    std::optional<Resource> result;
    for (const Queue* level = &queue; level->parent; level = level->parent)
        result = componentMin(result, level->max);
    return result;
}

std::optional<Resource> fairMax(const Queue& queue)
{
    if (!queue.parent)
        return queue.max;
    std::optional<Resource> result = fairMax(*queue.parent);
    if (isEmpty(result) || !queue.max)
        return result;
    for (const auto& [type, value] : queue.max->entries())
        result->set(type, value);
    return result;
}

Decision fitsHere(const Queue& queue, ResourceType type, Quantity asked)
{
    const auto max = ResourceView(queue.max).find(type);
    if (!max && queue.parent)
        return {};
    const Quantity limit = std::max<Quantity>(0, max.value_or(0));
    const Quantity used = queue.allocated.valueOr0(type);
    if (saturatingAdd(asked, used) <= limit)
        return {};
    return Decision{Denial{DenialSubject::Queue, {}, queue.path, LimitOrigin::Own, type, used, asked, limit}};
}

Decision fits(const Queue& leaf, const Resource& request)
{
    for (const Queue* level = &leaf; level; level = level->parent) {
        for (const auto& [type, asked] : request.entries()) {
            if (Decision decision = fitsHere(*level, type, asked); !decision.isAllowed())
                return decision;
        }
    }
    return {};
}

std::uint64_t countedApplications(const Queue& queue)
{
    return queue.runningApplications + queue.allocatingAccepted.size();
}

Decision canRunHere(const Queue& queue, const ApplicationId& app)
{
    const std::uint64_t counted = countedApplications(queue);
    if (queue.maxApplications == 0 || queue.allocatingAccepted.contains(app)
        || counted < queue.maxApplications)
        return {};
    return Decision{Denial{DenialSubject::Queue,
                           {},
                           queue.path,
                           LimitOrigin::Own,
                           std::nullopt,
                           toQuantity(counted),
                           1,
                           toQuantity(queue.maxApplications)}};
}

Decision canRun(const Queue& leaf, const ApplicationId& app)
{
    if (leaf.parent) {
        if (Decision above = canRun(*leaf.parent, app); !above.isAllowed())
            return above;
    }
    return canRunHere(leaf, app);
}
} // namespace quotadeck::cluster
