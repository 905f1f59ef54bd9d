// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What all exports have in common.
namespace quotadeck::models {
/// A field of comma-separated values (RFC 4180).
[[nodiscard]] QString csvField(QString text);
/// Likewise a text that somebody else may have chosen: one that a spreadsheet would calculate (it begins with = + - @, a tab or a
/// carriage return) gets an apostrophe in front, which spreadsheets hide.
[[nodiscard]] QString csvText(const QString& text);
/// @p value in plain digits, whole where the number is.
[[nodiscard]] QString plainNumber(double value);
/// "Busy-cluster-Queues-20261126-081505" of @p parts; nothing in it is unfit for a file name. Empty parts are left out.
[[nodiscard]] QString exportFileName(const QStringList& parts);
} // namespace quotadeck::models
