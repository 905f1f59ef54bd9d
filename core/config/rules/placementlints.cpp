// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/queuepath.h"
#include "core/base/text.h"
#include "core/config/rules/fixedpath.h"
#include "core/config/rules/names.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/keysuggestion.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace quotadeck::config {
namespace {
/// The running scheduler reads names in any case, unlike the validation (VAL-71).
constexpr std::array<std::string_view, 5> kKnownRules = {"provided", "user", "fixed", "tag", "test"};

bool isCalled(const PlacementRuleConfig& rule, std::string_view name)
{
    return equalsIgnoringAsciiCase(rule.name.value, name);
}

bool isKnown(const PlacementRuleConfig& rule)
{
    return std::ranges::any_of(kKnownRules, [&](std::string_view name) { return isCalled(rule, name); });
}

TextSpan placeOfName(const PlacementRuleConfig& rule)
{
    return rule.name.isSet ? rule.name.span : rule.span;
}

TextSpan placeOfValue(const PlacementRuleConfig& rule)
{
    return rule.value.isSet && !rule.value.span.isEmpty() ? rule.value.span : placeOfName(rule);
}

template <typename Visit>
void forEachRule(const std::vector<PlacementRuleConfig>& rules, Visit visit)
{
    for (const PlacementRuleConfig& rule : rules) {
        visit(rule);
        forEachRule(rule.parent, visit);
    }
}

void lintUnusualRule(RuleRun& run, const PlacementRuleConfig& rule) // CFG-LINT-3
{
    const std::string& name = rule.name.value;
    if (isCalled(rule, "recovery")) {
        run.report(Check::RuleUnusual, {}, placeOfName(rule),
                   "the rule \"recovery\" is added by the scheduler itself: remove it here");
    } else if (isCalled(rule, "test")) {
        run.report(Check::RuleUnusual, {}, placeOfName(rule),
                   "the rule \"test\" is there for the scheduler's own tests only");
    } else if (isCalled(rule, "tag") && rule.value.value.empty()) {
        run.report(Check::RuleUnusual, {}, placeOfName(rule),
                   "the rule \"tag\" needs a value: the name of the tag, for example namespace");
    } else if (!isKnown(rule) && isRuleName(name)) {
        const std::string_view nearest = nearestKey(name, std::span(kKnownRules).first(4));
        Finding& finding = run.report(
            Check::RuleUnusual, {}, placeOfName(rule),
            nearest.empty()
                ? fmt::format("unknown placement rule \"{}\": there are provided, user, fixed and tag", name)
                : fmt::format("unknown placement rule \"{}\": is \"{}\" meant?", name, nearest));
        // These two ask for nothing else, and are as dynamic as the unknown rule was.
        if (nearest == "provided" || nearest == "user")
            addFix(finding, fmt::format("Write {}", nearest),
                   run.writer().replace(placeOfName(rule), nearest, ScalarUse::Text));
    }
}

void lintFilterCase(RuleRun& run, const PlacementRuleConfig& rule) // CFG-LINT-4
{
    const TextField& type = rule.filter.value.type;
    if (type.value == "deny" || !equalsIgnoringAsciiCase(type.value, "deny"))
        return;
    Finding& finding = run.report(
        Check::FilterCase, {}, type.span,
        fmt::format("the filter type \"{}\" acts as allow: only \"deny\" in lower case denies", type.value));
    addFix(finding, "Write deny", run.writer().replace(type.span, "deny", ScalarUse::Text));
}

void lintRootParent(RuleRun& run, const PlacementRuleConfig& rule) // CFG-LINT-9
{
    if (rule.parent.empty())
        return;
    const PlacementRuleConfig& parent = rule.parent.front();
    if (!isCalled(parent, "fixed") || !equalsIgnoringAsciiCase(parent.value.value, kRootQueue)
        || !parent.parent.empty())
        return;
    Finding& finding
        = run.report(Check::ReservedName, {}, placeOfValue(parent),
                     "the parent rule fixed \"root\" leads to root.root: without a parent rule the "
                     "queue is below root anyway");
    if (!parent.filter.isSet)
        addFix(finding, "Remove the parent rule", run.writer().removeKey(rule.span, "parent"));
}

/// Why the scheduler cannot build @p rule; empty when it can.
std::string buildProblem(const PlacementRuleConfig& rule)
{
    if (!isKnown(rule))
        return isCalled(rule, "recovery") ? std::string("\"recovery\" may not be configured")
                                          : fmt::format("\"{}\" is no rule that it knows", rule.name.value);
    const std::string value = asciiLowered(rule.value.value);
    if ((isCalled(rule, "tag") || isCalled(rule, "fixed")) && value.empty())
        return fmt::format("rule \"{}\" has no value", rule.name.value);
    if (!isCalled(rule, "fixed"))
        return {};
    for (std::size_t begin = 0; begin <= value.size();) {
        const auto end = std::min(value.find('.', begin), value.size());
        if (!isQueueName(std::string_view(value).substr(begin, end - begin)))
            return fmt::format("\"{}\" is no path of queues", rule.value.value);
        begin = end + 1;
    }
    if (value.starts_with(kRootQueue) && !rule.parent.empty())
        return fmt::format("\"{}\" is a full path, which takes no parent rule", rule.value.value);
    return {};
}

void lintUnbuildable(RuleRun& run) // VAL-92
{
    constexpr std::size_t kMostRelated = 20;
    std::vector<RelatedPlace> problems;
    forEachRule(run.partition().placementRules.value, [&](const PlacementRuleConfig& rule) {
        std::string problem = buildProblem(rule);
        if (!problem.empty() && problems.size() < kMostRelated)
            problems.push_back({isKnown(rule) ? placeOfValue(rule) : placeOfName(rule), std::move(problem)});
    });
    if (problems.empty())
        return;
    run.report(
           Check::RulesUnbuildable, {}, problems.front().span,
           "accepted by the validator, but fails when applied: the placement rules cannot be built, so that "
           "a start rejects every application and a reload fails")
        .related
        = std::move(problems);
}

void lintFilterNames(RuleRun& run, const PlacementRuleConfig& rule) // VAL-94
{
    const auto check = [&](std::string_view noun, const TextList& names, bool (*isName)(std::string_view)) {
        if (names.value.size() < 2)
            return;
        for (const TextField& name : names.value) {
            if (isName(name.value))
                continue;
            run.report(
                Check::FilterNameIgnored, {}, name.span,
                fmt::format("accepted by the validator, but ignored when applied: \"{}\" is no {} name, and "
                            "in a list of several there are no regular expressions",
                            name.value, noun));
        }
    };
    check("user", rule.filter.value.users, isUserName);
    check("group", rule.filter.value.groups, isGroupName);
}

/// Of a parent rule the scheduler puts "root." in front of what it leads to (PLC-17).
void lintCrash(RuleRun& run, const PlacementRuleConfig& rule) // VAL-96
{
    const std::string value = asciiLowered(rule.value.value);
    if (!rule.create.value || !isCalled(rule, "fixed") || !value.starts_with(kRootQueue)
        || value == kRootQueue || value[kRootQueue.size()] == '.')
        return;
    run.report(
        Check::RuleCrash, {}, placeOfValue(rule),
        fmt::format("accepted by the validator, but fails when applied: \"{}\" begins like a full path "
                    "without being one, and the scheduler crashes on the first application: write "
                    "\"root.{}\", or another name",
                    rule.value.value, rule.value.value));
}

void lintParentFlag(RuleRun& run) // CFG-LINT-8
{
    std::vector<FixedPath> prefixes;
    std::unordered_set<std::string> targets;
    for (const PlacementRuleConfig& rule : run.partition().placementRules.value) {
        prefixes.push_back(fixedPathOf(rule));
        if (prefixes.back().isWhole)
            targets.insert(prefixes.back().path);
    }
    std::unordered_set<std::string> done;
    for (std::size_t i = 0; i < prefixes.size(); ++i) {
        const std::string& path = prefixes[i].path;
        if (prefixes[i].isWhole || path.empty() || !done.insert(path).second)
            continue;
        const QueueConfig* const queue = findQueue(run.partition(), QueuePath(path));
        if (!queue || queue->queues.value.empty() || queue->parent.value)
            continue;
        const PlacementRuleConfig& rule = run.partition().placementRules.value[i];
        Finding& finding = run.report(
            Check::RuleParentFlag, path, placeOf(*queue),
            fmt::format("a placement rule uses {} as a parent: write \"parent: true\" here, for the "
                        "rules do not see that it has queues below it",
                        path));
        finding.related.push_back({rule.span, "the placement rule"});
        if (!targets.contains(path))
            addFix(finding, "Write \"parent: true\"",
                   run.writer().set(queue->span, "parent", {"true", ScalarUse::Number}));
    }
}
} // namespace

void checkPlacementLints(RuleRun& run)
{
    const auto& rules = run.partition().placementRules.value;
    forEachRule(rules, [&run](const PlacementRuleConfig& rule) {
        lintUnusualRule(run, rule);
        lintFilterCase(run, rule);
        lintRootParent(run, rule);
        lintFilterNames(run, rule);
    });
    for (const PlacementRuleConfig& rule : rules)
        lintCrash(run, rule);
    lintUnbuildable(run);
    lintParentFlag(run);
}
} // namespace quotadeck::config
