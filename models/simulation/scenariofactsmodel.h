// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/sim/simulator.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace quotadeck::models {
/// The facts of a running scenario, by time: held, broken or not asked yet. GUI thread only.
///
/// Shape: a flat list, one row a fact, whose answers come and go with the virtual time.
class ScenarioFactsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { TimeColumn, FactColumn, AnswerColumn, ColumnCount };
    Q_ENUM(Column)

    enum class Answer { NotYet, Holds, Broken };

    explicit ScenarioFactsModel(QObject* parent = nullptr);

    /// Shows the facts of @p scenario, none of them asked; null: nothing.
    void setScenario(std::shared_ptr<const sim::Scenario> scenario);
    /// Takes over the answers of a progress of that scenario.
    void setChecked(const std::vector<sim::CheckedFact>& checked);

    [[nodiscard]] const sim::Fact& fact(int row) const; ///< @p row must exist
    [[nodiscard]] Answer answer(int row) const; ///< likewise
    [[nodiscard]] int count(Answer answer) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString display(int row, int column) const;

    std::shared_ptr<const sim::Scenario> m_scenario;
    int m_rows = 0; ///< announced so far
    std::vector<sim::CheckedFact> m_checked; ///< the first of the facts, in their order
};
} // namespace quotadeck::models
