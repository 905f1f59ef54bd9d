// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractButton;
class QLineEdit;

namespace quotadeck::ui {
class StateLabel;

/// Asks for a name to be typed before a button can be pressed. Hidden while there is nothing to confirm.
/// Return in its field presses no button: it moves the focus to the button once the name is right.
/// Ownership: the button is the caller's and outlives it.
class TypedConfirmation final : public QWidget
{
    Q_OBJECT
public:
    explicit TypedConfirmation(QAbstractButton* button, QWidget* parent = nullptr);

    /// Disables the button until @p name is typed, case included. @p danger is one sentence: what is about to be lost.
    /// What was typed for the same name stays.
    void ask(const QString& danger, const QString& name);
    /// Nothing has to be confirmed: the button is enabled.
    void dismiss();

    /// Nothing has to be typed, or it has been.
    [[nodiscard]] bool isConfirmed() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showState();

    QAbstractButton* m_button; // not owned
    QString m_name; ///< empty: nothing to confirm
    StateLabel* m_danger = nullptr; // not owned, as the next: children
    StateLabel* m_request = nullptr;
    QLineEdit* m_typed = nullptr;
};
} // namespace quotadeck::ui
