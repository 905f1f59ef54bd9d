// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/rules.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/resource.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Reports each of @p bad in the map @p place, with a fix of the suffix; the messages begin
/// with @p lead.
void reportQuantities(RuleRun& run, const RuleInfo& rule, const std::string& path, const QuotaPlace& place,
                      const std::vector<BadQuantity>& bad, std::string_view lead = {});

/// An entry of a resource that does not fit, by RES-18.
struct Excess
{
    ResourceType type;
    Quantity asked;
    Quantity allowed;

    [[nodiscard]] std::string askedText() const; ///< "memory 11 GiB"
    [[nodiscard]] std::string
    allowedText() const; ///< "10 GiB", or exact digits where rounding would hide the difference
};

/// The types of @p smaller above @p larger; a type that @p larger lacks is unlimited.
[[nodiscard]] std::vector<Excess> excesses(const Resource& larger, const Resource& smaller);

/// The span of the value of @p type in @p map; @p otherwise when it has none.
[[nodiscard]] TextSpan placeIn(const TextMap& map, ResourceType type, const TextSpan& otherwise);
} // namespace quotadeck::config
