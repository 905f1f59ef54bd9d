// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/applicationinfo.h"
#include "core/snapshot/clusterinfo.h"
#include "core/snapshot/queueinfo.h"
#include "core/snapshot/usageinfo.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace quotadeck {
using SystemTime = std::chrono::sys_time<std::chrono::nanoseconds>;

/// One partition at one moment. An empty optional is "unknown": the source does not offer that part, or it has
/// not been read yet. It is never shown as zero or as an empty list.
///
/// Shape: queues in pre-order, siblings by name, every queue after its parent; the other lists by id. No key comes twice. The REST
///        interface sends them in random order (REST-6), so a sorted list is what makes two reads comparable.
struct PartitionSnapshot
{
    PartitionInfo info;
    std::optional<std::vector<QueueInfo>> queues;
    std::optional<std::vector<UserUsage>> users;
    std::optional<std::vector<GroupUsage>> groups;
    std::optional<std::vector<ApplicationInfo>> applications; ///< not finished ones
    std::optional<std::vector<NodeInfo>> nodes;

    friend bool operator==(const PartitionSnapshot&, const PartitionSnapshot&) = default;
};

/// Everything a source told about a cluster at one moment. An immutable value: shared as
/// std::shared_ptr<const ClusterSnapshot> between threads, never changed after it was made.
struct ClusterSnapshot
{
    SystemTime time; ///< when the data held: receipt for a live scheduler, virtual time for the simulator
    std::vector<ClusterInfo> clusters;
    std::vector<PartitionSnapshot> partitions; ///< by name
    std::optional<HealthInfo> health;

    friend bool operator==(const ClusterSnapshot&, const ClusterSnapshot&) = default;
};

using SnapshotPtr = std::shared_ptr<const ClusterSnapshot>;

/// The partition called @p name, or nullptr.
[[nodiscard]] const PartitionSnapshot* findPartition(const ClusterSnapshot& snapshot, std::string_view name);

/// Brings the lists of @p partition into the documented order; of rows with one key the first stays.
void normalize(PartitionSnapshot& partition);
} // namespace quotadeck
