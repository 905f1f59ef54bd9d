// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/explanation.h"

#include <algorithm>

namespace quotadeck::elastic {
namespace {
Quantity above(Quantity value, Quantity bound)
{
    return std::max<Quantity>(saturatingSubtract(value, bound), 0);
}

/// What is a group's own before anything is shared (EQ-32).
Quantity floorOf(const QuotaTable& table, const QuotaSolution& solution, QuotaTable::Row row,
                 std::size_t resource)
{
    if (!table.has(QuotaInput::Max, resource, row))
        return 0; // EQ-42
    return std::max(solution.value(QuotaAmount::EffectiveMin, resource, row),
                    solution.value(QuotaAmount::Guaranteed, resource, row));
}
} // namespace

Quantity RuntimeExplanation::overuse() const
{
    return above(used, runtime);
}

Quantity RuntimeExplanation::borrowed() const
{
    return above(used, effectiveMin);
}

Quantity RuntimeExplanation::lent() const
{
    return lends && !isHungry ? above(effectiveMin, runtime) : 0;
}

Quantity RuntimeExplanation::unmet() const
{
    return above(limitedRequest, runtime);
}

Quantity RuntimeExplanation::capped() const
{
    return above(request, limitedRequest);
}

Quantity RuntimeExplanation::minReduction() const
{
    return above(min, effectiveMin);
}

RuntimeExplanation explainRuntime(QuotaSolver& solver, const QuotaTable& table, const QuotaSolution& solution,
                                  QuotaTable::Row row, std::size_t resource)
{
    const QuotaTable::Row parent = table.parent(row);
    const std::size_t position = row - table.firstChild(parent);
    const ShareTrace trace = solver.trace(solution, parent, resource);
    RuntimeExplanation result;
    result.total = solution.value(QuotaAmount::Runtime, resource, parent);
    result.min = table.value(QuotaInput::Min, resource, row);
    result.max = table.value(QuotaInput::Max, resource, row);
    result.weight = table.value(QuotaInput::Weight, resource, row);
    result.request = solution.value(QuotaAmount::Request, resource, row);
    result.limitedRequest = solution.value(QuotaAmount::LimitedRequest, resource, row);
    result.effectiveMin = solution.value(QuotaAmount::EffectiveMin, resource, row);
    result.floor = floorOf(table, solution, row, resource);
    result.lends = table.lends(row);
    result.isHungry = trace.hungry[position] != 0;
    result.start = trace.start[position];
    result.pool = trace.pool;
    result.unassigned = trace.unassigned;
    result.runtime = solution.value(QuotaAmount::Runtime, resource, row);
    result.used = solution.value(QuotaAmount::Used, resource, row);
    for (const ShareRound& round : trace.rounds) {
        const auto share = std::ranges::find(round.shares, position, &RoundShare::sibling);
        if (share != round.shares.end())
            result.rounds.push_back({round.pool, round.weights, *share});
    }
    return result;
}

LendingLedger::Fraction LendingLedger::held(const Account& lender, const Account& borrower) const
{
    const WideQuantity sources = free + lent;
    if (sources <= 0)
        return {};
    return {WideQuantity{borrower.gained} * lender.lent, sources};
}

LendingLedger lendingLedger(const QuotaTable& table, const QuotaSolution& solution, QuotaTable::Row parent,
                            std::size_t resource)
{
    const Quantity total = solution.value(QuotaAmount::Runtime, resource, parent);
    LendingLedger ledger;
    ledger.accounts.reserve(table.childCount(parent));
    WideQuantity minima = 0;
    WideQuantity runtimes = 0;
    for (QuotaTable::Row i = 0; i < table.childCount(parent); ++i) {
        const QuotaTable::Row row = table.firstChild(parent) + i;
        const Quantity runtime = solution.value(QuotaAmount::Runtime, resource, row);
        const Quantity effectiveMin = solution.value(QuotaAmount::EffectiveMin, resource, row);
        const Quantity floor = floorOf(table, solution, row, resource);
        const bool isHungry = table.has(QuotaInput::Max, resource, row)
            && solution.value(QuotaAmount::LimitedRequest, resource, row) > floor; // EQ-34
        ledger.accounts.push_back({row, table.lends(row) && !isHungry ? above(effectiveMin, runtime) : 0,
                                   isHungry ? above(runtime, floor) : 0});
        minima += effectiveMin;
        runtimes += runtime;
        ledger.lent += ledger.accounts.back().lent;
        ledger.gained += ledger.accounts.back().gained;
    }
    const auto narrow = [](WideQuantity value) {
        return static_cast<Quantity>(std::clamp<WideQuantity>(value, 0, kMaxQuantity));
    };
    ledger.free = narrow(total - minima);
    ledger.idle = narrow(total - runtimes);
    return ledger;
}
} // namespace quotadeck::elastic
