// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/textreports.h"
#include "core/base/goduration.h"
#include "core/base/jsontext.h"
#include "core/config/report/textreport.h"
#include "core/elastic/quotajson.h"
#include "core/sim/comparison.h"
#include "core/sim/recordedload.h"
#include "core/sim/simulator.h"
#include "core/sim/submitmanifest.h"
#include "core/snapshot/restjson.h"

#include <algorithm>
#include <chrono>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <iterator>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
/// What is to be simulated, and for how long.
struct Run
{
    sim::Scenario scenario;
    std::string configName; ///< of its configuration, in reports
    sim::Nanoseconds until{};
    bool isRecorded = false; ///< the load of a recording
    std::vector<Message> notes{}; ///< about that
};

void printNotes(const Run& run, const Streams& streams)
{
    for (const Message& note : run.notes)
        streams.out << note.english() << '\n';
}

int listScenarios(const ScenarioLister& list, const Streams& streams)
{
    for (const sim::ScenarioTitle& scenario : list())
        streams.out << fmt::format("{:24}  {}\n", scenario.name, scenario.title);
    return ExitDone;
}

std::string sinceStart(const sim::Simulator& simulator, SystemTime time)
{
    return goDurationText(time - simulator.scenario().start);
}

/// Of the many actions of a recorded load those that failed.
void printScript(const sim::Simulator& simulator, const Run& run, const Streams& streams)
{
    bool isAny = false;
    for (const sim::Outcome& outcome : simulator.outcomes()) {
        if (run.isRecorded && outcome.isDone)
            continue;
        isAny = true;
        streams.out << fmt::format("{:>8}  {}: {}\n", sinceStart(simulator, outcome.time),
                                   outcome.title.english(), outcome.message.english());
    }
    if (isAny)
        streams.out << '\n';
}

/// "notes" in JSON, about a recorded load; empty without notes.
std::string notesJson(const Run& run)
{
    if (run.notes.empty())
        return {};
    std::string texts;
    for (const Message& note : run.notes)
        texts += (texts.empty() ? "" : ",") + jsonQuoted(note.english());
    return ",\"notes\":[" + texts + "]";
}

/// @p added goes into the JSON of the simulated partition.
void printReport(const sim::Simulator& simulator, const Run& run, AnswerFormat format,
                 const std::string& added, const Streams& streams)
{
    if (format == AnswerFormat::Text) {
        const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(simulator.now());
        streams.out << fmt::format("{}, seed {}, at {:%Y-%m-%d %H:%M:%S} UTC (simulated)\n\n",
                                   simulator.scenario().title, simulator.seed(),
                                   fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)));
        printNotes(run, streams);
        printScript(simulator, run, streams);
    }
    if (const sim::ElasticSimulation* const elastic = simulator.elastic()) {
        const auto& [problem, table, solution] = elastic->solved();
        if (format == AnswerFormat::Text) {
            streams.out << quotaText(problem, table, solution) << '\n' << resultsText(simulator.results());
            return;
        }
        std::string json = elastic::solutionJson(problem, table, solution);
        json.pop_back(); // the brace
        streams.out << json << ",\"results\":" << sim::groupResultsJson(simulator.results()) << "}\n";
        return;
    }
    const auto snapshot = simulator.snapshot();
    for (const auto& partition : snapshot.partitions) {
        if (format == AnswerFormat::Text) {
            streams.out << usageText(partition);
            continue;
        }
        std::string json = rest::writePartitionSnapshot(snapshot, partition);
        if (partition.info.name == simulator.scenario().partition) {
            json.pop_back(); // the brace
            json += ",\"results\":" + sim::resultsJson(simulator.results()) + added + "}";
        }
        streams.out << json << '\n';
    }
    if (format == AnswerFormat::Text)
        streams.out << '\n' << resultsText(simulator.results());
}

/// What is submitted from manifests at the start.
struct ManifestStart
{
    std::vector<sim::ManifestApplication> applications;
    std::vector<std::string> places; ///< of each
    std::string configFile; ///< with the configuration that is loaded before; empty: none
};

/// Puts what the manifests contain before the script of @p scenario; prints what the scheduler ignores.
Result<ManifestStart> addManifests(const SimulateOptions& options, sim::Scenario& scenario,
                                   const Streams& streams)
{
    ManifestStart start;
    if (options.manifests.empty())
        return start;
    if (scenario.elastic)
        return fail(ErrorCode::Unsupported, options.scenario,
                    "the scenario has elastic quotas: applications of manifests need queues");
    const auto manifests = readManifests(options.manifests, streams.in);
    if (!manifests)
        return tl::unexpected(manifests.error());
    const auto configuration = manifests->configuration();
    if (!configuration)
        return tl::unexpected(configuration.error());
    auto applications = sim::submissionsOf(manifests->read(), {});
    if (!applications) {
        Error error = applications.error();
        error.where = manifests->where(error.where);
        return tl::unexpected(std::move(error));
    }
    start.applications = *std::move(applications);
    std::vector<sim::ScriptedEvent> events;
    const auto add = [&events](sim::Action action) {
        std::string title = sim::titleOf(action).english();
        events.push_back({sim::Nanoseconds{}, std::move(title), std::move(action)});
    };
    if (*configuration) {
        start.configFile = (*configuration)->file;
        add(sim::LoadConfiguration{(*configuration)->text});
    }
    for (const sim::ManifestApplication& app : start.applications) {
        start.places.push_back(manifests->where(app.place));
        if (!app.isNamed)
            printMessage(streams.err, start.places.back(),
                         fmt::format("no application ID: submitted as {}; set the label "
                                     "yunikorn.apache.org/app-id",
                                     app.submission.action.app.text()));
        for (const cluster::ManifestProblem& problem : app.submission.problems)
            printMessage(streams.err, manifests->where(problem.place), problem.message.english());
        add(app.submission.action);
    }
    scenario.events.insert(scenario.events.begin(), std::make_move_iterator(events.begin()),
                           std::make_move_iterator(events.end()));
    return start;
}

/// "submitted" in JSON, with the outcomes, which are the first ones of the script; empty without manifests.
std::string submittedJson(const ManifestStart& start, const sim::Simulator& simulator)
{
    if (start.applications.empty())
        return {};
    std::string json = ",\"submitted\":[";
    for (std::size_t i = 0; i < start.applications.size(); ++i) {
        const sim::SubmitApplication& action = start.applications[i].submission.action;
        const sim::Outcome& outcome = simulator.outcomes()[i + (start.configFile.empty() ? 0 : 1)];
        json += (i > 0 ? "," : "")
            + jsonObject({{"id", jsonQuoted(action.app.text())},
                          {"place", jsonQuoted(start.places[i])},
                          {"user", jsonQuoted(action.user.text())},
                          {"accepted", outcome.isDone ? "true" : "false"},
                          {"message", jsonQuoted(outcome.message.english())}});
    }
    return json + "]";
}

/// Prints why the configuration of the manifests was not loaded, by the first outcome of the script.
int reportConfiguration(const ManifestStart& start, const sim::Simulator& simulator, const Streams& streams)
{
    if (start.configFile.empty() || simulator.outcomes().empty() || simulator.outcomes().front().isDone)
        return ExitDone;
    printMessage(streams.err, start.configFile, simulator.outcomes().front().message.english());
    return ExitFindings;
}

/// @p scenario with the configuration @p text, called @p name; an exit code, and what was printed, otherwise.
tl::expected<sim::Scenario, int> configured(const sim::Scenario& scenario, const std::string& name,
                                            std::string text, const Streams& streams)
{
    config::CheckedFile file;
    file.name = name;
    file.text = std::move(text);
    auto result = sim::withConfiguration(scenario, file.text);
    if (result)
        return *std::move(result);
    file.verdict.findings = result.error().findings;
    streams.out << checkReportText(file, config::ReportColour::Never);
    printMessage(streams.err, file.name, result.error().message.english());
    return tl::unexpected(int(ExitFindings));
}

/// The load of a recording under a configuration.
tl::expected<Run, int> recorded(const sim::RecordedLoad& load, const SimulateOptions& options,
                                const Streams& streams)
{
    const auto scenario = load.scenario(options.scenario);
    if (!scenario)
        return tl::unexpected(int(printError(streams.err, scenario.error())));
    const bool isOwn = options.config.empty();
    std::optional<std::string> config = load.configuration();
    if (!isOwn) {
        auto text = readInput(options.config, streams.in);
        if (!text)
            return tl::unexpected(int(printError(streams.err, text.error())));
        config = *std::move(text);
    }
    if (!config) {
        printMessage(streams.err, options.scenario,
                     "the recording contains no configuration: add --config FILE, the queues.yaml to run its "
                     "load under");
        return tl::unexpected(int(ExitUsage));
    }
    const std::string name = isOwn ? "configuration of the recording" : options.config;
    return configured(*scenario, name, *std::move(config), streams).map([&](sim::Scenario configured) {
        return Run{std::move(configured), name, options.until.value_or(load.duration()), true, load.notes()};
    });
}

/// Reads what the options name.
tl::expected<Run, int> readRun(const SimulateOptions& options, const ScenarioSources& sources,
                               const Streams& streams)
{
    sim::RecordedLoad load(options.partition);
    const auto isRecording
        = sources.samples(options.scenario, [&](const ClusterSnapshot& sample, const std::string* active) {
              load.add(sample, active);
          });
    if (!isRecording)
        return tl::unexpected(int(printError(streams.err, isRecording.error())));
    if (*isRecording)
        return recorded(load, options, streams);
    if (!options.config.empty() || !options.partition.empty()) {
        printMessage(streams.err, options.scenario,
                     "--config and --partition need a recording; a scenario has a configuration of its own");
        return tl::unexpected(int(ExitUsage));
    }
    auto scenario = sources.scenario(options.scenario);
    if (!scenario) {
        printError(streams.err, scenario.error());
        return tl::unexpected(int(ExitInput));
    }
    return Run{*std::move(scenario), "configuration of the scenario",
               options.until.value_or(std::chrono::minutes(30))};
}

/// Runs a scenario under its own configuration and under the other one.
int compare(const Run& run, const SimulateOptions& options, const Streams& streams)
{
    auto text = readInput(options.compareConfig, streams.in);
    if (!text) {
        printError(streams.err, text.error());
        return ExitInput;
    }
    const auto other = configured(run.scenario, options.compareConfig, *std::move(text), streams);
    if (!other)
        return other.error();
    const auto comparison
        = sim::compareScenarios(run.scenario, *other, options.seed, run.until, [](double) { return true; });
    if (options.format == AnswerFormat::Json) {
        std::string json = sim::comparisonJson(*comparison);
        json.pop_back(); // the brace
        streams.out << json << notesJson(run) << "}\n";
        return ExitDone;
    }
    streams.out << fmt::format("{}, seed {}, {} (simulated)\nA: {}\nB: {}\n", run.scenario.title,
                               options.seed, goDurationText(run.until), run.configName,
                               options.compareConfig);
    printNotes(run, streams);
    if (sim::loadsConfigurations(run.scenario))
        streams.out << "The script of the scenario loads configurations in both runs.\n";
    streams.out << '\n' << comparisonText(*comparison);
    return ExitDone;
}

/// One line per check: {"at":"5s","fact":TEXT,"holds":BOOL,"otherwise":TEXT}, the last key only for a failed one.
void printCheck(const sim::Check& check, const sim::CheckResult& checked, AnswerFormat format,
                const Streams& streams)
{
    const std::string at = goDurationText(check.at);
    if (format == AnswerFormat::Json) {
        const std::string otherwise
            = checked.passed() ? std::string() : ",\"otherwise\":" + jsonQuoted(checked.failure.english());
        streams.out << fmt::format("{{\"at\":\"{}\",\"fact\":{},\"holds\":{}{}}}\n", at,
                                   jsonQuoted(check.text), checked.passed(), otherwise);
        return;
    }
    streams.out << fmt::format("{:>8}  {}  {}\n", at, checked.passed() ? "passed" : "FAILED", check.text);
    if (!checked.passed())
        streams.out << fmt::format("{:>8}  {:6}  actual: {}\n", "", "", checked.failure.english());
}

int runChecks(sim::Simulator& simulator, const Run& run, const SimulateOptions& options,
              const Streams& streams)
{
    const auto& checks = simulator.scenario().checks;
    if (checks.empty()) {
        printMessage(streams.err, options.scenario, "the scenario has no checks: add them under \"facts\"");
        return ExitInput;
    }
    simulator.advance(checks.back().at);
    if (options.format == AnswerFormat::Text) {
        streams.out << fmt::format("{}, seed {} (simulated)\n\n", simulator.scenario().title, options.seed);
        printScript(simulator, run, streams);
    }
    for (const sim::CheckResult& checked : simulator.checkResults())
        printCheck(checks[checked.check], checked, options.format, streams);
    const auto failed = std::ranges::count_if(
        simulator.checkResults(), [](const sim::CheckResult& checked) { return !checked.passed(); });
    if (options.format == AnswerFormat::Text)
        streams.out << fmt::format("\n{} checks, {} failed\n", checks.size(), failed);
    return failed == 0 ? ExitDone : ExitFindings;
}
} // namespace

int runSimulate(const SimulateOptions& options, const ScenarioSources& sources, const ScenarioLister& list,
                Streams streams)
{
    if (options.list)
        return listScenarios(list, streams);
    const auto fromInput = std::ranges::count(options.manifests, "-") + (options.config == "-" ? 1 : 0)
        + (options.compareConfig == "-" ? 1 : 0);
    if (fromInput > 1) {
        printMessage(streams.err, {},
                     "only one of --config, --compare-config and --manifest can be standard input");
        return ExitUsage;
    }
    auto run = readRun(options, sources, streams);
    if (!run)
        return run.error();
    if (options.mode) {
        auto scenario = sim::inMode(std::move(run->scenario), *options.mode);
        if (!scenario)
            return printFileError(streams.err, options.scenario, scenario.error());
        run->scenario = *std::move(scenario);
    }
    const auto start = addManifests(options, run->scenario, streams);
    if (!start) {
        printError(streams.err, start.error());
        return ExitInput;
    }
    if (!options.compareConfig.empty() && !start->configFile.empty()) {
        printMessage(streams.err, start->configFile,
                     "the manifests contain a configuration, which would be loaded in both runs: leave the "
                     "ConfigMap out, or --compare-config");
        return ExitUsage;
    }
    if (!options.compareConfig.empty())
        return compare(*run, options, streams);
    sim::Simulator simulator(run->scenario, options.seed);
    if (options.check) {
        const int exitCode = runChecks(simulator, *run, options, streams);
        return std::max(exitCode, reportConfiguration(*start, simulator, streams));
    }
    simulator.advance(run->until);
    printReport(simulator, *run, options.format, submittedJson(*start, simulator) + notesJson(*run), streams);
    return reportConfiguration(*start, simulator, streams);
}

int runServe(const ServeOptions& options, const ScenarioLoader& load, const ScenarioServer& serve,
             Streams streams)
{
    auto scenario = load(options.scenario);
    if (!scenario) {
        printError(streams.err, scenario.error());
        return ExitInput;
    }
    if (scenario->elastic) {
        printMessage(streams.err, options.scenario,
                     "the scenario has elastic quotas, which serve does not support; use simulate");
        return ExitInput;
    }
    const std::string title = scenario->title;
    const auto ready = [&](std::uint16_t port) {
        const bool isIpv6 = options.bind.find(':') != std::string::npos;
        streams.out << fmt::format("http://{}:{}/ws/v1\n", isIpv6 ? "[" + options.bind + "]" : options.bind,
                                   port)
                    << std::flush;
        streams.err << fmt::format("{} (simulated), seed {}, speed {}; press Ctrl+C to stop\n", title,
                                   options.seed, options.speed);
    };
    const auto status = serve(*std::move(scenario), options, ready);
    if (!status) {
        return printError(streams.err, status.error());
    }
    return ExitDone;
}
} // namespace quotadeck::cli
