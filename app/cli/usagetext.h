// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <string>

namespace quotadeck::cli {
/// The usage trees of a partition for reading in a terminal: queues, users, groups, one line a node with used
/// and maximum of every resource type. Unknown parts are said to be unknown.
[[nodiscard]] std::string usageText(const PartitionSnapshot& partition);
} // namespace quotadeck::cli
