// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QPointF>

class QPainter;

namespace quotadeck::ui {
/// Draws the marker of series @p style around @p center.
void paintMarker(QPainter& painter, int style, const QPointF& center, const QColor& color);

/// Width and height of a swatch.
inline constexpr QSize kSwatchSize(30, 14);

/// A sample of series @p style: colour, dash and marker.
void paintSwatch(QPainter& painter, int style, const QRectF& place, const QColor& color);
} // namespace quotadeck::ui
