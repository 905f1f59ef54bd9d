// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/elastic/explanation.h"
#include "core/elastic/quotasolver.h"

#include <cstddef>
#include <string>
#include <vector>

/// The calculation of a runtime, and who lends to whom, for people.
namespace quotadeck::elastic {
/// One step of how a group came to its runtime.
struct CalculationLine
{
    Message title; ///< "Round 1"
    std::string sum; ///< "10 + 4", what makes the amount; empty where it is not a sum
    std::string amount; ///< "14", as Kubernetes users write it
    Message reason; ///< one sentence without a full stop; may be empty
    bool isResult = false; ///< the runtime itself
};

/// The steps for a group that is no root, from what its level shares to its runtime, then what it could get (EQ-100). Shares its
/// level and those above once more, O(siblings).
[[nodiscard]] std::vector<CalculationLine> calculationLines(const SolvedTree& tree, QuotaTable::Row row,
                                                            std::size_t resource);

/// Who lends what to whom among siblings.
struct LendingLine
{
    std::string from; ///< empty: of the total, what no min claims
    std::string to;
    std::string amount; ///< exact, or "≈ 0.56" where units do not part evenly
    bool isOwn = false; ///< the group that was asked for is one of the two
};

struct LendingLines
{
    std::vector<LendingLine> lines; ///< those of the group first, then the largest borrowers
    std::size_t hidden = 0; ///< lines that are not among them, for there are too many to read
    Quantity free = 0; ///< of the total, what no effective min claims
    Quantity idle = 0; ///< what nobody has
};

/// The ledger of the level of a group that is no root.
[[nodiscard]] LendingLines lendingLines(const SolvedTree& tree, QuotaTable::Row row, std::size_t resource);
} // namespace quotadeck::elastic
