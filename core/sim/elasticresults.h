// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/sim/action.h"
#include "core/sim/reasoncount.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::sim {
enum class RefusalKind {
    Runtime, ///< the group, or one above it, has all it may use (EQ-60, EQ-62)
    Guarantee, ///< min has no room for one more pod that may not be evicted (EQ-61)
    Cards, ///< no model of cards that the pod takes is left for its group (G7)
    NoNode ///< quotas allow it, and no node has room
};

/// Why a pod that waits was not bound when it was its turn.
struct RefusalReason
{
    RefusalKind kind = RefusalKind::NoNode;
    std::string group{}; ///< whose limit; this and the next are of Runtime and Guarantee alone
    std::optional<ResourceType> type{}; ///< the first in the way

    friend auto operator<=>(const RefusalReason&, const RefusalReason&) = default;
};

using RefusalCount = ReasonCount<RefusalReason>;

/// Each time that a pod waited: from when it was created, or came back, to when it was bound. One that still waits counts
/// with the time until now. Not WaitTimes: of each wait of each pod only sums are kept, which tell no percentile.
struct PodWaits
{
    Nanoseconds mean{};
    Nanoseconds longest{};

    friend bool operator==(const PodWaits&, const PodWaits&) = default;
};

/// One resource of a group. A state that lasted no time is in no peak.
struct GroupAmount
{
    ResourceType type;
    Quantity used = 0; ///< now
    std::optional<Quantity> runtime; ///< now; nothing: not limited
    Quantity mostBorrowed = 0; ///< used beyond the min in effect, at the peak (EQ-100)
    /// Of the min in effect, at the peak: the lender's part of what its siblings have beyond theirs, rounded down (EQ-100).
    Quantity mostLent = 0;

    friend bool operator==(const GroupAmount&, const GroupAmount&) = default;
};

/// What became of the pods of a quota group, those of the groups that are below it now included: what a group did before it
/// was deleted stands in its own row alone, and leaves the rows above it.
struct GroupResult
{
    std::string name;
    int depth = 0; ///< below the first level
    bool isThere = true; ///< else it was deleted: its pods are those of other groups now
    std::uint64_t pods = 0; ///< created so far: the sum of the next three
    std::uint64_t waiting = 0;
    std::uint64_t running = 0;
    std::uint64_t completed = 0;
    std::uint64_t admitted
        = 0; ///< times that a pod was bound, once more after a revoke or the loss of its node
    std::uint64_t revoked = 0; ///< times that a pod was evicted
    std::uint64_t refused = 0; ///< attempts
    std::vector<RefusalCount> refusals{}; ///< most first
    std::optional<PodWaits> waits{}; ///< nothing where no pod was created
    Nanoseconds overRuntime{}; ///< how long it used more of anything than its runtime, all in all
    std::vector<GroupAmount> amounts{}; ///< of the types that its max names

    friend bool operator==(const GroupResult&, const GroupResult&) = default;
};

struct Results;

/// "runtime of team-a: cpu", "no node with room".
[[nodiscard]] std::string refusalText(const RefusalReason& reason);
/// One line a group and resource after a head, comma separated: amounts in base units, times in seconds; unknown and not
/// limited ones empty. The counts of a group stand in each of its lines.
[[nodiscard]] std::string groupResultsCsv(const Results& results);
/// {"elapsed":"10m0s","groups":[...]}, in the units of the CSV; null for what is not known or not limited.
[[nodiscard]] std::string groupResultsJson(const Results& results);
} // namespace quotadeck::sim
