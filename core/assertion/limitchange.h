// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/base/textspan.h"
#include "core/config/edit/document.h"
#include "core/config/schema/schema.h"
#include "core/insight/quotaraise.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace quotadeck::assertion {
/// A change of one number with which an expectation is met.
struct LimitChange
{
    enum class Kind {
        Raise,
        Lower,
        Set, ///< the queue has no such number yet
        Remove, ///< nothing bounds it there any more
    };
    Kind kind = Kind::Raise;
    insight::QuotaRaise number; ///< "to" is the new value, 0 for Remove; "from" is 0 for Set

    friend bool operator==(const LimitChange&, const LimitChange&) = default;
};

/// "raise", "lower", "set", "remove".
[[nodiscard]] std::string_view kindName(LimitChange::Kind kind);
/// "lower the quota of queue root.data of vcore from 8 to 4".
[[nodiscard]] Message describe(const LimitChange& change);

/// The value of @p number in the text of its queue, of an effective partition; nothing when the configuration does not set it,
/// or to another one than "from", as the scheduler keeps that of the root (QUE-13).
[[nodiscard]] std::optional<TextSpan> placeOf(const insight::QuotaRaise& number,
                                              const config::QueueConfig& queue);

/// Whether @p number of @p queue can become smaller, to "to", or be set to it: nothing in the queue or below is larger,
/// as the scheduler requires, and the number keeps its effect.
[[nodiscard]] bool canBecome(const insight::QuotaRaise& number, const config::QueueConfig& queue);

/// Whether @p number can be taken out of @p queue: the configuration sets it to "from", and what stays beside it keeps its
/// effect.
[[nodiscard]] bool canBeRemoved(const insight::QuotaRaise& number, const config::QueueConfig& queue);

/// Whether what stays of @p queue, at @p path, keeps its effect when all of @p removals are made, each of which can be.
[[nodiscard]] bool canBeRemovedTogether(const std::vector<LimitChange>& removals, const QueuePath& path,
                                        const config::QueueConfig& queue);

/// The edits of partition number @p partition of @p document that make all of @p changes which are edits. Errors: those of the
/// document.
[[nodiscard]] Result<config::Document::Edits>
changeEdits(const config::Document& document, std::size_t partition, const std::vector<LimitChange>& changes);
} // namespace quotadeck::assertion
