// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/base/result.h"
#include "core/sim/scenario.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <stop_token>

namespace quotadeck::assertion {
/// The cluster of @p scenario @p at after its start, under its own configuration and with seed 1. Takes as long as the
/// simulation. Once @p stop is requested the result is of no use. Errors: Unsupported for a scenario with elastic quotas.
[[nodiscard]] Result<SnapshotPtr> scenarioState(const sim::Scenario& scenario, std::chrono::nanoseconds at,
                                                const std::stop_token& stop = {});
} // namespace quotadeck::assertion
