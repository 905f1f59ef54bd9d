// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cluster/usagereport.h"

#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// The summary in @p line, whatever the log puts around it: a console prefix, fields of a JSON log, a line quoted in
/// the JSON of a container runtime. Fields that are missing stay empty, others than those of a summary are ignored.
/// NotFound where the line has no summary, Parse for one that is broken or cut off; `where` is the field.
[[nodiscard]] Result<ApplicationSummary> readSummaryLine(std::string_view line);

/// The summaries of a log.
struct SummaryLog
{
    std::vector<ApplicationSummary> summaries; ///< in the order of the lines
    std::vector<Error> errors; ///< of lines with a broken one; `where` is "line 3" or "line 3: startTime"
};

/// Reads a log line by line; lines without a summary are skipped.
[[nodiscard]] SummaryLog readSummaryLog(std::string_view log);
} // namespace quotadeck::cluster
