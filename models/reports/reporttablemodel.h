// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reports/reportexport.h"
#include "models/table/livetree.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A figure of a report. Nothing: not known.
struct ReportFigure
{
    std::optional<usage::Amount> value{};
    bool isLowerBound = false; ///< a part of it is not known

    friend bool operator==(const ReportFigure&, const ReportFigure&) = default;
};

/// How much more was held than in the period before, as a part of that.
struct ReportChange
{
    enum class Kind { Unknown, Known, New };
    Kind kind = Kind::Unknown; ///< Unknown: not compared, or one of the periods is not known or only in part
    double part = 0; ///< of Known

    friend auto operator<=>(const ReportChange&, const ReportChange&) = default;
};

/// Figures of one resource in one row of a report, in all or in one column of it.
struct ReportTableRow
{
    std::string id{};
    QString name{}; ///< of the row, or of the time
    QString subject{}; ///< the name of the row, also of its times
    QString queue{}; ///< of rows by user and queue
    ResourceType type{"vcore"};
    bool isTime = false;
    bool isIdle = false; ///< the cost of what nobody used
    ReportFigure held{};
    std::array<ReportFigure, usage::kAccounts> sums{};
    std::array<usage::Knowledge, usage::kAccounts> known{}; ///< of those, in the report
    usage::Knowledge knowsWaits = usage::Knowledge::None; ///< likewise
    ReportFigure started{}; ///< applications whose wait is known
    ReportFigure
        waited{}; ///< from their submission to their start, in milliseconds; of no resource, as the next ones
    ReportFigure longestWait{};
    ReportFigure medianWait{};
    ReportFigure p95Wait{}; ///< that 95 of 100 applications do not exceed
    std::optional<double> share{}; ///< of what the cluster had
    ReportFigure cost{}; ///< of all resources, in billionths
    ReportFigure before{}; ///< held in the period before
    ReportChange change{};

    friend bool operator==(const ReportTableRow&, const ReportTableRow&) = default;
};

/// The rows of a report, of one resource; below each one its columns, where there are several.
///
/// Row id: the names of the row; of a time with its beginning.
class ReportTableModel final : public LiveTree<ReportTableRow>
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        QueueColumn,
        HeldColumn,
        UsedColumn,
        PreemptedColumn,
        PlaceholderColumn,
        GuaranteedColumn,
        IdleColumn,
        ShareColumn,
        CostColumn,
        BeforeColumn,
        ChangeColumn,
        AboveColumn,
        PendingColumn,
        StartedColumn,
        WaitedColumn,
        LongestWaitColumn,
        MedianWaitColumn,
        P95WaitColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ReportTableModel(QObject* parent = nullptr);

    void setReport(const MadeReport& made, ResourceType type);
    void clear();
    /// The sums of all rows.
    [[nodiscard]] const ReportTableRow& total() const { return m_total; }
    /// The row of @p id, or nullptr. Valid until the next change.
    [[nodiscard]] const ReportTableRow* row(const QString& id) const { return rowFor(id.toStdString()); }

private:
    static ColumnTable<ReportTableRow> columns();

    ReportTableRow m_total;
};

/// "1,622.00": in the unit of reportUnit(); "≥ 12.00" where a part is not known, "–" where nothing is.
[[nodiscard]] QString figureText(ResourceType type, const ReportFigure& figure);
/// "12.34", of billionths.
[[nodiscard]] QString costText(const ReportFigure& cost);
/// "core h"; of a moment "cores".
[[nodiscard]] QString reportUnit(ResourceType type, bool isMoment);
[[nodiscard]] QString changeText(const ReportChange& change);
} // namespace quotadeck::models
