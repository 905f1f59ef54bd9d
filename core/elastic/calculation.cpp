// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/calculation.h"

#include "core/elastic/amounts.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>

namespace quotadeck::elastic {
namespace {
constexpr std::size_t kMostLines = 40;

/// Where that comes from which the children of @p parent share.
Message sourceText(const QuotaTable& table, QuotaTable::Row parent)
{
    if (!table.isRoot(parent))
        return {QUOTADECK_TEXT("elastic", "Runtime of %1"), table.name(parent)};
    if (parent == 0)
        return QUOTADECK_TEXT("elastic", "Amount available to all first-level groups");
    return {QUOTADECK_TEXT("elastic", "Amount tree %1 has for its first-level groups"), table.name(parent)};
}

/// Writes the steps of one explanation.
class Calculation
{
public:
    Calculation(const RuntimeExplanation& explanation, ResourceType type)
        : m_explanation(explanation)
        , m_type(type)
    {
    }

    /// @p source is where what there is to share comes from.
    /// @p potential is what it would get if it asked for its max; nothing: max does not name the resource.
    std::vector<CalculationLine> lines(Message source, std::optional<Quantity> potential)
    {
        const auto& e = m_explanation;
        add(QUOTADECK_TEXT("elastic", "To distribute"), e.total, std::move(source));
        addMin();
        add(QUOTADECK_TEXT("elastic", "Request"), e.limitedRequest,
            e.capped() > 0
                ? Message(QUOTADECK_TEXT("elastic", "%1 requested, capped by max"), figure(e.request))
                : Message(
                    QUOTADECK_TEXT("elastic", "Requested in the group and below, including waiting pods")));
        addStart();
        if (e.isHungry)
            add(QUOTADECK_TEXT("elastic", "Pool"), e.pool,
                QUOTADECK_TEXT("elastic",
                               "Amount to distribute minus the start values of all groups of the level; "
                               "shared by groups that request more"));
        for (std::size_t i = 0; i < e.rounds.size(); ++i)
            addRound(i + 1, e.rounds[i]);
        add(QUOTADECK_TEXT("elastic", "Runtime"), e.runtime,
            e.unmet() > 0
                ? Message(QUOTADECK_TEXT("elastic", "%1 below the effective request"), figure(e.unmet()))
                : Message());
        m_lines.back().isResult = true;
        if (potential)
            add(QUOTADECK_TEXT("elastic", "Maximum reachable"), *potential,
                *potential > e.runtime ? QUOTADECK_TEXT("elastic",
                                                        "If the group requested all that its max allows and "
                                                        "the requests of other groups stayed the same")
                                       : QUOTADECK_TEXT("elastic", "No more, regardless of the request"));
        if (e.unassigned > 0)
            add(QUOTADECK_TEXT("elastic", "Remainder"), e.unassigned,
                QUOTADECK_TEXT("elastic", "No group of this level requests more or has a weight"));
        return std::move(m_lines);
    }

private:
    [[nodiscard]] std::string text(Quantity value) const { return amountText(m_type.name(), value); }
    [[nodiscard]] Message figure(Quantity value) const { return amountFigure(m_type, value); }
    void add(MessageTemplate title, Quantity amount, Message reason)
    {
        m_lines.push_back({title, {}, text(amount), std::move(reason), false});
    }

    void addMin()
    {
        const auto& e = m_explanation;
        add(QUOTADECK_TEXT("elastic", "Effective min"), e.effectiveMin,
            e.minReduction() > 0
                ? Message(QUOTADECK_TEXT("elastic",
                                         "Min %1 is scaled down: the mins of this level add up to more "
                                         "than the amount to distribute"),
                          figure(e.min))
                : Message(QUOTADECK_TEXT("elastic", "Guaranteed, up to the request")));
        if (e.floor > e.effectiveMin)
            add(QUOTADECK_TEXT("elastic", "Floor"), e.floor,
                QUOTADECK_TEXT("elastic", "Running pods are guaranteed"));
    }

    void addStart()
    {
        const auto& e = m_explanation;
        const auto reason = [&]() -> Message {
            if (e.isHungry)
                return {QUOTADECK_TEXT("elastic",
                                       "Requests more than its guaranteed %1: starts with it and takes part "
                                       "in the rounds"),
                        figure(e.floor)};
            if (e.lends && e.lent() > 0)
                return {QUOTADECK_TEXT("elastic",
                                       "Requests less than its guaranteed %1: receives its request and "
                                       "lends %2"),
                        figure(e.floor), figure(e.lent())};
            if (e.lends)
                return {QUOTADECK_TEXT("elastic", "Requests exactly its guaranteed %1 and receives it"),
                        figure(e.floor)};
            return {QUOTADECK_TEXT("elastic",
                                   "Lending is off: keeps its guaranteed %1 regardless of the request"),
                    figure(e.floor)};
        };
        add(QUOTADECK_TEXT("elastic", "Start"), e.start, reason());
    }

    void addRound(std::size_t number, const RoundStep& step)
    {
        const auto weights = static_cast<double>(step.weights);
        const double part = weights > 0 ? 100.0 * static_cast<double>(m_explanation.weight) / weights : 0;
        // pool, own weight, sum of weights, percentage, own part of the pool
        std::vector<Message> reason{
            {QUOTADECK_TEXT("elastic",
                            "Receives %5 of %1 in the pool: its weight %2 is %4% of %3, the total weight of "
                            "the groups that still request more"),
             figure(step.pool), figure(m_explanation.weight), wide(step.weights),
             Message::Figure{fmt::format("{:.4g}", part)}, figure(step.share.share())}};
        if (step.share.hasExtra)
            reason.emplace_back(QUOTADECK_TEXT("elastic", "includes one unit from rounding"));
        if (step.share.givenBack > 0)
            reason.emplace_back(QUOTADECK_TEXT("elastic", "%1 exceeds the request and returns to the pool"),
                                figure(step.share.givenBack));
        addSum({QUOTADECK_TEXT("elastic", "Round %1"), number}, step.share.before,
               step.share.share() - step.share.givenBack, step.share.after,
               Message::joined(std::move(reason), "; "));
    }

    /// In one unit: 1500m + 1 would be hard to follow.
    void addSum(Message title, Quantity before, Quantity gained, Quantity after, Message reason)
    {
        constexpr Quantity kMilli = 1000;
        const auto isWhole = [](Quantity value) { return value % kMilli == 0; };
        const bool isMilli = amountKind(m_type.name()) == QuantityKind::Vcore
            && !(isWhole(before) && isWhole(gained) && isWhole(after));
        const auto part = [&](Quantity value) { return isMilli ? fmt::format("{}m", value) : text(value); };
        m_lines.push_back({std::move(title), fmt::format("{} + {}", part(before), part(gained)), part(after),
                           std::move(reason), false});
    }

    /// A sum of weights may be more than an amount can be.
    [[nodiscard]] Message wide(WideQuantity value) const
    {
        return value <= kMaxQuantity
            ? figure(static_cast<Quantity>(value))
            : Message(Message::Figure{fmt::format("{:.4g}", static_cast<double>(value))});
    }

    const RuntimeExplanation& m_explanation;
    ResourceType m_type;
    std::vector<CalculationLine> m_lines;
};

std::string fractionText(ResourceType type, LendingLedger::Fraction fraction)
{
    const auto whole = static_cast<Quantity>(fraction.numerator / fraction.denominator);
    if (fraction.numerator % fraction.denominator == 0)
        return amountText(type.name(), whole);
    const double value = static_cast<double>(fraction.numerator) / static_cast<double>(fraction.denominator);
    constexpr double kFewUnits = 100; // from here on a part of a unit says nothing
    return value < kFewUnits && amountKind(type.name()) != QuantityKind::Vcore
        ? fmt::format("≈ {:.3g}", value)
        : fmt::format("≈ {}", amountText(type.name(), std::llround(value)));
}
} // namespace

std::vector<CalculationLine> calculationLines(const SolvedTree& tree, QuotaTable::Row row,
                                              std::size_t resource)
{
    QuotaSolver solver(tree.table, tree.options);
    const auto explanation = explainRuntime(solver, tree.table, tree.solution, row, resource);
    std::optional<Quantity> potential;
    if (tree.table.has(QuotaInput::Max, resource, row))
        potential = solver.potential(tree.solution, row, resource);
    return Calculation(explanation, tree.table.resources()[resource])
        .lines(sourceText(tree.table, tree.table.parent(row)), potential);
}

LendingLines lendingLines(const SolvedTree& tree, QuotaTable::Row row, std::size_t resource)
{
    const ResourceType type = tree.table.resources()[resource];
    const auto ledger = lendingLedger(tree.table, tree.solution, tree.table.parent(row), resource);
    LendingLines result;
    result.free = ledger.free;
    result.idle = ledger.idle;
    auto borrowers = ledger.accounts;
    std::erase_if(borrowers, [](const LendingLedger::Account& it) { return it.gained <= 0; });
    // The group's own come first, then who holds most.
    std::ranges::stable_sort(borrowers, [row](const auto& left, const auto& right) {
        const bool isLeftOwn = left.row == row;
        const bool isRightOwn = right.row == row;
        return isLeftOwn != isRightOwn ? isLeftOwn : left.gained > right.gained;
    });
    auto lenders = ledger.accounts;
    std::erase_if(lenders, [](const LendingLedger::Account& it) { return it.lent <= 0; });
    const auto add
        = [&](std::string from, const LendingLedger::Account& to, LendingLedger::Fraction part, bool isOwn) {
              if (part.numerator <= 0)
                  return;
              if (result.lines.size() >= kMostLines)
                  ++result.hidden;
              else
                  result.lines.push_back(
                      {std::move(from), tree.table.name(to.row), fractionText(type, part), isOwn});
          };
    for (const bool isOwn : {true, false}) {
        for (const auto& to : borrowers) {
            for (const auto& from : lenders) {
                if ((to.row == row || from.row == row) == isOwn)
                    add(tree.table.name(from.row), to, ledger.held(from, to), isOwn);
            }
            if ((to.row == row) == isOwn && ledger.free + ledger.lent > 0)
                add({}, to, {WideQuantity{to.gained} * ledger.free, ledger.free + ledger.lent}, isOwn);
        }
    }
    return result;
}
} // namespace quotadeck::elastic
