// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <string>

namespace quotadeck::models {
/// The file's bytes. Bounded: validation refuses more than its limit anyway, with a better message than a machine out of
/// memory. Errors: NotFound, Io, TooLarge.
[[nodiscard]] Result<std::string> readTextFile(const QString& path);

/// Writes @p text in place of what was read as @p expected. Refuses when somebody else wrote the file since, so that no
/// change is lost. The file is the old or the new one at any moment, never a mixture. Errors: Io.
[[nodiscard]] Status replaceTextFile(const QString& path, const std::string& expected,
                                     const std::string& text);
} // namespace quotadeck::models
