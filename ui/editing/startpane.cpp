// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/startpane.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>

namespace quotadeck::ui {
namespace {
QPushButton* newButton(QAction* way, QWidget* parent)
{
    auto* button = new QPushButton(way->icon(), way->text(), parent);
    button->setToolTip(way->toolTip());
    button->setVisible(way->isEnabled());
    QObject::connect(button, &QPushButton::clicked, way, &QAction::trigger);
    QObject::connect(way, &QAction::enabledChanged, button, &QWidget::setVisible);
    return button;
}
} // namespace

StartPane::StartPane(Icon icon, const QString& title, const QString& text, const QList<QAction*>& ways,
                     QWidget* parent)
    : QWidget(parent)
{
    auto* nothing = new Placeholder(icon);
    nothing->setMessage(title, text);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kSmall);
    buttons->addStretch(1);
    for (QAction* way : ways)
        buttons->addWidget(newButton(way, this));
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kSmall);
    column->addStretch(1);
    column->addWidget(nothing);
    column->addLayout(buttons);
    column->addStretch(2);
}
} // namespace quotadeck::ui
