// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <iosfwd>
#include <string>

namespace quotadeck::cli {
/// The text of the configuration file @p name, "-" being @p standardInput. Errors: Io, with the system's reason;
/// TooLarge for more than the reader takes, of which no more is read.
[[nodiscard]] Result<std::string> readConfigFile(const std::string& name, std::istream& standardInput);
} // namespace quotadeck::cli
