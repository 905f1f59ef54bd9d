// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace quotadeck::insight {
/// What a queue does not use of its guaranteed amount.
struct UnusedGuarantee
{
    QueuePath queue;
    Quantity amount = 0;

    friend bool operator==(const UnusedGuarantee&, const UnusedGuarantee&) = default;
};

/// What a queue uses above its guaranteed amount, or does not use of it, of one resource type. The scheduler knows no
/// lender: whose unused guarantee is used is not decided. Units: base units of the type.
struct LendingRow
{
    QueuePath queue;
    ResourceType type;
    Quantity used = 0;
    Quantity guaranteed = 0; ///< as countedGuarantees(); 0: none
    Quantity borrowed = 0; ///< used above that
    Quantity unused = 0; ///< of it
    std::vector<UnusedGuarantee>
        siblings; ///< those with an unused guarantee, the largest first, at most kMostSiblings
    std::optional<Quantity> free; ///< still fits into the parent; empty: not limited

    static constexpr std::size_t kMostSiblings = 10;

    friend bool operator==(const LendingRow&, const LendingRow&) = default;
};

/// The guaranteed amounts of @p queues, in their order: the queue's own, or else the sum of its children (VAL-57).
/// @p queues are in pre-order, as in a snapshot.
[[nodiscard]] std::vector<Resource> countedGuarantees(const std::vector<QueueInfo>& queues);

/// A row for each queue below the root and each resource type of which the queue or one with the same parent has a
/// guaranteed amount, in the order of @p queues, which is as above. O(n log n).
[[nodiscard]] std::vector<LendingRow> lending(const std::vector<QueueInfo>& queues);
/// The rows of the queue at @p path. O(n).
[[nodiscard]] std::vector<LendingRow> lendingOf(const std::vector<QueueInfo>& queues, const QueuePath& path);
} // namespace quotadeck::insight
