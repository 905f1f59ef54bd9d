// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>

namespace quotadeck::models {
/// A line without gaps. Shape: x ascending. Units: x in milliseconds since the epoch.
using Polyline = QList<QPointF>;

/// What of @p line is needed to draw it on @p columns pixel columns from @p from to @p to: of every column the
/// first lowest and the first highest point, in time order, so that no peak is hidden; and the next point on
/// either side, so that the line reaches the edges. O(n). @p to must be above @p from, @p columns positive.
[[nodiscard]] Polyline decimate(const Polyline& line, double from, double to, int columns);
} // namespace quotadeck::models
