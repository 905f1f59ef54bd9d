// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlegend.h"

#include "models/common/roles.h"
#include "ui/charts/swatch.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/celldelegate.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>

namespace quotadeck::ui {
namespace {
constexpr int kStyleRole = Qt::UserRole + 100;
constexpr int kIdRole = Qt::UserRole + 101;

/// Draws the swatch before the name.
class LegendDelegate final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QVariant style = index.data(kStyleRole);
        if (!style.isValid()) {
            CellDelegate::paint(painter, option, index);
            return;
        }
        QStyleOptionViewItem name = option;
        const int width = kSwatchSize.width() + metrics::kSmall;
        name.rect.setLeft(option.rect.left() + width);
        CellDelegate::paint(painter, name, index);
        QRectF place(option.rect);
        place.setLeft(place.left() + metrics::kTiny);
        place.setWidth(kSwatchSize.width());
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect.adjusted(0, 0, -name.rect.width(), 0), option.palette.highlight());
        const bool isHidden
            = index.data(models::EmphasisRole).toInt() == static_cast<int>(models::Emphasis::Dim);
        const QColor color = seriesColor(option.palette, style.toInt());
        paintSwatch(*painter, style.toInt(), place,
                    isHidden ? mixed(option.palette.color(QPalette::Base), color, 0.25) : color);
    }
};
} // namespace

ChartLegend::ChartLegend(QWidget* parent) : QTableWidget(0, ColumnCount, parent)
{
    setHorizontalHeaderLabels({tr("Name"), tr("Last"), tr("Limit"), tr("Used")});
    for (int column : {LastColumn, LimitColumn, ShareColumn})
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeaderItem(NameColumn)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setAccessibleName(tr("Lines of the chart"));
    setItemDelegate(new LegendDelegate(this));
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setSelectionBehavior(SelectRows);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    connect(this, &QTableWidget::cellEntered, this, [this](int row) { Q_EMIT hovered(idOf(row)); });
}

void ChartLegend::setEntries(const QList<LegendEntry>& entries)
{
    QSet<QString> known;
    setRowCount(int(entries.size()));
    for (int row = 0; row < entries.size(); ++row) {
        setEntry(row, entries[row]);
        known << entries[row].id;
    }
    if (!m_isolated.isEmpty() && !m_isolated.intersects(known)) {
        m_isolated.clear(); // what was alone has gone: an empty chart would be a riddle
        Q_EMIT isolationChanged();
    }
    showIsolation();
}

void ChartLegend::setEntry(int row, const LegendEntry& entry)
{
    for (int column = 0; column < ColumnCount; ++column) {
        if (!item(row, column))
            setItem(row, column, new QTableWidgetItem);
        item(row, column)->setData(models::NumericRole, column != NameColumn);
    }
    QTableWidgetItem* name = item(row, NameColumn);
    name->setText(entry.name);
    name->setToolTip(entry.name);
    name->setData(kIdRole, entry.id);
    name->setData(kStyleRole, entry.style);
    item(row, LastColumn)->setText(entry.last);
    item(row, LimitColumn)->setText(entry.limit);
    item(row, ShareColumn)->setText(entry.share.text());
    item(row, ShareColumn)->setData(models::StateRole, static_cast<int>(entry.share.state()));
}

void ChartLegend::showIsolation()
{
    for (int row = 0; row < rowCount(); ++row) {
        const bool isShown = m_isolated.isEmpty() || m_isolated.contains(idOf(row));
        const auto emphasis = isShown ? models::Emphasis::Normal : models::Emphasis::Dim;
        for (int column = 0; column < ColumnCount; ++column)
            item(row, column)->setData(models::EmphasisRole, static_cast<int>(emphasis));
    }
}

void ChartLegend::isolate(int row, Qt::KeyboardModifiers modifiers)
{
    const QString id = idOf(row);
    if (id.isEmpty())
        return;
    if (modifiers.testFlag(Qt::ControlModifier)) {
        if (!m_isolated.remove(id))
            m_isolated.insert(id);
    } else {
        const QSet<QString> alone = {id};
        m_isolated = m_isolated == alone ? QSet<QString>() : alone;
    }
    showIsolation();
    Q_EMIT isolationChanged();
}

QString ChartLegend::idOf(int row) const
{
    const QTableWidgetItem* name = item(row, NameColumn);
    return name ? name->data(kIdRole).toString() : QString();
}

void ChartLegend::mousePressEvent(QMouseEvent* event)
{
    QTableWidget::mousePressEvent(event);
    if (event->button() == Qt::LeftButton)
        isolate(rowAt(event->position().toPoint().y()), event->modifiers());
}

void ChartLegend::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        isolate(currentRow(), event->modifiers());
    else
        QTableWidget::keyPressEvent(event);
}

void ChartLegend::leaveEvent(QEvent* event)
{
    QTableWidget::leaveEvent(event);
    Q_EMIT hovered({});
}

void ChartLegend::changeEvent(QEvent* event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}
} // namespace quotadeck::ui
