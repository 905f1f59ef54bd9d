// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/managerstate.h"

#include <vector>

namespace quotadeck::ugm {
/// The trackers as values, by name. The caller has locked all shards of @p state.
[[nodiscard]] std::vector<UserUsage> listUsers(const ManagerState& state);
[[nodiscard]] std::vector<GroupUsage> listGroups(const ManagerState& state);

struct TrackedUsage;

/// Makes the empty @p state, which is not shared yet, hold what @p usage lists. It has no limits afterwards.
void restoreUsage(ManagerState& state, const TrackedUsage& usage);
} // namespace quotadeck::ugm
