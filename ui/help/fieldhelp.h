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
} // namespace quotadeck::ui
