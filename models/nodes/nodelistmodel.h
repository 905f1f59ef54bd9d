// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/nodes/nodefigures.h"
#include "models/table/livetree.h"

#include <QMetaType>
#include <QString>

namespace quotadeck::models {
/// Whether a node takes pods. Flags, since a node may be reserved and unschedulable.
struct NodeState
{
    bool isReady = true; ///< of the attribute "ready", where it is sent
    bool isSchedulable = true;
    bool isReserved = false; ///< for a request that waits until something is free

    [[nodiscard]] bool takesPods() const { return isReady && isSchedulable; }
    /// "Ready", or all that is not so: "Unschedulable, reserved".
    [[nodiscard]] QString text() const;
    [[nodiscard]] RowState rowState() const;

    friend bool operator==(const NodeState&, const NodeState&) = default;
};

[[nodiscard]] NodeState stateOf(const NodeInfo& node);

/// Of its attributes; empty: not reported.
[[nodiscard]] QString instanceTypeOf(const NodeInfo& node);

/// A row of the list of nodes.
struct NodeRow
{
    QString id;
    QString host;
    QString rack;
    QString instanceType; ///< as the zone, of the attributes; empty: not reported
    QString zone;
    NodeState state;
    int reservations = 0;
    int allocations = 0;
    int foreignAllocations = 0;
    NodeAmounts amounts;
    NodeFigures shown; ///< of the amounts, for the focus
    FreeSlot slot;
};

/// What a cell of the map of nodes shows.
struct NodeCell
{
    QString name;
    QString use; ///< "97%", or "–" when it is not known
    std::optional<double> used; ///< part of the capacity, foreign pods included; 1.0 = full; empty: not known
    double foreign = 0; ///< part of the capacity
    NodeState state;
    RowState useState = RowState::Normal;
    QString sentence; ///< all that the cell stands for
};

/// The nodes of a partition with the use of one resource type, or of each node's dominant one, as a flat list.
/// Row id: the node's id. UsageRole is valid in UsageColumn, CellRole in NodeColumn.
class NodeListModel final : public LiveTree<NodeRow>
{
    Q_OBJECT
public:
    enum Column {
        NodeColumn,
        StateColumn,
        UsageColumn, ///< used and foreign of the capacity
        UsedColumn,
        ForeignColumn,
        AvailableColumn,
        CapacityColumn,
        SlotColumn,
        UtilizationColumn, ///< as reported, without foreign pods
        AllocationsColumn,
        RackColumn, ///< views hide it at first, as those that follow
        InstanceTypeColumn,
        ZoneColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    /// NodeCell
    static constexpr int kCellRole = Qt::UserRole + 103;

    explicit NodeListModel(QObject* parent = nullptr);

    /// Merges @p delta, whose pointers need to live for this call only.
    void apply(const ListDelta<NodeInfo>& delta);
    /// The resource type that the numbers are of, or "dominant" (the default).
    void setResource(const QString& type);
    [[nodiscard]] QString resource() const { return m_focus.text(); }

private:
    static ColumnTable<NodeRow> columns();
    void focusOn(NodeRow& row) const;

    Focus m_focus;
};
} // namespace quotadeck::models

Q_DECLARE_METATYPE(quotadeck::models::NodeCell)
