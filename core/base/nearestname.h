// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace quotadeck {
/// Insertions, deletions and replacements of bytes that turn @p left into @p right. Time: the product of both lengths.
[[nodiscard]] std::size_t editDistance(std::string_view left, std::string_view right);
} // namespace quotadeck
