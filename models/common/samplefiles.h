// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace quotadeck::models {
/// A file of alert rules to begin with, with comments.
[[nodiscard]] std::string_view sampleRules();

/// A file of assertions to begin with, with comments.
[[nodiscard]] std::string_view sampleAssertions();

/// A small configuration with comments, to begin a file with. The scheduler accepts it.
[[nodiscard]] const std::string& starterText();
/// True for a text without a configuration: blanks and comments at most.
[[nodiscard]] bool isBlankText(std::string_view text);
} // namespace quotadeck::models
