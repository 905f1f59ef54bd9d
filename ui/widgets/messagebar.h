// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QFrame>
#include <QList>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace quotadeck::ui {
class IconLabel;

/// One notice: what happened, why, and what can be done. Never takes the focus; its text can be selected.
/// Hidden while there is nothing to tell.
class MessageBar final : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows @p text with the icon of @p state; an empty @p action hides the button. What the user has hidden stays
    /// hidden until the state changes or clearMessage() was called.
    void showMessage(models::RowState state, const QString& text, const QString& action);
    /// Offers @p actions, not owned, beside the text instead of one action.
    void setChoices(const QList<QAction*>& actions);
    void clearMessage();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void actionTriggered();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    IconLabel* m_icon; // not owned, as the next four: children
    QLabel* m_text;
    QToolButton* m_action;
    QToolButton* m_close;
    QHBoxLayout* m_choices;
    models::RowState m_state = models::RowState::Normal;
    bool m_isDismissed = false; // by the user
};
} // namespace quotadeck::ui
