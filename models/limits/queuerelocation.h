// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <vector>

namespace quotadeck::models {
/// A queue that an edit renamed or moved, with all below it. Paths are as spelled.
struct QueueRelocation
{
    std::size_t partition = 0;
    QueuePath from;
    QueuePath to;
};

/// The queues that stand at another path in @p newer than in @p older, two effective configurations. A queue was renamed when it
/// has the position that the queue of the other name had; it was moved when it is the only one of its name that left a parent
/// and the only one that came to another. Time: linear.
[[nodiscard]] std::vector<QueueRelocation> relocatedQueues(const std::vector<config::PartitionConfig>& older,
                                                           const std::vector<config::PartitionConfig>& newer);
} // namespace quotadeck::models
