// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reports/reportmeasure.h"

#include <array>

namespace quotadeck::models {
namespace {
// The words of settings files: numbers of an enum change with the program.
constexpr std::array kMeasureWords{"held", "guaranteed", "idle", "above", "pending", "cost"};
static_assert(kMeasureWords.size() == kReportMeasures);

ReportFigure figureOfSum(const usage::Sum& sum)
{
    return sum.isUnknown() ? ReportFigure() : ReportFigure{sum.value, sum.isLowerBound()};
}

/// That of a measure which is neither what was held nor a cost.
usage::Account accountOf(ReportMeasure measure)
{
    switch (measure) {
    case ReportMeasure::Guaranteed:
        return usage::Account::Guaranteed;
    case ReportMeasure::Idle:
        return usage::Account::Idle;
    case ReportMeasure::Above:
        return usage::Account::Above;
    case ReportMeasure::Pending:
        return usage::Account::Pending;
    case ReportMeasure::Held:
    case ReportMeasure::Cost:
        break;
    }
    return usage::Account::Used;
}
} // namespace

QString measureWord(ReportMeasure measure)
{
    return QLatin1String(kMeasureWords[static_cast<std::size_t>(measure)]);
}

std::optional<ReportMeasure> measureOfWord(const QString& word)
{
    for (std::size_t i = 0; i < kMeasureWords.size(); ++i) {
        if (word == QLatin1String(kMeasureWords[i]))
            return static_cast<ReportMeasure>(i);
    }
    return std::nullopt;
}

bool hasMeasure(const usage::Report& report, ReportMeasure measure)
{
    if (measure == ReportMeasure::Held)
        return true;
    if (measure == ReportMeasure::Cost)
        return report.currency.has_value();
    return report.knows(accountOf(measure)) != usage::Knowledge::None;
}

ReportFigure measureIn(const usage::Report& report, const usage::Cell& cell,
                       std::optional<std::size_t> column, ResourceType type, ReportMeasure measure)
{
    if (!report.isSeen(column))
        return {}; // no sample covers it
    if (measure == ReportMeasure::Cost)
        return costIn(report, cell);
    const usage::Entry entry = report.entryIn(cell, type, column);
    return measure == ReportMeasure::Held ? heldIn(entry) : accountIn(report, entry, accountOf(measure));
}

ReportFigure accountIn(const usage::Report& report, const usage::Entry& entry, usage::Account account)
{
    return report.knows(account) == usage::Knowledge::None ? ReportFigure() : figureOfSum(entry[account]);
}

ReportFigure heldIn(const usage::Entry& entry)
{
    return figureOfSum(entry.held());
}

ReportFigure costIn(const usage::Report& report, const usage::Cell& cell)
{
    if (!report.currency || cell.isCostUnknown())
        return {};
    return {cell.cost(), !cell.isCostComplete()};
}
} // namespace quotadeck::models
