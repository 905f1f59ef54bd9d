// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace quotadeck {
/// What stands in place of a secret.
inline constexpr std::string_view kRedacted = "***";

/// @p text with kRedacted in place of what looks like a secret: user and password in URLs, values of keys such as "token",
/// "password" or "Authorization", tokens behind "Bearer", JSON web tokens, and PEM blocks. A text that was redacted stays the same,
/// and JSON stays JSON. Rather replaces too much than too little. O(n).
[[nodiscard]] std::string withoutSecrets(std::string_view text);
} // namespace quotadeck
