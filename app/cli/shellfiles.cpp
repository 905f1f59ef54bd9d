// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/commandtree.h"
#include "core/file/filewriter.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
namespace {
/// The date of a build that is to give the same bytes each time; empty: none is set.
std::string sourceDate()
{
    const char* const seconds = std::getenv("SOURCE_DATE_EPOCH");
    if (seconds == nullptr)
        return {};
    const std::string text = seconds;
    if (text.empty() || text.size() > 10 || text.find_first_not_of("0123456789") != std::string::npos)
        return {};
    return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(std::stoll(text))));
}
} // namespace

int runCompletion(const CompletionOptions& options, const ScenarioLister& list, Streams streams)
{
    const auto scenarios = list();
    const std::string text = options.shell == Shell::Bash ? bashCompletion(options.tree, scenarios)
        : options.shell == Shell::Zsh                     ? zshCompletion(options.tree, scenarios)
                                                          : fishCompletion(options.tree, scenarios);
    if (options.outputFile.empty()) {
        streams.out << text;
        return ExitDone;
    }
    const auto written = file::writeFile(options.outputFile, text);
    return written ? int(ExitDone) : printError(streams.err, written.error());
}

int runMan(const ManOptions& options, Streams streams)
{
    const auto pages = manPages(options.tree, sourceDate());
    if (options.folder.empty()) {
        const std::string name
            = options.subcommand.empty() ? "quotadeck.1" : fmt::format("quotadeck-{}.1", options.subcommand);
        streams.out << std::ranges::find(pages, name, &ManPage::name)->text;
        return ExitDone;
    }
    if (const auto made = file::makeFolder(options.folder, file::Access::Shared); !made)
        return printError(streams.err, made.error());
    for (const ManPage& page : pages) {
        if (const auto written = file::writeFile(options.folder + '/' + page.name, page.text); !written)
            return printError(streams.err, written.error());
    }
    return ExitDone;
}
} // namespace quotadeck::cli
