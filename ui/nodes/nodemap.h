// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/nodes/nodecell.h"

#include <QListView>

namespace quotadeck::models {
class NodeListModel;
}

namespace quotadeck::ui {
/// A map of nodes: one cell a node, in the order of the model, as large as fits for all of them. Only the cells in view
/// are painted. Keys go from cell to cell, letters to a name.
class NodeMap final : public QListView
{
    Q_OBJECT
public:
    /// @p model outlives the map.
    explicit NodeMap(models::NodeListModel* model, QWidget* parent = nullptr);

    [[nodiscard]] QString currentId() const;
    /// Makes the cell of the node @p id current and visible. One that is not shown leaves all as it is.
    void setCurrentId(const QString& id);
    [[nodiscard]] NodeCellSize cellSize() const { return m_size; }

Q_SIGNALS:
    void copyRequested(); ///< of the current row
    /// Another cell became current; empty when none is.
    void currentIdChanged(const QString& id);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitCells();

    models::NodeListModel* m_model; // not owned
    NodeCellSize m_size = NodeCellSize::Words;
};
} // namespace quotadeck::ui
