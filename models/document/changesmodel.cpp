// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/changesmodel.h"

#include "models/common/messagetext.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
QString nameOf(const config::Change& change)
{
    if (!change.hasEffect)
        return ChangesModel::tr("no effect");
    switch (change.direction) {
    case config::Direction::Looser:
        return ChangesModel::tr("▲ looser");
    case config::Direction::Tighter:
        return ChangesModel::tr("▼ tighter");
    case config::Direction::Raised:
        return ChangesModel::tr("▲ raised");
    case config::Direction::Lowered:
        return ChangesModel::tr("▼ lowered");
    case config::Direction::Dangerous:
        return ChangesModel::tr("✖ dangerous");
    case config::Direction::Neutral:
        break;
    }
    return ChangesModel::tr("neutral");
}

/// A tighter limit may affect somebody, a removal ends what runs.
RowState changeState(const config::Change& change)
{
    if (!change.hasEffect)
        return RowState::Normal;
    if (change.direction == config::Direction::Dangerous)
        return RowState::Critical;
    return change.direction == config::Direction::Tighter ? RowState::Warning : RowState::Normal;
}

QString queueOf(const config::Change& change)
{
    return QString::fromStdString(change.path.empty() ? change.partition : change.path);
}

QString lineOf(const config::Change& change)
{
    return change.newSpan ? QLocale().toString(change.newSpan->begin.line) : QString();
}

QString idOf(const config::Change& change)
{
    return QString::fromStdString(change.partition + ' ' + change.path + ' ' + change.sentence.english());
}

QString sentenceOf(const config::Change& change)
{
    return messageText(change.sentence);
}

Emphasis emphasisOf(const config::Change& change)
{
    return dimUnless(change.hasEffect);
}
} // namespace

ColumnTable<config::Change> ChangesModel::columns()
{
    static constexpr ColumnOf<config::Change> kColumns[] = {
        {
            .column = DirectionColumn,
            .title = QT_TR_NOOP("Effect"),
            .help = QT_TR_NOOP("Whether the change allows more or less"),
            .text = nameOf,
            .toolTip = sentenceOf,
            .state = changeState,
            .emphasis = emphasisOf,
        },
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Place of the change"),
            .text = queueOf,
            .toolTip = sentenceOf,
            .emphasis = emphasisOf,
        },
        {
            .column = ChangeColumn,
            .title = QT_TR_NOOP("Change"),
            .help = QT_TR_NOOP("What changes in meaning"),
            .text = sentenceOf,
            .emphasis = emphasisOf,
        },
        {
            .column = LineColumn,
            .title = QT_TR_NOOP("Line"),
            .help = QT_TR_NOOP("Line of the change in the text"),
            .isNumeric = true,
            .text = lineOf,
            .toolTip = sentenceOf,
            .emphasis = emphasisOf,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

void ChangesModel::setChanges(std::vector<config::Change> changes)
{
    if (!m_changes.empty()) {
        beginRemoveRows({}, 0, static_cast<int>(m_changes.size()) - 1);
        m_changes.clear();
        endRemoveRows();
    }
    if (!changes.empty()) {
        beginInsertRows({}, 0, static_cast<int>(changes.size()) - 1);
        m_changes = std::move(changes);
        endInsertRows();
    }
}

const config::Change& ChangesModel::change(int row) const
{
    return m_changes.at(static_cast<std::size_t>(row));
}

int ChangesModel::count(config::Direction direction) const
{
    return static_cast<int>(std::ranges::count_if(m_changes, [direction](const config::Change& change) {
        return change.hasEffect && change.direction == direction;
    }));
}

int ChangesModel::countWithoutEffect() const
{
    return static_cast<int>(std::ranges::count(m_changes, false, &config::Change::hasEffect));
}

int ChangesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

int ChangesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns().count();
}

QVariant ChangesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& change = m_changes[static_cast<std::size_t>(index.row())];
    return role == IdRole ? QVariant(idOf(change)) : columns().cell(change, index.column(), role);
}

QVariant ChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_pathTitle.isEmpty() && section == QueueColumn && orientation == Qt::Horizontal
        && role == Qt::DisplayRole)
        return m_pathTitle;
    return columns().header(staticMetaObject, section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_changesmodel.cpp"
