// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/podlistmodel.h"

#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/nodes/nodelistmodel.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <unordered_set>

namespace quotadeck::models {
namespace {
using PodState = PodRow::State;

/// The one called @p id in a list by id, or nullptr.
template <typename Row, typename Id>
const Row* findById(const std::vector<Row>& rows, const Id& id)
{
    const auto found = std::ranges::lower_bound(rows, id, {}, &Row::id);
    return found != rows.end() && found->id == id ? &*found : nullptr;
}

QString podName(const std::map<std::string, std::string>& tags, const std::string& key)
{
    const auto name = tags.find("kubernetes.io/meta/podName");
    return QString::fromStdString(name == tags.end() || name->second.empty() ? key : name->second);
}

QString instanceTypeAt(const std::string& node, const PartitionSnapshot& partition)
{
    const NodeInfo* known = partition.nodes ? findById(*partition.nodes, node) : nullptr;
    return known ? instanceTypeOf(*known) : QString();
}

template <QString PodRow::*Member>
constexpr ColumnOf<PodRow> podColumn(int column, const char* title, const char* help)
{
    using Row = const PodRow&;
    return {.column = column,
            .title = title,
            .help = help,
            .text = [](Row row) { return (row.*Member).isEmpty() ? unsetText() : row.*Member; },
            .emphasis = [](Row row) { return dimUnless(!(row.*Member).isEmpty()); },
            .isBefore = orderedBy<Member, PodRow>,
            .isSame = equalIn<Member>};
}
} // namespace

ColumnTable<PodRow> PodListModel::columns()
{
    using Row = const PodRow&;
    static constexpr ColumnOf<PodRow> kColumns[] = {
        {
            .column = PodColumn,
            .title = QT_TR_NOOP("Pod"),
            .help = QT_TR_NOOP("Pod name, or the key of the allocation or request if no name is reported"),
            .text = textIn<&PodRow::name>,
            .toolTip = [](Row row) { return tr("Key %1", "of an allocation or request").arg(row.key); },
            .isBefore = orderedBy<&PodRow::name>,
            .isSame = equalIn<&PodRow::name, &PodRow::key>,
        },
        {
            .column = StateColumn,
            .title = QT_TR_NOOP("State"),
            .help = QT_TR_NOOP("Whether resources are allocated to the pod or pending"),
            .text =
                [](Row row) {
                    switch (row.state) {
                    case PodState::Allocated:
                        return tr("Allocated");
                    case PodState::Preempted:
                        return tr("Preempted");
                    case PodState::Pending:
                        return tr("Pending");
                    }
                    return QString();
                },
            .toolTip = noToolTip,
            .state
            = [](Row row) { return row.state == PodState::Preempted ? RowState::Warning : RowState::Normal; },
            .isBefore = orderedBy<&PodRow::state>,
            .isSame = equalIn<&PodRow::state>,
        },
        podColumn<&PodRow::node>(
            NodeColumn, QT_TR_NOOP("Node"),
            QT_TR_NOOP("Node of the allocation, or the one that the request requires; press Enter "
                       "to show it")),
        podColumn<&PodRow::instanceType>(InstanceTypeColumn, QT_TR_NOOP("Instance type"),
                                         QT_TR_NOOP("Instance type of the node")),
        {
            .column = KindColumn,
            .title = QT_TR_NOOP("Kind"),
            .help = QT_TR_NOOP("Placeholder: reserves room for a pod of a gang until that pod starts"),
            .text = [](Row row) { return row.isPlaceholder ? tr("Placeholder") : tr("Pod"); },
            .toolTip = noToolTip,
            .isBefore = orderedBy<&PodRow::isPlaceholder>,
            .isSame = equalIn<&PodRow::isPlaceholder>,
        },
        {
            .column = PriorityColumn,
            .title = QT_TR_NOOP("Priority"),
            .help = QT_TR_NOOP("Priority of the pod"),
            .isNumeric = true,
            .text = [](Row row) { return row.priority.isEmpty() ? unsetText() : row.priority; },
            .emphasis = [](Row row) { return dimUnless(!row.priority.isEmpty()); },
            .isBefore
            = [](Row left, Row right) { return left.priority.toLongLong() < right.priority.toLongLong(); },
            .isSame = equalIn<&PodRow::priority>,
        },
        {
            .column = AgeColumn,
            .title = QT_TR_NOOP("Age"),
            .help = QT_TR_NOOP("Time since the allocation or the request"),
            .isNumeric = true,
            .text = textIn<&PodRow::age>,
            .toolTip = [](Row row) { return knownTimeText(row.since); },
            .emphasis = [](Row row) { return dimUnless(row.since.count() != 0); },
            .isBefore = orderedBy<&PodRow::since>,
            .isSame = equalIn<&PodRow::since, &PodRow::age>,
        },
        {
            .column = ResourcesColumn,
            .title = QT_TR_NOOP("Resources"),
            .help = QT_TR_NOOP("Amounts of all resource types"),
            .text = [](Row row) { return row.amounts ? quantitiesText(row.amounts) : unsetText(); },
            .emphasis = [](Row row) { return dimUnless(row.amounts.has_value()); },
            .isSame = [](Row left, Row right) { return left.amounts == right.amounts; },
        },
        {
            .column = AttemptsColumn,
            .title = QT_TR_NOOP("Denied"),
            .help = QT_TR_NOOP("Number of failed attempts for this reason"),
            .isNumeric = true,
            .text
            = [](Row row) { return row.reason.isEmpty() ? unsetText() : QString::number(row.attempts); },
            .toolTip = noToolTip,
            .emphasis = [](Row row) { return dimUnless(!row.reason.isEmpty()); },
            .isBefore = orderedBy<&PodRow::attempts>,
            .isSame = equalIn<&PodRow::attempts, &PodRow::reason>,
        },
        {
            .column = ReasonColumn,
            .title = QT_TR_NOOP("Reason"),
            .help = QT_TR_NOOP("Latest reason why the request was not allocated; hover to see all of them"),
            .text = textIn<&PodRow::reason>,
            .toolTip = textIn<&PodRow::reasons>,
            .state = [](Row row) { return row.reason.isEmpty() ? RowState::Normal : RowState::Notice; },
            .isBefore = orderedBy<&PodRow::reason>,
            .isSame = equalIn<&PodRow::reason, &PodRow::reasons>,
        },
        podColumn<&PodRow::taskGroup>(TaskGroupColumn, QT_TR_NOOP("Task group"),
                                      QT_TR_NOOP("Task group of a gang")),
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

PodListModel::PodListModel(QObject* parent) : LiveTree(columns(), parent) { }

void PodListModel::apply(const SnapshotUpdate& update)
{
    const PartitionSnapshot* partition
        = update.snapshot ? findPartition(*update.snapshot, update.partition) : nullptr;
    if (partition && !partition->applications && m_partition == update.partition)
        return;
    m_snapshot = update.snapshot;
    m_partition = update.partition;
    show();
}

void PodListModel::setApplication(const QString& id)
{
    if (std::string text = id.toStdString(); text != m_id) {
        m_id = std::move(text);
        show();
    }
}

QString PodListModel::nodeOf(const QString& id) const
{
    const PodRow* row = rowFor(id.toStdString());
    return row ? row->node : QString();
}

void PodListModel::show()
{
    const PartitionSnapshot* partition = m_snapshot ? findPartition(*m_snapshot, m_partition) : nullptr;
    const ApplicationId wanted(m_id);
    m_application
        = partition && partition->applications ? findById(*partition->applications, wanted) : nullptr;
    m_hasEnded = !m_application && partition && partition->finished.find(wanted);
    if (m_hasEnded)
        m_application = partition->finished.find(wanted);
    std::vector<Incoming> incoming;
    std::unordered_set<std::string> reported;
    const auto add = [&](const char* kind, const auto& pod) {
        std::string id = kind + pod.key;
        reported.insert(id);
        incoming.push_back({std::move(id), {}, rowOf(pod, *partition)});
    };
    if (m_application) {
        for (const RequestInfo& request : m_application->requests)
            add("request ", request);
        for (const AllocationInfo& allocation : m_application->allocations)
            add("allocation ", allocation);
    }
    std::vector<std::string> removed;
    for (const RowNode* row : topRows()) {
        if (!reported.contains(row->id))
            removed.push_back(row->id);
    }
    applyRows(removed, std::move(incoming));
    Q_EMIT applicationChanged();
}

QString PodListModel::ageOf(std::int64_t time) const
{
    return time == 0 ? unsetText()
                     : ageText(sourceTime(*m_snapshot).time_since_epoch() - std::chrono::nanoseconds(time));
}

PodRow PodListModel::rowOf(const AllocationInfo& allocation, const PartitionSnapshot& partition) const
{
    PodRow row;
    row.key = QString::fromStdString(allocation.key);
    row.name = podName(allocation.tags, allocation.key);
    row.state = allocation.preempted ? PodState::Preempted : PodState::Allocated;
    row.isPlaceholder = allocation.placeholder;
    row.node = QString::fromStdString(allocation.nodeId);
    row.instanceType = instanceTypeAt(allocation.nodeId, partition);
    row.taskGroup = QString::fromStdString(allocation.taskGroupName);
    row.priority = QString::fromStdString(allocation.priority);
    row.since = std::chrono::nanoseconds(allocation.allocationTime);
    row.age = ageOf(allocation.allocationTime);
    row.amounts = allocation.resource;
    return row;
}

PodRow PodListModel::rowOf(const RequestInfo& request, const PartitionSnapshot& partition) const
{
    PodRow row;
    row.key = QString::fromStdString(request.key);
    row.name = podName(request.tags, request.key);
    row.state = PodState::Pending;
    row.isPlaceholder = request.placeholder;
    row.node = QString::fromStdString(request.requiredNodeId);
    row.instanceType = instanceTypeAt(request.requiredNodeId, partition);
    row.taskGroup = QString::fromStdString(request.taskGroupName);
    row.priority = QString::fromStdString(request.priority);
    row.since = std::chrono::nanoseconds(request.requestTime);
    row.age = ageOf(request.requestTime);
    row.amounts = request.resource;
    QStringList reasons;
    for (auto entry = request.log.rbegin(); entry != request.log.rend(); ++entry) { // the latest first
        const QString message = QString::fromStdString(entry->message);
        reasons << tr("%1 (%2 times, last %3)", "reason, number, time")
                       .arg(message, QString::number(entry->count),
                            entry->lastOccurrence == 0
                                ? unsetText()
                                : knownTimeText(std::chrono::nanoseconds(entry->lastOccurrence)));
    }
    if (!request.log.empty()) { // by time
        row.reason = QString::fromStdString(request.log.back().message);
        row.attempts = request.log.back().count;
    }
    row.reasons = reasons.join(u'\n');
    return row;
}
} // namespace quotadeck::models

#include "moc_podlistmodel.cpp"
