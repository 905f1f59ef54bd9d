// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartoverlay.h"

#include "core/resource/display.h"
#include "ui/charts/swatch.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quotadeck::ui {
namespace {
constexpr double kLeastDrag = 6; // pixels; less is a click with a shaking hand
constexpr double kLeastRange = 4000; // milliseconds
constexpr double kKeyZoom = 1.5;
constexpr double kKeyPan = 0.2; // of the range
constexpr int kPadding = 8;
constexpr int kMostNameWidth = 170;
} // namespace

ChartOverlay::ChartOverlay(const ChartContent* content, ToPixel toPixel, QWidget* parent)
    : QWidget(parent)
    , m_content(content)
    , m_toPixel(std::move(toPixel))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Chart"));
    setAccessibleDescription(tr("The table beside it has the numbers."));
}

void ChartOverlay::setPlotArea(const QRectF& area)
{
    m_area = area;
    update();
}

void ChartOverlay::contentChanged()
{
    update();
}

double ChartOverlay::timeAt(double x) const
{
    const double share = m_area.width() > 0 ? (x - m_area.left()) / m_area.width() : 0;
    return m_content->from + share * (m_content->to - m_content->from);
}

void ChartOverlay::zoom(double center, double factor)
{
    const double range = std::max((m_content->to - m_content->from) * factor, kLeastRange);
    const double share = (center - m_content->from) / (m_content->to - m_content->from);
    Q_EMIT rangeRequested(center - share * range, center + (1 - share) * range);
}

void ChartOverlay::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    m_pointer = m_area.contains(at) || m_dragStart ? std::optional(at.x()) : std::nullopt;
    update();
}

void ChartOverlay::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_area.contains(event->position()))
        m_dragStart = event->position().x();
}

void ChartOverlay::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragStart)
        return;
    const auto [left, right]
        = std::minmax({*std::exchange(m_dragStart, std::nullopt), event->position().x()});
    if (right - left >= kLeastDrag)
        Q_EMIT rangeRequested(timeAt(std::max(left, m_area.left())), timeAt(std::min(right, m_area.right())));
    update();
}

void ChartOverlay::mouseDoubleClickEvent(QMouseEvent*)
{
    m_dragStart.reset();
    Q_EMIT liveRequested();
}

void ChartOverlay::leaveEvent(QEvent*)
{
    m_pointer.reset();
    update();
}

void ChartOverlay::focusInEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    m_showsFocus = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
        || reason == Qt::ShortcutFocusReason;
    update();
}

void ChartOverlay::focusOutEvent(QFocusEvent*)
{
    m_showsFocus = false;
    update();
}

void ChartOverlay::wheelEvent(QWheelEvent* event)
{
    if (!m_area.contains(event->position()) || event->angleDelta().y() == 0)
        return;
    constexpr double kNotch = 120;
    zoom(timeAt(event->position().x()), std::pow(0.8, event->angleDelta().y() / kNotch));
    event->accept();
}

void ChartOverlay::keyPressEvent(QKeyEvent* event)
{
    const double range = m_content->to - m_content->from;
    const auto pan = [&](double by) { Q_EMIT rangeRequested(m_content->from + by, m_content->to + by); };
    switch (event->key()) {
    case Qt::Key_Left:
        pan(-kKeyPan * range);
        return;
    case Qt::Key_Right:
        pan(kKeyPan * range);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(m_content->from + range / 2, 1 / kKeyZoom);
        return;
    case Qt::Key_Minus:
        zoom(m_content->from + range / 2, kKeyZoom);
        return;
    case Qt::Key_Escape:
        m_dragStart.reset();
        Q_EMIT liveRequested();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ChartOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_showsFocus) {
        painter.setPen(QPen(accent(palette()), 2));
        painter.drawRect(m_area);
    }
    if (m_dragStart && m_pointer) {
        QColor shade = accent(palette());
        shade.setAlphaF(0.16F);
        const auto [left, right] = std::minmax(*m_dragStart, *m_pointer);
        painter.fillRect(QRectF(left, m_area.top(), right - left, m_area.height()), shade);
        return;
    }
    if (!m_pointer)
        return;
    if (const auto time = nearestSample(*m_content, timeAt(*m_pointer)))
        paintCursor(painter, *time);
}

std::vector<ChartOverlay::Reading> ChartOverlay::readingsAt(double time) const
{
    std::vector<Reading> readings;
    for (const ChartLine& line : m_content->lines) {
        if (const auto used = valueAt(line.used, time))
            readings.push_back({&line, *used, valueAt(line.limit, time)});
    }
    std::stable_sort(readings.begin(), readings.end(),
                     [](const Reading& left, const Reading& right) { return left.used > right.used; });
    return readings;
}

QString ChartOverlay::readingText(const Reading& reading) const
{
    const auto text = [this](double value) {
        return QString::fromStdString(displayQuantity(*m_content->type, static_cast<Quantity>(value)));
    };
    if (!reading.limit)
        return text(reading.used);
    //: used amount of a limit
    return tr("%1 of %2").arg(text(reading.used), text(*reading.limit));
}

void ChartOverlay::paintCursor(QPainter& painter, double time)
{
    const double x = m_toPixel({time, 0}).x();
    painter.setPen(QPen(dimText(palette()), 1));
    painter.drawLine(QPointF(x, m_area.top()), QPointF(x, m_area.bottom()));
    const std::vector<Reading> readings = readingsAt(time);
    for (const Reading& reading : readings) {
        const int style = reading.line->style;
        paintMarker(painter, style, m_toPixel({time, reading.used}), seriesColor(palette(), style));
    }
    paintReadOut(painter, x, time, readings);
}

void ChartOverlay::paintReadOut(QPainter& painter, double x, double time,
                                const std::vector<Reading>& readings)
{
    const QFontMetrics font(painter.font());
    const int rowHeight = font.height() + 3;
    int nameWidth = 0;
    int valueWidth = 0;
    for (const Reading& reading : readings) {
        nameWidth = std::max(nameWidth, font.horizontalAdvance(reading.line->name));
        valueWidth = std::max(valueWidth, font.horizontalAdvance(readingText(reading)));
    }
    nameWidth = std::min(nameWidth, kMostNameWidth);
    const int width = 4 * kPadding + kSwatchSize.width() + nameWidth + valueWidth;
    const int height = 2 * kPadding + rowHeight * (int(readings.size()) + 1);
    // On the side where there is more room, so that it never lies under the pointer.
    const double beside = x > m_area.center().x() ? x - width - kPadding : x + kPadding;
    const double left = std::clamp(beside, 0.0, std::max(0.0, double(this->width() - width)));
    const QRectF box(left, m_area.top() + kPadding, width, height);

    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(box, 4, 4);
    QRectF row(box.left() + kPadding, box.top() + kPadding, box.width() - 2 * kPadding, rowHeight);
    painter.setPen(dimText(palette()));
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, timeText(time, m_content->zone));
    for (const Reading& reading : readings) {
        row.translate(0, rowHeight);
        const QRectF swatch(row.left(), row.top(), kSwatchSize.width(), row.height());
        paintSwatch(painter, reading.line->style, swatch, seriesColor(palette(), reading.line->style));
        painter.setPen(palette().color(QPalette::ToolTipText));
        painter.drawText(QRectF(swatch.right() + kPadding, row.top(), nameWidth, row.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         font.elidedText(reading.line->name, Qt::ElideMiddle, nameWidth));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, readingText(reading));
    }
}
} // namespace quotadeck::ui
