// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/usage/calendar.h"
#include "core/usage/report.h"
#include "core/usage/reportfilter.h"

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::usage {
/// What is asked of any source, as a file keeps it (resources/docs/reports.md). What the file does not say is nothing or empty.
struct ReportDefinition
{
    std::optional<PeriodWord> period{};
    std::string from{}; ///< instead of a word; as Calendar::parse() reads it
    std::string to{};
    std::string zone{};
    std::vector<Dimension> rows{};
    std::string tag{}; ///< the key of Dimension::Tag
    std::optional<Step> columns{};
    ReportFilter filter{};
    std::string priceFile{}; ///< as it is written: beside the definition, where it is no whole path
    std::optional<Charge> charge{};
    std::optional<IdleCost> idle{};
    std::optional<bool> comparesBefore{};

    /// Reads the YAML @p text of the file @p file. Errors: Parse; `where` is file:line:column.
    [[nodiscard]] static Result<ReportDefinition> read(const std::string& text, const std::string& file);
    /// YAML that read() gives back.
    [[nodiscard]] std::string text() const;
    friend bool operator==(const ReportDefinition&, const ReportDefinition&) = default;
};
} // namespace quotadeck::usage
