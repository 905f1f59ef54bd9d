// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cluster/queuechange.h"
#include "core/cluster/queuetree.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/manager.h"

#include <vector>

namespace quotadeck::insight {
/// Queues and people of a partition as a snapshot shows them, for questions that change nothing in the cluster.
///
/// Known: what the snapshot does not tell counts as unused, and a cluster of unknown size as large enough; the flags
///        say so, and whoever shows an answer has to show them.
struct QuotaState
{
    cluster::QueueTree queues;
    ugm::Manager usage;
    bool knowsUsage = false; ///< of users and groups
    bool knowsQueues = false; ///< what they hold and what the nodes offer
};

/// The queues as @p queues lists them, dynamic ones included.
[[nodiscard]] cluster::QueueTree restoredQueues(const std::vector<QueueInfo>& queues);

/// @p partition, an effective one, in force where @p snapshot was taken, by the scheduler's own update; nullptr: on an
/// empty cluster. Errors: those of readPartitionPlan().
[[nodiscard]] Result<QuotaState> quotaState(const config::PartitionConfig& partition,
                                            const PartitionSnapshot* snapshot);

/// Makes a root of unknown size offer every type of @p request without end.
void assumeCapacity(QuotaState& state, const Resource& request);
} // namespace quotadeck::insight
