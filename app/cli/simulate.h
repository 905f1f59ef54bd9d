// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/base/result.h"
#include "core/sim/scenario.h"

#include <functional>
#include <string>

namespace quotadeck::cli {
/// The scenario that a built-in name or a file stands for.
using ScenarioLoader = std::function<Result<sim::Scenario>(const std::string& nameOrFile)>;

/// Runs a scenario as fast as it can and prints the usage trees at its end. Returns the exit code.
[[nodiscard]] int runSimulate(const SimulateOptions& options, const ScenarioLoader& load, Streams streams);
} // namespace quotadeck::cli
