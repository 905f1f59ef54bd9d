// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pagestack.h"

namespace quotadeck::ui {
PageStack::PageStack(QWidget* parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize PageStack::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
}

QSize PageStack::minimumSizeHint() const
{
    return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
}
} // namespace quotadeck::ui

#include "moc_pagestack.cpp"
