// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columnarea.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace quotadeck::ui {
ColumnArea::ColumnArea(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
}

void ColumnArea::setSections(const QList<QWidget*>& sections)
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget* section : sections)
        layout->addWidget(section);
    layout->addStretch(1);
    setWidget(content);
}

bool ColumnArea::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) // of the content, which may be wider now
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

QSize ColumnArea::minimumSizeHint() const
{
    const int content = widget() ? widget()->minimumSizeHint().width() : 0;
    return {content + verticalScrollBar()->sizeHint().width(), QScrollArea::minimumSizeHint().height()};
}
} // namespace quotadeck::ui
