// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/queue.h"

#include <chrono>
#include <cstdint>

namespace quotadeck::cluster {
/// What the effective properties of a queue make of it; what is absent or unreadable has its default (section 2.3).
struct QueuePolicies
{
    bool isFair = false; ///< sorts by share, not by time; always so in a parent (QUE-65, QUE-66)
    bool sortsByPriority = true;
    bool isPriorityFence = false; ///< shows its offset upwards instead of its priority (QUE-67)
    std::int32_t priorityOffset = 0;
    bool allowsPreemption = true;
    bool isPreemptionFence = false;
    std::chrono::nanoseconds preemptionDelay{}; ///< of a leaf; a parent has the default
    std::chrono::nanoseconds quotaPreemptionDelay{}; ///< 0 = off (QUE-70)
};

[[nodiscard]] QueuePolicies policiesOf(const Queue& queue);

/// @p priority as a queue with @p policies shows it to the one above; kNoPriority stays what it is (QUE-67).
[[nodiscard]] std::int32_t adjustedPriority(std::int32_t priority, const QueuePolicies& policies);
} // namespace quotadeck::cluster
