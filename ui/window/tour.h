// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QRect>
#include <QSet>
#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace quotadeck::ui {
class MainWindow;

/// A frame around a control of a window, above all else in it. It takes neither the pointer nor the focus.
class ControlFrame final : public QWidget
{
    Q_OBJECT
public:
    explicit ControlFrame(QWidget* window);

    /// From now on frames the first of @p targets, not owned, that is visible; nothing while none is.
    void setTargets(const QList<QWidget*>& targets);
    /// What is framed; nullptr: nothing.
    [[nodiscard]] QWidget* target() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    /// Of @p target in the window, without what its surroundings cut off.
    [[nodiscard]] QRect visibleRect(const QWidget* target) const;

    QList<QPointer<QWidget>> m_targets;
    QList<QPointer<QWidget>> m_watched; ///< the targets and all around them
};

/// One step of a tour: what it is about, and the buttons that lead on. A row of the window, which hides nothing of it.
class TourPanel final : public QFrame
{
    Q_OBJECT
public:
    explicit TourPanel(QWidget* parent = nullptr);

    /// Shows the step @p number of @p total, counted from 1.
    void showStep(int number, int total, const QString& title, const QString& text);
    /// Moves the focus to the button that leads on.
    void takeFocus();

Q_SIGNALS:
    void backRequested();
    void nextRequested();
    void closeRequested();

private:
    QLabel* m_title; // not owned, as all below: children
    QLabel* m_number;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_close;
};

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
