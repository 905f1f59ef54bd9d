// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/peopletreemodel.h"

#include "models/common/celltext.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace quotadeck::models {
namespace {
PersonRow finished(PersonRow row, const Focus& focus)
{
    row.setFocus(focus);
    row.tightest = tightestLimit(row.nodes);
    return row;
}

template <typename Usage>
PersonRow rowOf(const Usage& usage, RowKind kind, const Focus& focus)
{
    PersonRow row;
    row.owner = QString::fromStdString(usage.name.text());
    row.name = row.owner;
    row.ownerKind = kind;
    row.kind = kind;
    row.nodes.reserve(usage.nodes.size());
    for (const UsageNode& node : usage.nodes)
        row.nodes.push_back(queueUse(node));
    row.queuesInUse = queuesInUse(row.nodes);
    return finished(std::move(row), focus);
}

PersonRow ownerRow(const UserUsage& user, const Focus& focus)
{
    return rowOf(user, RowKind::User, focus);
}

PersonRow ownerRow(const GroupUsage& group, const Focus& focus)
{
    return rowOf(group, group.name.text() == "*" ? RowKind::WildcardGroup : RowKind::Group, focus); // UGM-14
}

PersonRow queueRow(const PersonRow& owner, std::size_t at, const Focus& focus)
{
    const QueueUse& node = owner.nodes[at];
    const bool isParent = at + 1 < owner.nodes.size() && node.path.contains(owner.nodes[at + 1].path);
    const std::string_view name = node.path.name();
    PersonRow row;
    row.owner = owner.owner;
    row.name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    row.ownerKind = owner.ownerKind;
    row.kind = isParent ? RowKind::ParentQueue : RowKind::LeafQueue;
    row.nodes = {node};
    return finished(std::move(row), focus);
}

Emphasis shareEmphasis(const Share& share)
{
    return dimUnless(share.isLimited() && !share.isBlocked());
}

Emphasis tightestEmphasis(const PersonRow& row)
{
    return shareEmphasis(row.tightest.share);
}

QString tightestSentence(const PersonRow& row)
{
    return row.tightest.sentence();
}

QString bindingSentence(const PersonRow& row)
{
    return row.binding.sentence();
}

QString placeText(const PersonRow& row)
{
    return QString::fromStdString(row.place().text());
}

/// @p text, with the name of the queue that it is of unless that is the one of the row. The tool tip has the path.
QString withQueue(const PersonRow& row, const Binding& binding, const QString& text)
{
    if (!binding.share.isLimited() || binding.queue == row.place())
        return text;
    const std::string_view name = binding.queue.name();
    //: a number, name of a queue
    return PeopleTreeModel::tr("%1 in %2")
        .arg(text, QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

QString tightestText(const PersonRow& row)
{
    return withQueue(row, row.tightest, row.tightest.text());
}

QString runningText(const PersonRow& row)
{
    return applicationsText(row.running(), static_cast<std::uint64_t>(row.applications.limit));
}

QString runningSentence(const PersonRow& row)
{
    if (row.applications.share.isLimited())
        return row.applications.sentence();
    //: path of a queue
    return PeopleTreeModel::tr("%1: no application limit is set in this queue").arg(placeText(row));
}

QString usedSentence(const PersonRow& row)
{
    const QString used = row.figures().exact(row.used());
    //: amount, path of a queue
    return row.nodes.empty() ? used : PeopleTreeModel::tr("%1 at %2").arg(used, placeText(row));
}

ResourceView usageOfPerson(const PersonRow& row)
{
    return row.nodes.empty() ? ResourceView(std::nullopt) : ResourceView(row.nodes.front().used);
}

NowFigures nowOfPerson(const PersonRow& row)
{
    return NowFigures::of(row.figures(), row.usedNow);
}

Emphasis limitEmphasis(const PersonRow& row)
{
    return dimUnless(row.binding.share.isLimited());
}
} // namespace

QueuePath PersonRow::place() const
{
    if (binding.share.isLimited())
        return binding.queue;
    return nodes.empty() ? QueuePath() : nodes.front().path;
}

Quantity PersonRow::used() const
{
    if (binding.share.isLimited())
        return binding.used;
    return type && !nodes.empty() ? ResourceView(nodes.front().used).valueOr0(*type) : 0;
}

std::optional<Quantity> PersonRow::limit() const
{
    return binding.share.isLimited() ? std::optional(binding.limit) : std::nullopt;
}

std::optional<Quantity> PersonRow::headroom() const
{
    const auto allowed = limit();
    return allowed ? std::optional(saturatingSubtract(*allowed, binding.used)) : std::nullopt;
}

std::uint64_t PersonRow::running() const
{
    const QueueUse* node = nodeAtPlace();
    return node ? node->running : 0;
}

const QueueUse* PersonRow::nodeAtPlace() const
{
    const auto node = std::ranges::find(nodes, place(), &QueueUse::path);
    return node == nodes.end() ? nullptr : &*node;
}

Figures PersonRow::figures() const
{
    Figures figures;
    figures.type = type;
    figures.isTypeNamed = isTypeNamed;
    figures.used = used();
    figures.max = limit();
    figures.headroom = headroom();
    return figures;
}

void PersonRow::setFocus(const Focus& focus)
{
    type = focusType(nodes, focus);
    isTypeNamed = focus.isDominant();
    binding = type ? tightestLimit(nodes, *type) : Binding();
    const QueueUse* node = nodeAtPlace();
    applications = node ? tightestApplicationLimit({node, 1}) : Binding();
}

ColumnTable<PersonRow> PeopleTreeModel::columns()
{
    using Row = const PersonRow&;
    using filter::FieldKind;
    static constexpr ColumnOf<PersonRow> kColumns[] = {
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Name"),
            .help = QT_TR_NOOP("User or group, with the queues in use below"),
            .filter = {.key = "name", .isMain = true, .text = textIn<&PersonRow::owner>},
            .text
            = [](Row row) { return row.kind == RowKind::WildcardGroup ? tr("* (everyone else)") : row.name; },
            .toolTip =
                [](Row row) {
                    return row.nodes.empty() || row.kind == row.ownerKind
                        ? row.name
                        : QString::fromStdString(row.nodes.front().path.text());
                },
            .kind = kindIn<&PersonRow::kind>,
            .isBefore
            = [](Row left, Row right) { return left.name.compare(right.name, Qt::CaseInsensitive) < 0; },
            .isSame = equalIn<&PersonRow::name, &PersonRow::kind>,
        },
        {
            .column = TightestColumn,
            .title = QT_TR_NOOP("Highest use"),
            .help = QT_TR_NOOP("Most-used limit of all resources and applications"),
            .isNumeric = true,
            .filter = {.key = "highest",
                       .kind = FieldKind::Share,
                       .number = [](Row row) { return FilterNumber::ofShare(row.tightest.share); }},
            .text = tightestText,
            .toolTip = tightestSentence,
            .state = [](Row row) { return row.tightest.share.state(); },
            .emphasis = tightestEmphasis,
            .isBefore = [](Row left, Row right) { return left.tightest.share < right.tightest.share; },
            .isSame =
                [](Row left, Row right) { // it names its queue where that is not the place
                    return left.tightest == right.tightest && left.place() == right.place();
                },
        },
        {
            .column = AtColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP(
                "Queue of the limit, usage and headroom in this row: where the most-used limit on the shown "
                "resource is set"),
            .filter = {.key = "queue", .text = placeText},
            .text = [](Row row) { return row.nodes.empty() ? unsetText() : placeText(row); },
            .toolTip =
                [](Row row) {
                    return row.binding.share.isLimited()
                        ? row.binding.sentence()
                        : tr("%1: no limit on the shown resource is set up to the root").arg(placeText(row));
                },
            .emphasis = limitEmphasis,
            .isBefore = [](Row left, Row right) { return left.place() < right.place(); },
            .isSame
            = [](Row left,
                 Row right) { return left.place() == right.place() && left.binding == right.binding; },
        },
        {
            .column = UsageColumn,
            .title = QT_TR_NOOP("Usage"),
            .sharedHelp =
                [] {
                    return tr("Usage of the most-used limit on the shown resource") + QStringLiteral("\n\n")
                        + usageBarLegend();
                },
            .isNumeric = true,
            .filter = {.key = "usage",
                       .kind = FieldKind::Share,
                       .number = [](Row row) { return FilterNumber::ofShare(row.binding.share); }},
            .text = [](Row row) { return row.binding.share.text(); },
            .toolTip = bindingSentence,
            .spoken = [](Row row) { return row.figures().sentence(); },
            .state = [](Row row) { return row.binding.share.state(); },
            .emphasis = [](Row row) { return shareEmphasis(row.binding.share); },
            .bar = [](Row row) { return QVariant::fromValue(row.figures().bar()); },
            .isBefore = [](Row left, Row right) { return left.binding.share < right.binding.share; },
            .isSame =
                [](Row left, Row right) { // without a limit its bar shows all that is used
                    return left.type == right.type && left.binding == right.binding
                        && left.used() == right.used();
                },
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help
            = QT_TR_NOOP("Usage counted by the most-used limit on the shown resource, otherwise total usage"),
            .isNumeric = true,
            .filter
            = {.key = "used",
               .kind = FieldKind::Amount,
               .hasShare = true,
               .number
               = [](Row row) { return FilterNumber::amount(row.type, row.used(), row.binding.share); }},
            .text = [](Row row) { return row.figures().namedText(row.used()); },
            .toolTip = usedSentence,
            .isBefore = [](Row left, Row right) { return left.used() < right.used(); },
            .isSame =
                [](Row left, Row right) {
                    return left.type == right.type && left.isTypeNamed == right.isTypeNamed
                        && left.used() == right.used() && left.place() == right.place();
                },
        },
        {
            .column = LimitColumn,
            .title = QT_TR_NOOP("Limit"),
            .help = QT_TR_NOOP("Most-used limit on the shown resource"),
            .isNumeric = true,
            .filter = {.key = "limit",
                       .kind = FieldKind::Amount,
                       .number = [](Row row) { return FilterNumber::limit(row.type, row.limit()); }},
            .text =
                [](Row row) {
                    const auto limit = row.limit();
                    return limit ? row.figures().text(*limit) : tr("no limit");
                },
            .toolTip = bindingSentence,
            .emphasis = limitEmphasis,
            .isBefore = [](Row left, Row right) { return compareLimits(left.limit(), right.limit()) < 0; },
            .isSame = equalIn<&PersonRow::type, &PersonRow::binding>,
        },
        {
            .column = HeadroomColumn,
            .title = QT_TR_NOOP("Headroom"),
            .help = QT_TR_NOOP("Headroom of the most-used limit on the shown resource"),
            .isNumeric = true,
            .filter = {.key = "headroom",
                       .kind = FieldKind::Amount,
                       .number = [](Row row) { return FilterNumber::limit(row.type, row.headroom()); }},
            .text =
                [](Row row) {
                    const auto headroom = row.headroom();
                    return headroom ? row.figures().text(*headroom) : unlimitedText();
                },
            .toolTip = bindingSentence,
            .emphasis = limitEmphasis,
            .isBefore
            = [](Row left, Row right) { return compareLimits(left.headroom(), right.headroom()) < 0; },
            .isSame = equalIn<&PersonRow::type, &PersonRow::binding>,
        },
        {
            .column = ApplicationsColumn,
            .title = QT_TR_NOOP("Apps"),
            .help = QT_TR_NOOP("Running applications / limit in the same queue"),
            .isNumeric = true,
            .filter
            = {.key = "apps",
               .kind = FieldKind::Count,
               .hasShare = true,
               .number = [](Row row) { return FilterNumber::count(row.running(), row.applications.share); }},
            .text = runningText,
            .toolTip = runningSentence,
            .state = [](Row row) { return row.applications.share.state(); },
            .isBefore = [](Row left, Row right) { return left.running() < right.running(); },
            .isSame =
                [](Row left, Row right) {
                    return left.running() == right.running() && left.applications == right.applications
                        && left.place() == right.place();
                },
        },
        {
            .column = QueuesColumn,
            .title = QT_TR_NOOP("Queues"),
            .help = QT_TR_NOOP("Number of queues in use"),
            .isNumeric = true,
            .filter = {.key = "queues",
                       .kind = FieldKind::Count,
                       .number = [](Row row) { return FilterNumber::count(row.queuesInUse); }},
            .text = [](Row row) { return row.queuesInUse ? QString::number(*row.queuesInUse) : QString(); },
            .toolTip = noToolTip,
            .isBefore = orderedBy<&PersonRow::queuesInUse>,
            .isSame = equalIn<&PersonRow::queuesInUse>,
        },
        nowColumn<PersonRow, nowOfPerson>(UsedNowColumn),
    };
    using Usage = UsedOf<usageOfPerson>;
    static constexpr FieldOf<PersonRow> kFields[] = {
        {.key = "user",
         .text = [](Row row) { return row.ownerKind == RowKind::User ? row.owner : QString(); }},
        {.key = "group",
         .text = [](Row row) { return row.ownerKind == RowKind::User ? QString() : row.owner; }},
        {.key = "cpu", .kind = FieldKind::Amount, .number = Usage::cpu},
        {.key = "memory", .kind = FieldKind::Amount, .number = Usage::memory},
    };
    static_assert(areInOrder(kColumns));
    return {kColumns, kFields};
}

PeopleTreeModel::PeopleTreeModel(QObject* parent) : LiveTree(columns(), parent) { }

void PeopleTreeModel::apply(const PartitionDelta& delta)
{
    std::vector<std::string> removed;
    std::vector<Incoming> incoming;
    for (const UserName& name : delta.users.removed)
        removed.push_back("u:" + name.text());
    for (const GroupName& name : delta.groups.removed)
        removed.push_back("g:" + name.text());
    for (const UserUsage* user : delta.users.upserted)
        addOwner(incoming, removed, "u:" + user->name.text(), ownerRow(*user, m_focus));
    for (const GroupUsage* group : delta.groups.upserted)
        addOwner(incoming, removed, "g:" + group->name.text(), ownerRow(*group, m_focus));
    applyRows(removed, std::move(incoming));
}

/// Adds the rows of @p owner to @p incoming, and to @p removed those of its queues that it has no more.
void PeopleTreeModel::addOwner(std::vector<Incoming>& incoming, std::vector<std::string>& removed,
                               const std::string& id, PersonRow owner) const
{
    const auto idAt = [&id](const QueuePath& path) { return path.text() + ' ' + id; };
    std::unordered_set<std::string> current;
    std::vector<Incoming> below;
    for (std::size_t i = 0; i < owner.nodes.size(); ++i) {
        const QueuePath& path = owner.nodes[i].path;
        const std::string parent = idAt(path.parent());
        current.insert(idAt(path));
        below.push_back({idAt(path), current.contains(parent) ? parent : id, queueRow(owner, i, m_focus)});
    }
    std::vector<const RowNode*> known;
    if (const RowNode* node = find(id))
        known.assign(node->children.begin(), node->children.end());
    while (!known.empty()) {
        const RowNode* node = known.back();
        known.pop_back();
        known.insert(known.end(), node->children.begin(), node->children.end());
        if (!current.contains(node->id))
            removed.push_back(node->id);
    }
    owner.usedNow = usedCopy(usedNow(owner));
    for (Incoming& queue : below)
        queue.row.usedNow = usedCopy(usedNow(queue.row));
    incoming.push_back({id, {}, std::move(owner)});
    std::ranges::move(below, std::back_inserter(incoming));
}

void PeopleTreeModel::setResource(const QString& type)
{
    const Focus focus = Focus::fromText(type);
    if (focus == m_focus)
        return;
    m_focus = focus;
    reviseAll([this, &focus](PersonRow& row) {
        row.setFocus(focus);
        row.usedNow = usedCopy(usedNow(row)); // the place may be another
    });
}

/// Who is not tracked uses nothing.
const Resource* PeopleTreeModel::usedNow(const PersonRow& row) const
{
    if (!m_present || row.nodes.empty())
        return nullptr;
    const auto& list = row.ownerKind == RowKind::User ? m_present->users : m_present->groups;
    if (!list)
        return nullptr;
    const Resource* const used = presentUse(list, presentKey(row.place(), row.owner.toStdString()));
    return used ? used : noPresentUse();
}

void PeopleTreeModel::setPresent(const Present& present)
{
    if (std::exchange(m_present, present) == present)
        return;
    reviseWhere([this](const PersonRow& row) { return !hasUsed(row.usedNow, usedNow(row)); },
                [this](PersonRow& row) { row.usedNow = usedCopy(usedNow(row)); });
}

QString PeopleTreeModel::placeOf(const QString& id) const
{
    const PersonRow* row = rowFor(id.toStdString());
    return row ? placeText(*row) : QString();
}

void PeopleTreeModel::setKinds(Kinds kinds)
{
    if (kinds == m_kinds)
        return;
    m_kinds = kinds;
    refilter();
}

bool PeopleTreeModel::isListed(const PersonRow& row) const
{
    return m_kinds != (row.ownerKind == RowKind::User ? Kinds::Groups : Kinds::Users);
}
} // namespace quotadeck::models

#include "moc_peopletreemodel.cpp"
