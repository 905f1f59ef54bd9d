// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotasolver.h"

#include <optional>
#include <string_view>

namespace quotadeck::elastic {
/// A solved tree with its input, and which of its totals are known.
struct SolvedTree
{
    QuotaTable table;
    QuotaOptions options;
    QuotaSolution solution;
    Resource total; ///< of the cluster; a type it lacks is not known
    /// The part of the default tree that belongs to another tree is not known (EQ-54).
    bool hasSilentTrees = false;

    /// Whether it is known what the tree that @p row belongs to shares of @p type.
    [[nodiscard]] bool isTotalKnown(QuotaTable::Row row, ResourceType type) const;
    /// Nothing: not known, or no such group or resource.
    [[nodiscard]] std::optional<Quantity> runtime(std::string_view group, ResourceType type) const;
};

/// Errors: those of QuotaTable::fromNodes().
[[nodiscard]] Result<SolvedTree> solveTree(const QuotaProblem& problem);
} // namespace quotadeck::elastic
