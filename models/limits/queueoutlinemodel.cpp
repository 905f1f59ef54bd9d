// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/queueoutlinemodel.h"

#include "core/config/schema/effective.h"
#include "models/common/roles.h"
#include "models/limits/form/queueactions.h"
#include "models/limits/queuerelocation.h"

#include <QLocale>
#include <QMimeData>
#include <QSet>

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::size_t kRulesPosition = 1; ///< behind the settings of the partition
constexpr std::size_t kRootPosition = 2;
constexpr char kAnother = '\n'; ///< in no place: marks a new row, as opposed to a moved one

const QString kDraggedQueue = QStringLiteral("application/x-quotadeck-queue"); ///< with the id of its row

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

FilterNumber countOf(int count)
{
    return FilterNumber::count(static_cast<quint64>(count));
}

template <auto Member>
QString firstIn(const OutlineRow& row)
{
    return (row.*Member).value(0);
}

template <auto Member>
QStringList textsIn(const OutlineRow& row)
{
    return row.*Member;
}

/// Adds those of @p names that @p all does not have.
void addEach(QStringList& all, const config::TextList& names)
{
    constexpr std::size_t kFew = 8; // a set costs more than it saves
    if (static_cast<std::size_t>(all.size()) + names.value.size() <= kFew) {
        for (const auto& name : names.value) {
            if (QString text = QString::fromStdString(name.value); !all.contains(text))
                all << std::move(text);
        }
        return;
    }
    QSet<QString> known(all.begin(), all.end());
    for (const auto& name : names.value) {
        const QString text = QString::fromStdString(name.value);
        if (const auto before = known.size(); known.insert(text), known.size() > before)
            all << text;
    }
}

QString placeText(const OutlineRow& row)
{
    return row.kind == OutlineRow::Kind::Queue ? row.path
                                               : QueueOutlineModel::tr("Partition %1").arg(row.partitionName);
}

QString driftText(const OutlineRow& row)
{
    if (row.driftBelow.isEmpty())
        return row.drift.text();
    const QString below = row.driftBelow.isFromSaved && row.driftBelow.isFromCluster
        ? QueueOutlineModel::tr("Queues below differ from the saved file and from the cluster")
        : row.driftBelow.isFromSaved ? QueueOutlineModel::tr("Queues below differ from the saved file")
                                     : QueueOutlineModel::tr("Queues below differ from the cluster");
    return row.drift.isEmpty() ? below : row.drift.text() + u'\n' + below;
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
            .filter = {.key = "queue", .isMain = true, .text = textIn<&OutlineRow::path>},
            .text = textIn<&OutlineRow::name>,
            .toolTip = placeText,
            .kind = [](Row row) -> std::optional<RowKind> {
                if (row.kind != OutlineRow::Kind::Queue)
                    return std::nullopt;
                return row.isParent ? RowKind::ParentQueue : RowKind::LeafQueue;
            },
            .isBefore = orderedBy<&OutlineRow::position>,
            .isSame = equalIn<&OutlineRow::name, &OutlineRow::isParent, &OutlineRow::position>,
        },
        {
            .column = LimitsColumn,
            .help = QT_TR_NOOP("Limits"),
            .sharedTitle = [] { return QStringLiteral("#"); },
            .isNumeric = true,
            .filter = {.key = "limits",
                       .kind = filter::FieldKind::Count,
                       .number = [](Row row) { return countOf(row.limits); }},
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
            .filter = {.key = "problems",
                       .kind = filter::FieldKind::Count,
                       .number = [](Row row) { return countOf(problemsOf(row)); }},
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
            .filter = {.key = "change", .text = textIn<&OutlineRow::markText>},
            .text = textIn<&OutlineRow::mark>,
            .toolTip = textIn<&OutlineRow::markText>,
            .isBefore = orderedBy<&OutlineRow::mark>,
            .isSame = equalIn<&OutlineRow::mark, &OutlineRow::markText>,
        },
        {
            .column = DriftColumn,
            .help = QT_TR_NOOP("Drift: S where the saved file differs, C where the cluster differs; in "
                               "brackets for the queues below"),
            .sharedTitle = [] { return QStringLiteral("≠"); },
            .filter = {.key = "drift",
                       .text = [](Row row) { return row.drift.words().value(0); },
                       .others = [](Row row) { return row.drift.words(); }},
            .text =
                [](Row row) {
                    if (!row.drift.isEmpty())
                        return row.drift.sign();
                    //: sign of what differs in the queues below
                    return row.driftBelow.isEmpty() ? QString() : tr("(%1)").arg(row.driftBelow.sign());
                },
            .toolTip = [](Row row) { return driftText(row); },
            .spoken = [](Row row) { return driftText(row); },
            .emphasis = [](Row row) { return dimUnless(!row.drift.isEmpty()); },
            .isBefore
            = [](Row left, Row right) { return left.drift.words().size() < right.drift.words().size(); },
            .isSame = equalIn<&OutlineRow::drift, &OutlineRow::driftBelow>,
        },
    };
    static constexpr FieldOf<OutlineRow> kFields[] = {
        {.key = "user", .text = firstIn<&OutlineRow::users>, .others = textsIn<&OutlineRow::users>},
        {.key = "group", .text = firstIn<&OutlineRow::groups>, .others = textsIn<&OutlineRow::groups>},
    };
    static_assert(areInOrder(kColumns));
    return {kColumns, kFields};
}

QueueOutlineModel::QueueOutlineModel(QObject* parent) : LiveTree(columns(), parent)
{
    sort(QueueColumn); // by place in the text
}

bool QueueOutlineModel::isListed(const OutlineRow& row) const
{
    return filterText().isEmpty() || row.kind == OutlineRow::Kind::Queue
        || !row.drift.isEmpty(); // the filter may ask for it
}

void QueueOutlineModel::setRevision(const ConfigRevisionPtr& revision)
{
    if (!revision) {
        m_revision.reset();
        m_idsElsewhere.clear();
        m_queueCount = 0;
        applyRows(std::exchange(m_ids, {}), {});
        return;
    }
    if (!revision->isReadable())
        return;
    const auto& partitions = revision->partitions;
    std::vector<Incoming> rows;

    const auto addQueue
        = [&](const auto& self, const config::QueueConfig& queue, std::size_t partition,
              const QueuePath& parent, const std::string& parentId, std::size_t position) -> ProblemCount {
        const QueuePath path = parent.child(queue.name.value);
        const std::string id = idOfQueue(partition, path);
        const auto known = revision->problems.find(path.text());
        const ProblemCount problems = known == revision->problems.end() ? ProblemCount() : known->second;
        OutlineRow row;
        row.name = QString::fromStdString(queue.name.value);
        row.partition = partition;
        row.queue = path;
        row.path = QString::fromStdString(path.text());
        row.place = queue.name.span;
        row.position = position;
        row.isParent = !queue.queues.value.empty() || queue.parent.value;
        row.limits = static_cast<int>(queue.limits.value.size());
        for (const auto& limit : queue.limits.value) {
            addEach(row.users, limit.users);
            addEach(row.groups, limit.groups);
        }
        row.errors = problems.errors;
        row.warnings = problems.warnings;
        addMark(row);
        addDrift(row, partitions[partition].name.value);
        const auto at = rows.size();
        rows.push_back({id, parentId, std::move(row)});
        std::size_t childPosition = 0;
        for (const auto& child : queue.queues.value) {
            const ProblemCount below = self(self, child, partition, path, id, childPosition++);
            rows[at].row.errorsBelow += below.errors;
            rows[at].row.warningsBelow += below.warnings;
        }
        const OutlineRow& added = rows[at].row;
        return {.errors = added.errors + added.errorsBelow, .warnings = added.warnings + added.warningsBelow};
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
        settings.position = isOnly ? 0 : number;
        OutlineRow rules = settings;
        rules.position = kRulesPosition;
        rules.kind = OutlineRow::Kind::Rules;
        rules.name = tr("Placement rules (%1)").arg(partition.placementRules.value.size());
        rules.place = partition.placementRules.key;
        rules.isParent = false;
        addDrift(settings, partition.name.value);
        addDrift(rules, partition.name.value);
        const std::string id = idOfQueue(number, {});
        if (!isOnly)
            parentId = id;
        rows.push_back({id, {}, std::move(settings)});
        rows.push_back({idOfRules(number), parentId, std::move(rules)});
        addQueue(addQueue, config::rootOf(partition), number, {}, parentId, kRootPosition);
    }

    addOtherProblems(*revision, rows);

    std::unordered_set<std::string> present;
    std::vector<std::string> ids;
    std::erase_if(rows,
                  [&](const Incoming& row) { return !present.insert(row.id).second; }); // two of one name
    m_queueCount = static_cast<int>(std::ranges::count(
        rows, OutlineRow::Kind::Queue, [](const Incoming& incoming) { return incoming.row.kind; }));
    if (identify(*revision, rows)) {
        present.clear();
        for (const Incoming& incoming : rows)
            present.insert(incoming.id);
    }
    m_revision = revision;
    std::ranges::transform(rows, std::back_inserter(ids), &Incoming::id);
    std::vector<std::string> removed;
    std::ranges::copy_if(m_ids, std::back_inserter(removed),
                         [&](const std::string& id) { return !present.contains(id); });
    m_ids = std::move(ids);
    applyRows(removed, std::move(rows));
}

bool QueueOutlineModel::identify(const ConfigRevision& revision, std::vector<Incoming>& rows)
{
    const auto relocations = m_revision ? relocatedQueues(m_revision->partitions, revision.partitions)
                                        : std::vector<QueueRelocation>();
    if (relocations.empty() && m_idsElsewhere.empty())
        return false;
    std::unordered_map<std::string, std::string> elsewhere;
    std::unordered_set<std::string> taken;
    std::vector<Incoming*> staying;
    std::vector<Incoming*> others;
    std::unordered_map<std::string, const QueueRelocation*> relocated; // by the id of the place now
    for (const QueueRelocation& relocation : relocations)
        relocated.emplace(idOfQueue(relocation.partition, relocation.to), &relocation);
    /// The id of the row that was where @p row has come from; empty: it has not moved.
    const auto placeBefore = [&](const OutlineRow& row) {
        for (QueuePath path = row.queue; !relocated.empty() && !path.isEmpty(); path = path.parent()) {
            const auto found = relocated.find(idOfQueue(row.partition, path));
            if (found == relocated.end())
                continue;
            const std::string below = row.queue.text().substr(path.text().size());
            return rowIdOf(idOfQueue(row.partition, QueuePath(found->second->from.text() + below)));
        }
        return std::string();
    };
    const auto give = [&](Incoming& incoming, std::string id) {
        taken.insert(id);
        if (id != incoming.id)
            elsewhere.emplace(incoming.id, std::move(id));
    };
    for (Incoming& incoming : rows) { // what moved keeps its row, whatever stands in its place now
        const std::string before = placeBefore(incoming.row);
        if (!before.empty() && rowFor(before) && !taken.contains(before))
            give(incoming, before);
        else
            (m_idsElsewhere.contains(incoming.id) ? staying : others).push_back(&incoming);
    }
    for (Incoming* incoming : staying) {
        if (std::string id = rowIdOf(incoming->id); !taken.contains(id))
            give(*incoming, std::move(id));
        else
            others.push_back(incoming);
    }
    for (Incoming* incoming : others) {
        std::string id = incoming->id;
        while (taken.contains(id))
            id += kAnother;
        give(*incoming, std::move(id));
    }
    m_idsElsewhere = std::move(elsewhere);
    for (Incoming& incoming : rows) {
        incoming.parent = rowIdOf(incoming.parent);
        incoming.id = rowIdOf(incoming.id);
    }
    return true;
}

std::string QueueOutlineModel::rowIdOf(const std::string& placeId) const
{
    const auto found = m_idsElsewhere.find(placeId);
    return found == m_idsElsewhere.end() ? placeId : found->second;
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

void QueueOutlineModel::setDrift(const DriftPtr& drift)
{
    m_drift = drift;
    reviseWhere(
        [this](const OutlineRow& row) {
            const DriftMarks marks = driftMarksOf(row, partitionOf(row));
            return row.drift != *marks.own || row.driftBelow != *marks.below;
        },
        [this](OutlineRow& row) { addDrift(row, partitionOf(row)); });
}

std::string QueueOutlineModel::partitionOf(const OutlineRow& row) const
{
    return m_revision && row.partition < m_revision->partitions.size()
        ? m_revision->partitions[row.partition].name.value
        : std::string();
}

void QueueOutlineModel::addDrift(OutlineRow& row, const std::string& partition) const
{
    const DriftMarks marks = driftMarksOf(row, partition);
    row.drift = *marks.own;
    row.driftBelow = *marks.below;
}

QueueOutlineModel::DriftMarks QueueOutlineModel::driftMarksOf(const OutlineRow& row,
                                                              const std::string& partition) const
{
    static const DriftMark nothing;
    const auto markIn = [](const auto& marks, const auto& key) {
        const auto found = marks.find(key);
        return found == marks.end() ? &nothing : &found->second;
    };
    if (!m_drift)
        return {&nothing, &nothing};
    if (row.kind == OutlineRow::Kind::Rules)
        return {markIn(m_drift->rules, partition), &nothing};
    const DriftPlace place{partition, row.queue.text()};
    return {markIn(m_drift->places, place), markIn(m_drift->below, place)};
}

const std::string* QueueOutlineModel::findQueue(const QueuePath& queue,
                                                std::optional<std::size_t> partition) const
{
    const auto id = std::ranges::find_if(m_ids, [&](const std::string& candidate) {
        const OutlineRow& row = *rowFor(candidate);
        return row.queue == queue && !queue.isEmpty() && (!partition || row.partition == *partition);
    });
    return id == m_ids.end() ? nullptr : &*id;
}

QModelIndex QueueOutlineModel::indexOfQueue(const QueuePath& queue,
                                            std::optional<std::size_t> partition) const
{
    const auto* id = findQueue(queue, partition);
    return id ? indexOf(QString::fromStdString(*id)) : QModelIndex();
}

QModelIndex QueueOutlineModel::indexOfPlace(const TextPlace& place) const
{
    return indexOf(QString::fromStdString(rowIdOf(idOfPlace(place))));
}

QModelIndex QueueOutlineModel::firstWithLimits() const
{
    const auto id = std::ranges::find_if(
        m_ids, [this](const std::string& candidate) { return rowFor(candidate)->limits > 0; });
    return id == m_ids.end() ? indexOfQueue(QueuePath(config::kRootQueue))
                             : indexOf(QString::fromStdString(*id));
}

Qt::ItemFlags QueueOutlineModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = LiveTree::flags(index);
    if (!index.isValid() || row(index).kind != OutlineRow::Kind::Queue)
        return flags;
    const bool isRoot = row(index).queue.parent().isEmpty();
    return flags | Qt::ItemIsDropEnabled | (isRoot ? Qt::NoItemFlags : Qt::ItemIsDragEnabled);
}

QStringList QueueOutlineModel::mimeTypes() const
{
    return {kDraggedQueue};
}

QMimeData* QueueOutlineModel::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData; // the caller's
    if (!indexes.isEmpty())
        data->setData(kDraggedQueue, idOf(indexes.front()).toUtf8());
    return data;
}

std::optional<QueueOutlineModel::Drop> QueueOutlineModel::dropAt(const QMimeData* data, int row,
                                                                 const QModelIndex& parent) const
{
    const OutlineRow* dragged = data ? rowOf(QString::fromUtf8(data->data(kDraggedQueue))) : nullptr;
    if (!dragged || !m_revision || !parent.isValid() || rowAt(parent).kind != OutlineRow::Kind::Queue
        || rowAt(parent).partition != dragged->partition)
        return std::nullopt;
    Drop drop{dragged->partition, dragged->queue, rowAt(parent).queue, std::nullopt};
    const bool isSameParent = drop.queue.parent() == drop.parent;
    if (!isSameParent && !queueMoveProblem(*m_revision, drop.partition, drop.queue, drop.parent).isEmpty())
        return std::nullopt;
    if (row < 0)
        return isSameParent ? std::nullopt : std::optional(drop);
    if (row >= rowCount(parent)) // behind the last one that is shown
        return drop;
    const std::size_t before = rowAt(index(row, 0, parent)).position;
    drop.position = before - (isSameParent && dragged->position < before ? 1 : 0);
    return isSameParent && drop.position == dragged->position ? std::nullopt : std::optional(drop);
}

bool QueueOutlineModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                                        const QModelIndex& parent) const
{
    return action == Qt::MoveAction && dropAt(data, row, parent);
}

bool QueueOutlineModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                                     const QModelIndex& parent)
{
    const auto drop = action == Qt::MoveAction ? dropAt(data, row, parent) : std::nullopt;
    if (drop)
        Q_EMIT moveRequested(drop->partition, drop->queue, drop->parent, drop->position);
    return false; // else the view would remove the row
}

QVariant QueueOutlineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return LiveTree::headerData(section, orientation,
                                role == Qt::AccessibleTextRole ? Qt::ToolTipRole : role);
}
} // namespace quotadeck::models

#include "moc_queueoutlinemodel.cpp"
