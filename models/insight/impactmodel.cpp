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
    if (row.verdict == ImpactVerdict::OtherGroup || row.verdict == ImpactVerdict::Drains
        || row.verdict == ImpactVerdict::NotScheduled)
        return id + std::string(insight::verdictName(row.verdict)); // beside a row about applications
    return id + (row.type ? std::string(row.type->name()) : std::string());
}

RowState impactState(const ImpactRow& row)
{
    switch (row.verdict) {
    case ImpactVerdict::OverNow:
    case ImpactVerdict::NotScheduled:
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
        && line.row.verdict != ImpactVerdict::Drains && line.row.verdict != ImpactVerdict::NotScheduled;
}

QString groupName(const std::optional<GroupName>& group)
{
    return group ? subjectText(DenialSubject::Group, QString::fromStdString(group->text()))
                 : ImpactModel::tr("no group");
}

QString effectText(const ImpactLine& line)
{
    const ImpactRow& row = line.row;
    if (line.isGroup)
        return {};
    switch (row.verdict) {
    case ImpactVerdict::OverNow:
        return row.isTakenBack ? ImpactModel::tr("usage above the limit is preempted")
                               : ImpactModel::tr("running pods stay, new requests wait");
    case ImpactVerdict::StillOver:
        return ImpactModel::tr("new requests wait, as before");
    case ImpactVerdict::Drains:
        return ImpactModel::tr("accepts no new applications and is removed when empty");
    case ImpactVerdict::NotScheduled:
        return ImpactModel::tr("becomes a parent: its applications are no longer scheduled");
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

template <auto Member>
QString amountIn(const ImpactLine& line)
{
    return hasAmounts(line) ? limitText(line.row.type, line.row.*Member) : QString();
}

template <auto Member>
QString exactAmount(const ImpactLine& line)
{
    const std::optional<Quantity> amount = hasAmounts(line) ? line.row.*Member : std::optional<Quantity>();
    return amount && line.row.type ? exactText(*line.row.type, *amount) : amountIn<Member>(line);
}

QString useText(const ImpactLine& line)
{
    if (line.isGroup || hasAmounts(line))
        return amountIn<&ImpactRow::used>(line);
    return ImpactModel::tr("%n running", nullptr, static_cast<int>(line.row.used));
}

/// Verdicts stay in the engine's order, whatever their rows are sorted by.
bool isEarlier(const ImpactLine& left, const ImpactLine& right)
{
    return left.rank < right.rank;
}

template <QString (*Text)(const ImpactLine&)>
bool orderedByText(const ImpactLine& left, const ImpactLine& right)
{
    return left.isGroup || right.isGroup ? isEarlier(left, right)
                                         : Text(left).localeAwareCompare(Text(right)) < 0;
}

template <auto Member>
bool orderedByAmount(const ImpactLine& left, const ImpactLine& right)
{
    return left.isGroup || right.isGroup ? isEarlier(left, right)
                                         : compareLimits(left.row.*Member, right.row.*Member) < 0;
}

bool isSameVerdict(const ImpactLine& left, const ImpactLine& right)
{
    return left.isGroup == right.isGroup && left.row.verdict == right.row.verdict
        && impactState(left.row) == impactState(right.row);
}

template <QString (*Text)(const ImpactLine&)>
bool equalInText(const ImpactLine& left, const ImpactLine& right)
{
    return isSameVerdict(left, right) && Text(left) == Text(right);
}

template <auto Member, QString (*Text)(const ImpactLine&) = amountIn<Member>>
bool equalInAmount(const ImpactLine& left, const ImpactLine& right)
{
    return equalInText<Text>(left, right) && (!hasAmounts(left) || left.row.*Member == right.row.*Member);
}

Emphasis groupEmphasis(const ImpactLine& line)
{
    return line.isGroup ? Emphasis::Strong : Emphasis::Normal;
}

QString whoText(const ImpactLine& line)
{
    if (line.isGroup)
        //: verdict and the number of rows it applies to
        return ImpactModel::tr("%1 (%2)").arg(impactText(line.row.verdict)).arg(line.count);
    return subjectText(line.row.subject, QString::fromStdString(line.row.name));
}

QString queueName(const ImpactLine& line)
{
    return line.isGroup ? QString() : QString::fromStdString(line.row.queue.text());
}

QString resourceText(const ImpactLine& line)
{
    return hasAmounts(line) ? amountName(line.row.type) : QString();
}

QString subjectName(const ImpactLine& line)
{
    return QString::fromStdString(line.row.name);
}

template <auto Member>
FilterNumber limitNumber(const ImpactLine& line)
{
    return hasAmounts(line) ? FilterNumber::limit(line.row.type, line.row.*Member) : FilterNumber();
}

QString nameIf(const ImpactLine& line, bool isSubject)
{
    return isSubject ? subjectName(line) : QString();
}

std::optional<RowKind> kindOf(const ImpactLine& line)
{
    const ImpactRow& row = line.row;
    if (line.isGroup)
        return std::nullopt;
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
    case ImpactVerdict::NotScheduled:
        return ImpactModel::tr("No longer scheduled");
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

ColumnTable<ImpactLine> ImpactModel::columns()
{
    using Line = const ImpactLine&;
    using filter::FieldKind;
    static constexpr ColumnOf<ImpactLine> kColumns[] = {
        {
            .column = WhoColumn,
            .title = QT_TR_NOOP("Affected"),
            .help = QT_TR_NOOP("User, group or queue that the edits concern"),
            .filter = {.key = "name", .isMain = true, .text = subjectName},
            .text = whoText,
            .state = [](Line line) { return line.isGroup ? impactState(line.row) : RowState::Normal; },
            .emphasis = groupEmphasis,
            .kind = kindOf,
            .isBefore = orderedByText<whoText>,
            .isSame = equalInText<whoText>,
        },
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue that has the limit"),
            .filter = {.key = "queue", .isMain = true},
            .text = queueName,
            .emphasis = groupEmphasis,
            .isBefore = orderedByText<queueName>,
            .isSame = equalInText<queueName>,
        },
        {
            .column = ResourceColumn,
            .title = QT_TR_NOOP("Resource"),
            .help = QT_TR_NOOP("Resource that is limited"),
            .filter = {.key = "resource"},
            .text = resourceText,
            .emphasis = groupEmphasis,
            .isBefore = orderedByText<resourceText>,
            .isSame = equalInText<resourceText>,
        },
        {
            .column = LimitBeforeColumn,
            .title = QT_TR_NOOP("Limit before"),
            .help = QT_TR_NOOP("The limit without the edits"),
            .isNumeric = true,
            .filter = {.key = "limit-before",
                       .kind = FieldKind::Amount,
                       .number = limitNumber<&ImpactRow::limitBefore>},
            .text = amountIn<&ImpactRow::limitBefore>,
            .toolTip = exactAmount<&ImpactRow::limitBefore>,
            .emphasis = groupEmphasis,
            .isBefore = orderedByAmount<&ImpactRow::limitBefore>,
            .isSame = equalInAmount<&ImpactRow::limitBefore>,
        },
        {
            .column = LimitAfterColumn,
            .title = QT_TR_NOOP("Limit after"),
            .help = QT_TR_NOOP("The limit with the edits"),
            .isNumeric = true,
            .filter = {.key = "limit-after",
                       .kind = FieldKind::Amount,
                       .number = limitNumber<&ImpactRow::limitAfter>},
            .text = amountIn<&ImpactRow::limitAfter>,
            .toolTip = exactAmount<&ImpactRow::limitAfter>,
            .emphasis = groupEmphasis,
            .isBefore = orderedByAmount<&ImpactRow::limitAfter>,
            .isSame = equalInAmount<&ImpactRow::limitAfter>,
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help = QT_TR_NOOP("What is used now"),
            .isNumeric = true,
            .filter
            = {.key = "used",
               .kind = FieldKind::Amount,
               .number = [](Line line) { return FilterNumber::amount(line.row.type, line.row.used); }},
            .text = useText,
            .toolTip =
                [](Line line) {
                    return hasAmounts(line) ? exactAmount<&ImpactRow::used>(line) : useText(line);
                },
            .emphasis = groupEmphasis,
            .isBefore = orderedByAmount<&ImpactRow::used>,
            .isSame = equalInAmount<&ImpactRow::used, useText>,
        },
        {
            .column = LeftBeforeColumn,
            .title = QT_TR_NOOP("Headroom before"),
            .help = QT_TR_NOOP("What is left below the limit without the edits"),
            .isNumeric = true,
            .filter = {.key = "headroom-before",
                       .kind = FieldKind::Amount,
                       .number = limitNumber<&ImpactRow::headroomBefore>},
            .text = amountIn<&ImpactRow::headroomBefore>,
            .toolTip = exactAmount<&ImpactRow::headroomBefore>,
            .emphasis = groupEmphasis,
            .isBefore = orderedByAmount<&ImpactRow::headroomBefore>,
            .isSame = equalInAmount<&ImpactRow::headroomBefore>,
        },
        {
            .column = LeftAfterColumn,
            .title = QT_TR_NOOP("Headroom after"),
            .help = QT_TR_NOOP("What is left below the limit with the edits"),
            .isNumeric = true,
            .filter = {.key = "headroom-after",
                       .kind = FieldKind::Amount,
                       .number = limitNumber<&ImpactRow::headroomAfter>},
            .text = amountIn<&ImpactRow::headroomAfter>,
            .toolTip = exactAmount<&ImpactRow::headroomAfter>,
            .emphasis = groupEmphasis,
            .isBefore = orderedByAmount<&ImpactRow::headroomAfter>,
            .isSame = equalInAmount<&ImpactRow::headroomAfter>,
        },
        {
            .column = EffectColumn,
            .title = QT_TR_NOOP("Consequence"),
            .help = QT_TR_NOOP("What the edits mean for what runs or waits"),
            .filter = {.key = "effect"},
            .text = effectText,
            .state = [](Line line) { return line.isGroup ? RowState::Normal : impactState(line.row); },
            .emphasis = groupEmphasis,
            .isBefore = isEarlier,
            .isSame
            = [](Line left,
                 Line right) { return equalInText<effectText>(left, right) && left.rank == right.rank; },
        },
    };
    static constexpr FieldOf<ImpactLine> kFields[] = {
        {.key = "user",
         .text = [](Line line) { return nameIf(line, line.row.subject == DenialSubject::User); }},
        {.key = "group",
         .text = [](Line line) { return nameIf(line, line.row.subject == DenialSubject::Group); }},
    };
    static_assert(areInOrder(kColumns));
    return {kColumns, kFields};
}

ImpactModel::ImpactModel(QObject* parent) : LiveTree(columns(), parent) { }

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

const insight::ImpactRow* ImpactModel::impactRow(const QModelIndex& index) const
{
    const ImpactLine* line = rowFor(idOf(index).toStdString());
    return line && !line->isGroup ? &line->row : nullptr;
}

bool ImpactModel::isListed(const ImpactLine& line) const
{
    return !line.isGroup || filterText().isEmpty(); // with a filter, for the rows below it
}
} // namespace quotadeck::models

#include "moc_impactmodel.cpp"
