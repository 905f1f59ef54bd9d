// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/queue.h"
#include "core/cluster/queuetree.h"
#include "core/snapshot/queueinfo.h"

#include <string>
#include <vector>

namespace quotadeck::cluster {
/// @p queue as the REST interface shows it (REST-12).
[[nodiscard]] QueueInfo queueInfo(const Queue& queue);

/// Every queue of @p tree in pre-order; the root tells the name of its @p partition.
[[nodiscard]] std::vector<QueueInfo> queueInfos(const QueueTree& tree, const std::string& partition);
} // namespace quotadeck::cluster
