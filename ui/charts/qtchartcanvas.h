// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcanvas.h"

#include <QList>

QT_BEGIN_NAMESPACE
class QCategoryAxis;
class QChart;
class QChartView;
class QLineSeries;
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
    void setHighlighted(const QString& id) override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Part { Used, Limit };

    void redraw();
    void updateAxes();
    void drawLines();
    void drawStretch(int index, const models::Polyline& stretch, const ChartLine& line, Part part);
    void applyPalette();
    [[nodiscard]] int columns() const;
    QLineSeries* seriesAt(int index);

    ChartContent m_content;
    QString m_highlighted;
    QList<AxisTick> m_timeTicks; // that the axes have now
    QList<AxisTick> m_valueTicks;
    QChart* m_chart; // owned by the view
    QChartView* m_view; // not owned, as all below: children, or owned by the chart
    QCategoryAxis* m_timeAxis;
    QCategoryAxis* m_valueAxis;
    ChartOverlay* m_overlay;
    QList<QLineSeries*> m_pool; // reused: making series is dear
};
} // namespace quotadeck::ui
