// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QStackedLayout;
class QToolButton;

namespace quotadeck::ui {
class MessageBar;

/// A line of fixed height with quiet facts, in whose place messages stand while there are some: nothing around it moves.
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
    /// Null: the quiet facts are shown.
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
