// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The result of `quotadeck diff --format json`, one line without its break. Keys and their order are part of the
/// interface:
///
///   {"old","new","changed":bool,
///    "summary":{"looser":N,"tighter":N,"raised":N,"lowered":N,"neutral":N,"withoutEffect":N},
///    "changes":[{"kind":"added|removed|moved|renamed|changed|reordered",
///                "direction":"dangerous|looser|tighter|raised|lowered|neutral","effect":bool,
///                "partition","path","element","field","old":TEXT|null,"new":TEXT|null,"difference",
///                "oldSpan":SPAN|null,"newSpan":SPAN|null,"message"}]}
///
/// where SPAN is {"line","column","endLine","endColumn"}, all from 1, columns in code points. "changed" is true when a
/// change has an effect; "neutral" does not count those without. "raised" and "lowered" are of guarantees. "dangerous" is
/// the removal of a partition or of a queue; the summary counts it as tighter. Such changes come first.
[[nodiscard]] std::string diffReportJson(std::string_view oldName, std::string_view newName,
                                         const std::vector<Change>& changes);

/// The same as text: the changes of each queue below its path, each with its place in the new file, or in the old one
/// if it was removed; then the counts. Control characters are not passed on to the terminal.
[[nodiscard]] std::string diffReportText(std::string_view oldName, std::string_view newName,
                                         const std::vector<Change>& changes);
} // namespace quotadeck::config
