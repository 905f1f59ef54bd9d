// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck {
/// The amounts of a node as reported; nil: not reported. Lives no longer than what it was made from.
struct NodeSpace
{
    ResourceView capacity = std::nullopt;
    ResourceView allocated = std::nullopt; ///< to applications of the scheduler
    ResourceView foreign = std::nullopt; ///< taken by pods that the scheduler does not manage
    ResourceView available = std::nullopt;

    [[nodiscard]] bool isKnown() const { return !available.isNil() || !capacity.isNil(); }
};

/// What the scheduler reports, or by definition what remains of the capacity, which it leaves out when nothing does. Not set:
/// neither is reported.
[[nodiscard]] std::optional<Quantity> availableOf(const NodeSpace& node, ResourceType type);

/// The nodes of a partition by how far they are used, in tenths: the first up to and including 10 %.
using NodeBuckets = std::array<std::vector<std::string>, 10>;

/// The scheduler counts a share of 40.6 % as 40 % in its answers (REST-22), but not in its metrics (REST-51).
enum class ShareRounding { WholePercents, None };

/// The buckets of each resource type that a node offers (REST-22), node names in the order of the snapshot. Empty when
/// the nodes are unknown.
[[nodiscard]] std::map<std::string, NodeBuckets> nodeUtilization(const PartitionSnapshot& partition,
                                                                 ShareRounding rounding);
} // namespace quotadeck
