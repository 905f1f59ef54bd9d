// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/sim/simulator.h"
#include "models/table/columntable.h"

#include <QAbstractTableModel>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// The script of a running scenario and the manual actions with their outcomes, by time.
/// GUI thread only.
///
/// Shape: a flat list; rows stay in place when their outcome comes, those of injected actions come and go.
class ScriptModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { TimeColumn, EventColumn, OutcomeColumn, ColumnCount };
    Q_ENUM(Column)

    enum class State { Upcoming, Done, Refused };

    struct Entry
    {
        std::chrono::nanoseconds at{}; ///< since the start of the scenario
        Message title;
        bool isInjected = false; ///< a manual action, not of the script
        State state = State::Upcoming;
        Message message; ///< of the outcome

        friend bool operator==(const Entry&, const Entry&) = default;
    };

    explicit ScriptModel(QObject* parent = nullptr);

    /// Shows the script of @p scenario with nothing done; null: nothing.
    void setScenario(std::shared_ptr<const sim::Scenario> scenario);
    /// Takes over the outcomes of a progress of that scenario.
    void setOutcomes(const std::vector<sim::Outcome>& outcomes);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static ColumnTable<Entry> columns();
    [[nodiscard]] std::vector<Entry> merged(const std::vector<sim::Outcome>& outcomes) const;
    void replace(std::vector<Entry> entries);

    std::shared_ptr<const sim::Scenario> m_scenario;
    std::vector<Entry> m_entries;
};
} // namespace quotadeck::models
