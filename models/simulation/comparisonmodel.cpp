// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/comparisonmodel.h"

#include "models/simulation/resultwords.h"

#include <utility>

namespace quotadeck::models {
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

QString ComparisonModel::display(const ComparisonRow& row, int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return row.name;
    case MeasureColumn:
        return measureTitle(row.measure);
    case FirstColumn:
        return measureText(row.measure, row.a);
    case SecondColumn:
        return measureText(row.measure, row.b);
    case ChangeColumn:
        return changeText(row.measure, row.change);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ComparisonModel::sortValue(const ComparisonRow& row, int column) const
{
    constexpr double kUnknown = -1e300; // below every number
    switch (static_cast<Column>(column)) {
    case MeasureColumn:
        return static_cast<int>(row.measure);
    case FirstColumn:
        return row.a.value_or(kUnknown);
    case SecondColumn:
        return row.b.value_or(kUnknown);
    case ChangeColumn:
        return row.change.value_or(kUnknown);
    default:
        return display(row, column);
    }
}

QString ComparisonModel::toolTip(const ComparisonRow& row, int column) const
{
    return column == MeasureColumn ? measureHelp(row.measure) : display(row, column);
}

bool ComparisonModel::isNumber(int column) const
{
    return column >= FirstColumn;
}

bool ComparisonModel::isDim(const ComparisonRow& row, int /*column*/) const
{
    return row.a == row.b;
}

QString ComparisonModel::help(int column) const
{
    switch (static_cast<Column>(column)) {
    case FirstColumn:
        return tr("With the configuration of the scenario");
    case SecondColumn:
        return tr("With the changed configuration");
    case ChangeColumn:
        return tr("B minus A; shares in percentage points");
    default:
        return {};
    }
}

QString ComparisonModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
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
