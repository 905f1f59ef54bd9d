// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/text.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/sim/action.h"

#include <algorithm>
#include <chrono>
#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::sim {
[[nodiscard]] inline double secondsOf(Nanoseconds time)
{
    return std::chrono::duration<double>(time).count();
}

/// @p value without an exponent, at most six digits behind the point and none where there need be none.
[[nodiscard]] std::string plainNumber(std::optional<double> value, std::string_view unknown);

/// What @p textOf makes of each of @p items, with @p separator between.
template <typename Items, typename Text>
[[nodiscard]] std::string listText(const Items& items, std::string_view separator, Text textOf)
{
    std::string text;
    bool isFirst = true;
    for (const auto& item : items) {
        if (!isFirst)
            text += separator;
        isFirst = false;
        text += textOf(item);
    }
    return text;
}

/// How many attempts failed for one reason; what waits is tried once a second.
template <typename Reason>
struct ReasonCount
{
    Reason reason;
    std::uint64_t count = 0; ///< attempts

    friend bool operator==(const ReasonCount&, const ReasonCount&) = default;
};

/// Most first, then in the order of the reasons.
template <typename Reason>
[[nodiscard]] std::vector<ReasonCount<Reason>> mostFirst(const std::map<Reason, std::uint64_t>& reasons)
{
    std::vector<ReasonCount<Reason>> counts;
    counts.reserve(reasons.size());
    for (const auto& [reason, count] : reasons)
        counts.push_back({reason, count});
    std::ranges::stable_sort(counts, std::greater(), &ReasonCount<Reason>::count);
    return counts;
}

/// Of all reasons.
template <typename Reason>
[[nodiscard]] std::uint64_t attempts(const std::vector<ReasonCount<Reason>>& counts)
{
    std::uint64_t sum = 0;
    for (const auto& entry : counts)
        sum += entry.count;
    return sum;
}

enum class RefusalKind {
    Runtime, ///< the group, or one above it, has all it may use (EQ-60, EQ-62)
    Guarantee, ///< min has no room for one more pod that may not be evicted (EQ-61)
    Cards, ///< no model of cards that the pod takes is left for its group (G7)
    NoNode ///< quotas allow it, and no node has room
};

/// Why a waiting pod was not bound when it was tried.
struct RefusalReason
{
    RefusalKind kind = RefusalKind::NoNode;
    std::string group{}; ///< whose limit; this and the next are of Runtime and Guarantee alone
    std::optional<ResourceType> type{}; ///< the first blocking one

    friend auto operator<=>(const RefusalReason&, const RefusalReason&) = default;
};

using RefusalCount = ReasonCount<RefusalReason>;

/// Each time that a pod waited: from when it was created, or came back, to when it was bound. One that still
/// waits counts with the time until now. Not WaitTimes: of each wait of each pod only sums are kept, which
/// have no percentile.
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
    /// Of the min in effect, at the peak: the lender's part of what its siblings have beyond theirs, rounded down
    /// (EQ-100).
    Quantity mostLent = 0;

    friend bool operator==(const GroupAmount&, const GroupAmount&) = default;
};

/// The outcome of the pods of a quota group, those of the groups that are below it now included: what a group
/// did before it was deleted stands in its own row alone, and leaves the rows above it.
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
[[nodiscard]] Message reasonMessage(const RefusalReason& reason);
/// One line a group and resource after a head, comma separated: amounts in base units, times in seconds;
/// unknown and not limited ones empty. The counts of a group stand in each of its lines.
[[nodiscard]] std::string groupResultsCsv(const Results& results);
/// {"elapsed":"10m0s","groups":[...]}, in the units of the CSV; null for what is not known or not limited.
[[nodiscard]] std::string groupResultsJson(const Results& results);

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

/// From submission to the first allocation, placeholders included. An application that still waits, or ended
/// without one, counts with the time until now or its end: leaving it out would praise what starts least.
struct WaitTimes
{
    Nanoseconds mean{};
    Nanoseconds p95{}; ///< the least that 95 of 100 do not exceed (nearest rank)
    Nanoseconds median{}; ///< likewise the least that half do not exceed

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

/// The outcome of the applications of a queue, those below it included, or of a user.
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
    /// The part of the time from submission to the end, or now, in which its applications did not wait for their first
    /// allocation. Nothing where no time has passed.
    std::optional<double> served{};

    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

/// The results of a simulation so far.
struct Results
{
    Nanoseconds elapsed{};
    std::vector<ResultRow> queues; ///< those that had applications and all above, in the order of the tree
    std::vector<ResultRow> users; ///< by name
    std::vector<GroupResult> groups{}; ///< of a cluster with elastic quotas, which has no queues

    /// Whether users wait alike: Jain's index of ResultRow::served, from 1/users, where one is served alone, to 1, where all are
    /// served the same part of their time. Nothing without users that are served.
    [[nodiscard]] std::optional<double> fairness() const;
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
    MeanWait, ///< seconds, as the next two
    MedianWait,
    LongWait, ///< WaitTimes::p95
    MeanShare, ///< of the quota, 1 = all of it; as the next
    ShareNow,
    Denied,
    Served ///< ResultRow::served, 1 = all of the time
};
inline constexpr int kMeasures = static_cast<int>(Measure::Served) + 1;

/// Nothing where it is not known.
[[nodiscard]] std::optional<double> valueOf(const ResultRow& row, Measure measure);

/// "user sue at root.data: memory", "queue root.data: applications", "no node with room".
[[nodiscard]] Message reasonMessage(const DenialReason& reason);

/// One line a row after a head, comma separated; numbers in base units, times in seconds, unknown ones empty.
[[nodiscard]] std::string resultsCsv(const Results& results);
/// {"elapsed":"10m0s","queues":[...],"users":[...]}, in the units of the CSV; null for what is not known.
[[nodiscard]] std::string resultsJson(const Results& results);
} // namespace quotadeck::sim
