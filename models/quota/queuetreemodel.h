// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/common/livetree.h"
#include "models/common/roles.h"
#include "models/quota/figures.h"

#include <QString>

namespace quotadeck::models {
/// What the queue tree knows of a queue.
struct QueueRow
{
    QString path;
    QString name; ///< last part of the path
    QString status; ///< as sent, "Active"
    RowKind kind = RowKind::LeafQueue;
    quint64 runningApplications = 0;
    quint64 maxApplications = 0; ///< 0 = unlimited
    Quotas quotas;
    Figures shown; ///< of the quotas, for the focus
};

/// The queues of a partition with the quota and use of one resource type, or of each queue's dominant one.
/// Row id: the queue's path. UsageRole is valid in UsageColumn; SortRole is qint64 in base units, QString for
/// texts, double for the used part, invalid for what is not set or unlimited.
class QueueTreeModel final : public LiveTree<QueueRow>
{
    Q_OBJECT
public:
    enum Column {
        QueueColumn,
        UsageColumn,
        UsedColumn,
        GuaranteedColumn,
        MaxColumn,
        HeadroomColumn,
        PendingColumn,
        ApplicationsColumn,
        StatusColumn, ///< views hide it at first
        ColumnCount
    };
    Q_ENUM(Column)

    explicit QueueTreeModel(QObject* parent = nullptr);

    /// Merges @p delta, whose pointers need to live for this call only.
    void apply(const ListDelta<QueueInfo, QueuePath>& delta);
    /// The resource type that the numbers are of, or "dominant" (the default).
    void setResource(const QString& type);
    [[nodiscard]] QString resource() const { return m_focus.text(); }
    /// Shows only queues whose path contains @p text in any case, and their ancestors. Empty: all.
    void setFilterText(const QString& text);
    [[nodiscard]] QString filterText() const { return m_filter; }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant cell(const QueueRow& row, int column, int role) const override;
    [[nodiscard]] bool isBefore(const QueueRow& left, const QueueRow& right, int column) const override;
    [[nodiscard]] bool isSameCell(const QueueRow& left, const QueueRow& right, int column) const override;
    [[nodiscard]] bool isMatch(const QueueRow& row) const override;
    [[nodiscard]] QString display(const QueueRow& row, Column column) const;
    [[nodiscard]] QString toolTip(const QueueRow& row, Column column) const;

    Focus m_focus;
    QString m_filter;
};
} // namespace quotadeck::models
