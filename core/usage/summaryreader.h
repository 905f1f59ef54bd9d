// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/usage/summary.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace quotadeck::usage {
/// The summary in @p line, whatever the log puts around it: a console prefix, fields of a JSON log, a line quoted in
/// the JSON of a container runtime. Fields that are missing stay empty, others than those of a summary are ignored.
/// NotFound where the line has no summary, Parse for one that is broken or cut off; `where` is the field.
[[nodiscard]] Result<ApplicationSummary> readSummaryLine(std::string_view line);

/// The summaries of a log, line by line.
struct SummaryLog
{
    std::vector<ApplicationSummary> summaries; ///< in the order of the lines
    std::vector<Error> errors; ///< of lines with a broken one; `where` is "3" or "3: startTime"
    std::size_t lines = 0;

    /// The next line, without its end. One without a summary is skipped.
    void readLine(std::string_view line);
};
} // namespace quotadeck::usage
