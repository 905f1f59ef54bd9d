// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
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

/// Adds the options that choose a scheduler: --connect, described by @p connectHelp, or a context of a kubeconfig. @p server
/// returns what they write. Returns the options that exclude other sources; one of the two kinds is given at most.
std::vector<CLI::Option*> addServer(CLI::App& command, const std::function<ServerChoice&()>& server,
                                    const std::string& connectHelp);

/// Adds --kind, what is read of the server.
CLI::Option* addKind(CLI::App& command, const std::function<void(SystemKind)>& set);
/// What of @p server means nothing for elastic quotas; empty: all is well.
[[nodiscard]] std::string checkQuotaCluster(const ServerChoice& server);
} // namespace quotadeck::cli
