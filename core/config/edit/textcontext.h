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

/// Uses the indentation of the lines above byte @p offset of @p text, and brackets in its own line.
[[nodiscard]] TextContext contextAt(std::string_view text, std::size_t offset);

/// The beginning of the word at or before byte @p offset of @p text.
[[nodiscard]] std::size_t wordBegin(std::string_view text, std::size_t offset);

/// Whether @p word begins with @p begin, ignoring case, and is longer.
[[nodiscard]] bool beginsLike(std::string_view word, std::string_view begin);
} // namespace quotadeck::config
