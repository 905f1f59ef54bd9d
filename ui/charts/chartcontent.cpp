// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartcontent.h"

#include <algorithm>
#include <cmath>

namespace quotadeck::ui {
std::optional<double> valueAt(const std::vector<models::Polyline>& stretches, double time)
{
    for (const models::Polyline& line : stretches) {
        if (line.isEmpty() || line.first().x() > time || line.last().x() < time)
            continue;
        const auto after = std::upper_bound(line.begin(), line.end(), time,
                                            [](double at, const QPointF& point) { return at < point.x(); });
        return std::prev(after)->y();
    }
    return std::nullopt;
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
        for (const models::Polyline& stretch : line.used) {
            const auto after
                = std::lower_bound(stretch.begin(), stretch.end(), time,
                                   [](const QPointF& point, double at) { return point.x() < at; });
            if (after != stretch.end())
                offer(after->x());
            if (after != stretch.begin())
                offer(std::prev(after)->x());
        }
    }
    return nearest;
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

double highestValue(const ChartContent& content)
{
    double highest = 0;
    for (const ChartLine& line : content.lines) {
        for (const auto* stretches : {&line.used, &line.limit}) {
            for (const models::Polyline& stretch : *stretches) {
                for (const QPointF& point : stretch)
                    highest = std::max(highest, point.y());
            }
        }
    }
    return highest;
}
} // namespace quotadeck::ui
