// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/assertion/assertion.h"
#include "core/assertion/assertionreport.h"
#include "core/assertion/evaluator.h"
#include "core/assertion/scenariostate.h"

#include <algorithm>
#include <ostream>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
Result<SnapshotPtr> readMoment(const assertion::Moment& moment, const ScenarioSources& sources,
                               std::istream& in)
{
    if (moment.kind == assertion::Moment::Kind::Snapshot)
        return readUsageFile(moment.source, in);
    return sources.scenario(moment.source).and_then([&moment](const sim::Scenario& scenario) {
        return assertion::scenarioState(scenario, moment.at);
    });
}

/// A file that cannot be read, as the problem of a file without assertions.
assertion::AssertionFile readFile(const std::string& name, std::istream& in)
{
    const auto text = readInput(name, in);
    if (text)
        return assertion::readAssertions(name, *text);
    assertion::AssertionFile unreadable;
    unreadable.name = name;
    unreadable.problems.push_back({{}, text.error().message});
    return unreadable;
}

void print(const std::vector<assertion::EvaluatedFile>& files, const AssertOptions& options,
           std::ostream& out)
{
    config::SarifLog sarif;
    config::JUnitLog junit("quotadeck assert");
    for (const auto& file : files) {
        switch (options.format) {
        case CheckFormat::Text:
            out << asText(file, options.configFile);
            break;
        case CheckFormat::Json:
            out << asJson(file, options.configFile) << '\n';
            break;
        case CheckFormat::Sarif:
            addTo(sarif, file, options.configFile);
            break;
        case CheckFormat::JUnit:
            addTo(junit, file, options.configFile);
            break;
        }
    }
    if (options.format == CheckFormat::Sarif)
        out << sarif.text(assertion::sarifRules()) << '\n';
    else if (options.format == CheckFormat::JUnit)
        out << junit.text();
}
} // namespace

int runAssert(const AssertOptions& options, const ScenarioSources& sources, Streams streams)
{
    const auto partitions = readPartitions(options.configFile, streams.in);
    if (!partitions)
        return printError(streams.err, partitions.error());
    assertion::Evaluator evaluator(
        *partitions, [&](const assertion::Moment& moment) { return readMoment(moment, sources, streams.in); },
        options.partition);
    if (!evaluator.partitionOf({})) {
        printMessage(streams.err, options.configFile,
                     "the configuration has no partition " + options.partition);
        return ExitInput;
    }
    std::vector<assertion::EvaluatedFile> files;
    int worst = ExitDone;
    for (const std::string& name : options.files) {
        const auto& file = files.emplace_back(evaluated(readFile(name, streams.in), evaluator));
        if (!file.file.problems.empty())
            worst = ExitInput; // of all codes here the highest
        else if (file.count(assertion::AssertionVerdict::Passed) < file.results.size())
            worst = std::max<int>(worst, ExitFindings);
    }
    print(files, options, streams.out);
    return worst;
}
} // namespace quotadeck::cli
