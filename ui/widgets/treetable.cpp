// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/treetable.h"

#include "models/table/livetreemodel.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/treeexpansion.h"
#include "ui/widgets/usagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <chrono>
#include <utility>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;

constexpr auto kPointerRest = 5s; // of the pointer: somebody who still reads a row moves it now and then
constexpr auto kHeader = "header";
constexpr auto kChosenColumns = "chosen";
constexpr auto kHiddenByComparison = "hiddenByComparison";
constexpr auto kKeptInComparison = "keptInComparison";
constexpr auto kExpansion = "expansion";

QVariantList columnList(const QSet<int>& columns)
{
    QVariantList list;
    for (const int column : columns)
        list << column;
    return list;
}

QSet<int> columnSet(const QVariant& list)
{
    QSet<int> columns;
    for (const QVariant& column : list.toList())
        columns << column.toInt();
    return columns;
}

/// Puts the titles of number columns over their numbers.
class TableHeader final : public QHeaderView
{
public:
    TableHeader(const QList<ColumnDefault>& columns, QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
    {
        for (const ColumnDefault& column : columns) {
            if (column.align == ColumnDefault::Align::Number)
                m_numbers.insert(column.column);
        }
        setSectionsClickable(true);
        setSectionsMovable(true);
        setHighlightSections(false);
        setMinimumSectionSize(40);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        const Qt::Alignment side = m_numbers.contains(section) ? Qt::AlignRight : Qt::AlignLeft;
        option->textAlignment = side | Qt::AlignVCenter;
    }

private:
    QSet<int> m_numbers;
};
} // namespace

TreeTable::TreeTable(models::LiveTreeModel* model, QList<ColumnDefault> columns, QWidget* parent)
    : QTreeView(parent)
    , m_model(model)
    , m_columns(std::move(columns))
    , m_orderHint(new QLabel(tr("Order held: rows are sorted again when the pointer leaves"), this))
{
    setHeader(new TableHeader(m_columns, this));
    setModel(model);
    m_expansion = new TreeExpansion(this);
    m_fitter = new ColumnFitter(this, header());
    setItemDelegate(new UsageBarDelegate(this));
    setUniformRowHeights(true);
    setAnimated(false);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setIndentation(18);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setTextElideMode(Qt::ElideMiddle);

    header()->setSortIndicatorClearable(true);
    header()->setSortIndicator(models::LiveTreeModel::kUnsorted, Qt::AscendingOrder);
    setSortingEnabled(true);
    header()->setStretchLastSection(false);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header(), &QWidget::customContextMenuRequested, this, &TreeTable::showHeaderMenu);
    resetColumns();
    connect(model, &QAbstractItemModel::layoutChanged, this, &TreeTable::dropHiddenCurrent);

    viewport()->setMouseTracking(true);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kPointerRest);
    connect(&m_rest, &QTimer::timeout, this, &TreeTable::releaseOrder);
    m_orderHint->setAutoFillBackground(true);
    m_orderHint->setBackgroundRole(QPalette::ToolTipBase);
    m_orderHint->setForegroundRole(QPalette::ToolTipText);
    m_orderHint->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    m_orderHint->setFrameShape(QFrame::Box);
    m_orderHint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_orderHint->hide();
    connect(model, &models::LiveTreeModel::outOfOrderChanged, this, [this](bool isOutOfOrder) {
        m_orderHint->setVisible(isOutOfOrder);
        placeOrderHint();
    });
}

TreeTable::~TreeTable()
{
    if (model() == m_model) // it may have gone first: both may be children of a page
        m_model->setOrderHeld(false);
}

QString TreeTable::currentId() const
{
    return m_model->idOf(currentIndex());
}

void TreeTable::setCurrentId(const QString& id)
{
    const QModelIndex index = m_model->indexOf(id);
    if (!index.isValid() || id == currentId())
        return;
    setCurrentIndex(index);
    scrollTo(index);
}

void TreeTable::setDepth(int depth)
{
    m_expansion->setDepth(depth);
}

void TreeTable::expandAgain()
{
    m_expansion->apply();
}

void TreeTable::setFiltering(bool isFiltering)
{
    m_expansion->setFiltering(isFiltering);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void TreeTable::setComparing(bool isComparing)
{
    if (std::exchange(m_isComparing, isComparing) != isComparing)
        showCompared();
}

/// A column that the table is sorted by stays: its title shows the order.
void TreeTable::showCompared()
{
    for (const ColumnDefault& entry : std::as_const(m_columns)) {
        const int column = entry.column;
        if (entry.shown == ColumnDefault::Shown::Comparing) {
            setColumnHidden(column, !m_isComparing);
        } else if (m_isComparing && entry.shown == ColumnDefault::Shown::NotComparing
                   && !isColumnHidden(column) && !m_keptInComparison.contains(column)
                   && header()->sortIndicatorSection() != column) {
            m_hiddenByComparison.insert(column);
            setColumnHidden(column, true);
        }
    }
    if (m_isComparing)
        return;
    for (const int column : std::exchange(m_hiddenByComparison, {}))
        setColumnHidden(column, false);
}

void TreeTable::chooseColumn(int column, bool isShown)
{
    const auto entry = std::ranges::find(m_columns, column, &ColumnDefault::column);
    if (m_isComparing && entry != m_columns.cend() && entry->shown == ColumnDefault::Shown::NotComparing) {
        if (isShown) {
            m_keptInComparison.insert(column);
            m_hiddenByComparison.remove(column);
        } else {
            m_keptInComparison.remove(column);
            m_hiddenByComparison.insert(column);
        }
    }
    setColumnHidden(column, !isShown);
}

bool TreeTable::isShownAtFirst(const ColumnDefault& column) const
{
    switch (column.shown) {
    case ColumnDefault::Shown::Yes:
        return true;
    case ColumnDefault::Shown::No:
        return false;
    case ColumnDefault::Shown::Comparing:
        return m_isComparing;
    case ColumnDefault::Shown::NotComparing:
        return !m_isComparing;
    }
    return true;
}

void TreeTable::showAllColumns()
{
    for (const ColumnDefault& column : std::as_const(m_columns))
        chooseColumn(column.column, column.shown != ColumnDefault::Shown::Comparing || m_isComparing);
}

void TreeTable::resetColumns()
{
    m_hiddenByComparison.clear();
    m_keptInComparison.clear();
    int place = 0;
    for (const ColumnDefault& column : std::as_const(m_columns)) {
        header()->moveSection(header()->visualIndex(column.column), place++);
        setColumnHidden(column.column, !isShownAtFirst(column));
        if (m_isComparing && column.shown == ColumnDefault::Shown::NotComparing)
            m_hiddenByComparison.insert(column.column);
    }
    fitColumns();
}

void TreeTable::refitColumns()
{
    m_fitter->startOver();
}

QList<int> TreeTable::visibleColumns() const
{
    QList<int> columns;
    for (int visual = 0; visual < header()->count(); ++visual) {
        const int logical = header()->logicalIndex(visual);
        if (!isColumnHidden(logical))
            columns << logical;
    }
    return columns;
}

/// As they stand on the screen.
QModelIndexList TreeTable::selectedRows() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [this](const QModelIndex& left, const QModelIndex& right) {
        return visualRect(left).top() < visualRect(right).top();
    });
    return rows;
}

QStringList TreeTable::selectedIds() const
{
    QStringList ids;
    for (const QModelIndex& row : selectedRows())
        ids << m_model->idOf(row);
    return ids;
}

QString TreeTable::usageTypeOf(const QString& id) const
{
    const QModelIndex row = m_model->indexOf(id);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const QVariant usage = row.siblingAtColumn(column).data(models::UsageRole);
        if (usage.canConvert<models::UsageBar>())
            return usage.value<models::UsageBar>().type;
    }
    return {};
}

QString TreeTable::selectedText() const
{
    const QList<int> columns = visibleColumns();
    QStringList cells;
    for (int column : columns)
        cells << m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QStringList lines = {cells.join(u'\t')};

    const QModelIndexList rows = selectedRows();
    for (const QModelIndex& row : rows) {
        cells.clear();
        for (int column : columns)
            cells << row.siblingAtColumn(column).data(Qt::DisplayRole).toString();
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

void TreeTable::copySelection() const
{
    if (selectionModel()->hasSelection())
        QGuiApplication::clipboard()->setText(selectedText());
}

QVariantMap TreeTable::saveState() const
{
    return {{QLatin1String(kHeader), header()->saveState()},
            {QLatin1String(kChosenColumns), columnList(m_fitter->chosen())},
            {QLatin1String(kHiddenByComparison), columnList(m_hiddenByComparison)},
            {QLatin1String(kKeptInComparison), columnList(m_keptInComparison)},
            {QLatin1String(kExpansion), m_expansion->saveState()}};
}

/// A version without comparisons saved them at the end.
void TreeTable::putNowColumnsInPlace()
{
    for (qsizetype i = 1; i < m_columns.size(); ++i) {
        if (m_columns[i].shown != ColumnDefault::Shown::Comparing)
            continue;
        const int from = header()->visualIndex(m_columns[i].column);
        const int before = header()->visualIndex(m_columns[i - 1].column);
        header()->moveSection(from, from < before ? before : before + 1);
    }
}

void TreeTable::restoreState(const QVariantMap& state)
{
    const QByteArray columns = state.value(QLatin1String(kHeader)).toByteArray();
    // Refuses by itself what another version saved.
    if (!columns.isEmpty() && header()->restoreState(columns)) {
        m_fitter->setChosen(columnSet(state.value(QLatin1String(kChosenColumns))));
        m_hiddenByComparison = columnSet(state.value(QLatin1String(kHiddenByComparison)));
        m_keptInComparison = columnSet(state.value(QLatin1String(kKeptInComparison)));
        if (!state.contains(QLatin1String(kHiddenByComparison)))
            putNowColumnsInPlace();
        showCompared(); // it may have been saved beside an earlier moment, or without one
    }
    if (const QVariant expansion = state.value(QLatin1String(kExpansion)); expansion.isValid())
        m_expansion->restoreState(expansion.toMap());
}

bool TreeTable::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
        if (indexAt(static_cast<QMouseEvent*>(event)->position().toPoint()).isValid())
            holdOrder();
        break;
    case QEvent::Leave:
        releaseOrder();
        break;
    default:
        break;
    }
    return QTreeView::viewportEvent(event);
}

void TreeTable::holdOrder()
{
    m_model->setOrderHeld(true);
    m_rest.start();
}

void TreeTable::releaseOrder()
{
    const bool isSelecting = QGuiApplication::mouseButtons() != Qt::NoButton;
    if (m_model->isOrderHeld() && (isSelecting || QApplication::activePopupWidget())) {
        m_rest.start();
        return;
    }
    m_rest.stop();
    m_model->setOrderHeld(false);
}

/// At the bottom, where it covers no title.
void TreeTable::placeOrderHint()
{
    m_orderHint->adjustSize();
    const QRect room = viewport()->geometry();
    m_orderHint->move(room.right() - m_orderHint->width() + 1, room.bottom() - m_orderHint->height() + 1);
    m_orderHint->raise();
}

void TreeTable::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    placeOrderHint();
}

void TreeTable::hideEvent(QHideEvent* event)
{
    QTreeView::hideEvent(event);
    m_rest.stop();
    if (model() == m_model)
        m_model->setOrderHeld(false);
}

void TreeTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copySelection();
    else if (event->key() == Qt::Key_Slash)
        event->ignore(); // the window's key for the filter, not the begin of a name
    else
        QTreeView::keyPressEvent(event);
}

void TreeTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    m_currentId = m_model->idOf(current);
    if (m_currentId != m_model->idOf(previous))
        Q_EMIT currentIdChanged(m_currentId);
}

void TreeTable::dropHiddenCurrent()
{
    if (currentIndex().isValid() || m_currentId.isEmpty())
        return;
    m_currentId.clear(); // the selection model does not report it: the row took its persistent index along
    Q_EMIT currentIdChanged(m_currentId);
    Q_EMIT currentHidden();
}

void TreeTable::showHeaderMenu(const QPoint& position)
{
    QMenu menu(this);
    for (const ColumnDefault& entry : std::as_const(m_columns)) {
        const int column = entry.column;
        QAction* action
            = menu.addAction(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(column != 0); // the tree itself
        connect(action, &QAction::toggled, this, [this, column](bool isOn) { chooseColumn(column, isOn); });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Fit Columns to Contents")), &QAction::triggered, this, &TreeTable::fitColumns);
    connect(menu.addAction(tr("Show All Columns")), &QAction::triggered, this, &TreeTable::showAllColumns);
    connect(menu.addAction(tr("Reset Columns")), &QAction::triggered, this, &TreeTable::resetColumns);
    menu.exec(header()->mapToGlobal(position));
}

/// Those that the user made narrower or wider as well.
void TreeTable::fitColumns()
{
    QList<FittedColumn> columns;
    for (const ColumnDefault& column : std::as_const(m_columns)) {
        using Fit = FittedColumn::Fit;
        const bool isNumber = column.align == ColumnDefault::Align::Number;
        columns.append({column.column, column.width,
                        column.isFlexible ? Fit::Room
                            : isNumber    ? Fit::Cells
                                          : Fit::Title});
    }
    std::stable_partition(columns.begin(), columns.end(), [this](const FittedColumn& fitted) {
        return std::ranges::find(m_columns, fitted.column, &ColumnDefault::column)->isWholeFirst;
    });
    m_fitter->setColumns(columns);
}
} // namespace quotadeck::ui

#include "moc_treetable.cpp"
