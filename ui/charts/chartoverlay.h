// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcontent.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace quotadeck::ui {
/// Lies over a chart: the cursor with its read-out, the marks of events, and the gestures that change the range of
/// time. Drag zooms, with Shift it moves; wheel zooms at the pointer; double click and Escape go back to live;
/// Left, Right, + and - do as they say, Backspace undoes a zoom, [ and ] step from sample to sample.
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
    /// Dims all lines but the one called @p id; empty: none.
    void setHighlighted(const QString& id);
    void setCursorTime(std::optional<double> time);

Q_SIGNALS:
    void zoomed(double from, double to);
    void moved(double from, double to);
    void backRequested();
    void liveRequested();
    void pointed(std::optional<double> time);

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
    /// Where a drag began, and what was shown then.
    struct Drag
    {
        double x = 0;
        double from = 0;
        double to = 0;
        bool isMove = false;
    };

    [[nodiscard]] double timeAt(double x) const;
    void zoom(double center, double factor);
    void move(double by);
    void stepCursor(int by);
    void paintGaps(QPainter& painter);
    void paintNotice(QPainter& painter);
    void paintMarks(QPainter& painter);
    void paintMarkers(QPainter& painter);
    void paintMarkersOf(QPainter& painter, const ChartLine& line);
    void paintSelection(QPainter& painter);

    const ChartContent* m_content; // not owned
    ToPixel m_toPixel;
    QString m_highlighted;
    QRectF m_area;
    std::optional<double> m_cursor; // in time
    std::optional<double> m_pointer; // x, while dragging
    std::optional<Drag> m_drag;
    bool m_showsFocus = false; // it came by the keyboard
};
} // namespace quotadeck::ui
