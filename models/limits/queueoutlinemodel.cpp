// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/queueoutlinemodel.h"

#include "core/config/schema/effective.h"
#include "models/common/roles.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace quotadeck::models {
namespace {
std::string idOfQueue(std::size_t partition, const QueuePath& queue)
{
    return std::to_string(partition) + ':' + queue.text();
}

std::string idOfRules(std::size_t partition)
{
    return idOfQueue(partition, {}) + "rules";
}

std::string idOfPlace(const TextPlace& place)
{
    return place.part == TextPlace::Part::Rules ? idOfRules(place.partition)
                                                : idOfQueue(place.partition, place.queue);
}
} // namespace

QueueOutlineModel::QueueOutlineModel(QObject* parent) : LiveTree<OutlineRow>(parent) { }

void QueueOutlineModel::setRevision(const ConfigRevisionPtr& revision)
{
    if (!revision) {
        applyRows(std::exchange(m_ids, {}), {});
        return;
    }
    if (!revision->isReadable())
        return;
    const auto& partitions = revision->partitions;
    std::vector<Incoming> rows;

    const auto addQueue = [&](const auto& self, const config::QueueConfig& queue, std::size_t partition,
                              const QueuePath& parent, const std::string& parentId) -> OutlineRow {
        const QueuePath path = parent.child(queue.name.value);
        const std::string id = idOfQueue(partition, path);
        const auto known = revision->problems.find(path.text());
        const ProblemCount problems = known == revision->problems.end() ? ProblemCount() : known->second;
        OutlineRow row;
        row.name = QString::fromStdString(queue.name.value);
        row.partition = partition;
        row.queue = path;
        row.place = queue.name.span;
        row.isParent = !queue.queues.value.empty() || queue.parent.value;
        row.limits = static_cast<int>(queue.limits.value.size());
        row.errors = problems.errors;
        row.warnings = problems.warnings;
        addMark(row);
        const auto at = rows.size();
        rows.push_back({id, parentId, std::move(row)});
        for (const auto& child : queue.queues.value) {
            const OutlineRow below = self(self, child, partition, path, id);
            rows[at].row.errorsBelow += below.errors + below.errorsBelow;
            rows[at].row.warningsBelow += below.warnings + below.warningsBelow;
        }
        return rows[at].row;
    };
    for (std::size_t number = 0; number < partitions.size(); ++number) {
        const auto& partition = partitions[number];
        std::string parentId;
        const bool isOnly = partitions.size() == 1;
        OutlineRow settings;
        settings.kind = OutlineRow::Kind::Partition;
        settings.partitionName = QString::fromStdString(partition.name.value);
        settings.name = isOnly ? tr("Partition settings") : settings.partitionName;
        settings.partition = number;
        settings.place = partition.name.span;
        settings.isParent = !isOnly;
        OutlineRow rules = settings;
        rules.kind = OutlineRow::Kind::Rules;
        rules.name = tr("Placement rules (%1)").arg(partition.placementRules.value.size());
        rules.place = partition.placementRules.key;
        rules.isParent = false;
        const std::string id = idOfQueue(number, {});
        if (!isOnly)
            parentId = id;
        rows.push_back({id, {}, std::move(settings)});
        rows.push_back({idOfRules(number), parentId, std::move(rules)});
        addQueue(addQueue, config::rootOf(partition), number, {}, parentId);
    }

    addOtherProblems(*revision, rows);

    std::unordered_set<std::string> present;
    std::vector<std::string> ids;
    std::erase_if(rows,
                  [&](const Incoming& row) { return !present.insert(row.id).second; }); // two of one name
    std::ranges::transform(rows, std::back_inserter(ids), &Incoming::id);
    std::vector<std::string> removed;
    std::ranges::copy_if(m_ids, std::back_inserter(removed),
                         [&](const std::string& id) { return !present.contains(id); });
    m_ids = std::move(ids);
    applyRows(removed, std::move(rows));
}

/// Counts those that are of no queue where they stand: a partition, or its placement rules.
void QueueOutlineModel::addOtherProblems(const ConfigRevision& revision, std::vector<Incoming>& rows)
{
    std::unordered_map<std::string, OutlineRow*> others;
    std::unordered_set<std::string> queues;
    for (Incoming& incoming : rows) {
        if (incoming.row.kind == OutlineRow::Kind::Queue)
            queues.insert(incoming.row.queue.text());
        else
            others.emplace(incoming.id, &incoming.row);
    }
    for (const config::Finding& finding : revision.verdict.findings) {
        if (finding.severity == config::Severity::Info || queues.contains(finding.path))
            continue;
        const auto place = placeAt(revision, finding.span.begin.offset);
        const auto row = place ? others.find(idOfPlace(*place)) : others.end();
        if (row != others.end())
            ++(finding.severity == config::Severity::Error ? row->second->errors : row->second->warnings);
    }
}

QueueOutlineModel::Mark QueueOutlineModel::markOf(const config::Change& change)
{
    const bool isQueue = change.element.empty() && change.field.empty();
    if (isQueue && change.kind == config::ChangeKind::Added)
        return {QStringLiteral("+"), tr("new")};
    if (isQueue && change.kind == config::ChangeKind::Moved)
        return {QStringLiteral("→"), tr("moved")};
    if (isQueue && change.kind == config::ChangeKind::Renamed)
        return {QStringLiteral("→"), tr("renamed")};
    return {QStringLiteral("~"), tr("changed")};
}

void QueueOutlineModel::setChanges(const std::vector<config::Change>& changes)
{
    m_marks.clear();
    for (const auto& change : changes) {
        const bool isGone
            = change.kind == config::ChangeKind::Removed && change.element.empty() && change.field.empty();
        if (isGone) // shown where it was
            m_marks.insert_or_assign(QueuePath(change.path).parent().text(),
                                     Mark{QStringLiteral("−"), tr("a queue below was removed")});
        else // what happened to the queue as a whole comes first
            m_marks.try_emplace(change.path, markOf(change));
    }
    reviseAll([this](OutlineRow& row) { addMark(row); });
}

void QueueOutlineModel::addMark(OutlineRow& row) const
{
    const auto mark = row.queue.isEmpty() ? m_marks.end() : m_marks.find(row.queue.text());
    row.mark = mark == m_marks.end() ? QString() : mark->second.sign;
    row.markText = mark == m_marks.end() ? QString() : mark->second.text;
}

QModelIndex QueueOutlineModel::indexOfQueue(const QueuePath& queue) const
{
    const auto id = std::ranges::find_if(m_ids, [&](const std::string& candidate) {
        return rowFor(candidate)->queue == queue && !queue.isEmpty();
    });
    return id == m_ids.end() ? QModelIndex() : indexOf(QString::fromStdString(*id));
}

QModelIndex QueueOutlineModel::indexOfPlace(const TextPlace& place) const
{
    const std::string id = idOfPlace(place);
    return std::ranges::find(m_ids, id) == m_ids.end() ? QModelIndex() : indexOf(QString::fromStdString(id));
}

QModelIndex QueueOutlineModel::firstWithLimits() const
{
    const auto id = std::ranges::find_if(
        m_ids, [this](const std::string& candidate) { return rowFor(candidate)->limits > 0; });
    return id == m_ids.end() ? indexOfQueue(QueuePath(config::kRootQueue))
                             : indexOf(QString::fromStdString(*id));
}

int QueueOutlineModel::columnCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : ColumnCount;
}

QVariant QueueOutlineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && (section == LimitsColumn || section == ProblemsColumn))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    const bool isSpoken = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && !isSpoken))
        return {};
    switch (static_cast<Column>(section)) { // signs: the names of the queues need the room
    case QueueColumn:
        return tr("Queue");
    case LimitsColumn:
        return isSpoken ? tr("Limits") : QStringLiteral("#");
    case ProblemsColumn:
        return isSpoken ? tr("Problems") : QStringLiteral("!");
    case ChangeColumn:
        return isSpoken ? tr("Changes") : QStringLiteral("±");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant QueueOutlineModel::cell(const OutlineRow& row, int column, int role) const
{
    const int problems = row.errors + row.warnings;
    const int below = row.errorsBelow + row.warningsBelow;
    switch (role) {
    case Qt::DisplayRole:
        switch (static_cast<Column>(column)) {
        case QueueColumn:
            return row.name;
        case LimitsColumn:
            return row.limits > 0 ? QVariant(row.limits) : QVariant(QString());
        case ProblemsColumn:
            if (problems > 0)
                return problems;
            //: problems of the queues below
            return below > 0 ? tr("(%1)").arg(below) : QString();
        case ChangeColumn:
            return row.mark;
        case ColumnCount:
            break;
        }
        return {};
    case Qt::ToolTipRole:
        if (column == ProblemsColumn && problems + below > 0)
            return tr("%1 here, %2 in the queues below").arg(problems).arg(below);
        if (column == ChangeColumn)
            return row.markText;
        return row.kind == OutlineRow::Kind::Queue ? QString::fromStdString(row.queue.text())
                                                   : tr("Partition %1").arg(row.partitionName);
    case KindRole:
        return column == QueueColumn && row.kind == OutlineRow::Kind::Queue
            ? QVariant(static_cast<int>(row.isParent ? RowKind::ParentQueue : RowKind::LeafQueue))
            : QVariant();
    case StateRole:
        if (column != ProblemsColumn || problems + below == 0)
            return {};
        return static_cast<int>(row.errors + row.errorsBelow > 0 ? RowState::Critical : RowState::Warning);
    case NumericRole:
        return column == LimitsColumn || column == ProblemsColumn;
    default:
        return {};
    }
}

bool QueueOutlineModel::isBefore(const OutlineRow& left, const OutlineRow& right, int column) const
{
    switch (static_cast<Column>(column)) {
    case QueueColumn:
        return left.name < right.name;
    case LimitsColumn:
        return left.limits < right.limits;
    case ProblemsColumn:
        return left.errors + left.warnings < right.errors + right.warnings;
    case ChangeColumn:
        return left.mark < right.mark;
    case ColumnCount:
        break;
    }
    return false;
}

bool QueueOutlineModel::isSameCell(const OutlineRow& left, const OutlineRow& right, int column) const
{
    switch (static_cast<Column>(column)) {
    case QueueColumn:
        return left.name == right.name && left.isParent == right.isParent;
    case LimitsColumn:
        return left.limits == right.limits;
    case ProblemsColumn:
        return left.errors == right.errors && left.warnings == right.warnings
            && left.errorsBelow == right.errorsBelow && left.warningsBelow == right.warningsBelow;
    case ChangeColumn:
        return left.mark == right.mark && left.markText == right.markText;
    case ColumnCount:
        break;
    }
    return true;
}

bool QueueOutlineModel::isMatch(const OutlineRow&) const
{
    return true;
}
} // namespace quotadeck::models
