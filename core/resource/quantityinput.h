// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/resource/quantity.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck {
/// A quantity as typed, and as it is to be written.
struct TypedQuantity
{
    Quantity value = 0; ///< base units
    std::string text; ///< the shortest exact text, in the kind of suffix that was typed (RES-43)
};

/// Reads what people type beyond what a configuration may hold (RES-4): decimals, "1.5Ti", and parts of @p whole,
/// itself a quantity text: "50%". What is no whole number of base units is cut to the unit below the typed one.
/// Errors: InvalidArgument with a sentence that says what to type.
[[nodiscard]] Result<TypedQuantity> readTypedQuantity(std::string_view text, QuantityKind kind,
                                                      std::optional<std::string_view> whole = std::nullopt);

// Parts of the amounts that people type, for readTypedQuantity() and formulas.

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
