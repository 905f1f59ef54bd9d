// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/scenariofactsmodel.h"

#include "models/common/roles.h"
#include "models/simulation/elapsedtext.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
RowState stateOf(ScenarioFactsModel::Answer answer)
{
    return answer == ScenarioFactsModel::Answer::Broken ? RowState::Critical : RowState::Normal;
}
} // namespace

ScenarioFactsModel::ScenarioFactsModel(QObject* parent) : QAbstractTableModel(parent) { }

void ScenarioFactsModel::setScenario(std::shared_ptr<const sim::Scenario> scenario)
{
    if (m_rows > 0) {
        beginRemoveRows({}, 0, m_rows - 1);
        m_rows = 0;
        m_checked.clear();
        endRemoveRows();
    }
    m_scenario = std::move(scenario);
    if (!m_scenario || m_scenario->facts.empty())
        return;
    const int rows = static_cast<int>(m_scenario->facts.size());
    beginInsertRows({}, 0, rows - 1);
    m_rows = rows;
    endInsertRows();
}

void ScenarioFactsModel::setChecked(const std::vector<sim::CheckedFact>& checked)
{
    const auto [oldDiffers, newDiffers] = std::ranges::mismatch(m_checked, checked);
    const auto first = static_cast<int>(oldDiffers - m_checked.begin());
    const auto last = std::min(static_cast<int>(std::max(m_checked.size(), checked.size())), m_rows) - 1;
    m_checked = checked;
    if (first <= last)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

const sim::Fact& ScenarioFactsModel::fact(int row) const
{
    return m_scenario->facts.at(static_cast<std::size_t>(row));
}

ScenarioFactsModel::Answer ScenarioFactsModel::answer(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    if (index >= m_checked.size())
        return Answer::NotYet;
    return m_checked[index].holds() ? Answer::Holds : Answer::Broken;
}

int ScenarioFactsModel::count(Answer wanted) const
{
    int count = 0;
    for (int row = 0; row < m_rows; ++row)
        count += answer(row) == wanted ? 1 : 0;
    return count;
}

int ScenarioFactsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ScenarioFactsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ScenarioFactsModel::display(int row, int column) const
{
    switch (static_cast<Column>(column)) {
    case TimeColumn:
        return elapsedText(fact(row).at);
    case FactColumn:
        return QString::fromStdString(fact(row).text);
    case AnswerColumn:
        switch (answer(row)) {
        case Answer::NotYet:
            return tr("pending");
        case Answer::Holds:
            return tr("passed");
        case Answer::Broken:
            return tr("failed: %1")
                .arg(QString::fromStdString(m_checked[static_cast<std::size_t>(row)].otherwise));
        }
        break;
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ScenarioFactsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return display(row, index.column());
    case SortRole:
        return qint64{fact(row).at.count()};
    case IdRole:
        return QString::number(row);
    case StateRole:
        return static_cast<int>(index.column() == AnswerColumn ? stateOf(answer(row)) : RowState::Normal);
    case EmphasisRole:
        return static_cast<int>(answer(row) == Answer::NotYet ? Emphasis::Dim : Emphasis::Normal);
    case NumericRole:
        return index.column() == TimeColumn;
    default:
        return {};
    }
}

QVariant ScenarioFactsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == TimeColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case TimeColumn:
        return tr("Time");
    case FactColumn:
        return tr("Check");
    case AnswerColumn:
        return tr("Status");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
