// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasnapshot.h"
#include "core/elastic/typedcards.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// Every Node object of @p text, in its documents or as items of a List. Tolerant as readPodManifests().
[[nodiscard]] std::vector<QuotaMachine> readMachines(std::string_view text);

/// @p total with the types that it lacks as the sum over @p machines, whether they take pods or not (EQ-55).
[[nodiscard]] Resource withMachines(Resource total, const std::vector<QuotaMachine>& machines);

/// The accounts of single models of the cards @p type in a snapshot, by the runtimes that it reports (G1 to G6).
/// Without machines
/// the capacity of every model is 0.
[[nodiscard]] TypedCards cardsOf(const QuotaSnapshot& snapshot, ResourceType type);

/// {"resource","models":{MODEL:{"capacity","free"}},"groups":{NAME:{"runtime","used","models":{MODEL:{"min","guaranteed",
/// "request","used","outstanding","headroom"}}}},"reclaim":[{"model","group","cards","isMove"}]} on one line without
/// its
/// break; groups by name.
[[nodiscard]] std::string cardsJson(const TypedCards& cards, std::string_view resource);
} // namespace quotadeck::elastic
