// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/textreports.h"
#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"
#include "core/cluster/applicationmanifest.h"
#include "core/cluster/manifesttexts.h"
#include "core/cluster/partition.h"
#include "core/insight/queuecheck.h"
#include "core/placement/configplacement.h"
#include "core/placement/placementjson.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <ostream>
#include <set>

namespace quotadeck::cli {
namespace {
bool wantsText(const PlaceOptions& options, const Streams& streams)
{
    return options.format.value_or(streams.outIsTerminal ? AnswerFormat::Text : AnswerFormat::Json)
        == AnswerFormat::Text;
}

std::string placeIn(const std::string& file, const TextSpan& span)
{
    return fmt::format("{}:{}:{}", file, span.begin.line, span.begin.column);
}

Result<placement::ConfigPlacement> load(const std::string& file, const std::string& text, Mode mode)
{
    const auto partition = readPartition(file, text);
    if (!partition)
        return tl::unexpected(partition.error());
    return placement::ConfigPlacement::fromConfig(*partition, mode).map_error([&file](Error error) {
        error.where = fmt::format("{}: queue {}", file, error.where);
        error.message = "the scheduler cannot load this configuration: " + error.message.english();
        return error;
    });
}

/// Loads the configuration and prints an error of its placement rules (VAL-92).
/// @p text may be a part of the manifests in @p file: @p part.
Result<placement::ConfigPlacement> loadReporting(const std::string& file, const std::string& text, Mode mode,
                                                 std::ostream& err,
                                                 const cluster::ManifestTexts::Configuration* part = nullptr)
{
    const auto outer
        = [part](const std::string& where) { return part != nullptr ? part->where(where) : where; };
    auto placer = load(file, text, mode);
    if (!placer) {
        Error error = placer.error();
        error.where = outer(error.where);
        printError(err, error);
    } else if (!placer->rules())
        printMessage(err, outer(placeIn(file, placer->rules().error().span)),
                     placer->place({}).rejection.english());
    return placer;
}

class CaseRun
{
public:
    CaseRun(const PlaceOptions& options, Streams streams) : m_options(options), m_streams(streams) { }

    int run(InputFile& cases, const std::optional<Result<placement::ConfigPlacement>>& common)
    {
        std::string line;
        for (;;) {
            ++m_line;
            const auto isRead = cases.readLine(line);
            if (!isRead) {
                printMessage(m_streams.err, here(), isRead.error().message.english());
                return ExitInput;
            }
            if (!*isRead)
                return m_exitCode;
            if (line.find_first_not_of(" \t\r") != std::string::npos)
                answer(line, common);
        }
    }

private:
    [[nodiscard]] std::string here() const { return fmt::format("{}:{}", m_options.casesFile, m_line); }

    void answer(const std::string& line, const std::optional<Result<placement::ConfigPlacement>>& common)
    {
        const auto labelled = placement::readCase(line);
        if (!labelled) {
            printFileError(m_streams.err, here(), labelled.error());
            m_exitCode = ExitInput;
            return;
        }
        if (!labelled->yaml && !common) {
            printMessage(m_streams.err, here(), "the case has no \"yaml\": add it or use --config");
            m_exitCode = ExitInput;
            return;
        }
        const std::string name = fmt::format("{}: yaml of {}", here(), labelled->id);
        std::optional<Result<placement::ConfigPlacement>> own;
        if (labelled->yaml)
            own = loadReporting(name, *labelled->yaml, m_options.mode, m_streams.err);
        const auto& placer = own ? *own : *common;
        if (!placer)
            m_exitCode = ExitInput;
        const auto placed = placer ? placer->place(labelled->app) : placement::Placement();
        if (wantsText(m_options, m_streams))
            m_streams.out << printable(labelled->id) << ": "
                          << placementText(placed, placed.rejection.english());
        else
            m_streams.out << placement::caseJson(labelled->id, placed) << '\n';
    }

    const PlaceOptions& m_options;
    Streams m_streams;
    std::size_t m_line = 0;
    int m_exitCode = ExitDone;
};

/// The queue requested by the rejected @p placed, if it neither exists nor can be created.
std::optional<insight::UnknownQueue> unknownQueue(const placement::Placement& placed,
                                                  const config::PartitionConfig& partition, Mode mode)
{
    const auto missing = std::ranges::find_if(placed.trace, [](const placement::RuleStep& step) {
        return step.kind == placement::RuleKind::Provided && step.outcome == placement::Outcome::Missing;
    });
    if (placed.isPlaced() || missing == placed.trace.end())
        return std::nullopt;
    return insight::unknownQueue(partition, nullptr, missing->queue, mode);
}

int placeOne(const PlaceOptions& options, const std::string& text, const placement::ConfigPlacement& placer,
             Streams streams)
{
    const auto app = placement::readSubmission(*options.app);
    if (!app) {
        return printFileError(streams.err, "--app", app.error());
    }
    const auto placed = placer.place(*app);
    if (wantsText(options, streams))
        streams.out << placementText(placed, placed.rejection.english());
    else
        streams.out << placement::placementJson(placed) << '\n';
    const auto partition = readPartition(options.configFile, text);
    if (!partition)
        return printError(streams.err, partition.error());
    if (const auto unknown = unknownQueue(placed, *partition, options.mode))
        return printError(streams.err, unknown->error());
    return ExitDone;
}

/// Places the applications of a manifest one by one.
class ManifestRun
{
public:
    ManifestRun(const PlaceOptions& options, const cluster::ManifestTexts& manifests,
                const placement::ConfigPlacement& placer, const config::PartitionConfig& partition,
                Streams streams)
        : m_manifests(manifests)
        , m_placer(placer)
        , m_partition(partition)
        , m_mode(options.mode)
        , m_isText(wantsText(options, streams))
        , m_streams(streams)
    {
    }

    int run()
    {
        const cluster::ManifestReading reading = m_manifests.read();
        for (const cluster::ApplicationManifest& application : reading.applications)
            answer(application);
        for (const Error& error : reading.errors)
            printMessage(m_streams.err, m_manifests.where(error.where), error.message.english());
        return reading.errors.empty() ? m_exitCode : ExitInput;
    }

private:
    void answer(const cluster::ApplicationManifest& application)
    {
        placement::Placement placed = m_placer.place(application.submission);
        std::string rejection = Message(placed.rejection).english();
        if (placed.isPlaced() && !application.taskGroups.empty()) {
            rejection = rejectionOfGang(application);
            if (!rejection.empty())
                placed = {std::nullopt, {}, std::move(placed.trace), rejection};
        }
        const std::string problems = problemsJson(application); // also printed
        if (m_isText) {
            m_streams.out << printable(fmt::format("{} {}: ", application.kind, application.name))
                          << placementText(placed, rejection);
        } else {
            std::string line = placement::placementJson(placed);
            line.pop_back(); // the closing bracket
            m_streams.out << line << ",\"rejection\":" << (rejection.empty() ? "null" : jsonQuoted(rejection))
                          << ",\"application\":" << cluster::applicationJson(application)
                          << ",\"problems\":" << problems << "}\n";
        }
        if (const auto unknown = unknownQueue(placed, m_partition, m_mode)) {
            printError(m_streams.err, unknown->error());
            m_exitCode = ExitUsage;
        }
    }

    /// Why the queue does not accept the placeholders (APP-41); empty if it does.
    [[nodiscard]] std::string rejectionOfGang(const cluster::ApplicationManifest& application) const
    {
        auto partition = cluster::Partition::fromConfig(m_partition, m_mode);
        if (!partition)
            return partition.error().message.english();
        cluster::ApplicationSpec spec;
        spec.id = application.app.value_or(ApplicationId(application.name + "?"));
        spec.queue = QueuePath(application.submission.queue);
        spec.tags = application.submission.tags;
        spec.placeholderAsk = cluster::placeholderAsk(application.taskGroups);
        return Message(
                   partition->submit(std::move(spec), application.submission.user, SystemTime()).rejection)
            .english();
    }

    /// The problems of @p application; prints each once.
    std::string problemsJson(const cluster::ApplicationManifest& application)
    {
        auto problems = application.problems;
        if (!application.app)
            problems.push_back({application.place,
                                "no application ID: the scheduler does not handle these pods unless its "
                                "admission controller "
                                "adds an ID; set the label yunikorn.apache.org/app-id"});
        return jsonArray(problems, [this](const cluster::ManifestProblem& problem) {
            const std::string place = m_manifests.where(problem.place);
            const std::string message = problem.message.english();
            if (m_printed.insert(place + message).second)
                printMessage(m_streams.err, place, message);
            return jsonObject({{"place", jsonQuoted(place)}, {"message", jsonQuoted(message)}});
        });
    }

    const cluster::ManifestTexts& m_manifests;
    const placement::ConfigPlacement& m_placer;
    const config::PartitionConfig& m_partition;
    Mode m_mode;
    bool m_isText;
    Streams m_streams;
    std::set<std::string> m_printed;
    int m_exitCode = ExitDone;
};

/// Places what @p manifests contain, under the configuration @p text in @p file, which may be a part of it.
int placeManifests(const PlaceOptions& options, const cluster::ManifestTexts& manifests,
                   const std::string& file, const std::string& text, Streams streams,
                   const cluster::ManifestTexts::Configuration* part = nullptr)
{
    const auto placer = loadReporting(file, text, options.mode, streams.err, part);
    if (!placer)
        return ExitInput;
    const auto partition = readPartition(file, text);
    if (!partition) {
        Error error = partition.error();
        error.where = part != nullptr ? part->where(error.where) : error.where;
        return printError(streams.err, error);
    }
    return ManifestRun(options, manifests, *placer, *partition, streams).run();
}

/// The same with the configuration of --config, or else of the manifests.
int runManifestFiles(const PlaceOptions& options, Streams streams)
{
    const auto manifests = readManifests(
        options.manifests.empty() ? std::vector{options.podFile} : options.manifests, streams.in);
    if (!manifests)
        return printError(streams.err, manifests.error());
    if (!options.configFile.empty()) {
        const auto text = readInput(options.configFile, streams.in);
        if (text)
            return placeManifests(options, *manifests, options.configFile, *text, streams);
        printError(streams.err, text.error());
        return ExitInput;
    }
    const auto configuration = manifests->configuration();
    if (!configuration)
        return printError(streams.err, configuration.error());
    if (const auto& part = *configuration)
        return placeManifests(options, *manifests, part->file, part->text, streams, &*part);
    printMessage(streams.err, {},
                 "the manifests have no ConfigMap with a queue configuration: add it, or use --config");
    return ExitInput;
}
} // namespace

int runPlace(const PlaceOptions& options, Streams streams)
{
    if (options.configFile == "-" && options.casesFile == "-") {
        printMessage(streams.err, {}, "--config and --cases cannot both be standard input");
        return ExitUsage;
    }
    if (options.configFile == "-" && options.podFile == "-") {
        printMessage(streams.err, {}, "--config and --pod cannot both be standard input");
        return ExitUsage;
    }
    const auto fromInput = std::ranges::count(options.manifests, "-");
    if (fromInput > 1 || (fromInput == 1 && options.configFile == "-")) {
        printMessage(streams.err, {}, "only one of --config and --manifest can be standard input");
        return ExitUsage;
    }
    if (!options.podFile.empty() || !options.manifests.empty())
        return runManifestFiles(options, streams);
    std::optional<Result<placement::ConfigPlacement>> placer;
    Result<std::string> text;
    if (!options.configFile.empty()) {
        text = readInput(options.configFile, streams.in);
        if (!text) {
            printError(streams.err, text.error());
            return ExitInput;
        }
        placer = loadReporting(options.configFile, *text, options.mode, streams.err);
        if (!*placer)
            return ExitInput;
    }
    if (options.app)
        return placer ? placeOne(options, *text, **placer, streams) : ExitUsage;
    auto cases = InputFile::open(options.casesFile, streams.in);
    if (!cases) {
        printError(streams.err, cases.error());
        return ExitInput;
    }
    return CaseRun(options, streams).run(*cases, placer);
}
} // namespace quotadeck::cli
