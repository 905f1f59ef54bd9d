// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/results.h"
#include "models/table/rowlist.h"

#include <memory>

namespace quotadeck::models {
struct ResultsRow
{
    QString id;
    sim::ResultRow result;

    friend bool operator==(const ResultsRow&, const ResultsRow&) = default;
};

/// The outcome of the applications of a simulation, a row for each queue or each user. GUI thread only.
class ResultsModel final : public RowList<ResultsRow>
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

    explicit ResultsModel(QObject* parent = nullptr);

    /// Null: none are known.
    void setResults(std::shared_ptr<const sim::Results> results);
    void setKind(Kind kind);
    [[nodiscard]] const std::shared_ptr<const sim::Results>& results() const { return m_results; }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    static ColumnTable<ResultsRow> columns();
    void showRows();

    std::shared_ptr<const sim::Results> m_results;
    Kind m_kind = Kind::Queues;
};
} // namespace quotadeck::models
