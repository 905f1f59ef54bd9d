// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/changesmodel.h"

#include "models/common/roles.h"

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
RowState stateOf(const config::Change& change)
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

QVariant lineOf(const config::Change& change)
{
    return change.newSpan ? QVariant(change.newSpan->begin.line) : QVariant();
}

QString idOf(const config::Change& change)
{
    return QString::fromStdString(change.partition + ' ' + change.path + ' ' + change.sentence);
}

QVariant display(const config::Change& change, int column)
{
    switch (static_cast<ChangesModel::Column>(column)) {
    case ChangesModel::DirectionColumn:
        return nameOf(change);
    case ChangesModel::QueueColumn:
        return queueOf(change);
    case ChangesModel::ChangeColumn:
        return QString::fromStdString(change.sentence);
    case ChangesModel::LineColumn:
        return lineOf(change);
    case ChangesModel::ColumnCount:
        break;
    }
    return {};
}
} // namespace

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
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChangesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& change = m_changes[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return display(change, index.column());
    case Qt::ToolTipRole:
        return QString::fromStdString(change.sentence);
    case IdRole:
        return idOf(change);
    case StateRole:
        return index.column() == DirectionColumn ? QVariant(static_cast<int>(stateOf(change))) : QVariant();
    case EmphasisRole:
        return static_cast<int>(change.hasEffect ? Emphasis::Normal : Emphasis::Dim);
    case NumericRole:
        return index.column() == LineColumn;
    default:
        return {};
    }
}

QVariant ChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case DirectionColumn:
        return tr("Effect");
    case QueueColumn:
        return tr("Queue");
    case ChangeColumn:
        return tr("Change");
    case LineColumn:
        return tr("Line");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
