// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/versionstore.h"
#include "models/table/columntable.h"

#include <QAbstractTableModel>

#include <vector>

namespace quotadeck::models {
/// The stored versions of one file, the newest first. GUI thread only.
class VersionsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        TimeColumn,
        MessageColumn,
        TicketColumn,
        LabelColumn,
        UserColumn,
        FindingsColumn,
        SourceColumn,
        HashColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    using QAbstractTableModel::QAbstractTableModel;

    void setVersions(std::vector<FileVersion> versions);
    /// The version of @p row, which must exist.
    [[nodiscard]] const FileVersion& version(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static ColumnTable<FileVersion> columns();

    std::vector<FileVersion> m_versions;
};
} // namespace quotadeck::models
