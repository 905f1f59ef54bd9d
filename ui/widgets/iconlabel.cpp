// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/iconlabel.h"

#include <QPainter>

namespace quotadeck::ui {
IconLabel::IconLabel(int side, QWidget* parent) : QWidget(parent)
{
    setFixedSize(side, side);
}

void IconLabel::setIcon(const QIcon& icon)
{
    m_icon = icon;
    update();
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect());
}
} // namespace quotadeck::ui
