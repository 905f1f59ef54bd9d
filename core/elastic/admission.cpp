// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/admission.h"

#include "core/elastic/amounts.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace quotadeck::elastic {
namespace {
/// Tries values of a tree in one resource until a pod is admitted as far as that resource goes.
class Search
{
public:
    Search(QuotaTable table, const QuotaProblem& problem, const PodDemand& pod,
           const AdmissionOptions& options)
        : m_table(std::move(table))
        , m_problem(problem)
        , m_pod(pod)
        , m_options(options)
        , m_row(m_table.find(pod.group).value())
        , m_solver(m_table, problem.options)
        , m_solution(m_solver.solve())
    {
    }

    /// The resources that any check refuses.
    [[nodiscard]] std::vector<ResourceType> violated()
    {
        std::vector<ResourceType> types;
        for (std::size_t i = 0; i < m_table.resources().size(); ++i) {
            m_resource = i;
            if (!isAdmitted())
                types.push_back(m_table.resources()[i]);
        }
        return types;
    }

    /// Of the values that help alone the one that grows least, those near the pod first.
    std::optional<QuotaChange> smallest(ResourceType type)
    {
        m_resource = m_table.resourceIndex(type).value();
        std::optional<QuotaChange> best;
        const auto take = [&best](std::optional<QuotaChange> change) {
            if (change && (!best || change->to - change->from < best->to - best->from))
                best = std::move(change);
        };
        for (Row row = m_row; !m_table.isRoot(row); row = m_table.parent(row)) {
            if (m_table.has(QuotaInput::Max, m_resource, row)) {
                take(tryValue(QuotaChange::Field::Max, row, kMaxQuantity));
                take(tryValue(QuotaChange::Field::Min, row, mostMin(row)));
            }
        }
        if (!best)
            take(tryTotal());
        return best;
    }

private:
    using Row = QuotaTable::Row;

    [[nodiscard]] bool isAdmitted() const
    {
        const ResourceType type = m_table.resources()[m_resource];
        const auto levels = admissionLevels(m_table, m_solution, m_row, m_options.usesRuntime);
        std::vector<AdmissionLevel> narrowed;
        narrowed.reserve(levels.size());
        const auto only = [type](const Resource& amounts) {
            Resource result;
            if (const auto value = amounts.find(type))
                result.set(type, *value);
            return result;
        };
        for (const AdmissionLevel& level : levels)
            narrowed.push_back({level.group, only(level.min), only(level.max), only(level.used),
                                only(level.nonPreemptibleUsed), only(*level.limit)});
        PodDemand pod = m_pod;
        pod.request = only(m_pod.request);
        return !admit(pod, narrowed, m_options).has_value();
    }

    /// What min may be at most without breaking V4 and V19.
    [[nodiscard]] Quantity mostMin(Row row) const
    {
        const Quantity max = m_table.value(QuotaInput::Max, m_resource, row);
        const Row parent = m_table.parent(row);
        if (m_table.isRoot(parent))
            return max;
        Quantity others = 0;
        for (Row i = 0; i < m_table.childCount(parent); ++i) {
            if (m_table.firstChild(parent) + i != row)
                others = saturatingAdd(
                    others, m_table.value(QuotaInput::Min, m_resource, m_table.firstChild(parent) + i));
        }
        return std::min(max, saturatingSubtract(m_table.value(QuotaInput::Min, m_resource, parent), others));
    }

    std::optional<QuotaChange> tryValue(QuotaChange::Field field, Row row, Quantity most)
    {
        const QuotaInput input = field == QuotaChange::Field::Min ? QuotaInput::Min : QuotaInput::Max;
        const Quantity from = m_table.value(input, m_resource, row);
        const Quantity weight = m_table.value(QuotaInput::Weight, m_resource, row);
        const bool movesWeight
            = field == QuotaChange::Field::Max && weight == from; // EQ-9: it is max, or as good as
        const auto set = [&](Quantity value) {
            m_table.setValue(input, m_resource, row, value);
            if (movesWeight)
                m_table.setValue(QuotaInput::Weight, m_resource, row, value);
        };
        const auto to = smallestAbove(from, most, set);
        set(from);
        m_solver.solve(m_solution, m_resource);
        if (!to)
            return std::nullopt;
        return QuotaChange{m_table.name(row), field, m_table.resources()[m_resource], from, *to};
    }

    std::optional<QuotaChange> tryTotal()
    {
        const ResourceType type = m_table.resources()[m_resource];
        Row root = m_row;
        while (!m_table.isRoot(root))
            root = m_table.parent(root);
        const auto before = m_table.total(root);
        const Quantity from = before.valueOr0(type);
        const auto to = smallestAbove(
            from, kMaxQuantity, [this, root, type](Quantity value) { m_table.setTotal(root, type, value); });
        m_table.setTotal(root, type, from);
        m_solver.solve(m_solution, m_resource);
        if (!to || root != 0)
            return std::nullopt;
        const Quantity cluster
            = m_problem.total.valueOr0(type); // the reserved groups take theirs first (EQ-52)
        return QuotaChange{
            {}, QuotaChange::Field::ClusterTotal, type, cluster, saturatingAdd(cluster, *to - from)};
    }

    template <typename Set>
    bool helps(Quantity value, Set& set)
    {
        set(value);
        m_solver.solve(m_solution, m_resource);
        return isAdmitted();
    }

    /// Grows from what is needed at least; what sharing does to single units (EQ-40) may leave it a unit above the
    /// least.
    template <typename Set>
    std::optional<Quantity> smallestAbove(Quantity from, Quantity most, Set set)
    {
        Quantity step = 1;
        Quantity low = from; // does not help
        Quantity high = from;
        do {
            if (high >= most)
                return std::nullopt;
            low = high;
            high = std::min(most, saturatingAdd(from, step));
            step = saturatingAdd(step, step);
        } while (!helps(high, set));
        while (high - low > 1) {
            const Quantity middle = low + (high - low) / 2;
            (helps(middle, set) ? high : low) = middle;
        }
        return high;
    }

    QuotaTable m_table;
    const QuotaProblem& m_problem;
    const PodDemand& m_pod;
    const AdmissionOptions& m_options;
    Row m_row;
    QuotaSolver m_solver;
    QuotaSolution m_solution;
    std::size_t m_resource = 0;
};

/// Admission::remedy of a pod that the tree of @p problem refuses; its request is counted there, and @p table
/// is made of it. Every candidate value is checked by solving the tree, and found by bisection: some hundred
/// solutions of one resource.
std::vector<QuotaChange> findRemedy(const QuotaTable& table, const QuotaProblem& problem,
                                    const PodDemand& pod, const AdmissionOptions& options)
{
    Search search(table, problem, pod, options);
    std::vector<QuotaChange> remedy;
    for (const ResourceType type : search.violated()) {
        auto change = search.smallest(type);
        if (!change)
            return {};
        remedy.push_back(*std::move(change));
    }
    return remedy;
}

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

/// Puts @p refusal before what the scheduler answers. It helps to raise the bound, if the scheduler can be made to admit the pod.
void refuseCreation(Admission& admission, Refusal refusal)
{
    if (!admission.refusal || !admission.remedy.empty()) {
        for (const ResourceType type : refusal.violated)
            admission.remedy.push_back(
                {refusal.group, QuotaChange::Field::Admission, type, refusal.limit.valueOr0(type),
                 saturatingAdd(refusal.used.valueOr0(type), refusal.request.valueOr0(type))});
    }
    admission.refusal = std::move(refusal);
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

std::optional<Refusal> creationRefusal(const PodDemand& pod, const QuotaGroup& group,
                                       const Resource& childRequest)
{
    const Resource& bound = group.admission ? *group.admission : group.max;
    auto violated = exceededOnCreation(pod, group.max, childRequest, bound);
    if (violated.empty())
        return std::nullopt;
    return Refusal{AdmissionCheck::Creation,       group.name,         {group.name}, bound, childRequest,
                   masked(pod.request, group.max), std::move(violated)};
}

Resource requestedByOthers(const QuotaTable& table, const QuotaSolution& solution, QuotaTable::Row row,
                           const PodDemand& pod)
{
    const Resource all = solution.resource(table, QuotaAmount::ChildRequest, row);
    Resource others;
    for (const auto& entry : all.entries()) // a report may lack the pod still: never below 0
        others.set(entry.type,
                   std::max<Quantity>(0, saturatingSubtract(entry.value, pod.request.valueOr0(entry.type))));
    return others;
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
        return fail(ErrorCode::NotFound, pod.group,
                    QUOTADECK_TEXT("elastic", "there is no group of this name that pods can belong to"));
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
    const QuotaTable::Row row = table->find(pod.group).value();
    const auto levels = admissionLevels(*table, solution, row, options.usesRuntime);
    Admission result{admit(pod, levels, options), {}};
    if (result.refusal)
        result.remedy = findRemedy(*table, counted, pod, options);
    if (!options.checksCreation)
        return result;
    if (auto refusal = creationRefusal(pod, node->group, requestedByOthers(*table, solution, row, pod)))
        refuseCreation(result, *std::move(refusal));
    return result;
}

Message describe(const Refusal& refusal, ResourceType type)
{
    const auto form = [&refusal] {
        switch (refusal.check) {
        case AdmissionCheck::Creation:
            return QUOTADECK_TEXT(
                "elastic",
                "%1 of group %2: its limit for new pods is exceeded: %3 of %4 requested, the "
                "pod requests %5");
        case AdmissionCheck::NonPreemptibleMin:
            return QUOTADECK_TEXT("elastic",
                                  "%1 of group %2: pods that may not be preempted must fit in min: %3 of %4 "
                                  "used, the pod requests %5");
        case AdmissionCheck::ParentLimit:
            return QUOTADECK_TEXT(
                "elastic",
                "%1 of group %2, above the pod's: its limit is exceeded: %3 of %4 used, the "
                "pod requests %5");
        case AdmissionCheck::OwnLimit:
            break;
        }
        return QUOTADECK_TEXT("elastic",
                              "%1 of group %2: its limit is exceeded: %3 of %4 used, the pod requests %5");
    };
    const auto amount
        = [type](const Resource& amounts) { return amountFigure(type, amounts.valueOr0(type)); };
    return {form(),
            type.name(),
            refusal.group,
            amount(refusal.used),
            amount(refusal.limit),
            amount(refusal.request)};
}

Message describe(const QuotaChange& change)
{
    const auto from = amountFigure(change.type, change.from);
    const auto to = amountFigure(change.type, change.to);
    switch (change.field) {
    case QuotaChange::Field::Min:
        return {QUOTADECK_TEXT("elastic", "raise %1's min of %2 from %3 to %4"), change.group,
                change.type.name(), from, to};
    case QuotaChange::Field::Max:
        return {QUOTADECK_TEXT("elastic", "raise %1's max of %2 from %3 to %4"), change.group,
                change.type.name(), from, to};
    case QuotaChange::Field::Admission:
        return {QUOTADECK_TEXT("elastic",
                               "raise %1's limit for new pods (annotation admission) of %2 from %3 to %4"),
                change.group, change.type.name(), from, to};
    case QuotaChange::Field::ClusterTotal:
        break;
    }
    return {QUOTADECK_TEXT("elastic", "raise the cluster's capacity of %1 from %2 to %3"), change.type.name(),
            from, to};
}
} // namespace quotadeck::elastic
