// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elastictreemodel.h"

#include <QStackedWidget>

namespace quotadeck::ui {
class Placeholder;
class TreeTable;

/// The table of groups, or why there is none in it.
/// Ownership: the model is the caller's and outlives it.
class GroupsPane final : public QStackedWidget
{
    Q_OBJECT
public:
    explicit GroupsPane(models::ElasticTreeModel* groups, QWidget* parent = nullptr);

    [[nodiscard]] TreeTable* table() const { return m_table; }
    /// @p state is what the groups are of, of a file or of a cluster; null: nothing is known.
    void showContent(const models::ElasticStatePtr& state, bool isCluster);

private:
    models::ElasticTreeModel* m_groups; // not owned
    TreeTable* m_table; // not owned, as the next: children
    Placeholder* m_nothing;
};
} // namespace quotadeck::ui
