// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/resource/quantity.h"
#include "core/resource/resource.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// Amounts of an elastic quota tree are resources whose only thousandths are those of "cpu" (EQ-1); the type "vcore" of
/// YuniKorn means nothing here.

/// Thousandths for "cpu", else whole units (EQ-1).
[[nodiscard]] QuantityKind amountKind(std::string_view resource);
/// Reads a Kubernetes quantity of @p resource, "1500m", "8Gi" (EQ-2).
[[nodiscard]] tl::expected<Quantity, QuantityError> parseAmount(std::string_view resource,
                                                                std::string_view text);
/// The text that Kubernetes users expect, "1500m", "8Gi", "2k"; parseAmount() gives the value back (EQ-3).
[[nodiscard]] std::string amountText(std::string_view resource, Quantity value);
/// The same as a part of a sentence.
[[nodiscard]] Message::Figure amountFigure(ResourceType type, Quantity value);
/// All entries, "cpu 4, memory 8Gi"; "nothing" without any.
[[nodiscard]] std::string amountsText(ResourceView amounts);
/// The same as a part of a sentence.
[[nodiscard]] Message amountsMessage(ResourceView amounts);
/// A JSON object of texts, as annotations have it (EQ-11).
[[nodiscard]] std::string amountsJson(ResourceView amounts);

/// By how much @p value is above @p bound; 0 when it is not.
[[nodiscard]] Quantity above(Quantity value, Quantity bound);
/// Only the types that @p keys has (EQ-4).
[[nodiscard]] Resource masked(ResourceView amounts, ResourceView keys);
/// The types of which @p used is above @p limit, sorted. One that either lacks is never among them: absent in a limit is
/// unlimited (EQ-4 fits).
[[nodiscard]] std::vector<ResourceType> exceeded(ResourceView used, ResourceView limit);
/// The types of which @p amounts is above @p bound, one absent in the bound being 0; sorted (EQ-4 fitsStrict).
[[nodiscard]] std::vector<ResourceType> exceededStrictly(ResourceView amounts, ResourceView bound);
/// The types that @p amounts has and @p others lacks, sorted.
[[nodiscard]] std::vector<ResourceType> missingTypes(ResourceView amounts, ResourceView others);
} // namespace quotadeck::elastic
