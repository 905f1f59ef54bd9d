// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck {
/// The scheduler's marker for "no pending request", the lowest priority there is.
inline constexpr std::int32_t kNoPriority = std::numeric_limits<std::int32_t>::min();

/// Settings that dynamic leaf queues below a queue are created with.
struct QueueTemplate
{
    std::uint64_t maxApplications = 0; ///< 0 = unlimited
    std::optional<Resource> max;
    std::optional<Resource> guaranteed;
    std::map<std::string, std::string> properties;

    friend bool operator==(const QueueTemplate&, const QueueTemplate&) = default;
};

/// One queue as the scheduler reports it (REST-12).
///
/// Shape:  flat; the tree is given by the paths. A nil resource means: not set, so unlimited for a maximum and
///         none for a usage.
/// Source: the `queues` endpoint; the fields from `isQuotaPreemptionRunning` on exist in newer servers only.
struct QueueInfo
{
    QueuePath path;
    QueuePath parent; ///< empty for the root
    std::string status;
    std::string partition; ///< as sent: filled only on the root of a full listing
    std::optional<Resource> pending;
    std::optional<Resource> max; ///< own maximum; of the root: what the nodes offer
    std::optional<Resource> guaranteed;
    std::optional<Resource> allocated;
    std::optional<Resource> preempting;
    std::optional<Resource> headroom; ///< smallest of (max - allocated) up to the root; may be negative
    bool isLeaf = false;
    bool isManaged = false;
    std::map<std::string, std::string> properties; ///< effective ones
    std::optional<QueueTemplate> childTemplate;
    std::optional<Resource> absUsedCapacity; ///< percent of the own maximum
    std::uint64_t maxRunningApps = 0; ///< 0 = unlimited
    std::uint64_t runningApps = 0;
    std::int32_t currentPriority = kNoPriority;
    std::vector<std::string> allocatingAcceptedApps; ///< sorted
    std::string sortingPolicy;
    bool prioritySorting = false;
    bool preemptionEnabled = false;
    bool isPreemptionFence = false;
    std::string preemptionDelay; ///< Go duration, "30s"
    std::string quotaPreemptionDelay;
    bool isPriorityFence = false;
    std::int32_t priorityOffset = 0;
    std::optional<bool> isQuotaPreemptionRunning;
    std::optional<std::int64_t> quotaPreemptionStartTime; ///< nanoseconds since the epoch
    std::optional<std::uint64_t> unschedulableAskBackoff;
    std::optional<std::string> askBackoffDelay;

    friend bool operator==(const QueueInfo&, const QueueInfo&) = default;
};
} // namespace quotadeck
