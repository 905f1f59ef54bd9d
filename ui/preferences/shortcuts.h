// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

class QWidget;

namespace quotadeck::ui {
/// The keys of one action.
struct Shortcut
{
    QString id; ///< the object name of the action; empty: its keys are fixed
    QString text; ///< without the marks of keys
    QKeySequence own; ///< that it has by itself
};

/// The actions of @p window: those with a name, whose keys can be chosen, in the order of the menus, then others that have keys.
[[nodiscard]] QList<Shortcut> shortcutsOf(const QWidget& window);
/// Gives the actions of @p window the keys in @p chosen (portable text by id), and all others their own.
void applyShortcuts(QWidget& window, const QMap<QString, QString>& chosen);
} // namespace quotadeck::ui
