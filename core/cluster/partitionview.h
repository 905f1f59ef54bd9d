// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/application.h"
#include "core/cluster/partition.h"
#include "core/snapshot/applicationinfo.h"
#include "core/snapshot/clustersnapshot.h"

#include <string>

namespace quotadeck::cluster {
/// @p app of @p partition as the REST interface shows it (REST-15, REST-16).
[[nodiscard]] ApplicationInfo applicationInfo(const Partition& partition, const Application& app);

/// All of @p partition as the REST interface of the cluster @p clusterId shows it: finished and rejected applications
/// are only counted (REST-11 to REST-17).
[[nodiscard]] PartitionSnapshot partitionSnapshot(const Partition& partition, const std::string& clusterId);
} // namespace quotadeck::cluster
