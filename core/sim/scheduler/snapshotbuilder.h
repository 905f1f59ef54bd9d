// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scheduler/schedulersimulation.h"
#include "core/snapshot/clustersnapshot.h"

namespace quotadeck::sim {
/// The cluster as the scheduler's REST interface would report it now. Fields that it leaves out when they are
/// empty are nil (REST-7); lists are in the order of PartitionSnapshot.
[[nodiscard]] ClusterSnapshot buildSnapshot(const SchedulerSimulation& simulation, EndedApplications ended);
} // namespace quotadeck::sim
