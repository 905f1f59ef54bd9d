// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nodes/nodemap.h"

#include "models/nodes/nodelistmodel.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolTip>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr qreal kCellTint = 0.25; // below a hatch
constexpr qreal kWarmth = 0.14; // of the ground of a cell with texts
constexpr qreal kGauge = 6; // height of the bar below the texts
constexpr qreal kInset = 6;
constexpr qreal kCorner = 3;
constexpr int kSwatch = 20;

void hatch(QPainter& painter, const QRectF& area, const QColor& color)
{
    if (area.isEmpty())
        return;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(QPen(color, 1));
    constexpr int kStep = 4;
    for (qreal x = area.left() - area.height(); x < area.right(); x += kStep)
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
    painter.restore();
}

QColor levelColor(const QPalette& palette, models::RowState state)
{
    return state == models::RowState::Normal ? accent(palette) : stateColor(palette, state);
}

/// The used part of @p track, from the bottom of a level or from the left of a bar, what is foreign being hatched.
void paintUse(QPainter& painter, const QRectF& track, const models::NodeCell& cell, const QPalette& palette,
              Qt::Orientation orientation)
{
    if (!cell.used)
        return;
    const QColor full = levelColor(palette, cell.useState);
    const bool isLevel = orientation == Qt::Vertical;
    const qreal extent = isLevel ? track.height() : track.width();
    const qreal used = std::clamp(*cell.used, 0.0, 1.0) * extent;
    const qreal own = used - std::min(used, std::clamp(cell.foreign, 0.0, 1.0) * extent);
    const auto part = [&](qreal from, qreal to) {
        return isLevel ? QRectF(track.left(), track.bottom() - to, track.width(), to - from)
                       : QRectF(track.left() + from, track.top(), to - from, track.height());
    };
    painter.fillRect(part(0, own), full);
    painter.fillRect(part(own, used), mixed(palette.color(QPalette::Base), full, kCellTint));
    hatch(painter, part(own, used), full);
}

void paintMarks(QPainter& painter, const QRectF& box, const models::NodeState& state, const QPalette& palette,
                qreal side)
{
    const QColor ink = palette.color(QPalette::Text);
    const QColor ground = palette.color(QPalette::Base);
    if (state.isReserved) {
        QPainterPath corner(box.topLeft());
        corner.lineTo(box.left() + side, box.top());
        corner.lineTo(box.left(), box.top() + side);
        corner.closeSubpath();
        painter.setPen(QPen(ground, 1));
        painter.setBrush(ink);
        painter.drawPath(corner);
    }
    if (!state.takesPods()) {
        const QRectF mark(box.right() - side - 1, box.top() + 1, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawEllipse(mark.adjusted(-1, -1, 1, 1));
        painter.setPen(QPen(ink, 1.5));
        painter.drawEllipse(mark.adjusted(1, 1, -1, -1));
        painter.drawLine(mark.topLeft() + QPointF(0.25, 0.25) * side,
                         mark.bottomRight() - QPointF(0.25, 0.25) * side);
    }
}

/// A name without its domain, which is usually the same for all nodes. An address stays.
QString shortName(const QString& name)
{
    const QString first = name.section(u'.', 0, 0);
    const bool isNumber = std::all_of(first.begin(), first.end(), [](QChar c) { return c.isDigit(); });
    return isNumber ? name : first;
}

void paintTexts(QPainter& painter, const QRectF& box, NodeCellSize size, const models::NodeCell& cell,
                const QPalette& palette, qreal mark)
{
    const QFontMetricsF font(painter.font());
    painter.setPen(palette.color(QPalette::Text));
    if (size == NodeCellSize::Percentage) {
        painter.drawText(box.adjusted(0, 1, 0, -kGauge - 1), Qt::AlignCenter, cell.use);
        return;
    }
    QRectF line = box.adjusted(kInset, 3, -kInset, 0);
    line.setHeight(font.height());
    const qreal left = cell.state.isReserved ? mark / 2 : 0;
    const qreal right = cell.state.takesPods() ? 0 : mark;
    painter.drawText(line.adjusted(left, 0, -right, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     font.elidedText(shortName(cell.name), Qt::ElideMiddle, line.width() - left - right));
    line.translate(0, font.height());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, cell.use);
    if (size == NodeCellSize::Words && !(cell.state == models::NodeState())) {
        const qreal room = line.width() - font.horizontalAdvance(cell.use) - kInset;
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                         font.elidedText(cell.state.text(), Qt::ElideRight, room));
    }
}

/// A cell of the legend.
class Swatch final : public QWidget
{
public:
    Swatch(models::NodeCell cell, QWidget* parent) : QWidget(parent), m_cell(std::move(cell))
    {
        setFixedSize(kSwatch + 2, kSwatch + 2);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintNodeCell(painter, rect(), NodeCellSize::Level, m_cell, palette(), false);
    }

private:
    models::NodeCell m_cell;
};
} // namespace

QSize nodeCellSize(NodeCellSize size)
{
    switch (size) {
    case NodeCellSize::Level:
        return scaled(QSize(22, 22));
    case NodeCellSize::Percentage:
        return scaled(QSize(54, 34));
    case NodeCellSize::Name:
        return scaled(QSize(124, 50));
    case NodeCellSize::Words:
        return scaled(QSize(188, 50));
    }
    return {};
}

void paintNodeCell(QPainter& painter, const QRect& place, NodeCellSize size, const models::NodeCell& cell,
                   const QPalette& palette, bool isCurrent)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(place).adjusted(2, 2, -2, -2);
    const qreal mark = size == NodeCellSize::Level ? 9 : 12;
    QPainterPath shape;
    shape.addRoundedRect(box, kCorner, kCorner);
    painter.setClipPath(shape);
    const QColor base = palette.color(QPalette::Base);
    if (size == NodeCellSize::Level) {
        painter.fillRect(box, mixed(base, palette.color(QPalette::Text), 0.06));
        paintUse(painter, box, cell, palette, Qt::Vertical);
    } else {
        const bool isTight = cell.useState != models::RowState::Normal;
        painter.fillRect(box,
                         isTight ? mixed(base, levelColor(palette, cell.useState), kWarmth)
                                 : mixed(base, palette.color(QPalette::Text), 0.03));
        const QRectF gauge(box.left(), box.bottom() - kGauge, box.width(), kGauge);
        painter.fillRect(gauge, mixed(base, palette.color(QPalette::Text), 0.12));
        paintUse(painter, gauge, cell, palette, Qt::Horizontal);
        paintTexts(painter, box, size, cell, palette, mark);
    }
    paintMarks(painter, box, cell.state, palette, mark);
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    if (isCurrent)
        painter.setPen(QPen(palette.color(QPalette::Text), 2));
    else
        painter.setPen(QPen(isHighContrast(palette)
                                ? border(palette)
                                : mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.4),
                            1, cell.used ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(isCurrent ? box.adjusted(-1, -1, 1, 1) : box.adjusted(0.5, 0.5, -0.5, -0.5),
                            kCorner, kCorner);
    painter.restore();
}

NodeLegend::NodeLegend(QWidget* parent) : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    row->setSpacing(metrics::kTiny);
    const auto add = [this, row](const QString& text, models::NodeCell cell) {
        row->addWidget(new Swatch(std::move(cell), this));
        auto* label = new QLabel(text, this);
        label->setForegroundRole(QPalette::PlaceholderText);
        row->addWidget(label);
        row->addSpacing(metrics::kMedium);
    };
    models::NodeCell used;
    used.used = 0.6;
    models::NodeCell foreign = used;
    foreign.foreign = 0.35;
    models::NodeCell closed = used;
    closed.state.isSchedulable = false;
    models::NodeCell reserved = used;
    reserved.state.isReserved = true;
    add(tr("Used"), used);
    add(tr("Foreign"), foreign);
    add(tr("Takes no pods"), closed);
    add(tr("Reserved"), reserved);
    add(tr("Not reported, or none of it"), {});
    row->addStretch(1);
}

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
