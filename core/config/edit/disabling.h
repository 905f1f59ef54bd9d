// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/configplace.h"
#include "core/config/edit/configsource.h"

#include <cstddef>
#include <vector>

namespace quotadeck::config {
/// A disabled item and its place among the others when it is enabled.
struct DisabledItem
{
    std::size_t index = 0; ///< among disabledItems()
    ConfigPlace place; ///< in DisabledContent::config
};

struct DisabledContent
{
    SchedulerConfig config; ///< with all items enabled that can be; spans are not set
    std::vector<DisabledItem> items; ///< those that can be enabled, in the order of the text
};

/// Items of a block list can be disabled: their lines become comments, each behind "#|" below a line
/// "# quotadeck:disabled". Contracts and errors are those of the functions of Document that use these.

[[nodiscard]] std::vector<TextSpan> disabledItems(const ConfigSource& source);
[[nodiscard]] DisabledContent disabledContent(const ConfigSource& source);
[[nodiscard]] Result<TextEdits> editsToDisable(const ConfigSource& source, const ConfigPlace& item);
[[nodiscard]] Result<TextEdits> editsToEnable(const ConfigSource& source, std::size_t index);
} // namespace quotadeck::config
