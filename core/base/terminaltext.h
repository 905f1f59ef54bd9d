// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quotadeck {
/// The character that a text starts with.
struct TerminalCharacter
{
    std::size_t length = 1; ///< in bytes
    bool isPrintable = false; ///< whether a terminal should see it

    /// Of @p text, which is not empty. A malformed byte is one character.
    [[nodiscard]] static TerminalCharacter firstOf(std::string_view text);
};

enum class Tabs { Keep, AsSpaces };

/// @p text with U+FFFD for control characters and broken UTF-8, which could drive the terminal.
[[nodiscard]] std::string printable(std::string_view text, Tabs tabs = Tabs::AsSpaces);
} // namespace quotadeck
