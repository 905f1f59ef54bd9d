// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticstate.h"

#include <QList>
#include <QString>

#include <string_view>

namespace quotadeck::models {
/// An amount as Kubernetes users write it, "1500m", "8Gi", and as the command line prints it.
[[nodiscard]] QString elasticText(std::string_view type, Quantity value);

/// One step of how a group came to its runtime.
struct CalculationStep
{
    QString title; ///< "Round 1"
    QString sum; ///< "10 + 4", what makes the amount; empty where it is not a sum
    QString amount; ///< "14"
    QString reason; ///< one sentence; may be empty
    bool isResult = false; ///< the runtime itself

    friend bool operator==(const CalculationStep&, const CalculationStep&) = default;
};

/// The steps for the group @p name and the resource @p type, from what its level shares to its runtime; empty where there
/// is no solution, or the total is not known; then what it could get (EQ-100). Shares its level and those above once more,
/// O(siblings).
[[nodiscard]] QList<CalculationStep> elasticCalculation(const ElasticState& state, std::string_view name,
                                                        ResourceType type);

/// Who lends what to whom among siblings.
struct LendingFlow
{
    QString from; ///< empty: of the total, what no min claims
    QString to;
    QString amount; ///< exact, or "≈ 0.56" where units do not part evenly
    bool isOwn = false; ///< the group that was asked for is one of the two

    friend bool operator==(const LendingFlow&, const LendingFlow&) = default;
};

struct LendingAccount
{
    QList<LendingFlow> flows; ///< those of the group first, then the largest borrowers
    qsizetype hidden = 0; ///< flows that are not among them, for there are too many to read
    QString free; ///< of the total, what no effective min claims
    QString idle; ///< what nobody has
};

/// The ledger of the level of the group @p name; nothing as for elasticCalculation().
[[nodiscard]] std::optional<LendingAccount> elasticLending(const ElasticState& state, std::string_view name,
                                                           ResourceType type);
} // namespace quotadeck::models
