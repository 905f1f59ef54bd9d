// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/configedits.h"
#include "core/config/edit/configplace.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/yamlscalar.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Changes of the values of a configuration, without its text. Places are those before the change.
///
/// Errors: NotFound for a place without such a field or item, InvalidArgument for a value that does not fit there.

/// Returns how the text of the value is to be read.
Result<ScalarUse> setScalar(SchedulerConfig& config, const ConfigPlace& place, std::string_view text);
/// @p texts must not be empty.
Status setTexts(SchedulerConfig& config, const ConfigPlace& list, const std::vector<std::string>& texts);

/// Clears a value, and every map around it that becomes empty. Returns how many steps of @p place lead to the outermost
/// one that was removed; 0 when nothing was set.
Result<std::size_t> clearValue(SchedulerConfig& config, const ConfigPlace& place);

Status insertItem(SchedulerConfig& config, const ConfigPlace& place, const ConfigItem& item);
Result<ConfigItem> itemAt(SchedulerConfig& config, const ConfigPlace& place);

struct TakenItem
{
    ConfigItem item;
    std::size_t lostSteps = 0; ///< steps that lead to what was removed: all of them when it is the item alone
    bool leavesEmptyList = false; ///< the last queue or partition: the key is required and stays
};

/// Removes an item, and with the last one the list, as clearValue() does.
Result<TakenItem> takeItem(SchedulerConfig& config, const ConfigPlace& place);
} // namespace quotadeck::config
