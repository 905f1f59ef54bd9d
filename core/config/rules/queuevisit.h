// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/rules.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/resource.h"

#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace quotadeck::config {
/// The smallest amount of a type that a limit of the root allows to users, or to groups.
struct RootBound
{
    TextList LimitConfig::*kind; ///< &LimitConfig::users or &LimitConfig::groups
    ResourceType type;
    Quantity value;
    const LimitConfig* limit;
    std::unordered_set<std::string_view> names;
};

/// A named group with a limit on a queue of the path.
struct NamedGroup
{
    std::string_view name;
    TextSpan span;
    const struct QueueVisit* on;
};

/// The path of a chain of placement rules before an application is known.
struct FixedPath
{
    std::string path; ///< in lower case; empty for none
    bool isWhole = true; ///< no part depends on the application
};

/// The fixed path of the chain that ends in @p rule, as the running scheduler reads it.
[[nodiscard]] FixedPath fixedPathOf(const PlacementRuleConfig& rule);

/// Data that the rules share while the queues of a partition are visited.
struct QueueTour
{
    std::vector<RootBound> rootBounds;
    std::vector<NamedGroup> groups; ///< of the queues above the current one, the root's first
    std::set<std::string> fixedPaths; ///< of the placement rules, in lower case
};

/// A queue being visited; each rule is called once for every queue.
struct QueueVisit
{
    const QueueVisit* above;
    const QueueConfig& queue;
    ParsedResource guaranteed;
    ParsedResource max;
    const Resource& ceiling; ///< the maxima of all queues above together
    Resource sum; ///< the sum of the guarantees of the queues below
    QueueTour& tour;

    [[nodiscard]] bool isRoot() const { return above == nullptr; }
    [[nodiscard]] std::string path() const { return pathBelow(above ? above->path() : std::string(), queue); }
};

/// A rule that looks at one queue at a time. Cost: about linear in the size of the queue's own settings.
using QueueLint = void (*)(RuleRun& run, const QueueVisit& visit);

void lintTypes(RuleRun& run, const QueueVisit& visit); ///< CFG-LINT-1
void lintProperties(RuleRun& run, const QueueVisit& visit); ///< CFG-LINT-2
void lintNameCase(RuleRun& run, const QueueVisit& visit); ///< CFG-LINT-5
void lintZeroMax(RuleRun& run, const QueueVisit& visit); ///< CFG-LINT-6
void lintAclForm(RuleRun& run, const QueueVisit& visit); ///< CFG-LINT-7
void lintReservedName(RuleRun& run, const QueueVisit& visit); ///< CFG-LINT-9
void lintAncestorMax(RuleRun& run, const QueueVisit& visit); ///< CFG-LINT-10
void lintRootLimit(RuleRun& run, const QueueVisit& visit); ///< VAL-LINT-1
void lintWildcardAlone(RuleRun& run, const QueueVisit& visit); ///< VAL-LINT-2
void lintRepeatedNames(RuleRun& run, const QueueVisit& visit); ///< VAL-LINT-3
void lintZeroApplications(RuleRun& run, const QueueVisit& visit); ///< VAL-LINT-4
void lintParentFalse(RuleRun& run, const QueueVisit& visit); ///< VAL-LINT-5
void lintMissingQuota(RuleRun& run, const QueueVisit& visit); ///< VAL-LINT-6
void lintAclSpaces(RuleRun& run, const QueueVisit& visit); ///< VAL-90
void lintRootName(RuleRun& run, const QueueVisit& visit); ///< VAL-91
void lintTemplate(RuleRun& run, const QueueVisit& visit); ///< VAL-93
void lintAclNames(RuleRun& run, const QueueVisit& visit); ///< VAL-95
void adviseShadowedGroups(RuleRun& run, const QueueVisit& visit); ///< ADV-1
void adviseNearMax(RuleRun& run, const QueueVisit& visit); ///< ADV-3
void adviseSharedWildcard(RuleRun& run, const QueueVisit& visit); ///< ADV-4

/// The resource name that pods report instead of @p type; empty when @p type is not a known mistake (CFG-LINT-1).
[[nodiscard]] std::string_view reportedType(std::string_view type);

/// A map of quantities of a queue, its limits or its template.
struct QuantityMap
{
    const TextMap& map;
    QuotaPlace place;
};

/// Calls @p visit(map) for each of @p queue.
template <typename Visit>
void forEachQuantityMap(const QueueConfig& queue, Visit visit)
{
    const ResourcesConfig& own = queue.resources.value;
    const ResourcesConfig& ofTemplate = queue.childTemplate.value.resources.value;
    visit(QuantityMap{own.guaranteed, {QuotaPlace::Kind::Guaranteed, &queue, nullptr}});
    visit(QuantityMap{own.max, {QuotaPlace::Kind::Max, &queue, nullptr}});
    visit(QuantityMap{ofTemplate.guaranteed, {QuotaPlace::Kind::Template, &queue, nullptr}});
    visit(QuantityMap{ofTemplate.max, {QuotaPlace::Kind::Template, &queue, nullptr}});
    for (const LimitConfig& limit : queue.limits.value)
        visit(QuantityMap{limit.maxResources, {QuotaPlace::Kind::Limit, &queue, &limit}});
}
} // namespace quotadeck::config
