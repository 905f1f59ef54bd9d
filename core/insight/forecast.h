// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>

namespace quotadeck::insight {
/// What was used of a limit at one moment. Units: any, the same for both.
struct UsePoint
{
    SystemTime time;
    double used = 0;
    double limit = 0;

    friend bool operator==(const UsePoint&, const UsePoint&) = default;
};

/// The confidence of the interval of a forecast.
inline constexpr int kForecastPercent = 90;
/// Nothing is forecast beyond this.
inline constexpr std::chrono::hours kForecastHorizon{24};

/// When a limit will be reached if use goes on as it did. Units: times from the moment of the forecast on.
struct Forecast
{
    std::chrono::nanoseconds least{};
    std::chrono::nanoseconds likely{};
    std::optional<std::chrono::nanoseconds> most; ///< empty: after kForecastHorizon
    double slope = 0; ///< of the used amount, per second; positive
    std::size_t points = 0; ///< that it was calculated from
    std::chrono::nanoseconds window{}; ///< from the first of them to the last

    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// When the use of @p points, ascending in time, reaches @p limit, seen from @p now.
///
/// The slope is the median of the slopes between all pairs of points (Theil-Sen). Its interval of kForecastPercent consists of
/// order statistics of these slopes, by the variance of Kendall's S. That holds for deviations that are independent of each
/// other; for changes that add up, as those of jobs that start and end do, the interval of the time is widened by the
/// variance of the changes over a sixth of the window. It contains the largest deviations of the points as well.
///
/// Only the last points count, up to a change of the limit or a gap: a distance of more than eight times the usual one.
/// Of many points 200 count, at equal distances. Nothing if fewer than ten remain, if the use does not grow beyond doubt (the
/// interval of the slope contains 0), if the limit is reached already, also by the line, or if it would be reached after kForecastHorizon.
/// Cost: O(n²) in the points that count.
[[nodiscard]] std::optional<Forecast> timeToLimit(std::span<const UsePoint> points, double limit,
                                                  SystemTime now);
} // namespace quotadeck::insight
