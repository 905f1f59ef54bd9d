// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/navigationrail.h"

#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QAbstractButton>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kLeastRailWidth = 92;
constexpr int kEntryHeight = 58;
constexpr int kLeastEntryHeight = 31; // in a low window: a small icon and the title
constexpr int kContentHeight = 42; // icon and title
constexpr int kLeastIcon = 14;

class RailButton final : public QAbstractButton
{
public:
    RailButton(Icon which, const QString& title, QWidget* parent) : QAbstractButton(parent)
    {
        setText(title);
        setIcon(ui::icon(which));
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    }
    QSize sizeHint() const override
    {
        const int title = QFontMetrics(label(QFont::DemiBold)).horizontalAdvance(text());
        return {std::max(kLeastRailWidth, title + metrics::kMedium), scaled(kEntryHeight)};
    }
    /// Of the title alone where texts are large.
    QSize minimumSizeHint() const override
    {
        const int title = QFontMetrics(label(QFont::DemiBold)).height() + metrics::kTiny;
        return {sizeHint().width(), std::max(kLeastEntryHeight, title)};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF plate = QRectF(rect()).adjusted(5, 2, -5, -2);
        painter.setPen(hasFocus() ? QPen(accent(palette()), 2) : QPen(Qt::NoPen));
        painter.setBrush(ground());
        painter.drawRoundedRect(plate, 6, 6);
        if (isChecked()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(accent(palette()));
            painter.drawRoundedRect(QRectF(0, 12, 3, height() - 24), 1.5, 1.5);
        }
        const int content = scaled(kContentHeight);
        const bool isLow = height() < content;
        const int room = height() - QFontMetrics(label(QFont::DemiBold)).height();
        const int whole = scaled(metrics::kRailIcon);
        const bool hasIcon = !isLow || room >= kLeastIcon;
        const int side = !hasIcon ? 0 : isLow ? std::clamp(room, kLeastIcon, whole) : whole;
        const int top = isLow ? 0 : (height() - content) / 2;
        if (hasIcon)
            icon().paint(&painter, QRect((width() - side) / 2, top, side, side));
        painter.setFont(label(isChecked() ? QFont::DemiBold : QFont::Normal));
        painter.setPen(palette().color(isChecked() ? QPalette::WindowText : QPalette::PlaceholderText));
        const QRect title = isLow ? QRect(0, side, width(), height() - side)
                                  : QRect(0, top + scaled(24), width(), content - scaled(22));
        painter.drawText(title, Qt::AlignCenter, text());
    }

private:
    QFont label(QFont::Weight weight) const
    {
        QFont result = font();
        result.setPointSizeF(result.pointSizeF() * 0.9);
        result.setWeight(weight);
        return result;
    }
    QColor ground() const
    {
        if (isChecked())
            return palette().color(QPalette::Highlight);
        if (underMouse())
            return mixed(palette().color(QPalette::Window), palette().color(QPalette::Text), 0.06);
        return Qt::transparent;
    }
};
} // namespace

NavigationRail::NavigationRail(QWidget* parent) : QFrame(parent), m_column(new QVBoxLayout(this))
{
    setAccessibleName(tr("Pages"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_column->setContentsMargins(0, metrics::kTiny, 1, metrics::kTiny);
    m_column->setSpacing(0);
    m_column->addStretch(1);
    connect(&m_group, &QButtonGroup::idClicked, this, &NavigationRail::chosen);
}

void NavigationRail::addEntry(Icon which, const QString& title, const QString& shortcut)
{
    auto* button = new RailButton(which, title, this);
    button->setToolTip(shortcut.isEmpty() ? title
                                          //: page title, keyboard shortcut
                                          : tr("%1 (%2)").arg(title, shortcut));
    button->setAccessibleName(title);
    const int index = int(m_group.buttons().size());
    m_group.addButton(button, index);
    m_column->insertWidget(index, button);
}

void NavigationRail::setCurrent(int index)
{
    if (QAbstractButton* button = m_group.button(index)) {
        button->setChecked(true);
        return;
    }
    if (QAbstractButton* checked = m_group.checkedButton()) {
        m_group.setExclusive(false);
        checked->setChecked(false);
        m_group.setExclusive(true);
    }
}

void NavigationRail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), hairline(palette()));
}
} // namespace quotadeck::ui

#include "moc_navigationrail.cpp"
