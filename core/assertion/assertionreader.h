// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"

#include <string>
#include <string_view>

namespace quotadeck::assertion {
inline constexpr std::string_view kApiVersion = "quotadeck/v1";

/// Reads @p text, the file @p name, with every problem of it. Files that the text names are relative to the folder of
/// @p name. The format is described in resources/docs/assertions.md.
[[nodiscard]] AssertionFile readAssertions(std::string name, std::string_view text);
} // namespace quotadeck::assertion
