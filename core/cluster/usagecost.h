// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the resource seconds of applications cost (SUM-8).
namespace quotadeck::cluster {
/// Billionths of a unit of whatever currency the prices are in.
using Money = std::int64_t;

/// "0.0416", "12": no sign, at most nine digits behind the point; nothing for any other text or too large an amount.
[[nodiscard]] std::optional<Money> parseMoney(std::string_view text);
/// The exact amount without trailing zeros, "0.0416"; parseMoney() gives it back if it is not negative.
[[nodiscard]] std::string formatMoney(Money money);

/// What so many resource seconds of one type cost.
struct Price
{
    Money money = 0;
    Quantity resourceSeconds = 1; ///< above 0

    friend bool operator==(const Price&, const Price&) = default;
};

/// The price of @p amount, in base units and above 0, held for an hour: 1000 for a core, 2^30 for a gibibyte.
[[nodiscard]] Price pricePerHour(Money money, Quantity amount);

struct PriceList
{
    std::map<ResourceType, Price> standard;
    /// Prices of their own; types that are missing have the standard one.
    std::map<std::string, std::map<ResourceType, Price>> byInstanceType;

    /// Nothing for a type without a price.
    [[nodiscard]] std::optional<Price> find(const std::string& instanceType, ResourceType type) const;
};

struct CostEntry
{
    std::string instanceType;
    ResourceType type;
    Quantity resourceSeconds = 0;
    Money money = 0;

    friend bool operator==(const CostEntry&, const CostEntry&) = default;
};

struct Cost
{
    Money total = 0; ///< exactly the sum of the entries
    std::vector<CostEntry> entries; ///< by instance type, then resource type
    std::vector<std::pair<std::string, ResourceType>> unpriced; ///< used, but in no list; not in the total
};

/// The cost of @p history. Each entry is computed exactly and rounded once, half up, to a billionth; what does not fit
/// is held at the largest amount. Byte-seconds are too large for a floating point number to count.
[[nodiscard]] Cost costOf(const ResourceHistory& history, const PriceList& prices);
} // namespace quotadeck::cluster
