// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nodes/nodemap.h"

#include "models/nodes/nodelistmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/staledata.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolTip>

namespace quotadeck::ui {
namespace {
class NodeCellDelegate final : public QStyledItemDelegate
{
public:
    explicit NodeCellDelegate(NodeMap* map) : QStyledItemDelegate(map), m_map(map) { }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setFont(option.font);
        if (isStale(m_map))
            painter->setOpacity(kStaleOpacity);
        paintNodeCell(*painter, option.rect, m_map->cellSize(), cellOf(index), option.palette,
                      option.state.testFlag(QStyle::State_Selected));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return nodeCellSize(m_map->cellSize());
    }
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem&,
                   const QModelIndex& index) override
    {
        QToolTip::showText(event->globalPos(), index.isValid() ? cellOf(index).sentence : QString(), view);
        return true;
    }

private:
    static models::NodeCell cellOf(const QModelIndex& index)
    {
        return index.data(models::NodeListModel::kCellRole).value<models::NodeCell>();
    }

    NodeMap* m_map; // not owned
};
} // namespace

NodeMap::NodeMap(models::NodeListModel* model, QWidget* parent) : QListView(parent), m_model(model)
{
    setModel(model);
    setModelColumn(models::NodeListModel::NodeColumn);
    setItemDelegate(new NodeCellDelegate(this));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setFrameShape(NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &NodeMap::fitCells);
    connect(model, &QAbstractItemModel::layoutChanged, this, &NodeMap::fitCells);
    followTextSize(this, [this] {
        setMinimumHeight(2 * nodeCellSize(NodeCellSize::Percentage).height());
        setGridSize(nodeCellSize(m_size));
        fitCells();
    });
}

QString NodeMap::currentId() const
{
    return m_model->idOf(currentIndex());
}

void NodeMap::setCurrentId(const QString& id)
{
    const QModelIndex index = m_model->indexOf(id);
    if (!index.isValid() || id == currentId())
        return;
    setCurrentIndex(index);
    scrollTo(index);
}

void NodeMap::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (m_model->idOf(current) != m_model->idOf(previous))
        Q_EMIT currentIdChanged(m_model->idOf(current));
}

void NodeMap::resizeEvent(QResizeEvent* event)
{
    fitCells();
    QListView::resizeEvent(event);
}

void NodeMap::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        Q_EMIT copyRequested();
    else if (event->key() == Qt::Key_Slash)
        event->ignore(); // the window's key for the filter, not the begin of a name
    else
        QListView::keyPressEvent(event);
}

/// The largest cells with which all nodes are in view, or else the smallest.
void NodeMap::fitCells()
{
    const QSize room = maximumViewportSize();
    const int count = m_model->rowCount();
    NodeCellSize fitting = NodeCellSize::Level;
    for (const auto size : {NodeCellSize::Words, NodeCellSize::Name, NodeCellSize::Percentage}) {
        const QSize cell = nodeCellSize(size);
        if ((room.width() / cell.width()) * (room.height() / cell.height()) >= count) {
            fitting = size;
            break;
        }
    }
    if (fitting == m_size)
        return;
    m_size = fitting;
    setGridSize(nodeCellSize(m_size));
}
} // namespace quotadeck::ui

#include "moc_nodemap.cpp"
