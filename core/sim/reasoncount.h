// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace quotadeck::sim {
/// How often something stood in the way of what waits, which is tried once a second.
template <typename Reason>
struct ReasonCount
{
    Reason reason;
    std::uint64_t count = 0; ///< attempts

    friend bool operator==(const ReasonCount&, const ReasonCount&) = default;
};

/// Most first, then in the order of the reasons.
template <typename Reason>
[[nodiscard]] std::vector<ReasonCount<Reason>> mostFirst(const std::map<Reason, std::uint64_t>& reasons)
{
    std::vector<ReasonCount<Reason>> counts;
    counts.reserve(reasons.size());
    for (const auto& [reason, count] : reasons)
        counts.push_back({reason, count});
    std::ranges::stable_sort(counts, std::greater(), &ReasonCount<Reason>::count);
    return counts;
}

/// Of all reasons.
template <typename Reason>
[[nodiscard]] std::uint64_t attempts(const std::vector<ReasonCount<Reason>>& counts)
{
    std::uint64_t sum = 0;
    for (const auto& entry : counts)
        sum += entry.count;
    return sum;
}
} // namespace quotadeck::sim
