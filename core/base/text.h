// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/terminaltext.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck {
/// Text helpers that follow the scheduler's idea of white space and case, whatever the locale.

/// @p text without leading and trailing Unicode white space (U+0085, U+00A0, U+2003, ... included).
[[nodiscard]] std::string_view trimmedUnicode(std::string_view text);

/// The fields of @p text between runs of Unicode white space; views into @p text.
[[nodiscard]] std::vector<std::string_view> splitUnicodeSpace(std::string_view text);

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Removes the digits at the start of @p text; returns them.
[[nodiscard]] std::string_view takeDigits(std::string_view& text);

/// A-Z to a-z, all other bytes kept.
[[nodiscard]] std::string asciiLowered(std::string_view text);

[[nodiscard]] bool equalsIgnoringAsciiCase(std::string_view a, std::string_view b);

/// True when @p text has only code points below 128.
[[nodiscard]] bool hasOnlyAscii(std::string_view text);

/// Bytes of the UTF-8 sequence that starts with @p lead; 1 for a byte that starts none.
[[nodiscard]] int utf8Length(unsigned char lead);

/// Bytes of the well-formed UTF-8 sequence at the start of @p text; 0 when it is malformed, overlong, a
/// surrogate, cut off, or @p text is empty.
[[nodiscard]] std::size_t wellFormedUtf8Length(std::string_view text);

/// Code points of @p text; a malformed byte counts as one.
[[nodiscard]] std::size_t codePointCount(std::string_view text);

/// Bytes of the longest prefix of @p text that is valid UTF-8: no overlong form, no surrogate.
[[nodiscard]] std::size_t validUtf8Length(std::string_view text);

/// @p text as a field of a CSV line, quoted where needed.
[[nodiscard]] inline std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\n\r") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

/// The same for a text that others chose: no spreadsheet takes it for a formula, and it has no control characters.
[[nodiscard]] inline std::string csvText(std::string_view text)
{
    constexpr std::string_view kFormulas = "=+-@\t\r";
    const bool isFormula = !text.empty() && kFormulas.find(text.front()) != std::string_view::npos;
    return csvField((isFormula ? "'" : "") + printable(text));
}
} // namespace quotadeck
