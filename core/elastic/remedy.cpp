// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/remedy.h"

#include "core/elastic/amounts.h"

#include <algorithm>
#include <optional>

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

    /// Grows from what is needed at least; what sharing does to single units (EQ-40) may leave it a unit above the least.
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
} // namespace

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
} // namespace quotadeck::elastic
