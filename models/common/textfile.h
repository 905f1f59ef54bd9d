// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <string>

namespace quotadeck::models {
/// Files of a text, read and written as a whole. Safe from any thread, but for writeInBackground().

/// The bytes of the configuration at @p path. Bounded: the validator refuses more than its limit anyway, with a better
/// message than a machine out of memory.
[[nodiscard]] Result<std::string> readTextFile(const QString& path);
/// The same of the JSON of a review, which holds two configurations and may be larger.
[[nodiscard]] Result<std::string> readReviewFile(const QString& path);
/// Writes by file::writeFile(), with its errors.
[[nodiscard]] Status writeTextFile(const QString& path, const std::string& text);
/// Writes @p text in place of what was read as @p expected.
/// Errors: those of writeTextFile(); Io when another program changed the file since, so that its change is not lost.
[[nodiscard]] Status replaceTextFile(const QString& path, const std::string& expected,
                                     const std::string& text);

/// Whether the permissions of @p path and of its folder let replaceTextFile() write it.
[[nodiscard]] Status canReplaceFile(const QString& path);

/// A text behind one line of JSON that says what it is.
struct HeadedText
{
    QJsonObject head;
    std::string text;
};

/// Errors: Parse when there is no such line.
[[nodiscard]] Result<HeadedText> readHeadedFile(const QString& path);
/// Writes a file of the program's own data, which its owner alone may read.
[[nodiscard]] Status writeHeadedFile(const QString& path, const HeadedText& content);
/// The path as system calls want it.
[[nodiscard]] std::string nativePath(const QString& path);

/// Writes what @p make gives to the file at @p path, on another thread: a disk may take its time. What was asked for earlier
/// is written first, and nothing that was asked for is dropped, not by a later one, nor by the end of the application.
///
/// @p make owns whatever it touches and must not throw. @p done gets the number of bytes, or the error, on the
/// thread of @p context; it is not called after the end of that. Threading: call it from the GUI thread, where @p context
/// lives.
void writeInBackground(QObject* context, const QString& path, std::function<Result<std::string>()> make,
                       std::function<void(const Result<std::size_t>&)> done);
} // namespace quotadeck::models
