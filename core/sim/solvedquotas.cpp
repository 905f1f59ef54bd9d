// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/solvedquotas.h"

#include "core/elastic/amounts.h"

namespace quotadeck::sim {
std::vector<std::string> overusedGroups(const SolvedQuotas& solved)
{
    std::vector<std::string> groups;
    for (const elastic::QuotaNode& node : solved.problem.nodes) {
        const std::string& name = node.group.name;
        const auto row = solved.table.find(name);
        const bool isOver = row
            ? !elastic::exceeded(solved.solution.resource(solved.table, elastic::QuotaAmount::Used, *row),
                                 elastic::limitOf(solved.table, solved.solution, *row))
                   .empty()
            : name == elastic::kDefaultGroup && !elastic::exceeded(node.demand.used, node.group.max).empty();
        if (isOver)
            groups.push_back(name);
    }
    return groups;
}
} // namespace quotadeck::sim
