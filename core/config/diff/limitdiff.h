// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/changescope.h"
#include "core/config/schema/schema.h"

#include <vector>

namespace quotadeck::config {
/// Adds what differs between the user and group limits of one queue: by whom they are for, so that taking a list of
/// users apart changes nothing; then what the order does.
void compareLimits(const ChangeScope& scope, const std::vector<LimitConfig>& oldLimits,
                   const std::vector<LimitConfig>& newLimits);

/// Adds the changes of order in the limits of one queue. An application is counted under the first named group in
/// configuration order that its user belongs to, and under the wildcard only if there is none (UGM-12): only the order
/// of named groups has an effect.
void compareLimitOrder(const ChangeScope& scope, const std::vector<LimitConfig>& oldLimits,
                       const std::vector<LimitConfig>& newLimits);
} // namespace quotadeck::config
