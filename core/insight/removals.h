// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/snapshot/clustersnapshot.h"

#include <vector>

namespace quotadeck::insight {
/// Adds to each removal of a partition or queue among @p changes how many applications @p snapshot shows in it; nullptr:
/// nothing is known. The removal of a queue that the snapshot lists and in which none runs is not dangerous; what is not
/// known stays so. A queue that moves or is renamed is judged likewise, by its old path. The order stays.
void assessRemovals(std::vector<config::Change>& changes, const ClusterSnapshot* snapshot);
} // namespace quotadeck::insight
