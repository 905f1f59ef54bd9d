// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/simulate.h"
#include "core/base/result.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <functional>

namespace quotadeck::cli {
/// Serves a scenario until it is told to end, and calls its last argument with the port as soon as it can be asked.
/// Errors: InvalidArgument, Network.
using ScenarioServer = std::function<Status(sim::Scenario scenario, const ServeOptions& options,
                                            const std::function<void(std::uint16_t port)>& ready)>;

/// Answers the scheduler's REST paths over a running scenario. Prints the address when there is something to ask.
/// Returns the exit code.
[[nodiscard]] int runServe(const ServeOptions& options, const ScenarioLoader& load,
                           const ScenarioServer& serve, Streams streams);
} // namespace quotadeck::cli
