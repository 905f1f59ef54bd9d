// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/placehistory.h"

#include <QObject>

#include <functional>

class QAction;
class QEvent;

namespace quotadeck::ui {
/// The way back through what one window has shown, and forward again: two actions with the keys Alt+Left and Alt+Right, and the
/// buttons 4 and 5 of a mouse anywhere in the window. A place whose page is not there any more is skipped.
class Navigator final : public QObject
{
    Q_OBJECT
public:
    /// What a place is called in a tooltip; empty: it does not exist.
    using Title = std::function<QString(const Place& place)>;
    /// What is on screen.
    using Shown = std::function<Place()>;

    /// @p window is the window that the actions work in.
    Navigator(QWidget* window, Shown shown, Title title);

    [[nodiscard]] QAction* backAction() const { return m_back; }
    [[nodiscard]] QAction* forwardAction() const { return m_forward; }

    /// Calls @p change, which shows another place or another part of the same; going back from there leads here.
    void move(const std::function<void()>& change);
    /// Forgets all places but the one on screen.
    void restart();

Q_SIGNALS:
    void placeRequested(const quotadeck::ui::Place& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void goBack();
    void goForward();
    void show(const Place& place);
    void updateActions();

    QWidget* m_window; // not owned
    Shown m_shown;
    Title m_title;
    PlaceHistory m_history;
    QAction* m_back; // not owned, as the next: the window's
    QAction* m_forward;
    int m_moves = 0; ///< that go on now: one may lead to another
};
} // namespace quotadeck::ui
