// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::insight {
/// What is promised at a queue, and to whom.
enum class Claim {
    Guaranteed, ///< to its children
    Max, ///< of its children
    Users, ///< limits of named users at the queue
    Groups, ///< limits of named groups at the queue
};

/// "guaranteed", "max", "users", "groups".
[[nodiscard]] std::string_view claimName(Claim claim);
/// "guaranteed amounts of child queues".
[[nodiscard]] Message claimMessage(Claim claim);

struct Contributor
{
    std::string name; ///< of the child queue, user or group
    Quantity amount = 0;

    friend bool operator==(const Contributor&, const Contributor&) = default;
};

/// The sum of one kind of claims to one resource type of one queue, against what the queue can have at most.
///
/// Units: base units of the type. Sums stop at the limits of Quantity.
struct Oversubscription
{
    QueuePath queue; ///< as spelled
    ResourceType type;
    Claim claim = Claim::Guaranteed;
    std::optional<Quantity>
        base{}; ///< the smallest maximum up to the root, or the capacity; empty: neither is known
    QueuePath baseQueue{}; ///< that has this maximum; empty: the base is the capacity
    Quantity sum = 0; ///< of those that have an amount, without everyone else
    std::size_t count = 0; ///< how many these are
    std::vector<Contributor> top{}; ///< the largest of them first, at most kMostContributors
    bool hasUnlimited = false; ///< a child has no maximum, or a named user or group no limit of this type
    std::optional<Quantity>
        eachOther{}; ///< limit of "*": of each other user, or of all other groups together; never part of the sum

    static constexpr std::size_t kMostContributors = 3;

    /// The sum in parts of the base, 1.0: as much; empty: no base, or one of 0.
    [[nodiscard]] std::optional<double> factor() const;
    [[nodiscard]] bool isOver() const { return base && sum > *base; }

    friend bool operator==(const Oversubscription&, const Oversubscription&) = default;
};

/// What the nodes of @p partition offer; empty: not reported.
[[nodiscard]] std::optional<Resource> capacityOf(const PartitionSnapshot& partition);

/// The claims of each queue and resource type of @p partition, an effective one, in pre-order; those that nobody makes are left
/// out. @p capacity: what the cluster has; empty: not known. Limits of a user or group that the scheduler ignores are left out.
[[nodiscard]] std::vector<Oversubscription> oversubscription(const config::PartitionConfig& partition,
                                                             const std::optional<Resource>& capacity);
} // namespace quotadeck::insight
