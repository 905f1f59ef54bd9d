// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace CLI {
class App;
} // namespace CLI

/// The subcommands that run a scenario.
namespace quotadeck::cli {
/// Adds the subcommand, which writes into @p options while the line is parsed.
CLI::App* addServe(CLI::App& app, ServeOptions& options);
CLI::App* addSimulate(CLI::App& app, SimulateOptions& options);
} // namespace quotadeck::cli
