// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queuepolicies.h"

#include "core/base/goduration.h"
#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>

namespace quotadeck::cluster {
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
} // namespace quotadeck::cluster
