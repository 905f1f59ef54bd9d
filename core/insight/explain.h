// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/cluster/attempt.h"
#include "core/config/schema/schema.h"
#include "core/insight/quotaraise.h"
#include "core/insight/quotastate.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/applicationinfo.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::insight {
/// May this person have this in that queue?
struct Question
{
    access::UserGroups user;
    QueuePath queue; ///< a leaf, or one that placement would create
    ApplicationId app; ///< empty: a new one
    bool isRunning = false; ///< the scheduler asks no longer for numbers of applications (ENF-13)
    Resource request; ///< of one pod
};

/// What waits longest with the highest priority in @p app; nothing when nothing waits.
[[nodiscard]] std::optional<Question> waitingQuestion(const ApplicationInfo& app);

/// How the limit of a level came to hold.
enum class Match {
    None, ///< nothing is set here
    Named, ///< for this user or group by name, or for the queue
    Wildcard, ///< for everyone without a limit of their own (ENF-2, UGM-14)
};

/// "none", "named", "wildcard".
[[nodiscard]] std::string_view matchName(Match match);

/// One amount at one level.
struct TraceCell
{
    std::optional<ResourceType> type{}; ///< none: the number of running applications
    std::optional<Quantity> limit{}; ///< nothing: not limited here
    Quantity used = 0; ///< before the request
    std::optional<Quantity> asked{}; ///< nothing: not asked for, or no question any more
    std::optional<Quantity> headroom{}; ///< limit - used, negative when over; nothing: unlimited here
    bool isBinding = false; ///< the smallest headroom of its type on the whole way
    bool isInTheWay = false; ///< refuses the request

    friend bool operator==(const TraceCell&, const TraceCell&) = default;
};

/// What one subject may at one level.
struct TraceRow
{
    QueuePath queue; ///< lower case
    DenialSubject subject = DenialSubject::Queue;
    std::string name; ///< of the user or group; empty for a queue
    Match match = Match::None;
    std::vector<TraceCell> cells; ///< types as displayed, the applications last
};

/// The answer to a question, with all that led to it.
struct Explanation
{
    Question question;
    cluster::QuotaVerdict verdict; ///< the scheduler's own; Allocated: limits and quotas let it pass
    std::optional<ugm::GroupMatch> group; ///< charged; the queue is empty where usage settled it (UGM-10)
    std::vector<TraceRow> rows; ///< from the root down; queue, user, group
    std::optional<Resource> headroom; ///< the smallest of all rows; nil: unlimited
    std::vector<QuotaRaise> raises; ///< all of these together let it pass; one: that alone does
    std::optional<Resource> fitting; ///< the most of the request that would pass now, if a part would
    bool knowsUsage = true; ///< else users and groups are taken for idle
    bool knowsQueues = true; ///< else queues are taken for empty and the cluster for endless

    [[nodiscard]] bool isAllowed() const { return verdict.outcome == cluster::AttemptOutcome::Allocated; }
    [[nodiscard]] bool knowsAll() const { return knowsUsage && knowsQueues; }
    /// False: the usage in @p row is unknown and taken for zero.
    [[nodiscard]] bool knows(const TraceRow& row) const;
    [[nodiscard]] std::string sentence() const;
    /// For a terminal or a chat: the sentence, the trace, what would help.
    [[nodiscard]] std::string asText() const;
    [[nodiscard]] std::string asJson() const; ///< one line; the keys are told by --help
};

/// Where the placement rules of @p partition would put an application of @p user that asks for no queue. Errors:
/// NotFound when they reject it, the message saying why.
[[nodiscard]] Result<QueuePath> placedQueue(const QuotaState& state, const config::PartitionConfig& partition,
                                            const access::UserGroups& user);

/// Answers @p question with the decisions of queues and tracker. @p partition, an effective one, is where the limits
/// stand that would help; @p mode is the order in which they are asked (ENF-19). A queue that does not exist is
/// created in @p state as placement would do it. Errors: InvalidArgument for a request without anything above zero and
/// for a queue that cannot be.
[[nodiscard]] Result<Explanation> explain(QuotaState& state, const config::PartitionConfig& partition,
                                          const Question& question, Mode mode = Mode::Current);
} // namespace quotadeck::insight
