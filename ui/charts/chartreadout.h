// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcontent.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <functional>
#include <vector>

class QPainter;
class QWidget;

namespace quotadeck::ui {
/// The cursor of a chart at one sample: a line, a marker on every value, and a box with the numbers, the largest
/// first, and with what happened there.
class ChartReadOut
{
public:
    using ToPixel = std::function<QPointF(const QPointF&)>;

    /// All of it outlives the read-out. @p area is where the lines are.
    ChartReadOut(const ChartContent& content, const ToPixel& toPixel, const QRectF& area, double time);

    void paint(QPainter& painter, const QWidget& widget) const;

private:
    struct Reading
    {
        const ChartLine* line = nullptr;
        double value = 0;
        QString text;
    };

    void findReadings();
    void findEvents();
    void paintBox(QPainter& painter, const QWidget& widget) const;

    const ChartContent& m_content;
    const ToPixel& m_toPixel;
    QRectF m_area;
    double m_time;
    double m_x;
    std::vector<Reading> m_readings;
    QStringList m_events;
};
} // namespace quotadeck::ui
