// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sim/scenario.h"

#include <string>
#include <vector>

namespace quotadeck::app {
/// The scenario with the built-in name @p nameOrFile ("busy-cluster"), or else the one in that file, or the load of a recording
/// under the configuration in it. Errors: NotFound listing the built-in names, or for a recording without a configuration; TooLarge, Io, or
/// what reading the scenario or the recording reports. A recording takes as long as all of its samples. Threading: any.
[[nodiscard]] Result<sim::Scenario> loadScenario(const std::string& nameOrFile);

/// The built-in scenarios, by name.
[[nodiscard]] std::vector<sim::ScenarioTitle> builtInScenarios();
} // namespace quotadeck::app
