// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace quotadeck {
/// @p text as a JSON string with its quotes. Control characters are escaped; a byte that is not UTF-8 becomes
/// U+FFFD, so that the result is valid JSON whatever the text.
[[nodiscard]] std::string jsonQuoted(std::string_view text);
} // namespace quotadeck
