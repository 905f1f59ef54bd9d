// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/scenariochecksmodel.h"

#include "models/common/messagetext.h"
#include "models/simulation/elapsedtext.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
ColumnTable<ScenarioChecksModel::Row> ScenarioChecksModel::columns()
{
    constexpr auto emphasis = [](const Row& row) { return dimUnless(row.status != Status::Pending); };
    static constexpr ColumnOf<Row> kColumns[] = {
        {
            .column = TimeColumn,
            .title = QT_TR_NOOP("Time"),
            .help = QT_TR_NOOP("When the check is made, since the start of the scenario"),
            .isNumeric = true,
            .text = [](const Row& row) { return elapsedText(row.check.at); },
            .emphasis = emphasis,
        },
        {
            .column = CheckColumn,
            .title = QT_TR_NOOP("Check"),
            .help = QT_TR_NOOP("What the scenario is to show"),
            .text = [](const Row& row) { return QString::fromStdString(row.check.text); },
            .emphasis = emphasis,
        },
        {
            .column = StatusColumn,
            .title = QT_TR_NOOP("Status"),
            .help = QT_TR_NOOP("Passed, failed, or still pending"),
            .text =
                [](const Row& row) {
                    switch (row.status) {
                    case Status::Pending:
                        return tr("pending");
                    case Status::Passed:
                        return tr("passed");
                    case Status::Failed:
                        break;
                    }
                    return tr("failed: %1").arg(row.failure);
                },
            .state =
                [](const Row& row) {
                    return row.status == Status::Failed ? RowState::Critical : RowState::Normal;
                },
            .emphasis = emphasis,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

ScenarioChecksModel::ScenarioChecksModel(QObject* parent) : QAbstractTableModel(parent) { }

void ScenarioChecksModel::setScenario(std::shared_ptr<const sim::Scenario> scenario)
{
    if (m_rows > 0) {
        beginRemoveRows({}, 0, m_rows - 1);
        m_rows = 0;
        m_checked.clear();
        endRemoveRows();
    }
    m_scenario = std::move(scenario);
    if (!m_scenario || m_scenario->checks.empty())
        return;
    const int rows = static_cast<int>(m_scenario->checks.size());
    beginInsertRows({}, 0, rows - 1);
    m_rows = rows;
    endInsertRows();
}

void ScenarioChecksModel::setChecked(const std::vector<sim::CheckResult>& checked)
{
    const auto [oldDiffers, newDiffers] = std::ranges::mismatch(m_checked, checked);
    const auto first = static_cast<int>(oldDiffers - m_checked.begin());
    const auto last = std::min(static_cast<int>(std::max(m_checked.size(), checked.size())), m_rows) - 1;
    m_checked = checked;
    if (first <= last)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

const sim::Check& ScenarioChecksModel::check(int row) const
{
    return m_scenario->checks.at(static_cast<std::size_t>(row));
}

ScenarioChecksModel::Status ScenarioChecksModel::status(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    if (index >= m_checked.size())
        return Status::Pending;
    return m_checked[index].passed() ? Status::Passed : Status::Failed;
}

int ScenarioChecksModel::count(Status wanted) const
{
    int count = 0;
    for (int row = 0; row < m_rows; ++row)
        count += status(row) == wanted ? 1 : 0;
    return count;
}

int ScenarioChecksModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ScenarioChecksModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns().count();
}

QVariant ScenarioChecksModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    if (role == IdRole)
        return QString::number(row);
    const Status current = status(row);
    const QString failure = current == Status::Failed
        ? messageText(m_checked[static_cast<std::size_t>(row)].failure)
        : QString();
    return columns().cell({check(row), current, failure}, index.column(), role);
}

QVariant ScenarioChecksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columns().header(staticMetaObject, section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_scenariochecksmodel.cpp"
