// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/report/checkreport.h"
#include "core/config/yaml/textindex.h"

#include <string>
#include <string_view>

namespace quotadeck::config {
enum class ReportColour { Never, Always };

/// Writes the findings of one file as text: "file:line:column: error: message [VAL-37]", the line with carets under the
/// place, then notes on other places, each with its line, and fixes.
///
/// Safety:    control characters of the text are not passed on to the terminal.
/// Ownership: keeps a view of @p text, which must outlive the report.
class TextReport
{
public:
    TextReport(std::string_view file, std::string_view text, ReportColour colour);

    /// Each line with its break.
    [[nodiscard]] std::string block(const Finding& finding) const;

private:
    [[nodiscard]] std::string headline(const TextSpan& span, std::string_view kind, std::string_view message,
                                       std::string_view rule) const;
    [[nodiscard]] std::string excerpt(const TextSpan& span, std::string_view colour) const;
    [[nodiscard]] std::string painted(std::string_view colour, std::string text) const;

    std::string m_file;
    std::string_view m_text;
    TextIndex m_index;
    bool m_isColoured;
};

/// All findings of @p file; empty without any.
[[nodiscard]] std::string checkReportText(const CheckedFile& file, ReportColour colour);

/// "queues.yaml: rejected, 2 errors, 1 warning, 3 silenced", and how often each rule occurs when there are many findings.
[[nodiscard]] std::string checkSummary(const CheckedFile& file, ReportColour colour);
} // namespace quotadeck::config
