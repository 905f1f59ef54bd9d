// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/peopletreemodel.h"

#include "models/common/celltext.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace quotadeck::models {
namespace {
QVariant shareOrInvalid(const Share& share)
{
    return share.value() ? QVariant(*share.value()) : QVariant();
}

QVariant sortValue(const PersonRow& row, PeopleTreeModel::Column column)
{
    switch (column) {
    case PeopleTreeModel::NameColumn:
        return row.name;
    case PeopleTreeModel::TightestColumn:
        return shareOrInvalid(row.tightest.share);
    case PeopleTreeModel::AtColumn:
        return QString::fromStdString(row.tightest.queue.text());
    case PeopleTreeModel::UsageColumn:
        return shareOrInvalid(row.binding.share);
    case PeopleTreeModel::UsedColumn:
        return qint64{row.used()};
    case PeopleTreeModel::LimitColumn:
        return numberOrInvalid(row.limit());
    case PeopleTreeModel::HeadroomColumn:
        return numberOrInvalid(row.headroom());
    case PeopleTreeModel::ApplicationsColumn:
        return static_cast<qint64>(row.running());
    case PeopleTreeModel::QueuesColumn:
        return row.queuesInUse ? QVariant(qint64{*row.queuesInUse}) : QVariant();
    case PeopleTreeModel::ColumnCount:
        break;
    }
    return {};
}

RowState stateOf(const PersonRow& row, PeopleTreeModel::Column column)
{
    switch (column) {
    case PeopleTreeModel::TightestColumn:
        return row.tightest.share.state();
    case PeopleTreeModel::UsageColumn:
        return row.binding.share.state();
    case PeopleTreeModel::ApplicationsColumn:
        return row.applications.share.state();
    default:
        return RowState::Normal;
    }
}

Emphasis emphasisOf(const PersonRow& row, PeopleTreeModel::Column column)
{
    const auto dimUnless = [](bool isSet) { return isSet ? Emphasis::Normal : Emphasis::Dim; };
    switch (column) {
    case PeopleTreeModel::TightestColumn:
    case PeopleTreeModel::AtColumn:
        return dimUnless(row.tightest.share.isLimited() && !row.tightest.share.isBlocked());
    case PeopleTreeModel::UsageColumn:
        return dimUnless(row.binding.share.isLimited() && !row.binding.share.isBlocked());
    case PeopleTreeModel::LimitColumn:
    case PeopleTreeModel::HeadroomColumn:
        return dimUnless(row.binding.share.isLimited());
    default:
        return Emphasis::Normal;
    }
}
} // namespace

PeopleTreeModel::PeopleTreeModel(QObject* parent) : LiveTree(parent) { }

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
        if (!current.contains(*node->id))
            removed.push_back(*node->id);
    }
    incoming.push_back({id, {}, std::move(owner)});
    std::ranges::move(below, std::back_inserter(incoming));
}

void PeopleTreeModel::setResource(const QString& type)
{
    const Focus focus = Focus::fromText(type);
    if (focus == m_focus)
        return;
    m_focus = focus;
    reviseAll([&focus](PersonRow& row) { row.setFocus(focus); });
}

void PeopleTreeModel::setKinds(Kinds kinds)
{
    if (kinds == m_kinds)
        return;
    m_kinds = kinds;
    refilter();
}

void PeopleTreeModel::setFilterText(const QString& text)
{
    if (text == m_filter)
        return;
    m_filter = text;
    refilter();
}

int PeopleTreeModel::columnCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : ColumnCount;
}

QVariant PeopleTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const auto pick = [role](const QString& title, const QString& toolTip) {
        return role == Qt::DisplayRole ? title : toolTip;
    };
    switch (static_cast<Column>(section)) {
    case NameColumn:
        return pick(tr("Name"), tr("User or group, with the queues in use below"));
    case TightestColumn:
        return pick(tr("Highest use"), tr("Most-used limit of all resources and applications"));
    case AtColumn:
        return pick(tr("Queue"), tr("Queue of the most-used limit"));
    case UsageColumn:
        return pick(tr("Usage"), tr("Usage of the most-used limit on the shown resource"));
    case UsedColumn:
        return pick(tr("Used"),
                    tr("Usage counted by the most-used limit on the shown resource, otherwise total usage"));
    case LimitColumn:
        return pick(tr("Limit"), tr("Most-used limit on the shown resource"));
    case HeadroomColumn:
        return pick(tr("Headroom"), tr("Headroom of the most-used limit on the shown resource"));
    case ApplicationsColumn:
        return pick(tr("Apps"), tr("Running applications / limit, where the share is highest"));
    case QueuesColumn:
        return pick(tr("Queues"), tr("Number of queues in use"));
    case ColumnCount:
        break;
    }
    return {};
}

QString PeopleTreeModel::display(const PersonRow& row, Column column) const
{
    const Figures figures = row.figures();
    switch (column) {
    case NameColumn:
        return row.kind == RowKind::WildcardGroup ? tr("* (everyone else)") : row.name;
    case TightestColumn:
        return row.tightest.text();
    case AtColumn:
        return row.tightest.share.isLimited() ? QString::fromStdString(row.tightest.queue.text())
                                              : unsetText();
    case UsageColumn:
        return row.binding.share.text();
    case UsedColumn:
        return figures.namedText(row.used());
    case LimitColumn:
        return figures.max ? figures.text(*figures.max) : tr("no limit");
    case HeadroomColumn:
        return figures.headroom ? figures.text(*figures.headroom) : unlimitedText();
    case ApplicationsColumn:
        return applicationsText(row.running(), static_cast<std::uint64_t>(row.applications.limit));
    case QueuesColumn:
        return row.queuesInUse ? QString::number(*row.queuesInUse) : QString();
    case ColumnCount:
        break;
    }
    return {};
}

QString PeopleTreeModel::toolTip(const PersonRow& row, Column column) const
{
    switch (column) {
    case NameColumn:
        return row.nodes.empty() || row.kind == row.ownerKind
            ? row.name
            : QString::fromStdString(row.nodes.front().path.text());
    case TightestColumn:
    case AtColumn:
        return row.tightest.sentence();
    case UsageColumn:
    case LimitColumn:
    case HeadroomColumn:
        return row.binding.sentence();
    case UsedColumn:
        return row.figures().exact(row.used());
    case ApplicationsColumn:
        return row.applications.sentence();
    case QueuesColumn:
    case ColumnCount:
        break;
    }
    return {};
}

QVariant PeopleTreeModel::cell(const PersonRow& row, int column, int role) const
{
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole:
        return display(row, which);
    case Qt::AccessibleTextRole:
        return which == UsageColumn ? row.figures().sentence() : display(row, which);
    case Qt::ToolTipRole:
        return toolTip(row, which);
    case SortRole:
        return sortValue(row, which);
    case KindRole:
        return static_cast<int>(row.kind);
    case UsageRole:
        return which == UsageColumn ? QVariant::fromValue(row.figures().bar()) : QVariant();
    case StateRole:
        return static_cast<int>(stateOf(row, which));
    case EmphasisRole:
        return static_cast<int>(emphasisOf(row, which));
    case NumericRole:
        return which != NameColumn && which != AtColumn;
    default:
        return {};
    }
}

bool PeopleTreeModel::isBefore(const PersonRow& left, const PersonRow& right, int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return left.name.compare(right.name, Qt::CaseInsensitive) < 0;
    case TightestColumn:
        return left.tightest.share < right.tightest.share;
    case AtColumn:
        return left.tightest.queue < right.tightest.queue;
    case UsageColumn:
        return left.binding.share < right.binding.share;
    case UsedColumn:
        return left.used() < right.used();
    case LimitColumn:
        return compareLimits(left.limit(), right.limit()) < 0;
    case HeadroomColumn:
        return compareLimits(left.headroom(), right.headroom()) < 0;
    case ApplicationsColumn:
        return left.running() < right.running();
    case QueuesColumn:
        return left.queuesInUse < right.queuesInUse;
    case ColumnCount:
        break;
    }
    return false;
}

bool PeopleTreeModel::isSameCell(const PersonRow& left, const PersonRow& right, int column) const
{
    const bool isSameBinding = left.type == right.type && left.binding == right.binding;
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return left.name == right.name && left.kind == right.kind;
    case TightestColumn:
    case AtColumn:
        return left.tightest == right.tightest;
    case UsedColumn:
        return left.type == right.type && left.isTypeNamed == right.isTypeNamed
            && left.used() == right.used();
    case UsageColumn: // without a limit its bar shows all that is used
        return isSameBinding && left.used() == right.used();
    case LimitColumn:
    case HeadroomColumn:
        return isSameBinding;
    case ApplicationsColumn:
        return left.running() == right.running() && left.applications == right.applications;
    case QueuesColumn:
        return left.queuesInUse == right.queuesInUse;
    case ColumnCount:
        break;
    }
    return true;
}

bool PeopleTreeModel::isMatch(const PersonRow& row) const
{
    const bool isUser = row.ownerKind == RowKind::User;
    return m_kinds != (isUser ? Kinds::Groups : Kinds::Users)
        && (m_filter.isEmpty() || row.owner.contains(m_filter, Qt::CaseInsensitive));
}
} // namespace quotadeck::models
