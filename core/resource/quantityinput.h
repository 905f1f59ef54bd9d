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

/// One change for many quantities: "*1.2", "+10Gi", "-500m", "=64Gi" or "clear".
class QuantityFormula
{
public:
    /// Errors: InvalidArgument with a sentence that says what to type.
    [[nodiscard]] static Result<QuantityFormula> read(std::string_view text, QuantityKind kind);

    /// The new text for a quantity that is written as @p text; nothing: not set. What is not set stays so unless the
    /// formula sets it, and nothing falls below 0. A product is cut as readTypedQuantity() does.
    /// Errors: InvalidArgument when @p text is no quantity or the result is too large.
    [[nodiscard]] Result<std::optional<std::string>> apply(std::optional<std::string_view> text) const;

private:
    enum class Kind { Multiply, Add, Subtract, Set, Clear };

    QuantityFormula(Kind kind, QuantityKind quantityKind) : m_kind(kind), m_quantityKind(quantityKind) { }

    Kind m_kind;
    QuantityKind m_quantityKind;
    std::string m_factor; ///< of a product, a decimal
    TypedQuantity m_amount; ///< of the others
};
} // namespace quotadeck
