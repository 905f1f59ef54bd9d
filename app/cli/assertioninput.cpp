// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/assertioninput.h"

#include "app/cli/input.h"
#include "core/assertion/scenariostate.h"

#include <fmt/format.h>

namespace quotadeck::cli {
assertion::AssertionFile readAssertionFile(const std::string& name, std::istream& in)
{
    const auto text = readInput(name, in);
    if (text)
        return assertion::readAssertions(name, *text);
    assertion::AssertionFile unreadable;
    unreadable.name = name;
    unreadable.problems.push_back({{}, text.error().message});
    return unreadable;
}

void printAssertionProblems(std::ostream& err, const std::string& file,
                            const std::vector<assertion::Problem>& problems)
{
    for (const assertion::Problem& problem : problems)
        printMessage(err, fmt::format("{}:{}:{}", file, problem.span.begin.line, problem.span.begin.column),
                     problem.message.english());
}

assertion::MomentReader momentReader(const ScenarioLoader& scenario, std::istream& in)
{
    return [&scenario, &in](const assertion::Moment& moment) -> Result<SnapshotPtr> {
        if (moment.kind == assertion::Moment::Kind::Snapshot)
            return readUsageFile(moment.source, in);
        return scenario(moment.source).and_then([&moment](const sim::Scenario& read) {
            return assertion::scenarioState(read, moment.at);
        });
    };
}
} // namespace quotadeck::cli
