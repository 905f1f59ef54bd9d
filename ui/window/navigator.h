// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/link.h"
#include "ui/pages/page.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QEvent;

namespace quotadeck::ui {
/// What a window shows: a page with what it is about.
struct Place
{
    QString page; ///< empty: the start page
    Subject subject; ///< that is selected
    Subject scope; ///< that the page is narrowed to
    QString filter;

    friend bool operator==(const Place&, const Place&) = default;
};

/// The places that were shown one after the other, the last 100 of them, and which of them is shown.
class PlaceHistory
{
public:
    /// @p place is shown from now on. What was ahead is forgotten, unless it is the place that is shown.
    void visit(const Place& place);
    /// The place that is shown looks like @p place now. Does nothing before the first visit.
    void update(const Place& place);
    void clear();

    /// The place before the one that is shown; nullptr: there is none.
    [[nodiscard]] const Place* previous() const { return at(m_current - 1); }
    /// The place that was left by going back; nullptr: there is none.
    [[nodiscard]] const Place* next() const { return at(m_current + 1); }
    /// Shows previous(), which exists, from now on.
    void goBack() { --m_current; }
    /// Shows next(), which exists, from now on.
    void goForward() { ++m_current; }
    [[nodiscard]] qsizetype size() const { return m_places.size(); }

private:
    [[nodiscard]] const Place* at(qsizetype index) const
    {
        return index >= 0 && index < m_places.size() ? &m_places[index] : nullptr;
    }

    QList<Place> m_places;
    qsizetype m_current = -1; ///< -1: none yet
};

/// A link to @p place of @p source.
[[nodiscard]] link::Link linkTo(const Place& place, const link::Source& source, const QString& partition);
/// The place that @p link leads to, whatever its source.
[[nodiscard]] Place placeOf(const link::Link& link);

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
