// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/keysuggestion.h"

#include "core/base/text.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::config {
namespace {
/// Edits by which two short words differ.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({replaced, row[j] + 1, row[j - 1] + 1}));
        }
    }
    return row[b.size()];
}
} // namespace

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
} // namespace quotadeck::config
