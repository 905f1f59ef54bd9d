// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/changescope.h"
#include "core/config/schema/schema.h"

#include <vector>

namespace quotadeck::config {
/// Adds what differs between two effective partitions of one name to the list of @p scope, apart from their queues.
void comparePartitionSettings(const ChangeScope& scope, const PartitionConfig& older,
                              const PartitionConfig& newer);

/// The same for their placement rules alone. The first rule that gives a queue wins (PLC-1), so their order always has
/// an effect. No rules are one rule "provided" that creates nothing.
void comparePlacementRules(const ChangeScope& scope, const Field<std::vector<PlacementRuleConfig>>& older,
                           const Field<std::vector<PlacementRuleConfig>>& newer);
} // namespace quotadeck::config
