// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPersistentModelIndex>

class QToolButton;
class QTreeView;
class QWidget;

namespace quotadeck::ui {
/// Keeps the newest row of a table in view while a button is checked, and what is in view where it is otherwise. Scrolling away from
/// the newest row unchecks the button. While another column than that of the time sorts the table, there is no newest row.
/// Ownership: a child of the page, as table and button are.
class NewestRows final : public QObject
{
    Q_OBJECT
public:
    /// @p follow is checked from now on. Nothing scrolls while @p page is hidden.
    NewestRows(QTreeView* table, int timeColumn, QToolButton* follow, QWidget* page);

    /// Notes what is in view; to be called before rows come and go.
    void hold();
    /// Shows the newest row, or what was in view; to be called after that.
    void update();
    /// Does nothing while the page is hidden or another column sorts.
    void showNewest();

private:
    [[nodiscard]] bool isSortedByTime() const;
    [[nodiscard]] bool isAtNewest() const;

    QTreeView* m_table; // not owned, as the next two
    QToolButton* m_follow;
    QWidget* m_page;
    int m_timeColumn;
    QPersistentModelIndex
        m_top; ///< the first row in view, while rows come and go; invalid: the newest one is
    int m_topOffset = 0; ///< px
    bool m_isChanging = false; ///< rows come and go, which scrolls
};
} // namespace quotadeck::ui
