// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/world.h"

namespace quotadeck::sim {
/// Allocates what fits now. Queues take turns, the one with the smallest share of its guarantee first; in a leaf
/// applications come in the order of their submission, each gets at most one pod a turn (ENF-23). A request that
/// a limit refuses gets an entry in its allocation log, as the scheduler writes it (ENF-15, ENF-16).
void runSchedulingCycle(World& world);
} // namespace quotadeck::sim
