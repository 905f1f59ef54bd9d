// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/celldelegate.h"

#include "models/common/roles.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QVariant>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr auto kStaleProperty = "quotadeckStale";
} // namespace

void setStale(QAbstractItemView* table, bool isStale)
{
    if (ui::isStale(table) == isStale)
        return;
    table->setProperty(kStaleProperty, isStale);
    table->viewport()->update();
}

bool isStale(const QWidget* widget)
{
    return widget && widget->property(kStaleProperty).toBool();
}

namespace {
constexpr int kLevelIndent = 12; // a level

void setTextColor(QStyleOptionViewItem& option, const QColor& color)
{
    option.palette.setColor(QPalette::Text, color);
    option.palette.setColor(QPalette::HighlightedText, color);
}

void applyEmphasis(QStyleOptionViewItem& option, models::Emphasis emphasis)
{
    switch (emphasis) {
    case models::Emphasis::Normal:
        return;
    case models::Emphasis::Dim:
        setTextColor(option, dimText(option.palette));
        return;
    case models::Emphasis::Strong:
        option.font.setWeight(QFont::DemiBold);
        return;
    }
}

models::RowState stateOf(const QModelIndex& index)
{
    return static_cast<models::RowState>(index.data(models::StateRole).toInt());
}

int indentOf(const QModelIndex& index)
{
    return kLevelIndent * index.data(models::IndentRole).toInt();
}

/// Applications come in lists of their own, where the same icon in every row says nothing.
bool hasKindIcon(const QModelIndex& index)
{
    const QVariant kind = index.data(models::KindRole);
    return index.column() == 0 && kind.isValid()
        && kind.toInt() != static_cast<int>(models::RowKind::Application);
}
} // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const models::RowState state = stateOf(index);
    const bool hasStateIcon = state != models::RowState::Normal && hasKindIcon(index);
    const int indent = indentOf(index);
    if (!hasStateIcon && indent == 0) {
        paintCell(painter, option, index);
        return;
    }
    QStyleOptionViewItem panel = option;
    initStyleOption(&panel, index);
    const QStyle* style = panel.widget ? panel.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, panel.widget);
    QStyleOptionViewItem text = option;
    text.rect.setLeft(text.rect.left() + indent);
    if (!hasStateIcon) {
        paintCell(painter, text, index);
        return;
    }
    const int side = scaled(metrics::kIcon);
    text.rect.setRight(text.rect.right() - side - metrics::kTiny);
    paintCell(painter, text, index);
    const QRect place(text.rect.right(), text.rect.center().y() - side / 2 + 1, side, side);
    stateIcon(state).paint(painter, place);
}

/// As QStyledItemDelegate, but cuts paths of queues by whole segments, and lists of amounts by whole amounts.
void CellDelegate::paintCell(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    const bool isOfPath = isPath(cell.text);
    if (isOfPath || isAmounts(cell.text)) {
        const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
        const QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget);
        const auto elided = isOfPath ? elidedPath : elidedAmounts;
        cell.text = elided(cell.text, QFontMetrics(cell.font), room.width() - 2 * margin);
        cell.textElideMode = Qt::ElideNone; // the style measures parts of pixels, and would cut again
    }
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
}

bool CellDelegate::isPath(const QString& text) const
{
    return isQueuePath(text);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    const bool hasStateIcon = stateOf(index) != models::RowState::Normal && hasKindIcon(index);
    const int icon = hasStateIcon ? scaled(metrics::kIcon) + metrics::kTiny : 0;
    return {hint.width() + metrics::kSmall + icon + indentOf(index),
            std::max(hint.height(), scaled(metrics::kRowHeight))};
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->text.contains(u' '))
        option->textElideMode = Qt::ElideRight; // a sentence; names and paths are cut in the middle
    option->decorationSize = scaled(QSize(metrics::kIcon, metrics::kIcon));
    if (index.data(models::NumericRole).toBool())
        option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
    if (hasKindIcon(index)) {
        option->icon = kindIcon(static_cast<models::RowKind>(index.data(models::KindRole).toInt()));
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
    if (const QString colour = index.data(models::ColorRole).toString(); !colour.isEmpty()) {
        option->icon = colorIcon(QColor(colour));
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
    if (!option->state.testFlag(QStyle::State_Enabled)) // nothing stands out of what cannot be used
        return;
    if (const QVariant emphasis = index.data(models::EmphasisRole); emphasis.isValid())
        applyEmphasis(*option, static_cast<models::Emphasis>(emphasis.toInt()));
    if (!index.data(models::LinkRole).toString().isEmpty())
        option->font.setUnderline(true);
    if (isStale(option->widget)) { // the colours of states say what no longer need be so
        setTextColor(*option, dimText(option->palette));
        return;
    }
    if (const models::RowState state = stateOf(index); state != models::RowState::Normal)
        setTextColor(*option, stateColor(option->palette, state));
}
} // namespace quotadeck::ui

#include "moc_celldelegate.cpp"
