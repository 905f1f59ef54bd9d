// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamltree.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Offsets at which the documents of @p text begin: a line "---" at the very left, which no block scalar inside a
/// mapping and no quoted text can hold.
[[nodiscard]] std::vector<std::size_t> documentBegins(std::string_view text);

/// The value of @p key in @p mapping; nullptr when it has none. Anchors and merge keys are followed.
[[nodiscard]] const YamlNode* valueOf(const YamlNode* mapping, std::string_view key);
/// The text of the scalar that @p key has in @p mapping; empty without one.
[[nodiscard]] std::string_view textOf(const YamlNode* mapping, std::string_view key);
} // namespace quotadeck::config
