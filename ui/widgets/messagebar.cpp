// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/iconlabel.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace quotadeck::ui {
MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new IconLabel(metrics::kIcon, this))
    , m_text(new QLabel(this))
    , m_action(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_choices(new QHBoxLayout)
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAccessibleName(tr("Notice"));
    m_action->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_action->hide();
    m_close->setIcon(icon(Icon::Close));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Hide this notice"));
    m_close->setAccessibleName(tr("Hide this notice"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_choices);
    row->addWidget(m_action);
    row->addWidget(m_close);

    connect(m_action, &QToolButton::clicked, this, &MessageBar::actionTriggered);
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_isDismissed = true;
        hide();
    });
    hide();
}

void MessageBar::showMessage(models::RowState state, const QString& text, const QString& action)
{
    if (state != m_state)
        m_isDismissed = false;
    const bool isNews = isHidden() || state != m_state;
    m_state = state;
    m_icon->setIcon(state == models::RowState::Normal ? okIcon() : stateIcon(state));
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    if (m_isDismissed)
        return;
    show();
    update();
    if (isNews) { // not whenever a number in the text moves
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
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
    m_isDismissed = false;
    m_text->clear();
    hide();
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    const bool isFine = m_state == models::RowState::Normal; // what was asked for is done
    const QColor color = isFine ? okColor(palette()) : stateColor(palette(), m_state);
    QPainter painter(this);
    painter.fillRect(rect(), mixed(palette().color(QPalette::Base), color, 0.12));
    painter.fillRect(QRect(0, 0, 3, height()), color);
    painter.fillRect(QRect(0, height() - 1, width(), 1), hairline(palette()));
}
} // namespace quotadeck::ui
