// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace quotadeck::config {
/// The configuration in what a scheduler answers when it is asked for the active one in YAML (REST-30): the lines of
/// @p answer as they are, without the keys that the scheduler adds and would not accept. Errors: Parse, at "line:column",
/// for what is no YAML map.
[[nodiscard]] Result<std::string> configurationInAnswer(std::string_view answer);
} // namespace quotadeck::config
