// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticaccount.h"

#include "core/elastic/amounts.h"
#include "core/elastic/calculation.h"
#include "models/common/messagetext.h"

namespace quotadeck::models {
namespace {
/// A place in a solved tree whose numbers are known.
struct Cell
{
    elastic::QuotaTable::Row row = 0;
    std::size_t resource = 0;
};

std::optional<Cell> cellOf(const ElasticState& state, std::string_view name, ResourceType type)
{
    if (!state.now)
        return std::nullopt;
    const auto row = state.now->table.find(name);
    const auto resource = state.now->table.resourceIndex(type);
    if (!row || !resource || !state.now->isTotalKnown(*row, type))
        return std::nullopt;
    return Cell{*row, *resource};
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
    QList<CalculationStep> steps;
    for (const auto& line : elastic::calculationLines(*state.now, cell->row, cell->resource))
        steps.append({messageText(line.title), QString::fromStdString(line.sum),
                      QString::fromStdString(line.amount), messageText(line.reason), line.isResult});
    return steps;
}

std::optional<LendingAccount> elasticLending(const ElasticState& state, std::string_view name,
                                             ResourceType type)
{
    const auto cell = cellOf(state, name, type);
    if (!cell)
        return std::nullopt;
    const auto lending = elastic::lendingLines(*state.now, cell->row, cell->resource);
    LendingAccount account;
    account.free = elasticText(type.name(), lending.free);
    account.idle = elasticText(type.name(), lending.idle);
    account.hidden = static_cast<qsizetype>(lending.hidden);
    for (const auto& line : lending.lines)
        account.flows.append({QString::fromStdString(line.from), QString::fromStdString(line.to),
                              QString::fromStdString(line.amount), line.isOwn});
    return account;
}
} // namespace quotadeck::models
