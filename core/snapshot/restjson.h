// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::rest {
/// Readers of the scheduler's REST answers. They take every shape since 1.2: resources plain or wrapped, the
/// spellings of REST-14, absent and null fields (REST-60); lists come out in the order of PartitionSnapshot.
/// Numbers are read as 64-bit integers, never through double. Unknown fields are ignored, rows without their name
/// are not. Errors: Parse, or TooLarge for more than 1,024 levels of nesting; the message names the byte offset
/// or the field, `where` is left to the caller. Threading: pure functions.

[[nodiscard]] Result<std::vector<ClusterInfo>> readClusters(std::string_view json);
[[nodiscard]] Result<std::vector<PartitionInfo>> readPartitions(std::string_view json);
/// The root with its subtree, as an object or as an array of one.
[[nodiscard]] Result<std::vector<QueueInfo>> readQueues(std::string_view json);
[[nodiscard]] Result<std::vector<UserUsage>> readUsers(std::string_view json);
[[nodiscard]] Result<std::vector<GroupUsage>> readGroups(std::string_view json);
[[nodiscard]] Result<std::vector<ApplicationInfo>> readApplications(std::string_view json);
[[nodiscard]] Result<std::vector<NodeInfo>> readNodes(std::string_view json);
[[nodiscard]] Result<HealthInfo> readHealth(std::string_view json);

/// Writers of the current form (1.9): empty fields are left out (REST-7), keys sorted, no white space.
[[nodiscard]] std::string writeClusters(const std::vector<ClusterInfo>& clusters);
[[nodiscard]] std::string writePartition(const PartitionInfo& partition);
[[nodiscard]] std::string writePartitions(const std::vector<PartitionSnapshot>& partitions);
/// One object, the first queue, with all others below it; null without any.
[[nodiscard]] std::string writeQueues(const std::vector<QueueInfo>& queues);
/// The queue queues[at] alone: no partition, children only @p withSubtree, their names always (REST-12).
[[nodiscard]] std::string writeQueue(const std::vector<QueueInfo>& queues, std::size_t at, bool withSubtree);
[[nodiscard]] std::string writeUser(const UserUsage& user);
[[nodiscard]] std::string writeUsers(const std::vector<UserUsage>& users);
[[nodiscard]] std::string writeGroup(const GroupUsage& group);
[[nodiscard]] std::string writeGroups(const std::vector<GroupUsage>& groups);
[[nodiscard]] std::string writeApplication(const ApplicationInfo& application);
[[nodiscard]] std::string writeApplications(const std::vector<ApplicationInfo>& applications);
[[nodiscard]] std::string writeNode(const NodeInfo& node);
[[nodiscard]] std::string writeNodes(const std::vector<NodeInfo>& nodes);
[[nodiscard]] std::string writeHealth(const HealthInfo& health);
/// How many nodes, and which, are used how far, for each partition and resource type (REST-22).
[[nodiscard]] std::string writeNodeUtilizations(const ClusterSnapshot& snapshot);

/// One partition as one JSON object on one line, in normal form:
/// {"applications","groups","health","nodes","partition","queues","users"}; unknown parts are null, the others
/// as their writers give them.
[[nodiscard]] std::string writePartitionSnapshot(const ClusterSnapshot& snapshot,
                                                 const PartitionSnapshot& partition);
/// Reads what writePartitionSnapshot() wrote: a snapshot of one partition. Its time is not in there and stays the
/// epoch. Errors: as for the readers; NotFound without a partition.
[[nodiscard]] Result<ClusterSnapshot> readPartitionSnapshot(std::string_view json);
} // namespace quotadeck::rest
