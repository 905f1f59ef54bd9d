// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/metricfamily.h"
#include "core/snapshot/clustersnapshot.h"

#include <string>
#include <vector>

namespace quotadeck::metrics {
/// Usage and limits of the users and groups of @p partition, one sample a queue; @p base comes first in the labels of each. There
/// is no sample for what is not known or not limited.
[[nodiscard]] std::vector<Family> usageFamilies(const PartitionSnapshot& partition, const Labels& base = {});

/// What @p snapshot says of queues, users, groups, applications, nodes and health, with the labels "cluster", which is @p cluster,
/// and "partition". Queues near the root come first. Units: cores, bytes, else those of the resource; seconds.
///
/// There is no sample for what is not known, not set or not limited: a missing sample is never 0.
[[nodiscard]] std::vector<Family> clusterFamilies(const ClusterSnapshot& snapshot,
                                                  const std::string& cluster);
} // namespace quotadeck::metrics
