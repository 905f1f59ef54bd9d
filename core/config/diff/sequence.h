// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace quotadeck::config {
/// Pairs the items of two lists by key: all of @p newer in order, each with the older one of its key or nullptr, then
/// the older ones that are left with nullptr as the newer. The k-th item of a repeated key is paired with the k-th.
template <typename T, typename KeyOf>
std::vector<std::pair<const T*, const T*>> pairedByKey(const std::vector<T>& older,
                                                       const std::vector<T>& newer, KeyOf keyOf)
{
    std::unordered_map<std::string, std::deque<const T*>> waiting;
    for (const T& item : older)
        waiting[keyOf(item)].push_back(&item);
    std::unordered_set<const T*> taken;
    std::vector<std::pair<const T*, const T*>> pairs;
    for (const T& item : newer) {
        auto& candidates = waiting[keyOf(item)];
        pairs.emplace_back(candidates.empty() ? nullptr : candidates.front(), &item);
        if (candidates.empty())
            continue;
        taken.insert(candidates.front());
        candidates.pop_front();
    }
    for (const T& item : older) {
        if (!taken.contains(&item))
            pairs.emplace_back(&item, nullptr);
    }
    return pairs;
}

/// The smallest set of positions in @p ranks, a permutation, without which the rest ascends: the items that were moved.
/// Ascending. O(n log n).
[[nodiscard]] std::vector<std::size_t> movedPositions(const std::vector<std::size_t>& ranks);
} // namespace quotadeck::config
