// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/usagebardelegate.h"

#include "models/common/roles.h"
#include "models/common/usagebar.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/usagebarpainter.h"

#include <QApplication>
#include <QPainter>

namespace quotadeck::ui {
namespace {
constexpr int kUsageWidth = 170; // bar and text, when there is room

int textWidth(const QFontMetrics& font)
{
    return font.horizontalAdvance(QStringLiteral("0000 %"));
}
} // namespace

void UsageBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const QVariant usage = index.data(models::UsageRole);
    if (!usage.canConvert<models::UsageBar>()) {
        CellDelegate::paint(painter, option, index);
        return;
    }

    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = std::exchange(cell.text, {});
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const QFontMetrics font(cell.font);
    const QRect area = cell.rect.adjusted(metrics::kCellMargin, 0, -metrics::kCellMargin, 0);
    const int textRoom = text.isEmpty() ? 0 : textWidth(font) + metrics::kSmall;
    const QRect textArea = area.adjusted(area.width() - textRoom + metrics::kSmall, 0, 0, 0);
    const QRectF track(area.left(), area.center().y() + 1 - metrics::kBarHeight / 2.0,
                       area.width() - textRoom, metrics::kBarHeight);
    const auto state = static_cast<models::RowState>(index.data(models::StateRole).toInt());
    if (track.width() > metrics::kBarHeight)
        paintUsageBar(*painter, layoutUsageBar(usage.value<models::UsageBar>(), track), option.palette,
                      state);

    painter->save();
    painter->setFont(cell.font);
    const bool isSelected = cell.state.testFlag(QStyle::State_Selected);
    painter->setPen(cell.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(textArea, Qt::AlignRight | Qt::AlignVCenter,
                      font.elidedText(text, Qt::ElideRight, textArea.width()));
    painter->restore();
}

QSize UsageBarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize hint = CellDelegate::sizeHint(option, index);
    return index.data(models::UsageRole).isValid() ? QSize(kUsageWidth, hint.height()) : hint;
}
} // namespace quotadeck::ui
