// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPointer>

#include <functional>

namespace quotadeck::ui {
class Page;
class SavedViews;

/// The menu of the saved views of the page that is shown: shows one, and saves, renames and deletes them. Has the action that
/// shows all columns of the page, too.
class ViewsMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit ViewsMenu(QWidget* window);

    /// @p views outlive the menu.
    void setViews(SavedViews* views);
    /// @p page is shown; nullptr: the start page.
    void setPage(Page* page);
    /// Shows all columns of the page; belongs into the menu above this one.
    [[nodiscard]] QAction* allColumnsAction() const { return m_allColumns; }
    /// Lists the views that there are now.
    void refresh();

Q_SIGNALS:
    /// The view @p name of the page that is shown was chosen.
    void viewRequested(const QString& name);

private:
    void save();
    void rename(const QString& name);
    void remove(const QString& name);
    /// Calls @p next with the name that the user enters, which @p name is at first.
    void askForName(const QString& title, const QString& name,
                    const std::function<void(const QString&)>& next);

    QWidget* m_window; // not owned
    QAction* m_allColumns; // not owned: a child of the window
    SavedViews* m_views = nullptr; // not owned
    QPointer<Page> m_page;
};
} // namespace quotadeck::ui
