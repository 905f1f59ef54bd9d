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

/// The groups that use more of anything than their runtime, parents included; the default group where it uses more than
/// its max (EQ-67).
[[nodiscard]] std::vector<std::string> overusedGroups(const SolvedQuotas& solved);
} // namespace quotadeck::sim
