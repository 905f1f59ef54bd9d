// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/serve/servedcluster.h"
#include "core/base/result.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <functional>
#include <string>

namespace quotadeck::app {
/// What is served beside the snapshots of @p scenario. @p instanceId names this run.
[[nodiscard]] serve::ServedCluster::Setup servedSetup(const sim::Scenario& scenario, std::string instanceId);

/// A cli::ScenarioServer: runs an event loop until SIGINT or SIGTERM. A second signal ends the process at once.
[[nodiscard]] Status serveScenario(sim::Scenario scenario, const cli::ServeOptions& options,
                                   const std::function<void(std::uint16_t port)>& ready);
} // namespace quotadeck::app
