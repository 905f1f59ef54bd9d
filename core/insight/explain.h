// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/cluster/attempt.h"
#include "core/config/schema/schema.h"
#include "core/insight/quotaraise.h"
#include "core/insight/quotastate.h"
#include "core/placement/placement.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::insight {
/// Would a request of this user be allowed in that queue?
struct Question
{
    access::UserGroups user;
    QueuePath queue; ///< a leaf, or one that placement would create
    ApplicationId app; ///< empty: a new one
    bool isRunning = false; ///< numbers of applications are no longer checked (ENF-13)
    Resource request; ///< of one pod
    std::string requiredNode{}; ///< the only node that the pod may run on; empty: any
    std::map<std::string, std::string> tags{}; ///< of a new application, for the placement rules
};

/// The request of @p app with the highest priority that has waited longest; nothing when none waits.
[[nodiscard]] std::optional<Question> waitingQuestion(const ApplicationInfo& app);

/// Why the limit of a level applies.
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
    std::optional<Quantity> asked{}; ///< nothing: not requested, or not checked any more
    std::optional<Quantity> headroom{}; ///< limit - used, negative when over; nothing: unlimited here
    bool isBinding = false; ///< the smallest headroom of its type on the whole way
    bool isInTheWay = false; ///< blocks the request

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

/// The answer to a question, with its calculation.
struct Explanation
{
    Question question;
    cluster::QuotaVerdict verdict; ///< the scheduler's own; Allocated: limits and quotas let it pass
    std::optional<ugm::GroupMatch> group; ///< charged; the queue is empty where usage settled it (UGM-10)
    std::vector<TraceRow> rows; ///< from the root down; queue, user, group
    std::optional<Resource> headroom; ///< the smallest of all rows; nil: unlimited
    std::vector<QuotaRaise>
        raises; ///< all of these together would allow it; one: that alone would; none where the queue is
    ///< not scheduled
    std::optional<Resource> fitting; ///< the largest part of the request that would fit now, if any
    bool knowsUsage = true; ///< else users and groups count as idle
    bool knowsQueues = true; ///< else queues count as empty and the cluster as unlimited

    [[nodiscard]] bool isAllowed() const { return verdict.outcome == cluster::AttemptOutcome::Allocated; }
    [[nodiscard]] bool knowsAll() const { return knowsUsage && knowsQueues; }
    /// False: the usage in @p row is unknown and counts as zero.
    [[nodiscard]] bool knows(const TraceRow& row) const;
    [[nodiscard]] Message sentence() const; ///< whether it is allowed, or the blocking limit
};

/// Where the queue of a question comes from.
enum class QueueSource {
    Requested,
    Placed, ///< by placement rules
};

/// "A new application of user sue (groups ds) requests vcore 4 in root.data."
/// Without a queue: "... requests vcore 4 and no queue."
[[nodiscard]] Message questionText(const Question& question, QueueSource source = QueueSource::Requested);
/// "Charged to group ds, by the limit at root.data."
[[nodiscard]] Message chargedGroupText(const Explanation& explanation);
/// "At most vcore 2 would fit now."
[[nodiscard]] Message fittingText(const Resource& fitting);

/// Where the placement rules of @p partition would place an application of @p user that requests no queue and has @p tags, in the
/// mode of @p state, with the outcome of each rule. Rules that cannot be built reject every application (VAL-92).
[[nodiscard]] placement::Placement placementOf(const QuotaState& state,
                                               const config::PartitionConfig& partition,
                                               const access::UserGroups& user,
                                               const std::map<std::string, std::string>& tags = {});
/// The queue of placementOf(). Errors: NotFound with the reason when the rules reject the application.
[[nodiscard]] Result<QueuePath> placedQueue(const QuotaState& state, const config::PartitionConfig& partition,
                                            const access::UserGroups& user,
                                            const std::map<std::string, std::string>& tags = {});

/// Answers @p question with the decisions of queues and tracker. @p partition, an effective one, contains the limits to
/// raise; @p mode is the order in which they are checked (ENF-19). A queue that does not exist is
/// created in @p state as placement would do it. Errors: InvalidArgument for a request without anything above zero and
/// for a queue that cannot be.
[[nodiscard]] Result<Explanation> explain(QuotaState& state, const config::PartitionConfig& partition,
                                          const Question& question, Mode mode = Mode::Current);

/// "vcore=500m, memory=4Gi" in the quantities of queues.yaml. Errors: InvalidArgument; `where` is left to the caller.
[[nodiscard]] Result<Resource> readRequest(std::string_view text);
/// The same the other way: exact, readRequest() gives it back.
[[nodiscard]] std::string requestText(const Resource& request);
/// "dev, qa".
[[nodiscard]] std::vector<GroupName> readGroups(std::string_view text);
} // namespace quotadeck::insight
