// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/limitrules.h"
#include "core/config/rules/queuevisit.h"
#include "core/resource/display.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
bool isWildcard(const TextField& name)
{
    return name.value == kWildcard;
}

bool sharesName(const TextList& names, const std::unordered_set<std::string_view>& others)
{
    return !names.value.empty()
        && (others.contains(kWildcard) || std::ranges::any_of(names.value, [&](const TextField& name) {
                return others.contains(name.value);
            }));
}

/// The first group wildcard of @p queue; nullptr when there is none.
const TextField* groupWildcard(const QueueConfig& queue)
{
    for (const LimitConfig& limit : queue.limits.value) {
        const auto found = std::ranges::find_if(limit.groups.value, isWildcard);
        if (found != limit.groups.value.end())
            return &*found;
    }
    return nullptr;
}

void reportRepeated(RuleRun& run, const QueueVisit& visit, std::string_view noun, TextList LimitConfig::*list)
{
    std::unordered_set<std::string_view> seen;
    for (const LimitConfig& limit : visit.queue.limits.value) {
        for (const TextField& name : (limit.*list).value) {
            if (!seen.emplace(name.value).second) {
                run.report(
                    Check::NameRepeated, visit.path(), name.span,
                    fmt::format("the documentation says that a repeated {} is ignored, but the scheduler "
                                "refuses \"{}\" a second time",
                                noun, name.value));
            }
        }
    }
}

void reportZero(RuleRun& run, const std::string& path, const TextSpan& mapping, const CountField& field,
                bool mayEdit)
{
    Finding& finding = run.report(
        Check::ApplicationsZero, path, field.span,
        "\"maxapplications: 0\" means no limit, although the documentation forbids it: leave the "
        "key out");
    if (mayEdit)
        addFix(finding, "Remove \"maxapplications\"", run.writer().removeKey(mapping, "maxapplications"));
}
} // namespace

void lintRootLimit(RuleRun& run, const QueueVisit& visit)
{
    if (visit.isRoot() || visit.tour.rootBounds.empty())
        return;
    for (const LimitConfig& limit : visit.queue.limits.value) {
        const Resource values = parseResource(limit.maxResources).value;
        for (const RootBound& bound : visit.tour.rootBounds) {
            const auto value = values.find(bound.type);
            // With a name in common it is an error already (VAL-79).
            if (!value || *value <= bound.value || !reportedType(bound.type.name()).empty()
                || (limit.*bound.kind).value.empty() || sharesName(limit.*bound.kind, bound.names))
                continue;
            const auto entry
                = std::ranges::find(limit.maxResources.value, bound.type.name(), &TextEntry::key);
            run.report(Check::LimitAboveRootLimit, visit.path(), entry->valueSpan,
                       fmt::format("this limit allows {} {}, more than {} that a limit of the root queue "
                                   "allows: meant to be the upper bound, but the scheduler does not check it",
                                   bound.type.name(), displayQuantity(bound.type, *value),
                                   displayQuantity(bound.type, bound.value)))
                .related.push_back({bound.limit->span, "the limit of the root queue"});
        }
    }
}

void lintWildcardAlone(RuleRun& run, const QueueVisit& visit)
{
    for (const LimitConfig& limit : visit.queue.limits.value) {
        for (const TextList* const list : {&limit.users, &limit.groups}) {
            const auto wildcard = std::ranges::find_if(list->value, isWildcard);
            if (wildcard != list->value.end() && list->value.size() > 1) {
                run.report(Check::WildcardNotAlone, visit.path(), wildcard->span,
                           "the documentation wants \"*\" alone in its list: give it a limit of its own");
            }
        }
    }
}

void lintRepeatedNames(RuleRun& run, const QueueVisit& visit)
{
    if (!run.hasErrors()) // a name that is repeated is one (VAL-35)
        return;
    reportRepeated(run, visit, "user", &LimitConfig::users);
    reportRepeated(run, visit, "group", &LimitConfig::groups);
}

void lintZeroApplications(RuleRun& run, const QueueVisit& visit)
{
    const auto isZero = [](const CountField& field) { return field.isSet && field.value == 0; };
    const QueueConfig& queue = visit.queue;
    if (isZero(queue.maxApplications))
        reportZero(run, visit.path(), queue.span, queue.maxApplications, true);
    for (const LimitConfig& limit : queue.limits.value) {
        if (isZero(limit.maxApplications))
            reportZero(run, visit.path(), limit.span, limit.maxApplications,
                       run.quotaFixes().mayEditLimits(queue));
    }
}

void adviseShadowedGroups(RuleRun& run, const QueueVisit& visit)
{
    constexpr std::size_t kMostNamed = 3;
    const TextField* const wildcard = groupWildcard(visit.queue);
    if (!wildcard || visit.tour.groups.empty())
        return;
    std::unordered_set<std::string_view> known; // by name here, or shown already
    for (const LimitConfig& limit : visit.queue.limits.value) {
        for (const TextField& group : limit.groups.value)
            known.emplace(group.value);
    }
    std::vector<const NamedGroup*> shadowed;
    for (const NamedGroup& group : visit.tour.groups) {
        if (known.emplace(group.name).second)
            shadowed.push_back(&group);
        if (shadowed.size() > kMostNamed)
            break;
    }
    if (shadowed.empty())
        return;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(kMostNamed, shadowed.size()); ++i)
        names.push_back(fmt::format("{} (limit on {})", shadowed[i]->name, shadowed[i]->on->path()));
    Finding& finding = run.report(
        Check::GroupShadowed, visit.path(), wildcard->span,
        fmt::format(
            "in {} the group wildcard \"*\" hides limits of queues above: members of {}{} count as \"*\" "
            "here, unless their group has a limit here too",
            visit.path(), fewOf(names, names.size()), shadowed.size() > kMostNamed ? " and others" : ""));
    for (std::size_t i = 0; i < names.size(); ++i)
        finding.related.push_back(
            {shadowed[i]->span, fmt::format("the limit of group {}", shadowed[i]->name)});
}

void adviseSharedWildcard(RuleRun& run, const QueueVisit& visit)
{
    const auto hasGroupWildcard
        = [](const LimitConfig& limit) { return std::ranges::any_of(limit.groups.value, isWildcard); };
    const auto& limits = visit.queue.limits.value;
    const auto limit = std::ranges::find_if(limits, hasGroupWildcard);
    if (limit == limits.end() || !looksPerUser(visit.queue, *limit, limit->maxApplications.value))
        return;
    const auto wildcard = std::ranges::find_if(limit->groups.value, isWildcard);
    run.report(Check::GroupWildcardShared, visit.path(), wildcard->span,
               fmt::format("all groups without a limit of their own share these {} applications; a limit for "
                           "each single user is \"users: ['*']\"",
                           limit->maxApplications.value));
}
} // namespace quotadeck::config
