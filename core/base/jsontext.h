// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace quotadeck {
/// Appends @p text to @p out as a JSON string with its quotes. Control characters are escaped; a byte that is not
/// UTF-8 becomes U+FFFD, so that the result is valid JSON whatever the text.
void appendJsonQuoted(std::string& out, std::string_view text);

/// @p text as appendJsonQuoted() writes it.
[[nodiscard]] std::string jsonQuoted(std::string_view text);
} // namespace quotadeck
