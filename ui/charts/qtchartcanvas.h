// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcanvas.h"

#include <QList>

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QCategoryAxis;
class QChart;
class QChartView;
class QLineSeries;
class QPen;
class QValueAxis;
QT_END_NAMESPACE

namespace quotadeck::ui {
class ChartOverlay;

/// See createChartCanvas().
class QtChartCanvas final : public ChartCanvas
{
    Q_OBJECT
public:
    explicit QtChartCanvas(QWidget* parent = nullptr);

    void setContent(ChartContent content) override;
    [[nodiscard]] const ChartContent& content() const override { return m_content; }
    void setHighlighted(const QString& id) override;
    void setCursor(std::optional<double> time) override;
    [[nodiscard]] int columns() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void redraw();
    void updateAxes();
    void updateValueAxis();
    void drawLines();
    void drawLine(int index, models::Polyline points, const QPen& pen);
    void applyPalette();
    QLineSeries* seriesAt(int index);
    [[nodiscard]] QLineSeries* addSeries(QAbstractAxis* x, QAbstractAxis* y);

    ChartContent m_content;
    QString m_highlighted;
    QList<AxisTick> m_timeTicks; // that the axes have now
    QList<AxisTick> m_valueTicks;
    QChart* m_chart; // owned by the view
    QChartView* m_view; // not owned, as all below: children, or owned by the chart
    QCategoryAxis* m_timeAxis;
    QCategoryAxis* m_valueAxis;
    // Lines are drawn in parts of the shown range on axes that never change: a change lays out every line again.
    QValueAxis* m_unitX;
    QValueAxis* m_unitY;
    QLineSeries* m_scale; // has no points: ties the axes that are seen to the plot area
    ChartOverlay* m_overlay;
    QList<QLineSeries*> m_pool; // reused: making series is dear
};
} // namespace quotadeck::ui
