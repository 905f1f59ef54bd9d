// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QWidget>

class QPainter;
class QPalette;

namespace quotadeck::models {
struct NodeCell;
}

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
} // namespace quotadeck::ui
