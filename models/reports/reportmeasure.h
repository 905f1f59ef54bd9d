// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reports/reporttablemodel.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace quotadeck::models {
/// What a chart of a report shows of each row.
enum class ReportMeasure {
    Held, ///< used, preempted and placeholders together
    Guaranteed,
    Idle,
    Above,
    Pending,
    Cost, ///< of all resources
};
inline constexpr int kReportMeasures = 6;

/// The word of settings and saved views.
[[nodiscard]] QString measureWord(ReportMeasure measure);
[[nodiscard]] std::optional<ReportMeasure> measureOfWord(const QString& word);

/// Whether @p report knows anything of @p measure.
[[nodiscard]] bool hasMeasure(const usage::Report& report, ReportMeasure measure);
/// What @p cell of @p report has of @p measure: of @p type, or in billionths of the currency. No @p column: of the period.
[[nodiscard]] ReportFigure measureIn(const usage::Report& report, const usage::Cell& cell,
                                     std::optional<std::size_t> column, ResourceType type,
                                     ReportMeasure measure);
/// An amount of @p account in @p entry, one of Report::entryIn(), as @p report knows it.
[[nodiscard]] ReportFigure accountIn(const usage::Report& report, const usage::Entry& entry,
                                     usage::Account account);
/// What the applications of @p entry held.
[[nodiscard]] ReportFigure heldIn(const usage::Entry& entry);
/// Nothing without prices.
[[nodiscard]] ReportFigure costIn(const usage::Report& report, const usage::Cell& cell);
} // namespace quotadeck::models
