// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace quotadeck::config {
/// What an administrator should know about libyaml's @p problem. @p atFault is the text from the place of the
/// problem on; an unknown problem is passed on as it is.
[[nodiscard]] std::string wordsForYamlProblem(std::string_view problem, std::string_view atFault);
} // namespace quotadeck::config
