// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"
#include "core/config/yaml/yamlwriter.h"

#include <string>
#include <variant>

namespace quotadeck::config {
/// An item of one of the lists of a configuration: a name, or a map. Spans are not used; only fields with @c isSet are
/// written.
using ConfigItem = std::variant<std::string, LimitConfig, QueueConfig, PlacementRuleConfig, PartitionConfig>;

/// @p item as a value to be written.
[[nodiscard]] YamlValue valueOf(const ConfigItem& item);
} // namespace quotadeck::config
