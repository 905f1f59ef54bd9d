// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPointer>

namespace quotadeck::ui {
class Page;

/// The menu "Edit". Its entries act on what has the focus in the window, and on the page that is shown; those that can do nothing
/// there are disabled.
class EditMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit EditMenu(QWidget* window);

    /// @p page is shown; nullptr: the start page.
    void setPage(Page* page);
    /// Adds @p actions, not owned, which copy what is shown in another form.
    void addCopies(const QList<QAction*>& actions);
    /// Enables what can be done now.
    void refresh();

Q_SIGNALS:
    void copyLinkRequested(); ///< to what is shown
    void preferencesRequested();

private:
    void follow(QWidget* focused);
    void undo();
    void redo();
    void copy();
    void selectAll();

    QWidget* m_window; // not owned
    QPointer<Page> m_page;
    QPointer<QWidget> m_focused; ///< had the focus last, menus aside
    QAction* m_undo; // not owned, as all below: children
    QAction* m_redo;
    QAction* m_unlock;
    QAction* m_copy;
    QAction* m_copyLink;
    QAction* m_selectAll;
    QAction* m_find;
};
} // namespace quotadeck::ui
