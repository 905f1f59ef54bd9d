// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearestname.h"
#include "core/base/queuepath.h"
#include "core/base/text.h"
#include "core/config/rules/names.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

namespace quotadeck::config {
namespace {
constexpr RuleInfo kRuleName{
    "VAL-60", Severity::Error, "rule-name", QUOTADECK_TEXT("rules", "A placement rule has a legal name"),
    QUOTADECK_TEXT("rules", "Letters, digits and _, not starting with a digit: provided, user, fixed, tag.")};
constexpr RuleInfo kRuleFilter{
    "VAL-61", Severity::Error, "rule-filter",
    QUOTADECK_TEXT("rules", "A filter of a placement rule is legal"),
    QUOTADECK_TEXT("rules",
                   "The type is allow or deny; a single entry is a name or a regular expression of RE2, "
                   "without look-around and back references.")};
constexpr RuleInfo kRuleQualified{
    "VAL-62", Severity::Error, "rule-qualified",
    QUOTADECK_TEXT("rules", "A fixed rule with a full path has no fixed parent rule"),
    QUOTADECK_TEXT("rules",
                   "A value that starts with \"root\" cannot have a fixed rule "
                   "as parent. Write only the part below the queue of the parent rule.")};
constexpr RuleInfo kRulePath{
    "VAL-63", Severity::Error, "rule-path",
    QUOTADECK_TEXT("rules", "A fixed placement rule leads to a queue"),
    QUOTADECK_TEXT("rules",
                   "The path must exist, or the rule must be allowed to create it. Applications run in a "
                   "leaf; the parent rule of a dynamic rule gives a parent queue.")};
constexpr RuleInfo kRuleUnusual{"CFG-LINT-3", Severity::Warning, "",
                                QUOTADECK_TEXT("rules", "Placement rules have names that can be configured"),
                                QUOTADECK_TEXT("rules",
                                               "An unknown rule name, \"recovery\", \"test\" and a tag rule "
                                               "without value pass validation but cannot be used.")};
constexpr RuleInfo kFilterCase{
    "CFG-LINT-4", Severity::Warning, "", QUOTADECK_TEXT("rules", "The type of a filter is in lower case"),
    QUOTADECK_TEXT("rules",
                   "Only the exact text \"deny\" denies; any other type lets users through when applications "
                   "are placed. Write it in lower case.")};
constexpr RuleInfo kRuleParentFlag{
    "CFG-LINT-8", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "A queue that rules place queues under sets \"parent: true\""),
    QUOTADECK_TEXT("rules",
                   "Having children is not enough for a placement rule: without the key the queue counts as "
                   "a leaf there.")};
constexpr RuleInfo kRulesUnbuildable{
    "VAL-92", Severity::Warning, "", QUOTADECK_TEXT("rules", "The placement rules can be built"),
    QUOTADECK_TEXT("rules",
                   "Otherwise a scheduler that starts with the file rejects every application, and a running "
                   "one rejects the update.")};
constexpr RuleInfo kFilterNameIgnored{
    "VAL-94", Severity::Warning, "", QUOTADECK_TEXT("rules", "Filters contain names that have an effect"),
    QUOTADECK_TEXT("rules", "The scheduler ignores the others without a message.")};
constexpr RuleInfo kRuleCrash{
    "VAL-96", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "A fixed value starts with \"root\" only as a full path"),
    QUOTADECK_TEXT(
        "rules",
        "A value such as \"rooted\" that may be created crashes the scheduler at the first application.")};

constexpr std::string_view kFixed = "fixed"; // case sensitive here, unlike at run time (VAL-71)

bool isRegularExpression(const std::string& text)
{
    if (!looksLikeExpression(text))
        return false;
    return compiledExpression(text) != nullptr;
}

void checkFilterNames(RuleRun& run, const MessageTemplate& message, const TextList& names,
                      bool (*isName)(std::string_view))
{
    // Lists of two or more names are not checked (VAL-61).
    if (names.value.size() != 1)
        return;
    const TextField& name = names.value.front();
    if (isName(name.value) || isRegularExpression(name.value))
        return;
    run.report(kRuleFilter, {}, name.span, {message, name.value});
}

void checkRule(RuleRun& run, const PlacementRuleConfig& rule) // VAL-60
{
    if (!isRuleName(rule.name.value)) {
        run.report(kRuleName, {}, rule.name.isSet ? rule.name.span : rule.span,
                   Message(QUOTADECK_TEXT("rules",
                                          "\"%1\" is not a placement rule name: start with a letter or _, go "
                                          "on with A-Z a-z 0-9 _"),
                           rule.name.value));
    }
    for (const PlacementRuleConfig& parent : rule.parent)
        checkRule(run, parent);
    const FilterConfig& filter = rule.filter.value;
    const std::string type = asciiLowered(filter.type.value);
    if (!type.empty() && type != "allow" && type != "deny") {
        run.report(kRuleFilter, {}, filter.type.span,
                   Message(QUOTADECK_TEXT("rules", "unknown filter type \"%1\": use allow or deny"),
                           filter.type.value));
    }
    checkFilterNames(run,
                     QUOTADECK_TEXT("rules",
                                    "\"%1\" is neither a user name nor a regular expression (RE2: no "
                                    "look-around, no back references)"),
                     filter.users, isUserName);
    checkFilterNames(run,
                     QUOTADECK_TEXT("rules",
                                    "\"%1\" is neither a group name nor a regular expression (RE2: no "
                                    "look-around, no back references)"),
                     filter.groups, isGroupName);
}

/// The path of a chain of rules before an application is known (VAL-62).
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
            kRuleQualified, {}, rule.value.span,
            Message(QUOTADECK_TEXT(
                        "rules",
                        "\"%1\" is a full path, but the parent rule already leads to %2: remove \"root.\""),
                    value, *result.path));
    }
    return result;
}

/// Why @p path cannot be used by @p rule; empty when it can (VAL-63). Names are compared as written (VAL-65).
Message pathProblem(const PartitionConfig& partition, const PlacementRuleConfig& rule,
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
            return Message(
                QUOTADECK_TEXT("rules", "queue %1 of path \"%2\" is a leaf: nothing can be below it"),
                above->name.value, path);
        const auto queue = std::ranges::find(*level, part, [](const QueueConfig& q) { return q.name.value; });
        if (queue == level->end()) {
            return mayCreate
                ? Message()
                : Message(QUOTADECK_TEXT(
                              "rules",
                              "queue \"%1\" of path \"%2\" does not exist, and the rule may not create it"),
                          part, path);
        }
        if (isLast && target.hasDynamicPart && !queue->parent.value) {
            return Message(
                QUOTADECK_TEXT("rules",
                               "queue \"%1\" is used as a parent, but does not set \"parent: true\""),
                path);
        }
        if (isLast && !target.hasDynamicPart && queue->parent.value)
            return Message(
                QUOTADECK_TEXT("rules", "queue \"%1\" is a parent: applications can run in a leaf only"),
                path);
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
    Message problem = pathProblem(run.partition(), rule, target);
    if (!problem.isEmpty())
        run.report(kRulePath, {}, rule.value.isSet ? rule.value.span : rule.span, std::move(problem));
}

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
        run.report(kRuleUnusual, {}, placeOfName(rule),
                   QUOTADECK_TEXT("rules",
                                  "the rule \"recovery\" is added by the scheduler itself: remove it here"));
    } else if (isCalled(rule, "test")) {
        run.report(kRuleUnusual, {}, placeOfName(rule),
                   QUOTADECK_TEXT("rules", "the rule \"test\" is only for the scheduler's own tests"));
    } else if (isCalled(rule, "tag") && rule.value.value.empty()) {
        run.report(
            kRuleUnusual, {}, placeOfName(rule),
            QUOTADECK_TEXT("rules",
                           "the rule \"tag\" needs a value: the name of the tag, for example namespace"));
    } else if (!isKnown(rule) && isRuleName(name)) {
        const std::string_view nearest = nearestKey(name, std::span(kKnownRules).first(4));
        Finding& finding = run.report(
            kRuleUnusual, {}, placeOfName(rule),
            nearest.empty()
                ? Message(QUOTADECK_TEXT("rules",
                                         "unknown placement rule \"%1\": use provided, user, fixed or tag"),
                          name)
                : Message(QUOTADECK_TEXT("rules", "unknown placement rule \"%1\": did you mean \"%2\"?"),
                          name, nearest));
        // These two rules need no value, so the fix is complete.
        if (nearest == "provided" || nearest == "user")
            addFix(finding, Message(QUOTADECK_TEXT("rules", "Write %1"), nearest),
                   run.writer().replace(placeOfName(rule), nearest, ScalarUse::Text));
    }
}

void lintFilterCase(RuleRun& run, const PlacementRuleConfig& rule) // CFG-LINT-4
{
    const TextField& type = rule.filter.value.type;
    if (type.value == "deny" || !equalsIgnoringAsciiCase(type.value, "deny"))
        return;
    Finding& finding = run.report(
        kFilterCase, {}, type.span,
        Message(QUOTADECK_TEXT("rules",
                               "the filter type \"%1\" acts as allow: only \"deny\" in lower case denies"),
                type.value));
    addFix(finding, QUOTADECK_TEXT("rules", "Write deny"),
           run.writer().replace(type.span, "deny", ScalarUse::Text));
}

void lintRootParent(RuleRun& run, const PlacementRuleConfig& rule) // CFG-LINT-9
{
    if (rule.parent.empty())
        return;
    const PlacementRuleConfig& parent = rule.parent.front();
    if (!isCalled(parent, "fixed") || !equalsIgnoringAsciiCase(parent.value.value, kRootQueue)
        || !parent.parent.empty())
        return;
    Finding& finding = run.report(kReservedName, {}, placeOfValue(parent),
                                  QUOTADECK_TEXT("rules",
                                                 "the parent rule fixed \"root\" leads to root.root: without "
                                                 "a parent rule the queue is below root anyway"));
    if (!parent.filter.isSet)
        addFix(finding, QUOTADECK_TEXT("rules", "Remove the parent rule"),
               run.writer().removeKey(rule.span, "parent"));
}

/// Why the scheduler cannot build @p rule; empty when it can.
Message buildProblem(const PlacementRuleConfig& rule)
{
    if (!isKnown(rule))
        return isCalled(rule, "recovery")
            ? Message(QUOTADECK_TEXT("rules", "\"recovery\" cannot be configured"))
            : Message(QUOTADECK_TEXT("rules", "unknown rule \"%1\""), rule.name.value);
    const std::string value = asciiLowered(rule.value.value);
    if ((isCalled(rule, "tag") || isCalled(rule, "fixed")) && value.empty())
        return Message(QUOTADECK_TEXT("rules", "rule \"%1\" has no value"), rule.name.value);
    if (!isCalled(rule, "fixed"))
        return {};
    for (std::size_t begin = 0; begin <= value.size();) {
        const auto end = std::min(value.find('.', begin), value.size());
        if (!isQueueName(std::string_view(value).substr(begin, end - begin)))
            return Message(QUOTADECK_TEXT("rules", "\"%1\" is not a path of queues"), rule.value.value);
        begin = end + 1;
    }
    if (value.starts_with(kRootQueue) && !rule.parent.empty())
        return Message(QUOTADECK_TEXT("rules", "\"%1\" is a full path, which cannot have a parent rule"),
                       rule.value.value);
    return {};
}

void lintUnbuildable(RuleRun& run) // VAL-92
{
    constexpr std::size_t kMostRelated = 20;
    std::vector<RelatedPlace> problems;
    forEachRule(run.partition().placementRules.value, [&](const PlacementRuleConfig& rule) {
        Message problem = buildProblem(rule);
        if (!problem.isEmpty() && problems.size() < kMostRelated)
            problems.push_back({isKnown(rule) ? placeOfValue(rule) : placeOfName(rule), std::move(problem)});
    });
    if (problems.empty())
        return;
    run.report(kRulesUnbuildable, {}, problems.front().span,
               QUOTADECK_TEXT("rules",
                              "accepted by the validator, but fails when applied: the placement rules cannot "
                              "be built, so that a start rejects every application and a reload fails"))
        .related
        = std::move(problems);
}

void lintFilterNames(RuleRun& run, const PlacementRuleConfig& rule) // VAL-94
{
    const auto check
        = [&](const MessageTemplate& message, const TextList& names, bool (*isName)(std::string_view)) {
              if (names.value.size() < 2)
                  return;
              for (const TextField& name : names.value) {
                  if (isName(name.value))
                      continue;
                  run.report(kFilterNameIgnored, {}, name.span, {message, name.value});
              }
          };
    check(QUOTADECK_TEXT("rules",
                         "accepted by the validator, but ignored when applied: \"%1\" is not a user name, "
                         "and a list of several names cannot contain regular expressions"),
          rule.filter.value.users, isUserName);
    check(QUOTADECK_TEXT("rules",
                         "accepted by the validator, but ignored when applied: \"%1\" is not a group name, "
                         "and a list of several names cannot contain regular expressions"),
          rule.filter.value.groups, isGroupName);
}

/// Only the outermost rule: the scheduler prepends "root." to the result of a parent rule (PLC-17).
void lintCrash(RuleRun& run, const PlacementRuleConfig& rule) // VAL-96
{
    const std::string value = asciiLowered(rule.value.value);
    if (!rule.create.value || !isCalled(rule, "fixed") || !value.starts_with(kRootQueue)
        || value == kRootQueue || value[kRootQueue.size()] == '.')
        return;
    run.report(kRuleCrash, {}, placeOfValue(rule),
               Message(QUOTADECK_TEXT("rules",
                                      "accepted by the validator, but fails when applied: \"%1\" begins like "
                                      "a full path without being one, and the scheduler crashes on the first "
                                      "application: write \"root.%1\", or another name"),
                       rule.value.value));
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
            kRuleParentFlag, path, placeOf(*queue),
            Message(QUOTADECK_TEXT("rules",
                                   "a placement rule uses %1 as a parent: write \"parent: true\" here, "
                                   "because rules do not take the queues below it into account"),
                    path));
        finding.related.push_back({rule.span, QUOTADECK_TEXT("rules", "the placement rule")});
        if (!targets.contains(path))
            addFix(finding, QUOTADECK_TEXT("rules", "Write \"parent: true\""),
                   run.writer().set(queue->span, "parent", {"true", ScalarUse::Number}));
    }
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

FixedPath fixedPathOf(const PlacementRuleConfig& rule)
{
    FixedPath fixed;
    if (!rule.parent.empty())
        fixed = fixedPathOf(rule.parent.front());
    fixed.isWhole = fixed.isWhole && equalsIgnoringAsciiCase(rule.name.value, "fixed");
    if (!fixed.isWhole)
        return fixed;
    const std::string value = asciiLowered(rule.value.value);
    if (value.starts_with(kRootQueue))
        fixed.path = value;
    else
        fixed.path = fmt::format("{}.{}", fixed.path.empty() ? std::string(kRootQueue) : fixed.path, value);
    return fixed;
}

std::span<const RuleInfo> placementRules()
{
    static constexpr std::array kRules{
        kRuleName,
        kRuleFilter,
        kRuleQualified,
        kRulePath,
        RuleInfo::fact(
            "VAL-64", Severity::Error,
            QUOTADECK_TEXT("rules", "Placement rules use the written \"parent: true\""),
            QUOTADECK_TEXT("rules", "A queue with children but without that key counts as a leaf for them.")),
        RuleInfo::fact(
            "VAL-65", Severity::Error, QUOTADECK_TEXT("rules", "Fixed rules are compared in lower case"),
            QUOTADECK_TEXT("rules", "A rule never finds a configured queue with capital letters.")),
        RuleInfo::fact("VAL-66", Severity::Error, QUOTADECK_TEXT("rules", "A fixed rule has a value"),
                       QUOTADECK_TEXT("rules", "Name the queue in which the applications run.")),
        RuleInfo::fact(
            "VAL-67", Severity::Error, QUOTADECK_TEXT("rules", "A fixed rule does not end at the root"),
            QUOTADECK_TEXT("rules",
                           "Applications run in leaves. The root can be the parent of a dynamic rule.")),
        RuleInfo::fact(
            "VAL-68", Severity::Error, QUOTADECK_TEXT("rules", "A full path has no parent rule"),
            QUOTADECK_TEXT("rules",
                           "Validation accepts it below a dynamic rule, but the rules cannot be built.")),
        RuleInfo::fact("VAL-69", Severity::Error,
                       QUOTADECK_TEXT("rules", "The parts of a fixed value are queue names"),
                       QUOTADECK_TEXT("rules", "Validation does not check them; building the rules does.")),
        RuleInfo::fact("VAL-70", Severity::Error,
                       QUOTADECK_TEXT("rules", "The outermost rule decides whether queues are created"),
                       QUOTADECK_TEXT("rules", "Validation ignores the key \"create\" of parent rules.")),
        RuleInfo::fact("VAL-71", Severity::Error,
                       QUOTADECK_TEXT("rules", "The rule \"fixed\" is written in lower case"),
                       QUOTADECK_TEXT("rules", "With another spelling its path is not checked.")),
        RuleInfo::fact(
            "VAL-72", Severity::Error, QUOTADECK_TEXT("rules", "Rules that cannot be built pass validation"),
            QUOTADECK_TEXT(
                "rules",
                "A tag rule without value, \"recovery\" and \"test\" fail only when they are applied.")),
        kRuleUnusual,
        kFilterCase,
        kRuleParentFlag,
        kRulesUnbuildable,
        kFilterNameIgnored,
        kRuleCrash,
    };
    return kRules;
}
} // namespace quotadeck::config
