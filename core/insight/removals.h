// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/config/diff/change.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// Adds to each removal of a partition or queue among @p changes how many applications @p snapshot shows in it; nullptr:
/// nothing is known. The removal of a queue that the snapshot lists and in which none runs is not dangerous; what is not
/// known stays so. A queue that moves or is renamed is judged likewise, by its old path, and so is a leaf that becomes a
/// parent (QUE-45). The order stays.
void assessRemovals(std::vector<config::Change>& changes, const ClusterSnapshot* snapshot);

/// Applications that have not ended.
struct ApplicationCount
{
    std::size_t left = 0;
    std::size_t running = 0; ///< of them those in the state Running, which the scheduler counts (QUE-30)

    friend bool operator==(const ApplicationCount&, const ApplicationCount&) = default;
};

/// Those in @p queue, without what is below it. Nothing: not known.
[[nodiscard]] std::optional<ApplicationCount> applicationsIn(const PartitionSnapshot& snapshot,
                                                             const QueuePath& queue);

/// A queue or partition that is removed, or a leaf that becomes a parent, although applications run in it, or may run.
struct DangerousRemoval
{
    std::string partition;
    QueuePath queue; ///< as it was; empty: the whole partition
    std::optional<ApplicationCount> applications; ///< nothing: not known
    bool becomesParent = false; ///< the queue stays, but its applications are no longer scheduled (QUE-45)

    /// What people call it: the queue, or else the partition.
    [[nodiscard]] const std::string& name() const { return queue.isEmpty() ? partition : queue.text(); }
};

/// Those among @p changes, which assessRemovals() has judged by @p snapshot, in their order.
[[nodiscard]] std::vector<DangerousRemoval> dangerousRemovals(const std::vector<config::Change>& changes,
                                                              const ClusterSnapshot* snapshot);
/// What is left in it, for people: "2 applications run in it", "3 applications are left in it, 2 running",
/// "whether applications run in it is unknown".
[[nodiscard]] Message runningText(const DangerousRemoval& removal);
} // namespace quotadeck::insight
