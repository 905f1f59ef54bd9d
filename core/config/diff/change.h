// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/base/textspan.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/textedit.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
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
/// removed, or a queue in which applications may run, or such a queue becomes a parent (QUE-45).
enum class Direction { Neutral, Looser, Tighter, Raised, Lowered, Dangerous };

/// One difference in meaning between two configurations.
struct Change
{
    ChangeKind kind = ChangeKind::Changed;
    Direction direction = Direction::Neutral;
    /// False for a difference that the scheduler does not act upon, such as the order of user limits.
    bool hasEffect = true;
    bool isUsageKnown = true; ///< false for a removal of what may be in use
    std::string partition;
    /// Of the queue, in the new configuration, or in the old one when it was removed; empty for changes of the
    /// partition itself.
    std::string path;
    Message element; ///< the part of the queue: "limit for user sue"; empty for the queue itself
    std::string field; ///< as in the file, "resources.max.memory"; empty for a whole element
    std::optional<std::string> oldText; ///< for display, "10 GiB"; none when it is absent
    std::optional<std::string> newText;
    std::string difference; ///< of two quantities or counts, with sign: "+10 GiB"; empty otherwise
    std::optional<TextSpan> oldSpan; ///< in the old text; for an alias, where its value is written
    std::optional<TextSpan> newSpan;
    Message sentence; ///< the whole change except the queue, without a full stop
    /// Of a queue that was added or removed, the end of the sentence: " with 2 queues below, maximum memory 10 GiB".
    Message content;
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

/// The differences in meaning between two configurations, which need not be valid: names ignoring case, quantities by
/// value, absent keys as their defaults, limits by user and group, the limits of a partition as those of its root
/// (VAL-21). Comments, styles, the order of keys and the checksum are not compared.
///
/// Dangerous changes come first, then partition by partition: the partition itself, then its queues in the order of the
/// new tree, each followed by its removed queues. An added or removed queue is one change, with all queues below it.
/// A removed queue, and a leaf that becomes a parent, are dangerous, because their usage is not known here;
/// insight::assessRemovals() uses it.
/// Time: about linear in the size of both. Threading: safe from any thread.
[[nodiscard]] std::vector<Change> semanticDiff(const SchedulerConfig& oldConfig,
                                               const SchedulerConfig& newConfig);

/// For each limit of @p newer, the changes of semanticDiff() between the limits of a queue that concern it: those of its users
/// and groups. Limits that were removed and the order are in none of them. Partition and path of the changes are empty.
/// Time: about linear in the number of users and groups.
[[nodiscard]] std::vector<std::vector<Change>> changesByLimit(const std::vector<LimitConfig>& older,
                                                              const std::vector<LimitConfig>& newer);

/// True when some change has an effect on the scheduler.
[[nodiscard]] bool changesMeaning(const std::vector<Change>& changes);

/// The differences in meaning between two files, plain or manifests. Places are those in the files.
/// Errors: Parse when one of them cannot be read.
[[nodiscard]] Result<std::vector<Change>> fileChanges(std::string_view older, std::string_view newer);

/// The differences in meaning from the first text to the second, as of fileChanges().
using Comparison = std::function<Result<std::vector<Change>>(std::string_view, std::string_view)>;

/// fileChanges() for one first text, @p older, which is read once for all comparisons.
[[nodiscard]] Comparison changesSince(std::string_view older);

/// The smallest edits of @p newer that undo number @p index of fileChanges() with the bytes of @p older and keep all
/// other changes, which is checked by comparing again.
/// Errors: Unsupported where the change cannot be separated from others in the text.
[[nodiscard]] Result<std::vector<TextEdit>> revertingEdits(std::string_view older, std::string_view newer,
                                                           std::size_t index);
/// The same for texts whose differences @p compare finds.
[[nodiscard]] Result<std::vector<TextEdit>> revertingEdits(std::string_view older, std::string_view newer,
                                                           std::size_t index, const Comparison& compare);
} // namespace quotadeck::config
