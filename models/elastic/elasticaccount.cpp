// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticaccount.h"

#include "core/elastic/amounts.h"
#include "core/elastic/explanation.h"
#include "models/common/celltext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace quotadeck::models {
namespace {
using elastic::LendingLedger;
using elastic::QuotaTable;

constexpr qsizetype kMostFlows = 40;

/// A place in a solved tree whose numbers are known.
struct Cell
{
    QuotaTable::Row row = 0;
    std::size_t resource = 0;
};

std::optional<Cell> cellOf(const ElasticState& state, std::string_view name, ResourceType type)
{
    if (!state.now)
        return std::nullopt;
    const auto row = state.now->table.find(name);
    const auto resource = state.now->table.resourceIndex(type);
    if (!row || !resource || !isTotalKnown(state, state.now->table, *row, type))
        return std::nullopt;
    return Cell{*row, *resource};
}

struct ElasticTexts
{
    Q_DECLARE_TR_FUNCTIONS(ElasticAccount)
};

/// Writes the steps of one explanation.
class Calculation
{
    Q_DECLARE_TR_FUNCTIONS(ElasticAccount)
public:
    Calculation(const elastic::RuntimeExplanation& explanation, std::string_view type)
        : m_explanation(explanation)
        , m_type(type)
    {
    }

    /// @p source is where what there is to share comes from.
    /// @p potential is what it would get if it asked for its max; nothing: max does not name the resource.
    QList<CalculationStep> steps(const QString& source, std::optional<Quantity> potential)
    {
        const auto& e = m_explanation;
        add(tr("To distribute"), text(e.total), source);
        addMin();
        add(tr("Request"), text(e.limitedRequest),
            e.capped() > 0 ? tr("%1 requested, capped by max").arg(text(e.request))
                           : tr("Requested in the group and below, including waiting pods"));
        addStart();
        if (e.isHungry)
            add(tr("Pool"), text(e.pool),
                tr("Amount to distribute minus the start values of all groups of the level; shared by "
                   "groups that request more"));
        for (qsizetype i = 0; i < static_cast<qsizetype>(e.rounds.size()); ++i)
            addRound(i + 1, e.rounds[static_cast<std::size_t>(i)]);
        add(tr("Runtime"), text(e.runtime),
            e.unmet() > 0 ? tr("%1 below the effective request").arg(text(e.unmet())) : QString());
        m_steps.last().isResult = true;
        if (potential)
            add(tr("Maximum reachable"), text(*potential),
                *potential > e.runtime
                    ? tr("If the group requested all that its max allows and the requests of other groups "
                         "stayed the same")
                    : tr("No more, regardless of the request"));
        if (e.unassigned > 0)
            add(tr("Remainder"), text(e.unassigned),
                tr("No group of this level requests more or has a weight"));
        return std::move(m_steps);
    }

private:
    [[nodiscard]] QString text(Quantity value) const { return elasticText(m_type, value); }
    void add(const QString& title, const QString& amount, const QString& reason)
    {
        m_steps.append({title, {}, amount, reason, false});
    }

    void addMin()
    {
        const auto& e = m_explanation;
        add(tr("Effective min"), text(e.effectiveMin),
            e.minReduction() > 0
                ? tr("Min %1 is scaled down: the mins of this level add up to more than the amount to "
                     "distribute")
                      .arg(text(e.min))
                : tr("Guaranteed, up to the request"));
        if (e.floor > e.effectiveMin)
            add(tr("Floor"), text(e.floor), tr("Running pods are guaranteed"));
    }

    void addStart()
    {
        const auto& e = m_explanation;
        QString reason;
        if (e.isHungry)
            reason = tr("Requests more than its guaranteed %1: starts with it and takes part in the "
                        "rounds")
                         .arg(text(e.floor));
        else if (e.lends && e.lent() > 0)
            reason = tr("Requests less than its guaranteed %1: receives its request and lends %2")
                         .arg(text(e.floor), text(e.lent()));
        else if (e.lends)
            reason = tr("Requests exactly its guaranteed %1 and receives it").arg(text(e.floor));
        else
            reason
                = tr("Lending is off: keeps its guaranteed %1 regardless of the request").arg(text(e.floor));
        add(tr("Start"), text(e.start), reason);
    }

    void addRound(qsizetype number, const elastic::RoundStep& step)
    {
        const auto weights = static_cast<double>(step.weights);
        const double part = weights > 0 ? 100.0 * static_cast<double>(m_explanation.weight) / weights : 0;
        //: amounts: pool, own weight, sum of weights, percentage, own part of the pool
        QString reason
            = tr("Receives %5 of %1 in the pool: its weight %2 is %4 of %3, the total weight of the groups "
                 "that still request more")
                  .arg(text(step.pool), text(m_explanation.weight), wide(step.weights),
                       percentText(QLocale().toString(part, 'g', 4)), text(step.share.share()));
        if (step.share.hasExtra)
            reason += tr("; includes one unit from rounding");
        if (step.share.givenBack > 0)
            reason += tr("; %1 exceeds the request and returns to the pool").arg(text(step.share.givenBack));
        addSum(tr("Round %1").arg(number), step.share.before, step.share.share() - step.share.givenBack,
               step.share.after, reason);
    }

    /// In one unit: 1500m + 1 would be hard to follow.
    void addSum(const QString& title, Quantity before, Quantity gained, Quantity after, const QString& reason)
    {
        constexpr Quantity kMilli = 1000;
        const auto isWhole = [](Quantity value) { return value % kMilli == 0; };
        const bool isMilli = elastic::amountKind(m_type) == QuantityKind::Vcore
            && !(isWhole(before) && isWhole(gained) && isWhole(after));
        const auto part
            = [&](Quantity value) { return isMilli ? QStringLiteral("%1m").arg(value) : text(value); };
        m_steps.append(
            {title, QStringLiteral("%1 + %2").arg(part(before), part(gained)), part(after), reason, false});
    }

    /// A sum of weights may be more than an amount can be.
    [[nodiscard]] QString wide(elastic::WideQuantity value) const
    {
        return value <= kMaxQuantity ? text(static_cast<Quantity>(value))
                                     : QLocale().toString(static_cast<double>(value), 'g', 4);
    }

    const elastic::RuntimeExplanation& m_explanation;
    std::string_view m_type;
    QList<CalculationStep> m_steps;
};

/// Where that comes from which the children of @p parent share.
QString sourceText(const elastic::QuotaTable& table, QuotaTable::Row parent)
{
    const QString name = QString::fromStdString(table.name(parent));
    if (!table.isRoot(parent))
        return ElasticTexts::tr("Runtime of %1").arg(name);
    return parent == 0 ? ElasticTexts::tr("Amount available to all first-level groups")
                       : ElasticTexts::tr("Amount tree %1 has for its first-level groups").arg(name);
}

QString fractionText(std::string_view type, LendingLedger::Fraction fraction)
{
    const auto whole = static_cast<Quantity>(fraction.numerator / fraction.denominator);
    if (fraction.numerator % fraction.denominator == 0)
        return elasticText(type, whole);
    const double value = static_cast<double>(fraction.numerator) / static_cast<double>(fraction.denominator);
    constexpr double kFewUnits = 100; // from here on a part of a unit says nothing
    return value < kFewUnits && elastic::amountKind(type) != QuantityKind::Vcore
        ? QStringLiteral("≈ %1").arg(value, 0, 'g', 3)
        : QStringLiteral("≈ %1").arg(elasticText(type, std::llround(value)));
}
} // namespace

QString elasticText(std::string_view type, Quantity value)
{
    return QString::fromStdString(elastic::amountText(type, value));
}

QList<CalculationStep> elasticCalculation(const ElasticState& state, std::string_view name, ResourceType type)
{
    const auto cell = cellOf(state, name, type);
    if (!cell)
        return {};
    const ElasticSolution& solved = *state.now;
    elastic::QuotaSolver solver(solved.table, solved.options);
    const auto explanation
        = elastic::explainRuntime(solver, solved.table, solved.solution, cell->row, cell->resource);
    const auto parent = solved.table.parent(cell->row);
    std::optional<Quantity> potential;
    if (solved.table.has(elastic::QuotaInput::Max, cell->resource, cell->row))
        potential = solver.potential(solved.solution, cell->row, cell->resource);
    return Calculation(explanation, type.name()).steps(sourceText(solved.table, parent), potential);
}

std::optional<LendingAccount> elasticLending(const ElasticState& state, std::string_view name,
                                             ResourceType type)
{
    const auto cell = cellOf(state, name, type);
    if (!cell)
        return std::nullopt;
    const ElasticSolution& solved = *state.now;
    const auto ledger = elastic::lendingLedger(solved.table, solved.solution, solved.table.parent(cell->row),
                                               cell->resource);
    LendingAccount account;
    account.free = elasticText(type.name(), ledger.free);
    account.idle = elasticText(type.name(), ledger.idle);

    auto borrowers = ledger.accounts;
    std::erase_if(borrowers, [](const LendingLedger::Account& it) { return it.gained <= 0; });
    // The group's own come first, then who holds most.
    std::ranges::stable_sort(borrowers, [&cell](const auto& left, const auto& right) {
        const bool isLeftOwn = left.row == cell->row;
        const bool isRightOwn = right.row == cell->row;
        return isLeftOwn != isRightOwn ? isLeftOwn : left.gained > right.gained;
    });
    auto lenders = ledger.accounts;
    std::erase_if(lenders, [](const LendingLedger::Account& it) { return it.lent <= 0; });
    const auto add
        = [&](QString from, const LendingLedger::Account& to, LendingLedger::Fraction part, bool isOwn) {
              if (part.numerator <= 0)
                  return;
              if (account.flows.size() >= kMostFlows)
                  ++account.hidden;
              else
                  account.flows.append({std::move(from), QString::fromStdString(solved.table.name(to.row)),
                                        fractionText(type.name(), part), isOwn});
          };
    for (const bool isOwn : {true, false}) {
        for (const auto& to : borrowers) {
            for (const auto& from : lenders) {
                if ((to.row == cell->row || from.row == cell->row) == isOwn)
                    add(QString::fromStdString(solved.table.name(from.row)), to, ledger.held(from, to),
                        isOwn);
            }
            if ((to.row == cell->row) == isOwn && ledger.free + ledger.lent > 0)
                add({}, to, {elastic::WideQuantity{to.gained} * ledger.free, ledger.free + ledger.lent},
                    isOwn);
        }
    }
    return account;
}
} // namespace quotadeck::models
