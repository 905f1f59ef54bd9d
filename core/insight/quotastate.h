// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/cluster/queuetree.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/manager.h"

#include <vector>

namespace quotadeck::insight {
/// Queues and people of a partition as a snapshot shows them, for questions that change nothing in the cluster.
///
/// Known: what the snapshot lacks counts as unused, and a cluster of unknown size as large enough; the flags
///        say so, and have to be shown with an answer.
struct QuotaState
{
    cluster::QueueTree queues;
    ugm::Manager usage;
    bool knowsUsage = false; ///< of users and groups
    bool knowsQueues = false; ///< what they hold and what the nodes offer
    Mode mode = Mode::Current; ///< of the rules that create queues and check limits
};

/// The queues as @p queues lists them, dynamic ones included.
[[nodiscard]] cluster::QueueTree restoredQueues(const std::vector<QueueInfo>& queues);

/// @p partition, an effective one, in force where @p snapshot was taken, by the scheduler's own update; nullptr: on an
/// empty cluster. Errors: those of readPartitionPlan().
[[nodiscard]] Result<QuotaState> quotaState(const config::PartitionConfig& partition,
                                            const PartitionSnapshot* snapshot, Mode mode = Mode::Current);

/// Makes a root of unknown size offer every type of @p request without end.
void assumeCapacity(QuotaState& state, const Resource& request);

/// What is in force in a partition as far as the scheduler lists it, for questions without its configuration.
///
/// Known: a limit is listed with everyone it applies to, not with the entry that sets it, so that each counts as
///        named; a wildcard limit is not listed with a user who has used nothing there, see isListed(); nor is the
///        order of limits, which settles the group of a user in several limited ones (UGM-12), nor are placement rules.
struct ListedState
{
    config::PartitionConfig partition; ///< the limits alone; nothing that could be edited
    QuotaState state;
};

/// Errors: NotFound when @p snapshot lacks queues, users or groups.
[[nodiscard]] Result<ListedState> listedState(const PartitionSnapshot& snapshot);

/// False: limits for everyone else (`*`) may apply to @p user along the path to @p queue without being listed.
[[nodiscard]] bool isListed(const PartitionSnapshot& snapshot, const UserName& user, const QueuePath& queue);
} // namespace quotadeck::insight
