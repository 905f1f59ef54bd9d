// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessiblebutton.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QCheckBox>
#include <QKeySequence>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

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

/// Asked for everything when it is read: a button becomes checkable, or gets its menu, after Qt made its interface.
class AccessibleButton final : public QAccessibleWidget
{
public:
    explicit AccessibleButton(QAbstractButton* button) : QAccessibleWidget(button), m_button(button) { }

    QAccessible::Role role() const override
    {
        if (m_button->isCheckable())
            return isOneOfMany(*m_button) ? QAccessible::RadioButton : QAccessible::CheckBox;
        return hasMenu() ? QAccessible::ButtonMenu : QAccessible::Button;
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
        state.hasPopup = hasMenu();
        if (const auto* button = qobject_cast<const QPushButton*>(m_button))
            state.defaultButton = button->isDefault();
        if (const auto* box = qobject_cast<const QCheckBox*>(m_button))
            state.checkStateMixed = box->checkState() == Qt::PartiallyChecked;
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names;
        if (m_button->isEnabled())
            names << clickAction();
        return names + QAccessibleWidget::actionNames();
    }

    void doAction(const QString& name) override
    {
        if (name != clickAction())
            QAccessibleWidget::doAction(name);
        else if (m_button->isEnabled())
            QMetaObject::invokeMethod(m_button, &QAbstractButton::animateClick,
                                      Qt::QueuedConnection); // what it opens must not hold up the reader
    }

    QStringList keyBindingsForAction(const QString& name) const override
    {
        const QKeySequence keys = m_button->shortcut();
        return name == clickAction() && !keys.isEmpty() ? QStringList{keys.toString()} : QStringList();
    }

private:
    [[nodiscard]] bool hasMenu() const
    {
        if (const auto* button = qobject_cast<const QPushButton*>(m_button))
            return button->menu();
        const auto* button = qobject_cast<const QToolButton*>(m_button);
        return button && button->menu();
    }

    /// What readers know a click of such a button by.
    [[nodiscard]] QString clickAction() const
    {
        if (m_button->isCheckable())
            return toggleAction();
        return hasMenu() ? showMenuAction() : pressAction();
    }

    QAbstractButton* m_button; // not owned; goes before this
};

QAccessibleInterface* accessibleButton(const QString& /*className*/, QObject* object)
{
    auto* button = qobject_cast<QAbstractButton*>(object);
    return button ? new AccessibleButton(button) : nullptr;
}
} // namespace

void installAccessibleButtons()
{
    QAccessible::installFactory(&accessibleButton); // once: Qt knows it then
}
} // namespace quotadeck::ui
