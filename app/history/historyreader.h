// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historyfile.h"

namespace quotadeck::history {
/// A request for lines of the history of a source.
struct Request
{
    QString source;
    std::vector<SeriesKey> series;
    Milliseconds from{};
    Milliseconds to{};
    int columns
        = 1; ///< pixels; there are at most a few points a column, with the extremes of all samples in it
};

/// From the first to the last sample of a stretch without a gap.
struct Answered
{
    Milliseconds from{};
    Milliseconds to{};
};

/// What is known of what was asked.
struct Reply
{
    std::vector<std::vector<Line>> lines; ///< by series of the request
    std::vector<Answered> answered; ///< when the source did, around the time that was asked for; ascending
};

/// The lines of @p request, by series in its order; of an unknown source or series none. Extremes are kept whatever the
/// width of a column. A line breaks where the source was silent or the value was not known.
[[nodiscard]] Result<Reply> read(HistoryFile& file, const Request& request);
} // namespace quotadeck::history
