// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

namespace quotadeck::config {
/// What a change says, wherever it stands.
[[nodiscard]] inline auto identityOf(const Change& change)
{
    return std::tie(change.partition, change.path, change.element, change.field, change.kind,
                    change.direction, change.oldText, change.newText, change.sentence);
}

[[nodiscard]] inline bool saysLess(const Change& left, const Change& right)
{
    return identityOf(left) < identityOf(right);
}

/// @p changes in an order that depends on nothing but what they say.
[[nodiscard]] inline std::vector<Change> sortedByIdentity(std::vector<Change> changes)
{
    std::ranges::sort(changes, saysLess);
    return changes;
}

/// True when both say the same, in any order.
[[nodiscard]] inline bool sayTheSame(const std::vector<Change>& left, const std::vector<Change>& right)
{
    return std::ranges::equal(
        sortedByIdentity(left), sortedByIdentity(right),
        [](const Change& a, const Change& b) { return identityOf(a) == identityOf(b); });
}
} // namespace quotadeck::config
