// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "models/table/columntable.h"

#include <QAbstractTableModel>

#include <vector>

namespace quotadeck::models {
/// Changes in meaning between two texts, as the comparison lists them. GUI thread only.
class ChangesModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { DirectionColumn, QueueColumn, ChangeColumn, LineColumn, ColumnCount };
    Q_ENUM(Column)

    using QAbstractTableModel::QAbstractTableModel;

    /// The title of the column of paths; "Queue" until then.
    void setPathTitle(const QString& title) { m_pathTitle = title; }
    void setChanges(std::vector<config::Change> changes);
    /// The change of @p row, which must exist.
    [[nodiscard]] const config::Change& change(int row) const;
    /// Of those with an effect.
    [[nodiscard]] int count(config::Direction direction) const;
    [[nodiscard]] int countWithoutEffect() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static ColumnTable<config::Change> columns();

    std::vector<config::Change> m_changes;
    QString m_pathTitle; ///< empty: as in the table
};
} // namespace quotadeck::models
