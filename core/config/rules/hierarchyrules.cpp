// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/limitwalk.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <tuple>
#include <utility>

namespace quotadeck::config {
namespace {
constexpr RuleInfo kApplicationsAboveParent{
    "VAL-77", Severity::Error, "maxapps-hierarchy",
    QUOTADECK_TEXT("rules", "A queue allows no more applications than its parent"),
    QUOTADECK_TEXT("rules", "Lower the number or raise that of the parent.")};
constexpr RuleInfo kApplicationsMissing{
    "VAL-78", Severity::Error, "maxapps-hierarchy",
    QUOTADECK_TEXT("rules", "A queue limits applications where its parent does"),
    QUOTADECK_TEXT("rules", "Once a queue sets maxapplications, every queue below must set it too.")};
constexpr RuleInfo kLimitAboveParent{
    "VAL-79", Severity::Error, "limit-hierarchy-resource",
    QUOTADECK_TEXT("rules", "A limit allows no more resources than the same limit above"),
    QUOTADECK_TEXT("rules",
                   "A user or group is compared with its own limit on the queues above, or else with the "
                   "wildcard there.")};
constexpr RuleInfo kLimitApplicationsAboveParent{
    "VAL-86", Severity::Error, "limit-hierarchy-apps",
    QUOTADECK_TEXT("rules", "A limit allows no more applications than the same limit above"),
    QUOTADECK_TEXT("rules", "A limit without maxapplications counts as no limit, and so as more.")};
constexpr RuleInfo kLimitApplicationsAboveWildcard{
    "VAL-87", Severity::Error, "limit-hierarchy-apps",
    QUOTADECK_TEXT("rules", "A limit allows no more applications than the wildcard above"),
    QUOTADECK_TEXT("rules", "A name that has no limit above is compared with the wildcard there.")};

TextSpan placeOfApplications(const QueueConfig& queue)
{
    return queue.maxApplications.isSet ? queue.maxApplications.span : placeOf(queue);
}

void checkChildApplications(RuleRun& run, const QueueConfig& parent, const std::string& path)
{
    const std::uint64_t most = parent.maxApplications.value;
    for (const QueueConfig& child : parent.queues.value) {
        if (most == 0 && child.queues.value.empty())
            continue;
        const std::string childPath = pathBelow(path, child);
        const std::uint64_t own = child.maxApplications.value;
        if (most != 0 && most < own) { // VAL-77
            Finding& finding = run.report(
                kApplicationsAboveParent, childPath, placeOfApplications(child),
                Message(
                    QUOTADECK_TEXT("rules", "queue %1 allows %2 applications, more than %3 of %4 above it"),
                    childPath, own, most, path));
            finding.related.push_back(
                {placeOfApplications(parent), Message(QUOTADECK_TEXT("rules", "the maximum of %1"), path)});
            run.quotaFixes().lowerApplications(finding, child, most);
            run.quotaFixes().raiseApplications(finding, parent, own);
        } else if (most != 0 && own == 0) { // VAL-78
            Finding& finding
                = run.report(kApplicationsMissing, childPath, placeOfApplications(child),
                             Message(QUOTADECK_TEXT("rules",
                                                    "queue %1 does not limit its applications, but %2 above "
                                                    "it allows only %3: set \"maxapplications\" here too"),
                                     childPath, path, most));
            finding.related.push_back(
                {placeOfApplications(parent), Message(QUOTADECK_TEXT("rules", "the maximum of %1"), path)});
            run.quotaFixes().setApplications(finding, child, most);
        }
        checkChildApplications(run, child, childPath);
    }
}

/// Collects excesses by the limit above, so that a limit of many names and resources has one finding for each.
class ResourcePolicy
{
public:
    using Value = Resource;

    explicit ResourcePolicy(RuleRun& run) : m_run(run) { }

    static Resource read(const LimitConfig& limit) { return parseResource(limit.maxResources).value; }

    /// The limit from which @p above has its value of @p type, possibly one further up.
    static const Inherited<Resource>& sourceOf(const Inherited<Resource>& above, ResourceType type)
    {
        const auto* source = &above;
        const auto value = above.value.find(type);
        while (source->further && read(*source->limit).find(type) != value)
            source = source->further;
        return *source;
    }

    void check(const Claim<Resource>& claim) // VAL-79
    {
        if (claim.sameName)
            compare(claim, *claim.sameName, false);
        else if (claim.wildcard)
            compare(claim, *claim.wildcard, true);
    }
    static Resource carried(const Claim<Resource>& claim) { return carriedResource(claim); }

    void finish(const std::string& path, const LimitConfig& limit)
    {
        for (const Comparison& comparison : m_comparisons) {
            if (!comparison.excesses.empty())
                report(comparison, path, limit);
        }
        m_comparisons.clear();
        m_latest.clear();
    }

private:
    static constexpr std::size_t kMostNamed = 3;
    // The count is that of the names, which "they" stands for.
    static constexpr MessageTemplate kAboveOwn
        = QUOTADECK_COUNT_TEXT("rules", "%1 may use %2 on %3, more than %4 that they may use on %5 above it",
                               "%1 may use %2 on %3, more than %4 that %1 may use on %5 above it");
    static constexpr MessageTemplate kAboveWildcard = QUOTADECK_COUNT_TEXT(
        "rules", "%1 may use %2 on %3, more than %4 that the wildcard \"*\" may use on %5 above it",
        "%1 may use %2 on %3, more than %4 that the wildcard \"*\" may use on %5 above it");

    /// A comparison of the current limit with one above it, for all names to which both apply.
    struct Comparison
    {
        const Inherited<Resource>* above;
        bool isWithWildcard; ///< the limit above is that of the wildcard
        std::vector<Excess> excesses;
        std::vector<Message> who; ///< the first few
        std::size_t count; ///< of the names
    };

    void compare(const Claim<Resource>& claim, const Inherited<Resource>& above, bool isWithWildcard)
    {
        const LimitConfig* const further = above.further ? above.further->limit : nullptr;
        const auto [latest, isNew]
            = m_latest.try_emplace({above.limit, further, isWithWildcard}, m_comparisons.size());
        // The same limit above may bind two names differently because of limits further up.
        if (isNew || m_comparisons[latest->second].above->value != above.value) {
            latest->second = m_comparisons.size();
            m_comparisons.push_back({&above, isWithWildcard, excesses(above.value, claim.value), {}, 0});
        }
        Comparison& comparison = m_comparisons[latest->second];
        ++comparison.count;
        if (!comparison.excesses.empty() && comparison.who.size() < kMostNamed)
            comparison.who.push_back(claim.who());
    }

    void report(const Comparison& comparison, const std::string& path, const LimitConfig& limit) const
    {
        const auto& [above, isWithWildcard, excesses, names, count] = comparison;
        const auto shown = std::span(excesses).first(std::min(kMostNamed, excesses.size()));
        std::vector<Message> asked;
        std::vector<Message> allowed;
        std::vector<RelatedPlace> related;
        std::string_view abovePath; // when several limits are involved, the path of the nearest one
        for (const Excess& excess : shown) {
            const Inherited<Resource>& source = sourceOf(*above, excess.type);
            abovePath = abovePath.empty() || abovePath == source.path ? source.path : above->path;
            asked.push_back(excess.askedText());
            allowed.push_back(excesses.size() == 1 ? excess.allowedText() : excess.typedAllowedText());
            related.push_back({placeIn(source.limit->maxResources, excess.type, source.limit->span),
                               {QUOTADECK_TEXT("rules", "the limit on %1"), source.path}});
        }
        Finding& finding = m_run.report(kLimitAboveParent, path,
                                        placeIn(limit.maxResources, excesses.front().type, limit.span),
                                        {isWithWildcard ? kAboveWildcard : kAboveOwn, Message::Count{count},
                                         fewOf(names, count), fewOf(std::move(asked), excesses.size()), path,
                                         fewOf(std::move(allowed), excesses.size()), abovePath});
        finding.related = std::move(related);
        m_run.quotaFixes().lowerLimit(finding, limit);
        Resource values;
        bool isOwn = true; // not carried down from further up
        const Resource own = parseResource(above->limit->maxResources).value;
        for (const Excess& excess : excesses) {
            values.set(excess.type, excess.asked);
            isOwn = isOwn && own.find(excess.type) == excess.allowed;
        }
        if (isOwn)
            m_run.quotaFixes().raiseLimit(finding, *above->limit, values);
    }

    RuleRun& m_run;
    std::vector<Comparison> m_comparisons; ///< of the current limit
    /// The comparison with a limit above and the next one of the name.
    std::map<std::tuple<const LimitConfig*, const LimitConfig*, bool>, std::size_t> m_latest;
};

struct ApplicationPolicy
{
    using Value = std::uint64_t;
    RuleRun& run;

    static void finish(const std::string&, const LimitConfig&) { }

    static std::uint64_t read(const LimitConfig& limit) { return limit.maxApplications.value; }

    void check(const Claim<std::uint64_t>& claim) const // VAL-86 to VAL-88
    {
        if (claim.sameName)
            report(kLimitApplicationsAboveParent, claim, *claim.sameName);
        else if (claim.wildcard)
            report(kLimitApplicationsAboveWildcard, claim, *claim.wildcard);
    }
    static std::uint64_t carried(const Claim<std::uint64_t>& claim) { return claim.value; }

    static Message message(const Claim<std::uint64_t>& claim, const Inherited<std::uint64_t>& above)
    {
        if (claim.value == 0)
            return {
                claim.sameName
                    ? QUOTADECK_TEXT("rules",
                                     "%1 may run any number of applications on %2, but %1 may run only %3 on "
                                     "%4 above it: set \"maxapplications\" to at most %3")
                    : QUOTADECK_TEXT("rules",
                                     "%1 may run any number of applications on %2, but the wildcard \"*\" "
                                     "may run only %3 on %4 above it: set \"maxapplications\" to at most %3"),
                claim.who(), claim.path, above.value, above.path};
        return {claim.sameName
                    ? QUOTADECK_TEXT("rules",
                                     "%1 may run %5 applications on %2, but %1 may run only %3 on %4 above "
                                     "it: set \"maxapplications\" to at most %3")
                    : QUOTADECK_TEXT("rules",
                                     "%1 may run %5 applications on %2, but the wildcard \"*\" may run only "
                                     "%3 on %4 above it: set \"maxapplications\" to at most %3"),
                claim.who(),
                claim.path,
                above.value,
                above.path,
                claim.value};
    }

    void report(const RuleInfo& rule, const Claim<std::uint64_t>& claim,
                const Inherited<std::uint64_t>& above) const
    {
        if (above.value == 0 || (claim.value != 0 && claim.value <= above.value))
            return;
        const CountField& field = claim.limit.maxApplications;
        Finding& finding = run.report(rule, claim.path, field.isSet ? field.span : claim.limit.span,
                                      message(claim, above));
        finding.related.push_back({above.limit->maxApplications.span,
                                   Message(QUOTADECK_TEXT("rules", "the limit on %1"), above.path)});
        run.quotaFixes().lowerLimitApplications(finding, claim.limit);
        run.quotaFixes().raiseLimitApplications(finding, *above.limit, claim.value);
    }
};
} // namespace

void checkApplications(RuleRun& run)
{
    const QueueConfig& root = rootOf(run.partition());
    checkChildApplications(run, root, pathBelow({}, root));
}

void checkLimitResources(RuleRun& run)
{
    walkLimits(rootOf(run.partition()), ResourcePolicy(run));
}

void checkLimitApplications(RuleRun& run)
{
    walkLimits(rootOf(run.partition()), ApplicationPolicy{run});
}

std::span<const RuleInfo> hierarchyRules()
{
    static constexpr std::array kRules{
        kApplicationsAboveParent,
        kApplicationsMissing,
        kLimitAboveParent,
        RuleInfo::fact(
            "VAL-80", Severity::Error,
            QUOTADECK_TEXT("rules", "Limits of one queue are not compared with each other"),
            QUOTADECK_TEXT("rules", "A named user may have more than the wildcard on the same queue.")),
        RuleInfo::fact("VAL-81", Severity::Error,
                       QUOTADECK_TEXT("rules", "A wildcard is not compared with a name above"),
                       QUOTADECK_TEXT("rules", "It is compared only with a wildcard there.")),
        RuleInfo::fact("VAL-82", Severity::Error,
                       QUOTADECK_TEXT("rules", "A limit without resources always fits"),
                       QUOTADECK_TEXT("rules", "It still replaces what its names inherit.")),
        RuleInfo::fact("VAL-83", Severity::Error,
                       QUOTADECK_TEXT("rules", "Queues without a limit for a name pass on the one above"),
                       QUOTADECK_TEXT("rules", "The comparison continues below them.")),
        RuleInfo::fact(
            "VAL-84", Severity::Error, QUOTADECK_TEXT("rules", "Resources of a limit above stay in force"),
            QUOTADECK_TEXT("rules",
                           "For the same name this holds even where a limit in between does not set them.")),
        RuleInfo::fact("VAL-85", Severity::Error,
                       QUOTADECK_TEXT("rules", "Limits of groups are compared as those of users"),
                       QUOTADECK_TEXT("rules", "Groups are compared with groups, users with users.")),
        kLimitApplicationsAboveParent,
        kLimitApplicationsAboveWildcard,
        RuleInfo::fact("VAL-88", Severity::Error,
                       QUOTADECK_TEXT("rules", "Applications of a new name are not compared"),
                       QUOTADECK_TEXT("rules", "There is no limit above to compare with.")),
    };
    return kRules;
}
} // namespace quotadeck::config
