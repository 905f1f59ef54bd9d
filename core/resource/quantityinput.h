// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/resource/quantity.h"

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
} // namespace quotadeck
