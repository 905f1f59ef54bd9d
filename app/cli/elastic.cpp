// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/elastic.h"

#include "app/cli/inputfile.h"
#include "app/cli/quotatext.h"
#include "core/base/text.h"
#include "core/elastic/amounts.h"
#include "core/elastic/manifest.h"
#include "core/elastic/quotajson.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <ostream>

namespace quotadeck::cli {
namespace {
using elastic::QuotaProblem;
using elastic::QuotaSolution;
using elastic::QuotaTable;

void tell(std::ostream& err, const std::string& file, const Error& error)
{
    err << fmt::format("quotadeck: {}: {}{}{}\n", file, error.where, error.where.empty() ? "" : ": ",
                       error.message);
}

/// Prints the solution of one problem; @p where names it in messages.
int answer(const Result<QuotaProblem>& problem, const std::string& where, const ElasticOptions& options,
           Streams streams)
{
    if (!problem) {
        tell(streams.err, where, problem.error());
        return ExitInput;
    }
    const auto table = QuotaTable::fromNodes(problem->nodes, problem->total, problem->options);
    if (!table) {
        tell(streams.err, where, table.error());
        return ExitInput;
    }
    const QuotaSolution solution = elastic::QuotaSolver(*table, problem->options).solve();
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
        tell(streams.err, options.linesFile, {input.error().code, {}, input.error().message});
        return ExitInput;
    }
    int worst = ExitDone;
    std::string line;
    for (std::size_t number = 1;; ++number) {
        const auto isRead = input->readLine(line);
        const std::string where = fmt::format("{}:{}", options.linesFile, number);
        if (!isRead) {
            tell(streams.err, where, {isRead.error().code, {}, isRead.error().message});
            return ExitInput;
        }
        if (!*isRead)
            return worst;
        if (!trimmedUnicode(line).empty())
            worst = std::max(worst, answer(elastic::readProblem(line), where, options, streams));
    }
}

/// Adds the objects of one file; the exit code when it has none that can be read.
int addManifests(const std::string& file, std::vector<elastic::QuotaManifest>& manifests, Streams streams)
{
    const auto text = readInput(file, streams.in);
    if (!text) {
        tell(streams.err, file, {text.error().code, {}, text.error().message});
        return ExitInput;
    }
    auto content = elastic::readQuotaManifests(*text);
    int exitCode = ExitDone;
    for (const auto& finding : content.findings) {
        const bool isError = finding.severity == config::Severity::Error;
        streams.err << fmt::format("quotadeck: {}:{}:{}: {}{}\n", file, finding.span.begin.line,
                                   finding.span.begin.column, isError ? "" : "warning: ", finding.message);
        if (isError)
            exitCode = ExitInput;
    }
    if (content.manifests.empty()) {
        tell(streams.err, file, {ErrorCode::Parse, {}, "there is no ElasticQuota object in this file"});
        return ExitInput;
    }
    std::ranges::move(content.manifests, std::back_inserter(manifests));
    return exitCode;
}

int runManifests(const ElasticOptions& options, Streams streams)
{
    std::vector<elastic::QuotaManifest> manifests;
    for (const std::string& file : options.manifests) {
        if (const int code = addManifests(file, manifests, streams); code != ExitDone)
            return code;
    }
    const auto silent = std::ranges::count_if(manifests, [](const elastic::QuotaManifest& manifest) {
        return elastic::isRequestUnknown(manifest.object);
    });
    if (silent > 0)
        streams.err << fmt::format(
            "quotadeck: {} groups report no request, which is unknown then: they are solved as if "
            "they asked for nothing\n",
            silent);
    return answer(elastic::reportedProblem(manifests, options.total), options.manifests.front(), options,
                  streams);
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
            return fmt::format("\"{}\" is no amount: write for example cpu=100,memory=1Ti", part);
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
        tell(streams.err, options.inputFile, {text.error().code, {}, text.error().message});
        return ExitInput;
    }
    return answer(elastic::readProblem(*text), options.inputFile, options, streams);
}
} // namespace quotadeck::cli
