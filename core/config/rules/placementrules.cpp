// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/queuepath.h"
#include "core/base/text.h"
#include "core/config/rules/filterexpression.h"
#include "core/config/rules/names.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace quotadeck::config {
namespace {
constexpr std::string_view kFixed = "fixed"; // case sensitive here, unlike at run time (VAL-71)

bool isRegularExpression(const std::string& text)
{
    if (!looksLikeExpression(text))
        return false;
    return compiledExpression(text) != nullptr;
}

void checkFilterNames(RuleRun& run, std::string_view noun, const TextList& names,
                      bool (*isName)(std::string_view))
{
    // Lists of two or more are taken as they are (VAL-61).
    if (names.value.size() != 1)
        return;
    const TextField& name = names.value.front();
    if (isName(name.value) || isRegularExpression(name.value))
        return;
    run.report(
        Check::RuleFilter, {}, name.span,
        fmt::format("\"{}\" is neither a {} name nor a regular expression (RE2: no look-around, no back "
                    "references)",
                    name.value, noun));
}

void checkRule(RuleRun& run, const PlacementRuleConfig& rule) // VAL-60
{
    if (!isRuleName(rule.name.value)) {
        run.report(Check::RuleName, {}, rule.name.isSet ? rule.name.span : rule.span,
                   fmt::format(
                       "\"{}\" is no placement rule name: start with a letter or _, go on with A-Z a-z 0-9 _",
                       rule.name.value));
    }
    for (const PlacementRuleConfig& parent : rule.parent)
        checkRule(run, parent);
    const FilterConfig& filter = rule.filter.value;
    const std::string type = asciiLowered(filter.type.value);
    if (!type.empty() && type != "allow" && type != "deny") {
        run.report(Check::RuleFilter, {}, filter.type.span,
                   fmt::format("unknown filter type \"{}\": use allow or deny", filter.type.value));
    }
    checkFilterNames(run, "user", filter.users, isUserName);
    checkFilterNames(run, "group", filter.groups, isGroupName);
}

/// What a chain of rules says without knowing an application (VAL-62).
struct StaticPath
{
    std::optional<std::string> path; ///< none when the chain begins with a dynamic rule
    bool hasDynamicPart = false;
};

/// The static path of the chain that ends in @p rule; the outermost parent comes first.
StaticPath staticPath(RuleRun& run, const PlacementRuleConfig& rule)
{
    StaticPath result;
    if (!rule.parent.empty())
        result = staticPath(run, rule.parent.front());
    if (result.hasDynamicPart || rule.name.value != kFixed) {
        result.hasDynamicPart = true;
        return result;
    }
    const std::string& value = rule.value.value;
    if (!value.starts_with(kRootQueue)) {
        result.path = fmt::format("{}.{}", result.path.value_or(std::string(kRootQueue)), value);
    } else if (!result.path) {
        result.path = value;
    } else {
        run.report(
            Check::RuleQualified, {}, rule.value.span,
            fmt::format("\"{}\" is a full path, but the parent rule already leads to {}: leave \"root.\" out",
                        value, *result.path));
    }
    return result;
}

/// Why @p path cannot be used by @p rule; empty when it can (VAL-63). Names are compared as written (VAL-65).
std::string pathProblem(const PartitionConfig& partition, const PlacementRuleConfig& rule,
                        const StaticPath& target)
{
    const std::string path = asciiLowered(*target.path);
    const bool mayCreate = rule.create.value;
    const std::vector<QueueConfig>* level = &partition.queues.value;
    const QueueConfig* above = nullptr;
    for (std::string_view rest = path;;) {
        const std::string_view part = rest.substr(0, rest.find('.'));
        const bool isLast = part.size() == rest.size();
        if (level->empty() && above && !above->parent.value)
            return fmt::format("queue {} of path \"{}\" is a leaf: nothing can be below it",
                               above->name.value, path);
        const auto queue = std::ranges::find(*level, part, [](const QueueConfig& q) { return q.name.value; });
        if (queue == level->end()) {
            return mayCreate
                ? std::string()
                : fmt::format("queue \"{}\" of path \"{}\" does not exist, and the rule may not create it",
                              part, path);
        }
        if (isLast && target.hasDynamicPart && !queue->parent.value) {
            return fmt::format("queue \"{}\" is used as a parent, but does not say \"parent: true\"", path);
        }
        if (isLast && !target.hasDynamicPart && queue->parent.value)
            return fmt::format("queue \"{}\" is a parent: applications can run in a leaf only", path);
        if (isLast)
            return {};
        above = &*queue;
        level = &queue->queues.value;
        rest.remove_prefix(part.size() + 1);
    }
}

void checkPath(RuleRun& run, const PlacementRuleConfig& rule, const StaticPath& target)
{
    if (!target.path || !target.path->starts_with(kRootQueue))
        return;
    const std::string problem = pathProblem(run.partition(), rule, target);
    if (!problem.empty())
        run.report(Check::RulePath, {}, rule.value.isSet ? rule.value.span : rule.span, problem);
}
} // namespace

void checkPlacementRules(RuleRun& run)
{
    // Without "queues" every path would be reported as missing.
    if (!run.partition().queues.isSet)
        return;
    const auto& rules = run.partition().placementRules.value;
    for (const PlacementRuleConfig& rule : rules)
        checkRule(run, rule);
    std::vector<StaticPath> paths;
    paths.reserve(rules.size());
    for (const PlacementRuleConfig& rule : rules)
        paths.push_back(staticPath(run, rule));
    for (std::size_t i = 0; i < rules.size(); ++i)
        checkPath(run, rules[i], paths[i]);
}
} // namespace quotadeck::config
