// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/sequence.h"

#include <algorithm>

namespace quotadeck::config {
std::vector<std::size_t> movedPositions(const std::vector<std::size_t>& ranks)
{
    // Longest ascending subsequence by patience: ends[k] is where the best run of length k + 1 ends.
    constexpr auto kNone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> ends;
    std::vector<std::size_t> before(ranks.size(), kNone);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const auto place
            = std::ranges::lower_bound(ends, ranks[i], {}, [&ranks](std::size_t end) { return ranks[end]; });
        if (place != ends.begin())
            before[i] = *std::prev(place);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<bool> stays(ranks.size(), false);
    for (auto i = ends.empty() ? kNone : ends.back(); i != kNone; i = before[i])
        stays[i] = true;
    std::vector<std::size_t> moved;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (!stays[i])
            moved.push_back(i);
    }
    return moved;
}
} // namespace quotadeck::config
