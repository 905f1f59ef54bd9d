// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"

#include <optional>
#include <string>

namespace quotadeck::config {
enum class ChangeKind {
    Added,
    Removed,
    Moved, ///< a queue below another parent, perhaps under another name
    Renamed, ///< a queue below the same parent
    Changed,
    Reordered,
};

/// What a change means for those who use the cluster. A higher maximum is looser, a guarantee is raised or lowered:
/// more for one queue is less for the others. Neutral: neither, or a mixture. Dangerous: a partition is removed, or a
/// queue in which applications may run; what moves is not removed.
enum class Direction { Neutral, Looser, Tighter, Raised, Lowered, Dangerous };

/// One difference in meaning between two configurations.
struct Change
{
    ChangeKind kind = ChangeKind::Changed;
    Direction direction = Direction::Neutral;
    /// False for a difference that the scheduler does not act upon, such as the order of user limits.
    bool hasEffect = true;
    std::string partition;
    /// Of the queue, in the new configuration, or in the old one where it is gone; empty for what belongs to the
    /// partition alone.
    std::string path;
    std::string element; ///< the part of the queue: "limit for user sue"; empty for the queue itself
    std::string field; ///< as in the file, "resources.max.memory"; empty for a whole element
    std::optional<std::string> oldText; ///< for people, "10 GiB"; none where there is nothing
    std::optional<std::string> newText;
    std::string difference; ///< of two quantities or counts, with sign: "+10 GiB"; empty otherwise
    std::optional<TextSpan> oldSpan; ///< in the old text; for an alias, where its value is written
    std::optional<TextSpan> newSpan;
    std::string sentence; ///< the whole of it without the queue, without a full stop
};
} // namespace quotadeck::config
