// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcontent.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace quotadeck::ui {
/// Lies over a chart: the cursor with its read-out, and the gestures that change the range of time. Drag zooms,
/// wheel zooms at the pointer, double click and Escape go back to live, Left, Right, + and - do as they say.
class ChartOverlay final : public QWidget
{
    Q_OBJECT
public:
    /// Where a point of the chart lies in this widget.
    using ToPixel = std::function<QPointF(const QPointF&)>;

    /// @p content is the canvas' own, and outlives this child of it.
    ChartOverlay(const ChartContent* content, ToPixel toPixel, QWidget* parent);

    void setPlotArea(const QRectF& area);
    void contentChanged();

Q_SIGNALS:
    void rangeRequested(double from, double to);
    void liveRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Reading
    {
        const ChartLine* line = nullptr;
        double used = 0;
        std::optional<double> limit;
    };
    [[nodiscard]] std::vector<Reading> readingsAt(double time) const;
    [[nodiscard]] double timeAt(double x) const;
    void zoom(double center, double factor);
    void paintCursor(QPainter& painter, double time);
    void paintReadOut(QPainter& painter, double x, double time, const std::vector<Reading>& readings);
    [[nodiscard]] QString readingText(const Reading& reading) const;

    const ChartContent* m_content; // not owned
    ToPixel m_toPixel;
    QRectF m_area;
    std::optional<double> m_pointer; // x of the hovering pointer
    std::optional<double> m_dragStart;
    bool m_showsFocus = false; // it came by the keyboard
};
} // namespace quotadeck::ui
