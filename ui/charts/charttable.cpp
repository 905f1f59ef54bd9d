// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charttable.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/celldelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kWidestColumn = 260;
constexpr int kNarrowestColumn = 90;
} // namespace

ChartTable::ChartTable(QWidget* parent) : QTableView(parent)
{
    setModel(&m_numbers);
    setItemDelegate(new CellDelegate(this));
    setAccessibleName(tr("Chart values"));
    setSelectionBehavior(SelectRows);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    connect(&m_numbers, &QAbstractItemModel::modelReset, this, &ChartTable::fitColumns);
}

void ChartTable::setContent(const ChartContent& content)
{
    m_numbers.setContent(content);
}

void ChartTable::fitColumns()
{
    for (int column = 0; column < m_numbers.columnCount() - 1; ++column) {
        const int wanted = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        setColumnWidth(column, std::clamp(wanted + metrics::kSmall, kNarrowestColumn, kWidestColumn));
    }
}

QString ChartTable::selectedText() const
{
    QList<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows << index.row();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    const auto addLine = [this, &lines](const auto& textOf) {
        QStringList cells;
        for (int column = 0; column < m_numbers.columnCount(); ++column)
            cells << textOf(column);
        lines << cells.join(u'\t');
    };
    addLine([this](int column) { return m_numbers.headerData(column, Qt::Horizontal).toString(); });
    for (const int row : rows)
        addLine([this, row](int column) { return m_numbers.index(row, column).data().toString(); });
    return lines.join(u'\n') + u'\n';
}

void ChartTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy) && selectionModel()->hasSelection())
        QApplication::clipboard()->setText(selectedText());
    else
        QTableView::keyPressEvent(event);
}
} // namespace quotadeck::ui
