// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/detailtable.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace quotadeck::ui {
namespace {
constexpr int kLeastDetailWidth = 64; ///< px: "memory"; what does not fit then is scrolled to
} // namespace

DetailTable::DetailTable(const QStringList& headers, int flexible, QWidget* parent)
    : QTableWidget(0, int(headers.size()), parent)
{
    setHorizontalHeaderLabels(headers);
    setItemDelegate(new CellDelegate(this));
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // In a narrow pane the last columns are scrolled to; the bar gets room of its own below the last row.
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, [this] { updateGeometry(); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    verticalHeader()->hide();
    setScaledSections(verticalHeader(), metrics::kRowHeight - 2);
    verticalHeader()->setMinimumSectionSize(metrics::kRowHeight - 2);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(24);
    if (flexible == 0) {
        setTextElideMode(Qt::ElideMiddle); // nvid...gpu and nvid...mig differ at the end
        horizontalHeader()->setMinimumSectionSize(kLeastDetailWidth);
    }
    viewport()->setMouseTracking(true);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (const QString link = linkOf(index); !link.isEmpty())
            Q_EMIT linkActivated(link);
    });
    for (int column = 0; column < columnCount(); ++column) {
        horizontalHeader()->setSectionResizeMode(
            column, column == flexible ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
}

void DetailTable::setRows(const QList<DetailRow>& rows)
{
    const bool isResized = rows.size() != rowCount();
    setRowCount(int(rows.size()));
    for (int row = 0; row < rows.size(); ++row) {
        for (int column = 0; column < columnCount(); ++column)
            setCell(row, column, rows[row].value(column));
        const int span = rows[row].size() == 1 ? columnCount() : 1;
        if (columnSpan(row, 0) != span)
            setSpan(row, 0, 1, span);
    }
    if (isResized)
        updateGeometry();
}

void DetailTable::setCell(int row, int column, const DetailCell& fact)
{
    QTableWidgetItem* cell = item(row, column);
    if (!cell) {
        cell = new QTableWidgetItem;
        setItem(row, column, cell);
    }
    cell->setText(fact.text);
    cell->setToolTip(fact.toolTip.isEmpty() ? fact.text : fact.toolTip);
    cell->setData(models::NumericRole, fact.align == DetailCell::Align::Number);
    cell->setData(models::IndentRole, fact.indent);
    cell->setData(models::LinkRole, fact.link);
    cell->setData(models::EmphasisRole, static_cast<int>(fact.emphasis));
    cell->setData(models::StateRole, static_cast<int>(fact.state));
    // A column of numbers has its title over them; cells behind a heading have no text.
    if (!fact.text.isEmpty()) {
        const Qt::Alignment side = fact.align == DetailCell::Align::Number ? Qt::AlignRight : Qt::AlignLeft;
        horizontalHeaderItem(column)->setTextAlignment(side | Qt::AlignVCenter);
    }
}

QString DetailTable::selectedText() const
{
    QStringList lines;
    for (const QModelIndex& index : selectionModel()->selectedRows()) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << item(index.row(), column)->text();
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n');
}

int DetailTable::contentHeight() const
{
    const auto* bar = horizontalScrollBar();
    const int titles = horizontalHeader()->isHidden() ? 0 : horizontalHeader()->sizeHint().height();
    return titles + verticalHeader()->length() + 2 * frameWidth()
        + (bar->maximum() > bar->minimum() ? bar->sizeHint().height() : 0);
}

QSize DetailTable::sizeHint() const
{
    return {260, contentHeight()};
}

QSize DetailTable::minimumSizeHint() const
{
    return {80, contentHeight()};
}

QString DetailTable::linkOf(const QModelIndex& index)
{
    return index.data(models::LinkRole).toString();
}

/// The first link in the current row.
void DetailTable::followRow()
{
    for (int column = 0; column < columnCount(); ++column) {
        if (const QString link = linkOf(currentIndex().siblingAtColumn(column)); !link.isEmpty()) {
            Q_EMIT linkActivated(link);
            return;
        }
    }
}

bool DetailTable::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::MouseMove) {
        const QModelIndex index = indexAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        viewport()->setCursor(linkOf(index).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    }
    return QTableWidget::viewportEvent(event);
}

void DetailTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(selectedText());
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        followRow();
    else
        QTableWidget::keyPressEvent(event);
}
} // namespace quotadeck::ui

#include "moc_detailtable.cpp"
