// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessiblebutton.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QCheckBox>
#include <QKeySequence>
#include <QRadioButton>

namespace quotadeck::ui {
namespace {
bool isOneOfMany(const QAbstractButton& button)
{
    return button.autoExclusive() || (button.group() && button.group()->exclusive())
        || qobject_cast<const QRadioButton*>(&button);
}

/// "&Light && Dark" is read as "Light & Dark".
QString withoutMnemonic(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && ++i == text.size())
            break;
        plain += text[i];
    }
    return plain;
}

class AccessibleButton final : public QAccessibleWidget
{
public:
    explicit AccessibleButton(QAbstractButton* button)
        : QAccessibleWidget(button, isOneOfMany(*button) ? QAccessible::RadioButton : QAccessible::CheckBox)
        , m_button(button)
    {
    }

    QString text(QAccessible::Text which) const override
    {
        if (which == QAccessible::Accelerator && !m_button->shortcut().isEmpty())
            return m_button->shortcut().toString(QKeySequence::NativeText);
        const QString text = QAccessibleWidget::text(which);
        return which == QAccessible::Name && text.isEmpty() ? withoutMnemonic(m_button->text()) : text;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = m_button->isCheckable();
        state.checked = m_button->isChecked();
        state.pressed = m_button->isDown();
        if (const auto* box = qobject_cast<const QCheckBox*>(m_button))
            state.checkStateMixed = box->checkState() == Qt::PartiallyChecked;
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names;
        if (m_button->isEnabled())
            names << toggleAction();
        return names + QAccessibleWidget::actionNames();
    }

    void doAction(const QString& name) override
    {
        if (name != toggleAction())
            QAccessibleWidget::doAction(name);
        else if (m_button->isEnabled())
            m_button->animateClick(); // later: what it opens must not hold up the reader
    }

private:
    QAbstractButton* m_button; // not owned; goes before this
};

QAccessibleInterface* accessibleButton(const QString& /*className*/, QObject* object)
{
    auto* button = qobject_cast<QAbstractButton*>(object);
    return button && button->isCheckable() ? new AccessibleButton(button) : nullptr;
}
} // namespace

void installAccessibleButtons()
{
    QAccessible::installFactory(&accessibleButton); // once: Qt knows it then
}
} // namespace quotadeck::ui
