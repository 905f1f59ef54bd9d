// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/usage/report.h"
#include "core/usage/reportfilter.h"

#include <string>
#include <vector>

namespace quotadeck::usage {
enum class ReportFormat {
    Text,
    Csv, ///< a line for each row, column and resource type
    Json,
    Markdown,
    Html, ///< one file that needs no network
    Focus, ///< FOCUS 1.2, a line for each charge
};

/// A report with what is said around it.
struct ReportPage
{
    const Report* report = nullptr;
    const Report* before = nullptr; ///< the period before; null: not compared
    bool isMoment = false; ///< the amounts are those of one moment, as if they were held for the period
    Calendar calendar{};
    std::string tag{}; ///< the key of Dimension::Tag
    std::vector<std::string> sources{};
    ReportFilter filter{}; ///< that the amounts have passed
    std::vector<Message> notes{};
    std::string provider{}; ///< who charges, for FOCUS; empty: the account
    std::string account{}; ///< what is charged for, for FOCUS
    std::string accountName{};
};

/// @p page in @p format. Amounts of CSV and JSON are exact resource-seconds in base units, those of the others hours, rounded.
/// Names that others chose are escaped, and have no control characters and no marks of text direction.
/// What is not known is empty in CSV and null in JSON. A filter is named in each: in a last column of CSV and FOCUS.
[[nodiscard]] std::string writeReport(const ReportPage& page, ReportFormat format);
} // namespace quotadeck::usage
