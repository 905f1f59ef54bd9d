// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/quantity.h"

#include <string_view>

namespace quotadeck::config {
/// Amounts that are probably meant in another unit. Names are those of resource types, values are in base units.

/// More than this many times what stands beside it is beyond reason.
inline constexpr Quantity kBeyondReason = 100;
[[nodiscard]] constexpr bool isBeyondReason(Quantity value, Quantity reference)
{
    return value / kBeyondReason > reference
        || (value / kBeyondReason == reference && value % kBeyondReason > 0);
}

/// True for memory below 1 Mi, but above zero.
[[nodiscard]] bool isSmallMemory(std::string_view type, Quantity value);
/// The same of a quantity text; false for one that cannot be read.
[[nodiscard]] bool isSmallMemory(std::string_view type, std::string_view text);

/// True for vcore with a binary suffix, "600Gi", which only bytes have.
[[nodiscard]] bool hasUnitOfBytes(std::string_view type, std::string_view text);

/// True for more than the largest clusters have: ten million cores, or memory of 1 Ei.
[[nodiscard]] bool exceedsAnyCluster(std::string_view type, Quantity value);
} // namespace quotadeck::config
