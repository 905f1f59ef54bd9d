// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/solvedquotas.h"

#include "core/elastic/amounts.h"

#include <algorithm>

namespace quotadeck::sim {
using elastic::QuotaAmount;

bool isOverused(const SolvedQuotas& solved, elastic::QuotaTable::Row row)
{
    const auto& table = solved.table;
    const auto& solution = solved.solution;
    for (std::size_t resource = 0; resource < table.resources().size(); ++resource) {
        const auto value = [&](QuotaAmount amount) { return solution.value(amount, resource, row); };
        if (solution.has(QuotaAmount::Used, resource, row)
            && solution.has(QuotaAmount::Runtime, resource, row)
            && value(QuotaAmount::Used) > value(QuotaAmount::Runtime))
            return true;
    }
    return false;
}

bool isDefaultGroupOverused(const SolvedQuotas& solved)
{
    const auto& nodes = solved.problem.nodes;
    const auto node = std::ranges::find_if(
        nodes, [](const elastic::QuotaNode& it) { return it.group.name == elastic::kDefaultGroup; });
    return node != nodes.end() && !elastic::exceeded(node->demand.used, node->group.max).empty();
}

std::vector<std::string> overusedGroups(const SolvedQuotas& solved)
{
    std::vector<std::string> groups;
    for (auto row = solved.table.treeCount(); row < solved.table.rowCount(); ++row) {
        if (isOverused(solved, row))
            groups.push_back(solved.table.name(row));
    }
    if (isDefaultGroupOverused(solved))
        groups.emplace_back(elastic::kDefaultGroup);
    return groups;
}
} // namespace quotadeck::sim
