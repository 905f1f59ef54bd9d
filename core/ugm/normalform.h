// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ugm/manager.h"

/// Forms of usage trees that can be compared, whoever made them.
namespace quotadeck::ugm {
/// Drops what says nothing: zero amounts, groups of applications that do not run, nodes without usage, applications,
/// limits and children, and trackers of which nothing is left (SIM-4). Everything is sorted afterwards.
void normalize(TrackedUsage& usage);

/// Drops nodes that are not used as well, limits or not: how many idle nodes carry a limit depends on what was asked
/// and updated before (UGM-41, UGM-55).
void reduceToUsed(TrackedUsage& usage);
} // namespace quotadeck::ugm
