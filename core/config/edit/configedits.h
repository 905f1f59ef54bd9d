// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/configplace.h"
#include "core/config/schema/configsource.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/yamlsplicer.h"
#include "core/config/yaml/yamlwriter.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace quotadeck::config {
/// An item of one of the lists of a configuration: a name, or a map. Spans are not used; only fields with @c isSet are
/// written.
using ConfigItem = std::variant<std::string, LimitConfig, QueueConfig, PlacementRuleConfig, PartitionConfig>;

/// @p item as a value to be written.
[[nodiscard]] YamlValue valueOf(const ConfigItem& item);

/// The edits of a configuration: each is worked out on the values and on the text, and the text edits that are
/// returned were checked to give exactly these values. Nothing is changed in @p source.
/// Contracts and errors are those of the functions of Document that use them.

[[nodiscard]] Result<TextEdits> editsToSet(const ConfigSource& source, const ConfigPlace& place,
                                           std::string_view text);
[[nodiscard]] Result<TextEdits> editsToSetTexts(const ConfigSource& source, const ConfigPlace& list,
                                                const std::vector<std::string>& texts);
[[nodiscard]] Result<TextEdits> editsToClear(const ConfigSource& source, const ConfigPlace& place);

[[nodiscard]] Result<TextEdits> editsToInsert(const ConfigSource& source, const ConfigPlace& place,
                                              const ConfigItem& item);
[[nodiscard]] Result<TextEdits> editsToRemove(const ConfigSource& source, const ConfigPlace& item);
[[nodiscard]] Result<TextEdits> editsToMove(const ConfigSource& source, const ConfigPlace& item,
                                            const ConfigPlace& to);
[[nodiscard]] Result<TextEdits> editsToDuplicate(const ConfigSource& source, const ConfigPlace& item);
[[nodiscard]] Result<TextEdits> editsToCopyComments(const ConfigSource& source, const ConfigPlace& from,
                                                    const ConfigPlace& to);

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

/// The edits of @p source that insert a copy of @p item of the configuration @p from, with its text and comments; the last
/// step of @p place is the position that it gets. Errors: those of Document::insert().
[[nodiscard]] Result<TextEdits> editsToInsertCopy(const ConfigSource& source, const ConfigPlace& place,
                                                  const ConfigSource& from, const ConfigPlace& item);
} // namespace quotadeck::config
