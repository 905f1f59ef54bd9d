// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

/// The command line as data: what --help prints, for man pages and completions.
namespace quotadeck::cli {
struct OptionEntry
{
    std::vector<std::string> names; ///< with their dashes; a positional has one, without
    std::string value; ///< the word for the value; empty: none
    std::string description;
    std::vector<std::string> choices; ///< all values; empty: any
    std::vector<std::string> needs; ///< names of other options, sorted
    std::vector<std::string> excludes; ///< likewise
    bool takesFile = false;
    bool takesFolder = false;
    bool takesScenario = false; ///< a built-in name; often a file is possible too
    bool isRequired = false;
    bool isRepeatable = false;
    bool isValueOptional = false;
};

struct CommandEntry
{
    std::string name; ///< of the subcommand; of the program itself "quotadeck"
    std::string description; ///< one line
    std::string footer; ///< lines, with the exit codes
    std::vector<OptionEntry> options;
    std::vector<OptionEntry> positionals;
};

struct CommandTree
{
    CommandEntry program;
    std::vector<CommandEntry> subcommands; ///< in the order of --help
};

/// Everything that @p app and its subcommands have.
[[nodiscard]] CommandTree commandTree(const CLI::App& app);

/// Scripts that complete subcommands, options, their values, names of scenarios and files. They start no program.
[[nodiscard]] std::string bashCompletion(const CommandTree& tree,
                                         const std::vector<sim::ScenarioTitle>& scenarios);
[[nodiscard]] std::string zshCompletion(const CommandTree& tree,
                                        const std::vector<sim::ScenarioTitle>& scenarios);
[[nodiscard]] std::string fishCompletion(const CommandTree& tree,
                                         const std::vector<sim::ScenarioTitle>& scenarios);

struct ManPage
{
    std::string name; ///< with its section, "quotadeck-check.1"
    std::string text; ///< source for man(7)
};

/// One page for the program and one for each subcommand. @p date is the one in the footer, such as 2026-11-27; empty: none.
[[nodiscard]] std::vector<ManPage> manPages(const CommandTree& tree, const std::string& date);
} // namespace quotadeck::cli
