// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

namespace quotadeck::ui {
/// What the selection is about, whichever page it was made on.
struct Subject
{
    enum class Kind { None, Queue, User, Group, Application };

    Kind kind = Kind::None;
    QString name; ///< a queue's path, the name of a user or group, an application's id
    QString queue; ///< of a user or group: the queue looked at; empty = all

    friend bool operator==(const Subject&, const Subject&) = default;
};
} // namespace quotadeck::ui

Q_DECLARE_METATYPE(quotadeck::ui::Subject)
