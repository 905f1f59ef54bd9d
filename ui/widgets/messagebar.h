// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QFrame>
#include <QList>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QStackedLayout;
class QToolButton;

namespace quotadeck::ui {
class ElidedLabel;
class IconLabel;

/// One message on one line: what happened and what can be done. A MessageStrip gives it its place and decides when it is
/// on screen. Never takes the focus.
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
    /// Keeps the message off the screen while what it is about is.
    void setMuted(bool isMuted);
    /// Whether there is a message that is to be on screen.
    [[nodiscard]] bool hasMessage() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] models::RowState state() const { return m_state; }
    /// Of the kind of message; what is beside the bar has it, too.
    [[nodiscard]] QColor background() const;
    /// Whether the line has no room for all of the text.
    [[nodiscard]] bool isCut() const;

Q_SIGNALS:
    void actionTriggered();
    void raised(); ///< there is a message, or another kind of it
    void changed(); ///< of text, or there is none any more

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QColor signColor() const;

    IconLabel* m_icon; // not owned, as the next four: children
    ElidedLabel* m_text;
    QToolButton* m_action;
    QToolButton* m_close;
    QHBoxLayout* m_choices;
    models::RowState m_state = models::RowState::Normal;
    bool m_isThere = false;
    bool m_isDismissed = false;
    bool m_isMuted = false;
};

/// A line of fixed height with quiet details, in whose place messages stand while there are some: nothing around it moves.
/// Shows the newest critical message, or else the newest one; the others and texts that are cut are listed by a button at its end.
/// A message under the pointer stays until the pointer leaves it or one of its buttons is clicked.
class MessageStrip final : public QWidget
{
    Q_OBJECT
public:
    /// @p quiet, which becomes a child, is shown while there is no message.
    explicit MessageStrip(QWidget* quiet, QWidget* parent = nullptr);

    /// Takes @p bar, which has its buttons, over.
    void addBar(MessageBar* bar);
    /// Null: the quiet details are shown.
    [[nodiscard]] MessageBar* shownBar() const { return m_shown; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void raiseBar(MessageBar* bar);
    void choose();
    void put(MessageBar* bar);
    void updateButton();
    void showList();

    QList<MessageBar*> m_bars; ///< children; the one raised last comes first
    MessageBar* m_shown = nullptr;
    MessageBar* m_wanted = nullptr; ///< by the user, from the list
    bool m_isUsed = false; ///< the message that is shown, by one of its buttons
    QWidget* m_quiet; // not owned, as all below: children
    QStackedLayout* m_stack;
    QToolButton* m_list;
};
} // namespace quotadeck::ui
