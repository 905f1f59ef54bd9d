// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/decimate.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
Polyline decimate(const Polyline& line, double from, double to, int columns)
{
    Q_ASSERT(to > from && columns > 0);
    const auto isLeftOf = [](const QPointF& point, double x) { return point.x() < x; };
    const auto first = std::lower_bound(line.cbegin(), line.cend(), from, isLeftOf);
    auto last = std::lower_bound(first, line.cend(), to, isLeftOf);
    while (last != line.cend() && last->x() <= to)
        ++last;

    Polyline result;
    if (first != line.cbegin())
        result.append(*(first - 1));
    const double columnsPerUnit = columns / (to - from);
    const auto columnOf = [&](const QPointF& point) {
        return std::min(columns - 1, static_cast<int>((point.x() - from) * columnsPerUnit));
    };
    for (auto begin = first; begin != last;) {
        auto lowest = begin;
        auto highest = begin;
        auto end = begin;
        for (const int column = columnOf(*begin); end != last && columnOf(*end) == column; ++end) {
            if (end->y() < lowest->y())
                lowest = end;
            if (end->y() > highest->y())
                highest = end;
        }
        const auto [earlier, later] = std::minmax(lowest, highest);
        result.append(*earlier);
        if (later != earlier)
            result.append(*later);
        begin = end;
    }
    if (last != line.cend())
        result.append(*last);
    return result;
}
} // namespace quotadeck::models
