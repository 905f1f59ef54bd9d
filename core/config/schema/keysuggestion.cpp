// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/keysuggestion.h"

#include "core/base/nearestname.h"
#include "core/base/text.h"

#include <algorithm>
#include <string>

namespace quotadeck::config {
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
