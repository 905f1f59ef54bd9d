// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotaanswer.h"

#include "core/elastic/amounts.h"
#include "core/elastic/quotacatalog.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <utility>

namespace quotadeck::elastic {
namespace {
tl::unexpected<Error> noSuchGroup(std::string_view name)
{
    return fail(ErrorCode::InvalidArgument, std::string(name),
                QUOTADECK_TEXT("elastic", "there is no group of this name that pods can belong to"));
}

const QuotaNode* nodeOf(const QuotaProblem& problem, std::string_view name)
{
    const auto found = std::ranges::find_if(
        problem.nodes, [name](const QuotaNode& node) { return node.group.name == name; });
    return found == problem.nodes.end() || name == kRootGroup ? nullptr : &*found;
}

/// What pods may request on creation does not depend on a total.
bool isRefusedOnCreation(const Admission& admission)
{
    return admission.refusal && admission.refusal->check == AdmissionCheck::Creation;
}

EffectiveQuota reservedQuota(const QuotaNode& node)
{
    EffectiveQuota quota{node.group.name, {}};
    for (const auto& entry : node.group.max.entries())
        quota.levels.push_back({node.group.name, entry.type, 0, entry.value,
                                node.group.effectiveWeight().valueOr0(entry.type), std::nullopt, entry.value,
                                node.demand.used.valueOr0(entry.type), true});
    return quota;
}

/// Below which limit the least is left; the one nearest to the group of several.
void markBinding(std::span<QuotaLevel> levels)
{
    QuotaLevel* least = nullptr;
    for (QuotaLevel& level : levels) {
        if (!level.runtime)
            continue;
        const Quantity left = saturatingSubtract(*level.runtime, level.used);
        if (!least || left <= saturatingSubtract(*least->runtime, least->used))
            least = &level;
    }
    if (least)
        least->isBinding = true;
}
} // namespace

Result<EffectiveQuota> effectiveQuota(const QuotaProblem& problem, std::string_view name)
{
    const QuotaNode* const node = nodeOf(problem, name);
    if (!node)
        return noSuchGroup(name);
    if (isReserved(name))
        return reservedQuota(*node);
    const auto tree = solveTree(problem);
    if (!tree)
        return tl::unexpected(tree.error());
    const QuotaTable& table = tree->table;
    const QuotaTable::Row row = table.find(name).value();
    std::vector<QuotaTable::Row> path;
    for (QuotaTable::Row at = row; !table.isRoot(at); at = table.parent(at))
        path.insert(path.begin(), at);
    EffectiveQuota quota{std::string(name), {}};
    for (std::size_t resource = 0; resource < table.resources().size(); ++resource) {
        if (!table.has(QuotaInput::Max, resource, row))
            continue;
        const ResourceType type = table.resources()[resource];
        const std::size_t begin = quota.levels.size();
        for (const QuotaTable::Row at : path) {
            if (!table.has(QuotaInput::Max, resource, at))
                continue;
            const auto runtime = tree->runtime(table.name(at), type);
            quota.levels.push_back(
                {table.name(at), type, table.value(QuotaInput::Min, resource, at),
                 table.value(QuotaInput::Max, resource, at), table.value(QuotaInput::Weight, resource, at),
                 runtime ? std::optional(tree->solution.value(QuotaAmount::EffectiveMin, resource, at))
                         : std::nullopt,
                 runtime, tree->solution.value(QuotaAmount::Used, resource, at), false});
        }
        markBinding(std::span(quota.levels).subspan(begin));
    }
    return quota;
}

Result<QuotaExplanation> explainQuota(ManifestSet set, const Resource& total, std::string_view name,
                                      const std::optional<PodQuestion>& question)
{
    QuotaExplanation result;
    result.group = name;
    result.question = question;
    if (question)
        std::erase_if(set.pods, [&](const PodManifest& pod) { return pod.pod.name == question->pod.name; });
    QuotaProblem problem = problemOf(set, total);
    if (name == kDefaultGroup && !nodeOf(problem, name)) { // nobody else has made it known (EQ-91)
        QuotaNode& added = problem.nodes.emplace_back();
        added.group.name = kDefaultGroup;
    }
    const QuotaNode* const node = nodeOf(problem, name);
    if (!node)
        return noSuchGroup(name);
    const QuotaGroup group = node->group;
    if (question) {
        const PodDemand demand{group.name, question->pod.request, question->pod.isNonPreemptible, false};
        auto admission = admit(problem, demand, question->options);
        if (!admission)
            return tl::unexpected(std::move(admission).error());
        result.admission = *std::move(admission);
        Resource& request
            = problem.nodes[static_cast<std::size_t>(node - problem.nodes.data())].demand.request;
        request = add(request, question->pod.request); // EQ-17
    }
    const auto tree = solveTree(problem);
    if (!tree)
        return tl::unexpected(tree.error());
    const auto row = tree->table.find(name);
    for (std::size_t resource = 0; row && resource < tree->table.resources().size(); ++resource) {
        const ResourceType type = tree->table.resources()[resource];
        if (!tree->table.has(QuotaInput::Max, resource, *row))
            continue;
        QuotaExplanation::Account& account
            = result.accounts.emplace_back(QuotaExplanation::Account{type, tree->isTotalKnown(*row, type)});
        if (account.isKnown) {
            account.calculation = calculationLines(*tree, *row, resource);
            account.lending = lendingLines(*tree, *row, resource);
        } else if (question && question->pod.request.find(type) && result.admission) {
            if (isRefusedOnCreation(*result.admission))
                result.admission->remedy.clear(); // the scheduler's answer is not known
            else
                result.admission.reset();
        }
    }
    if (result.admission && result.admission->refusal)
        result.victims = preemptionVictims(question->pod, group.name,
                                           assignedPods(catalogOf(set.manifests), set.pods, group),
                                           *result.admission->refusal);
    return result;
}

std::vector<std::string> preemptionVictims(const QuotaPod& asked, const std::string& group,
                                           std::span<const QuotaPod> running, const Refusal& refusal)
{
    if (refusal.check != AdmissionCheck::OwnLimit) // preemption looks at that of the group alone
        return {};
    std::vector<GroupedPod> candidates;
    candidates.reserve(running.size());
    for (const QuotaPod& pod : running)
        candidates.push_back({pod, group, false, false});
    Resource used = refusal.used;
    std::vector<std::string> victims;
    for (const std::size_t at : victimsInGroup({asked, group, false, {}}, candidates, used, refusal.limit)) {
        used = subtract(used, candidates[at].pod.request);
        victims.push_back(candidates[at].pod.name);
    }
    const bool isEnough = exceeded(add(used, refusal.request), refusal.limit).empty();
    return isEnough ? victims : std::vector<std::string>();
}
} // namespace quotadeck::elastic
