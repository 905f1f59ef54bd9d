// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace quotadeck::ui {
/// One step of a tour: what it is about, and the buttons that lead on. A row of the window, which hides nothing of it.
class TourPanel final : public QFrame
{
    Q_OBJECT
public:
    explicit TourPanel(QWidget* parent = nullptr);

    /// Shows the step @p number of @p total, counted from 1.
    void showStep(int number, int total, const QString& title, const QString& text);
    /// Moves the focus to the button that leads on.
    void takeFocus();

Q_SIGNALS:
    void backRequested();
    void nextRequested();
    void closeRequested();

private:
    QLabel* m_title; // not owned, as all below: children
    QLabel* m_number;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_close;
};
} // namespace quotadeck::ui
