// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ugm/managerstate.h"

namespace quotadeck::ugm {
struct TrackedUsage;

/// Makes the empty @p state, which nobody else knows yet, hold what @p usage lists. It has no limits afterwards.
void restoreUsage(ManagerState& state, const TrackedUsage& usage);
} // namespace quotadeck::ugm
