// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/seriesstyles.h"

#include "ui/theme/colors.h"

#include <QPainter>
#include <QPolygonF>

namespace quotadeck::ui {
int SeriesStyles::styleOf(const QString& name, const QSet<int>& taken)
{
    const auto known = m_styles.constFind(name);
    if (known != m_styles.constEnd() && !taken.contains(*known))
        return *known;
    int style = 0;
    while (taken.contains(style) || (style < kSeriesColorCount && m_styles.values().contains(style)))
        ++style;
    if (style >= kSeriesColorCount) { // all hues were given away: the first that is free in this chart
        style = 0;
        while (taken.contains(style))
            ++style;
    }
    m_styles.insert(name, style);
    return style;
}

namespace {
constexpr qreal kMarkerReach = 3.5;

QPolygonF outlineOf(Marker marker, const QPointF& c)
{
    const qreal r = kMarkerReach;
    switch (marker) {
    case Marker::Square:
        return {{c + QPointF(-r, -r), c + QPointF(r, -r), c + QPointF(r, r), c + QPointF(-r, r)}};
    case Marker::Triangle:
        return {{c + QPointF(0, -r), c + QPointF(r, r), c + QPointF(-r, r)}};
    case Marker::Diamond:
        return {{c + QPointF(0, -r - 0.5), c + QPointF(r + 0.5, 0), c + QPointF(0, r + 0.5),
                 c + QPointF(-r - 0.5, 0)}};
    case Marker::DownTriangle:
        return {{c + QPointF(0, r), c + QPointF(r, -r), c + QPointF(-r, -r)}};
    case Marker::Circle:
    case Marker::Cross:
    case Marker::Plus:
    case Marker::Bar:
        break;
    }
    return {};
}
} // namespace

void paintMarker(QPainter& painter, int style, const QPointF& center, const QColor& color)
{
    const Marker marker = seriesMarker(style);
    const qreal r = kMarkerReach;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (const QPolygonF outline = outlineOf(marker, center); !outline.isEmpty()) {
        painter.drawPolygon(outline);
        return;
    }
    painter.setPen(QPen(color, 2));
    if (marker == Marker::Cross) {
        painter.drawLine(center + QPointF(-r, -r), center + QPointF(r, r));
        painter.drawLine(center + QPointF(-r, r), center + QPointF(r, -r));
    } else if (marker == Marker::Plus) {
        painter.drawLine(center + QPointF(-r, 0), center + QPointF(r, 0));
        painter.drawLine(center + QPointF(0, -r), center + QPointF(0, r));
    } else if (marker == Marker::Bar) {
        painter.drawLine(center + QPointF(0, -r - 1), center + QPointF(0, r + 1));
    } else {
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(center, r, r);
    }
}

void paintSwatch(QPainter& painter, int style, const QRectF& place, const QColor& color)
{
    QPen pen(color, 1.5);
    if (const QList<qreal> dash = seriesDash(style); !dash.isEmpty())
        pen.setDashPattern(dash);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    const QPointF middle(place.center());
    painter.drawLine(QPointF(place.left(), middle.y()), QPointF(place.right(), middle.y()));
    paintMarker(painter, style, middle, color);
    painter.restore();
}
} // namespace quotadeck::ui
