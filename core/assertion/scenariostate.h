// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/base/result.h"
#include "core/sim/scenario.h"
#include "core/snapshot/clustersnapshot.h"

namespace quotadeck::assertion {
/// The cluster of @p scenario @p at after its start, under its own configuration and with seed 1. Takes as long as the
/// simulation. Errors: Unsupported for a scenario with elastic quotas.
[[nodiscard]] Result<SnapshotPtr> scenarioState(const sim::Scenario& scenario, std::chrono::nanoseconds at);
} // namespace quotadeck::assertion
