// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columnfitter.h"

#include "models/common/roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyle>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kTitleSlack = 3; // what a title may grow by when the header is shown
} // namespace

ColumnFitter::ColumnFitter(QAbstractItemView* view, QHeaderView* header, Titles titles)
    : QObject(view)
    , m_view(view)
    , m_header(header)
    , m_titles(titles)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ColumnFitter::fit);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
    const QAbstractItemModel* model = view->model();
    connect(model, &QAbstractItemModel::dataChanged, this, &ColumnFitter::fitSoon);
    connect(model, &QAbstractItemModel::rowsInserted, this, &ColumnFitter::fitSoon);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ColumnFitter::fitSoon);
    connect(model, &QAbstractItemModel::rowsMoved, this, &ColumnFitter::fitSoon);
    connect(model, &QAbstractItemModel::layoutChanged, this, &ColumnFitter::fitSoon);
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnFitter::fitSoon);
    const auto fitAll = [this] {
        m_isOther = true;
        fitSoon();
    };
    connect(model, &QAbstractItemModel::headerDataChanged, this, fitAll);
    connect(header, &QHeaderView::sortIndicatorChanged, this, fitAll);
    connect(header, &QHeaderView::sectionResized, this, &ColumnFitter::noteResize);
    if (const auto* tree = qobject_cast<QTreeView*>(view)) {
        connect(tree, &QTreeView::expanded, this, &ColumnFitter::fitSoon);
        connect(tree, &QTreeView::collapsed, this, &ColumnFitter::fitSoon);
    }
    // Rows that come into view, by scrolling or because others are closed.
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, &ColumnFitter::fitSoon);
    connect(view->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ColumnFitter::fitSoon);
}

void ColumnFitter::setColumns(const QList<FittedColumn>& columns)
{
    m_columns = columns;
    forgetChosen();
}

void ColumnFitter::forgetChosen()
{
    m_chosen.clear();
    startOver();
}

void ColumnFitter::startOver()
{
    m_cells.clear();
    if (m_view->isVisible())
        (void)measure(); // or numbers would be cut until the timer fires
    layOut();
    m_isOther = true;
    fitSoon();
}

void ColumnFitter::setChosen(const QSet<int>& columns)
{
    m_chosen = columns;
    layOut();
    fitSoon();
}

bool ColumnFitter::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
        if (watched != m_view->viewport())
            break;
        layOut(); // at once, or the table would be painted with the widths of before
        fitSoon();
        break;
    case QEvent::Show:
        m_isOther = true;
        fitSoon();
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        m_cells.clear(); // a smaller text needs less
        m_isOther = true;
        fitSoon();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void ColumnFitter::fitSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void ColumnFitter::fit()
{
    if (!m_view->isVisible())
        return;
    const bool isMore = measure();
    if (std::exchange(m_isOther, false) || isMore)
        layOut();
}

/// True when any column wants more than before.
bool ColumnFitter::measure()
{
    if (m_view->model()->rowCount() == 0) // which columns have bars is not known yet
        return false;
    const int precision = m_header->resizeContentsPrecision();
    m_header->setResizeContentsPrecision(0); // the rows in view
    bool isMore = false;
    for (const FittedColumn& column : std::as_const(m_columns)) {
        if (!isFitted(column.column))
            continue;
        if (hasBar(column.column)) { // which no row had before there were values
            isMore = m_cells.remove(column.column) > 0 || isMore;
            continue;
        }
        const int wanted = cellsWidth(column.column);
        int& known = m_cells[column.column];
        isMore = isMore || wanted > known;
        known = std::max(known, wanted);
    }
    m_header->setResizeContentsPrecision(precision);
    return isMore;
}

/// Of the rows in view. QTreeView itself leaves out up to two at the bottom when it is scrolled by a part of a row.
int ColumnFitter::cellsWidth(int column) const
{
    int width = m_view->sizeHintForColumn(column);
    const auto* tree = qobject_cast<const QTreeView*>(m_view);
    if (!tree)
        return width;
    QModelIndex row = tree->indexAt({1, tree->viewport()->height() - 1});
    for (int left = 2; left > 0 && row.isValid(); --left, row = tree->indexAbove(row)) {
        const QModelIndex cell = row.siblingAtColumn(column);
        const int indent = tree->columnWidth(column) - tree->visualRect(cell).width();
        width = std::max(width, tree->sizeHintForIndex(cell).width() + indent);
    }
    return width;
}

void ColumnFitter::layOut()
{
    struct Width
    {
        int column;
        int now;
        int wanted; ///< by title and cells; no more than now where cells may be cut
        bool takesRoom;
    };
    const QScopedValueRollback<bool> fitting(m_isFitting, true);
    int room = m_view->viewport()->width();
    int missing = 0; // for cells of the columns that take room
    QList<Width> widths;
    for (const FittedColumn& column : std::as_const(m_columns)) {
        if (m_header->isSectionHidden(column.column))
            continue;
        if (!isFitted(column.column)) {
            room -= m_header->sectionSize(column.column);
            continue;
        }
        const int title = std::max(titleWidth(column.column), m_header->minimumSectionSize());
        Width width{column.column, std::max(scaled(column.least), title), 0,
                    column.fit == FittedColumn::Fit::Room};
        width.wanted
            = m_cells.contains(column.column) ? std::max(title, m_cells.value(column.column)) : width.now;
        if (column.fit == FittedColumn::Fit::Cells)
            width.now = std::max(width.now, width.wanted);
        else if (column.fit == FittedColumn::Fit::Title)
            width.wanted = std::min(width.wanted, width.now);
        room -= width.now;
        missing += width.takesRoom ? std::max(0, width.wanted - width.now) : 0;
        widths.append(width);
    }
    const auto takeUnused = [&widths, &room](int most, bool fromAll) {
        for (Width& width : widths) {
            if (!fromAll && !width.takesRoom)
                continue;
            const int unused = std::clamp(width.now - width.wanted, 0, std::max(0, most));
            width.now -= unused;
            room += unused;
            most -= unused;
        }
    };
    takeUnused(missing - room, false); // one that shows little gives way to one that is cut
    takeUnused(-room, true); // rather than that the last columns are scrolled to
    int sharers = 0;
    for (Width& width : widths) {
        if (!width.takesRoom)
            continue;
        const int more = std::clamp(width.wanted - width.now, 0, std::max(0, room));
        width.now += more;
        room -= more;
        ++sharers;
    }
    for (Width& width : widths) {
        if (width.takesRoom) {
            const int share = std::max(0, room) / sharers--;
            width.now += share;
            room -= share;
        }
        m_header->resizeSection(width.column, width.now);
    }
}

void ColumnFitter::noteResize(int column, int before, int now)
{
    if (m_isFitting)
        return;
    if (before == 0 || now == 0) { // hidden or shown
        m_isOther = true;
        fitSoon();
        return;
    }
    m_chosen.insert(column);
}

bool ColumnFitter::isFitted(int column) const
{
    return !m_header->isSectionHidden(column) && !m_chosen.contains(column);
}

bool ColumnFitter::hasBar(int column) const
{
    return m_view->model()->index(0, column).data(models::UsageRole).isValid();
}

/// So much that the title is whole, which is longer in some languages than the cells; with room for the mark of sorting.
int ColumnFitter::titleWidth(int column) const
{
    QString title = m_view->model()->headerData(column, Qt::Horizontal).toString();
    if (m_titles == Titles::Words && !title.contains(u'\n'))
        title.replace(u' ', u'\n');
    int width = m_header->fontMetrics().size(0, title).width() + 2 * metrics::kCellMargin + kTitleSlack;
    if (m_header->isSortIndicatorShown() && m_header->sortIndicatorSection() == column)
        width += m_header->height() / 2 + 2 * m_header->style()->pixelMetric(QStyle::PM_HeaderMargin);
    return width;
}
} // namespace quotadeck::ui

#include "moc_columnfitter.cpp"
