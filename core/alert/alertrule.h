// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/yaml/fieldreader.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

/// Alerts about queues, users, groups and clusters, by the metrics of core/metrics.
namespace quotadeck::alert {
enum class Subject { Queue, User, Group, Cluster };

enum class Measure {
    Used, ///< share of the max of a queue, of the limit of a user or group; by resource
    Headroom, ///< of one resource: what the max or limit leaves
    Pending, ///< of one resource; queues
    Applications, ///< running ones, as the share of their max or limit
    Waiting, ///< seconds that the application has waited that waits longest; queues
    Health, ///< of a cluster: below 1 while a check of its scheduler fails
    Stale, ///< seconds since the cluster was read
};

enum class Comparison { Above, AtLeast, Below, AtMost };

[[nodiscard]] bool holds(double value, Comparison comparison, double threshold);
/// ">", ">=", "<", "<=".
[[nodiscard]] std::string_view sign(Comparison comparison);

enum class Severity { Warning, Critical };
[[nodiscard]] std::string_view nameOf(Severity severity); ///< "warning", "critical"

/// When to alert, of what.
///
/// Units: of thresholds those of the metrics: shares from 0 to 1, cores, bytes, seconds.
struct Rule
{
    std::string name; ///< no two have the same
    Subject subject = Subject::Queue;
    /// Patterns by label: "cluster", "partition", "queue", "user", "group", "resource", "check". See partsOf().
    std::map<std::string, std::string> where;
    Measure measure = Measure::Used;
    Comparison comparison = Comparison::Above;
    double threshold = 0;
    double clear
        = 0; ///< a firing alert ends when the value does not hold against this; as threshold without hysteresis
    std::chrono::milliseconds lasting{0}; ///< so long it has to hold before the alert fires
    Severity severity = Severity::Warning;
    std::string summary; ///< for people; empty: the condition
    std::string condition; ///< as written, "used > 90%"

    friend bool operator==(const Rule&, const Rule&) = default;
};

/// Reads a file of rules, see resources/docs/alerts.md. Errors: all problems that were found, in the order of the text; never empty.
[[nodiscard]] tl::expected<std::vector<Rule>, std::vector<config::TextProblem>>
readRules(std::string_view text);

/// A character of a pattern, or any text.
struct PatternPart
{
    char character = 0;
    bool isAny = false;
};

/// "*" is any text; "\\*" is a star.
[[nodiscard]] std::vector<PatternPart> partsOf(std::string_view pattern);
/// Whether @p pattern stands for the whole @p text.
[[nodiscard]] bool matchesPattern(std::string_view text, std::string_view pattern);
} // namespace quotadeck::alert
