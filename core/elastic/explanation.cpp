// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/explanation.h"

#include "core/elastic/amounts.h"

#include <algorithm>
#include <optional>

namespace quotadeck::elastic {
namespace {
/// The amount that a group has before anything is shared (EQ-32).
Quantity floorOf(const QuotaTable& table, const QuotaSolution& solution, QuotaTable::Row row,
                 std::size_t resource)
{
    if (!table.has(QuotaInput::Max, resource, row))
        return 0; // EQ-42
    return std::max(solution.value(QuotaAmount::EffectiveMin, resource, row),
                    solution.value(QuotaAmount::Guaranteed, resource, row));
}
} // namespace

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

namespace {
/// The runtimes where the reserved groups compete on the first level although what they use was taken off before
/// (EQ-53).
class CompetingReserved
{
public:
    CompetingReserved(const QuotaProblem& problem, const QuotaTable& table)
    {
        QuotaProblem variant = problem;
        bool isAny = false;
        for (QuotaNode& node : variant.nodes) {
            if (node.group.name != kDefaultGroup && node.group.name != kSystemGroup)
                continue;
            node.group.name += " as a sibling"; // no reserved name any more
            node.group.parent.clear();
            isAny = true;
        }
        if (!isAny || table.treeCount() == 0)
            return;
        variant.total = table.total(0);
        auto made = QuotaTable::fromNodes(variant.nodes, variant.total, variant.options);
        if (!made)
            return;
        m_table = *std::move(made);
        m_solution = QuotaSolver(*m_table, variant.options).solve();
    }

    [[nodiscard]] std::optional<Quantity> runtime(const std::string& group, ResourceType type) const
    {
        const auto row = m_table ? m_table->find(group) : std::nullopt;
        return row ? m_solution.resource(*m_table, QuotaAmount::Runtime, *row).find(type) : std::nullopt;
    }

private:
    std::optional<QuotaTable> m_table;
    QuotaSolution m_solution;
};
} // namespace

RuntimeDifferences compareRuntimes(const QuotaProblem& problem, const QuotaTable& table,
                                   const QuotaSolution& solution,
                                   const std::map<std::string, Resource>& reported)
{
    RuntimeDifferences differences;
    std::optional<CompetingReserved> competing;
    for (const auto& [group, amounts] : reported) {
        const auto row = table.find(group);
        if (!row)
            continue;
        const Resource ours = solution.resource(table, QuotaAmount::Runtime, *row);
        for (const auto& [type, value] : ours.entries()) {
            const auto given = amounts.find(type);
            if (!given || *given == value || !problem.total.find(type))
                continue;
            if (!competing)
                competing.emplace(problem, table);
            RuntimeDifference& difference = differences[{group, type}];
            difference = {value, *given, DifferenceCause::Age};
            const Quantity siblings = table.childCount(table.parent(*row));
            if (competing->runtime(group, type) == *given)
                difference.cause = DifferenceCause::ReservedCompete;
            else if (*given >= saturatingSubtract(value, siblings)
                     && *given <= saturatingAdd(value, siblings))
                difference.cause = DifferenceCause::Rounding;
        }
    }
    return differences;
}

Message describe(const RuntimeDifference& difference, ResourceType type)
{
    const auto form = [&difference] {
        switch (difference.cause) {
        case DifferenceCause::Rounding:
            return QUOTADECK_TEXT(
                "elastic",
                "the cluster reports %1, the calculation gives %2: the cluster rounds every share");
        case DifferenceCause::ReservedCompete:
            return QUOTADECK_TEXT(
                "elastic",
                "the cluster reports %1, the calculation gives %2: in the cluster the default and the system "
                "group share with the others");
        case DifferenceCause::Age:
            break;
        }
        return QUOTADECK_TEXT("elastic",
                              "the cluster reports %1, the calculation gives %2: the reported value may be "
                              "old, it is refreshed every 10 s and whenever a pod is scheduled");
    };
    return {form(), amountFigure(type, difference.reported), amountFigure(type, difference.ours)};
}
} // namespace quotadeck::elastic
