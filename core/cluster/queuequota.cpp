// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queuequota.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <utility>

namespace quotadeck::cluster {
namespace {
/// The first type of @p request that @p queue has no room for (QUE-20).
std::optional<Denial> shortage(const Queue& queue, const Resource& request)
{
    for (const auto& [type, asked] : request.entries()) {
        const auto max = ResourceView(queue.max).find(type);
        if (!max && queue.parent)
            continue;
        const Quantity limit = std::max<Quantity>(0, max.value_or(0));
        const Quantity used = queue.allocated.valueOr0(type);
        if (saturatingAdd(asked, used) > limit)
            return Denial{DenialSubject::Queue, {}, queue.path, LimitOrigin::Own, type, used, asked, limit};
    }
    return std::nullopt;
}

Quantity toQuantity(std::uint64_t count)
{
    return static_cast<Quantity>(std::min(count, static_cast<std::uint64_t>(kMaxQuantity)));
}

/// Why @p app is one application too many in @p queue itself.
std::optional<Denial> applicationDenial(const Queue& queue, const ApplicationId& app)
{
    const std::uint64_t counted = queue.runningApplications + queue.allocatingAccepted.size();
    if (queue.maxApplications == 0 || queue.allocatingAccepted.contains(app)
        || counted < queue.maxApplications)
        return std::nullopt;
    return Denial{DenialSubject::Queue,
                  {},
                  queue.path,
                  LimitOrigin::Own,
                  std::nullopt,
                  toQuantity(counted),
                  1,
                  toQuantity(queue.maxApplications)};
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

Decision fits(const Queue& leaf, const Resource& request)
{
    for (const Queue* level = &leaf; level; level = level->parent) {
        if (auto denial = shortage(*level, request))
            return Decision{std::move(denial)};
    }
    return {};
}

Decision canRun(const Queue& leaf, const ApplicationId& app)
{
    if (leaf.parent) {
        if (Decision above = canRun(*leaf.parent, app); !above.isAllowed())
            return above;
    }
    return Decision{applicationDenial(leaf, app)};
}
} // namespace quotadeck::cluster
