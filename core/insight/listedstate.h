// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/config/schema/schema.h"
#include "core/insight/quotastate.h"
#include "core/snapshot/clustersnapshot.h"

namespace quotadeck::insight {
/// What is in force in a partition as far as the scheduler lists it, for questions without its configuration.
///
/// Known: a limit is listed with everyone whom it holds for, not with how it came to hold, so that each counts as
///        named; a wildcard limit is not listed with somebody who has used nothing there, see isListed(); nor is the order of
///        limits, which settles the group of a user in several limited ones (UGM-12), nor are placement rules.
struct ListedState
{
    config::PartitionConfig partition; ///< the limits alone; nothing that could be edited
    QuotaState state;
};

/// Errors: NotFound when @p snapshot does not tell of queues, users or groups.
[[nodiscard]] Result<ListedState> listedState(const PartitionSnapshot& snapshot);

/// False: limits for each other user may hold for @p user on the way to @p queue without being listed.
[[nodiscard]] bool isListed(const PartitionSnapshot& snapshot, const UserName& user, const QueuePath& queue);
} // namespace quotadeck::insight
