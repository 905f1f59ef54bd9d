// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/common/usagebar.h"
#include "ui/widgets/celldelegate.h"

#include <QPalette>
#include <QRectF>

#include <optional>

class QPainter;

namespace quotadeck::ui {
/// Where the parts of a usage bar lie. The scale runs from 0 to the largest of maximum, runtime, guarantee and used plus
/// pending. Without a maximum that of something above is the scale; without any it runs on beyond, so that a bar
/// without a limit never looks full. Where nothing gives a scale, no part has a length: two amounts would look alike.
///
/// Shape: parts from left to right, each empty when there is nothing to draw.
/// Units: device independent pixels.
struct UsageBarLayout
{
    QRectF track;
    QRectF solid; ///< used within the guarantee; all that is used when there is no guarantee
    QRectF borrowed; ///< used above the guarantee, or foreign, within what may be used
    QRectF overrun; ///< used above what may be used: the runtime, or else the maximum
    QRectF pending;
    std::optional<qreal> guaranteed; ///< x of the tick with a foot
    std::optional<qreal> max; ///< x of the tick with a flag
    std::optional<qreal> maxAbove; ///< x of the grey tick with a flag, instead of max
    std::optional<qreal> runtime; ///< x of the bold mark
    bool isUnlimited = false; ///< a chevron at the right edge
    bool isUnscaled = false; ///< stripes for an amount that nothing gives a scale
};

/// How far the ticks reach above and below the track.
inline constexpr qreal kUsageTickReach = 3;

/// Lays @p bar out in @p track.
[[nodiscard]] UsageBarLayout layoutUsageBar(const models::UsageBar& bar, const QRectF& track);

/// Draws @p layout. Parts differ in tone and pattern, never in colour alone.
void paintUsageBar(QPainter& painter, const UsageBarLayout& layout, const QPalette& palette,
                   models::RowState state);

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
