// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotasnapshot.h"

#include "core/resource/resourceops.h"

namespace quotadeck::elastic {
std::vector<TreeTotal> treeTotals(const QuotaTable& table, const std::vector<QuotaMachine>& machines)
{
    std::vector<TreeTotal> totals;
    for (QuotaTable::Row root = 0; root < table.treeCount(); ++root) {
        TreeTotal total;
        total.tree = table.name(root);
        total.shared = table.total(root);
        for (const QuotaMachine& machine : machines) {
            if (root != 0 && machine.tree != total.tree)
                continue;
            ++total.machines;
            addTo(total.allocatable, machine.allocatable);
            if (!machine.isSchedulable)
                addTo(total.unschedulable, machine.allocatable);
        }
        totals.push_back(std::move(total));
    }
    TreeTotal& first = totals.front();
    first.reservedUsed = table.reservedDemand().used;
    first.ofOtherTrees = table.ofOtherTrees();
    return totals;
}
} // namespace quotadeck::elastic
