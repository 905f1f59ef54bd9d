// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace quotadeck::ui {
/// What @p control is for: its text for "What's This?", or its tool tip; of a table, what the current cell or its column is for;
/// else that of its parent widget. Empty: nothing is known.
[[nodiscard]] QString fieldHelp(const QWidget& control);
/// Shows fieldHelp() beside @p control; lets the user point at another control where there is none.
void showFieldHelp(QWidget& control);

/// Answers "What's This?" for every control of the program: with what its tool tip shows, unless it has a text of its own. Shift+F1
/// explains the control that has the focus, in dialogs as well.
class FieldHelp final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// For all windows of the program. GUI thread; a second call has no effect.
    static void install();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};

/// Says that the page @p name of the handbook ("save") is about @p widget, its children and the dialogs that they open.
void setHelpPage(QWidget& widget, const QString& name);
/// The page about @p widget or the nearest of its parents, also beyond its window; empty: none of them has one.
[[nodiscard]] QString helpPage(const QWidget& widget);

/// Shows the handbook when F1 is pressed in a dialog, which the command of the main window does not reach. Its window belongs to the
/// dialog: that of the main window is blocked as long as the dialog is open.
class DialogHelp final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// For all dialogs of the program. GUI thread; a second call has no effect.
    static void install();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};
} // namespace quotadeck::ui
