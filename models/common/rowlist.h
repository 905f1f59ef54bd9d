// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QAbstractTableModel>

#include <algorithm>
#include <utility>
#include <vector>

namespace quotadeck::models {
/// A flat table that is given all of its rows at once. A @p Row has an `id`, unlike that of every other row, and can be
/// compared. A model says what a cell shows; all else is here.
///
/// Signals: rows in front and at the end that are still there stay, those between go and come; what stays and shows
///          something else is announced row by row. Never a reset.
/// Threading: GUI thread only.
template <typename Row>
class RowList : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const Row& row = m_rows[static_cast<std::size_t>(index.row())];
        return role == IdRole ? QVariant(row.id) : cell(row, index.column(), role);
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

protected:
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
            m_rows[row] = std::move(rows[row]);
            const auto at = static_cast<int>(row);
            Q_EMIT dataChanged(index(at, 0), index(at, columnCount() - 1));
        }
    }

private:
    [[nodiscard]] virtual QVariant cell(const Row& row, int column, int role) const = 0;

    std::vector<Row> m_rows;
};
} // namespace quotadeck::models
