// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasnapshot.h"
#include "core/snapshot/clustersnapshot.h"

#include <map>
#include <string>
#include <string_view>

namespace quotadeck::elastic {
/// The partition whose queues are the elastic quota groups of a cluster, in reports, metrics, alerts and stores.
inline constexpr std::string_view kQuotaPartition = "elastic-quotas";

/// @p amounts as those of queues: "cpu", which is in thousandths of both, is called "vcore".
[[nodiscard]] Resource asOfQueues(const Resource& amounts);

/// The path of each group of @p parents, which has the parent of each by its name: "root.eng.eng-train". A dot in a name becomes "_dot_",
/// which no name in Kubernetes has. A parent that is missing, or below its own child, counts as the root.
[[nodiscard]] std::map<std::string, QueuePath> quotaPaths(const std::map<std::string, std::string>& parents);

/// The group that has the path @p path among quotaPaths().
[[nodiscard]] std::string groupOfPath(const QueuePath& path);

/// The groups of @p quotas as queues: min is guaranteed, max is the max, used is allocated, and pending is requested but not used. The
/// root has the total of the cluster. What the cluster does not report stays unknown, and what has no max has no headroom.
///
/// Pending of a parent is the sum of its children, because its own request also has the min of those that do not lend (EQ-21).
[[nodiscard]] PartitionSnapshot quotaPartition(const QuotaSnapshot& quotas);

/// @p snapshot with that partition, unless @p quotas is null.
[[nodiscard]] ClusterSnapshot withQuotas(ClusterSnapshot snapshot, const QuotaSnapshot* quotas);
} // namespace quotadeck::elastic
