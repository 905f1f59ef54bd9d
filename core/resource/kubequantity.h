// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/quantity.h"
#include "core/resource/resource.h"

#include <string_view>
#include <tl/expected.hpp>

namespace quotadeck {
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
