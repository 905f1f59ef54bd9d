// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ugm/managerstate.h"

namespace quotadeck::ugm {
/// Makes @p next the active limits of @p state, whose shards the caller has locked.
///
/// Mode::Seed: every node gets exactly the limit that holds for it, usage and groups stay (UGM-50 to UGM-54).
/// Mode::Current: as the scheduler does it, with what it loses on the way (UGM-55 to UGM-58).
void updateLimits(ManagerState& state, SharedLimits next);
} // namespace quotadeck::ugm
