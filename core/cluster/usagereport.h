// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the resource seconds of applications cost (SUM-8).
namespace quotadeck::cluster {
/// The resource seconds of an application by what the allocations were for (SUM-2). Units: millicore-seconds,
/// byte-seconds, else amount times seconds; held at the largest number (SUM-3). The key "" stands for nodes without
/// an instance type.
struct UsageTotals
{
    ResourceHistory used;
    ResourceHistory preempted;
    ResourceHistory placeholder; ///< of placeholders that were not preempted

    friend bool operator==(const UsageTotals&, const UsageTotals&) = default;
};

/// Adds @p resource times the whole seconds of @p duration, a negative one counting as none (SUM-1).
void addResourceSeconds(ResourceHistory& history, const std::string& instanceType, const Resource& resource,
                        std::chrono::nanoseconds duration);

/// @p history as the REST interface shows it: a node without an instance type is "UNKNOWN" (SUM-1).
[[nodiscard]] ResourceHistory restHistory(ResourceHistory history);

/// What the scheduler logs of a finished application (SUM-4). Fields that a line lacks stay empty.
struct ApplicationSummary
{
    ApplicationId id;
    std::optional<std::chrono::milliseconds> submitted; ///< all times since the epoch
    std::optional<std::chrono::milliseconds> started;
    std::optional<std::chrono::milliseconds> finished;
    UserName user;
    QueuePath queue;
    std::string state; ///< "Completed"; the numbers of another one may be incomplete (SUM-7)
    std::string rmId;
    UsageTotals usage;

    friend bool operator==(const ApplicationSummary&, const ApplicationSummary&) = default;
};

inline constexpr std::string_view kSummaryPrefix = "YK_APP_SUMMARY:";

/// How the summary line is written (SUM-5).
enum class SummaryForm {
    Seed, ///< JSON as in the design document: `appId`, used resources only
    Json, ///< JSON of servers until 1.4: `appID`, and preempted resources
    Text, ///< servers since 1.5
};

/// The message from the prefix on, without a line end.
[[nodiscard]] std::string summaryLine(const ApplicationSummary& summary,
                                      SummaryForm form = SummaryForm::Seed);

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
