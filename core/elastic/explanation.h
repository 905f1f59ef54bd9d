// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasolver.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::elastic {
/// A group's part in a round of its level (EQ-36).
struct RoundStep
{
    Quantity pool = 0; ///< of the round
    WideQuantity weights = 0; ///< of all who were still hungry
    RoundShare share;
};

/// How a group came to its runtime of one resource, with every number on the way (EQ-31 to EQ-37, EQ-100).
struct RuntimeExplanation
{
    Quantity total = 0; ///< what the level shares: the parent's runtime
    Quantity min = 0; ///< as configured
    Quantity max = 0; ///< kMaxQuantity: unlimited
    Quantity weight = 0;
    Quantity request = 0; ///< before max
    Quantity limitedRequest = 0;
    Quantity effectiveMin = 0; ///< min as scaled
    Quantity floor = 0; ///< above effectiveMin only where usage is guaranteed
    bool lends = true;
    bool isHungry = false;
    Quantity start = 0;
    Quantity pool = 0; ///< after the starts of all siblings
    std::vector<RoundStep> rounds; ///< that the group took part in
    Quantity unassigned = 0; ///< what the level left over
    Quantity runtime = 0;
    Quantity used = 0;

    [[nodiscard]] Quantity lent() const; ///< of the floor, to whoever is hungry
    [[nodiscard]] Quantity unmet() const; ///< of the limited request
    [[nodiscard]] Quantity capped() const; ///< of the request, by max
    [[nodiscard]] Quantity minReduction() const; ///< by scaling
};

/// Row @p row must be no root. The steps come from sharing the level of @p solution once more, by the same code.
[[nodiscard]] RuntimeExplanation explainRuntime(QuotaSolver& solver, const QuotaTable& table,
                                                const QuotaSolution& solution, QuotaTable::Row row,
                                                std::size_t resource);

/// Who lends and who holds more than its own among the children of a group, in one resource.
struct LendingLedger
{
    struct Account
    {
        QuotaTable::Row row = 0;
        Quantity lent = 0;
        Quantity gained = 0; ///< runtime above the floor
    };
    /// An exact number of units.
    struct Fraction
    {
        WideQuantity numerator = 0;
        WideQuantity denominator = 1;
    };

    Quantity free = 0; ///< of the total, what no effective min claims
    WideQuantity lent = 0; ///< by all
    WideQuantity gained = 0; ///< by all
    std::vector<Account> accounts; ///< of all children, in their order
    Quantity idle = 0; ///< of the parent's runtime, what no child has

    /// The part of what @p lender lends that @p borrower holds (EQ-100). Information only: the calculation
    /// assigns no unit of a runtime to a lender.
    [[nodiscard]] Fraction held(const Account& lender, const Account& borrower) const;
};

[[nodiscard]] LendingLedger lendingLedger(const QuotaTable& table, const QuotaSolution& solution,
                                          QuotaTable::Row parent, std::size_t resource);

/// The likely cause of a difference between a reported and a calculated runtime.
enum class DifferenceCause {
    Rounding, ///< a unit or two: older versions round every share, and scale minima, in floating point (EQ-38, EQ-51)
    ReservedCompete, ///< it lets the default and system groups share with the others (EQ-53)
    Age, ///< none of those: it is refreshed only every 10 s, and where pods are scheduled (EQ-98)
};

struct RuntimeDifference
{
    Quantity ours = 0;
    Quantity reported = 0;
    DifferenceCause cause = DifferenceCause::Age;
};

/// By group and resource.
using RuntimeDifferences = std::map<std::pair<std::string, ResourceType>, RuntimeDifference>;

/// Compares @p reported, runtimes by group, with the solution of @p problem. Types that a report lacks are
/// not compared, and neither are those that the total lacks. Solves the tree once more.
[[nodiscard]] RuntimeDifferences compareRuntimes(const QuotaProblem& problem, const QuotaTable& table,
                                                 const QuotaSolution& solution,
                                                 const std::map<std::string, Resource>& reported);

/// One sentence without a full stop.
[[nodiscard]] Message describe(const RuntimeDifference& difference, ResourceType type);
} // namespace quotadeck::elastic
