// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/groupresultsmodel.h"

#include "core/elastic/amounts.h"
#include "models/common/celltext.h"
#include "models/simulation/resultwords.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace quotadeck::models {
namespace {
using Model = GroupResultsModel;

constexpr qsizetype kIndent = 3; ///< spaces a level

double secondsOf(sim::Nanoseconds time)
{
    return std::chrono::duration<double>(time).count();
}

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
        return secondsOf(result.overRuntime);
    if (column == Model::MeanWaitColumn && result.waits)
        return secondsOf(result.waits->mean);
    if (column == Model::LongWaitColumn && result.waits)
        return secondsOf(result.waits->longest);
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

bool isNumber(int column)
{
    return column != Model::NameColumn && column != Model::ReasonColumn;
}

/// All reasons, a line each.
QString reasonsText(const sim::GroupResult& result)
{
    QStringList lines;
    for (const sim::RefusalCount& refusal : result.refusals)
        lines << QStringLiteral("%1 × %2").arg(QLocale().toString(qulonglong{refusal.count}),
                                               refusalReasonText(refusal.reason));
    return lines.join(u'\n');
}

QString nameText(const sim::GroupResult& result)
{
    const QString name = QString::fromStdString(result.name);
    return result.isThere ? name : GroupResultsModel::tr("%1 (deleted)", "name of a group").arg(name);
}

QString display(const GroupResultsRow& row, int column)
{
    const sim::GroupResult& result = row.result;
    if (column == Model::NameColumn)
        return QString(kIndent * result.depth, u' ') + nameText(result);
    if (const auto count = countOf(result, column))
        return QLocale().toString(qulonglong{*count});
    if (isAmount(column)) {
        if (const auto amount = quantityIn(row, column))
            return QString::fromStdString(elastic::amountText(row.type.name(), *amount));
        return column == Model::RuntimeColumn && result.isThere ? unlimitedText() : unsetText();
    }
    if (column != Model::ReasonColumn)
        return waitText(secondsIn(result, column));
    if (result.refusals.empty())
        return {};
    const QString reason = refusalReasonText(result.refusals.front().reason);
    //: a reason, how many others
    return result.refusals.size() == 1
        ? reason
        : GroupResultsModel::tr("%1, %n more", nullptr, static_cast<int>(result.refusals.size() - 1))
              .arg(reason);
}

QVariant sortValue(const GroupResultsRow& row, int column)
{
    if (const auto count = countOf(row.result, column))
        return QVariant::fromValue(qulonglong{*count});
    if (isAmount(column)) // not set below every amount, not limited above
        return QVariant::fromValue(qlonglong{
            quantityIn(row, column)
                .value_or(column == Model::RuntimeColumn && row.result.isThere ? kMaxQuantity : -1)});
    if (isNumber(column))
        return secondsIn(row.result, column).value_or(-1);
    return column == Model::NameColumn ? nameText(row.result) : display(row, column);
}

bool isNothing(const GroupResultsRow& row, int column)
{
    if (isAmount(column))
        return quantityIn(row, column).value_or(0) == 0;
    const auto count = countOf(row.result, column);
    return count ? *count == 0 : secondsIn(row.result, column).value_or(0) == 0;
}

/// Where it uses more than it may.
RowState stateOf(const GroupResultsRow& row, int column)
{
    const sim::GroupAmount* const amount = amountOf(row);
    const bool isOver = amount && amount->runtime && amount->used > *amount->runtime;
    return isOver && column == Model::UsedColumn ? RowState::Critical : RowState::Normal;
}

QString title(Model::Column column)
{
    switch (column) {
    case Model::NameColumn:
        return GroupResultsModel::tr("Group");
    case Model::UsedColumn:
        return GroupResultsModel::tr("Used");
    case Model::RuntimeColumn:
        return GroupResultsModel::tr("Runtime");
    case Model::OverColumn:
        //: how long a group used more than its runtime; in two lines
        return GroupResultsModel::tr("Over\nruntime");
    case Model::BorrowedColumn:
        return GroupResultsModel::tr("Most\nborrowed");
    case Model::LentColumn:
        return GroupResultsModel::tr("Most\nlent");
    case Model::WaitingColumn:
        return GroupResultsModel::tr("Waiting");
    case Model::RunningColumn:
        return GroupResultsModel::tr("Running");
    case Model::CompletedColumn:
        return GroupResultsModel::tr("Completed");
    case Model::AdmittedColumn:
        return GroupResultsModel::tr("Admitted");
    case Model::RevokedColumn:
        return GroupResultsModel::tr("Revoked");
    case Model::RefusedColumn:
        return GroupResultsModel::tr("Refused");
    case Model::MeanWaitColumn:
        return GroupResultsModel::tr("Mean\nwait");
    case Model::LongWaitColumn:
        return GroupResultsModel::tr("Longest\nwait");
    case Model::ReasonColumn:
        return GroupResultsModel::tr("Refused by");
    case Model::ColumnCount:
        break;
    }
    return {};
}

QString help(Model::Column column)
{
    switch (column) {
    case Model::UsedColumn:
        return GroupResultsModel::tr("Assigned now, in the group and below it");
    case Model::RuntimeColumn:
        return GroupResultsModel::tr("What the group may use now; ∞ where nothing limits it");
    case Model::OverColumn:
        return GroupResultsModel::tr("How long it used more of any resource than its runtime, all in all");
    case Model::BorrowedColumn:
        return GroupResultsModel::tr("Used beyond the min in effect, at the peak");
    case Model::LentColumn:
        return GroupResultsModel::tr("Of its min in effect, what others could use, at the peak");
    case Model::WaitingColumn:
        return GroupResultsModel::tr("Pods that are on no node now");
    case Model::RunningColumn:
        return GroupResultsModel::tr("Pods that are on a node now");
    case Model::CompletedColumn:
        return GroupResultsModel::tr("Pods that came to their end");
    case Model::AdmittedColumn:
        return GroupResultsModel::tr("How often a pod got a node; one that was evicted may get one again");
    case Model::RevokedColumn:
        return GroupResultsModel::tr(
            "How often a pod was evicted: for over-use, for cards that are guaranteed to others, or "
            "for a more important pod of its group");
    case Model::RefusedColumn:
        return GroupResultsModel::tr(
            "Attempts that came to nothing; a pod that waits is tried once a second");
    case Model::MeanWaitColumn:
        return GroupResultsModel::tr(
            "Each time that a pod waited, on the average; one that still waits counts with the "
            "time until now");
    case Model::LongWaitColumn:
        return GroupResultsModel::tr("The longest that a pod waited at a time");
    default:
        return {};
    }
}
} // namespace

QString refusalReasonText(const sim::RefusalReason& reason)
{
    const QString group = QString::fromStdString(reason.group);
    const QString type = reason.type ? QString::fromStdString(std::string(reason.type->name())) : QString();
    switch (reason.kind) {
    case sim::RefusalKind::Runtime:
        //: group, resource
        return GroupResultsModel::tr("runtime of %1: %2").arg(group, type);
    case sim::RefusalKind::Guarantee:
        //: group, resource
        return GroupResultsModel::tr("min of %1: %2").arg(group, type);
    case sim::RefusalKind::Cards:
        return GroupResultsModel::tr("no card of a model it takes");
    case sim::RefusalKind::NoNode:
        break;
    }
    return GroupResultsModel::tr("no node with room");
}

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

QVariant GroupResultsModel::cell(const GroupResultsRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return column == ReasonColumn || column == RefusedColumn ? reasonsText(row.result)
                                                                 : display(row, column).trimmed();
    case SortRole:
        return sortValue(row, column);
    case NumericRole:
        return isNumber(column);
    case StateRole:
        return static_cast<int>(stateOf(row, column));
    case EmphasisRole:
        return static_cast<int>(isNumber(column) && isNothing(row, column) ? Emphasis::Dim
                                                                           : Emphasis::Normal);
    default:
        return {};
    }
}

QVariant GroupResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return help(static_cast<Column>(section));
    return role == Qt::DisplayRole ? QVariant(title(static_cast<Column>(section))) : QVariant();
}
} // namespace quotadeck::models
