// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Puts @p text in the place of @p span; an empty span inserts. Positions are those before any edit.
struct TextEdit
{
    TextSpan span;
    std::string text;

    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

/// @p text with @p edits made, which must be in the order of the text and must not overlap.
[[nodiscard]] std::string applied(std::string_view text, const std::vector<TextEdit>& edits);

/// The edits that turn applied(@p text, @p edits) back into @p text, byte for byte.
[[nodiscard]] std::vector<TextEdit> inverse(std::string_view text, const std::vector<TextEdit>& edits);
} // namespace quotadeck::config
