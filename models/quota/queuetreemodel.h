// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/common/roles.h"
#include "models/quota/figures.h"
#include "models/table/livetree.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
/// A row of the queue tree.
struct QueueRow
{
    QString path;
    QString name; ///< last part of the path; in the flat list all of it
    QString status; ///< as sent, "Active"
    RowKind kind = RowKind::LeafQueue;
    bool isLeaf = true;
    quint64 runningApplications = 0;
    quint64 maxApplications = 0; ///< 0 = unlimited
    Quotas quotas;
    Figures shown; ///< of the quotas, for the focus
    std::optional<Resource> usedNow{}; ///< while an earlier moment is shown; nothing: not known

    /// In the present, of the type that is shown; nothing: not known.
    [[nodiscard]] std::optional<Quantity> now() const;
};

/// The queues of a partition with the quota and use of one resource type, or of each queue's dominant one.
/// Row id: the queue's path. UsageRole is valid in UsageColumn.
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
        StatusColumn, ///< views hide it at first, as the next
        BorrowedColumn,
        UnusedGuaranteeColumn,
        UsedNowColumn, ///< while an earlier moment is shown
        ColumnCount
    };
    Q_ENUM(Column)

    explicit QueueTreeModel(QObject* parent = nullptr);

    /// Merges @p delta, whose pointers need to live for this call only.
    void apply(const ListDelta<QueueInfo, QueuePath>& delta);
    /// The resource type that the numbers are of, or "dominant" (the default).
    void setResource(const QString& type);
    [[nodiscard]] QString resource() const { return m_focus.text(); }
    /// Lists the leaf queues by their paths, or shows the tree (at first).
    void setFlat(bool isFlat);
    /// What queues use, by path. A value, shared with workers.
    using Present = std::shared_ptr<const std::unordered_map<QString, Resource>>;
    /// Null when @p snapshot does not know the queues of @p partition. Safe from any thread.
    [[nodiscard]] static Present presentOf(const ClusterSnapshot& snapshot, const std::string& partition);
    /// What the queues use now, while an earlier moment is shown; null: the present is shown, or that is not known.
    void setPresent(const Present& present);
    /// Whether a queue at @p path is known that is no leaf.
    [[nodiscard]] bool isParent(const QString& path) const;
    /// How many rows are listed without a filter.
    [[nodiscard]] int listedQueues() const { return isFlat() ? m_leafCount : totalCount(); }
    using LiveTreeModel::isFlat;

private:
    static ColumnTable<QueueRow> columns();
    [[nodiscard]] static QString nowText(const QueueRow& row);
    [[nodiscard]] static QString nowToolTip(const QueueRow& row);
    [[nodiscard]] bool isListed(const QueueRow& row) const override { return row.isLeaf || !isFlat(); }
    [[nodiscard]] QString nameOf(const QString& path) const;
    /// nullptr: not known.
    [[nodiscard]] const Resource* presentUse(const QString& path) const;
    /// Completes the figures of @p row by the rows above it.
    void addMaxAbove(QueueRow& row) const;
    /// Adds up the guaranteed amounts of children for the queues without one. O(n).
    void sumGuarantees();

    Focus m_focus;
    int m_leafCount = 0; ///< of the flat list
    Present m_present;
};
} // namespace quotadeck::models
