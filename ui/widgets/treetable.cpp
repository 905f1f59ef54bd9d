// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/treetable.h"

#include "models/table/livetreemodel.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/treeexpansion.h"
#include "ui/widgets/usagebar.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QSet>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr auto kHeader = "header";
constexpr auto kChosenColumns = "chosen";
constexpr auto kExpansion = "expansion";

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

void TreeTable::setFiltering(bool isFiltering)
{
    m_expansion->setFiltering(isFiltering);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void TreeTable::showAllColumns()
{
    for (const ColumnDefault& column : std::as_const(m_columns))
        setColumnHidden(column.column, false);
}

void TreeTable::resetColumns()
{
    for (const ColumnDefault& column : std::as_const(m_columns)) {
        header()->moveSection(header()->visualIndex(column.column), column.column);
        setColumnHidden(column.column, column.shown == ColumnDefault::Shown::No);
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

QString TreeTable::selectedText() const
{
    const QList<int> columns = visibleColumns();
    QStringList cells;
    for (int column : columns)
        cells << m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QStringList lines = {cells.join(u'\t')};

    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [this](const QModelIndex& left, const QModelIndex& right) {
        return visualRect(left).top() < visualRect(right).top();
    });
    for (const QModelIndex& row : std::as_const(rows)) {
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
    QVariantList chosen;
    for (const int column : m_fitter->chosen())
        chosen << column;
    return {{QLatin1String(kHeader), header()->saveState()},
            {QLatin1String(kChosenColumns), chosen},
            {QLatin1String(kExpansion), m_expansion->saveState()}};
}

void TreeTable::restoreState(const QVariantMap& state)
{
    const QByteArray columns = state.value(QLatin1String(kHeader)).toByteArray();
    // Refuses by itself what another version saved.
    if (!columns.isEmpty() && header()->restoreState(columns)) {
        QSet<int> chosen;
        for (const QVariant& column : state.value(QLatin1String(kChosenColumns)).toList())
            chosen << column.toInt();
        m_fitter->setChosen(chosen);
    }
    if (const QVariant expansion = state.value(QLatin1String(kExpansion)); expansion.isValid())
        m_expansion->restoreState(expansion.toMap());
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
        connect(action, &QAction::toggled, this,
                [this, column](bool isOn) { setColumnHidden(column, !isOn); });
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
    m_fitter->setColumns(columns);
}
} // namespace quotadeck::ui

#include "moc_treetable.cpp"
