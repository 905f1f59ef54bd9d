// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace quotadeck {
/// An amount of one resource type in base units: millicores for "vcore", bytes for "memory", else items.
using Quantity = std::int64_t;
__extension__ using WideInteger = __int128; ///< a product of two quantities needs more than 64 bits

inline constexpr Quantity kMaxQuantity = std::numeric_limits<Quantity>::max();
inline constexpr Quantity kMinQuantity = std::numeric_limits<Quantity>::min();

/// a + b, held at the limits of Quantity (RES-30). Tested first: signed overflow is undefined.
[[nodiscard]] constexpr Quantity saturatingAdd(Quantity a, Quantity b)
{
    if (b > 0 && a > kMaxQuantity - b)
        return kMaxQuantity;
    if (b < 0 && a < kMinQuantity - b)
        return kMinQuantity;
    return a + b;
}

/// a - b, held at the limits of Quantity (RES-30), INT64_MIN as subtrahend included.
[[nodiscard]] constexpr Quantity saturatingSubtract(Quantity a, Quantity b)
{
    if (b < 0 && a > kMaxQuantity + b)
        return kMaxQuantity;
    if (b > 0 && a < kMinQuantity + b)
        return kMinQuantity;
    return a - b;
}

/// a * b, held at the limits of Quantity (RES-30).
[[nodiscard]] constexpr Quantity saturatingMultiply(Quantity a, Quantity b)
{
    Quantity product = 0;
    if (!__builtin_mul_overflow(a, b, &product))
        return product;
    return (a < 0) == (b < 0) ? kMaxQuantity : kMinQuantity;
}
} // namespace quotadeck
