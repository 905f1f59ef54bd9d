// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace quotadeck::config {
enum class ChangeKind {
    Added,
    Removed,
    Moved, ///< a queue below another parent, perhaps under another name
    Renamed, ///< a queue below the same parent
    Changed,
    Reordered,
};

/// The effect of a change on users of the cluster. A higher maximum is looser; a guarantee is raised or lowered,
/// because more for one queue is less for the others. Neutral: neither, or a mixture. Dangerous: a partition is
/// removed, or a
/// queue in which applications may run; a moved queue is not removed.
enum class Direction { Neutral, Looser, Tighter, Raised, Lowered, Dangerous };

/// One difference in meaning between two configurations.
struct Change
{
    ChangeKind kind = ChangeKind::Changed;
    Direction direction = Direction::Neutral;
    /// False for a difference that the scheduler does not act upon, such as the order of user limits.
    bool hasEffect = true;
    std::string partition;
    /// Of the queue, in the new configuration, or in the old one when it was removed; empty for changes of the
    /// partition itself.
    std::string path;
    std::string element; ///< the part of the queue: "limit for user sue"; empty for the queue itself
    std::string field; ///< as in the file, "resources.max.memory"; empty for a whole element
    std::optional<std::string> oldText; ///< for display, "10 GiB"; none when it is absent
    std::optional<std::string> newText;
    std::string difference; ///< of two quantities or counts, with sign: "+10 GiB"; empty otherwise
    std::optional<TextSpan> oldSpan; ///< in the old text; for an alias, where its value is written
    std::optional<TextSpan> newSpan;
    std::string sentence; ///< the whole change except the queue, without a full stop
};

/// The content of a change, without its place.
[[nodiscard]] inline auto identityOf(const Change& change)
{
    return std::tie(change.partition, change.path, change.element, change.field, change.kind,
                    change.direction, change.oldText, change.newText, change.sentence);
}

[[nodiscard]] inline bool saysLess(const Change& left, const Change& right)
{
    return identityOf(left) < identityOf(right);
}

/// @p changes in an order that depends only on their contents.
[[nodiscard]] inline std::vector<Change> sortedByIdentity(std::vector<Change> changes)
{
    std::ranges::sort(changes, saysLess);
    return changes;
}

/// True when both have the same contents, in any order.
[[nodiscard]] inline bool sayTheSame(const std::vector<Change>& left, const std::vector<Change>& right)
{
    return std::ranges::equal(
        sortedByIdentity(left), sortedByIdentity(right),
        [](const Change& a, const Change& b) { return identityOf(a) == identityOf(b); });
}
} // namespace quotadeck::config
