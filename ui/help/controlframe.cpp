// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/controlframe.h"

#include "ui/theme/colors.h"

#include <QEvent>
#include <QPainter>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kFrameWidth = 3;
} // namespace

ControlFrame::ControlFrame(QWidget* window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ControlFrame::setTargets(const QList<QWidget*>& targets)
{
    for (const auto& watched : std::exchange(m_watched, {})) {
        if (watched)
            watched->removeEventFilter(this);
    }
    m_targets.clear();
    for (QWidget* target : targets) {
        m_targets << target;
        for (QWidget* widget = target; widget && widget != parentWidget(); widget = widget->parentWidget()) {
            widget->installEventFilter(this);
            m_watched << widget;
        }
    }
    place();
}

QWidget* ControlFrame::target() const
{
    for (const auto& target : m_targets) {
        if (target && target->isVisible())
            return target;
    }
    return nullptr;
}

QRect ControlFrame::visibleRect(const QWidget* target) const
{
    QRect rect(target->mapTo(parentWidget(), QPoint()), target->size());
    for (const QWidget* around = target->parentWidget(); around && around != parentWidget();
         around = around->parentWidget())
        rect &= QRect(around->mapTo(parentWidget(), QPoint()), around->size());
    return rect;
}

void ControlFrame::place()
{
    const QWidget* framed = target();
    const QRect inner = framed ? visibleRect(framed) : QRect();
    if (inner.isEmpty()) {
        hide();
        return;
    }
    setGeometry(inner.adjusted(-kFrameWidth, -kFrameWidth, kFrameWidth, kFrameWidth)
                & parentWidget()->rect());
    if (isVisible())
        return;
    show();
    raise();
}

/// The control moves in the window when anything around it does.
bool ControlFrame::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void ControlFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(QPen(accent(palette()), kFrameWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    constexpr int kHalf = kFrameWidth / 2;
    painter.drawRect(rect().adjusted(kHalf, kHalf, -kHalf - 1, -kHalf - 1));
}
} // namespace quotadeck::ui

#include "moc_controlframe.cpp"
