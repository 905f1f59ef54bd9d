// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queue.h"

#include "core/base/goduration.h"
#include "core/base/text.h"
#include "core/cluster/deadlines.h"
#include "core/cluster/queuetree.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>
#include <utility>

namespace quotadeck::cluster {
std::string_view stateName(QueueState state)
{
    switch (state) {
    case QueueState::Active:
        return "Active";
    case QueueState::Draining:
        return "Draining";
    case QueueState::Stopped:
        return "Stopped";
    }
    return {};
}

std::optional<QueueState> stateAfter(QueueState state, QueueEvent event)
{
    switch (event) {
    case QueueEvent::Remove:
        return state == QueueState::Stopped ? std::nullopt : std::optional(QueueState::Draining);
    case QueueEvent::Start:
        return QueueState::Active;
    case QueueEvent::Stop:
        return state == QueueState::Draining ? std::nullopt : std::optional(QueueState::Stopped);
    }
    return std::nullopt;
}

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

namespace {
constexpr std::chrono::nanoseconds kPreemptionDelay = std::chrono::seconds(30);

std::string_view property(const Queue& queue, const char* key)
{
    const auto found = queue.properties.find(key);
    return found == queue.properties.end() ? std::string_view() : std::string_view(found->second);
}

/// The positive duration that the property @p key holds, or else @p fallback (CFG-32).
std::chrono::nanoseconds delay(const Queue& queue, const char* key, std::chrono::nanoseconds fallback)
{
    const auto value = parseGoDuration(property(queue, key)).value_or(fallback);
    return value > std::chrono::nanoseconds::zero() ? value : fallback;
}

std::int32_t priorityOffset(const Queue& queue)
{
    const std::string_view text = property(queue, "priority.offset");
    std::int32_t offset = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), offset);
    return error == std::errc() && end == text.data() + text.size() ? offset : 0;
}
} // namespace

QueuePolicies policiesOf(const Queue& queue)
{
    const std::string_view preemption = property(queue, "preemption.policy");
    QueuePolicies policies;
    policies.isFair = !queue.isLeaf || property(queue, "application.sort.policy") == "fair";
    policies.sortsByPriority
        = !equalsIgnoringAsciiCase(property(queue, "application.sort.priority"), "disabled");
    policies.isPriorityFence = equalsIgnoringAsciiCase(property(queue, "priority.policy"), "fence");
    policies.priorityOffset = priorityOffset(queue);
    policies.allowsPreemption = !equalsIgnoringAsciiCase(preemption, "disabled");
    policies.isPreemptionFence = equalsIgnoringAsciiCase(preemption, "fence");
    policies.preemptionDelay
        = queue.isLeaf ? delay(queue, "preemption.delay", kPreemptionDelay) : kPreemptionDelay;
    policies.quotaPreemptionDelay = delay(queue, "quota.preemption.delay", std::chrono::nanoseconds::zero());
    return policies;
}

std::int32_t adjustedPriority(std::int32_t priority, const QueuePolicies& policies)
{
    if (priority == kNoPriority)
        return kNoPriority;
    const std::int64_t adjusted
        = std::int64_t{policies.isPriorityFence ? 0 : priority} + policies.priorityOffset;
    // The lowest number is taken: it says that nothing is pending.
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(adjusted, kNoPriority + std::int64_t{1},
                                                              std::numeric_limits<std::int32_t>::max()));
}

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
