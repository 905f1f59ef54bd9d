// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alert/measuredmetrics.h"

#include <fmt/format.h>

namespace quotadeck::alert {
namespace {
std::string_view subjectName(Subject subject)
{
    switch (subject) {
    case Subject::Queue:
        return "queue";
    case Subject::User:
        return "user";
    case Subject::Group:
        return "group";
    case Subject::Cluster:
        break;
    }
    return "cluster";
}

/// A formula for vcore, for memory and for all others, as the metrics have them; @p left and @p right are kinds of amounts.
std::vector<Formula> byResource(const Rule& rule, Formula::Kind kind, const char* left, const char* right)
{
    struct Form
    {
        const char* resource;
        const char* name;
    };
    std::vector<Formula> formulas;
    const auto pattern = rule.where.find("resource");
    for (const auto& [resource, form] :
         {Form{"vcore", "quotadeck_{}_cpu_{}_cores"}, Form{"memory", "quotadeck_{}_memory_{}_bytes"},
          Form{"", "quotadeck_{}_resource_{}"}}) {
        const std::string_view named = resource;
        if (!named.empty() && pattern != rule.where.end() && !matchesPattern(named, pattern->second))
            continue;
        const auto nameOf = [&, text = form](const char* amount) {
            return fmt::format(fmt::runtime(text), subjectName(rule.subject), amount);
        };
        formulas.push_back({kind, nameOf(left), *right ? nameOf(right) : std::string(), resource});
    }
    return formulas;
}
} // namespace

std::vector<Formula> formulasOf(const Rule& rule)
{
    const char* const most = rule.subject == Subject::Queue ? "max" : "limit";
    const auto subject = subjectName(rule.subject);
    switch (rule.measure) {
    case Measure::Used:
        return byResource(rule, Formula::Kind::Share, "usage", most);
    case Measure::Headroom:
        return rule.subject == Subject::Queue ? byResource(rule, Formula::Kind::Value, "headroom", "")
                                              : byResource(rule, Formula::Kind::Rest, "limit", "usage");
    case Measure::Pending:
        return byResource(rule, Formula::Kind::Value, "pending", "");
    case Measure::Applications:
        return {{Formula::Kind::Share, fmt::format("quotadeck_{}_running_applications", subject),
                 fmt::format("quotadeck_{}_running_applications_{}", subject, most)}};
    case Measure::Waiting:
        return {{Formula::Kind::Value, "quotadeck_queue_longest_wait_seconds"}};
    case Measure::Health:
        return {{Formula::Kind::Value, "quotadeck_health_check"}};
    case Measure::Stale:
        break;
    }
    return {{Formula::Kind::Age, kLastRead}};
}
} // namespace quotadeck::alert
