// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/manifestinput.h"
#include "app/cli/quotareports.h"
#include "core/base/text.h"
#include "core/config/report/diffreport.h"
#include "core/elastic/quotaanswer.h"
#include "core/elastic/quotacatalog.h"
#include "core/elastic/quotachanges.h"
#include "core/elastic/quotaimpact.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

namespace quotadeck::cli {
namespace {
/// The manifests of a question and the group that it is about.
struct AskedQuotas
{
    elastic::ManifestSet set;
    std::string group;
    std::optional<elastic::PodManifest> pod; ///< of QuotaGroupChoice::podFile
};

/// The only Pod of a file; nothing, with the reason printed, where there is none or several.
std::optional<elastic::PodManifest> readPod(const std::string& file, Streams streams)
{
    const auto set = readManifestFiles({file}, streams);
    if (!set)
        return std::nullopt;
    if (set->pods.size() == 1)
        return set->pods.front();
    printMessage(streams.err, file,
                 set->pods.empty() ? "the file has no Pod object that has not ended"
                                   : "the file has several Pod objects: use one with a single Pod");
    return std::nullopt;
}

/// Nothing, with the reason printed, where a file cannot be read.
std::optional<AskedQuotas> readInputOf(const QuotaGroupChoice& choice, Streams streams)
{
    auto set = readQuotaFiles(choice.files, streams);
    if (!set)
        return std::nullopt;
    AskedQuotas input{*std::move(set), choice.group, std::nullopt};
    if (!choice.podFile.empty()) {
        input.pod = readPod(choice.podFile, streams);
        if (!input.pod)
            return std::nullopt;
    }
    if (input.group.empty()) { // EQ-91
        const elastic::BoundPod binding
            = input.pod ? input.pod->binding : elastic::BoundPod{choice.nameSpace, {}};
        input.group = elastic::groupOfPod(elastic::catalogOf(input.set.manifests), binding);
    }
    reportUnknownRequests(input.set, streams);
    return input;
}

/// The tree of @p input. The default group is in it where it is asked about, whether or not an object or a pod makes it known
/// (EQ-91).
elastic::QuotaProblem problemOf(const AskedQuotas& input, const Resource& total)
{
    elastic::QuotaProblem problem = elastic::problemOf(input.set, total);
    const auto isDefault
        = [](const elastic::QuotaNode& node) { return node.group.name == elastic::kDefaultGroup; };
    if (input.group == elastic::kDefaultGroup && std::ranges::none_of(problem.nodes, isDefault)) {
        elastic::QuotaNode& node = problem.nodes.emplace_back();
        node.group.name = elastic::kDefaultGroup;
    }
    return problem;
}

/// A pod of the file, of the request, or none.
Result<std::optional<elastic::PodQuestion>> podQuestionOf(const ExplainOptions& options,
                                                          const AskedQuotas& input)
{
    if (!input.pod && options.request.empty())
        return std::optional<elastic::PodQuestion>();
    elastic::PodQuestion question;
    if (input.pod)
        question.pod = input.pod->pod;
    if (!options.request.empty()) {
        if (const std::string problem = readTotal(options.request, question.pod.request); !problem.empty())
            return fail(ErrorCode::InvalidArgument, "--request", problem);
        if (std::ranges::none_of(question.pod.request.entries(),
                                 [](const auto& entry) { return entry.value > 0; }))
            return fail(
                ErrorCode::InvalidArgument, "--request",
                fmt::format("\"{}\" requests nothing: use an amount greater than 0", options.request));
    }
    question.pod.isNonPreemptible = question.pod.isNonPreemptible || options.isNonPreemptible;
    if (options.priority)
        question.pod.priority = *options.priority;
    question.options.checksCreation = options.checksCreation;
    return std::optional(std::move(question));
}

/// The text of a file of a comparison, with its objects.
struct QuotaText
{
    std::string text;
    elastic::ManifestSet set;
};

std::optional<QuotaText> readSide(const std::string& file, const std::string& text, Streams streams)
{
    auto read = elastic::readManifests(text);
    if (printFindings(file, read.findings, streams))
        return std::nullopt;
    if (read.set.isEmpty() && !trimmedUnicode(text).empty()) {
        printMessage(streams.err, file, "no ElasticQuota, ElasticQuotaProfile, Pod or Node object found");
        return std::nullopt;
    }
    return QuotaText{text, std::move(read.set)};
}
} // namespace

int runQuotaEffective(const EffectiveOptions& options, Streams streams)
{
    const auto input = readInputOf(options.quotas, streams);
    if (!input)
        return ExitInput;
    const auto quota = elastic::effectiveQuota(problemOf(*input, options.quotas.total), input->group);
    if (!quota)
        return printError(streams.err, quota.error());
    streams.out << (options.format == AnswerFormat::Json ? asJson(*quota) + "\n" : asText(*quota));
    return ExitDone;
}

int runQuotaExplain(const ExplainOptions& options, Streams streams)
{
    const auto input = readInputOf(options.quotas, streams);
    if (!input)
        return ExitInput;
    const auto question = podQuestionOf(options, *input);
    if (!question)
        return printError(streams.err, question.error());
    const auto explanation = elastic::explainQuota(input->set, options.quotas.total, input->group, *question);
    if (!explanation)
        return printError(streams.err, explanation.error());
    streams.out << (options.format == AnswerFormat::Json ? asJson(*explanation) + "\n"
                                                         : asText(*explanation));
    return explanation->isAllowed() ? ExitDone : ExitFindings;
}

int runQuotaImpact(const ImpactOptions& options, Streams streams)
{
    const auto older = readQuotaFiles({options.oldQuotas}, streams);
    const auto newer = older ? readManifestFiles({options.newQuotas}, streams) : std::nullopt;
    if (!newer)
        return ExitInput;
    reportUnknownRequests(*older, streams);
    const auto impact = elastic::quotaImpact(*older, *newer, options.total);
    if (!impact)
        return printError(streams.err, impact.error());
    streams.out << (options.format == AnswerFormat::Json ? asJson(*impact) + "\n" : asText(*impact));
    if (!impact->plan.stuck.empty() && options.format == AnswerFormat::Text) {
        std::vector<std::string> names;
        for (const std::size_t position : impact->plan.stuck)
            names.push_back(impact->edits[position].object.group.name);
        const auto before = elastic::catalogOf(older->manifests);
        streams.out << elastic::stuckMessage(names,
                                             elastic::recreation(before, impact->edits, impact->plan.stuck))
                           .english()
                    << '\n';
    }
    return impact->isBad() ? ExitFindings : ExitDone;
}

int runQuotaDiff(const DiffOptions& options, const std::string& olderText, const std::string& newerText,
                 Streams streams)
{
    const auto older = readSide(options.oldFile, olderText, streams);
    const auto newer = readSide(options.newFile, newerText, streams);
    if (!older || !newer)
        return ExitInput;
    const auto& machines = newer->set.machines.empty() ? older->set.machines : newer->set.machines;
    auto changes
        = elastic::quotaChanges(older->text, newer->text, elastic::withMachines(options.total, machines));
    if (!changes)
        return printError(streams.err, changes.error());
    if (options.format == AnswerFormat::Json) {
        streams.out << config::diffReportJson(options.oldFile, options.newFile, *changes) << '\n';
    } else {
        for (config::Change& change : *changes)
            change.partition.clear(); // the cluster as a whole is no partition
        streams.out << config::diffReportText(options.oldFile, options.newFile, *changes);
    }
    return config::changesMeaning(*changes) ? ExitFindings : ExitDone;
}
} // namespace quotadeck::cli
