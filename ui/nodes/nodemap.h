// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QSize>
#include <QWidget>

class QPainter;
class QPalette;

namespace quotadeck::models {
struct NodeCell;
class NodeListModel;
} // namespace quotadeck::models

namespace quotadeck::ui {
/// How much a cell of the map of nodes shows: the level of use and marks of the state, the percentage as well, the name as
/// well, or the state in words as well.
enum class NodeCellSize { Level, Percentage, Name, Words };

/// Of the cell with the space around it.
[[nodiscard]] QSize nodeCellSize(NodeCellSize size);

/// Draws @p cell within @p place: what is used as a level or, below texts, as a bar, foreign pods hatched at its end; a node that takes no
/// pods crossed out, a reserved one with a filled corner, and one whose use is not known with a dashed border and nothing used.
void paintNodeCell(QPainter& painter, const QRect& place, NodeCellSize size, const models::NodeCell& cell,
                   const QPalette& palette, bool isCurrent);

/// What the levels and marks of the cells mean, in one line.
class NodeLegend final : public QWidget
{
    Q_OBJECT
public:
    explicit NodeLegend(QWidget* parent = nullptr);
};

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
