// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

#include <sstream>
#include <string>

namespace quotadeck::test {
/// What a subcommand ended with and wrote.
struct CommandOutcome
{
    int exitCode = 0;
    std::string out;
    std::string err;
};

/// Runs a subcommand, as cli::runCheck, with @p input as its standard input.
template <typename Options>
CommandOutcome runCommand(int (*command)(const Options&, cli::Streams), const Options& options,
                          const std::string& input = {})
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode = command(options, {in, out, err});
    return {exitCode, out.str(), err.str()};
}
} // namespace quotadeck::test
