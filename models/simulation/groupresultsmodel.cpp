// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/groupresultsmodel.h"

#include "core/elastic/amounts.h"
#include "core/sim/results.h"
#include "models/common/celltext.h"
#include "models/simulation/resultwords.h"

#include <QLocale>

#include <algorithm>
#include <optional>
#include <utility>

namespace quotadeck::models {
namespace {
using Model = GroupResultsModel;

QString waitText(std::optional<double> seconds)
{
    return measureText(sim::Measure::MeanWait, seconds);
}

const sim::GroupAmount* amountOf(const GroupResultsRow& row)
{
    const auto& amounts = row.result.amounts;
    const auto found = std::ranges::find(amounts, row.type, &sim::GroupAmount::type);
    return found == amounts.end() ? nullptr : &*found;
}

/// What a column counts.
std::optional<std::uint64_t> countOf(const sim::GroupResult& result, int column)
{
    switch (static_cast<Model::Column>(column)) {
    case Model::WaitingColumn:
        return result.waiting;
    case Model::RunningColumn:
        return result.running;
    case Model::CompletedColumn:
        return result.completed;
    case Model::AdmittedColumn:
        return result.admitted;
    case Model::RevokedColumn:
        return result.revoked;
    case Model::RefusedColumn:
        return result.refused;
    default:
        return std::nullopt;
    }
}

/// How many seconds a column tells; nothing: not known, or another column.
std::optional<double> secondsIn(const sim::GroupResult& result, int column)
{
    if (column == Model::OverColumn)
        return sim::secondsOf(result.overRuntime);
    if (column == Model::MeanWaitColumn && result.waits)
        return sim::secondsOf(result.waits->mean);
    if (column == Model::LongWaitColumn && result.waits)
        return sim::secondsOf(result.waits->longest);
    return std::nullopt;
}

/// How much of the row's resource a column tells; nothing: none is set, or another column.
std::optional<Quantity> quantityIn(const GroupResultsRow& row, int column)
{
    const sim::GroupAmount* const amount = amountOf(row);
    if (!amount)
        return std::nullopt;
    switch (static_cast<Model::Column>(column)) {
    case Model::UsedColumn:
        return amount->used;
    case Model::RuntimeColumn:
        return amount->runtime;
    case Model::BorrowedColumn:
        return amount->mostBorrowed;
    case Model::LentColumn:
        return amount->mostLent;
    default:
        return std::nullopt;
    }
}

bool isAmount(int column)
{
    return column == Model::UsedColumn || column == Model::RuntimeColumn || column == Model::BorrowedColumn
        || column == Model::LentColumn;
}

QString nameText(const sim::GroupResult& result)
{
    const QString name = QString::fromStdString(result.name);
    return result.isThere ? name : GroupResultsModel::tr("%1 (deleted)", "name of a group").arg(name);
}

} // namespace

void GroupResultsModel::setResults(std::shared_ptr<const sim::Results> results)
{
    m_results = std::move(results);
    std::vector<ResourceType> types;
    if (m_results) {
        for (const sim::GroupResult& group : m_results->groups) {
            for (const sim::GroupAmount& amount : group.amounts) {
                if (std::ranges::find(types, amount.type) == types.end())
                    types.push_back(amount.type);
            }
        }
    }
    std::ranges::sort(types, {}, [](ResourceType type) { return type.name(); });
    m_resources.clear();
    for (const ResourceType type : types)
        m_resources << QString::fromStdString(std::string(type.name()));
    if (!m_resources.contains(m_resource))
        m_resource = m_resources.value(0);
    showRows();
}

void GroupResultsModel::setResource(const QString& resource)
{
    if (std::exchange(m_resource, resource) != resource)
        showRows();
}

std::uint64_t GroupResultsModel::pods() const
{
    std::uint64_t pods = 0;
    for (const GroupResultsRow& row : rows())
        pods += row.result.depth == 0 ? row.result.pods : 0;
    return pods;
}

void GroupResultsModel::showRows()
{
    std::vector<GroupResultsRow> rows;
    if (m_results) {
        for (const sim::GroupResult& group : m_results->groups)
            rows.push_back(
                {QString::fromStdString(group.name), group, ResourceType(m_resource.toStdString())});
    }
    setRows(std::move(rows));
}

int GroupResultsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString GroupResultsModel::display(const GroupResultsRow& row, int column) const
{
    const sim::GroupResult& result = row.result;
    if (column == NameColumn)
        return nameText(result);
    if (const auto count = countOf(result, column))
        return QLocale().toString(qulonglong{*count});
    if (isAmount(column)) {
        if (const auto amount = quantityIn(row, column))
            return QString::fromStdString(elastic::amountText(row.type.name(), *amount));
        return column == RuntimeColumn && result.isThere ? unlimitedText() : unsetText();
    }
    return column == ReasonColumn ? mostOftenText(result.refusals) : waitText(secondsIn(result, column));
}

int GroupResultsModel::indent(const GroupResultsRow& row, int column) const
{
    return column == NameColumn ? row.result.depth : 0;
}

QString GroupResultsModel::toolTip(const GroupResultsRow& row, int column) const
{
    if (column == ReasonColumn || column == RefusedColumn)
        return reasonsText(row.result.refusals);
    QString text = display(row, column);
    if (column != NameColumn || row.result.isThere)
        return text;
    //: name of a group, "(deleted)"
    return tr("%1\nPods of the deleted group are counted here only, not in the parent groups.").arg(text);
}

QVariant GroupResultsModel::sortValue(const GroupResultsRow& row, int column) const
{
    if (const auto count = countOf(row.result, column))
        return QVariant::fromValue(qulonglong{*count});
    if (isAmount(column)) // not set below every amount, not limited above
        return QVariant::fromValue(
            qlonglong{quantityIn(row, column)
                          .value_or(column == RuntimeColumn && row.result.isThere ? kMaxQuantity : -1)});
    if (isNumber(column))
        return secondsIn(row.result, column).value_or(-1);
    return column == NameColumn ? nameText(row.result) : display(row, column);
}

bool GroupResultsModel::isNumber(int column) const
{
    return column != NameColumn && column != ReasonColumn;
}

bool GroupResultsModel::isDim(const GroupResultsRow& row, int column) const
{
    if (!isNumber(column))
        return false;
    if (isAmount(column))
        return quantityIn(row, column).value_or(0) == 0;
    const auto count = countOf(row.result, column);
    return count ? *count == 0 : secondsIn(row.result, column).value_or(0) == 0;
}

/// Where it uses more than it may.
RowState GroupResultsModel::state(const GroupResultsRow& row, int column) const
{
    const sim::GroupAmount* const amount = amountOf(row);
    const bool isOver = amount && amount->runtime && amount->used > *amount->runtime;
    return isOver && column == UsedColumn ? RowState::Critical : RowState::Normal;
}

QString GroupResultsModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Group");
    case UsedColumn:
        return tr("Used");
    case RuntimeColumn:
        return tr("Runtime");
    case OverColumn:
        //: how long a group used more than its runtime; in two lines
        return tr("Over\nruntime");
    case BorrowedColumn:
        return tr("Peak\nborrowed");
    case LentColumn:
        return tr("Peak\nlent");
    case WaitingColumn:
        return tr("Waiting");
    case RunningColumn:
        return tr("Running");
    case CompletedColumn:
        return tr("Completed");
    case AdmittedColumn:
        return tr("Admitted");
    case RevokedColumn:
        return tr("Evicted");
    case RefusedColumn:
        return tr("Failed\nattempts");
    case MeanWaitColumn:
        return tr("Mean\nwait");
    case LongWaitColumn:
        return tr("Longest\nwait");
    case ReasonColumn:
        return tr("Blocked by");
    case ColumnCount:
        break;
    }
    return {};
}

QString GroupResultsModel::help(int column) const
{
    switch (static_cast<Column>(column)) {
    case UsedColumn:
        return tr("Currently assigned in the group and below");
    case RuntimeColumn:
        return tr("Amount the group may use now; ∞ if not limited");
    case OverColumn:
        return tr("Total time above the runtime in any resource");
    case BorrowedColumn:
        return tr("Peak usage beyond the effective min");
    case LentColumn:
        return tr("Peak of the effective min that other groups could use");
    case WaitingColumn:
        return tr("Pods currently not on a node");
    case RunningColumn:
        return tr("Pods currently on a node");
    case CompletedColumn:
        return tr("Completed pods");
    case AdmittedColumn:
        return tr("Number of times a pod was placed on a node; evicted pods may be placed again");
    case RevokedColumn:
        return tr("Number of evictions: for overuse, for cards guaranteed to other groups, or for a pod of "
                  "higher priority in the group");
    case RefusedColumn:
        return tr("Failed scheduling attempts; a waiting pod is tried once per second");
    case MeanWaitColumn:
        return tr("Mean of all waits; waiting pods count with the time until now");
    case LongWaitColumn:
        return tr("Longest single wait of a pod");
    default:
        return {};
    }
}
} // namespace quotadeck::models
