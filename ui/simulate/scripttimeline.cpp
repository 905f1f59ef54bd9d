// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/scripttimeline.h"

#include "models/simulation/elapsedtext.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;

constexpr int kSide = 28; ///< room for half a label at the ends
constexpr int kLine = 30; ///< of the axis, from the top
constexpr int kHeight = 66;
constexpr int kMarkSize = 6; ///< half of a mark
constexpr int kEventY = kLine - 12;
constexpr int kCheckY = kLine + 10;
constexpr int kReach = 8; ///< pixels between a click and the mark that is meant
constexpr int kLabelWidth = 90; ///< least, between two
constexpr std::array<ScriptTimeline::Time, 17> kTickSteps
    = {1s, 2s, 5s, 10s, 15s, 30s, 1min, 2min, 5min, 10min, 15min, 30min, 1h, 2h, 6h, 24h, 168h};

double fractionOf(ScriptTimeline::Time part, ScriptTimeline::Time whole)
{
    return static_cast<double>(part.count()) / static_cast<double>(whole.count());
}

/// A triangle that points down to the axis for an event, a circle for a check.
QPainterPath shapeOf(TimelineMark::Kind kind, QPointF center)
{
    QPainterPath path;
    if (kind == TimelineMark::Kind::Check) {
        path.addEllipse(center, kMarkSize - 1, kMarkSize - 1);
        return path;
    }
    path.moveTo(center + QPointF(-kMarkSize, -kMarkSize));
    path.lineTo(center + QPointF(kMarkSize, -kMarkSize));
    path.lineTo(center + QPointF(0, kMarkSize));
    path.closeSubpath();
    return path;
}
} // namespace

ScriptTimeline::ScriptTimeline(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline of the scenario"));
}

void ScriptTimeline::setMarks(std::vector<TimelineMark> marks)
{
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    update();
}

void ScriptTimeline::setNow(Time elapsed)
{
    if (std::exchange(m_now, elapsed) == elapsed)
        return;
    setAccessibleDescription(tr("Now at %1").arg(models::elapsedText(elapsed)));
    update();
}

QSize ScriptTimeline::sizeHint() const
{
    return {600, scaled(kHeight)};
}

QSize ScriptTimeline::minimumSizeHint() const
{
    return {240, scaled(kHeight)};
}

/// The span of the axis: all marks with a margin, and in whole steps the time simulated beyond them.
ScriptTimeline::Time ScriptTimeline::span() const
{
    const Time marks = m_marks.empty() ? Time(1min) : m_marks.back().at + m_marks.back().at / 12;
    if (m_now <= marks)
        return std::max<Time>(marks, 10s);
    const Time needed = m_now + m_now / 12;
    const auto* const step
        = std::ranges::find_if(kTickSteps, [needed](Time candidate) { return needed <= 6 * candidate; });
    const Time whole = step == kTickSteps.end() ? kTickSteps.back() : *step;
    return (needed / whole + 1) * whole;
}

int ScriptTimeline::positionOf(Time elapsed) const
{
    return scaled(kSide)
        + static_cast<int>(std::lround(fractionOf(elapsed, span()) * (width() - 2 * scaled(kSide))));
}

std::optional<ScriptTimeline::Time> ScriptTimeline::markAt(QPoint position) const
{
    const auto distance
        = [this, position](const TimelineMark& mark) { return std::abs(positionOf(mark.at) - position.x()); };
    const auto nearest = std::ranges::min_element(m_marks, {}, distance);
    if (nearest == m_marks.end() || distance(*nearest) > kReach)
        return std::nullopt;
    return nearest->at;
}

QString ScriptTimeline::textAt(Time at) const
{
    QStringList lines = {models::elapsedText(at)};
    for (const TimelineMark& mark : m_marks) {
        if (mark.at == at)
            lines << mark.text;
    }
    return lines.join(QLatin1Char('\n'));
}

bool ScriptTimeline::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto at = markAt(help->pos()))
        QToolTip::showText(help->globalPos(), textAt(*at), this);
    else
        QToolTip::hideText();
    return true;
}

void ScriptTimeline::keyPressEvent(QKeyEvent* event)
{
    const bool isBack = event->key() == Qt::Key_Left;
    if (!isBack && event->key() != Qt::Key_Right) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto after = std::ranges::upper_bound(m_marks, m_now, {}, &TimelineMark::at);
    const auto from = std::ranges::lower_bound(m_marks, m_now, {}, &TimelineMark::at);
    if (isBack)
        Q_EMIT jumpRequested(from == m_marks.begin() ? Time(0) : (from - 1)->at);
    else if (after != m_marks.end())
        Q_EMIT jumpRequested(after->at);
}

void ScriptTimeline::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto at = markAt(event->pos())) {
        Q_EMIT jumpRequested(*at);
        return;
    }
    const double share = (event->position().x() - scaled(kSide)) / std::max(1, width() - 2 * scaled(kSide));
    const double seconds = std::clamp(share, 0.0, 1.0) * std::chrono::duration<double>(span()).count();
    Q_EMIT jumpRequested(std::chrono::seconds(std::llround(seconds)));
}

void ScriptTimeline::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(markAt(event->pos()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ScriptTimeline::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxis(painter);
    for (const TimelineMark& mark : m_marks)
        paintMark(painter, mark);
    paintNow(painter);
    if (hasFocus()) {
        painter.setPen(QPen(accent(palette()), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void ScriptTimeline::paintAxis(QPainter& painter) const
{
    const int end = width() - scaled(kSide);
    painter.setPen(QPen(isHighContrast(palette())
                            ? border(palette())
                            : mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.3),
                        1));
    painter.drawLine(scaled(kSide), scaled(kLine), end, scaled(kLine));
    const auto* const fits = std::ranges::find_if(kTickSteps, [this, end](Time step) {
        return fractionOf(step, span()) * (end - scaled(kSide)) >= scaled(kLabelWidth);
    });
    const Time step = fits == kTickSteps.end() ? kTickSteps.back() : *fits;
    for (Time at{}; at <= span(); at += step) {
        const int x = positionOf(at);
        painter.setPen(hairline(palette()));
        painter.drawLine(x, scaled(kLine) - 4, x, scaled(kLine) + 4);
        painter.setPen(dimText(palette()));
        painter.drawText(
            QRect(x - scaled(kLabelWidth) / 2, scaled(kLine + 18), scaled(kLabelWidth), scaled(16)),
            Qt::AlignCenter, models::elapsedText(at));
    }
}

void ScriptTimeline::paintMark(QPainter& painter, const TimelineMark& mark) const
{
    const bool isCheck = mark.kind == TimelineMark::Kind::Check;
    const QPainterPath shape
        = shapeOf(mark.kind, QPointF(positionOf(mark.at), isCheck ? scaled(kCheckY) : scaled(kEventY)));
    const QColor base = palette().color(QPalette::Base);
    QColor color = isCheck ? okColor(palette()) : accent(palette());
    if (mark.state == TimelineMark::State::Bad)
        color = stateColor(palette(), isCheck ? models::RowState::Critical : models::RowState::Warning);
    if (mark.state == TimelineMark::State::ToCome)
        color = dimText(palette());
    // Hollow: to come. Filled: done; a bad one is crossed out, so that it shows without colour.
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(mark.state == TimelineMark::State::ToCome ? base : color);
    painter.drawPath(shape);
    if (mark.state != TimelineMark::State::Bad)
        return;
    const QPointF center = shape.boundingRect().center();
    painter.setPen(QPen(base, 1.5));
    painter.drawLine(center + QPointF(-3, -3), center + QPointF(3, 3));
    painter.drawLine(center + QPointF(-3, 3), center + QPointF(3, -3));
}

void ScriptTimeline::paintNow(QPainter& painter) const
{
    const int x = positionOf(m_now);
    const QColor color = palette().color(QPalette::Text);
    painter.setPen(QPen(color, 1.5));
    painter.drawLine(x, metrics::kTiny, x, scaled(kLine + 16));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QPointF(x, metrics::kTiny), 3, 3);
}
} // namespace quotadeck::ui

#include "moc_scripttimeline.cpp"
