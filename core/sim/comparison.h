// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "core/sim/results.h"
#include "core/sim/scenario.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tl/expected.hpp>
#include <vector>

/// The same load under two configurations.
namespace quotadeck::sim {
/// Why a scenario cannot run under a configuration.
struct ConfigurationRefusal
{
    std::vector<config::Finding> findings; ///< of the whole text, in its order
    Message message; ///< one sentence with the first reason
};

/// @p scenario as it would be with @p configText, a queues.yaml or a ConfigMap manifest that holds one, as
/// the configuration at its start.
[[nodiscard]] tl::expected<Scenario, ConfigurationRefusal> withConfiguration(Scenario scenario,
                                                                             std::string configText);

/// True when the script loads configurations, which then follow on the one at the start.
[[nodiscard]] bool loadsConfigurations(const Scenario& scenario);

/// What was used at a moment.
struct UsedAmounts
{
    std::map<std::string, Resource> queues; ///< by path; those that do not exist are missing, as in the next
    std::map<std::string, Resource> users; ///< by name, in all queues

    friend bool operator==(const UsedAmounts&, const UsedAmounts&) = default;
};

/// The same moment in both runs.
struct ComparedMoment
{
    Nanoseconds elapsed{};
    UsedAmounts a;
    UsedAmounts b;

    friend bool operator==(const ComparedMoment&, const ComparedMoment&) = default;
};

struct Comparison
{
    Results a;
    Results b;
    /// How long it took, to the second, until an application or a pod was treated in one of them in another way than in the other. Nothing:
    /// it was the same in both.
    std::optional<Nanoseconds> firstDifference{};
    /// At equal distances, and one at the end: at most kMostMoments + 1, and fewer where more queues and users than kMostAmounts
    /// allow are in them.
    std::vector<ComparedMoment> moments{};
    std::set<ResourceType> used{}; ///< by queues at any of them

    static constexpr int kMostMoments = 240;
    static constexpr std::size_t kMostAmounts = 400'000; ///< of queues and users, in all moments together

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// Runs @p a and @p b, of clusters with queues, with the same @p seed for @p until, at least 0, of virtual time. Asks @p goOn again and
/// again with the part that is done, from 0 to 1; nothing once that returns false.
[[nodiscard]] std::optional<Comparison> compareScenarios(const Scenario& a, const Scenario& b,
                                                         std::uint64_t seed, Nanoseconds until,
                                                         const std::function<bool(double done)>& goOn);

/// A queue or user in both; a row that one of them does not have is without applications there.
struct ComparedRow
{
    std::string name;
    ResultRow a;
    ResultRow b;

    /// B less A; nothing where one is not known.
    [[nodiscard]] std::optional<double> change(Measure measure) const;
};

/// The rows of both by name, in the order of the queue tree.
[[nodiscard]] std::vector<ComparedRow> comparedRows(std::vector<ResultRow> a, std::vector<ResultRow> b);

/// "submitted", as machines read it.
[[nodiscard]] std::string_view measureName(Measure measure);
/// A line for each queue and user and each measure: kind, name, measure, a, b, change; as resultsCsv().
[[nodiscard]] std::string comparisonCsv(const Comparison& comparison);
/// {"a":...,"b":...,"changes":[{"kind":"queue","name","measure","a","b","change"}...],"firstDifference":"1m5s"}; a and b as
/// resultsJson(), of the changes those that are not 0; null without a difference.
[[nodiscard]] std::string comparisonJson(const Comparison& comparison);
} // namespace quotadeck::sim
