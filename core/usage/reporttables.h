// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/usage/reportwriter.h"

#include <string>
#include <utility>
#include <vector>

namespace quotadeck::usage {
/// A table for people.
struct TextTable
{
    std::string title;
    std::vector<std::string> titles; ///< of the columns
    std::size_t nameColumns = 1; ///< those at the left that are names; the others are numbers
    std::vector<std::vector<std::string>> rows; ///< the last ones are totals
};

/// A report for people: facts, tables, and notes below them.
struct TextReport
{
    std::string title;
    std::vector<std::pair<std::string, std::string>> facts;
    std::vector<TextTable> tables;
    std::vector<std::string> notes;
};

[[nodiscard]] TextReport textReport(const ReportPage& page);
/// Those of the sources, of the period, and of the period before.
[[nodiscard]] std::vector<Message> allNotes(const ReportPage& page);
/// The notes below tables, and how much of the period no source covers: for formats without notes.
[[nodiscard]] std::vector<std::string> reportNotes(const ReportPage& page);

/// @p text without control characters and without marks that change the direction of what follows.
[[nodiscard]] std::string shownName(std::string_view text);
/// The amount in the unit of hourUnit(), with two digits behind the point: "1622.00", "<0.01".
[[nodiscard]] std::string hoursText(ResourceType type, Amount amount);
/// Seconds, of milliseconds, with two digits behind the point: "2.00", "<0.01".
[[nodiscard]] std::string waitText(Amount milliseconds);
/// "core h", "GiB h", "GB h", "h".
[[nodiscard]] std::string hourUnit(ResourceType type);
/// @p numerator / @p denominator, rounded half up, with at most @p decimals digits behind the point. @p denominator is above 0.
[[nodiscard]] std::string decimalText(Amount numerator, Amount denominator, int decimals);
/// The resource-seconds of one hourUnit().
[[nodiscard]] Amount hourOf(ResourceType type);
} // namespace quotadeck::usage
