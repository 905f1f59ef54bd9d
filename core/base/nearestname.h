// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace quotadeck {
/// Insertions, deletions and replacements of bytes that turn @p left into @p right. Time: the product of both lengths.
[[nodiscard]] std::size_t editDistance(std::string_view left, std::string_view right);

/// The one of @p known, which must not be empty, that is nearest to @p name, ignoring case; empty when none is near.
[[nodiscard]] std::string_view nearestKey(std::string_view name, std::span<const std::string_view> known);
} // namespace quotadeck
