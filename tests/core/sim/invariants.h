// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <string>
#include <vector>

namespace quotadeck::test {
/// Whether usage must be within limits and maxima: it need not after a limit was lowered, or a restart (ENF-21).
enum class LimitCheck { Hold, Skip };

/// What is wrong with @p partition, which must be complete, measured by SIM-1: every queue, user, group and node
/// uses exactly the sum of its allocations, nothing is negative and nothing above its limit. Empty: all is well.
[[nodiscard]] std::vector<std::string> brokenInvariants(const PartitionSnapshot& partition,
                                                        LimitCheck limits = LimitCheck::Hold);
} // namespace quotadeck::test
