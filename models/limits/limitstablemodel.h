// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/schema/schema.h"
#include "models/common/roles.h"
#include "models/limits/configsession.h"

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace quotadeck::models {
/// The limits of one queue of an edited configuration, one row a limit in the order of the text. Editing a cell
/// hands the session an operation; the row changes when the session's next revision arrives. GUI thread only.
///
/// Shape: users, groups, one column per resource type that any limit of the file names (vcore and memory
///        always), applications, problem.
class LimitsTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// What a column shows. The columns of resource types stand between the groups and the applications.
    enum class ColumnKind { Users, Groups, Resource, Applications, Problem };

    explicit LimitsTableModel(ConfigSession* session, QObject* parent = nullptr);

    /// Shows the limits of @p queue in the partition number @p partition.
    void setQueue(std::size_t partition, const QueuePath& queue);

    [[nodiscard]] ColumnKind columnKind(int column) const;
    /// The column of the resource type @p type; -1 when there is none.
    [[nodiscard]] int resourceColumn(const QString& type) const;
    /// Where the cell of @p index stands in the text: its value, or the whole limit where it is not set.
    [[nodiscard]] TextSpan placeOf(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    struct Row
    {
        config::LimitConfig limit;
        QString problem;
        RowState state = RowState::Normal;
    };

    void refresh();
    void refreshColumns(const std::vector<config::PartitionConfig>& partitions);
    void refreshRows(std::vector<Row> rows);
    [[nodiscard]] Row makeRow(const config::LimitConfig& limit) const;
    [[nodiscard]] QString cellText(const Row& row, int column) const;
    [[nodiscard]] QString editText(const Row& row, int column) const;
    [[nodiscard]] const config::TextEntry* quantity(const Row& row, int column) const;

    ConfigSession* m_session; // not owned
    std::size_t m_partition = 0;
    QueuePath m_queue;
    std::vector<QString> m_types; ///< resource types, in display order
    std::vector<Row> m_rows;
};
} // namespace quotadeck::models
