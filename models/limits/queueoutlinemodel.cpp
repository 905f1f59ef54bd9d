// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/queueoutlinemodel.h"

#include "core/config/schema/effective.h"
#include "models/common/roles.h"

#include <QLocale>

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

int problemsOf(const OutlineRow& row)
{
    return row.errors + row.warnings;
}

int problemsBelow(const OutlineRow& row)
{
    return row.errorsBelow + row.warningsBelow;
}

QString placeText(const OutlineRow& row)
{
    return row.kind == OutlineRow::Kind::Queue ? QString::fromStdString(row.queue.text())
                                               : QueueOutlineModel::tr("Partition %1").arg(row.partitionName);
}
} // namespace

/// Titles are signs where the names of the queues need the room.
ColumnTable<OutlineRow> QueueOutlineModel::columns()
{
    using Row = const OutlineRow&;
    static constexpr ColumnOf<OutlineRow> kColumns[] = {
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue"),
            .text = textIn<&OutlineRow::name>,
            .toolTip = placeText,
            .kind = [](Row row) -> std::optional<RowKind> {
                if (row.kind != OutlineRow::Kind::Queue)
                    return std::nullopt;
                return row.isParent ? RowKind::ParentQueue : RowKind::LeafQueue;
            },
            .isBefore = orderedBy<&OutlineRow::name>,
            .isSame = equalIn<&OutlineRow::name, &OutlineRow::isParent>,
        },
        {
            .column = LimitsColumn,
            .help = QT_TR_NOOP("Limits"),
            .sharedTitle = [] { return QStringLiteral("#"); },
            .isNumeric = true,
            .text = [](Row row) { return row.limits > 0 ? QLocale().toString(row.limits) : QString(); },
            .toolTip = placeText,
            .isBefore = orderedBy<&OutlineRow::limits>,
            .isSame = equalIn<&OutlineRow::limits>,
        },
        {
            .column = ProblemsColumn,
            .help = QT_TR_NOOP("Problems"),
            .sharedTitle = [] { return QStringLiteral("!"); },
            .isNumeric = true,
            .text =
                [](Row row) {
                    if (problemsOf(row) > 0)
                        return QLocale().toString(problemsOf(row));
                    //: problems of the queues below
                    return problemsBelow(row) > 0 ? tr("(%1)").arg(problemsBelow(row)) : QString();
                },
            .toolTip =
                [](Row row) {
                    return problemsOf(row) + problemsBelow(row) > 0
                        ? tr("%1 here, %2 in the queues below").arg(problemsOf(row)).arg(problemsBelow(row))
                        : placeText(row);
                },
            .state =
                [](Row row) {
                    if (problemsOf(row) + problemsBelow(row) == 0)
                        return RowState::Normal;
                    return row.errors + row.errorsBelow > 0 ? RowState::Critical : RowState::Warning;
                },
            .isBefore = [](Row left, Row right) { return problemsOf(left) < problemsOf(right); },
            .isSame = equalIn<&OutlineRow::errors, &OutlineRow::warnings, &OutlineRow::errorsBelow,
                              &OutlineRow::warningsBelow>,
        },
        {
            .column = ChangeColumn,
            .help = QT_TR_NOOP("Changes"),
            .sharedTitle = [] { return QStringLiteral("±"); },
            .text = textIn<&OutlineRow::mark>,
            .toolTip = textIn<&OutlineRow::markText>,
            .isBefore = orderedBy<&OutlineRow::mark>,
            .isSame = equalIn<&OutlineRow::mark, &OutlineRow::markText>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

QueueOutlineModel::QueueOutlineModel(QObject* parent) : LiveTree(columns(), parent) { }

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
    const bool isQueue = change.element.isEmpty() && change.field.empty();
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
            = change.kind == config::ChangeKind::Removed && change.element.isEmpty() && change.field.empty();
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

QVariant QueueOutlineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return LiveTree::headerData(section, orientation,
                                role == Qt::AccessibleTextRole ? Qt::ToolTipRole : role);
}
} // namespace quotadeck::models

#include "moc_queueoutlinemodel.cpp"
