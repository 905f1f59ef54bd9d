// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace quotadeck {
/// The nodes of a partition by how far they are used, in tenths: the first up to and including 10 %.
using NodeBuckets = std::array<std::vector<std::string>, 10>;

/// The scheduler counts a share of 40.6 % as 40 % in its answers (REST-22), but not in its metrics (REST-51).
enum class ShareRounding { WholePercents, None };

/// The buckets of each resource type that a node offers (REST-22), node names in the order of the snapshot. Empty when
/// the nodes are unknown.
[[nodiscard]] std::map<std::string, NodeBuckets> nodeUtilization(const PartitionSnapshot& partition,
                                                                 ShareRounding rounding);
} // namespace quotadeck
