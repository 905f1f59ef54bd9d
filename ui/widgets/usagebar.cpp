// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/usagebar.h"

#include "models/common/roles.h"
#include "models/common/usagebar.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr qreal kUnlimitedFill = 0.7; // how far the largest value reaches when there is no maximum
constexpr qreal kRadius = 2;
constexpr qreal kChevronRoom = 10;

/// @p value clamped to what a bar can show, as a real number: sums of quantities may overflow as integers.
qreal amount(qint64 value)
{
    return std::max<qreal>(0, static_cast<qreal>(value));
}

QColor fillColor(const QPalette& palette, models::RowState state)
{
    const bool isTight = state == models::RowState::Warning || state == models::RowState::Critical;
    return isTight ? stateColor(palette, state) : accent(palette);
}

void paintTrack(QPainter& painter, const UsageBarLayout& layout, const QPalette& palette)
{
    const QColor ground = mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.09);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHighContrast(palette) ? palette.color(QPalette::Base) : ground);
    painter.drawRoundedRect(layout.track, kRadius, kRadius);
}

/// In high contrast, where the track is no shade.
void paintTrackFrame(QPainter& painter, const UsageBarLayout& layout, const QPalette& palette)
{
    if (!isHighContrast(palette))
        return;
    painter.setPen(QPen(border(palette), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(layout.track.adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

/// A paler shade, in high contrast a pattern.
QBrush borrowedBrush(const QPalette& palette, const QColor& fill)
{
    return isHighContrast(palette) ? QBrush(fill, Qt::Dense4Pattern)
                                   : QBrush(mixed(palette.color(QPalette::Base), fill, 0.55));
}

void paintPending(QPainter& painter, const QRectF& rect, const QColor& color)
{
    if (rect.isEmpty())
        return;
    painter.save();
    painter.setClipRect(rect);
    painter.setPen(QPen(color, 1));
    constexpr int kStep = 4;
    const int strokes = static_cast<int>((rect.width() + rect.height()) / kStep) + 1;
    for (int stroke = 0; stroke < strokes; ++stroke) {
        const qreal x = rect.left() - rect.height() + stroke * kStep;
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    }
    painter.restore();
    painter.setPen(QPen(color, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

void paintOverrun(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border)
{
    if (rect.isEmpty())
        return;
    painter.setPen(QPen(border, 1.5));
    painter.setBrush(fill);
    painter.drawRect(rect.adjusted(0.75, 0.75, -0.75, -0.75));
}

void paintGuaranteed(QPainter& painter, qreal x, const QRectF& track, const QColor& color)
{
    const qreal bottom = track.bottom() + kUsageTickReach;
    painter.setPen(QPen(color, 1.5));
    painter.drawLine(QPointF(x, track.top() - 1), QPointF(x, bottom));
    painter.drawLine(QPointF(x - 2.5, bottom), QPointF(x + 2.5, bottom));
}

void paintMax(QPainter& painter, qreal x, const QRectF& track, const QColor& color)
{
    const qreal top = track.top() - kUsageTickReach;
    painter.setPen(QPen(color, 1.5));
    painter.drawLine(QPointF(x, top), QPointF(x, track.bottom() + 1));
    QPainterPath flag(QPointF(x, top - 0.5));
    flag.lineTo(x - 5, top + 1.5);
    flag.lineTo(x, top + 3.5);
    flag.closeSubpath();
    painter.fillPath(flag, color);
}

/// Stands out from what is used on both of its sides.
void paintRuntime(QPainter& painter, qreal x, const QRectF& track, const QColor& color, const QColor& ground)
{
    constexpr qreal kMarkWidth = 3;
    const QRectF mark(x - kMarkWidth / 2, track.top() - 2, kMarkWidth, track.height() + 4);
    painter.fillRect(mark.adjusted(-1, 0, 1, 0), ground);
    painter.fillRect(mark, color);
}

void paintChevron(QPainter& painter, const QRectF& track, const QColor& color)
{
    const qreal x = track.right() - 2;
    const qreal middle = track.center().y();
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF chevron[] = {{x - 4, middle - 3.5}, {x, middle}, {x - 4, middle + 3.5}};
    painter.drawPolyline(chevron, 3);
}
} // namespace

UsageBarLayout layoutUsageBar(const models::UsageBar& bar, const QRectF& track)
{
    const qreal used = amount(bar.used);
    const qreal pending = amount(bar.pending);
    const qreal guaranteed = amount(bar.guaranteed.value_or(0));
    const qreal max = amount(bar.max.value_or(0));
    const qreal above = amount(bar.scale.value_or(0));
    const qreal runtime = amount(bar.runtime.value_or(0));
    const qreal extent = std::max({used + pending, guaranteed, max, above, runtime});

    UsageBarLayout layout;
    layout.track = track;
    layout.isUnlimited = !bar.max && !bar.scale;
    if (layout.isUnlimited && !bar.guaranteed && !bar.runtime) {
        layout.isUnscaled = used + pending > 0;
        return layout;
    }
    const qreal reach = track.width() * (layout.isUnlimited ? kUnlimitedFill : 1);
    const auto at = [&](qreal value) { return track.left() + (extent > 0 ? value / extent * reach : 0); };
    const auto part = [&](qreal from, qreal to) {
        return to > from ? QRectF(at(from), track.top(), at(to) - at(from), track.height()) : QRectF();
    };

    const qreal inMax = bar.max ? std::min(used, max) : used;
    const qreal within = bar.runtime ? std::min(inMax, runtime) : inMax;
    const qreal own = std::max<qreal>(0, used - amount(bar.foreign));
    const qreal solid = std::min({within, own, bar.guaranteed ? guaranteed : within});
    layout.solid = part(0, solid);
    layout.borrowed = part(solid, within);
    layout.overrun = part(within, used);
    layout.pending = part(used, used + pending);
    // Ticks are moved inside the track by half their width, so that the row's edge does not clip them.
    const auto tick = [&](qreal value) { return std::clamp(at(value), track.left() + 1, track.right() - 1); };
    if (bar.guaranteed && guaranteed > 0)
        layout.guaranteed = tick(guaranteed);
    if (bar.max)
        layout.max = tick(max);
    else if (bar.scale)
        layout.maxAbove = tick(above);
    if (bar.runtime)
        layout.runtime = tick(runtime);
    return layout;
}

void paintUsageBar(QPainter& painter, const UsageBarLayout& layout, const QPalette& palette,
                   models::RowState state)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = fillColor(palette, state);
    const QColor tick = palette.color(QPalette::Text);
    paintTrack(painter, layout, palette);

    QPainterPath shape;
    shape.addRoundedRect(layout.track, kRadius, kRadius);
    painter.setClipPath(shape);
    painter.fillRect(layout.solid, fill);
    painter.fillRect(layout.borrowed, borrowedBrush(palette, fill));
    paintPending(painter, layout.pending, mixed(palette.color(QPalette::Base), fill, 0.8));
    const QColor critical = stateColor(palette, models::RowState::Critical);
    paintOverrun(painter, layout.overrun, mixed(palette.color(QPalette::Base), critical, 0.35), tick);
    if (layout.isUnscaled)
        painter.fillRect(layout.track.adjusted(0, 0, -kChevronRoom, 0),
                         QBrush(mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.4),
                                Qt::FDiagPattern));
    painter.setClipping(false);
    paintTrackFrame(painter, layout, palette);

    if (layout.runtime)
        paintRuntime(painter, *layout.runtime, layout.track, tick, palette.color(QPalette::Base));
    if (layout.guaranteed)
        paintGuaranteed(painter, *layout.guaranteed, layout.track, tick);
    if (layout.max)
        paintMax(painter, *layout.max, layout.track, tick);
    if (layout.maxAbove)
        paintMax(painter, *layout.maxAbove, layout.track, dimText(palette));
    if (layout.isUnlimited)
        paintChevron(painter, layout.track, dimText(palette));
    painter.restore();
}

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
    const int barHeight = scaled(metrics::kBarHeight);
    const QRectF track(area.left(), area.center().y() + 1 - barHeight / 2.0, area.width() - textRoom,
                       barHeight);
    const auto state = static_cast<models::RowState>(index.data(models::StateRole).toInt());
    const bool isOld = isStale(option.widget);
    painter->save();
    if (isOld)
        painter->setOpacity(kStaleOpacity);
    if (track.width() > barHeight)
        paintUsageBar(*painter, layoutUsageBar(usage.value<models::UsageBar>(), track), option.palette,
                      isOld ? models::RowState::Normal : state);
    painter->restore();

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
    return index.data(models::UsageRole).isValid() ? QSize(scaled(kUsageWidth), hint.height()) : hint;
}
} // namespace quotadeck::ui

#include "moc_usagebar.cpp"
