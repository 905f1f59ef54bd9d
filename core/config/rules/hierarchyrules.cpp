// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/limitrules.h"
#include "core/config/rules/ruleresources.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <span>
#include <unordered_map>
#include <utility>

namespace quotadeck::config {
namespace {
TextSpan placeOfApplications(const QueueConfig& queue)
{
    return queue.maxApplications.isSet ? queue.maxApplications.span : placeOf(queue);
}

void checkChildApplications(RuleRun& run, const QueueConfig& parent, const std::string& path)
{
    const std::uint64_t most = parent.maxApplications.value;
    for (const QueueConfig& child : parent.queues.value) {
        const std::string childPath = pathBelow(path, child);
        const std::uint64_t own = child.maxApplications.value;
        if (most != 0 && most < own) { // VAL-77
            Finding& finding
                = run.report(Check::ApplicationsAboveParent, childPath, placeOfApplications(child),
                             fmt::format("queue {} allows {} applications, more than {} of {} above it",
                                         childPath, own, most, path));
            finding.related.push_back({placeOfApplications(parent), fmt::format("the maximum of {}", path)});
            finding.fixes.push_back({fmt::format("Lower the maximum to {}", most),
                                     {TextEdit{child.maxApplications.span, std::to_string(most)}}});
        } else if (most != 0 && own == 0) { // VAL-78
            run.report(Check::ApplicationsMissing, childPath, placeOfApplications(child),
                       fmt::format(
                           "queue {} does not limit its applications, but {} above it allows only {}: set "
                           "\"maxapplications\" here too",
                           childPath, path, most))
                .related.push_back({placeOfApplications(parent), fmt::format("the maximum of {}", path)});
        }
        checkChildApplications(run, child, childPath);
    }
}

/// What a name may use at most according to the nearest queue above that says so.
template <typename Value>
struct Inherited
{
    Value value;
    const LimitConfig* limit;
    std::string_view path;
};

/// Names with a limit on one queue, in front of those of the queues above it.
template <typename Value>
class Scope
{
public:
    explicit Scope(const Scope* above) : m_above(above) { }

    [[nodiscard]] const Inherited<Value>* find(std::string_view name) const
    {
        for (const Scope* scope = this; scope; scope = scope->m_above) {
            if (const auto found = scope->m_names.find(name); found != scope->m_names.end())
                return &found->second;
        }
        return nullptr;
    }
    void set(std::string_view name, Inherited<Value> inherited)
    {
        m_names.insert_or_assign(name, std::move(inherited));
    }

private:
    const Scope* m_above;
    std::unordered_map<std::string_view, Inherited<Value>> m_names;
};

/// A name in a limit on the queue at work, and what binds it from above.
template <typename Value>
struct Claim
{
    const std::string& path;
    const LimitConfig& limit;
    std::string who; ///< "user bob"
    const Value& value;
    const Inherited<Value>* sameName; ///< nullptr: the name has no limit above
    const Inherited<Value>* wildcard; ///< only when there is none of the same name
};

/// Walks the tree as the scheduler does: limits are compared with those above, never with each other (VAL-80).
/// @p Policy has Value, read(limit), check(claim), which returns what holds further down, and finish(path, limit).
template <typename Policy>
class LimitWalk
{
public:
    using Value = typename Policy::Value;

    explicit LimitWalk(RuleRun& run) : m_policy{run} { }

    void visit(const QueueConfig& queue, const std::string& path, const Scope<Value>& users,
               const Scope<Value>& groups)
    {
        Scope<Value> usersBelow(&users);
        Scope<Value> groupsBelow(&groups);
        for (const LimitConfig& limit : queue.limits.value) {
            const Value value = m_policy.read(limit);
            for (const TextField& user : limit.users.value)
                step(path, limit, value, "user", user.value, users, usersBelow);
            for (const TextField& group : limit.groups.value)
                step(path, limit, value, "group", group.value, groups, groupsBelow);
            m_policy.finish(path, limit);
        }
        for (const QueueConfig& child : queue.queues.value)
            visit(child, pathBelow(path, child), usersBelow, groupsBelow);
    }

private:
    void step(const std::string& path, const LimitConfig& limit, const Value& value, std::string_view noun,
              const std::string& name, const Scope<Value>& inherited, Scope<Value>& below)
    {
        const auto* sameName = inherited.find(name);
        const auto* wildcard = sameName || name == kWildcard ? nullptr : inherited.find(kWildcard);
        std::string who
            = name == kWildcard ? fmt::format("any {} (*)", noun) : fmt::format("{} {}", noun, name);
        const Claim<Value> claim{path, limit, std::move(who), value, sameName, wildcard};
        below.set(name, {m_policy.check(claim), &limit, path});
    }

    Policy m_policy;
};

template <typename Policy>
void walkLimits(RuleRun& run)
{
    const Scope<typename Policy::Value> nothing(nullptr);
    const QueueConfig& root = rootOf(run.partition());
    LimitWalk<Policy>(run).visit(root, pathBelow({}, root), nothing, nothing);
}

/// The first few of @p items, of which there are @p count, as an enumeration.
std::string enumerated(const std::vector<std::string>& items, std::size_t count)
{
    const std::string shown = fmt::format("{}", fmt::join(items, ", "));
    return count == items.size() ? shown : fmt::format("{} and {} more", shown, count - items.size());
}

/// Collects what does not fit by the limit above, so that a limit of many names and types makes one finding for each.
class ResourcePolicy
{
public:
    using Value = Resource;

    explicit ResourcePolicy(RuleRun& run) : m_run(run) { }

    static Resource read(const LimitConfig& limit) { return parseResource(limit.maxResources).value; }

    Resource check(const Claim<Resource>& claim) // VAL-79
    {
        if (claim.sameName) {
            compare(Check::LimitAboveParent, claim, *claim.sameName);
            return *componentMin(claim.value, claim.sameName->value);
        }
        if (claim.wildcard)
            compare(Check::LimitAboveWildcard, claim, *claim.wildcard);
        return claim.value;
    }

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

    /// The limit at work against one above it, for all names to which both apply alike.
    struct Comparison
    {
        Check check;
        const Inherited<Resource>* above;
        std::vector<Excess> excesses;
        std::vector<std::string> who; ///< the first few
        std::size_t count; ///< of the names
    };

    void compare(Check check, const Claim<Resource>& claim, const Inherited<Resource>& above)
    {
        const auto [latest, isNew] = m_latest.try_emplace({above.limit, check}, m_comparisons.size());
        // The same limit above may bind two names differently, by what is further up.
        if (isNew || m_comparisons[latest->second].above->value != above.value) {
            latest->second = m_comparisons.size();
            m_comparisons.push_back({check, &above, excesses(above.value, claim.value), {}, 0});
        }
        Comparison& comparison = m_comparisons[latest->second];
        ++comparison.count;
        if (comparison.who.size() < kMostNamed)
            comparison.who.push_back(claim.who);
    }

    void report(const Comparison& comparison, const std::string& path, const LimitConfig& limit) const
    {
        const auto& [check, above, excesses, names, count] = comparison;
        const auto shown = std::span(excesses).first(std::min(kMostNamed, excesses.size()));
        std::vector<std::string> asked;
        std::vector<std::string> allowed;
        std::vector<RelatedPlace> related;
        for (const Excess& excess : shown) {
            asked.push_back(excess.askedText());
            allowed.push_back(excesses.size() == 1
                                  ? excess.allowedText()
                                  : fmt::format("{} {}", excess.type.name(), excess.allowedText()));
            related.push_back({placeIn(above->limit->maxResources, excess.type, above->limit->span),
                               fmt::format("the limit on {}", above->path)});
        }
        const std::string who = enumerated(names, count);
        const std::string_view whose = check == Check::LimitAboveWildcard ? "the wildcard \"*\""
            : count == 1                                                  ? std::string_view(who)
                                                                          : "they";
        m_run
            .report(check, path, placeIn(limit.maxResources, excesses.front().type, limit.span),
                    fmt::format("{} may use {} on {}, more than {} that {} may use on {} above it", who,
                                enumerated(asked, excesses.size()), path,
                                enumerated(allowed, excesses.size()), whose, above->path))
            .related
            = std::move(related);
    }

    RuleRun& m_run;
    std::vector<Comparison> m_comparisons; ///< of the limit at work
    std::map<std::pair<const LimitConfig*, Check>, std::size_t> m_latest; ///< comparison with a limit above
};

struct ApplicationPolicy
{
    using Value = std::uint64_t;
    RuleRun& run;

    static void finish(const std::string&, const LimitConfig&) { }

    static std::uint64_t read(const LimitConfig& limit) { return limit.maxApplications.value; }

    std::uint64_t check(const Claim<std::uint64_t>& claim) const // VAL-86 to VAL-88
    {
        if (claim.sameName)
            report(Check::LimitApplicationsAboveParent, claim, *claim.sameName, claim.who);
        else if (claim.wildcard)
            report(Check::LimitApplicationsAboveWildcard, claim, *claim.wildcard, "the wildcard \"*\"");
        return claim.value;
    }

    void report(Check check, const Claim<std::uint64_t>& claim, const Inherited<std::uint64_t>& above,
                std::string_view whose) const
    {
        if (above.value == 0 || (claim.value != 0 && claim.value <= above.value))
            return;
        const std::string own = claim.value == 0 ? std::string("any number of applications")
                                                 : fmt::format("{} applications", claim.value);
        const CountField& field = claim.limit.maxApplications;
        run.report(check, claim.path, field.isSet ? field.span : claim.limit.span,
                   fmt::format("{} may run {} on {}, but {} may run only {} on {} above it: set "
                               "\"maxapplications\" to at "
                               "most {}",
                               claim.who, own, claim.path, whose, above.value, above.path, above.value))
            .related.push_back(
                {above.limit->maxApplications.span, fmt::format("the limit on {}", above.path)});
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
    walkLimits<ResourcePolicy>(run);
}

void checkLimitApplications(RuleRun& run)
{
    walkLimits<ApplicationPolicy>(run);
}
} // namespace quotadeck::config
