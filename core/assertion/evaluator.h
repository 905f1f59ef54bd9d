// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/assertion/limitchange.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/decision.h"
#include "core/snapshot/clustersnapshot.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace quotadeck::assertion {
enum class AssertionVerdict {
    Passed,
    Failed,
    Unknown, ///< the usage that decides it is unknown
};

/// "passed", "failed", "unknown".
[[nodiscard]] std::string_view verdictName(AssertionVerdict verdict);

/// The limit or quota that decides an expectation.
struct BlockingLimit
{
    insight::QuotaRaise number; ///< "from" and "to" are both its value
    Quantity used = 0;
    bool isUsageKnown = true; ///< else "used" is 0
    std::optional<TextSpan>
        place{}; ///< of the number in the configuration; nothing: the configuration does not set it to this value
};

/// "limit of user bob at root.data: vcore 3 of 8 used".
[[nodiscard]] Message describe(const BlockingLimit& limit);

/// The result of one expectation.
struct ExpectationResult
{
    std::size_t expectation = 0; ///< position in the assertion
    AssertionVerdict verdict = AssertionVerdict::Passed;
    std::optional<Quantity> amount{}; ///< of a number that was found; nothing: unlimited, or it is none
    Message found; ///< "4", "unlimited", "root.data": as Expectation::text() without its operator
    bool isMost = false; ///< what was found is the most that is possible: the usage is unknown
    Message
        reason{}; ///< why, where it is no limit: the queue does not exist, usage is unknown; a sentence without a full stop
    std::optional<BlockingLimit> blocking{}; ///< of a failed one
    bool isTooMuch
        = false; ///< the number found is larger than expected: the limit does not block, it is too high
    std::vector<LimitChange>
        changes{}; ///< all of these together make it pass; empty: passed, or no such change is known
};

struct AssertionResult
{
    AssertionVerdict verdict = AssertionVerdict::Passed; ///< Failed before Unknown before Passed
    std::vector<ExpectationResult> expectations; ///< in the order of the assertion
};

/// What makes all of @p result pass, at once: of two raises of one number the larger. Empty: it passes, no such change is known of a part
/// of it, not all are edits of the configuration, or two exclude each other.
[[nodiscard]] std::vector<LimitChange> changesOf(const AssertionResult& result);

/// The usage of @p moment, which is not Empty. May be slow; each moment is read once.
using MomentReader = std::function<Result<SnapshotPtr>(const Moment& moment)>;

/// Evaluates assertions about one configuration with the decisions of its queues, its tracker and its placement rules.
///
/// Cost:      queues and limits are built once for each partition and moment; an assertion takes some microseconds then.
/// Known:     node sizes and access lists count for none of the numbers; a scenario runs under its own configuration, and the
///            evaluated one is in force at its end.
/// Threading: thread-compatible.
class Evaluator
{
public:
    /// @p partitions are effective ones; assertions without a partition are about @p partition, or about "default", else the
    /// first one. Partitions and @p readMoment must outlive the evaluator.
    Evaluator(const std::vector<config::PartitionConfig>& partitions, MomentReader readMoment,
              std::string partition = {});
    ~Evaluator();
    Evaluator(const Evaluator&) = delete;
    Evaluator& operator=(const Evaluator&) = delete;

    /// What prevents the evaluation of @p file: a missing partition, a moment that cannot be read, a resource type that neither
    /// the configuration nor the cluster has. In the order of the text.
    [[nodiscard]] std::vector<Problem> problems(const AssertionFile& file);
    /// The result of an assertion without such problems. Errors: those of insight::quotaState(), and the problems.
    [[nodiscard]] Result<AssertionResult> evaluate(const Assertion& assertion);
    /// Position of the partition that @p assertion is about; nothing: there is none.
    [[nodiscard]] std::optional<std::size_t> partitionOf(const Assertion& assertion) const;

private:
    struct State;
    [[nodiscard]] Result<State*> stateOf(const Assertion& assertion);

    const std::vector<config::PartitionConfig>& m_partitions;
    MomentReader m_readMoment;
    std::string m_partition;
    std::set<std::string, std::less<>> m_users; ///< who is asked about
    std::vector<std::unique_ptr<State>> m_states;
};
} // namespace quotadeck::assertion
