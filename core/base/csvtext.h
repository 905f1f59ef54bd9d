// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/terminaltext.h"

#include <string>
#include <string_view>

namespace quotadeck {
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
