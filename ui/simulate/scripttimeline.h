// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <chrono>
#include <optional>
#include <vector>

namespace quotadeck::ui {
/// A place on the time line of a scenario.
struct TimelineMark
{
    enum class Kind { Event, Check };
    enum class State { ToCome, Good, Bad }; ///< Bad: an event was refused, a check failed

    std::chrono::nanoseconds at{}; ///< since the start of the scenario
    Kind kind = Kind::Event;
    State state = State::ToCome;
    QString text; ///< the event or check, and its outcome

    friend bool operator==(const TimelineMark&, const TimelineMark&) = default;
};

/// The script of a scenario on an axis of virtual time: events above the line, checks below, and where the simulation is.
/// A click asks for a jump: on a mark to its moment, elsewhere to the time under the pointer. Left and Right ask for the
/// mark before and after.
class ScriptTimeline final : public QWidget
{
    Q_OBJECT
public:
    using Time = std::chrono::nanoseconds;

    explicit ScriptTimeline(QWidget* parent = nullptr);

    void setMarks(std::vector<TimelineMark> marks); ///< By time.
    void setNow(Time elapsed);

    /// Where @p elapsed is, in pixels from the left.
    [[nodiscard]] int positionOf(Time elapsed) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void jumpRequested(std::chrono::nanoseconds elapsed);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] Time span() const;
    [[nodiscard]] std::optional<Time> markAt(QPoint position) const;
    [[nodiscard]] QString textAt(Time at) const;
    void paintAxis(QPainter& painter) const;
    void paintMark(QPainter& painter, const TimelineMark& mark) const;
    void paintNow(QPainter& painter) const;

    std::vector<TimelineMark> m_marks;
    Time m_now{};
};
} // namespace quotadeck::ui
