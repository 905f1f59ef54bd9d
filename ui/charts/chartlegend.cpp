// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlegend.h"

#include "models/common/roles.h"
#include "ui/charts/seriesstyles.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr double kTowers = 3; // times as high as all else: what lies below is flat
constexpr double kReturns = 2; // in between it stays as it is
} // namespace

bool LineVisibility::setLines(const QSet<QString>& ids)
{
    if (m_alone.isEmpty() || m_alone.intersects(ids))
        return false;
    m_alone.clear();
    return true;
}

void LineVisibility::holdBack(const QHash<QString, double>& wholes, double parts)
{
    QSet<QString> held;
    for (auto whole = wholes.constBegin(); parts > 0 && whole != wholes.constEnd(); ++whole) {
        if (*whole > parts * (m_held.contains(whole.key()) ? kReturns : kTowers))
            held << whole.key();
    }
    m_held = std::move(held);
}

void LineVisibility::choose(const QString& id)
{
    if (isHeldBack(id) || (m_alone.isEmpty() && !isShown(id)))
        toggle(id);
    else
        isolate(id);
}

void LineVisibility::isolate(const QString& id)
{
    m_alone = isAlone(id) ? QSet<QString>() : QSet<QString>{id};
    m_hidden.remove(id);
}

void LineVisibility::isolateAsWell(const QString& id)
{
    if (!m_alone.remove(id))
        m_alone.insert(id);
    m_hidden.remove(id);
}

void LineVisibility::toggle(const QString& id)
{
    if (isShown(id)) {
        m_hidden.insert(id);
        m_wanted.remove(id);
        return;
    }
    m_hidden.remove(id);
    m_wanted.insert(id);
    if (!m_alone.isEmpty())
        m_alone.insert(id);
}

bool LineVisibility::isShown(const QString& id) const
{
    if (m_hidden.contains(id))
        return false;
    return m_alone.isEmpty() ? !isHeldBack(id) : m_alone.contains(id);
}

bool LineVisibility::isHeldBack(const QString& id) const
{
    return m_held.contains(id) && !m_wanted.contains(id) && !m_alone.contains(id);
}

namespace {
constexpr int kStyleRole = Qt::UserRole + 100;
constexpr int kIdRole = Qt::UserRole + 101;
constexpr int kLeastNameWidth = 130; ///< px, with the swatch
constexpr int kMostLegendName = 220; ///< for which the least values give way

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

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QSize hint = CellDelegate::sizeHint(option, index);
        if (index.data(kStyleRole).isValid())
            hint.rwidth() += kSwatchSize.width() + metrics::kSmall;
        return hint;
    }

protected:
    /// The root is left out of names.
    [[nodiscard]] bool isPath(const QString& text) const override
    {
        return text.contains(u'.') && !text.contains(u' ');
    }
};
} // namespace

ChartLegend::ChartLegend(QWidget* parent) : QTableWidget(0, ColumnCount, parent)
{
    setHorizontalHeaderLabels({tr("Name"), tr("Last"), tr("Min"), tr("Max"), tr("% of limit")});
    for (int column : {LastColumn, MinColumn, MaxColumn, ShareColumn})
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeaderItem(MinColumn)->setToolTip(tr("Minimum in the time range"));
    horizontalHeaderItem(MaxColumn)->setToolTip(tr("Maximum in the time range"));
    horizontalHeaderItem(ShareColumn)->setToolTip(tr("Last value as a percentage of the limit"));
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
    setScaledSections(verticalHeader(), metrics::kRowHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    // Not from within the header's layout.
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &ChartLegend::giveNamesRoom,
            Qt::QueuedConnection);
    connect(this, &QTableWidget::cellEntered, this, [this](int row) { Q_EMIT hovered(idOf(row)); });
}

void ChartLegend::setEntries(const QList<LegendEntry>& entries)
{
    QSet<QString> known;
    bool hasShares = false;
    m_removable.clear();
    setRowCount(int(entries.size()));
    for (int row = 0; row < entries.size(); ++row) {
        const QSignalBlocker blocker(model()); // showVisibility() announces all cells at once
        setEntry(row, entries[row]);
        known << entries[row].id;
        if (entries[row].isRemovable)
            m_removable << entries[row].id;
        hasShares = hasShares || entries[row].share;
    }
    setColumnHidden(ShareColumn, !hasShares);
    if (m_lines.setLines(known))
        Q_EMIT shownChanged();
    showVisibility();
    QMetaObject::invokeMethod(this, &ChartLegend::giveNamesRoom, Qt::QueuedConnection); // names may be others
}

void ChartLegend::setEntry(int row, const LegendEntry& entry)
{
    for (int column = 0; column < ColumnCount; ++column) {
        if (!item(row, column))
            setItem(row, column, new QTableWidgetItem);
        put(row, column, models::NumericRole, column != NameColumn);
    }
    put(row, NameColumn, Qt::DisplayRole, entry.name);
    put(row, NameColumn, Qt::ToolTipRole, entry.tip);
    put(row, NameColumn, kIdRole, entry.id);
    put(row, NameColumn, kStyleRole, entry.style);
    put(row, LastColumn, Qt::DisplayRole, entry.last);
    put(row, MinColumn, Qt::DisplayRole, entry.min);
    put(row, MaxColumn, Qt::DisplayRole, entry.max);
    put(row, ShareColumn, Qt::DisplayRole, entry.share ? entry.share->text() : QString());
    put(row, ShareColumn, models::StateRole,
        static_cast<int>(entry.share ? entry.share->state() : models::RowState::Normal));
}

/// Announces changed values only: for each announced cell the header measures its column again.
void ChartLegend::put(int row, int column, int role, const QVariant& value)
{
    QTableWidgetItem* cell = item(row, column);
    if (cell->data(role) == value)
        return;
    cell->setData(role, value);
    m_changed |= QRect(column, row, 1, 1);
}

void ChartLegend::giveNamesRoom()
{
    const int room = columnWidth(NameColumn);
    const int wanted = std::clamp(sizeHintForColumn(NameColumn), kLeastNameWidth, kMostLegendName);
    if (!isColumnHidden(MinColumn)) {
        if (room >= wanted)
            return;
        m_minWidth = columnWidth(MinColumn);
        hideColumn(MinColumn);
    } else if (room >= wanted + m_minWidth) {
        showColumn(MinColumn);
    }
}

void ChartLegend::showVisibility()
{
    if (rowCount() == 0)
        return;
    {
        const QSignalBlocker blocker(model());
        for (int row = 0; row < rowCount(); ++row) {
            const bool isVisible = m_lines.isShown(idOf(row));
            const auto emphasis = isVisible ? models::Emphasis::Normal : models::Emphasis::Dim;
            for (int column = 0; column < ColumnCount; ++column)
                put(row, column, models::EmphasisRole, static_cast<int>(emphasis));
            const QString name = item(row, NameColumn)->text();
            //: of a line in a legend
            put(row, NameColumn, Qt::AccessibleTextRole, isVisible ? name : tr("%1, hidden").arg(name));
        }
    }
    if (const QRect changed = std::exchange(m_changed, {}); !changed.isNull())
        Q_EMIT model()->dataChanged(model()->index(changed.top(), changed.left()),
                                    model()->index(changed.bottom(), changed.right()));
}

void ChartLegend::choose(const QString& id, Qt::KeyboardModifiers modifiers)
{
    if (id.isEmpty())
        return;
    if (modifiers.testFlag(Qt::ControlModifier))
        m_lines.isolateAsWell(id);
    else
        m_lines.choose(id);
    applyVisibility();
}

void ChartLegend::isolate(const QString& id)
{
    m_lines.isolate(id);
    applyVisibility();
}

void ChartLegend::toggle(const QString& id)
{
    if (id.isEmpty())
        return;
    m_lines.toggle(id);
    applyVisibility();
}

void ChartLegend::applyVisibility()
{
    showVisibility();
    Q_EMIT shownChanged();
}

void ChartLegend::remove(const QString& id)
{
    if (m_removable.contains(id))
        Q_EMIT removeRequested(id);
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
        choose(idOf(rowAt(event->position().toPoint().y())), event->modifiers());
}

void ChartLegend::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        toggle(idOf(currentRow()));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(idOf(currentRow()), event->modifiers());
        return;
    case Qt::Key_Delete:
        remove(idOf(currentRow()));
        return;
    case Qt::Key_T:
        event->ignore(); // the page's key for the table, not the begin of a name
        return;
    default:
        QTableWidget::keyPressEvent(event);
    }
}

void ChartLegend::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const int row = isByKey ? currentRow() : rowAt(event->y());
    if (idOf(row).isEmpty())
        return;
    const QString id = idOf(row); // the row may be another's when the menu is answered
    const bool isAlone = m_lines.isAlone(id);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(isAlone ? tr("Show &All Lines") : tr("Show &Only This"), this,
                    [this, id] { isolate(id); });
    menu->addAction(m_lines.isShown(id) ? tr("&Hide") : tr("&Show"), this, [this, id] { toggle(id); });
    QAction* removal = menu->addAction(tr("&Remove from Chart"), this, [this, id] { remove(id); });
    removal->setEnabled(m_removable.contains(id));
    menu->popup(isByKey ? viewport()->mapToGlobal(visualItemRect(item(row, 0)).center())
                        : event->globalPos());
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

#include "moc_chartlegend.cpp"
