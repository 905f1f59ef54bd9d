// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace quotadeck::models {
/// A file of assertions to begin with, with comments.
[[nodiscard]] std::string_view sampleAssertions();
} // namespace quotadeck::models
