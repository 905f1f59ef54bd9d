// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/textreports.h"
#include "core/base/text.h"
#include "core/elastic/amounts.h"
#include "core/elastic/manifest.h"
#include "core/elastic/quotacatalog.h"
#include "core/elastic/quotajson.h"
#include "core/elastic/quotasnapshot.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <ostream>

namespace quotadeck::cli {
namespace {
using elastic::QuotaProblem;
using elastic::QuotaSolution;
using elastic::QuotaTable;

/// Without a total every runtime is 0, which is none.
void reportUnknownTotals(const QuotaTable& table, const std::string& where, std::ostream& err)
{
    std::vector<std::string_view> names;
    for (const ResourceType type : typesWithoutTotal(table))
        names.push_back(type.name());
    if (names.empty())
        return;
    printMessage(
        err, where,
        fmt::format("the total of {} is unknown, so its runtime is, too; give it with --total, or add "
                    "the Node objects of the cluster",
                    fmt::join(names, ", ")));
}

/// Prints the solution of one problem; @p where names it in messages.
int answer(const Result<QuotaProblem>& problem, const std::string& where, const ElasticOptions& options,
           Streams streams)
{
    if (!problem) {
        return printFileError(streams.err, where, problem.error());
    }
    const auto table = QuotaTable::fromNodes(problem->nodes, problem->total, problem->options);
    if (!table) {
        return printFileError(streams.err, where, table.error());
    }
    const QuotaSolution solution = elastic::QuotaSolver(*table, problem->options).solve();
    if (!options.manifests.empty())
        reportUnknownTotals(*table, where, streams.err);
    const auto usual = options.manifests.empty() ? ElasticFormat::Json : ElasticFormat::Text;
    if (options.format.value_or(usual) == ElasticFormat::Text)
        streams.out << quotaText(*problem, *table, solution);
    else
        streams.out << elastic::solutionJson(*problem, *table, solution) << '\n';
    return ExitDone;
}

int runLines(const ElasticOptions& options, Streams streams)
{
    auto input = InputFile::open(options.linesFile, streams.in);
    if (!input) {
        return printError(streams.err, input.error());
    }
    int worst = ExitDone;
    bool isEmpty = true;
    std::string line;
    for (std::size_t number = 1;; ++number) {
        const auto isRead = input->readLine(line);
        const std::string where = fmt::format("{}:{}", options.linesFile, number);
        if (!isRead) {
            printMessage(streams.err, where, isRead.error().message.english());
            return ExitInput;
        }
        if (!*isRead)
            break;
        if (trimmedUnicode(line).empty())
            continue;
        isEmpty = false;
        worst = std::max(worst, answer(elastic::readProblem(line), where, options, streams));
    }
    if (!isEmpty)
        return worst;
    printMessage(streams.err, options.linesFile, "no quota tree found: write one JSON object per line");
    return ExitInput;
}

/// The objects of the manifest files.
struct ManifestInput
{
    std::vector<elastic::QuotaManifest> manifests;
    std::vector<elastic::PodManifest> pods;
    std::vector<elastic::QuotaMachine> machines;
};

/// Adds the objects of one file; returns ExitInput if it has none or an invalid one.
int addManifests(const std::string& file, ManifestInput& input, Streams streams)
{
    const auto text = readInput(file, streams.in);
    if (!text) {
        return printError(streams.err, text.error());
    }
    auto content = elastic::readQuotaManifests(*text);
    int exitCode = ExitDone;
    for (const auto& finding : content.findings) {
        const bool isError = finding.severity == config::Severity::Error;
        printMessage(streams.err,
                     fmt::format("{}:{}:{}", file, finding.span.begin.line, finding.span.begin.column),
                     (isError ? "" : "warning: ") + finding.message.english());
        if (isError)
            exitCode = ExitInput;
    }
    std::ranges::move(elastic::readPodManifests(*text), std::back_inserter(input.pods));
    std::ranges::move(elastic::readMachines(*text), std::back_inserter(input.machines));
    if (content.manifests.empty() && input.pods.empty() && input.machines.empty()) {
        printMessage(streams.err, file, "no ElasticQuota, Pod or Node object found");
        return ExitInput;
    }
    std::ranges::move(content.manifests, std::back_inserter(input.manifests));
    return exitCode;
}

/// A total that is not given is the sum of the Node objects.
QuotaProblem problemOf(const ManifestInput& input, const ElasticOptions& options)
{
    return elastic::reportedProblem(input.manifests, elastic::withMachines(options.total, input.machines));
}

/// Prints the amounts per model of card, calculated with our runtimes.
int answerCards(const ManifestInput& input, const ElasticOptions& options, Streams streams)
{
    const std::string& where = options.manifests.front();
    if (input.machines.empty()) {
        printMessage(streams.err, where, "--cards requires the Node objects of the cluster in the manifests");
        return ExitInput;
    }
    const auto problem = problemOf(input, options);
    const auto table = QuotaTable::fromNodes(problem.nodes, problem.total, problem.options);
    if (!table) {
        return printFileError(streams.err, where, table.error());
    }
    const QuotaSolution solution = elastic::QuotaSolver(*table, problem.options).solve();
    elastic::QuotaSnapshot snapshot;
    snapshot.machines = input.machines;
    for (const elastic::QuotaManifest& manifest : input.manifests) {
        snapshot.objects.push_back(manifest.object);
        if (const auto row = table->find(manifest.object.group.name))
            snapshot.objects.back().status.runtime
                = solution.resource(*table, elastic::QuotaAmount::Runtime, *row);
    }
    const elastic::QuotaCatalog catalog(snapshot.objects);
    for (const elastic::PodManifest& pod : input.pods) {
        elastic::QuotaPodState& state = snapshot.pods.emplace_back();
        state.manifest = pod;
        state.group = elastic::groupOfPod(catalog, pod.binding);
        state.node = pod.node;
        if (!pod.model.empty())
            state.models = {pod.model};
    }
    const ResourceType type(options.cards);
    const elastic::TypedCards cards = elastic::cardsOf(snapshot, type);
    streams.out << (options.format == ElasticFormat::Json ? elastic::cardsJson(cards, options.cards) + '\n'
                                                          : cardsText(cards, options.cards));
    return ExitDone;
}

int runManifests(const ElasticOptions& options, Streams streams)
{
    ManifestInput input;
    for (const std::string& file : options.manifests) {
        if (const int code = addManifests(file, input, streams); code != ExitDone)
            return code;
    }
    const auto& manifests = input.manifests;
    if (manifests.empty()) {
        printMessage(streams.err, options.manifests.front(), "no ElasticQuota object found in these files");
        return ExitInput;
    }
    const auto silent = std::ranges::count_if(manifests, [](const elastic::QuotaManifest& manifest) {
        return elastic::isRequestUnknown(manifest.object);
    });
    if (silent > 0)
        printMessage(streams.err, {},
                     fmt::format("{} group{} no request; it is taken as 0", silent,
                                 silent == 1 ? " reports" : "s report"));
    const int solved = answer(problemOf(input, options), options.manifests.front(), options, streams);
    return solved != ExitDone || options.cards.empty() ? solved : answerCards(input, options, streams);
}
} // namespace

std::string readTotal(const std::string& text, Resource& result)
{
    Resource total;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string part = text.substr(begin, end - begin);
        const std::size_t equals = part.find('=');
        const std::string type = part.substr(0, std::min(equals, part.size()));
        const std::string amount = equals == std::string::npos ? std::string() : part.substr(equals + 1);
        const auto value = elastic::parseAmount(type, amount);
        if (type.empty() || !value)
            return fmt::format("invalid amount \"{}\": use for example cpu=100,memory=1Ti", part);
        total.set(type, *value);
        begin = end + 1;
    }
    result = std::move(total);
    return {};
}

int runElastic(const ElasticOptions& options, Streams streams)
{
    if (!options.linesFile.empty())
        return runLines(options, streams);
    if (!options.manifests.empty())
        return runManifests(options, streams);
    const auto text = readInput(options.inputFile, streams.in);
    if (!text) {
        return printError(streams.err, text.error());
    }
    return answer(elastic::readProblem(*text), options.inputFile, options, streams);
}
} // namespace quotadeck::cli
