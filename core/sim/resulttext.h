// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/action.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

/// How results are written for programs.
namespace quotadeck::sim {
[[nodiscard]] inline double secondsOf(Nanoseconds time)
{
    return std::chrono::duration<double>(time).count();
}
/// @p value without an exponent, at most six digits behind the point and none where there need be none.
[[nodiscard]] std::string plainNumber(std::optional<double> value, std::string_view unknown);
/// @p text as a field of a CSV line, quoted where needed.
[[nodiscard]] std::string csvField(const std::string& text);

/// What @p textOf makes of each of @p items, with @p separator between.
template <typename Items, typename Text>
[[nodiscard]] std::string listText(const Items& items, std::string_view separator, Text textOf)
{
    std::string text;
    bool isFirst = true;
    for (const auto& item : items) {
        if (!isFirst)
            text += separator;
        isFirst = false;
        text += textOf(item);
    }
    return text;
}
} // namespace quotadeck::sim
