// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotadifference.h"

#include "core/elastic/amounts.h"

#include <fmt/format.h>
#include <optional>

namespace quotadeck::elastic {
namespace {
/// The runtimes where the reserved groups compete on the first level although what they use was taken off before
/// (EQ-53).
class CompetingReserved
{
public:
    CompetingReserved(const QuotaProblem& problem, const QuotaTable& table)
    {
        QuotaProblem variant = problem;
        bool isAny = false;
        for (QuotaNode& node : variant.nodes) {
            if (node.group.name != kDefaultGroup && node.group.name != kSystemGroup)
                continue;
            node.group.name += " as a sibling"; // no reserved name any more
            node.group.parent.clear();
            isAny = true;
        }
        if (!isAny || table.treeCount() == 0)
            return;
        variant.total = table.total(0);
        auto made = QuotaTable::fromNodes(variant.nodes, variant.total, variant.options);
        if (!made)
            return;
        m_table = *std::move(made);
        m_solution = QuotaSolver(*m_table, variant.options).solve();
    }

    [[nodiscard]] std::optional<Quantity> runtime(const std::string& group, ResourceType type) const
    {
        const auto row = m_table ? m_table->find(group) : std::nullopt;
        return row ? m_solution.resource(*m_table, QuotaAmount::Runtime, *row).find(type) : std::nullopt;
    }

private:
    std::optional<QuotaTable> m_table;
    QuotaSolution m_solution;
};
} // namespace

RuntimeDifferences compareRuntimes(const QuotaProblem& problem, const QuotaTable& table,
                                   const QuotaSolution& solution,
                                   const std::map<std::string, Resource>& reported)
{
    RuntimeDifferences differences;
    std::optional<CompetingReserved> competing;
    for (const auto& [group, amounts] : reported) {
        const auto row = table.find(group);
        if (!row)
            continue;
        const Resource ours = solution.resource(table, QuotaAmount::Runtime, *row);
        for (const auto& [type, value] : ours.entries()) {
            const auto told = amounts.find(type);
            if (!told || *told == value || !problem.total.find(type))
                continue;
            if (!competing)
                competing.emplace(problem, table);
            RuntimeDifference& difference = differences[{group, type}];
            difference = {value, *told, DifferenceCause::Age};
            const Quantity siblings = table.childCount(table.parent(*row));
            if (competing->runtime(group, type) == *told)
                difference.cause = DifferenceCause::ReservedCompete;
            else if (*told >= saturatingSubtract(value, siblings) && *told <= saturatingAdd(value, siblings))
                difference.cause = DifferenceCause::Rounding;
        }
    }
    return differences;
}

std::string describe(const RuntimeDifference& difference, ResourceType type)
{
    const auto numbers
        = fmt::format("the cluster reports {}, the calculation gives {}",
                      amountText(type.name(), difference.reported), amountText(type.name(), difference.ours));
    switch (difference.cause) {
    case DifferenceCause::Rounding:
        return fmt::format("{}: it rounds every share on its own", numbers);
    case DifferenceCause::ReservedCompete:
        return fmt::format("{}: it lets the default and the system group share with the others", numbers);
    case DifferenceCause::Age:
        return fmt::format(
            "{}: its value may be old, it is refreshed every 10 s and where pods are scheduled", numbers);
    }
    return {};
}
} // namespace quotadeck::elastic
