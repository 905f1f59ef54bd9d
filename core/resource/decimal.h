// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/quantity.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// Parts of the amounts that people type, for readTypedQuantity() and formulas.
namespace quotadeck {
__extension__ using WideInteger = __int128; ///< a decimal times the largest unit needs more than 64 bits

/// "1.5" as 15 and 10.
struct Decimal
{
    std::int64_t number = 0;
    std::int64_t divisor = 1;
};

/// Digits with at most one point and six digits behind it; nothing for anything else.
[[nodiscard]] std::optional<Decimal> readDecimal(std::string_view text);

/// What follows the number in @p text, without spaces around it: "Gi" of "1.5 Gi".
[[nodiscard]] std::string_view quantitySuffix(std::string_view text);

/// What a 1 with this suffix means, in base units.
[[nodiscard]] tl::expected<Quantity, QuantityError> quantityUnit(std::string_view suffix, QuantityKind kind);

/// To what a number that is not whole is cut, so that "8.4Gi" becomes 8601Mi and not a number of bytes: one step of 1024
/// or 1000 below the suffix.
[[nodiscard]] Quantity unitBelow(std::string_view suffix, QuantityKind kind);
} // namespace quotadeck
