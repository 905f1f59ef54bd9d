// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QVariantMap>

#include <functional>

namespace quotadeck::ui {
class Page;

/// The views that the user has saved under names, of each page its own: filter, columns, order. All windows share them.
class SavedViews final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// In the order of the alphabet.
    [[nodiscard]] QStringList names(const QString& page) const;
    /// Empty: there is none of this name.
    [[nodiscard]] QVariantMap view(const QString& page, const QString& name) const;
    /// In place of the one with the same name; an empty @p view removes that.
    void set(const QString& page, const QString& name, const QVariantMap& view);
    /// In place of one called @p to.
    void rename(const QString& page, const QString& from, const QString& to);
    /// All of them: by page, then by name.
    void setAll(const QVariantMap& views);
    /// Sets one in @p views, which has the shape of setAll().
    static void setIn(QVariantMap& views, const QString& page, const QString& name, const QVariantMap& view);

Q_SIGNALS:
    /// The user has changed one; an empty @p view: removed it.
    void changed(const QString& page, const QString& name, const QVariantMap& view);

private:
    QVariantMap m_views;
};

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
