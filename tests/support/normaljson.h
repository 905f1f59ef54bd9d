// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>

namespace quotadeck::testsupport {
/// The form in which two answers that mean the same are the same text: keys sorted; lists that are sets sorted
/// by byte order (REST-6); null, empty, zero and false fields dropped (REST-7), but not the zeros of a maximum,
/// which block a type. 64-bit integers stay exact.
[[nodiscard]] QJsonValue normalForm(const QJsonValue& value);

/// As above for a text, compact. Empty when @p json is no list or object.
[[nodiscard]] QByteArray normalJson(const QByteArray& json);
} // namespace quotadeck::testsupport
