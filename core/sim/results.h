// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/sim/action.h"
#include "core/sim/elasticresults.h"
#include "core/sim/reasoncount.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::sim {
enum class DenialKind {
    Limit, ///< a maximum of a queue, or a limit of a user or group
    QueueStopped, ///< or no longer a leaf (QUE-65, QUE-45)
    NoNode ///< none has room
};

/// Why the scheduler did not allocate a request that it tried.
struct DenialReason
{
    DenialKind kind = DenialKind::NoNode;
    DenialSubject subject
        = DenialSubject::Queue; ///< whose limit; this and the next three are of a limit alone
    std::string name{}; ///< of the user or group
    QueuePath queue{}; ///< where the limit is set
    std::optional<ResourceType> type{}; ///< nothing: the number of running applications

    friend auto operator<=>(const DenialReason&, const DenialReason&) = default;
};

using DenialCount = ReasonCount<DenialReason>;

/// From submission to the first allocation, placeholders included. An application that still waits, or ended without one,
/// counts with the time until now or its end: leaving it out would praise what starts least.
struct WaitTimes
{
    Nanoseconds mean{};
    Nanoseconds p95{}; ///< the least that 95 of 100 do not exceed (nearest rank)

    friend bool operator==(const WaitTimes&, const WaitTimes&) = default;
};

/// How much of its quota a queue or a user has: of the resource type that most of is used on the average.
struct QuotaShare
{
    ResourceType type;
    QueuePath queue; ///< where the quota is set for a user; the queue itself otherwise
    Quantity used = 0; ///< now
    double meanUsed = 0; ///< over the whole time
    Quantity quota
        = 0; ///< now; of a queue the smallest maximum up to the root, which has what the nodes offer

    [[nodiscard]] double mean() const { return meanUsed / static_cast<double>(quota); }
    [[nodiscard]] double now() const { return static_cast<double>(used) / static_cast<double>(quota); }
    friend bool operator==(const QuotaShare&, const QuotaShare&) = default;
};

/// What became of the applications of a queue, those below it included, or of a user.
struct ResultRow
{
    std::string name; ///< path or user; empty for the applications that were placed in no queue
    std::uint64_t submitted = 0; ///< the sum of the next five
    std::uint64_t waiting = 0; ///< accepted, nothing allocated yet
    std::uint64_t running = 0; ///< has had an allocation, not finished
    std::uint64_t completed = 0;
    std::uint64_t failed = 0;
    std::uint64_t rejected = 0;
    std::optional<WaitTimes> waits; ///< nothing where no application was accepted
    std::optional<QuotaShare> share; ///< nothing without a quota
    std::uint64_t denied = 0; ///< attempts
    std::vector<DenialCount> denials; ///< most first

    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

/// What a simulation has come to so far.
struct Results
{
    Nanoseconds elapsed{};
    std::vector<ResultRow> queues; ///< those that had applications and all above, in the order of the tree
    std::vector<ResultRow> users; ///< by name
    std::vector<GroupResult> groups{}; ///< of a cluster with elastic quotas, which has no queues

    friend bool operator==(const Results&, const Results&) = default;
};

/// One number of a row.
enum class Measure {
    Submitted,
    Waiting,
    Running,
    Completed,
    Failed,
    Rejected,
    MeanWait, ///< seconds, as the next
    LongWait, ///< WaitTimes::p95
    MeanShare, ///< of the quota, 1 = all of it; as the next
    ShareNow,
    Denied
};
inline constexpr int kMeasures = static_cast<int>(Measure::Denied) + 1;

/// Nothing where it is not known.
[[nodiscard]] std::optional<double> valueOf(const ResultRow& row, Measure measure);

/// "user sue at root.data: memory", "queue root.data: applications", "no node with room".
[[nodiscard]] std::string denialText(const DenialReason& reason);

/// One line a row after a head, comma separated; numbers in base units, times in seconds, unknown ones empty.
[[nodiscard]] std::string resultsCsv(const Results& results);
/// {"elapsed":"10m0s","queues":[...],"users":[...]}, in the units of the CSV; null for what is not known.
[[nodiscard]] std::string resultsJson(const Results& results);
} // namespace quotadeck::sim
