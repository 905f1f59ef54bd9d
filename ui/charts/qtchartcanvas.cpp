// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/qtchartcanvas.h"

#include "ui/charts/chartoverlay.h"
#include "ui/theme/colors.h"
#include "ui/theme/textsize.h"

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QLineSeries>
#include <QResizeEvent>
#include <QValueAxis>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kMostColumns = 256; // each draws its extremes, so more are dearer and show nothing new
constexpr int kPixelsPerTimeTick = 110;
constexpr int kPixelsPerValueTick = 45;
constexpr double kHeadRoom = 1.03; // above the highest line
constexpr qreal kDimmed = 0.25;
constexpr qreal kLimitShade = 0.7; // a limit stands back behind what is used of it
constexpr qreal kIntervalWidth = 3; // of a forecast, on the line of its limit
/// Room for the labels of the axes: the same for all charts, whatever their labels, so that one time is one place on the
/// screen.
QMargins around()
{
    return {scaled(76), scaled(10), scaled(34), scaled(26)};
}

/// Does nothing when @p axis has the ticks already: new ones lay the chart out again.
void setTicks(QCategoryAxis& axis, QList<AxisTick>& current, const QList<AxisTick>& ticks, double start)
{
    if (ticks == current) {
        axis.setStartValue(start);
        return;
    }
    current = ticks;
    for (const QString& label : axis.categoriesLabels())
        axis.remove(label);
    axis.setStartValue(start);
    for (const AxisTick& tick : ticks) {
        QString label
            = tick.label; // a key for the axis: blanks, which are not visible, make equal labels differ
        while (axis.categoriesLabels().contains(label))
            label += QChar(0x200B);
        axis.append(label, tick.value);
    }
}
} // namespace

QtChartCanvas::QtChartCanvas(QWidget* parent)
    : ChartCanvas(parent)
    , m_chart(new QChart)
    , m_view(new QChartView(m_chart, this))
    , m_timeAxis(new QCategoryAxis(m_chart))
    , m_valueAxis(new QCategoryAxis(m_chart))
    , m_unitX(new QValueAxis(m_chart))
    , m_unitY(new QValueAxis(m_chart))
{
    m_chart->legend()->hide();
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setMargins(QMargins());
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setBackgroundRoundness(0);
    for (QCategoryAxis* axis : {m_timeAxis, m_valueAxis}) {
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setTruncateLabels(false);
    }
    m_chart->addAxis(m_timeAxis, Qt::AlignBottom);
    m_chart->addAxis(m_valueAxis, Qt::AlignLeft);
    for (QValueAxis* axis : {m_unitX, m_unitY}) {
        axis->setRange(0, 1);
        axis->setVisible(false);
    }
    m_chart->addAxis(m_unitX, Qt::AlignBottom);
    m_chart->addAxis(m_unitY, Qt::AlignLeft);
    m_scale = addSeries(m_timeAxis, m_valueAxis);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_view->setAccessibleName(tr("Line chart"));

    m_overlay = new ChartOverlay(
        &m_content, [this](const QPointF& value) { return m_chart->mapToPosition(value, m_scale); }, this);
    connect(m_overlay, &ChartOverlay::zoomed, this, &ChartCanvas::zoomed);
    connect(m_overlay, &ChartOverlay::moved, this, &ChartCanvas::moved);
    connect(m_overlay, &ChartOverlay::backRequested, this, &ChartCanvas::backRequested);
    connect(m_overlay, &ChartOverlay::liveRequested, this, &ChartCanvas::liveRequested);
    connect(m_overlay, &ChartOverlay::pointed, this, &ChartCanvas::pointed);
    connect(m_chart, &QChart::plotAreaChanged, m_overlay, &ChartOverlay::setPlotArea);
    setFocusProxy(m_overlay);
    applyPalette();
    const auto follow = [this] {
        applyPalette();
        layOut();
        Q_EMIT columnsChanged();
    };
    // When all widgets have their fonts.
    connect(&TextSize::current(), &TextSize::changed, this, follow, Qt::QueuedConnection);
}

void QtChartCanvas::setContent(ChartContent content)
{
    m_content = std::move(content);
    redraw();
}

void QtChartCanvas::setHighlighted(const QString& id)
{
    if (id == m_highlighted)
        return;
    m_highlighted = id;
    m_overlay->setHighlighted(id);
    drawLines();
}

void QtChartCanvas::setCursor(std::optional<double> time)
{
    m_overlay->setCursorTime(time);
}

void QtChartCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        applyPalette();
    ChartCanvas::changeEvent(event);
}

void QtChartCanvas::resizeEvent(QResizeEvent* event)
{
    const int before = columns();
    m_view->resize(event->size());
    m_overlay->resize(event->size());
    layOut();
    if (columns() != before)
        Q_EMIT columnsChanged();
}

void QtChartCanvas::layOut()
{
    m_chart->setPlotArea(QRectF(rect().marginsRemoved(around())));
    m_timeTicks.clear(); // axes with a fixed plot area are laid out anew with new labels only
    m_valueTicks.clear();
    redraw();
}

int QtChartCanvas::columns() const
{
    return std::clamp(rect().marginsRemoved(around()).width(), 1, kMostColumns);
}

void QtChartCanvas::redraw()
{
    updateAxes();
    drawLines();
    m_overlay->setPlotArea(m_chart->plotArea());
    m_overlay->contentChanged();
}

void QtChartCanvas::updateAxes()
{
    const int timeCount = std::max(2, width() / scaled(kPixelsPerTimeTick));
    m_timeAxis->setRange(m_content.from, m_content.to);
    setTicks(*m_timeAxis, m_timeTicks, timeTicks(m_content.from, m_content.to, timeCount, m_content.zone),
             m_content.from);

    updateValueAxis();
}

/// Up to a little above the highest line: a step more would be empty. Where nothing is known there is no scale.
void QtChartCanvas::updateValueAxis()
{
    const std::optional<ValueRange> range = valueRange(m_content);
    QList<AxisTick> ticks;
    double lowest = 0;
    double highest = 1;
    if (range) {
        ticks = valueTicks(m_content.unit(), range->lowest * kHeadRoom, range->highest * kHeadRoom,
                           std::max(2, height() / scaled(kPixelsPerValueTick)));
        lowest = ticks.first().value;
        highest = std::max(range->highest * kHeadRoom, 1.0);
        ticks.removeIf([&range, highest](const AxisTick& tick) {
            return tick.value > highest || (tick.value > 0 && range->highest <= 0);
        });
    }
    m_valueAxis->setRange(lowest, highest);
    setTicks(*m_valueAxis, m_valueTicks, ticks, lowest);
}

void QtChartCanvas::drawLines()
{
    int next = 0;
    for (const ChartLine& line : m_content.lines) {
        QColor color = seriesColor(palette(), line.style);
        if (!m_highlighted.isEmpty() && line.id != m_highlighted)
            color = mixed(palette().color(QPalette::Base), color, kDimmed);
        const bool isStrong = isHighContrast(palette());
        const int width = isStrong ? 2 : 1;
        QPen limitPen(isStrong ? color : mixed(palette().color(QPalette::Base), color, kLimitShade), 1);
        limitPen.setDashPattern({5, 4});
        for (const auto& stretch : line.limit)
            drawLine(next++, withoutRests(stepped(lineThrough(stretch))), limitPen);
        const bool isStepped = line.measure == models::Measure::Limit
            || line.measure == models::Measure::Guaranteed || line.measure == models::Measure::Applications
            || line.measure == models::Measure::Runtime;
        for (const auto& stretch : line.values) {
            const models::Polyline points = lineThrough(stretch);
            QPen pen(color, width);
            // Where most columns hold a rise and a fall, a dash is not seen but dear: it is measured along all of them.
            const bool isDense = points.size() * 2 > static_cast<qsizetype>(stretch.size()) * 3;
            if (const QList<qreal> dash = seriesDash(line.style); !dash.isEmpty() && !isDense)
                pen.setDashPattern(dash);
            drawLine(next++, withoutRests(isStepped ? stepped(points) : points), pen);
        }
        if (line.forecast) {
            QPen pen(color, width);
            pen.setDashPattern({2, 4});
            drawLine(next++, forecastLine(line, m_content.until), pen);
            drawLine(next++, forecastInterval(line, m_content.until, m_content.to),
                     QPen(color, kIntervalWidth));
        }
    }
    for (int surplus = next; surplus < m_pool.size(); ++surplus) {
        if (m_pool[surplus]->count() > 0)
            m_pool[surplus]->clear();
    }
}

void QtChartCanvas::drawLine(int index, models::Polyline points, const QPen& pen)
{
    const double width = m_content.to - m_content.from;
    const double bottom = m_valueAxis->min();
    const double height = m_valueAxis->max() - bottom;
    for (QPointF& point : points)
        point = {(point.x() - m_content.from) / width, (point.y() - bottom) / height};
    QLineSeries* series = seriesAt(index);
    if (series->pen() != pen)
        series->setPen(pen);
    series->replace(points);
}

QLineSeries* QtChartCanvas::seriesAt(int index)
{
    while (m_pool.size() <= index)
        m_pool << addSeries(m_unitX, m_unitY);
    return m_pool[index];
}

QLineSeries* QtChartCanvas::addSeries(QAbstractAxis* x, QAbstractAxis* y)
{
    auto* series = new QLineSeries(m_chart);
    m_chart->addSeries(series);
    series->attachAxis(x);
    series->attachAxis(y);
    return series;
}

void QtChartCanvas::applyPalette()
{
    m_chart->setBackgroundBrush(palette().color(QPalette::Base));
    m_chart->setBackgroundPen(Qt::NoPen);
    m_view->setBackgroundBrush(palette().color(QPalette::Base));
    for (QCategoryAxis* axis : {m_timeAxis, m_valueAxis}) {
        axis->setLabelsColor(dimText(palette()));
        axis->setLabelsFont(font());
        axis->setGridLineColor(mixed(palette().color(QPalette::Base), hairline(palette()), 0.7));
        axis->setLinePenColor(hairline(palette()));
    }
    drawLines();
}
} // namespace quotadeck::ui

#include "moc_qtchartcanvas.cpp"
