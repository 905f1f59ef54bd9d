// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace quotadeck::cli {
/// "quotadeck: where: message" on a line of @p err; @p where may be empty. Both may quote what was read, so what could
/// drive a terminal is replaced.
void complain(std::ostream& err, std::string_view where, std::string_view message);
void complain(std::ostream& err, const Error& error);
/// Of an error whose place is one in @p file.
void complain(std::ostream& err, const std::string& file, const Error& error);
/// Of a server that could not be read. Returns the exit code: ExitInput when it was reached but its answer cannot be read,
/// else ExitConnection.
[[nodiscard]] int complainOfSource(std::ostream& err, const Error& error);
} // namespace quotadeck::cli
