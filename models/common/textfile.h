// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QString>

#include <string>

namespace quotadeck::models {
/// Files of a text, read and written as a whole. Safe from any thread.

/// The bytes of the configuration at @p path. Bounded: the validator refuses more than its limit anyway, with a better
/// message than a machine out of memory.
[[nodiscard]] Result<std::string> readTextFile(const QString& path);
/// The file is the old or the new one at any moment, never a mixture.
Status writeTextFile(const QString& path, const std::string& text);
/// Writes @p text in place of what was read as @p expected. Refuses with Io when somebody else wrote the file since, so
/// that no change is lost.
[[nodiscard]] Status replaceTextFile(const QString& path, const std::string& expected,
                                     const std::string& text);

/// Why replaceTextFile() could not write @p path as it is; from a look at it, without writing.
[[nodiscard]] Status canReplaceFile(const QString& path);

/// A text behind one line of JSON that says what it is.
struct HeadedText
{
    QJsonObject head;
    std::string text;
};
/// Errors: Parse when there is no such line.
[[nodiscard]] Result<HeadedText> readHeadedFile(const QString& path);
Status writeHeadedFile(const QString& path, const HeadedText& content);
} // namespace quotadeck::models
