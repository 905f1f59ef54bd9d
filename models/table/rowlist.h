// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/columntable.h"

#include <QAbstractTableModel>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace quotadeck::models {
/// A table that a proxy can sort by the raw values of its cells.
class SortableTable : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// The order of two cells of one column.
    [[nodiscard]] virtual bool isBefore(const QModelIndex& left, const QModelIndex& right) const = 0;
};

/// A flat table that is given all of its rows at once. A @p Row has an `id`, unlike that of every other row, and can be
/// compared. A model has a table of its columns, or answers for its cells itself where columns come and go with the data;
/// all else is here.
///
/// Signals: rows in front and at the end that are still there stay, those between go and come; what stays and shows
///          something else is announced cell by cell, so that what is being typed in another cell of the row stays.
///          Never a reset.
/// Threading: GUI thread only.
template <typename Row>
class RowList : public SortableTable
{
public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : m_columns.count();
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override
    {
        return m_columns.header(*metaObject(), section, orientation, role);
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final
    {
        if (!checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid))
            return {};
        const Row& row = m_rows[static_cast<std::size_t>(index.row())];
        return role == IdRole ? QVariant(row.id) : cell(row, index.column(), role);
    }
    [[nodiscard]] bool isBefore(const QModelIndex& left, const QModelIndex& right) const final
    {
        return m_columns.isBefore(m_rows[static_cast<std::size_t>(left.row())],
                                  m_rows[static_cast<std::size_t>(right.row())], left.column());
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

protected:
    explicit RowList(QObject* parent = nullptr) : SortableTable(parent) { }
    RowList(ColumnTable<Row> columns, QObject* parent) : SortableTable(parent), m_columns(columns) { }

    void setRows(std::vector<Row> rows)
    {
        const auto isSame = [](const Row& left, const Row& right) { return left.id == right.id; };
        const auto [oldFront, newFront]
            = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end(), isSame);
        const auto front = oldFront - m_rows.begin();
        const auto most = std::min(m_rows.end() - oldFront, rows.end() - newFront);
        const auto [oldBack, newBack]
            = std::mismatch(m_rows.rbegin(), m_rows.rbegin() + most, rows.rbegin(), isSame);
        const auto back = oldBack - m_rows.rbegin();
        const auto first = static_cast<int>(front);
        if (const auto removed = static_cast<int>(m_rows.size()) - first - static_cast<int>(back);
            removed > 0) {
            beginRemoveRows({}, first, first + removed - 1);
            m_rows.erase(m_rows.begin() + front, m_rows.begin() + front + removed);
            endRemoveRows();
        }
        if (const auto added = static_cast<int>(rows.size()) - first - static_cast<int>(back); added > 0) {
            beginInsertRows({}, first, first + added - 1);
            m_rows.insert(m_rows.begin() + front, rows.begin() + front, rows.begin() + front + added);
            endInsertRows();
        }
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (m_rows[row] == rows[row])
                continue;
            const Row old = std::exchange(m_rows[row], std::move(rows[row]));
            announce(old, static_cast<int>(row));
        }
    }

private:
    [[nodiscard]] virtual QVariant cell(const Row& row, int column, int role) const
    {
        return m_columns.cell(row, column, role);
    }
    [[nodiscard]] bool isSameCell(const Row& left, const Row& right, int column) const
    {
        static constexpr std::array<int, 5> kRoles{Qt::DisplayRole, Qt::EditRole, Qt::ToolTipRole, StateRole,
                                                   EmphasisRole};
        if (m_columns.count() > 0)
            return m_columns.isSame(left, right, column);
        return std::ranges::all_of(
            kRoles, [&](int role) { return cell(left, column, role) == cell(right, column, role); });
    }

    void announce(const Row& old, int row)
    {
        const Row& now = m_rows[static_cast<std::size_t>(row)];
        for (int column = 0, count = columnCount(); column < count; ++column) {
            if (!isSameCell(old, now, column))
                Q_EMIT dataChanged(index(row, column), index(row, column));
        }
    }

    ColumnTable<Row> m_columns;
    std::vector<Row> m_rows;
};
} // namespace quotadeck::models
