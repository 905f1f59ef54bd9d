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
/// Programs that read a document get one also where nothing can be evaluated: the configuration is the file with the problem.
int refuseConfiguration(const AssertOptions& options, TextPosition place, const Message& message,
                        std::ostream& out)
{
    if (options.format != CheckFormat::Text) { // people have read it on standard error
        assertion::EvaluatedFile config;
        config.file.name = options.configFile;
        config.file.problems.push_back({{place, place}, message});
        print({std::move(config)}, options, out);
    }
    return ExitInput;
}
} // namespace

int runAssert(const AssertOptions& options, const ScenarioSources& sources, Streams streams)
{
    TextPosition place;
    const auto partitions = readPartitions(options.configFile, streams.in, &place);
    if (!partitions) {
        printError(streams.err, partitions.error());
        return refuseConfiguration(options, place, partitions.error().message, streams.out);
    }
    assertion::Evaluator evaluator(
        *partitions, [&](const assertion::Moment& moment) { return readMoment(moment, sources, streams.in); },
        options.partition);
    if (!evaluator.partitionOf({})) {
        const std::string message = "the configuration has no partition " + options.partition;
        printMessage(streams.err, options.configFile, message);
        return refuseConfiguration(options, {}, message, streams.out);
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
