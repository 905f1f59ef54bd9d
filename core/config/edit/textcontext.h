// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The keys around a place of a text, by indentation: the text need not be readable.
struct TextContext
{
    std::vector<std::string> keys; ///< that lead there, outermost first
    bool isValue
        = false; ///< the place is behind the last of them, on its line; else another key can begin there
};
[[nodiscard]] TextContext contextAt(std::string_view text, std::size_t offset);

/// The beginning of the word at or before byte @p offset of @p text.
[[nodiscard]] std::size_t wordBegin(std::string_view text, std::size_t offset);
} // namespace quotadeck::config
