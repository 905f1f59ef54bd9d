// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "models/charts/decimate.h"
#include "ui/charts/ticks.h"

#include <QString>

#include <optional>
#include <vector>

namespace quotadeck::ui {
/// One thing over time: what it used, solid, and its limit, dashed.
struct ChartLine
{
    QString id;
    QString name;
    int style = 0; ///< colour, dash and marker
    std::vector<models::Polyline> used; ///< one for each stretch without a gap
    std::vector<models::Polyline> limit;
};

/// What a chart shows. Units: times in milliseconds since the epoch, values in base units of the type.
struct ChartContent
{
    std::vector<ChartLine> lines;
    double from = 0;
    double to = 1;
    std::optional<ResourceType> type; ///< empty: nothing is shown
    TimeZone zone = TimeZone::Local;
};

/// The value of @p stretches at @p time: of the last point at or before it; nothing in a gap.
[[nodiscard]] std::optional<double> valueAt(const std::vector<models::Polyline>& stretches, double time);

/// The time of the sample nearest to @p time over all lines of @p content; nothing when there is none in range.
[[nodiscard]] std::optional<double> nearestSample(const ChartContent& content, double time);

/// @p line with corners, for a value that stands until the next one.
[[nodiscard]] models::Polyline stepped(const models::Polyline& line);

/// The highest value that is drawn of @p content; 0 for none.
[[nodiscard]] double highestValue(const ChartContent& content);
} // namespace quotadeck::ui
