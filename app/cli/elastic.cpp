// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/manifestinput.h"
#include "app/cli/textreports.h"
#include "core/base/text.h"
#include "core/elastic/amounts.h"
#include "core/elastic/manifestset.h"
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
    const auto usual = options.manifests.empty() ? AnswerFormat::Json : AnswerFormat::Text;
    if (options.format.value_or(usual) == AnswerFormat::Text)
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

/// Prints the amounts per model of card, calculated with our runtimes.
int answerCards(const elastic::ManifestSet& input, const ElasticOptions& options, Streams streams)
{
    const std::string& where = options.manifests.front();
    if (input.machines.empty()) {
        printMessage(streams.err, where, "--cards requires the Node objects of the cluster in the manifests");
        return ExitInput;
    }
    const auto problem = elastic::problemOf(input, options.total);
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
    streams.out << (options.format == AnswerFormat::Json ? elastic::cardsJson(cards, options.cards) + '\n'
                                                         : cardsText(cards, options.cards));
    return ExitDone;
}

int runManifests(const ElasticOptions& options, Streams streams)
{
    const auto input = readQuotaFiles(options.manifests, streams);
    if (!input)
        return ExitInput;
    reportUnknownRequests(*input, streams);
    const int solved
        = answer(elastic::problemOf(*input, options.total), options.manifests.front(), options, streams);
    return solved != ExitDone || options.cards.empty() ? solved : answerCards(*input, options, streams);
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
        if (*value < 0)
            return fmt::format("invalid amount \"{}\": use 0 or more", part);
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
