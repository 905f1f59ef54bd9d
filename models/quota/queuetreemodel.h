// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/common/roles.h"
#include "models/common/sharedtexts.h"
#include "models/quota/figures.h"
#include "models/quota/presentuse.h"
#include "models/table/livetree.h"

#include <QString>
#include <QStringView>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A row of the queue tree.
struct QueueRow
{
    QString path;
    qsizetype nameStart = 0; ///< where in the path the name begins; 0 in the flat list
    QString status; ///< as sent, "Active"
    RowKind kind = RowKind::LeafQueue;
    bool isLeaf = true;
    quint64 runningApplications = 0;
    quint64 maxApplications = 0; ///< 0 = unlimited
    std::shared_ptr<const Quotas>
        quotas; ///< null only in a row that was never made; copies of a row share them
    Figures shown; ///< of the quotas, for the focus
    std::optional<Resource> usedNow{}; ///< while an earlier moment is shown; nothing: not known

    /// The last part of the path; in the flat list all of it.
    [[nodiscard]] QStringView name() const { return QStringView(path).sliced(nameStart); }
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
    /// What the queues use now, while an earlier moment is shown; null: the present is shown, or that is not known.
    void setPresent(const Present& present);
    /// Whether a queue at @p path is known that is no leaf.
    [[nodiscard]] bool isParent(const QString& path) const;
    /// How many rows are listed without a filter.
    [[nodiscard]] int listedQueues() const { return isFlat() ? m_leafCount : totalCount(); }
    using LiveTreeModel::isFlat;

private:
    static ColumnTable<QueueRow> columns();
    [[nodiscard]] bool isListed(const QueueRow& row) const override { return row.isLeaf || !isFlat(); }
    /// @p known is the row of @p queue so far, or nullptr.
    [[nodiscard]] QueueRow rowFrom(const QueueInfo& queue, const QueueRow* known);
    /// Computes the figures for the focus, with the maximum above.
    void addFigures(QueueRow& row) const;
    /// QueueRow::nameStart of @p path.
    [[nodiscard]] qsizetype nameStart(const QString& path) const;
    /// Nothing: not known, as of a queue that is gone by now.
    [[nodiscard]] const Resource* usedNow(const QString& path) const;
    /// Completes the figures of @p row by the rows above it.
    void addMaxAbove(QueueRow& row) const;
    /// Adds up the guaranteed amounts of children for the queues without one. O(n).
    void sumGuarantees();

    Focus m_focus;
    SharedTexts m_texts;
    int m_leafCount = 0; ///< of the flat list
    Present m_present;
};
} // namespace quotadeck::models
