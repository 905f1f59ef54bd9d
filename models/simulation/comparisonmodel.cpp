// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/comparisonmodel.h"

#include "models/simulation/resultwords.h"

#include <utility>

namespace quotadeck::models {
namespace {
Emphasis comparedEmphasis(const ComparisonRow& row)
{
    return dimUnless(row.a != row.b);
}
} // namespace

ColumnTable<ComparisonRow> ComparisonModel::columns()
{
    using Row = const ComparisonRow&;
    static constexpr ColumnOf<ComparisonRow> kColumns[] = {
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("What the row stands for"),
            .text = textIn<&ComparisonRow::name>,
            .emphasis = comparedEmphasis,
        },
        {
            .column = MeasureColumn,
            .title = QT_TR_NOOP("Measure"),
            .help = QT_TR_NOOP("What is compared"),
            .text = [](Row row) { return measureTitle(row.measure); },
            .toolTip = [](Row row) { return measureHelp(row.measure); },
            .emphasis = comparedEmphasis,
            .isBefore = orderedBy<&ComparisonRow::measure>,
        },
        {
            .column = FirstColumn,
            .title = QT_TR_NOOP("A"),
            .help = QT_TR_NOOP("With the configuration of the scenario"),
            .isNumeric = true,
            .text = [](Row row) { return measureText(row.measure, row.a); },
            .emphasis = comparedEmphasis,
            .isBefore = orderedBy<&ComparisonRow::a>, // unknown below every number
        },
        {
            .column = SecondColumn,
            .title = QT_TR_NOOP("B"),
            .help = QT_TR_NOOP("With the changed configuration"),
            .isNumeric = true,
            .text = [](Row row) { return measureText(row.measure, row.b); },
            .emphasis = comparedEmphasis,
            .isBefore = orderedBy<&ComparisonRow::b>,
        },
        {
            .column = ChangeColumn,
            .title = QT_TR_NOOP("Change"),
            .help = QT_TR_NOOP("B minus A; shares in percentage points"),
            .isNumeric = true,
            .text = [](Row row) { return changeText(row.measure, row.change); },
            .emphasis = comparedEmphasis,
            .isBefore = orderedBy<&ComparisonRow::change>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

ComparisonModel::ComparisonModel(QObject* parent) : RowList(columns(), parent) { }

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

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_kind == Kind::Users && section == NameColumn && orientation == Qt::Horizontal
        && role == Qt::DisplayRole)
        return tr("User");
    return RowList::headerData(section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_comparisonmodel.cpp"
