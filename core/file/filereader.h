// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <fstream>
#include <istream>
#include <string>

namespace quotadeck::file {
/// Opens the file @p path, which may be a pipe. Errors: NotFound when it does not exist, else Io; with @p path.
[[nodiscard]] Result<std::ifstream> openForReading(const std::string& path);

/// The rest of @p stream, at most @p most bytes. Errors: TooLarge, Io; with @p where.
[[nodiscard]] Result<std::string> readRest(std::istream& stream, const std::string& where, std::size_t most);

/// What appendToLog() has written to @p path and is still there, the older file first. At most @p most bytes of each are read.
/// Errors: NotFound if there is neither; else those above.
[[nodiscard]] Result<std::string> readLog(const std::string& path, std::size_t most);
} // namespace quotadeck::file
