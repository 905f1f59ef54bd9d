// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcontent.h"

#include <QWidget>

#include <optional>

namespace quotadeck::ui {
/// The surface that lines are drawn on. Behind it is a chart library, which nothing else knows.
class ChartCanvas : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setContent(ChartContent content) = 0;
    [[nodiscard]] virtual const ChartContent& content() const = 0;
    /// Dims all lines but the one called @p id; empty: none.
    virtual void setHighlighted(const QString& id) = 0;
    /// Shows the values nearest to @p time.
    virtual void setCursor(std::optional<double> time) = 0;
    /// How many pixel columns there are to draw on; positive.
    [[nodiscard]] virtual int columns() const = 0;

Q_SIGNALS:
    /// The user wants to see this stretch of time, in milliseconds since the epoch.
    void zoomed(double from, double to);
    /// As zoomed(), by moving along.
    void moved(double from, double to);
    void backRequested();
    void liveRequested();
    /// The user points at a moment.
    void pointed(std::optional<double> time);
    void columnsChanged();
};

/// A canvas over Qt Charts: 1-pixel pens, no animation, no OpenGL. Charts below each other line up.
[[nodiscard]] ChartCanvas* createChartCanvas(QWidget* parent);
} // namespace quotadeck::ui
