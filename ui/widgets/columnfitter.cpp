// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columnfitter.h"

#include "models/common/roles.h"
#include "ui/theme/metrics.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyle>

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
    connect(model, &QAbstractItemModel::layoutChanged, this, &ColumnFitter::fitSoon);
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnFitter::fitSoon);
    const auto fitAll = [this] {
        m_isOther = true;
        fitSoon();
    };
    connect(model, &QAbstractItemModel::headerDataChanged, this, fitAll);
    connect(header, &QHeaderView::sortIndicatorChanged, this, fitAll);
    connect(header, &QHeaderView::sectionResized, this, &ColumnFitter::noteResize);
    // Rows that come into view, by scrolling or because others are closed.
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, &ColumnFitter::fitSoon);
    connect(view->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ColumnFitter::fitSoon);
}

void ColumnFitter::setColumns(const QList<FittedColumn>& columns)
{
    m_columns = columns;
    m_chosen.clear();
    startOver();
}

void ColumnFitter::startOver()
{
    m_cells.clear();
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
    case QEvent::FontChange:
    case QEvent::StyleChange:
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
    const int precision = m_header->resizeContentsPrecision();
    m_header->setResizeContentsPrecision(0); // the rows in view
    bool isMore = false;
    for (const FittedColumn& column : std::as_const(m_columns)) {
        if (column.fit == FittedColumn::Fit::Title || !isFitted(column.column) || hasBar(column.column))
            continue;
        const int wanted = m_view->sizeHintForColumn(column.column);
        int& known = m_cells[column.column];
        isMore = isMore || wanted > known;
        known = std::max(known, wanted);
    }
    m_header->setResizeContentsPrecision(precision);
    return isMore;
}

void ColumnFitter::layOut()
{
    const QScopedValueRollback<bool> fitting(m_isFitting, true);
    int room = m_view->viewport()->width();
    QList<std::pair<int, int>> flexible; // column, width
    for (const FittedColumn& column : std::as_const(m_columns)) {
        if (m_header->isSectionHidden(column.column))
            continue;
        if (isFitted(column.column)) {
            int width = std::max({column.least, titleWidth(column.column), m_header->minimumSectionSize()});
            if (column.fit == FittedColumn::Fit::Room)
                flexible.append({column.column, width});
            else
                m_header->resizeSection(column.column, std::max(width, m_cells.value(column.column)));
            room -= column.fit == FittedColumn::Fit::Room ? width : 0;
        }
        if (flexible.isEmpty() || flexible.last().first != column.column)
            room -= m_header->sectionSize(column.column);
    }
    for (auto& [column, width] : flexible) {
        const int more = std::clamp(m_cells.value(column) - width, 0, std::max(0, room));
        width += more;
        room -= more;
    }
    for (qsizetype i = 0; i < flexible.size(); ++i) {
        const int share = std::max(0, room) / static_cast<int>(flexible.size() - i);
        m_header->resizeSection(flexible[i].first, flexible[i].second + share);
        room -= share;
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
