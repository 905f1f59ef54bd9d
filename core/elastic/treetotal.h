// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasnapshot.h"
#include "core/elastic/quotatable.h"

#include <string>
#include <vector>

namespace quotadeck::elastic {
/// What counts for the groups of one tree, and where it comes from.
struct TreeTotal
{
    std::string tree; ///< its id; empty: the default tree
    std::size_t machines = 0;
    /// Of all machines, taking pods or not (EQ-55); of another tree those of its pool (EQ-56).
    Resource allocatable;
    Resource unschedulable; ///< the part of it on machines that take no new pods
    Resource reservedUsed; ///< of the reserved groups, which is taken out; of the default tree only (EQ-52)
    Resource ofOtherTrees; ///< which is taken out likewise (EQ-54)
    Resource shared; ///< what is left for the groups of the first level; may be negative
};

/// The trees of @p table, the default tree first. Machines that are not known leave the amounts of machines empty.
[[nodiscard]] std::vector<TreeTotal> treeTotals(const QuotaTable& table,
                                                const std::vector<QuotaMachine>& machines);
} // namespace quotadeck::elastic
