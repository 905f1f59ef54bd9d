// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/limitwalk.h"
#include "core/config/rules/ruleresources.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <span>
#include <tuple>
#include <utility>

namespace quotadeck::config {
namespace {
constexpr RuleInfo kApplicationsAboveParent{"VAL-77", Severity::Error, "maxapps-hierarchy",
                                            "A queue allows no more applications than its parent",
                                            "Lower the number or raise that of the parent."};
constexpr RuleInfo kApplicationsMissing{
    "VAL-78", Severity::Error, "maxapps-hierarchy", "A queue limits applications where its parent does",
    "Once a queue sets maxapplications, every queue below must set it too."};
constexpr RuleInfo kLimitAboveParent{
    "VAL-79", Severity::Error, "limit-hierarchy-resource",
    "A limit allows no more resources than the same limit above",
    "A user or group is compared with its own limit on the queues above, or else with the wildcard there."};
constexpr RuleInfo kLimitApplicationsAboveParent{
    "VAL-86", Severity::Error, "limit-hierarchy-apps",
    "A limit allows no more applications than the same limit above",
    "A limit without maxapplications counts as no limit, and so as more."};
constexpr RuleInfo kLimitApplicationsAboveWildcard{
    "VAL-87", Severity::Error, "limit-hierarchy-apps",
    "A limit allows no more applications than the wildcard above",
    "A name that has no limit above is compared with the wildcard there."};

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
            Finding& finding
                = run.report(kApplicationsAboveParent, childPath, placeOfApplications(child),
                             fmt::format("queue {} allows {} applications, more than {} of {} above it",
                                         childPath, own, most, path));
            finding.related.push_back({placeOfApplications(parent), fmt::format("the maximum of {}", path)});
            run.quotaFixes().lowerApplications(finding, child, most);
            run.quotaFixes().raiseApplications(finding, parent, own);
        } else if (most != 0 && own == 0) { // VAL-78
            Finding& finding = run.report(
                kApplicationsMissing, childPath, placeOfApplications(child),
                fmt::format("queue {} does not limit its applications, but {} above it allows only {}: set "
                            "\"maxapplications\" here too",
                            childPath, path, most));
            finding.related.push_back({placeOfApplications(parent), fmt::format("the maximum of {}", path)});
            run.quotaFixes().setApplications(finding, child, most);
        }
        checkChildApplications(run, child, childPath);
    }
}

/// The first few of @p items, of which there are @p count, as an enumeration.
std::string enumerated(const std::vector<std::string>& items, std::size_t count)
{
    const std::string shown = fmt::format("{}", fmt::join(items, ", "));
    return count == items.size() ? shown : fmt::format("{} and {} more", shown, count - items.size());
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

    /// A comparison of the current limit with one above it, for all names to which both apply.
    struct Comparison
    {
        const Inherited<Resource>* above;
        bool isWithWildcard; ///< the limit above is that of the wildcard
        std::vector<Excess> excesses;
        std::vector<std::string> who; ///< the first few
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
        if (comparison.who.size() < kMostNamed)
            comparison.who.push_back(claim.who());
    }

    void report(const Comparison& comparison, const std::string& path, const LimitConfig& limit) const
    {
        const auto& [above, isWithWildcard, excesses, names, count] = comparison;
        const auto shown = std::span(excesses).first(std::min(kMostNamed, excesses.size()));
        std::vector<std::string> asked;
        std::vector<std::string> allowed;
        std::vector<RelatedPlace> related;
        std::string_view abovePath; // when several limits are involved, the path of the nearest one
        for (const Excess& excess : shown) {
            const Inherited<Resource>& source = sourceOf(*above, excess.type);
            abovePath = abovePath.empty() || abovePath == source.path ? source.path : above->path;
            asked.push_back(excess.askedText());
            allowed.push_back(excesses.size() == 1
                                  ? excess.allowedText()
                                  : fmt::format("{} {}", excess.type.name(), excess.allowedText()));
            related.push_back({placeIn(source.limit->maxResources, excess.type, source.limit->span),
                               fmt::format("the limit on {}", source.path)});
        }
        const std::string who = enumerated(names, count);
        const std::string_view whose = isWithWildcard ? "the wildcard \"*\""
            : count == 1                              ? std::string_view(who)
                                                      : "they";
        Finding& finding = m_run.report(
            kLimitAboveParent, path, placeIn(limit.maxResources, excesses.front().type, limit.span),
            fmt::format("{} may use {} on {}, more than {} that {} may use on {} above it", who,
                        enumerated(asked, excesses.size()), path, enumerated(allowed, excesses.size()), whose,
                        abovePath));
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
            report(kLimitApplicationsAboveParent, claim, *claim.sameName, {});
        else if (claim.wildcard)
            report(kLimitApplicationsAboveWildcard, claim, *claim.wildcard, "the wildcard \"*\"");
    }
    static std::uint64_t carried(const Claim<std::uint64_t>& claim) { return claim.value; }

    void report(const RuleInfo& rule, const Claim<std::uint64_t>& claim,
                const Inherited<std::uint64_t>& above, std::string_view whose) const
    {
        if (above.value == 0 || (claim.value != 0 && claim.value <= above.value))
            return;
        const std::string own = claim.value == 0 ? std::string("any number of applications")
                                                 : fmt::format("{} applications", claim.value);
        const CountField& field = claim.limit.maxApplications;
        const std::string who = claim.who();
        if (whose.empty())
            whose = who;
        Finding& finding
            = run.report(rule, claim.path, field.isSet ? field.span : claim.limit.span,
                         fmt::format("{} may run {} on {}, but {} may run only {} on {} above it: set "
                                     "\"maxapplications\" to at most {}",
                                     who, own, claim.path, whose, above.value, above.path, above.value));
        finding.related.push_back(
            {above.limit->maxApplications.span, fmt::format("the limit on {}", above.path)});
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
        RuleInfo::fact("VAL-80", Severity::Error, "Limits of one queue are not compared with each other",
                       "A named user may have more than the wildcard on the same queue."),
        RuleInfo::fact("VAL-81", Severity::Error, "A wildcard is not compared with a name above",
                       "It is compared only with a wildcard there."),
        RuleInfo::fact("VAL-82", Severity::Error, "A limit without resources always fits",
                       "It still replaces what its names inherit."),
        RuleInfo::fact("VAL-83", Severity::Error, "Queues without a limit for a name pass on the one above",
                       "The comparison continues below them."),
        RuleInfo::fact("VAL-84", Severity::Error, "Resources of a limit above stay in force",
                       "For the same name this holds even where a limit in between does not set them."),
        RuleInfo::fact("VAL-85", Severity::Error, "Limits of groups are compared as those of users",
                       "Groups are compared with groups, users with users."),
        kLimitApplicationsAboveParent,
        kLimitApplicationsAboveWildcard,
        RuleInfo::fact("VAL-88", Severity::Error, "Applications of a new name are not compared",
                       "There is no limit above to compare with."),
    };
    return kRules;
}
} // namespace quotadeck::config
