// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace quotadeck::cli {
/// A subcommand while the command line is read.
struct Subcommand
{
    const CLI::App* app = nullptr;
    std::function<Command()> command; ///< with the options that were read
    /// Its files, in groups. Standard input, "-", can be read only once in each.
    std::function<std::vector<std::vector<std::string>>()> inputs;
};

/// Adds all subcommands with their options and their help to @p app, in the order of --help. What is returned must outlive the
/// reading of the command line.
[[nodiscard]] std::vector<Subcommand> addSubcommands(CLI::App& app);

/// The one that is declared in a source of its own.
CLI::App* addReport(CLI::App& app, ReportOptions& options);
} // namespace quotadeck::cli
