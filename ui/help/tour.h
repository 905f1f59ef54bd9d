// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>

namespace quotadeck::ui {
class ControlFrame;
class MainWindow;
class TourPanel;

/// A walk through the pages of a window, which shows simulated data: at each step a page with a frame around the control that the panel
/// is about. The user may do anything meanwhile.
/// Ownership: a child of the window.
class Tour final : public QObject
{
    Q_OBJECT
public:
    explicit Tour(MainWindow* window);

    /// From the first step.
    void start();
    /// Leaves the window as it is, without panel and frame.
    void end();
    /// Counted from 0; -1: the tour is not shown.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] static int stepCount();
    [[nodiscard]] TourPanel* panel() const { return m_panel; }
    [[nodiscard]] ControlFrame* frame() const { return m_frame; }

private:
    void showStep(int step);

    MainWindow* m_window; // not owned, as the next two, its children
    TourPanel* m_panel;
    ControlFrame* m_frame;
    int m_step = -1;
    QSet<int> m_prepared; ///< steps whose page was put to what they are about: what the user does there stays
};
} // namespace quotadeck::ui
