// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/tablereading.h"

#include "models/common/roles.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
using models::TableContent;

/// nullptr for a view that is no table.
const QHeaderView* headerOf(const QAbstractItemView& view)
{
    if (const auto* tree = qobject_cast<const QTreeView*>(&view))
        return tree->header();
    const auto* table = qobject_cast<const QTableView*>(&view);
    return table ? table->horizontalHeader() : nullptr;
}

bool isHidden(const QAbstractItemView& view, const QModelIndex& row)
{
    if (const auto* tree = qobject_cast<const QTreeView*>(&view))
        return tree->isRowHidden(row.row(), row.parent());
    return static_cast<const QTableView&>(view).isRowHidden(row.row());
}

QList<int> shownColumns(const QHeaderView& header)
{
    QList<int> columns;
    for (int visual = 0; visual < header.count(); ++visual) {
        if (const int logical = header.logicalIndex(visual); !header.isSectionHidden(logical))
            columns << logical;
    }
    return columns;
}

/// Copies rows one by one, in the order of the model.
class RowReader
{
public:
    RowReader(const QAbstractItemView& view, QList<int> columns, TableRows wanted, TableContent* content)
        : m_view(view)
        , m_columns(std::move(columns))
        , m_wanted(wanted)
        , m_content(content)
    {
    }

    /// @p isWanted: all rows below @p parent are wanted.
    void readBelow(const QModelIndex& parent, int level, bool isWanted)
    {
        const QAbstractItemModel* model = m_view.model();
        for (int row = 0, count = model->rowCount(parent); row < count; ++row) {
            const QModelIndex index = model->index(row, 0, parent);
            if (isHidden(m_view, index))
                continue;
            const bool isGroup = index.data(models::GroupRole).toBool(); // sums of rows that are read, too
            const bool isChosen = isWanted || isSelected(index);
            if (isGroup) { // a selected one stands for its members
                readBelow(index, level, isChosen);
                continue;
            }
            if (isChosen)
                add(index, level);
            readBelow(index, level + 1, m_wanted == TableRows::Shown);
        }
    }

private:
    [[nodiscard]] bool isSelected(const QModelIndex& row) const
    {
        const QItemSelectionModel* selection = m_view.selectionModel();
        return std::ranges::any_of(
            m_columns, [&](int column) { return selection->isSelected(row.siblingAtColumn(column)); });
    }

    void add(const QModelIndex& index, int level)
    {
        TableContent::Row& row = m_content->rows.emplace_back();
        row.id = index.data(models::IdRole).toString();
        row.level = level;
        for (std::size_t place = 0; place < m_content->columns.size(); ++place) {
            const QModelIndex cell = index.siblingAtColumn(m_columns[static_cast<qsizetype>(place)]);
            row.cells.push_back({cell.data(Qt::DisplayRole).toString(), cell.data(models::ExactRole)});
            m_content->columns[place].isNumeric
                = m_content->columns[place].isNumeric || cell.data(models::NumericRole).toBool();
        }
    }

    const QAbstractItemView& m_view;
    QList<int> m_columns;
    TableRows m_wanted;
    TableContent* m_content; // not owned
};

qint64 areaOf(const QWidget* widget)
{
    return static_cast<qint64>(widget->width()) * widget->height();
}
} // namespace

QAbstractItemView* tableOf(const QWidget& page)
{
    QAbstractItemView* best = nullptr;
    const QWidget* focused = page.focusWidget();
    for (auto* view : page.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model() || !headerOf(*view))
            continue;
        if (view == focused)
            return view;
        if (!best || areaOf(view) > areaOf(best))
            best = view;
    }
    return best;
}

TableContent readTable(const QAbstractItemView& view, TableRows rows)
{
    TableContent content;
    const QList<int> columns = shownColumns(*headerOf(view));
    for (const int column : columns)
        content.columns.push_back(
            {view.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()});
    RowReader(view, columns, rows, &content).readBelow(view.rootIndex(), 0, rows == TableRows::Shown);
    return content;
}
} // namespace quotadeck::ui
