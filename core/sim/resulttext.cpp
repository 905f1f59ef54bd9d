// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/resulttext.h"

#include <fmt/format.h>

namespace quotadeck::sim {
std::string plainNumber(std::optional<double> value, std::string_view unknown)
{
    if (!value)
        return std::string(unknown);
    std::string text = fmt::format("{:.6f}", *value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text == "-0" ? "0" : text;
}

std::string csvField(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}
} // namespace quotadeck::sim
