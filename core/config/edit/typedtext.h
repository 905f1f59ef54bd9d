// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/textedit.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// All that lies between what two texts begin with alike and what they end with alike. Units: bytes, whole code points.
struct DifferingPart
{
    std::size_t begin = 0; ///< in both texts
    std::size_t oldEnd = 0;
    std::size_t newEnd = 0;

    [[nodiscard]] bool isEmpty() const { return begin == oldEnd && begin == newEnd; }
};
[[nodiscard]] DifferingPart differingPart(std::string_view older, std::string_view newer);

/// The edit of that part alone; none when the texts are alike.
[[nodiscard]] std::vector<TextEdit> editBetween(std::string_view older, std::string_view newer);

/// What becomes of @p typed, which somebody made of @p base while an edit turned @p base into @p current: both changes
/// where they are apart; what was typed where they meet or touch.
[[nodiscard]] std::string rebased(std::string_view base, std::string_view typed, std::string_view current);
} // namespace quotadeck::config
