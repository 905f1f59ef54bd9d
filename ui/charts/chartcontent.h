// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/forecast.h"
#include "models/charts/eventmarks.h"
#include "models/charts/seriescolumns.h"
#include "ui/charts/axis.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace quotadeck::ui {
/// One thing over time, solid or with its own dash, and its limit, dashed.
struct ChartLine
{
    QString id; ///< as a series' key in text, the same for as long as it is the same series
    QString name;
    QString subject; ///< in full: a path or a name
    models::Measure measure = models::Measure::Used;
    int style = 0; ///< colour, dash and marker
    models::SeriesColumns values;
    models::SeriesColumns limit;
    std::optional<insight::Forecast>
        forecast{}; ///< when the limit is reached, from the newest sample on; empty: not shown or not known
};

/// What a chart shows. Units: times in milliseconds since the epoch, values in base units of the type.
struct ChartContent
{
    QString title;
    models::Measure measure = models::Measure::Used;
    std::optional<ResourceType> type; ///< empty: nothing is shown
    std::vector<ChartLine> lines;
    std::vector<models::TimeSpan>
        answered; ///< when the source did, ascending; whether a line is shown or not
    std::vector<models::EventMark> marks; ///< of the shown time
    double from = 0;
    double to = 1;
    double until = 0; ///< how far anything can be known: the newest sample or failure of the source
    TimeZone zone = TimeZone::Local;
    QString notice; ///< why there is little to see; drawn in the middle

    [[nodiscard]] ValueUnit unit() const;
};

/// The time of the sample nearest to @p time over all lines of @p content; nothing when there is none in range.
[[nodiscard]] std::optional<double> nearestSample(const ChartContent& content, double time);
/// The times of all samples in the range, ascending.
[[nodiscard]] std::vector<double> sampleTimes(const ChartContent& content);

/// @p line with corners, for a value that stands until the next one.
[[nodiscard]] models::Polyline stepped(const models::Polyline& line);

/// @p line without the points at which it goes straight on, for a value that rests most of the time.
[[nodiscard]] models::Polyline withoutRests(const models::Polyline& line);

/// The lowest, at most 0, and the highest value that is drawn of @p content, at least 0; nothing: none is.
struct ValueRange
{
    double lowest = 0;
    double highest = 0;
};
[[nodiscard]] std::optional<ValueRange> valueRange(const ChartContent& content);

/// When @p line reaches its limit, by what is shown of it until @p until, the time of the newest sample.
[[nodiscard]] std::optional<insight::Forecast> forecastOf(const ChartLine& line, double until);
/// From the last value of a @p line with a forecast to its limit.
[[nodiscard]] models::Polyline forecastLine(const ChartLine& line, double until);
/// At the limit of such a line, from the earliest time to the latest; one that is open ends at @p end.
[[nodiscard]] models::Polyline forecastInterval(const ChartLine& line, double until, double end);

/// The parts of the shown time in which the source did not answer, after one in which it did; ascending.
[[nodiscard]] std::vector<models::TimeSpan> gapsOf(const ChartContent& content);

/// "12", or "12 (8 – 15)" when the column holds more than that.
[[nodiscard]] QString columnText(const ValueUnit& unit, const models::SeriesColumn& column);
} // namespace quotadeck::ui
