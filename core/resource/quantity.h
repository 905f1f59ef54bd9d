// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/saturating.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace quotadeck {
/// How the text of a quantity is read: "vcore" is stored in millicores, everything else as parsed (RES-2).
enum class QuantityKind { Plain, Vcore };

/// Which suffixes a written quantity prefers; binary only when the original text used one (RES-43).
enum class QuantityStyle { Decimal, Binary };

/// Why a quantity text is refused, in the order of the checks (RES-5).
enum class QuantityError { InvalidQuantity, Overflow, InvalidSuffix };

/// The kind that the resource type @p typeName is read with.
[[nodiscard]] QuantityKind quantityKind(std::string_view typeName);

/// Reads a configured quantity, "500m", "10 Gi" (RES-4 to RES-6). The value is never negative.
[[nodiscard]] tl::expected<Quantity, QuantityError> parseQuantity(std::string_view text, QuantityKind kind);

/// The shortest exact text for @p value, which must not be negative: parseQuantity() gives it back (RES-43).
[[nodiscard]] std::string formatQuantity(Quantity value, QuantityKind kind, QuantityStyle style);

/// Binary when @p text ends in a binary suffix, else Decimal.
[[nodiscard]] QuantityStyle quantityStyle(std::string_view text);

/// One sentence for an administrator, for example "\"10K\" has an unknown suffix ...".
[[nodiscard]] Message describe(QuantityError error, std::string_view text, QuantityKind kind);
} // namespace quotadeck
