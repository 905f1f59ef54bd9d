// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/usage/pricetable.h"
#include "core/usage/reportwriter.h"
#include "models/reports/reportquestion.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// The dimensions of a line of a FOCUS file that charges consumption.
inline constexpr std::array kFocusDimensions{usage::Dimension::Queue, usage::Dimension::User,
                                             usage::Dimension::Group, usage::Dimension::Application};

/// What was read to answer a question.
struct LedgerReading
{
    usage::Ledger ledger{};
    std::optional<usage::Period>
        extent{}; ///< of what the source has; nothing: of the ledger, which has all of it
    std::string source{}; ///< shown to users
    std::string partition{}; ///< empty: not known
    std::optional<usage::Seconds> now{}; ///< that days are counted back from; nothing: the end of the ledger
    bool isMoment = false; ///< one moment, held for an hour
};

/// A report with all that it was made of. Immutable, shared between threads.
struct MadeReport
{
    ReportQuestion question;
    usage::ReportFilter filter{};
    LedgerReading reading; ///< what the filter takes of it
    std::vector<Message> filterNotes{}; ///< of those of the ledger: about the filter
    std::optional<usage::PriceTable> prices{};
    usage::Calendar calendar{};
    usage::Report report{};
    std::optional<usage::Report> before{};
    bool isOpen = false; ///< new data of the source may be in the period

    /// Lives as long as this report.
    [[nodiscard]] usage::ReportPage page() const;
};
using MadeReportPtr = std::shared_ptr<const MadeReport>;

/// Makes the report that @p question asks for of @p reading; reads the price list from @p priceText.
/// Errors: those of makeReport(), applyFilter(), periodOf() and PriceTable::read(); NotFound where the source has no amounts.
[[nodiscard]] Result<MadeReportPtr> makeReport(const ReportQuestion& question, LedgerReading reading,
                                               const std::string& priceText, const usage::Calendar& calendar);

/// @p made as a text. FOCUS has rows of its own, and days where the columns are longer.
/// Errors: Unsupported for FOCUS without a price list, or of a moment, which nobody is charged for.
[[nodiscard]] Result<std::string> reportText(const MadeReport& made, usage::ReportFormat format);
} // namespace quotadeck::models
