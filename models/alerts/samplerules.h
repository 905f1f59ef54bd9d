// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace quotadeck::models {
/// A file of alert rules to begin with, with comments.
[[nodiscard]] std::string_view sampleRules();
} // namespace quotadeck::models
