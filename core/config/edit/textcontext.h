// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Where a place of a text stands, as far as indentation tells: the text need not be readable.
struct TextContext
{
    std::vector<std::string> keys; ///< that lead there, outermost first
    bool isValue = false; ///< behind the last of them, on its line; else where another key may stand
};
[[nodiscard]] TextContext contextAt(std::string_view text, std::size_t offset);

/// Where the word begins in which, or behind which, byte @p offset of @p text stands.
[[nodiscard]] std::size_t wordBegin(std::string_view text, std::size_t offset);
} // namespace quotadeck::config
