// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"

#include <QColor>
#include <QString>

namespace quotadeck::ui {
/// What marks the connection that a window shows.
struct ConnectionMark
{
    QString name; ///< of a saved connection; empty: it is not saved
    connect::Environment environment = connect::Environment::None;
    QColor colour{}; ///< invalid: none
    bool isUnverified = false; ///< the certificate of the server is not verified

    friend bool operator==(const ConnectionMark&, const ConnectionMark&) = default;
};

/// The mark of @p profile, whose certificate is verified as far as is known.
[[nodiscard]] ConnectionMark markOf(const connect::Profile& profile);

/// A saved connection as lists show it.
struct ConnectionEntry
{
    QString id;
    ConnectionMark mark;

    friend bool operator==(const ConnectionEntry&, const ConnectionEntry&) = default;
};
} // namespace quotadeck::ui
