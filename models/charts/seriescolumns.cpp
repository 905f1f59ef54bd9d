// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriescolumns.h"

#include <algorithm>
#include <cmath>

namespace quotadeck::models {
std::int64_t TimeWindow::columnAt(std::chrono::milliseconds time) const
{
    const std::int64_t column = time / width;
    return time.count() < 0 && time % width != std::chrono::milliseconds(0) ? column - 1 : column;
}

TimeWindow windowOf(double from, double to, int columns)
{
    Q_ASSERT(to > from && columns > 0);
    const auto whole = [](double milliseconds) {
        return std::chrono::milliseconds(static_cast<std::int64_t>(milliseconds));
    };
    return {whole(std::floor(from)), whole(std::ceil(to)), whole(std::max(1.0, (to - from) / columns))};
}

Polyline lineThrough(const std::vector<SeriesColumn>& stretch)
{
    Polyline line;
    line.reserve(static_cast<qsizetype>(stretch.size()) * 2);
    for (const SeriesColumn& column : stretch) {
        // The nearer end first, so that the line runs the way once.
        const double before = line.isEmpty() ? column.min : line.last().y();
        const bool isMinFirst = std::abs(column.min - before) <= std::abs(column.max - before);
        const double first = isMinFirst ? column.min : column.max;
        const double second = isMinFirst ? column.max : column.min;
        line.append({column.time, first});
        if (second != first)
            line.append({column.time, second});
    }
    if (!stretch.empty() && line.last().y() != stretch.back().last)
        line.append({stretch.back().time, stretch.back().last});
    return line;
}

std::optional<SeriesSummary> summaryOf(const SeriesColumns& columns, double from, double to)
{
    std::optional<SeriesSummary> summary;
    for (const auto& stretch : columns) {
        for (const SeriesColumn& column : stretch) {
            if (column.time < from || column.time > to)
                continue;
            if (!summary)
                summary = SeriesSummary{column.min, column.max, column.last};
            summary->min = std::min(summary->min, column.min);
            summary->max = std::max(summary->max, column.max);
            summary->last = column.last;
        }
    }
    return summary;
}

const SeriesColumn* columnAt(const SeriesColumns& columns, double time)
{
    for (const auto& stretch : columns) {
        if (stretch.empty() || stretch.front().time > time || stretch.back().time < time)
            continue;
        const auto after = std::ranges::upper_bound(stretch, time, {}, &SeriesColumn::time);
        return &*std::prev(after);
    }
    return nullptr;
}
} // namespace quotadeck::models
