// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/celldelegate.h"

namespace quotadeck::ui {
/// Draws a usage bar in cells that have a UsageRole, with the cell's text, the percentage, at the right and never
/// inside; all other cells as CellDelegate. The model gives the accessible text.
class UsageBarDelegate final : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};
} // namespace quotadeck::ui
