// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/configitem.h"
#include "core/config/edit/configplace.h"
#include "core/config/edit/configsource.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
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
} // namespace quotadeck::config
