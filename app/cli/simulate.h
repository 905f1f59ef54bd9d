// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/base/result.h"
#include "core/sim/scenario.h"

#include <functional>
#include <string>
#include <vector>

namespace quotadeck::cli {
/// The scenario that a built-in name or a file stands for.
using ScenarioLoader = std::function<Result<sim::Scenario>(const std::string& nameOrFile)>;

/// The built-in scenarios.
using ScenarioLister = std::function<std::vector<sim::ScenarioTitle>()>;

/// Runs a scenario as fast as it can and prints what its script did, the usage trees at its end and the results; or which of
/// its facts hold, ExitFindings if one does not; or what differs under a second configuration, ExitFindings with what is
/// wrong in it if that is rejected. Returns the exit code.
[[nodiscard]] int runSimulate(const SimulateOptions& options, const ScenarioLoader& load,
                              const ScenarioLister& list, Streams streams);
} // namespace quotadeck::cli
