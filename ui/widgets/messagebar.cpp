// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <utility>

namespace quotadeck::ui {
MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new IconLabel(metrics::kIcon, this))
    , m_text(new ElidedLabel(this))
    , m_action(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_choices(new QHBoxLayout)
{
    m_text->setElideMode(Qt::ElideRight);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // gives way to the buttons
    m_action->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_action->hide();
    m_close->setIcon(icon(Icon::Close));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Hide this notice"));
    m_close->setAccessibleName(tr("Hide this notice"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, 0, metrics::kTiny, 0);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_choices);
    row->addWidget(m_action);
    row->addWidget(m_close);

    connect(m_action, &QToolButton::clicked, this, &MessageBar::actionTriggered);
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_isDismissed = true;
        Q_EMIT changed();
    });
    hide(); // until a strip shows it
}

void MessageBar::showMessage(models::RowState state, const QString& text, const QString& action)
{
    const bool isNews = !m_isThere || state != m_state; // not whenever a number in the text moves
    if (state != m_state)
        m_isDismissed = false;
    m_isThere = true;
    m_state = state;
    m_icon->setIcon(state == models::RowState::Normal ? okIcon() : stateIcon(state));
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    update();
    if (!isNews || m_isDismissed || m_isMuted) {
        Q_EMIT changed();
        return;
    }
    Q_EMIT raised();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::setChoices(const QList<QAction*>& actions)
{
    for (auto* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        m_choices->addWidget(button);
    }
}

void MessageBar::clearMessage()
{
    m_isThere = false;
    m_isDismissed = false;
    m_text->setText({});
    Q_EMIT changed();
}

void MessageBar::setMuted(bool isMuted)
{
    if (std::exchange(m_isMuted, isMuted) != isMuted)
        Q_EMIT changed();
}

bool MessageBar::hasMessage() const
{
    return m_isThere && !m_isDismissed && !m_isMuted;
}

QString MessageBar::text() const
{
    return m_text->text();
}

bool MessageBar::isCut() const
{
    return m_text->isElided();
}

QColor MessageBar::signColor() const
{
    const bool isFine = m_state == models::RowState::Normal; // what was asked for is done
    return isFine ? okColor(palette()) : stateColor(palette(), m_state);
}

QColor MessageBar::background() const
{
    return mixed(palette().color(QPalette::Base), signColor(), 0.16);
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), background());
    painter.fillRect(QRect(0, 0, 3, height()), signColor());
}
} // namespace quotadeck::ui
