// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <string>
#include <vector>

namespace quotadeck::feed {
/// The names of the partitions of @p snapshot, in its order.
[[nodiscard]] std::vector<std::string> partitionNames(const ClusterSnapshot& snapshot);

/// The partition a feed reads: @p wanted, or if that is empty "default", or else the first of @p names; empty if
/// there is none. @p wanted need not be among @p names.
[[nodiscard]] std::string choosePartition(const std::vector<std::string>& names, const std::string& wanted);

/// The error of a status when @p chosen is not among @p names.
[[nodiscard]] Error missingPartition(const std::vector<std::string>& names, const std::string& chosen);
} // namespace quotadeck::feed
