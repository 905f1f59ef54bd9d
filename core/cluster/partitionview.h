// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/application.h"
#include "core/cluster/partition.h"
#include "core/cluster/queue.h"
#include "core/cluster/queuetree.h"
#include "core/snapshot/clustersnapshot.h"

#include <string>
#include <vector>

namespace quotadeck::cluster {
/// @p queue as the REST interface shows it (REST-12).
[[nodiscard]] QueueInfo queueInfo(const Queue& queue);

/// Every queue of @p tree in pre-order; the root has the name of its @p partition.
[[nodiscard]] std::vector<QueueInfo> queueInfos(const QueueTree& tree, const std::string& partition);

/// @p app of @p partition as the REST interface shows it (REST-15, REST-16).
[[nodiscard]] ApplicationInfo applicationInfo(const Partition& partition, const Application& app);

/// All of @p partition as the REST interface of the cluster @p clusterId shows it (REST-11 to REST-17).
[[nodiscard]] PartitionSnapshot partitionSnapshot(const Partition& partition, const std::string& clusterId,
                                                  EndedApplications ended = EndedApplications::Known);
} // namespace quotadeck::cluster
