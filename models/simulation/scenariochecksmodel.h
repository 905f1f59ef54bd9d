// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/sim/simulator.h"
#include "models/table/columntable.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace quotadeck::models {
/// The checks of a running scenario, by time: passed, failed or pending. GUI thread only.
///
/// Shape: a flat list, one row a check, whose status follows the virtual time, backwards too.
class ScenarioChecksModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { TimeColumn, CheckColumn, StatusColumn, ColumnCount };
    Q_ENUM(Column)

    enum class Status { Pending, Passed, Failed };

    explicit ScenarioChecksModel(QObject* parent = nullptr);

    /// Shows the checks of @p scenario, all of them pending; null: nothing.
    void setScenario(std::shared_ptr<const sim::Scenario> scenario);
    /// Shows the results that a progress of that scenario has.
    void setChecked(const std::vector<sim::CheckResult>& checked);

    [[nodiscard]] const sim::Check& check(int row) const; ///< @p row must exist
    [[nodiscard]] Status status(int row) const; ///< likewise
    [[nodiscard]] int count(Status status) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// A check and its result.
    struct Row
    {
        const sim::Check& check;
        Status status;
        QString failure; ///< of a failed check: what was found
    };
    static ColumnTable<Row> columns();

    std::shared_ptr<const sim::Scenario> m_scenario;
    int m_rows = 0; ///< announced so far
    std::vector<sim::CheckResult> m_checked; ///< the first of the checks, in their order
};
} // namespace quotadeck::models
