// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartcanvas.h"

#include "ui/charts/qtchartcanvas.h"

namespace quotadeck::ui {
ChartCanvas* createChartCanvas(QWidget* parent)
{
    return new QtChartCanvas(parent);
}
} // namespace quotadeck::ui

#include "moc_chartcanvas.cpp"
