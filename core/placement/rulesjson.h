// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <string>
#include <vector>

namespace quotadeck::placement {
/// The placement rules of a partition as the scheduler's REST interface shows them (REST-19): @p rules, `provided`
/// without create when there are none, and the recovery rule. Rules that cannot be built (VAL-92) are no rules at all:
/// an empty list.
[[nodiscard]] std::string writePlacementRules(const std::vector<config::PlacementRuleConfig>& rules);
} // namespace quotadeck::placement
