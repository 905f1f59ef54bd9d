// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"

#include <string>
#include <string_view>

namespace quotadeck::config {
enum class ReportColour { Never, Always };

/// The result of `quotadeck check --format json` for one file, one line without its break. Keys and their order are
/// part of the interface. @p kind is "yunikorn" or "elastic".
[[nodiscard]] std::string checkReportJson(std::string_view file, std::string_view kind,
                                          const Verdict& verdict);

/// The same for people: "file:line:column: error: message [VAL-37]", the line with a caret under the place, then
/// notes and fixes. Empty without findings. @p text is what the verdict is about. Control characters of the text are
/// not passed on to the terminal.
[[nodiscard]] std::string checkReportText(std::string_view file, std::string_view text,
                                          const Verdict& verdict, ReportColour colour);
} // namespace quotadeck::config
