// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcontent.h"

#include <QWidget>

namespace quotadeck::ui {
/// The surface that lines are drawn on. Behind it is a chart library, which nothing else knows.
class ChartCanvas : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setContent(ChartContent content) = 0;
    /// Dims all lines but the one called @p id; empty: none.
    virtual void setHighlighted(const QString& id) = 0;

Q_SIGNALS:
    /// The user wants to see this stretch of time, in milliseconds since the epoch.
    void rangeRequested(double from, double to);
    void liveRequested();
};

/// A canvas over Qt Charts: 1-pixel pens, no animation, no OpenGL, every line reduced to the pixel columns.
[[nodiscard]] ChartCanvas* createChartCanvas(QWidget* parent);
} // namespace quotadeck::ui
