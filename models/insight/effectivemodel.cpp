// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/effectivemodel.h"

#include "models/common/celltext.h"
#include "models/insight/insighttext.h"

#include <map>
#include <utility>

namespace quotadeck::models {
namespace {
using insight::EffectiveRow;
using insight::EffectiveSide;
using AnyType = std::optional<ResourceType>;
using Least = std::map<std::pair<DenialSubject, AnyType>, std::pair<Quantity, QString>>;

/// What @p side says with what was said above, which @p least keeps.
EffectiveCell cellOf(const EffectiveRow& row, const std::optional<EffectiveSide>& side, Least& least)
{
    EffectiveCell cell{side, {}, {}};
    const std::pair key(row.subject, row.type);
    if (const auto known = least.find(key); known != least.end()) {
        cell.inherited = known->second.first;
        cell.inheritedFrom = known->second.second;
    }
    if (side) {
        const std::pair value(side->value, QString::fromStdString(row.queue.text()));
        const auto [known, isNew] = least.try_emplace(key, value);
        if (!isNew && side->value < known->second.first)
            known->second = value;
    }
    return cell;
}

QString holderText(const EffectiveLine& line)
{
    const auto& side = line.after.set ? line.after.set : line.before.set;
    return subjectText(line.subject, side ? QString::fromStdString(side->holder) : QString());
}

QString cellText(const EffectiveLine& line, const EffectiveCell& cell)
{
    if (cell.set) {
        const QString amount = amountText(line.type, cell.set->value);
        return cell.set->isBinding ? EffectiveModel::tr("◆ %1").arg(amount) : amount;
    }
    //: what holds is set above
    return cell.inherited ? EffectiveModel::tr("(%1)").arg(amountText(line.type, *cell.inherited))
                          : unlimitedText();
}

QString cellToolTip(const EffectiveLine& line, const EffectiveCell& cell)
{
    if (!cell.set)
        return cell.inherited ? EffectiveModel::tr("Not set here; %1 applies, set in %2")
                                    .arg(amountText(line.type, *cell.inherited), cell.inheritedFrom)
                              : EffectiveModel::tr("Not limited: not set here or above");
    const QString exact
        = line.type ? exactText(*line.type, cell.set->value) : QString::number(cell.set->value);
    return cell.set->isBinding ? EffectiveModel::tr("%1, most restrictive: the smallest of %2 along the path")
                                     .arg(exact, amountName(line.type))
                               : exact;
}

QString changeText(const EffectiveLine& line)
{
    if (!line.isChanged())
        return {};
    if (!line.before.set)
        return EffectiveModel::tr("▼ new");
    if (!line.after.set)
        return EffectiveModel::tr("▲ removed");
    if (line.before.set->value == line.after.set->value)
        return line.before.set->holder == line.after.set->holder
            ? EffectiveModel::tr("most restrictive or not")
            : EffectiveModel::tr("different source");
    return line.after.set->value < line.before.set->value ? EffectiveModel::tr("▼ tighter")
                                                          : EffectiveModel::tr("▲ looser");
}

RowState zeroState(const EffectiveCell& cell)
{
    return cell.set && cell.set->value == 0 ? RowState::Warning : RowState::Normal;
}

Emphasis sideEmphasis(const EffectiveCell& cell)
{
    if (!cell.set)
        return Emphasis::Dim;
    return cell.set->isBinding ? Emphasis::Strong : Emphasis::Normal;
}

RowState changeState(const EffectiveLine& line)
{
    if (!line.isChanged())
        return RowState::Normal;
    const bool isTighter
        = line.after.set && (!line.before.set || line.after.set->value < line.before.set->value);
    return isTighter ? RowState::Warning : RowState::Notice;
}
} // namespace

ColumnTable<EffectiveLine> EffectiveModel::columns()
{
    using Line = const EffectiveLine&;
    static constexpr ColumnOf<EffectiveLine> kColumns[] = {
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue that has the limit"),
            .text = textIn<&EffectiveLine::queue>,
            .emphasis = [](Line line) { return dimUnless(!line.isRepeated); },
        },
        {
            .column = WhoseColumn,
            .title = QT_TR_NOOP("Applies to"),
            .help = QT_TR_NOOP("The queue itself, or the user or group that the limit is for"),
            .text = holderText,
        },
        {
            .column = ResourceColumn,
            .title = QT_TR_NOOP("Resource"),
            .help = QT_TR_NOOP("Resource that is limited"),
            .text = [](Line line) { return amountName(line.type); },
        },
        {
            .column = BeforeColumn,
            .title = QT_TR_NOOP("Last save"),
            .help = QT_TR_NOOP("The limit without the edits: as last saved, or as active in the cluster"),
            .isNumeric = true,
            .text = [](Line line) { return line.isCompared ? cellText(line, line.before) : unknownText(); },
            .toolTip
            = [](Line line) { return line.isCompared ? cellToolTip(line, line.before) : unknownText(); },
            .state = [](Line line) { return line.isCompared ? zeroState(line.before) : RowState::Normal; },
            .emphasis = [](Line line) { return line.isCompared ? sideEmphasis(line.before) : Emphasis::Dim; },
        },
        {
            .column = AfterColumn,
            .title = QT_TR_NOOP("Edited"),
            .help = QT_TR_NOOP("The limit with the edits"),
            .isNumeric = true,
            .text = [](Line line) { return cellText(line, line.after); },
            .toolTip = [](Line line) { return cellToolTip(line, line.after); },
            .state =
                [](Line line) {
                    const RowState state = zeroState(line.after);
                    return state == RowState::Normal ? changeState(line) : state;
                },
            .emphasis = [](Line line) { return sideEmphasis(line.after); },
        },
        {
            .column = ChangeColumn,
            .title = QT_TR_NOOP("Change"),
            .help = QT_TR_NOOP("How much the edits raise or lower the limit"),
            .text = changeText,
            .state = changeState,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

EffectiveModel::EffectiveModel(QObject* parent) : RowList(columns(), parent) { }

bool EffectiveLine::isChanged() const
{
    return isCompared && before.set != after.set;
}

void EffectiveModel::setLimits(const std::optional<insight::EffectiveLimits>& limits, BaselineKind baseline)
{
    if (std::exchange(m_before, baseline) != baseline)
        Q_EMIT headerDataChanged(Qt::Horizontal, BeforeColumn, BeforeColumn);
    std::vector<EffectiveLine> lines;
    Least before;
    Least after;
    for (const EffectiveRow& row : limits ? limits->rows : std::vector<EffectiveRow>()) {
        EffectiveLine line;
        line.queue = QString::fromStdString(row.queue.text());
        line.isRepeated = !lines.empty() && lines.back().queue == line.queue;
        line.subject = row.subject;
        line.type = row.type;
        line.before = cellOf(row, row.before, before);
        line.after = cellOf(row, row.after, after);
        line.isCompared = limits->hasBefore;
        line.id = QStringLiteral("%1 %2 %3")
                      .arg(line.queue)
                      .arg(static_cast<int>(row.subject))
                      .arg(amountName(row.type));
        lines.push_back(std::move(line));
    }
    setRows(std::move(lines));
}

QVariant EffectiveModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_before == BaselineKind::InForce && section == BeforeColumn && orientation == Qt::Horizontal
        && role == Qt::DisplayRole)
        return tr("Active");
    return RowList::headerData(section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_effectivemodel.cpp"
