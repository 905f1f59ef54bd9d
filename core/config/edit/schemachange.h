// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/configplace.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/yamlvalue.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace quotadeck::config {
/// An item of one of the lists of a configuration: a name, or a map. Spans do not matter; of a field that is to be
/// written @c isSet must be true.
using ConfigItem = std::variant<std::string, LimitConfig, QueueConfig, PlacementRuleConfig, PartitionConfig>;

/// How a configuration changes when something is set, cleared, added or taken out: on the values alone, without a look
/// at the text. Places are those of the configuration before the change.
///
/// Errors: NotFound for a place without such a field or item, InvalidArgument for a value that does not fit there.

/// Returns how the text of the value is to be read.
Result<ScalarUse> setScalar(SchedulerConfig& config, const ConfigPlace& place, std::string_view text);
/// @p texts must not be empty.
Status setTexts(SchedulerConfig& config, const ConfigPlace& list, const std::vector<std::string>& texts);

/// Clears a value, and every map around it that becomes empty. Returns how many steps of @p place lead to what goes
/// away; 0 when nothing was set.
Result<std::size_t> clearValue(SchedulerConfig& config, const ConfigPlace& place);

Status insertItem(SchedulerConfig& config, const ConfigPlace& place, const ConfigItem& item);
Result<ConfigItem> itemAt(SchedulerConfig& config, const ConfigPlace& place);

struct TakenItem
{
    ConfigItem item;
    std::size_t lostSteps = 0; ///< steps that lead to what goes away: all for the item alone
    bool leavesEmptyList = false; ///< the last queue or partition: the key is required and stays
};
/// Takes an item out, and with the last one the list, as clearValue() does.
Result<TakenItem> takeItem(SchedulerConfig& config, const ConfigPlace& place);

/// @p item as it is to be written.
[[nodiscard]] YamlValue valueOf(const ConfigItem& item);
} // namespace quotadeck::config
