// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/impactmodel.h"

#include "models/common/celltext.h"
#include "models/insight/insighttext.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace quotadeck::models {
namespace {
using insight::ImpactRow;
using insight::ImpactVerdict;

std::string groupId(ImpactVerdict verdict)
{
    return "verdict " + std::string(insight::verdictName(verdict));
}

std::string rowId(const ImpactRow& row)
{
    std::string id
        = std::to_string(static_cast<int>(row.subject)) + ' ' + row.queue.text() + ' ' + row.name + ' ';
    if (row.verdict == ImpactVerdict::OtherGroup || row.verdict == ImpactVerdict::Drains)
        return id + std::string(insight::verdictName(row.verdict)); // beside a row about applications
    return id + (row.type ? std::string(row.type->name()) : std::string());
}

RowState stateOf(const ImpactRow& row)
{
    switch (row.verdict) {
    case ImpactVerdict::OverNow:
        return RowState::Critical;
    case ImpactVerdict::Drains:
        return row.used > 0 ? RowState::Critical : RowState::Warning;
    case ImpactVerdict::StillOver:
    case ImpactVerdict::Limited:
    case ImpactVerdict::Less:
        return RowState::Warning;
    case ImpactVerdict::OtherGroup:
    case ImpactVerdict::Unlimited:
    case ImpactVerdict::More:
        return RowState::Notice;
    }
    return RowState::Normal;
}

bool hasAmounts(const ImpactLine& line)
{
    return !line.isGroup && line.row.verdict != ImpactVerdict::OtherGroup
        && line.row.verdict != ImpactVerdict::Drains;
}

QString groupName(const std::optional<GroupName>& group)
{
    return group ? subjectText(DenialSubject::Group, QString::fromStdString(group->text()))
                 : ImpactModel::tr("no group");
}

/// What follows for whom it hits.
QString effectText(const ImpactLine& line)
{
    const ImpactRow& row = line.row;
    switch (row.verdict) {
    case ImpactVerdict::OverNow:
        return row.isTakenBack ? ImpactModel::tr("usage above the limit is preempted")
                               : ImpactModel::tr("running pods stay, new requests wait");
    case ImpactVerdict::StillOver:
        return ImpactModel::tr("new requests wait, as before");
    case ImpactVerdict::Drains:
        return ImpactModel::tr("accepts no new applications and is removed when empty");
    case ImpactVerdict::Limited:
        return ImpactModel::tr("was not limited");
    case ImpactVerdict::Less:
        return ImpactModel::tr("▼ tighter");
    case ImpactVerdict::OtherGroup:
        return ImpactModel::tr("new applications are charged to %1 instead of %2")
            .arg(groupName(row.groupAfter), groupName(row.groupBefore));
    case ImpactVerdict::Unlimited:
        return ImpactModel::tr("no longer limited");
    case ImpactVerdict::More:
        return ImpactModel::tr("▲ looser");
    }
    return {};
}

std::optional<Quantity> numberOf(const ImpactLine& line, ImpactModel::Column column)
{
    const ImpactRow& row = line.row;
    switch (column) {
    case ImpactModel::LimitBeforeColumn:
        return row.limitBefore;
    case ImpactModel::LimitAfterColumn:
        return row.limitAfter;
    case ImpactModel::UsedColumn:
        return row.used;
    case ImpactModel::LeftBeforeColumn:
        return row.headroomBefore;
    case ImpactModel::LeftAfterColumn:
        return row.headroomAfter;
    default:
        return std::nullopt;
    }
}

bool isNumeric(int column)
{
    return column >= ImpactModel::LimitBeforeColumn && column <= ImpactModel::LeftAfterColumn;
}

QString display(const ImpactLine& line, ImpactModel::Column column)
{
    const ImpactRow& row = line.row;
    if (line.isGroup)
        return column == ImpactModel::WhoColumn
            //: verdict and how many it holds for
            ? ImpactModel::tr("%1 (%2)").arg(impactText(row.verdict)).arg(line.count)
            : QString();
    if (isNumeric(column)) {
        if (hasAmounts(line))
            return limitText(row.type, numberOf(line, column));
        return column == ImpactModel::UsedColumn
            ? ImpactModel::tr("%n running", nullptr, static_cast<int>(row.used))
            : QString();
    }
    switch (column) {
    case ImpactModel::WhoColumn:
        return subjectText(row.subject, QString::fromStdString(row.name));
    case ImpactModel::QueueColumn:
        return QString::fromStdString(row.queue.text());
    case ImpactModel::ResourceColumn:
        return hasAmounts(line) ? amountName(row.type) : QString();
    case ImpactModel::EffectColumn:
        return effectText(line);
    default:
        return {};
    }
}

RowKind kindOf(const ImpactRow& row)
{
    switch (row.subject) {
    case DenialSubject::User:
        return RowKind::User;
    case DenialSubject::Group:
        return row.name == "*" ? RowKind::WildcardGroup : RowKind::Group;
    case DenialSubject::Queue:
        break;
    }
    return RowKind::LeafQueue;
}
} // namespace

QString impactText(ImpactVerdict verdict)
{
    switch (verdict) {
    case ImpactVerdict::OverNow:
        return ImpactModel::tr("Newly over limit");
    case ImpactVerdict::StillOver:
        return ImpactModel::tr("Already over limit");
    case ImpactVerdict::Drains:
        return ImpactModel::tr("Queue drains");
    case ImpactVerdict::Limited:
        return ImpactModel::tr("Newly limited");
    case ImpactVerdict::Less:
        return ImpactModel::tr("Less headroom");
    case ImpactVerdict::OtherGroup:
        return ImpactModel::tr("Different charged group");
    case ImpactVerdict::Unlimited:
        return ImpactModel::tr("No longer limited");
    case ImpactVerdict::More:
        return ImpactModel::tr("More headroom");
    }
    return {};
}

ImpactModel::ImpactModel(QObject* parent) : LiveTree(parent) { }

void ImpactModel::setImpact(const insight::Impact& impact)
{
    std::vector<Incoming> incoming;
    std::vector<std::string> ids;
    std::optional<ImpactVerdict> verdict;
    int rank = 0;
    for (const ImpactRow& row : impact.rows) {
        ++rank;
        if (verdict != row.verdict) {
            verdict = row.verdict;
            ImpactLine group;
            group.isGroup = true;
            group.count = static_cast<int>(impact.count(row.verdict));
            group.rank = rank;
            group.row.verdict = row.verdict;
            group.row.used = row.used; // the first of draining queues has the most
            ids.push_back(groupId(row.verdict));
            incoming.push_back({ids.back(), {}, std::move(group)});
        }
        ids.push_back(rowId(row));
        incoming.push_back({ids.back(), groupId(row.verdict), ImpactLine{false, 0, rank, row}});
    }
    const std::set<std::string_view> kept(ids.begin(), ids.end());
    std::vector<std::string> removed;
    for (const std::string& id : m_ids) {
        if (!kept.contains(id))
            removed.push_back(id);
    }
    applyRows(removed, std::move(incoming));
    m_ids = std::move(ids);
}

void ImpactModel::setFilterText(const QString& text)
{
    if (text == m_filter)
        return;
    m_filter = text;
    refilter();
}

const insight::ImpactRow* ImpactModel::impactRow(const QModelIndex& index) const
{
    const ImpactLine* line = rowFor(idOf(index).toStdString());
    return line && !line->isGroup ? &line->row : nullptr;
}

int ImpactModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ImpactModel::cell(const ImpactLine& line, int section, int role) const
{
    const auto column = static_cast<Column>(section);
    switch (role) {
    case Qt::DisplayRole:
        return display(line, column);
    case Qt::ToolTipRole: {
        const auto number = hasAmounts(line) ? numberOf(line, column) : std::nullopt;
        return number && line.row.type ? exactText(*line.row.type, *number) : display(line, column);
    }
    case SortRole: {
        const auto number = hasAmounts(line) ? numberOf(line, column) : std::nullopt;
        if (isNumeric(section))
            return number ? QVariant(static_cast<qint64>(*number)) : QVariant();
        return display(line, column);
    }
    case KindRole:
        return line.isGroup || section != WhoColumn ? QVariant()
                                                    : QVariant(static_cast<int>(kindOf(line.row)));
    case StateRole: {
        const bool isVerdict = line.isGroup ? section == WhoColumn : section == EffectColumn;
        return static_cast<int>(isVerdict ? stateOf(line.row) : RowState::Normal);
    }
    case EmphasisRole:
        return static_cast<int>(line.isGroup ? Emphasis::Strong : Emphasis::Normal);
    case NumericRole:
        return isNumeric(section);
    default:
        return {};
    }
}

bool ImpactModel::isBefore(const ImpactLine& left, const ImpactLine& right, int column) const
{
    if (left.isGroup || right.isGroup || column == EffectColumn)
        return left.rank < right.rank;
    const auto which = static_cast<Column>(column);
    if (isNumeric(column))
        return compareLimits(numberOf(left, which), numberOf(right, which)) < 0;
    return display(left, which).localeAwareCompare(display(right, which)) < 0;
}

bool ImpactModel::isSameCell(const ImpactLine& left, const ImpactLine& right, int column) const
{
    if (stateOf(left.row) != stateOf(right.row) || left.row.verdict != right.row.verdict
        || left.isGroup != right.isGroup)
        return false;
    if (column == EffectColumn && left.rank != right.rank)
        return false;
    const auto which = static_cast<Column>(column);
    if (isNumeric(column) && hasAmounts(left) && numberOf(left, which) != numberOf(right, which))
        return false;
    return display(left, which) == display(right, which);
}

bool ImpactModel::isMatch(const ImpactLine& line) const
{
    if (m_filter.isEmpty())
        return true;
    if (line.isGroup)
        return false;
    return QString::fromStdString(line.row.name).contains(m_filter, Qt::CaseInsensitive)
        || QString::fromStdString(line.row.queue.text()).contains(m_filter, Qt::CaseInsensitive);
}

QVariant ImpactModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case WhoColumn:
        return tr("Affected");
    case QueueColumn:
        return tr("Queue");
    case ResourceColumn:
        return tr("Resource");
    case LimitBeforeColumn:
        return tr("Limit before");
    case LimitAfterColumn:
        return tr("Limit after");
    case UsedColumn:
        return tr("Used");
    case LeftBeforeColumn:
        return tr("Headroom before");
    case LeftAfterColumn:
        return tr("Limit after");
    case EffectColumn:
        return tr("Consequence");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
