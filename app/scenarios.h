// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sim/scenario.h"

#include <string>
#include <vector>

namespace quotadeck::app {
/// The scenario with the built-in name @p nameOrFile ("busy-cluster"), or else the one in that file. Errors:
/// NotFound listing the built-in names, TooLarge, Io, or what reading the scenario reports.
[[nodiscard]] Result<sim::Scenario> loadScenario(const std::string& nameOrFile);

/// The built-in scenarios, by name.
[[nodiscard]] std::vector<sim::ScenarioTitle> builtInScenarios();
} // namespace quotadeck::app
