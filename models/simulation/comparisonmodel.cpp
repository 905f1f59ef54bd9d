// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/comparisonmodel.h"

#include "models/simulation/resultwords.h"

#include <utility>

namespace quotadeck::models {
namespace {
QString display(const ComparisonRow& row, int column)
{
    switch (static_cast<ComparisonModel::Column>(column)) {
    case ComparisonModel::NameColumn:
        return row.name;
    case ComparisonModel::MeasureColumn:
        return measureTitle(row.measure);
    case ComparisonModel::FirstColumn:
        return measureText(row.measure, row.a);
    case ComparisonModel::SecondColumn:
        return measureText(row.measure, row.b);
    case ComparisonModel::ChangeColumn:
        return changeText(row.measure, row.change);
    case ComparisonModel::ColumnCount:
        break;
    }
    return {};
}

QVariant sortValue(const ComparisonRow& row, int column)
{
    constexpr double kUnknown = -1e300; // below every number
    switch (static_cast<ComparisonModel::Column>(column)) {
    case ComparisonModel::MeasureColumn:
        return static_cast<int>(row.measure);
    case ComparisonModel::FirstColumn:
        return row.a.value_or(kUnknown);
    case ComparisonModel::SecondColumn:
        return row.b.value_or(kUnknown);
    case ComparisonModel::ChangeColumn:
        return row.change.value_or(kUnknown);
    default:
        return display(row, column);
    }
}
} // namespace

void ComparisonModel::setComparison(std::shared_ptr<const sim::Comparison> comparison)
{
    m_comparison = std::move(comparison);
    showRows();
}

void ComparisonModel::setKind(Kind kind)
{
    if (std::exchange(m_kind, kind) != kind)
        showRows();
}

void ComparisonModel::setShown(Shown shown)
{
    if (std::exchange(m_shown, shown) != shown)
        showRows();
}

void ComparisonModel::showRows()
{
    std::vector<ComparisonRow> rows;
    const auto add = [&](const sim::ComparedRow& compared) {
        for (int number = 0; number < sim::kMeasures; ++number) {
            const auto measure = static_cast<sim::Measure>(number);
            const auto a = valueOf(compared.a, measure);
            const auto b = valueOf(compared.b, measure);
            if (a == b && m_shown == Shown::Differences)
                continue;
            const QString name = resultName(compared.a);
            rows.push_back({QStringLiteral("%1 %2").arg(number).arg(QString::fromStdString(compared.name)),
                            name, measure, a, b, compared.change(measure)});
        }
    };
    if (m_comparison) {
        const bool isQueues = m_kind == Kind::Queues;
        for (const sim::ComparedRow& row :
             sim::comparedRows(isQueues ? m_comparison->a.queues : m_comparison->a.users,
                               isQueues ? m_comparison->b.queues : m_comparison->b.users))
            add(row);
    }
    setRows(std::move(rows));
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::cell(const ComparisonRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return column == MeasureColumn ? measureHelp(row.measure) : display(row, column);
    case SortRole:
        return sortValue(row, column);
    case NumericRole:
        return column >= FirstColumn;
    case EmphasisRole:
        return static_cast<int>(row.a == row.b ? Emphasis::Dim : Emphasis::Normal);
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section >= FirstColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == FirstColumn)
        return tr("With the configuration of the scenario");
    if (role == Qt::ToolTipRole && section == SecondColumn)
        return tr("With the changed configuration");
    if (role == Qt::ToolTipRole && section == ChangeColumn)
        return tr("B less A; of shares in percentage points");
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case NameColumn:
        return m_kind == Kind::Queues ? tr("Queue") : tr("User");
    case MeasureColumn:
        return tr("Measure");
    case FirstColumn:
        return tr("A");
    case SecondColumn:
        return tr("B");
    case ChangeColumn:
        return tr("Change");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
