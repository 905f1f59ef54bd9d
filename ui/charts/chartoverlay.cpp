// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartoverlay.h"

#include "ui/charts/chartreadout.h"
#include "ui/charts/seriesstyles.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr double kLeastDrag = 6; // pixels; less is a click with a shaking hand
constexpr double kKeyZoom = 1.5;
constexpr double kKeyPan = 0.2; // of the range
constexpr double kMarkerDistance = 160; // pixels between two markers of a line
constexpr double kLeastGap = 3; // pixels
constexpr float kGapShade = 0.16F;
constexpr int kFlagSize = 14;
constexpr int kFlagText = 10;
constexpr int kFlagDistance = 16; // of two flags that can be told apart

/// A letter, since colour alone is not enough.
QString flagLetter(models::EventMark::Kind kind)
{
    switch (kind) {
    case models::EventMark::Kind::Configuration:
        return ChartOverlay::tr("C", "first letter of configuration");
    case models::EventMark::Kind::NodesAdded:
        return QStringLiteral("+");
    case models::EventMark::Kind::NodesLost:
        return QStringLiteral("−");
    case models::EventMark::Kind::Restart:
        return ChartOverlay::tr("R", "first letter of restart");
    case models::EventMark::Kind::HealthLost:
    case models::EventMark::Kind::HealthRestored:
        return ChartOverlay::tr("H", "first letter of health");
    }
    return {};
}
} // namespace

ChartOverlay::ChartOverlay(const ChartContent* content, ToPixel toPixel, QWidget* parent)
    : QWidget(parent)
    , m_content(content)
    , m_toPixel(std::move(toPixel))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Chart"));
}

void ChartOverlay::setPlotArea(const QRectF& area)
{
    m_area = area;
    update();
}

void ChartOverlay::contentChanged()
{
    setAccessibleName(m_content->title.isEmpty() ? tr("Chart") : m_content->title);
    setAccessibleDescription(m_content->notice.isEmpty()
                                 ? tr("%n lines. The legend lists the values; press T for the table.",
                                      nullptr, static_cast<int>(m_content->lines.size()))
                                 : m_content->notice);
    update();
}

void ChartOverlay::setHighlighted(const QString& id)
{
    if (std::exchange(m_highlighted, id) != id)
        update();
}

void ChartOverlay::setCursorTime(std::optional<double> time)
{
    if (std::exchange(m_cursor, time) != time)
        update();
}

double ChartOverlay::timeAt(double x) const
{
    const double share = m_area.width() > 0 ? (x - m_area.left()) / m_area.width() : 0;
    return m_content->from + share * (m_content->to - m_content->from);
}

void ChartOverlay::zoom(double center, double factor)
{
    const double range = m_content->to - m_content->from;
    const double share = (center - m_content->from) / range;
    Q_EMIT zoomed(center - share * range * factor, center + (1 - share) * range * factor);
}

void ChartOverlay::move(double by)
{
    Q_EMIT moved(m_content->from + by, m_content->to + by);
}

/// To the sample before or after the one that is pointed at; from nowhere, to the last one.
void ChartOverlay::stepCursor(int by)
{
    const std::vector<double> times = sampleTimes(*m_content);
    if (times.empty())
        return;
    std::ptrdiff_t at = static_cast<std::ptrdiff_t>(times.size()) - 1;
    if (m_cursor) {
        at = std::ranges::lower_bound(times, *nearestSample(*m_content, *m_cursor)) - times.begin() + by;
        at = std::clamp<std::ptrdiff_t>(at, 0, static_cast<std::ptrdiff_t>(times.size()) - 1);
    }
    Q_EMIT pointed(times[static_cast<std::size_t>(at)]);
}

void ChartOverlay::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (m_drag) {
        m_pointer = at.x();
        if (m_drag->isMove && m_area.width() > 0) {
            const double by = (m_drag->x - at.x()) / m_area.width() * (m_drag->to - m_drag->from);
            Q_EMIT moved(m_drag->from + by, m_drag->to + by);
        }
        update();
        return;
    }
    Q_EMIT pointed(m_area.contains(at) ? std::optional(timeAt(at.x())) : std::nullopt);
}

void ChartOverlay::mousePressEvent(QMouseEvent* event)
{
    const bool isMiddle = event->button() == Qt::MiddleButton;
    if ((event->button() != Qt::LeftButton && !isMiddle) || !m_area.contains(event->position()))
        return;
    const bool isMove = isMiddle || event->modifiers().testFlag(Qt::ShiftModifier);
    m_drag = Drag{event->position().x(), m_content->from, m_content->to, isMove};
    m_pointer.reset();
}

void ChartOverlay::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_drag)
        return;
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    m_pointer.reset();
    const auto [left, right] = std::minmax({drag.x, event->position().x()});
    if (!drag.isMove && right - left >= kLeastDrag)
        Q_EMIT zoomed(timeAt(std::max(left, m_area.left())), timeAt(std::min(right, m_area.right())));
    update();
}

void ChartOverlay::mouseDoubleClickEvent(QMouseEvent*)
{
    m_drag.reset();
    Q_EMIT liveRequested();
}

void ChartOverlay::leaveEvent(QEvent*)
{
    Q_EMIT pointed(std::nullopt);
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
    if (!m_area.contains(event->position()) || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    constexpr double kNotch = 120;
    zoom(timeAt(event->position().x()), std::pow(0.8, event->angleDelta().y() / kNotch));
    event->accept();
}

void ChartOverlay::keyPressEvent(QKeyEvent* event)
{
    const double range = m_content->to - m_content->from;
    switch (event->key()) {
    case Qt::Key_Left:
        return move(-kKeyPan * range);
    case Qt::Key_Right:
        return move(kKeyPan * range);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(m_content->from + range / 2, 1 / kKeyZoom);
    case Qt::Key_Minus:
        return zoom(m_content->from + range / 2, kKeyZoom);
    case Qt::Key_BracketLeft:
        return stepCursor(-1);
    case Qt::Key_BracketRight:
        return stepCursor(1);
    case Qt::Key_Backspace:
        Q_EMIT backRequested();
        return;
    case Qt::Key_Escape:
    case Qt::Key_End:
        m_drag.reset();
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
    paintGaps(painter);
    paintNotice(painter);
    paintMarkers(painter);
    paintMarks(painter);
    if (m_drag) {
        paintSelection(painter);
        return;
    }
    const bool isShown = m_cursor && *m_cursor >= m_content->from && *m_cursor <= m_content->to;
    if (const auto time = isShown ? nearestSample(*m_content, *m_cursor) : std::nullopt)
        ChartReadOut(*m_content, m_toPixel, m_area, *time).paint(painter, *this);
}

/// Shaded, so that what is missing is not taken for nothing being used.
void ChartOverlay::paintGaps(QPainter& painter)
{
    QColor shade = palette().color(QPalette::Text);
    shade.setAlphaF(kGapShade);
    const QString text = tr("no data");
    for (const models::TimeSpan& gap : gapsOf(*m_content)) {
        const double left = m_toPixel({gap.from, 0}).x();
        const QRectF band(left, m_area.top(), m_toPixel({gap.to, 0}).x() - left, m_area.height());
        if (band.width() < kLeastGap)
            continue;
        painter.fillRect(band, QBrush(shade, Qt::BDiagPattern));
        if (band.width() < fontMetrics().horizontalAdvance(text) + 2 * metrics::kTiny)
            continue;
        const QRectF place = painter.boundingRect(band, Qt::AlignCenter, text);
        painter.fillRect(place.adjusted(-metrics::kTiny, 0, metrics::kTiny, 0),
                         palette().color(QPalette::Base));
        painter.setPen(dimText(palette()));
        painter.drawText(place, Qt::AlignCenter, text);
    }
}

void ChartOverlay::paintNotice(QPainter& painter)
{
    if (m_content->notice.isEmpty())
        return;
    constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;
    const int margin = metrics::kLarge;
    const QRectF room = m_area.adjusted(margin, margin, -margin, -margin);
    const QString notice = shortText(m_content->notice);
    const QRectF place = painter.boundingRect(room, kFlags, notice);
    // Without the lines of the grid behind it, which cross out what it says.
    painter.fillRect(place.adjusted(-metrics::kSmall, -metrics::kTiny, metrics::kSmall, metrics::kTiny),
                     palette().color(QPalette::Base));
    painter.setPen(dimText(palette()));
    painter.drawText(room, kFlags, notice);
}

void ChartOverlay::paintMarkers(QPainter& painter)
{
    painter.save();
    painter.setClipRect(m_area.adjusted(-4, -4, 4, 4));
    for (const ChartLine& line : m_content->lines) {
        if (m_highlighted.isEmpty() || line.id == m_highlighted)
            paintMarkersOf(painter, line);
    }
    painter.restore();
}

/// At round times, so that markers move with their line; each style at times of its own, so that they do not lie on
/// each other. A line of one point has no length and would not be seen without one.
void ChartOverlay::paintMarkersOf(QPainter& painter, const ChartLine& line)
{
    const QColor color = seriesColor(palette(), line.style);
    for (const auto& stretch : line.values) {
        if (stretch.size() == 1)
            paintMarker(painter, line.style, m_toPixel({stretch.front().time, stretch.front().last}), color);
    }
    const double step = kMarkerDistance * (m_content->to - m_content->from) / std::max(1.0, m_area.width());
    const double offset = step * (line.style % kSeriesColorCount) / kSeriesColorCount;
    const double first = std::ceil((m_content->from - offset) / step) * step + offset;
    for (int marker = 0; first + marker * step <= m_content->to; ++marker) {
        const models::SeriesColumn* column = columnAt(line.values, first + marker * step);
        if (column && column->time >= m_content->from)
            paintMarker(painter, line.style, m_toPixel({column->time, column->last}), color);
    }
}

void ChartOverlay::paintMarks(QPainter& painter)
{
    const QColor color = stateColor(palette(), models::RowState::Notice);
    QFont small = font();
    small.setPixelSize(scaled(kFlagText));
    small.setBold(true);
    painter.setFont(small);
    const double size = scaled(kFlagSize);
    std::optional<double> lastFlag;
    for (const models::EventMark& mark : m_content->marks) {
        const double x = m_toPixel({static_cast<double>(mark.time.count()), 0}).x();
        painter.setPen(QPen(color, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, m_area.top() + size), QPointF(x, m_area.bottom()));
        if (lastFlag && x - *lastFlag < scaled(kFlagDistance))
            continue;
        lastFlag = x;
        const QRectF flag(x - size / 2, m_area.top(), size, size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(flag, 3, 3);
        painter.setPen(palette().color(QPalette::Base));
        painter.drawText(flag, Qt::AlignCenter, flagLetter(mark.kind));
    }
    painter.setFont(font());
}

void ChartOverlay::paintSelection(QPainter& painter)
{
    if (m_drag->isMove || !m_pointer)
        return;
    QColor shade = accent(palette());
    shade.setAlphaF(0.16F);
    const auto [left, right] = std::minmax(m_drag->x, *m_pointer);
    painter.fillRect(QRectF(left, m_area.top(), right - left, m_area.height()), shade);
}
} // namespace quotadeck::ui

#include "moc_chartoverlay.cpp"
