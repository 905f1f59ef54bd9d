// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace quotadeck::ui {
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
