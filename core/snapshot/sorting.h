// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <vector>

/// Brings each list into the order that PartitionSnapshot documents, with the lists inside the rows. Lists that
/// are in order already, the usual case after the first time, are only looked at. Of queues, users, groups,
/// applications, nodes and tracked queues with one key the first stays.
namespace quotadeck {
void normalize(std::vector<ClusterInfo>& clusters); ///< by partition
void normalize(std::vector<PartitionInfo>& partitions); ///< by name
void normalize(std::vector<QueueInfo>& queues);
void normalize(std::vector<UserUsage>& users);
void normalize(std::vector<GroupUsage>& groups);
void normalize(std::vector<ApplicationInfo>& applications);
void normalize(std::vector<NodeInfo>& nodes);
} // namespace quotadeck
