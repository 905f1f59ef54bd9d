// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandtree.h"
#include "core/sim/scenario.h"

#include <string>
#include <vector>

namespace quotadeck::cli {
/// Scripts that complete subcommands, options, their values, names of scenarios and files. They start no program.
[[nodiscard]] std::string bashCompletion(const CommandTree& tree,
                                         const std::vector<sim::ScenarioTitle>& scenarios);
[[nodiscard]] std::string zshCompletion(const CommandTree& tree,
                                        const std::vector<sim::ScenarioTitle>& scenarios);
[[nodiscard]] std::string fishCompletion(const CommandTree& tree,
                                         const std::vector<sim::ScenarioTitle>& scenarios);
} // namespace quotadeck::cli
