// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartcontent.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quotadeck::ui {
namespace {
struct ChartContentTexts
{
    Q_DECLARE_TR_FUNCTIONS(ChartContent)
};
constexpr std::size_t kForecastPoints
    = 48; // of one line: all lines of a page are calculated while it is drawn

SystemTime timeAt(double milliseconds)
{
    return SystemTime(std::chrono::round<std::chrono::nanoseconds>(
        std::chrono::duration<double, std::milli>(milliseconds)));
}

double millisecondsOf(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}
} // namespace

ValueUnit ChartContent::unit() const
{
    return {measure, type.value_or(ResourceType("vcore"))};
}

std::optional<double> nearestSample(const ChartContent& content, double time)
{
    time = std::clamp(time, content.from, content.to);
    std::optional<double> nearest;
    const auto offer = [&](double at) {
        const bool isShown = at >= content.from && at <= content.to;
        if (isShown && (!nearest || std::abs(at - time) < std::abs(*nearest - time)))
            nearest = at;
    };
    for (const ChartLine& line : content.lines) {
        for (const auto& stretch : line.values) {
            const auto after = std::ranges::lower_bound(stretch, time, {}, &models::SeriesColumn::time);
            if (after != stretch.end())
                offer(after->time);
            if (after != stretch.begin())
                offer(std::prev(after)->time);
        }
    }
    return nearest;
}

std::vector<double> sampleTimes(const ChartContent& content)
{
    std::vector<double> times;
    for (const ChartLine& line : content.lines) {
        for (const auto& stretch : line.values) {
            for (const models::SeriesColumn& column : stretch) {
                if (column.time >= content.from && column.time <= content.to)
                    times.push_back(column.time);
            }
        }
    }
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

models::Polyline stepped(const models::Polyline& line)
{
    models::Polyline steps;
    steps.reserve(line.size());
    for (const QPointF& point : line) {
        if (!steps.isEmpty() && steps.last().y() != point.y())
            steps << QPointF(point.x(), steps.last().y());
        steps << point;
    }
    return steps;
}

models::Polyline withoutRests(const models::Polyline& line)
{
    models::Polyline kept;
    for (const QPointF& point : line) {
        const qsizetype size = kept.size();
        if (size >= 2 && kept[size - 1].y() == point.y() && kept[size - 2].y() == point.y())
            kept.last().setX(point.x());
        else
            kept << point;
    }
    return kept;
}

std::optional<ValueRange> valueRange(const ChartContent& content)
{
    std::optional<ValueRange> range;
    for (const ChartLine& line : content.lines) {
        for (const auto* stretches : {&line.values, &line.limit}) {
            for (const auto& stretch : *stretches) {
                if (stretch.empty() || stretch.front().time > content.to
                    || stretch.back().time < content.from)
                    continue;
                ValueRange& known = range ? *range : range.emplace();
                for (const models::SeriesColumn& column : stretch) {
                    known.lowest = std::min(known.lowest, column.min);
                    known.highest = std::max(known.highest, column.max);
                }
            }
        }
    }
    return range;
}

std::optional<insight::Forecast> forecastOf(const ChartLine& line, double until)
{
    if (line.values.empty() || line.limit.empty() || line.limit.back().empty())
        return std::nullopt;
    const std::vector<models::SeriesColumn>& columns = line.values.back();
    const std::size_t count = std::min(columns.size(), kForecastPoints);
    std::vector<insight::UsePoint> points;
    for (std::size_t i = 1; i <= count; ++i) {
        const models::SeriesColumn& column = columns[i * columns.size() / count - 1];
        if (const models::SeriesColumn* limit = models::columnAt(line.limit, column.time))
            points.push_back({timeAt(column.time), column.last, limit->last});
    }
    return insight::timeToLimit(points, line.limit.back().back().last, timeAt(until));
}

models::Polyline forecastLine(const ChartLine& line, double until)
{
    const models::SeriesColumn& last = line.values.back().back();
    return {{last.time, last.last},
            {until + millisecondsOf(line.forecast->likely), line.limit.back().back().last}};
}

models::Polyline forecastInterval(const ChartLine& line, double until, double end)
{
    const double limit = line.limit.back().back().last;
    const double least = until + millisecondsOf(line.forecast->least);
    const double most
        = line.forecast->most ? until + millisecondsOf(*line.forecast->most) : std::max(least, end);
    return {{least, limit}, {most, limit}};
}

std::vector<models::TimeSpan> gapsOf(const ChartContent& content)
{
    std::vector<models::TimeSpan> gaps;
    const auto add = [&](double from, double to) {
        from = std::max(from, content.from);
        to = std::min(to, content.to);
        if (from < to)
            gaps.push_back({from, to});
    };
    std::optional<double> end;
    for (const models::TimeSpan& span : content.answered) {
        if (end)
            add(*end, span.from);
        end = std::max(end.value_or(span.to), span.to);
    }
    if (end)
        add(*end, content.until);
    return gaps;
}

QString columnText(const ValueUnit& unit, const models::SeriesColumn& column)
{
    QString last = unit.text(column.last);
    if (column.min == column.max)
        return last;
    //: the last value, with the least and the greatest of the same moment
    return ChartContentTexts::tr("%1 (%2 – %3)").arg(last, unit.text(column.min), unit.text(column.max));
}
} // namespace quotadeck::ui
