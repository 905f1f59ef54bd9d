// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::insight {
/// The effect of an edit on one amount of a queue, user or group, the worst first.
enum class ImpactVerdict {
    OverNow, ///< uses more than the new limit: running work stays, new requests wait (UGM-54, QUE-26)
    StillOver, ///< uses more than the limit, as before
    Drains, ///< the queue leaves the configuration and takes no new applications (QUE-41)
    NotScheduled, ///< the leaf becomes a parent: the applications in it are no longer scheduled (QUE-45)
    Limited, ///< was unlimited
    Less, ///< loses headroom
    OtherGroup, ///< new applications are charged to another group (UGM-12)
    Unlimited, ///< is limited no longer
    More, ///< gains headroom
};

/// "over-now", "still-over", "drains", "not-scheduled", "limited", "less", "other-group", "unlimited", "more".
[[nodiscard]] std::string_view verdictName(ImpactVerdict verdict);

/// One amount of one subject at the level whose limit the edit changes.
struct ImpactRow
{
    ImpactVerdict verdict = ImpactVerdict::Less;
    DenialSubject subject = DenialSubject::Queue;
    std::string name{}; ///< of the user or group; empty for a queue
    QueuePath queue{}; ///< lower case
    std::optional<ResourceType> type{}; ///< none: the number of applications
    std::optional<Quantity> limitBefore{}; ///< at this level; nothing: none
    std::optional<Quantity> limitAfter{};
    Quantity used = 0;
    std::optional<Quantity> headroomBefore{}; ///< the smallest from here to the root; nothing: unlimited
    std::optional<Quantity> headroomAfter{};
    std::optional<GroupName> groupBefore{}; ///< OtherGroup alone; nothing: charged to none
    std::optional<GroupName> groupAfter{};
    bool isTakenBack = false; ///< OverNow of a queue whose excess will be preempted (QUE-70)

    friend bool operator==(const ImpactRow&, const ImpactRow&) = default;
};

struct ImpactRequest
{
    const config::PartitionConfig* current
        = nullptr; ///< effective; nullptr: the limits that the snapshot lists
    const config::PartitionConfig* edited = nullptr; ///< effective, never nullptr
    const PartitionSnapshot* snapshot = nullptr; ///< never nullptr
    /// The groups of users; for users that are missing here, those of their applications in the snapshot count.
    std::vector<access::UserGroups> memberships;
};

struct Impact
{
    std::vector<ImpactRow>
        rows; ///< by verdict, the biggest loss first; above all queues whose applications are no longer
    ///< scheduled, and draining ones if some are in use
    bool knowsUsage = false; ///< else there are no rows of users and groups
    bool knowsQueues = false; ///< else there are none of queues
    std::vector<UserName>
        unknownGroups; ///< whose memberships are unknown: changes of their charged group are not found
    bool isCancelled = false; ///< then nothing else is set

    [[nodiscard]] std::size_t count(ImpactVerdict verdict) const;
    /// Removed queues in which applications run.
    [[nodiscard]] std::size_t countDrainingInUse() const;
};

/// The changes for queues, users and groups when the edited configuration becomes the active one. Errors: those of
/// quotaState(). Returns soon after @p stop was requested.
[[nodiscard]] Result<Impact> impact(const ImpactRequest& request, const std::stop_token& stop = {});
} // namespace quotadeck::insight
