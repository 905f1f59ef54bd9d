// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/solvedtree.h"

#include <algorithm>
#include <utility>

namespace quotadeck::elastic {
bool SolvedTree::isTotalKnown(QuotaTable::Row row, ResourceType type) const
{
    while (!table.isRoot(row))
        row = table.parent(row);
    if (row != 0)
        return table.total(row).find(type).has_value();
    return total.find(type).has_value() && !hasSilentTrees;
}

std::optional<Quantity> SolvedTree::runtime(std::string_view group, ResourceType type) const
{
    const auto row = table.find(group);
    const auto resource = table.resourceIndex(type);
    if (!row || !resource || !isTotalKnown(*row, type)
        || !solution.has(QuotaAmount::Runtime, *resource, *row))
        return std::nullopt;
    return solution.value(QuotaAmount::Runtime, *resource, *row);
}

Result<SolvedTree> solveTree(const QuotaProblem& problem)
{
    auto table = QuotaTable::fromNodes(problem.nodes, problem.total, problem.options);
    if (!table)
        return tl::unexpected(std::move(table).error());
    auto solution = QuotaSolver(*table, problem.options).solve();
    const bool hasSilentTrees = std::ranges::any_of(problem.nodes, [](const QuotaNode& node) {
        const QuotaGroup& group = node.group;
        return group.isTreeRoot && !group.treeId.empty() && !group.ignoresDefaultTree
            && group.treeTotal.entries().empty();
    });
    return SolvedTree{*std::move(table), problem.options, std::move(solution), problem.total, hasSilentTrees};
}
} // namespace quotadeck::elastic
