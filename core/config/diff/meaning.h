// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <string>

namespace quotadeck::config {
/// Texts that are equal exactly when two parts of a configuration have the same meaning. Not for display.

/// Values that the scheduler reads alike are alike: "1m" and "60s", "Fence" and "fence" (2.3 of the reference).
[[nodiscard]] std::string meaningOfProperty(const TextEntry& property);
[[nodiscard]] std::string meaningOfQuantity(const TextEntry& quantity);
[[nodiscard]] std::string meaningOfAcl(const std::string& acl);
/// The queue's own settings, without the name, the queues below and the parent mark.
[[nodiscard]] std::string meaningOfSettings(const QueueConfig& queue);
[[nodiscard]] std::string meaningOfFilterNames(const TextList& names);
/// "allow" or "deny", as the running scheduler reads it (PLC-10).
[[nodiscard]] std::string meaningOfFilterType(const TextField& type);
[[nodiscard]] std::string meaningOfRuleValue(const PlacementRuleConfig& rule);
[[nodiscard]] std::string meaningOfRule(const PlacementRuleConfig& rule);
} // namespace quotadeck::config
