// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historyfile.h"
#include "app/history/historysource.h"

namespace quotadeck::history {
/// The lines of @p request, by series in its order; of an unknown source or series none. Extremes are kept whatever the
/// width of a column. A line breaks where the source was silent or the value was not known.
[[nodiscard]] Result<Reply> read(HistoryFile& file, const Request& request);
} // namespace quotadeck::history
