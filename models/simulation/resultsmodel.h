// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/results.h"
#include "models/simulation/resultlist.h"

#include <memory>

namespace quotadeck::models {
struct ResultsRow
{
    QString id;
    sim::ResultRow result;

    friend bool operator==(const ResultsRow&, const ResultsRow&) = default;
};

/// What became of the applications of a simulation, a row for each queue or each user. GUI thread only.
class ResultsModel final : public ResultList<ResultsRow>
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        SubmittedColumn,
        WaitingColumn,
        RunningColumn,
        CompletedColumn,
        FailedColumn,
        RejectedColumn,
        MeanWaitColumn,
        LongWaitColumn,
        ShareColumn,
        DeniedColumn,
        ReasonColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum class Kind { Queues, Users };

    using ResultList::ResultList;

    /// Null: none are known.
    void setResults(std::shared_ptr<const sim::Results> results);
    void setKind(Kind kind);
    [[nodiscard]] const std::shared_ptr<const sim::Results>& results() const { return m_results; }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

private:
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QString help(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QString display(const ResultsRow& row, int column) const override;
    [[nodiscard]] QString toolTip(const ResultsRow& row, int column) const override;
    [[nodiscard]] QVariant sortValue(const ResultsRow& row, int column) const override;
    [[nodiscard]] bool isDim(const ResultsRow& row, int column) const override;
    void showRows();

    std::shared_ptr<const sim::Results> m_results;
    Kind m_kind = Kind::Queues;
};
} // namespace quotadeck::models
