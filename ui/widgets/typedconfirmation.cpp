// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/typedconfirmation.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace quotadeck::ui {
TypedConfirmation::TypedConfirmation(QAbstractButton* button, QWidget* parent)
    : QWidget(parent)
    , m_button(button)
{
    auto* icon = new IconLabel(metrics::kIcon);
    icon->setIcon(stateIcon(models::RowState::Critical));
    m_danger = new StateLabel;
    m_danger->setState(models::RowState::Critical);
    m_danger->setTextFormat(Qt::PlainText); // it names what was read
    m_danger->setWordWrap(true);
    m_request = new StateLabel;
    m_request->setTextFormat(Qt::PlainText);
    m_request->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_typed = new QLineEdit;
    m_typed->setToolTip(tr("The button can be used once the name is complete."));
    m_typed->installEventFilter(this);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::kSmall);
    grid->setVerticalSpacing(metrics::kTiny);
    grid->addWidget(icon, 0, 0);
    grid->addWidget(m_danger, 0, 1, 1, 2);
    grid->addWidget(m_request, 1, 1);
    grid->addWidget(m_typed, 1, 2);
    grid->setColumnStretch(2, 1);
    connect(m_typed, &QLineEdit::textChanged, this, &TypedConfirmation::showState);
    hide();
}

void TypedConfirmation::ask(const QString& danger, const QString& name)
{
    if (m_name != name)
        m_typed->clear();
    m_name = name;
    m_danger->setText(danger);
    m_request->setText(tr("Type %1 to confirm:").arg(name));
    m_typed->setAccessibleName(tr("Type %1 to confirm").arg(name));
    m_typed->setAccessibleDescription(danger);
    show();
    showState();
}

void TypedConfirmation::dismiss()
{
    m_name.clear();
    hide();
    showState();
}

bool TypedConfirmation::isConfirmed() const
{
    return m_name.isEmpty() || m_typed->text().trimmed() == m_name.trimmed();
}

void TypedConfirmation::showState()
{
    m_button->setEnabled(isConfirmed());
    m_button->setToolTip(isConfirmed() ? QString() : tr("Type the name shown above first"));
}

bool TypedConfirmation::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_typed || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (isConfirmed())
        m_button->setFocus(Qt::OtherFocusReason);
    return true;
}
} // namespace quotadeck::ui

#include "moc_typedconfirmation.cpp"
