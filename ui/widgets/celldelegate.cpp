// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/celldelegate.h"

#include "models/common/roles.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

namespace quotadeck::ui {
namespace {
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
} // namespace

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    return {hint.width() + metrics::kSmall, std::max(hint.height(), metrics::kRowHeight)};
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->decorationSize = QSize(metrics::kIcon, metrics::kIcon);
    if (index.data(models::NumericRole).toBool())
        option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
    if (const QVariant kind = index.data(models::KindRole); kind.isValid() && index.column() == 0) {
        option->icon = kindIcon(static_cast<models::RowKind>(kind.toInt()));
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
    if (const QVariant emphasis = index.data(models::EmphasisRole); emphasis.isValid())
        applyEmphasis(*option, static_cast<models::Emphasis>(emphasis.toInt()));
    const QVariant state = index.data(models::StateRole);
    if (state.isValid() && state.toInt() != static_cast<int>(models::RowState::Normal))
        setTextColor(*option, stateColor(option->palette, static_cast<models::RowState>(state.toInt())));
}
} // namespace quotadeck::ui
