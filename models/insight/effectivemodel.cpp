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

const EffectiveCell* sideOf(const EffectiveLine& line, EffectiveModel::Column column)
{
    if (column == EffectiveModel::AfterColumn)
        return &line.after;
    return column == EffectiveModel::BeforeColumn && line.isCompared ? &line.before : nullptr;
}

QString display(const EffectiveLine& line, EffectiveModel::Column column)
{
    if (const EffectiveCell* cell = sideOf(line, column))
        return cellText(line, *cell);
    switch (column) {
    case EffectiveModel::QueueColumn:
        return line.queue;
    case EffectiveModel::WhoseColumn:
        return holderText(line);
    case EffectiveModel::ResourceColumn:
        return amountName(line.type);
    case EffectiveModel::BeforeColumn:
        return unknownText();
    case EffectiveModel::ChangeColumn:
        return changeText(line);
    default:
        return {};
    }
}

RowState stateOf(const EffectiveLine& line, EffectiveModel::Column column)
{
    if (const EffectiveCell* cell = sideOf(line, column); cell && cell->set && cell->set->value == 0)
        return RowState::Warning;
    if (!line.isChanged() || column < EffectiveModel::AfterColumn)
        return RowState::Normal;
    const bool isTighter
        = line.after.set && (!line.before.set || line.after.set->value < line.before.set->value);
    return isTighter ? RowState::Warning : RowState::Notice;
}

Emphasis emphasisOf(const EffectiveLine& line, EffectiveModel::Column column)
{
    if (column == EffectiveModel::QueueColumn && line.isRepeated)
        return Emphasis::Dim;
    if (column != EffectiveModel::BeforeColumn && column != EffectiveModel::AfterColumn)
        return Emphasis::Normal;
    const EffectiveCell* cell = sideOf(line, column);
    if (!cell || !cell->set)
        return Emphasis::Dim;
    return cell->set->isBinding ? Emphasis::Strong : Emphasis::Normal;
}
} // namespace

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

int EffectiveModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EffectiveModel::cell(const EffectiveLine& line, int section, int role) const
{
    const auto column = static_cast<Column>(section);
    const EffectiveCell* side = sideOf(line, column);
    switch (role) {
    case Qt::DisplayRole:
        return display(line, column);
    case Qt::ToolTipRole:
        return side ? cellToolTip(line, *side) : display(line, column);
    case SortRole:
        if (column == BeforeColumn || column == AfterColumn)
            return side && side->set ? QVariant(static_cast<qint64>(side->set->value)) : QVariant();
        return display(line, column);
    case StateRole:
        return static_cast<int>(stateOf(line, column));
    case EmphasisRole:
        return static_cast<int>(emphasisOf(line, column));
    case NumericRole:
        return column == BeforeColumn || column == AfterColumn;
    default:
        return {};
    }
}

QVariant EffectiveModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumeric = section == BeforeColumn || section == AfterColumn;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case QueueColumn:
        return tr("Queue");
    case WhoseColumn:
        return tr("Applies to");
    case ResourceColumn:
        return tr("Resource");
    case BeforeColumn:
        return m_before == BaselineKind::InForce ? tr("Active") : tr("Last save");
    case AfterColumn:
        return tr("Edited");
    case ChangeColumn:
        return tr("Change");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
