// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace quotadeck::models {
/// A line without gaps. Shape: x ascending. Units: x in milliseconds since the epoch.
using Polyline = QList<QPointF>;

/// All samples of a series that fall into one pixel column: as many as one or as a million, no peak is lost.
struct SeriesColumn
{
    double time = 0; ///< of the last sample, in milliseconds since the epoch
    double min = 0;
    double max = 0;
    double last = 0;

    friend bool operator==(const SeriesColumn&, const SeriesColumn&) = default;
};

/// A series over a window of time: one list for each stretch without a gap, times ascending.
using SeriesColumns = std::vector<std::vector<SeriesColumn>>;

/// From one moment to another. Units: milliseconds since the epoch.
struct TimeSpan
{
    double from = 0;
    double to = 0;

    friend bool operator==(const TimeSpan&, const TimeSpan&) = default;
};

/// Which part of the past, and how fine. Columns begin at multiples of the width since the epoch, so that a window
/// that moves shows the same columns.
struct TimeWindow
{
    std::chrono::milliseconds from{};
    std::chrono::milliseconds to{};
    std::chrono::milliseconds width{1}; ///< of a column; positive

    [[nodiscard]] std::int64_t columnAt(std::chrono::milliseconds time) const;
};

/// A window that @p columns of equal width cover; @p to must be above @p from.
[[nodiscard]] TimeWindow windowOf(double from, double to, int columns);

/// The line that @p stretch is drawn as: through the least and the greatest value of every column, and through the
/// last value of all. At most two points a column.
[[nodiscard]] Polyline lineThrough(const std::vector<SeriesColumn>& stretch);

/// Least, greatest and last value between two moments.
struct SeriesSummary
{
    double min = 0;
    double max = 0;
    double last = 0;
};

/// Nothing when nothing is known between @p from and @p to.
[[nodiscard]] std::optional<SeriesSummary> summaryOf(const SeriesColumns& columns, double from, double to);

/// What stands at @p time: the column at or before it in a stretch that reaches it; nullptr in a gap.
[[nodiscard]] const SeriesColumn* columnAt(const SeriesColumns& columns, double time);
} // namespace quotadeck::models
