// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QHash>
#include <QIcon>
#include <QPalette>
#include <QPointF>
#include <QSet>
#include <QString>

class QPainter;

namespace quotadeck::ui {
/// Which style every series has, in all charts the same: once given, it stays for the session, for as long as it is
/// free.
class SeriesStyles
{
public:
    /// The style of @p name in a chart in which those of @p taken are others'.
    [[nodiscard]] int styleOf(const QString& name, const QSet<int>& taken);

private:
    QHash<QString, int> m_styles;
};

/// Draws the marker of series @p style around @p center.
void paintMarker(QPainter& painter, int style, const QPointF& center, const QColor& color);

/// Width and height of a swatch.
inline constexpr QSize kSwatchSize(30, 14);

/// A sample of series @p style: colour, dash and marker.
void paintSwatch(QPainter& painter, int style, const QRectF& place, const QColor& color);
} // namespace quotadeck::ui
