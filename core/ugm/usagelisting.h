// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/usageinfo.h"
#include "core/ugm/managerstate.h"

#include <vector>

namespace quotadeck::ugm {
/// The trackers as values, by name. The caller has locked all shards of @p state.
[[nodiscard]] std::vector<UserUsage> listUsers(const ManagerState& state);
[[nodiscard]] std::vector<GroupUsage> listGroups(const ManagerState& state);
} // namespace quotadeck::ugm
