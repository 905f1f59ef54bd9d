// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/shortcuts.h"

#include "ui/theme/plaintext.h"

#include <QAction>
#include <QSet>
#include <QVariant>
#include <QWidget>

namespace quotadeck::ui {
namespace {
constexpr auto kOwnKeys = "ownKeys"; ///< of an action that has been given others

QList<QKeySequence> ownKeys(const QAction& action)
{
    const QVariant own = action.property(kOwnKeys);
    return own.isValid() ? own.value<QList<QKeySequence>>() : action.shortcuts();
}
} // namespace

QList<Shortcut> shortcutsOf(const QWidget& window)
{
    QList<Shortcut> editable;
    QList<Shortcut> fixed;
    QSet<QString> names;
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QString& id = action->objectName();
        const QKeySequence own = ownKeys(*action).value(0);
        const Shortcut shortcut{id, withoutMnemonic(action->text()).remove(u'…'), own};
        if (action->text().isEmpty() || action->isSeparator())
            continue;
        if (!id.isEmpty() && !id.startsWith(QStringLiteral("_q_")) && !names.contains(id)) {
            names.insert(id);
            editable << shortcut;
        } else if (id.isEmpty() && !own.isEmpty()) {
            fixed << shortcut;
        }
    }
    return editable + fixed;
}

void applyShortcuts(QWidget& window, const QMap<QString, QString>& chosen)
{
    for (QAction* action : window.findChildren<QAction*>()) {
        const QString& id = action->objectName();
        if (id.isEmpty())
            continue;
        const QList<QKeySequence> own = ownKeys(*action);
        const auto keys = chosen.find(id);
        const QList<QKeySequence> wanted = keys == chosen.end()
            ? own
            : QList<QKeySequence>{QKeySequence::fromString(*keys, QKeySequence::PortableText)};
        if (action->shortcuts() == wanted)
            continue;
        action->setProperty(kOwnKeys, QVariant::fromValue(own));
        action->setShortcuts(wanted);
    }
}
} // namespace quotadeck::ui
