// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/valuediff.h"
#include "core/config/schema/schema.h"

#include <vector>

namespace quotadeck::config {
/// Adds the changes of the user and group limits of one queue, compared for each user and group, so that splitting a
/// list of users is no change; then those of the order.
void compareLimits(const ChangeScope& scope, const std::vector<LimitConfig>& oldLimits,
                   const std::vector<LimitConfig>& newLimits);
} // namespace quotadeck::config
