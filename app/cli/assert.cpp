// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/assertioninput.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/assertion/assertion.h"
#include "core/assertion/assertionreport.h"
#include "core/assertion/evaluator.h"

#include <algorithm>
#include <ostream>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
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
    assertion::Evaluator evaluator(*partitions, momentReader(sources.scenario, streams.in),
                                   options.partition);
    if (!evaluator.partitionOf({})) {
        const std::string message = "the configuration has no partition " + options.partition;
        printMessage(streams.err, options.configFile, message);
        return refuseConfiguration(options, {}, message, streams.out);
    }
    std::vector<assertion::EvaluatedFile> files;
    int worst = ExitDone;
    for (const std::string& name : options.files) {
        const auto& file = files.emplace_back(evaluated(readAssertionFile(name, streams.in), evaluator));
        if (!file.file.problems.empty())
            worst = ExitInput; // of all codes here the highest
        else if (file.count(assertion::AssertionVerdict::Passed) < file.results.size())
            worst = std::max<int>(worst, ExitFindings);
    }
    print(files, options, streams.out);
    return worst;
}
} // namespace quotadeck::cli
