// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <string>

namespace quotadeck::config {
/// Texts that are equal exactly when two pieces of a configuration mean the same; nothing to show to people.

/// Values that the scheduler reads alike are alike: "1m" and "60s", "Fence" and "fence" (2.3 of the reference).
[[nodiscard]] std::string meaningOfProperty(const TextEntry& property);
[[nodiscard]] std::string meaningOfQuantity(const TextEntry& quantity);
[[nodiscard]] std::string meaningOfAcl(const std::string& acl);
/// Its own settings: without the name and the queues below. Whether it is marked as parent does not count.
[[nodiscard]] std::string meaningOfSettings(const QueueConfig& queue);
[[nodiscard]] std::string meaningOfFilterNames(const TextList& names);
/// "allow" or "deny", as the running scheduler takes it (PLC-10).
[[nodiscard]] std::string meaningOfFilterType(const TextField& type);
[[nodiscard]] std::string meaningOfRuleValue(const PlacementRuleConfig& rule);
[[nodiscard]] std::string meaningOfRule(const PlacementRuleConfig& rule);
} // namespace quotadeck::config
