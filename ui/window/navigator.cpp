// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/navigator.h"

#include "ui/theme/icons.h"

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include <utility>

namespace quotadeck::ui {
Navigator::Navigator(QWidget* window, Shown shown, Title title)
    : QObject(window)
    , m_window(window)
    , m_shown(std::move(shown))
    , m_title(std::move(title))
    , m_back(new QAction(icon(Icon::Back), tr("&Back"), window))
    , m_forward(new QAction(icon(Icon::Forward), tr("&Forward"), window))
{
    m_back->setShortcuts({Qt::ALT | Qt::Key_Left, Qt::Key_Back});
    m_forward->setShortcuts({Qt::ALT | Qt::Key_Right, Qt::Key_Forward});
    connect(m_back, &QAction::triggered, this, &Navigator::goBack);
    connect(m_forward, &QAction::triggered, this, &Navigator::goForward);
    qApp->installEventFilter(this);
    updateActions();
}

void Navigator::move(const std::function<void()>& change)
{
    if (m_moves == 0)
        m_history.update(m_shown());
    {
        const QScopedValueRollback count(m_moves, m_moves + 1);
        change();
    }
    if (m_moves > 0)
        return;
    m_history.visit(m_shown());
    updateActions();
}

void Navigator::restart()
{
    m_history.clear();
    if (m_moves == 0)
        m_history.visit(m_shown());
    updateActions();
}

bool Navigator::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
        return QObject::eventFilter(watched, event);
    const auto button = static_cast<QMouseEvent*>(event)->button();
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if ((button != Qt::BackButton && button != Qt::ForwardButton) || !widget || widget->window() != m_window)
        return QObject::eventFilter(watched, event);
    (button == Qt::BackButton ? m_back : m_forward)->trigger();
    return true;
}

void Navigator::goBack()
{
    m_history.update(m_shown());
    while (const Place* place = m_history.previous()) {
        m_history.goBack();
        if (!m_title(*place).isEmpty())
            return show(Place(*place));
    }
}

void Navigator::goForward()
{
    m_history.update(m_shown());
    while (const Place* place = m_history.next()) {
        m_history.goForward();
        if (!m_title(*place).isEmpty())
            return show(Place(*place));
    }
}

void Navigator::show(const Place& place)
{
    {
        const QScopedValueRollback count(m_moves, m_moves + 1);
        Q_EMIT placeRequested(place);
    }
    updateActions();
}

void Navigator::updateActions()
{
    const auto update = [this](QAction* action, const Place* place, const QString& to, const QString& text) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString title = place ? m_title(*place) : QString();
        action->setEnabled(place != nullptr);
        action->setToolTip(title.isEmpty() ? QStringLiteral("%1 (%2)").arg(text, keys)
                                           : QStringLiteral("%1 (%2)").arg(to.arg(title), keys));
    };
    update(m_back, m_history.previous(), tr("Back to %1"), tr("Back"));
    update(m_forward, m_history.next(), tr("Forward to %1"), tr("Forward"));
}
} // namespace quotadeck::ui

#include "moc_navigator.cpp"
