// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartreadout.h"

#include "ui/charts/seriesstyles.h"
#include "ui/theme/colors.h"
#include "ui/theme/plaintext.h"

#include <QCoreApplication>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace quotadeck::ui {
namespace {
constexpr int kPadding = 8;
constexpr int kMostNameWidth = 190;
constexpr int kMostEventWidth = 330;
constexpr int kRounding = 4; // what a text is wider than its letters one by one
constexpr double kEventReach = 6; // pixels
constexpr double kEventText = 0.4; // of the colour of texts, to be legible on the box
constexpr int kFlags = 16; // at the top, where events are
} // namespace

ChartReadOut::ChartReadOut(const ChartContent& content, const ToPixel& toPixel, const QRectF& area,
                           double time)
    : m_content(content)
    , m_toPixel(toPixel)
    , m_area(area)
    , m_time(time)
    , m_x(toPixel({time, 0}).x())
{
    findReadings();
    findEvents();
}

void ChartReadOut::findReadings()
{
    const ValueUnit unit = m_content.unit();
    for (const ChartLine& line : m_content.lines) {
        const models::SeriesColumn* value = columnAt(line.values, m_time);
        if (!value)
            continue;
        const models::SeriesColumn* limit = columnAt(line.limit, m_time);
        const QString text = columnText(unit, *value);
        //: used amount of a limit
        const QString ofLimit = QCoreApplication::translate("ChartReadOut", "%1 of %2");
        m_readings.push_back({&line, value->last, limit ? ofLimit.arg(text, unit.text(limit->last)) : text});
    }
    std::ranges::stable_sort(m_readings, std::ranges::greater(), &Reading::value);
}

void ChartReadOut::findEvents()
{
    for (const models::EventMark& mark : m_content.marks) {
        const double x = m_toPixel({static_cast<double>(mark.time.count()), 0}).x();
        if (std::abs(x - m_x) <= kEventReach)
            m_events << markText(mark);
    }
}

void ChartReadOut::paint(QPainter& painter, const QWidget& widget) const
{
    painter.setPen(QPen(dimText(widget.palette()), 1));
    painter.drawLine(QPointF(m_x, m_area.top()), QPointF(m_x, m_area.bottom()));
    for (const Reading& reading : m_readings) {
        const int style = reading.line->style;
        paintMarker(painter, style, m_toPixel({m_time, reading.value}), seriesColor(widget.palette(), style));
    }
    paintBox(painter, widget);
}

void ChartReadOut::paintBox(QPainter& painter, const QWidget& widget) const
{
    painter.setLayoutDirection(Qt::LeftToRight); // as the chart: a name stands behind its swatch
    const QPalette& palette = widget.palette();
    const QFontMetrics font(painter.font());
    const int rowHeight = font.height() + 3;
    const int top = m_content.marks.empty() ? 2 : kFlags;
    const int room = (static_cast<int>(m_area.height()) - top) / rowHeight - 2 - int(m_events.size());
    const std::size_t shown = std::min(m_readings.size(), static_cast<std::size_t>(std::max(1, room)));
    const int hidden = static_cast<int>(m_readings.size() - shown);
    const QString title = timeText(m_time, m_content.zone);
    int nameWidth = font.horizontalAdvance(title);
    int valueWidth = 0;
    for (const Reading& reading : m_readings) {
        nameWidth = std::max(nameWidth, font.horizontalAdvance(reading.line->name));
        valueWidth = std::max(valueWidth, font.horizontalAdvance(reading.text));
    }
    nameWidth = std::min(nameWidth + kRounding, kMostNameWidth);
    int width = 4 * kPadding + kSwatchSize.width() + nameWidth + valueWidth;
    for (const QString& event : m_events)
        width = std::max(width,
                         2 * kPadding + std::min(font.horizontalAdvance(event) + kRounding, kMostEventWidth));
    const int rows = 1 + static_cast<int>(shown) + (hidden > 0 ? 1 : 0) + static_cast<int>(m_events.size());
    // On the side where there is more room, so that it never lies under the pointer.
    const double beside = m_x > m_area.center().x() ? m_x - width - kPadding : m_x + kPadding;
    const double left = std::clamp(beside, 0.0, std::max(0.0, double(widget.width() - width)));
    const QRectF box(left, m_area.top() + top, width, kPadding + rowHeight * rows);

    painter.setPen(border(palette));
    painter.setBrush(palette.color(QPalette::ToolTipBase));
    painter.drawRoundedRect(box, 4, 4);
    QRectF row(box.left() + kPadding, box.top() + kPadding / 2.0, box.width() - 2 * kPadding, rowHeight);
    const auto writeLine = [&](const QString& text, const QColor& color) {
        painter.setPen(color);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                         font.elidedText(text, Qt::ElideRight, static_cast<int>(row.width())));
        row.translate(0, rowHeight);
    };
    writeLine(title, dimText(palette));
    for (std::size_t i = 0; i < shown; ++i) {
        const Reading& reading = m_readings[i];
        const QRectF swatch(row.left(), row.top(), kSwatchSize.width(), row.height());
        paintSwatch(painter, reading.line->style, swatch, seriesColor(palette, reading.line->style));
        painter.setPen(palette.color(QPalette::ToolTipText));
        painter.drawText(QRectF(swatch.right() + kPadding, row.top(), nameWidth, row.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         font.elidedText(shortText(reading.line->name), Qt::ElideMiddle, nameWidth));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, reading.text);
        row.translate(0, rowHeight);
    }
    if (hidden > 0)
        writeLine(QCoreApplication::translate("ChartReadOut", "and %n more", nullptr, hidden),
                  dimText(palette));
    for (const QString& event : m_events)
        writeLine(event,
                  mixed(stateColor(palette, models::RowState::Notice), palette.color(QPalette::ToolTipText),
                        kEventText));
}
} // namespace quotadeck::ui
