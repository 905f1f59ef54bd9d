// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/admission.h"

#include "core/elastic/amounts.h"
#include "core/elastic/remedy.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::elastic {
namespace {
Refusal refusal(AdmissionCheck check, std::span<const AdmissionLevel> levels, std::size_t at,
                const Resource& limit, const Resource& used, const Resource& request,
                std::vector<ResourceType> violated)
{
    Refusal result{check, levels[at].group, {}, limit, used, request, std::move(violated)};
    for (std::size_t i = at + 1; i-- > 0;)
        result.path.push_back(levels[i].group);
    return result;
}

const QuotaNode* findNode(const QuotaProblem& problem, std::string_view name)
{
    const auto found = std::ranges::find_if(
        problem.nodes, [name](const QuotaNode& node) { return node.group.name == name; });
    return found == problem.nodes.end() ? nullptr : &*found;
}

/// Of a reserved group: the system's has no limit, the default's is its max (EQ-58).
std::vector<AdmissionLevel> reservedLevel(const QuotaNode& node)
{
    const auto& [group, demand] = node;
    AdmissionLevel level{group.name,
                         group.min,
                         group.max,
                         masked(demand.used, group.max),
                         masked(demand.nonPreemptibleUsed, group.max),
                         group.max};
    if (group.name != kDefaultGroup)
        level.limit.reset();
    return {std::move(level)};
}
} // namespace

std::optional<Refusal> admit(const PodDemand& pod, std::span<const AdmissionLevel> levels,
                             const AdmissionOptions& options)
{
    if (levels.empty()) // EQ-57
        return std::nullopt;
    const AdmissionLevel& own = levels.front();
    const Resource request = masked(pod.request, own.max); // EQ-59
    if (own.limit) { // EQ-60
        const Resource after = add(own.used, request);
        auto violated = exceeded(options.comparesRequestedOnly ? masked(after, request) : after, *own.limit);
        if (!violated.empty())
            return refusal(AdmissionCheck::OwnLimit, levels, 0, *own.limit, own.used, request,
                           std::move(violated));
    }
    if (pod.isNonPreemptible) { // EQ-61
        auto violated = exceeded(add(own.nonPreemptibleUsed, request), own.min);
        if (!violated.empty())
            return refusal(AdmissionCheck::NonPreemptibleMin, levels, 0, own.min, own.nonPreemptibleUsed,
                           request, std::move(violated));
    }
    for (std::size_t i = 1; options.checksParents && i < levels.size(); ++i) { // EQ-62
        if (!levels[i].limit)
            continue;
        auto violated = exceeded(masked(add(levels[i].used, request), request), *levels[i].limit);
        if (!violated.empty())
            return refusal(AdmissionCheck::ParentLimit, levels, i, *levels[i].limit, levels[i].used, request,
                           std::move(violated));
    }
    return std::nullopt;
}

std::vector<ResourceType> exceededOnCreation(const PodDemand& pod, const Resource& max,
                                             const Resource& childRequest, const Resource& bound)
{
    if (isReserved(pod.group))
        return {};
    const Resource request = masked(pod.request, max);
    return exceeded(masked(add(childRequest, request), request), bound);
}

std::vector<AdmissionLevel> admissionLevels(const QuotaTable& table, const QuotaSolution& solution,
                                            QuotaTable::Row row, bool usesRuntime)
{
    std::vector<AdmissionLevel> levels;
    for (; !table.isRoot(row); row = table.parent(row)) {
        levels.push_back({table.name(row), table.resource(QuotaInput::Min, row),
                          table.resource(QuotaInput::Max, row),
                          solution.resource(table, QuotaAmount::Used, row),
                          solution.resource(table, QuotaAmount::NonPreemptibleUsed, row),
                          limitOf(table, solution, row, usesRuntime)});
    }
    return levels;
}

Result<Admission> admit(const QuotaProblem& problem, const PodDemand& pod, const AdmissionOptions& options)
{
    if (pod.group.empty())
        return Admission{};
    const QuotaNode* const node = findNode(problem, pod.group);
    if (!node || node->group.name == kRootGroup)
        return fail(ErrorCode::NotFound, pod.group, "there is no group of this name that pods can belong to");
    if (isReserved(pod.group))
        return Admission{admit(pod, reservedLevel(*node), options), {}};
    QuotaProblem counted = problem;
    if (!pod.isCounted) {
        Resource& request
            = counted.nodes[static_cast<std::size_t>(node - problem.nodes.data())].demand.request;
        request = add(request, pod.request); // EQ-17
    }
    auto table = QuotaTable::fromNodes(counted.nodes, counted.total, counted.options);
    if (!table)
        return tl::unexpected(std::move(table).error());
    QuotaSolver solver(*table, counted.options);
    const QuotaSolution solution = solver.solve();
    const auto levels
        = admissionLevels(*table, solution, table->find(pod.group).value(), options.usesRuntime);
    Admission result{admit(pod, levels, options), {}};
    if (result.refusal)
        result.remedy = findRemedy(*table, counted, pod, options);
    return result;
}

std::string describe(const Refusal& refusal, ResourceType type)
{
    const auto text
        = [type](const Resource& amounts) { return amountText(type.name(), amounts.valueOr0(type)); };
    const auto numbers = fmt::format("{} of {} are used, the pod asks for {}", text(refusal.used),
                                     text(refusal.limit), text(refusal.request));
    switch (refusal.check) {
    case AdmissionCheck::OwnLimit:
        return fmt::format("{} of group {}: what it may use is exceeded: {}", type.name(), refusal.group,
                           numbers);
    case AdmissionCheck::NonPreemptibleMin:
        return fmt::format("{} of group {}: pods that may not be preempted must fit in min: {}", type.name(),
                           refusal.group, numbers);
    case AdmissionCheck::ParentLimit:
        return fmt::format("{} of group {}, above the pod's: what it may use is exceeded: {}", type.name(),
                           refusal.group, numbers);
    }
    return {};
}

std::string describe(const QuotaChange& change)
{
    const auto numbers = fmt::format("{} of {} from {} to {}",
                                     change.field == QuotaChange::Field::Min       ? "min"
                                         : change.field == QuotaChange::Field::Max ? "max"
                                                                                   : "capacity",
                                     change.type.name(), amountText(change.type.name(), change.from),
                                     amountText(change.type.name(), change.to));
    return change.group.empty() ? fmt::format("raise the cluster's {}", numbers)
                                : fmt::format("raise {}'s {}", change.group, numbers);
}
} // namespace quotadeck::elastic
