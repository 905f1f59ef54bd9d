// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace quotadeck {
/// The SHA-256 of @p bytes as 64 lower-case hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view bytes);
} // namespace quotadeck
