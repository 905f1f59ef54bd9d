// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <QVariantMap>

class QModelIndex;
class QTreeView;

namespace quotadeck::ui {
/// Remembers by row identity what is expanded in a tree, over updates, filters and sessions. Rows down to a depth
/// are open unless somebody closed them; deeper ones only when somebody opened them. While a filter is on,
/// everything that is shown is open and nothing is remembered.
///
/// Ownership: child of the view, whose model is set before.
class TreeExpansion final : public QObject
{
    Q_OBJECT
public:
    explicit TreeExpansion(QTreeView* view);

    /// The number of levels that are open by default; forgets what the user opened and closed.
    void setDepth(int depth);
    /// To be called after the filter of the model changed.
    void setFiltering(bool isFiltering);
    /// To be called after rows came or went with the layout of the model.
    void apply() { expandAllWanted(); }

    [[nodiscard]] QVariantMap saveState() const;
    void restoreState(const QVariantMap& state);

private:
    void remember(const QModelIndex& index, bool isExpanded);
    void expandInserted(const QModelIndex& parent, int first, int last);
    void expandWanted(const QModelIndex& index);
    void expandAllWanted();
    [[nodiscard]] bool isWanted(const QModelIndex& index) const;

    QTreeView* m_view; // not owned
    QSet<QString> m_opened; // by the user, below the depth
    QSet<QString> m_closed; // by the user, above it
    int m_depth = 1;
    bool m_isFiltering = false;
    bool m_isApplying = false; // the view's signals are our own doing
};
} // namespace quotadeck::ui
