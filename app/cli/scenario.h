// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/base/result.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// The subcommands that run a scenario. Each returns the exit code.
namespace quotadeck::cli {
/// Loads a scenario by its built-in name or from a file.
using ScenarioLoader = std::function<Result<sim::Scenario>(const std::string& nameOrFile)>;

/// Lists the built-in scenarios.
using ScenarioLister = std::function<std::vector<sim::ScenarioTitle>()>;

/// Runs a scenario as fast as possible and prints its script, the usage at the end and the results; or the outcome of its
/// checks, ExitFindings if one fails; or the differences under a second configuration, ExitFindings if that is rejected.
[[nodiscard]] int runSimulate(const SimulateOptions& options, const ScenarioLoader& load,
                              const ScenarioLister& list, Streams streams);

/// Serves a scenario until the process is stopped, and calls its last argument with the port once it listens.
/// Errors: InvalidArgument, Network.
using ScenarioServer = std::function<Status(sim::Scenario scenario, const ServeOptions& options,
                                            const std::function<void(std::uint16_t port)>& ready)>;

/// Serves the scheduler's REST interface from a running scenario and prints its address.
[[nodiscard]] int runServe(const ServeOptions& options, const ScenarioLoader& load,
                           const ScenarioServer& serve, Streams streams);
} // namespace quotadeck::cli
