// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasolver.h"

#include <string>
#include <vector>

namespace quotadeck::sim {
/// A solved tree of quota groups with what it was made of.
struct SolvedQuotas
{
    elastic::QuotaProblem problem;
    elastic::QuotaTable table;
    elastic::QuotaSolution solution;
};

/// Whether the group in @p row uses more of anything than its runtime.
[[nodiscard]] bool isOverused(const SolvedQuotas& solved, elastic::QuotaTable::Row row);
/// Whether the default group uses more than its max (EQ-67).
[[nodiscard]] bool isDefaultGroupOverused(const SolvedQuotas& solved);
/// The groups of which one of these is so, parents included.
[[nodiscard]] std::vector<std::string> overusedGroups(const SolvedQuotas& solved);
} // namespace quotadeck::sim
