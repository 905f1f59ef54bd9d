// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamltree.h"

#include <string>
#include <string_view>

namespace quotadeck::config {
/// How a new scalar is to be read: a number must stay without quotes, a text must not turn into something else.
enum class ScalarUse { Number, Quantity, Text };

/// The YAML source of @p value on one line, legal in block and flow collections. Keeps @p preferred quotes; plain
/// only where that is safe, else single quotes, or double ones when characters need escaping.
/// @p value must be valid UTF-8.
[[nodiscard]] std::string scalarSource(std::string_view value, ScalarUse use, YamlStyle preferred);
} // namespace quotadeck::config
