// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/deckstyle.h"

#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>
#include <QToolButton>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kMenuArrow = 14; ///< px beside the text of a button with a menu

void fillSelection(const QStyleOptionViewItem& item, QPainter& painter)
{
    if (item.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(item.rect, item.backgroundBrush);
    const bool isActive = item.state.testFlag(QStyle::State_Active);
    if (item.state.testFlag(QStyle::State_Selected))
        painter.fillRect(
            item.rect,
            item.palette.color(isActive ? QPalette::Active : QPalette::Inactive, QPalette::Highlight));
    if (item.state.testFlag(QStyle::State_Selected) && isHighContrast(item.palette)) {
        constexpr int kSelectionLine = 2;
        const QColor line = border(item.palette);
        painter.fillRect(QRect(item.rect.left(), item.rect.top(), item.rect.width(), kSelectionLine), line);
        painter.fillRect(QRect(item.rect.left(), item.rect.bottom() - kSelectionLine + 1, item.rect.width(),
                               kSelectionLine),
                         line);
    }
}

/// In high contrast around what Fusion draws with a frame of a shade of the window's colour, of which black has none.
/// Dashed around what is disabled, twice as wide around what is on.
void drawContrastFrame(const QStyleOption& option, const QRect& rect, QPainter& painter, bool isOn = false)
{
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isFocused = isEnabled && option.state.testFlag(QStyle::State_HasFocus);
    const int width = isOn || isFocused ? 2 : 1;
    const QColor color = isFocused ? accent(option.palette) : border(option.palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, width, isEnabled ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    const qreal inset = width / 2.0;
    painter.drawRect(QRectF(rect).adjusted(inset, inset, -inset, -inset));
    painter.restore();
}

/// Frames of primitives, as above.
void addContrastFrame(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter)
{
    switch (element) {
    case QStyle::PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
        const bool isDefault = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
        drawContrastFrame(option, option.rect, painter,
                          isDefault || option.state.testFlag(QStyle::State_On)
                              || option.state.testFlag(QStyle::State_Sunken));
        return;
    }
    case QStyle::PE_FrameMenu: { // QMenu leaves its state out
        QStyleOption enabled(option);
        enabled.state.setFlag(QStyle::State_Enabled);
        drawContrastFrame(enabled, option.rect, painter);
        return;
    }
    case QStyle::PE_FrameTabWidget:
    case QStyle::PE_FrameGroupBox:
    case QStyle::PE_PanelTipLabel:
        drawContrastFrame(option, option.rect, painter);
        return;
    default:
        return;
    }
}

/// The current row while somebody moves by the keyboard; a click shows where it is by itself.
void outlineFocus(const QStyleOption& option, QPainter& painter)
{
    if (!option.state.testFlag(QStyle::State_KeyboardFocusChange) && !isHighContrast(option.palette))
        return;
    painter.save();
    painter.setPen(QPen(accent(option.palette), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    painter.restore();
}

void fillHeader(const QStyleOption& option, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    const QRect& rect = option.rect;
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), border(option.palette));
}

QStyleOptionViewItem shownCell(const QStyleOptionViewItem& cell)
{
    QStyleOptionViewItem shown = cell;
    shown.text.replace(QChar::LineSeparator, u'\n'); // as delegates write line breaks
    shown.text = shortText(shown.text, LineBreaks::Mark);
    return shown;
}

QStyleOptionMenuItem shownItem(const QStyleOptionMenuItem& item)
{
    QStyleOptionMenuItem shown = item;
    shown.text = shortText(item.text, LineBreaks::Mark);
    return shown;
}

/// A button beside whose text stands the arrow of a menu.
bool hasMenuArrow(const QWidget* widget)
{
    const auto* button = qobject_cast<const QToolButton*>(widget);
    const bool hasMenu
        = button && (button->menu() || (button->defaultAction() && button->defaultAction()->menu()));
    const bool hasText
        = button && (button->toolButtonStyle() != Qt::ToolButtonIconOnly || button->icon().isNull());
    return hasMenu && hasText && button->popupMode() != QToolButton::MenuButtonPopup;
}

/// Puts icon and text into the middle of their button; Qt has them at its left edge.
int indentOf(const QStyleOptionToolButton& button)
{
    constexpr int kBetween = 4; // as QCommonStyle has it
    if (button.toolButtonStyle != Qt::ToolButtonTextBesideIcon || button.icon.isNull())
        return 0;
    const int text = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    return std::max(0, (button.rect.width() - button.iconSize.width() - kBetween - text) / 2);
}

/// As below: a field that is empty would not be seen on a base of its own colour.
void drawFieldFrame(const QStyleOption& option, QPainter& painter)
{
    const QColor text = option.palette.color(QPalette::Text);
    const QColor base = option.palette.color(QPalette::Base);
    const bool isFocused = option.state.testFlag(QStyle::State_HasFocus);
    if (isHighContrast(option.palette)) {
        drawContrastFrame(option, option.rect, painter);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isFocused ? accent(option.palette) : mixed(base, text, 0.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

QColor indicatorFrame(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Text);
    return isHighContrast(palette) ? text : mixed(palette.color(QPalette::Base), text, 0.55);
}

/// Fusion derives the frame from the window's colour, which leaves nothing of it in the dark.
void drawCheckBox(const QStyleOption& option, QPainter& painter)
{
    const QColor text = option.palette.color(QPalette::Text);
    const QColor base = option.palette.color(QPalette::Base);
    const QRectF frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(indicatorFrame(option.palette));
    painter.setBrush(base);
    painter.drawRoundedRect(frame, 2, 2);
    painter.setPen(QPen(text, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&frame](qreal x, qreal y) {
        return QPointF(frame.left() + x * frame.width(), frame.top() + y * frame.height());
    };
    const QPointF tick[] = {at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.28)};
    if (option.state.testFlag(QStyle::State_On))
        painter.drawPolyline(tick, 3);
    else if (option.state.testFlag(QStyle::State_NoChange))
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
    painter.restore();
}

/// For the same reason.
void drawRadioButton(const QStyleOption& option, QPainter& painter)
{
    const QColor text = option.palette.color(QPalette::Text);
    const QColor base = option.palette.color(QPalette::Base);
    const QRectF frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(indicatorFrame(option.palette));
    painter.setBrush(base);
    painter.drawEllipse(frame);
    if (option.state.testFlag(QStyle::State_On)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(text);
        painter.drawEllipse(frame.center(), frame.width() / 4, frame.height() / 4);
    }
    painter.restore();
}
} // namespace

DeckStyle::DeckStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

int DeckStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_FocusFrameHMargin: // at either side of a cell's text, less one
        return metrics::kCellMargin - 1;
    case PM_HeaderMargin:
        return metrics::kCellMargin;
    case PM_DockWidgetSeparatorExtent:
        return 5;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_ScrollBarExtent:
    case PM_SliderThickness:
    case PM_SliderLength:
        return scaled(QProxyStyle::pixelMetric(metric, option, widget));
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int DeckStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* result) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) // another hand's drawings, and words say the same
        return 0;
    if (hint == SH_Widget_Animate || hint == SH_Widget_Animation_Duration) // for everybody: see lint.motion
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, result);
}

QSize DeckStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                  const QWidget* widget) const
{
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (type == CT_HeaderSection && header
        && widget) { // none of our titles turns bold, which Qt makes room for
        QStyleOptionHeader plain = *header;
        plain.fontMetrics = QFontMetrics(widget->font());
        plain.text = shortText(header->text);
        return QProxyStyle::sizeFromContents(type, &plain, contents, widget);
    }
    if (const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        type == CT_ItemViewItem && cell) {
        const QStyleOptionViewItem shown = shownCell(*cell);
        return QProxyStyle::sizeFromContents(type, &shown, contents, widget);
    }
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ToolButton && hasMenuArrow(widget))
        size.rwidth() += kMenuArrow;
    return size;
}

/// Fusion draws the arrow of a menu over the end of the button's text, and leaves the dark no frame around fields.
void DeckStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const
{
    if (control == CC_SpinBox) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        drawFieldFrame(*option, *painter);
        return;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (control != CC_ToolButton || !button || !hasMenuArrow(widget)) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        addContrast(control, *option, *painter, widget);
        return;
    }
    QStyleOptionToolButton plain = *button;
    plain.features &= ~QStyleOptionToolButton::ToolButtonFeatures(QStyleOptionToolButton::HasMenu);
    QProxyStyle::drawComplexControl(control, &plain, painter, widget);
    QStyleOption arrow = *button;
    arrow.rect = QRect(button->rect.right() - kMenuArrow, button->rect.center().y() - kMenuArrow / 2,
                       kMenuArrow - 4, kMenuArrow);
    drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
    addContrast(control, *option, *painter, widget);
}

/// In high contrast, over what Fusion has drawn.
void DeckStyle::addContrast(ComplexControl control, const QStyleOptionComplex& option, QPainter& painter,
                            const QWidget* widget) const
{
    if (!isHighContrast(option.palette))
        return;
    const bool isEnabled = option.state.testFlag(State_Enabled);
    const QColor ink
        = isEnabled ? border(option.palette) : option.palette.color(QPalette::Disabled, QPalette::Text);
    if (control == CC_ComboBox) {
        drawContrastFrame(option, option.rect, painter);
    } else if (control == CC_ToolButton) {
        const bool isOn = option.state.testFlag(State_On) || option.state.testFlag(State_Sunken);
        const bool isFlat = option.state.testFlag(State_AutoRaise);
        const bool isPointed = isEnabled && option.state.testFlag(State_MouseOver);
        const bool isFocused = option.state.testFlag(State_HasFocus);
        if (!isFlat || isOn || isPointed || isFocused)
            drawContrastFrame(option, option.rect, painter, isOn);
    } else if (control == CC_Slider) {
        const QRect groove = subControlRect(control, &option, SC_SliderGroove, widget);
        const bool isAcross = option.state.testFlag(State_Horizontal);
        const QPoint center = groove.center();
        painter.fillRect(isAcross ? QRect(groove.left(), center.y(), groove.width(), 2)
                                  : QRect(center.x(), groove.top(), 2, groove.height()),
                         ink);
        const QRect handle = subControlRect(control, &option, SC_SliderHandle, widget);
        painter.fillRect(handle, option.palette.color(QPalette::Button));
        drawContrastFrame(option, handle, painter, true);
    } else if (control == CC_ScrollBar) {
        constexpr int kInset = 3;
        const QRect slider = subControlRect(control, &option, SC_ScrollBarSlider, widget);
        painter.fillRect(slider.adjusted(kInset, kInset, -kInset, -kInset), ink);
    }
}

void DeckStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    switch (element) {
    case PE_PanelItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            fillSelection(*item, *painter);
            return;
        }
        break;
    case PE_FrameFocusRect:
        if (!widget || qobject_cast<const QAbstractItemView*>(widget)
            || isHighContrast(option->palette)) { // QTreeView does not say who it is
            outlineFocus(*option, *painter);
            return;
        }
        break;
    case PE_Frame:
    case PE_FrameLineEdit:
        drawFieldFrame(*option, *painter);
        return;
    case PE_IndicatorRadioButton:
        drawRadioButton(*option, *painter);
        return;
    case PE_IndicatorCheckBox:
        drawCheckBox(*option, *painter);
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (isHighContrast(option->palette))
        addContrastFrame(element, *option, *painter);
}

void DeckStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (auto* label = qobject_cast<QLabel*>(widget))
        m_labels.watch(label);
}

/// Of buttons, tabs and headers; cells and menus paint for themselves.
void DeckStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette,
                             bool isEnabled, const QString& text, QPalette::ColorRole role) const
{
    QProxyStyle::drawItemText(painter, rect, flags, palette, isEnabled, visibleText(text), role);
}

void DeckStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const
{
    switch (element) {
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        fillHeader(*option, *painter);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader label = *header; // a title that does not fit would be cut within a letter
            label.text = shortText(label.text);
            const QFontMetrics& font = label.fontMetrics;
            const QSize needed = font.boundingRect(label.rect, Qt::TextWordWrap, label.text).size();
            const bool isHigh = label.rect.height() >= 2 * font.height();
            if (isHigh && needed.width() <= label.rect.width() && needed.height() <= label.rect.height()) {
                label.textAlignment = Qt::Alignment(int(label.textAlignment) | Qt::TextWordWrap);
            } else {
                QStringList lines = label.text.split(u'\n');
                for (QString& line : lines)
                    line = font.elidedText(line, Qt::ElideMiddle, label.rect.width());
                label.text = lines.join(u'\n');
            }
            QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    case CE_ItemViewItem:
        if (const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            const QStyleOptionViewItem shown = shownCell(*cell);
            QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        return;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            const QStyleOptionMenuItem shown = shownItem(*item);
            QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        return;
    case CE_ToolBar:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          hairline(option->palette));
        return;
    case CE_TabBarTabShape:
        QProxyStyle::drawControl(element, option, painter, widget);
        if (isHighContrast(option->palette))
            drawContrastFrame(*option, option->rect, *painter, option->state.testFlag(State_Selected));
        return;
    case CE_Splitter:
        painter->fillRect(option->rect, hairline(option->palette));
        return;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton label = *button;
            if (hasMenuArrow(widget))
                label.rect.setRight(label.rect.right() - kMenuArrow);
            label.rect.setLeft(label.rect.left() + indentOf(label));
            QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}
} // namespace quotadeck::ui

#include "moc_deckstyle.cpp"
