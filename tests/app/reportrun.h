// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "tests/support/commandoutcome.h"

#include <sstream>
#include <string>
#include <variant>
#include <vector>

namespace quotadeck::test {
/// As the program runs `quotadeck report WORDS`, with @p sources.
inline CommandOutcome runReportOf(std::vector<std::string> words, const cli::ReportSources& sources,
                                  const std::string& input)
{
    words.insert(words.begin(), {"quotadeck", "report"});
    std::vector<const char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const cli::Streams streams{in, out, err};
    const cli::Command command
        = cli::parseCommandLine(static_cast<int>(arguments.size()), arguments.data(), streams);
    const auto* const options = std::get_if<cli::ReportOptions>(&command);
    const int exitCode
        = options ? cli::runReport(*options, sources, streams) : std::get<cli::Answered>(command).exitCode;
    return {exitCode, out.str(), err.str()};
}
} // namespace quotadeck::test
