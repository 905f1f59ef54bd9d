// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filterfield.h"

#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeyEvent>

#include <chrono>

namespace quotadeck::ui {
using namespace std::chrono_literals;

FilterField::FilterField(QWidget* parent) : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    for (QAbstractButton* button : findChildren<QAbstractButton*>())
        button->setAccessibleName(tr("Clear the filter"));
    const QAction* sign = addAction(icon(Icon::Filter), QLineEdit::LeadingPosition);
    for (QObject* button : sign->associatedObjects()) {
        if (auto* widget = qobject_cast<QAbstractButton*>(button))
            widget->setAccessibleName(tr("Filter"));
    }
    m_pause.setSingleShot(true);
    m_pause.setInterval(120ms);
    connect(&m_pause, &QTimer::timeout, this, &FilterField::apply);
    connect(this, &QLineEdit::returnPressed, this, &FilterField::apply);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            apply(); // nothing to wait for
        else
            m_pause.start();
    });
}

void FilterField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        clear();
        return;
    case Qt::Key_Down:
        apply();
        Q_EMIT leftDownwards();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void FilterField::apply()
{
    m_pause.stop();
    const QString wanted = text().trimmed();
    if (wanted == m_applied)
        return;
    m_applied = wanted;
    Q_EMIT filterChanged(m_applied);
}
} // namespace quotadeck::ui

#include "moc_filterfield.cpp"
