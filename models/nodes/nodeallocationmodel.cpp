// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nodes/nodeallocationmodel.h"

#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/nodes/nodefigures.h"

#include <algorithm>
#include <unordered_set>

namespace quotadeck::models {
namespace {
using AllocationKind = NodeAllocationRow::Kind;

/// The one called @p id in a list by id, or nullptr.
template <typename Row, typename Id>
const Row* findSorted(const std::vector<Row>& rows, const Id& id)
{
    const auto found = std::ranges::lower_bound(rows, id, {}, &Row::id);
    return found != rows.end() && found->id == id ? &*found : nullptr;
}

QString tagOf(const AllocationInfo& allocation, const char* name)
{
    const auto found = allocation.tags.find(name);
    return found == allocation.tags.end() ? QString() : QString::fromStdString(found->second);
}

/// Of an allocation of the scheduler; foreign ones are in a list of their own.
AllocationKind kindOf(const AllocationInfo& allocation)
{
    if (allocation.preempted)
        return AllocationKind::Preempted;
    return allocation.placeholder ? AllocationKind::Placeholder : AllocationKind::Pod;
}

std::int64_t priorityOf(const NodeAllocationRow& row)
{
    return row.priority.toLongLong();
}

std::optional<ResourceType> shownOf(const NodeInfo& node, const Focus& focus)
{
    return nodeFigures(amountsOf(node), focus).shown.type;
}

QString known(const QString& text)
{
    return text.isEmpty() ? unsetText() : text;
}

template <QString NodeAllocationRow::*Member>
constexpr ColumnOf<NodeAllocationRow> namedColumn(int column, const char* title, const char* help)
{
    using Row = const NodeAllocationRow&;
    return {.column = column,
            .title = title,
            .help = help,
            .text = [](Row row) { return known(row.*Member); },
            .emphasis = [](Row row) { return dimUnless(!(row.*Member).isEmpty()); },
            .isBefore = orderedBy<Member, NodeAllocationRow>,
            .isSame = equalIn<Member>};
}
} // namespace

ColumnTable<NodeAllocationRow> NodeAllocationModel::columns()
{
    using Row = const NodeAllocationRow&;
    static constexpr ColumnOf<NodeAllocationRow> kColumns[] = {
        {
            .column = PodColumn,
            .title = QT_TR_NOOP("Pod"),
            .help = QT_TR_NOOP("Pod name, or allocation key if no name is reported"),
            .text = textIn<&NodeAllocationRow::name>,
            .toolTip =
                [](Row row) {
                    return row.space.isEmpty() ? tr("Allocation %1").arg(row.key)
                                               : tr("Allocation %1, namespace %2").arg(row.key, row.space);
                },
            .isBefore = orderedBy<&NodeAllocationRow::name>,
            .isSame = equalIn<&NodeAllocationRow::name, &NodeAllocationRow::space>,
        },
        {
            .column = KindColumn,
            .title = QT_TR_NOOP("Kind"),
            .help = QT_TR_NOOP("Foreign: a pod that this scheduler does not manage"),
            .text =
                [](Row row) {
                    switch (row.kind) {
                    case AllocationKind::Pod:
                        return tr("Pod");
                    case AllocationKind::Placeholder:
                        return tr("Placeholder");
                    case AllocationKind::Preempted:
                        return tr("Preempted");
                    case AllocationKind::Foreign:
                        return tr("Foreign");
                    }
                    return QString();
                },
            .toolTip =
                [](Row row) {
                    switch (row.kind) {
                    case AllocationKind::Pod:
                        return tr("Pod of an application of this scheduler");
                    case AllocationKind::Placeholder:
                        return tr("Reserves room for a pod of a gang until that pod starts");
                    case AllocationKind::Preempted:
                        return tr("Chosen to be released for another request");
                    case AllocationKind::Foreign:
                        return tr("Not managed by this scheduler; counts as foreign on the node");
                    }
                    return QString();
                },
            .state =
                [](Row row) {
                    return row.kind == AllocationKind::Preempted ? RowState::Warning : RowState::Normal;
                },
            .emphasis = [](Row row) { return dimUnless(row.kind != AllocationKind::Foreign); },
            .isBefore = orderedBy<&NodeAllocationRow::kind>,
            .isSame = equalIn<&NodeAllocationRow::kind>,
        },
        namedColumn<&NodeAllocationRow::application>(ApplicationColumn, QT_TR_NOOP("Application"),
                                                     QT_TR_NOOP("Application ID; press Enter to show it")),
        namedColumn<&NodeAllocationRow::queue>(QueueColumn, QT_TR_NOOP("Queue"),
                                               QT_TR_NOOP("Queue of the application")),
        namedColumn<&NodeAllocationRow::user>(UserColumn, QT_TR_NOOP("User"),
                                              QT_TR_NOOP("User who submitted the application")),
        namedColumn<&NodeAllocationRow::taskGroup>(TaskGroupColumn, QT_TR_NOOP("Task group"),
                                                   QT_TR_NOOP("Task group of a gang")),
        {
            .column = PriorityColumn,
            .title = QT_TR_NOOP("Priority"),
            .help = QT_TR_NOOP("Priority of the pod"),
            .isNumeric = true,
            .text = [](Row row) { return known(row.priority); },
            .emphasis = [](Row row) { return dimUnless(!row.priority.isEmpty()); },
            .isBefore = [](Row left, Row right) { return priorityOf(left) < priorityOf(right); },
            .isSame = equalIn<&NodeAllocationRow::priority>,
        },
        {
            .column = AgeColumn,
            .title = QT_TR_NOOP("Allocated"),
            .help = QT_TR_NOOP("Time since the allocation"),
            .isNumeric = true,
            .text = textIn<&NodeAllocationRow::age>,
            .toolTip = [](Row row) { return knownTimeText(row.allocated); },
            .emphasis = [](Row row) { return dimUnless(row.allocated.count() != 0); },
            .isBefore = orderedBy<&NodeAllocationRow::allocated>,
            .isSame = equalIn<&NodeAllocationRow::allocated, &NodeAllocationRow::age>,
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help = QT_TR_NOOP("Amount of the resource shown; of the dominant one it is that of the node"),
            .isNumeric = true,
            .text = [](Row row) { return row.amounts ? row.shown.namedText(row.shown.used) : unsetText(); },
            .toolTip = [](Row row) { return row.amounts ? row.shown.exact(row.shown.used) : QString(); },
            .emphasis = [](Row row) { return dimUnless(row.shown.used != 0); },
            .isBefore = [](Row left, Row right) { return left.shown.used < right.shown.used; },
            .isSame =
                [](Row left, Row right) {
                    return left.shown.type == right.shown.type
                        && left.shown.isTypeNamed == right.shown.isTypeNamed
                        && left.shown.used == right.shown.used
                        && left.amounts.has_value() == right.amounts.has_value();
                },
        },
        {
            .column = ResourcesColumn,
            .title = QT_TR_NOOP("Resources"),
            .help = QT_TR_NOOP("Amounts of all resource types"),
            .text = [](Row row) { return known(quantitiesText(row.amounts)); },
            .emphasis = [](Row row) { return dimUnless(row.amounts.has_value()); },
            .isSame = [](Row left, Row right) { return left.amounts == right.amounts; },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

NodeAllocationModel::NodeAllocationModel(QObject* parent) : LiveTree(columns(), parent) { }

void NodeAllocationModel::apply(const SnapshotUpdate& update)
{
    const PartitionSnapshot* partition
        = update.snapshot ? findPartition(*update.snapshot, update.partition) : nullptr;
    if (partition && !partition->nodes && m_partition == update.partition)
        return;
    m_snapshot = update.snapshot;
    m_partition = update.partition;
    show();
}

void NodeAllocationModel::setNode(const QString& id)
{
    if (std::string text = id.toStdString(); text != m_id) {
        m_id = std::move(text);
        show();
    }
}

void NodeAllocationModel::setResource(const QString& type)
{
    const Focus focus = Focus::fromText(type);
    if (focus == m_focus)
        return;
    m_focus = focus;
    m_shown = m_node ? shownOf(*m_node, m_focus) : std::nullopt;
    reviseAll([this](NodeAllocationRow& row) { row.shown = figuresFor(row.amounts); });
}

QString NodeAllocationModel::applicationOf(const QString& id) const
{
    const NodeAllocationRow* row = rowFor(id.toStdString());
    return row ? row->application : QString();
}

void NodeAllocationModel::show()
{
    const PartitionSnapshot* partition = m_snapshot ? findPartition(*m_snapshot, m_partition) : nullptr;
    m_node = partition && partition->nodes ? findSorted(*partition->nodes, m_id) : nullptr;
    m_shown = m_node ? shownOf(*m_node, m_focus) : std::nullopt;
    std::vector<Incoming> incoming;
    std::unordered_set<std::string> reported;
    const auto add = [&](const AllocationInfo& allocation, bool isForeign) {
        NodeAllocationRow row = rowOf(allocation, *partition);
        std::string id = (isForeign ? "foreign " : "own ") + allocation.key;
        if (isForeign)
            row.kind = AllocationKind::Foreign;
        reported.insert(id);
        incoming.push_back({std::move(id), {}, std::move(row)});
    };
    if (m_node) {
        for (const AllocationInfo& allocation : m_node->allocations)
            add(allocation, false);
        for (const AllocationInfo& allocation : m_node->foreignAllocations)
            add(allocation, true);
    }
    std::vector<std::string> removed;
    for (const RowNode* row : topRows()) {
        if (!reported.contains(row->id))
            removed.push_back(row->id);
    }
    applyRows(removed, std::move(incoming));
    Q_EMIT nodeChanged();
}

Figures NodeAllocationModel::figuresFor(const std::optional<Resource>& amounts) const
{
    Figures figures;
    if (m_shown)
        figures = figuresOf({.used = amounts, .pending = {}, .guaranteed = {}, .max = {}, .headroom = {}},
                            Focus::on(*m_shown));
    figures.isTypeNamed = m_focus.isDominant();
    return figures;
}

NodeAllocationRow NodeAllocationModel::rowOf(const AllocationInfo& allocation,
                                             const PartitionSnapshot& partition) const
{
    NodeAllocationRow row;
    row.key = QString::fromStdString(allocation.key);
    row.name = tagOf(allocation, "kubernetes.io/meta/podName");
    if (row.name.isEmpty())
        row.name = row.key;
    row.space = tagOf(allocation, "kubernetes.io/meta/namespace");
    row.application = QString::fromStdString(allocation.applicationId);
    const ApplicationInfo* application = partition.applications
        ? findSorted(*partition.applications, ApplicationId(allocation.applicationId))
        : nullptr;
    if (application) {
        row.queue = QString::fromStdString(application->queue.text());
        row.user = QString::fromStdString(application->user.text());
    }
    row.kind = kindOf(allocation);
    row.taskGroup = QString::fromStdString(allocation.taskGroupName);
    row.priority = QString::fromStdString(allocation.priority);
    row.allocated = std::chrono::nanoseconds(allocation.allocationTime);
    row.age = allocation.allocationTime == 0 ? unsetText()
                                             : ageText(sourceTime(*m_snapshot).time_since_epoch()
                                                       - std::chrono::nanoseconds(allocation.allocationTime));
    row.amounts = allocation.resource;
    row.shown = figuresFor(row.amounts);
    return row;
}
} // namespace quotadeck::models

#include "moc_nodeallocationmodel.cpp"
