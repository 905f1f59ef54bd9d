// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/formdelegate.h"

#include "models/common/roles.h"
#include "models/limits/form/effectivechain.h"
#include "models/limits/limitstablemodel.h"
#include "ui/limits/form/valueeditor.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kChipGap = 4;
constexpr int kChipInset = 3;
constexpr int kMostChipsWidth = 230;
constexpr int kCellEditorWidth = 130; ///< what an amount needs to be typed in
constexpr int kNamesWidth = 260;
constexpr int kShareBarWidth = 36; ///< px, of the bar
constexpr qreal kChipTint = 0.16;
constexpr qreal kDisabledHue = 0.4; ///< of a chip that cannot be edited now

QString chipText(const models::WhoChip& chip)
{
    const QString name = shortText(chip.text(), LineBreaks::Mark);
    //: a name that the scheduler has not told of yet
    return chip.isUnseen ? FormDelegate::tr("%1 ?").arg(name) : name;
}

int chipWidth(const QFontMetrics& font, const models::WhoChip& chip)
{
    return font.horizontalAdvance(chipText(chip)) + 2 * metrics::kTiny + 2;
}

/// Says that @p count more have no room.
QString moreText(qsizetype count)
{
    //: so many more users and groups
    return FormDelegate::tr("+%1").arg(count);
}

void drawChip(QPainter& painter, const QRect& box, const models::WhoChip& chip, const QPalette& palette,
              const QColor& text, const QString& label)
{
    const QColor hue = chip.isGroup ? seriesColor(palette, 6) : accent(palette);
    const QColor edge = palette.currentColorGroup() == QPalette::Disabled
        ? mixed(palette.color(QPalette::Base), hue, kDisabledHue)
        : hue;
    QPen pen(edge);
    if (chip.isUnseen)
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(chip.isWildcard ? QBrush(Qt::NoBrush)
                                     : QBrush(mixed(palette.color(QPalette::Base), edge, kChipTint)));
    const qreal radius = metrics::kTiny;
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(text);
    painter.drawText(box, Qt::AlignCenter, label);
}

/// As many of @p chips as the cell has room for, and how many it has none for: nobody is left out silently.
void drawChips(QPainter& painter, const QStyleOptionViewItem& cell, const QList<models::WhoChip>& chips)
{
    const QColor text = cell.palette.color(QPalette::Text);
    const QFontMetrics& font = cell.fontMetrics;
    int left = cell.rect.left() + metrics::kCellMargin;
    const int right = cell.rect.right() - metrics::kTiny;
    const auto count = FormDelegate::shownChips(chips, font, right - left);
    for (qsizetype i = 0; i < count; ++i) {
        const int kept
            = count < chips.size() ? kChipGap + font.horizontalAdvance(moreText(chips.size() - count)) : 0;
        const int width = std::min(chipWidth(font, chips[i]), right - left - kept);
        const QRect box(left, cell.rect.top() + kChipInset, width, cell.rect.height() - 2 * kChipInset);
        drawChip(painter, box, chips[i], cell.palette, text,
                 font.elidedText(chipText(chips[i]), Qt::ElideRight, width - 2 * metrics::kTiny));
        left += width + kChipGap;
    }
    if (count == chips.size())
        return;
    painter.setPen(text);
    painter.drawText(QRect(left, cell.rect.top(), right - left, cell.rect.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, moreText(chips.size() - count));
}

void drawSign(QPainter& painter, const QRect& cell, const QModelIndex& index)
{
    const auto state = static_cast<models::RowState>(index.data(models::StateRole).toInt());
    if (state == models::RowState::Normal)
        return;
    QRect place(QPoint(), scaled(QSize(metrics::kIcon, metrics::kIcon)));
    place.moveCenter(cell.center());
    stateIcon(state).paint(&painter, place);
}

/// A bar as long as the limit, filled as far as it is effective, and the same in figures.
void drawShare(QPainter& painter, const QStyleOptionViewItem& cell, double part)
{
    const QRect inside = cell.rect.adjusted(metrics::kCellMargin, 0, -metrics::kCellMargin, 0);
    const QRect bar(inside.left(), inside.center().y() - scaled(metrics::kBarHeight) / 2, kShareBarWidth,
                    scaled(metrics::kBarHeight));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(dimText(cell.palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
    const int missing = qRound((1 - part) * (kShareBarWidth - 2));
    const bool isOff = cell.palette.currentColorGroup() == QPalette::Disabled;
    painter.fillRect(bar.adjusted(1, 1, -1 - missing, -1),
                     isOff ? cell.palette.color(QPalette::Text) : accent(cell.palette));
    painter.setPen(cell.palette.color(QPalette::Text));
    // Beside the bar, whatever the direction of the language.
    painter.drawText(inside, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, cell.text);
}
} // namespace

qsizetype FormDelegate::shownChips(const QList<models::WhoChip>& chips, const QFontMetrics& font, int width)
{
    qsizetype count = 0;
    for (int used = 0; count < chips.size(); ++count) {
        const auto rest = chips.size() - count - 1;
        const int more = rest == 0 ? 0 : kChipGap + font.horizontalAdvance(moreText(rest));
        used += (count == 0 ? 0 : kChipGap) + chipWidth(font, chips[count]);
        if (count > 0 && used + more > width) // the first one may be cut
            break;
    }
    return count;
}

FormDelegate::FormDelegate(const models::CellInput* input, QObject* parent)
    : CellDelegate(parent)
    , m_input(input)
{
}

void FormDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const QVariant chips = index.data(models::kChipsRole);
    const QVariant share = index.data(models::kShareRole);
    const bool isSign = index.data(models::kSignRole).toBool();
    if (!chips.isValid() && !share.isValid() && !isSign) {
        CellDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem panel = option;
    initStyleOption(&panel, index);
    const QStyle* style = panel.widget ? panel.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, panel.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(panel.font);
    if (isSign)
        drawSign(*painter, panel.rect, index);
    else if (chips.isValid())
        drawChips(*painter, panel, chips.value<QList<models::WhoChip>>());
    else
        drawShare(*painter, panel, share.toDouble());
    painter->restore();
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.backgroundColor = option.palette.color(QPalette::Base);
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, panel.widget);
    }
}

QSize FormDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize hint = CellDelegate::sizeHint(option, index);
    const QVariant value = index.data(models::kChipsRole);
    if (index.data(models::kShareRole).isValid())
        return {hint.width() + kShareBarWidth + metrics::kTiny, hint.height()};
    if (const QString room = index.data(models::kRoomRole).toString(); !room.isEmpty())
        return {std::max(hint.width(),
                         QFontMetrics(option.font).horizontalAdvance(room) + 2 * metrics::kCellMargin),
                hint.height()};
    if (!value.isValid()) {
        // Without the sign of a problem, which has the room of the margins: it moves no column.
        const bool hasSign = m_input->inputKind(index) == models::InputKind::Amount
            && index.data(models::StateRole).toInt() != static_cast<int>(models::RowState::Normal);
        return hasSign ? QSize(hint.width() - option.decorationSize.width() - metrics::kSmall, hint.height())
                       : hint;
    }
    int width = 2 * metrics::kCellMargin;
    for (const auto& chip : value.value<QList<models::WhoChip>>())
        width += chipWidth(QFontMetrics(option.font), chip) + kChipGap;
    return {std::min(width, kMostChipsWidth), hint.height()};
}

QWidget* FormDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                    const QModelIndex& index) const
{
    auto* editor = new ValueEditor(m_input, index, parent);
    Q_EMIT editingChanged(true);
    return editor;
}

void FormDelegate::destroyEditor(QWidget* editor, const QModelIndex& index) const
{
    Q_EMIT editingChanged(false);
    CellDelegate::destroyEditor(editor, index);
}

void FormDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    const auto* value = static_cast<ValueEditor*>(editor);
    if (const QString reason = value->refusal(); !reason.isEmpty())
        Q_EMIT refused(tr("\"%1\" was not saved. %2").arg(value->text(), reason));
    else
        model->setData(index, value->text(), Qt::EditRole);
}

void FormDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const
{
    QRect place = option.rect;
    const int wanted
        = m_input->inputKind(index) == models::InputKind::Amount ? kCellEditorWidth : kNamesWidth;
    place.setWidth(std::max(place.width(), wanted));
    const int beyond = place.right() - editor->parentWidget()->width();
    if (beyond > 0)
        place.moveLeft(std::max(0, place.left() - beyond));
    editor->setGeometry(place);
}

/// An amount with a problem has its sign in front.
void FormDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    CellDelegate::initStyleOption(option, index);
    const auto state = static_cast<models::RowState>(index.data(models::StateRole).toInt());
    const bool isWritten = index.data(Qt::EditRole).isValid(); // what is used has its colour only
    if (state == models::RowState::Normal || !index.data(models::NumericRole).toBool() || !isWritten)
        return;
    option->icon = stateIcon(state);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

bool FormDelegate::eventFilter(QObject* editor, QEvent* event)
{
    auto* value = qobject_cast<ValueEditor*>(editor);
    if (value && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool isTab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if ((isEnter || isTab) && !value->accept())
            return true; // the hint says why
        if (isEnter && key->modifiers().testFlag(Qt::ControlModifier)) {
            const QModelIndex index = value->index();
            Q_EMIT commitData(value);
            Q_EMIT closeEditor(value);
            Q_EMIT nextRowRequested(index);
            return true;
        }
    }
    return CellDelegate::eventFilter(editor, event);
}
} // namespace quotadeck::ui

#include "moc_formdelegate.cpp"
