// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/rules/acltext.h"
#include "core/config/rules/fixedpath.h"
#include "core/config/rules/limitrules.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/rules/ruleresources.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace quotadeck::config {
namespace {
constexpr std::array<QueueLint, 20> kQueueLints
    = {lintTypes,         lintProperties,       lintNameCase,         lintZeroMax,
       lintAclForm,       lintReservedName,     lintAncestorMax,      lintRootLimit,
       lintWildcardAlone, lintRepeatedNames,    lintZeroApplications, lintParentFalse,
       lintMissingQuota,  lintAclSpaces,        lintRootName,         lintTemplate,
       lintAclNames,      adviseShadowedGroups, adviseNearMax,        adviseSharedWildcard};

constexpr std::string_view kRecovery = "@recovery@";

/// True when @p path, in lower case, is one of @p fixedPaths or above one.
bool isOnFixedPath(const std::set<std::string>& fixedPaths, const std::string& path)
{
    const auto below = path + '.';
    const auto next = fixedPaths.lower_bound(below);
    return fixedPaths.contains(path) || (next != fixedPaths.end() && next->starts_with(below));
}

void addRootBounds(std::vector<RootBound>& bounds, TextList LimitConfig::*kind, const QueueConfig& root)
{
    const auto& limits = root.limits.value;
    // A wildcard of the root binds every name that has no limit there, which is checked (VAL-79).
    if (std::ranges::any_of(limits, [kind](const LimitConfig& limit) {
            return std::ranges::find((limit.*kind).value, kWildcard, &TextField::value)
                != (limit.*kind).value.end();
        }))
        return;
    const auto first = bounds.size();
    for (const LimitConfig& limit : limits) {
        if ((limit.*kind).value.empty())
            continue;
        const Resource values = parseResource(limit.maxResources).value;
        for (const Resource::Entry& entry : values.entries()) {
            const auto begin = bounds.begin() + static_cast<std::ptrdiff_t>(first);
            const auto bound = std::find_if(
                begin, bounds.end(), [&entry](const RootBound& other) { return other.type == entry.type; });
            if (bound == bounds.end())
                bounds.push_back({kind, entry.type, entry.value, &limit, {}});
            else if (entry.value < bound->value)
                *bound = {kind, entry.type, entry.value, &limit, {}};
        }
    }
}

std::vector<RootBound> rootBounds(const QueueConfig& root)
{
    std::vector<RootBound> bounds;
    addRootBounds(bounds, &LimitConfig::users, root);
    addRootBounds(bounds, &LimitConfig::groups, root);
    for (RootBound& bound : bounds) {
        for (const TextField& name : (bound.limit->*bound.kind).value)
            bound.names.emplace(name.value);
    }
    return bounds;
}

class QueueTourGuide
{
public:
    explicit QueueTourGuide(RuleRun& run) : m_run(run)
    {
        for (const PlacementRuleConfig& rule : run.partition().placementRules.value)
            m_tour.fixedPaths.insert(fixedPathOf(rule).path);
    }

    /// Returns what the queue counts for in its parent (VAL-57).
    Resource visit(const QueueConfig& queue, const QueueVisit* above)
    {
        QueueVisit visit{above,
                         queue,
                         parseResource(queue.resources.value.guaranteed),
                         parseResource(queue.resources.value.max),
                         above ? *componentMin(above->max.value, above->ceiling) : Resource(),
                         {},
                         m_tour};
        if (!above)
            m_tour.rootBounds = rootBounds(queue);
        const std::size_t groups = m_tour.groups.size();
        for (const LimitConfig& limit : queue.limits.value) {
            for (const TextField& group : limit.groups.value) {
                if (group.value != kWildcard)
                    m_tour.groups.push_back({group.value, group.span, &visit});
            }
        }
        for (const QueueConfig& child : queue.queues.value)
            addTo(visit.sum, this->visit(child, &visit));
        m_tour.groups.resize(groups, {});
        for (const QueueLint lint : kQueueLints)
            lint(m_run, visit);
        return isZero(visit.guaranteed.value) ? visit.sum : visit.guaranteed.value;
    }

private:
    RuleRun& m_run;
    QueueTour m_tour;
};

/// Calls @p visit(key, list) for the access lists of @p queue that can be read (VAL-31) and name somebody; nothing can
/// be wrong with the others.
template <typename Visitor>
void forEachAcl(const QueueConfig& queue, Visitor visit)
{
    const auto visitOne = [&visit](std::string_view key, const TextField& acl) {
        if (!acl.value.empty() && acl.value != "*" && splitUnicodeSpace(acl.value).size() <= 2)
            visit(key, acl);
    };
    visitOne("adminacl", queue.adminAcl);
    visitOne("submitacl", queue.submitAcl);
}

bool hasUpperCase(std::string_view text)
{
    return std::ranges::any_of(text, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool hasLimits(const QueueConfig& queue)
{
    return !queue.limits.value.empty() || std::ranges::any_of(queue.queues.value, hasLimits);
}

std::string quoted(const std::vector<std::string_view>& names)
{
    constexpr std::size_t kMostNamed = 3;
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < std::min(kMostNamed, names.size()); ++i)
        shown.push_back(fmt::format("\"{}\"", names[i]));
    return fewOf(shown, names.size());
}
} // namespace

std::string fewOf(const std::vector<std::string>& items, std::size_t count)
{
    const std::string shown = fmt::format("{}", fmt::join(items, ", "));
    return count == items.size() ? shown : fmt::format("{} and {} more", shown, count - items.size());
}

void lintNameCase(RuleRun& run, const QueueVisit& visit)
{
    const std::string& name = visit.queue.name.value;
    if (visit.isRoot() || !hasUpperCase(name))
        return;
    const bool isInRule = isOnFixedPath(visit.tour.fixedPaths, asciiLowered(visit.path()));
    if (!isInRule && !hasLimits(visit.queue))
        return;
    Finding& finding = run.report(
        Check::QueueNameCase, visit.path(), placeOf(visit.queue),
        isInRule
            ? fmt::format("queue \"{}\" is named in a fixed placement rule, which only finds lower-case "
                          "names: write it in lower case",
                          name)
            : fmt::format("queue \"{}\" has capitals and limits on it or below, which the scheduler keeps "
                          "under another spelling than the usage: write it in lower case",
                          name));
    const std::string lowered = asciiLowered(name);
    if (run.partition().placementRules.value.empty() && lowered != kRootQueue && lowered != kRecovery)
        addFix(finding, fmt::format("Write \"{}\"", lowered),
               run.writer().replace(visit.queue.name.span, lowered, ScalarUse::Text));
}

void lintAclForm(RuleRun& run, const QueueVisit& visit)
{
    forEachAcl(visit.queue, [&](std::string_view key, const TextField& acl) {
        if (!ignoredNames(acl.value).wildcards.empty()) {
            run.report(Check::AclIgnored, visit.path(), acl.span,
                       fmt::format("\"*\" among other names in \"{}\" is ignored: write it alone to let "
                                   "everyone in",
                                   key));
        }
        if (hasForeignSpace(acl.value) && !failsWhenApplied(acl.value) && !letsEveryoneIn(acl.value)) {
            Finding& finding = run.report(
                Check::AclIgnored, visit.path(), acl.span,
                fmt::format("\"{}\" has white space other than a space, such as a tab or a line break, which "
                            "the scheduler takes for a part of the name and {}: use one space between users "
                            "and groups, and nothing around them",
                            key, letsSomebodyIn(acl.value) ? "so ignores that name" : "so lets nobody in"));
            const auto better = withSingleSpace(acl.value);
            if (better && !letsEveryoneIn(*better)) // who is let in is not ours to widen
                addFix(finding, "Use a space", run.writer().replace(acl.span, *better, ScalarUse::Text));
        }
    });
}

void lintAclSpaces(RuleRun& run, const QueueVisit& visit)
{
    forEachAcl(visit.queue, [&](std::string_view key, const TextField& acl) {
        if (!failsWhenApplied(acl.value))
            return;
        Finding& finding = run.report(
            Check::AclSpaces, visit.path(), acl.span,
            fmt::format(
                "accepted by the validator, but fails when applied: \"{}\" has more than one space, so the "
                "queue cannot be created: write users, one space, groups",
                key));
        if (const auto better = withSingleSpace(acl.value))
            addFix(finding, fmt::format("Write \"{}\"", *better),
                   run.writer().replace(acl.span, *better, ScalarUse::Text));
    });
}

void lintAclNames(RuleRun& run, const QueueVisit& visit)
{
    forEachAcl(visit.queue, [&](std::string_view key, const TextField& acl) {
        const IgnoredNames ignored = ignoredNames(acl.value);
        if (!ignored.users.empty()) {
            run.report(
                Check::AclNameIgnored, visit.path(), acl.span,
                fmt::format(
                    "accepted by the validator, but when applied \"{}\" ignores {}: a user in an access list "
                    "may have only A-Z a-z 0-9 _ . @ -, at the end also $",
                    key, quoted(ignored.users)));
        }
        if (!ignored.groups.empty()) {
            run.report(Check::AclNameIgnored, visit.path(), acl.span,
                       fmt::format("accepted by the validator, but when applied \"{}\" ignores {}: a group "
                                   "in an access list "
                                   "may have only A-Z a-z 0-9 _ -",
                                   key, quoted(ignored.groups)));
        }
    });
}

void lintReservedName(RuleRun& run, const QueueVisit& visit)
{
    if (visit.isRoot())
        return;
    const std::string& name = visit.queue.name.value;
    if (equalsIgnoringAsciiCase(name, kRootQueue)) {
        run.report(Check::ReservedName, visit.path(), placeOf(visit.queue),
                   fmt::format("{} is called like the root queue: the scheduler ignores its resources",
                               visit.path()));
    } else if (equalsIgnoringAsciiCase(name, kRecovery)) {
        run.report(
            Check::ReservedName, visit.path(), placeOf(visit.queue),
            fmt::format("\"{}\" is the scheduler's own queue for recovery: nobody can submit to it", name));
    }
}

void lintParentFalse(RuleRun& run, const QueueVisit& visit)
{
    const QueueConfig& queue = visit.queue;
    // The root is always a parent, and marked as one here whatever the text says.
    if (visit.isRoot() || !queue.parent.isSet || queue.parent.value || queue.queues.value.empty())
        return;
    Finding& finding
        = run.report(Check::ParentFalse, visit.path(), queue.parent.span,
                     fmt::format("\"parent: false\" has no effect: {} has queues below it", visit.path()));
    addFix(finding, "Remove \"parent\"", run.writer().removeKey(queue.span, "parent"));
}

void lintRootName(RuleRun& run, const QueueVisit& visit)
{
    const TextField& name = visit.queue.name;
    if (!visit.isRoot() || name.value == kRootQueue)
        return;
    Finding& finding = run.report(Check::RootCase, name.value, placeOf(visit.queue),
                                  fmt::format("accepted by the validator, but fails when applied: the root "
                                              "queue must be spelled \"root\", not \"{}\"",
                                              name.value));
    addFix(finding, "Write \"root\"", run.writer().replace(name.span, kRootQueue, ScalarUse::Text));
}

void lintTemplate(RuleRun& run, const QueueVisit& visit)
{
    const bool isLeaf = visit.queue.queues.value.empty() && !visit.queue.parent.value;
    if (isLeaf)
        return;
    const ChildTemplateConfig& childTemplate = visit.queue.childTemplate.value;
    if (isEmptyTemplate(childTemplate))
        return;
    const ResourcesConfig& resources = childTemplate.resources.value;
    for (const TextMap* const map : {&resources.guaranteed, &resources.max}) {
        reportQuantities(run, Check::TemplateQuantity, visit.path(),
                         {QuotaPlace::Kind::Template, &visit.queue, nullptr}, parseResource(*map).bad,
                         "accepted by the validator, but fails when applied: the child template cannot be "
                         "read, ");
    }
}

void checkQueueLints(RuleRun& run)
{
    QueueTourGuide(run).visit(rootOf(run.partition()), nullptr);
}
} // namespace quotadeck::config
