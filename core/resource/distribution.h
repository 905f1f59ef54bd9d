// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"

#include <optional>
#include <vector>

namespace quotadeck {
/// @p total in shares that are proportional to @p weights, each a multiple of @p step where that divides @p total, else of
/// 1. Their sum is exactly @p total: each share is rounded down, and the steps that are left go to the largest remainders,
/// the first ones among equals. A weight of 0 gets nothing. Nothing when all weights are 0.
///
/// Units:    nothing is negative; @p step is above 0.
/// Cost:     O(n log n).
[[nodiscard]] std::optional<std::vector<Quantity>>
distributed(Quantity total, const std::vector<Quantity>& weights, Quantity step = 1);
} // namespace quotadeck
