// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "models/common/roles.h"
#include "models/limits/configsession.h"

#include <QAbstractTableModel>

#include <vector>

namespace quotadeck::models {
/// How a finding of @p severity is marked.
[[nodiscard]] RowState stateOf(config::Severity severity);

/// The findings of an edited configuration, the worst first, then in the order of the text. GUI thread only.
///
/// Shape: a flat list that follows the session's revision; rows that stay keep their place and selection.
class FindingsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SeverityColumn, LineColumn, QueueColumn, MessageColumn, RuleColumn, ColumnCount };
    Q_ENUM(Column)
    /// Same in every column.
    enum FindingRole {
        SeverityRole = Qt::UserRole + 100, ///< int, config::Severity
        QueueRole, ///< QString, path as spelled; empty where no queue is concerned
    };

    explicit FindingsModel(QObject* parent = nullptr);

    void setRevision(const ConfigRevisionPtr& revision);
    void setFindings(std::vector<config::Finding> findings);
    /// What a finding's path names, as the title of its column; "Queue" until then.
    void setPathTitle(const QString& title);

    /// The finding of @p row, which must exist.
    [[nodiscard]] const config::Finding& finding(int row) const;
    [[nodiscard]] int count(config::Severity severity) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Takes over the places of the same findings in a newer text.
    void movePlaces(const std::vector<config::Finding>& findings);

    std::vector<config::Finding> m_findings;
    QString m_pathTitle = tr("Queue");
};
} // namespace quotadeck::models
