// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/saturating.h"
#include "core/resource/resource.h"

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

/// Kubernetes quantities, as in pods and annotations; their grammar is wider than that of queues.yaml (NSQ-6): sign,
/// decimal fraction, suffixes n u m k M G T P E and Ki to Ei, or an exponent as in "1e3".

/// Reads "250m", "1.5Gi", "2e3": thousandths for Vcore, else whole units; rounded up, away from zero, and held at the
/// limits of Quantity (NSQ-7). The text must be the quantity alone.
[[nodiscard]] tl::expected<Quantity, QuantityError> parseKubeQuantity(std::string_view text,
                                                                      QuantityKind kind);

/// Sets what the Kubernetes resource @p name asks for: "cpu" becomes the type vcore in millicores, any other name is a
/// type of its own (NSQ-7). Without a change if @p text is no quantity.
[[nodiscard]] tl::expected<void, QuantityError> setKubeResource(Resource& resource, std::string_view name,
                                                                std::string_view text);
} // namespace quotadeck
