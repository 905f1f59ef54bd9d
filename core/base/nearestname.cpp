// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearestname.h"

#include "core/base/text.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck {
std::size_t editDistance(std::string_view left, std::string_view right)
{
    std::vector<std::size_t> row(right.size() + 1);
    for (std::size_t j = 0; j <= right.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= left.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= right.size(); ++j) {
            const std::size_t replaced = diagonal + (left[i - 1] == right[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({replaced, row[j] + 1, row[j - 1] + 1}));
        }
    }
    return row[right.size()];
}

std::string_view nearestKey(std::string_view name, std::span<const std::string_view> known)
{
    constexpr std::size_t kLongestKey = 40;
    constexpr std::size_t kNear = 2;
    if (name.size() > kLongestKey)
        return {};
    const std::string lowered = asciiLowered(name);
    const auto best = std::ranges::min_element(
        known, {}, [&](std::string_view key) { return editDistance(lowered, key); });
    return editDistance(lowered, *best) <= std::min(kNear, best->size() / 2) ? *best : std::string_view();
}
} // namespace quotadeck
