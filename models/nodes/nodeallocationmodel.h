// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/quota/figures.h"
#include "models/table/livetree.h"

#include <QString>

#include <chrono>
#include <optional>

namespace quotadeck::models {
/// A row of the list of allocations of a node.
struct NodeAllocationRow
{
    enum class Kind { Pod, Placeholder, Preempted, Foreign };

    QString name; ///< of the pod, or the allocation's key
    QString key;
    QString space; ///< namespace of the pod; empty: not reported
    QString application; ///< empty: of none
    QString queue; ///< of the application; empty: not reported, as the user
    QString user;
    Kind kind = Kind::Pod;
    QString taskGroup;
    QString priority; ///< as sent
    std::chrono::nanoseconds allocated{}; ///< since the epoch, 0 = not sent
    QString age; ///< since the allocation
    std::optional<Resource> amounts; ///< nil: not reported
    Figures shown; ///< of the amounts, for the resource shown of the node
};

/// What runs on one node: the allocations of the scheduler, and foreign pods. Queue and user are those of the application.
///
/// Ownership: keeps the last snapshot that knows the nodes.
class NodeAllocationModel final : public LiveTree<NodeAllocationRow>
{
    Q_OBJECT
public:
    enum Column {
        PodColumn,
        KindColumn,
        ApplicationColumn,
        QueueColumn,
        UserColumn,
        TaskGroupColumn,
        PriorityColumn,
        AgeColumn,
        UsedColumn, ///< of the resource shown
        ResourcesColumn, ///< of every type
        ColumnCount
    };
    Q_ENUM(Column)

    explicit NodeAllocationModel(QObject* parent = nullptr);

    /// The snapshot and partition of @p update are looked at from now on. What they do not report stays.
    void apply(const SnapshotUpdate& update);
    /// The node whose allocations are shown; empty or unknown: none are.
    void setNode(const QString& id);
    [[nodiscard]] QString nodeId() const { return QString::fromStdString(m_id); }
    /// The node as reported last; nullptr when there is none. Valid until the next nodeChanged().
    [[nodiscard]] const NodeInfo* node() const { return m_node; }
    /// The resource type that the numbers are of, or "dominant" (the default): that of the node.
    void setResource(const QString& type);
    /// The application of the row called @p id; empty when it has none.
    [[nodiscard]] QString applicationOf(const QString& id) const;

Q_SIGNALS:
    /// Another node, or another state of it; after the rows have changed.
    void nodeChanged();

private:
    static ColumnTable<NodeAllocationRow> columns();
    void show();
    [[nodiscard]] Figures figuresFor(const std::optional<Resource>& amounts) const;
    [[nodiscard]] NodeAllocationRow rowOf(const AllocationInfo& allocation,
                                          const PartitionSnapshot& partition) const;

    SnapshotPtr m_snapshot;
    std::string m_partition;
    std::string m_id;
    const NodeInfo* m_node = nullptr; // in the snapshot
    Focus m_focus;
    std::optional<ResourceType> m_shown; // of the node, for the focus
};
} // namespace quotadeck::models
