// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/quotafacts.h"

#include "core/config/rules/limitwalk.h"
#include "core/config/rules/ruleresources.h"
#include "core/config/schema/resourcetext.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
void raiseTo(Resource& target, const Resource& values)
{
    for (const auto& [type, value] : values.entries())
        target.set(type, std::max(value, target.valueOr0(type)));
}

std::uint64_t smallerBound(std::uint64_t a, std::uint64_t b)
{
    return a == 0 ? b : b == 0 ? a : std::min(a, b);
}
} // namespace

std::string QueueFacts::path() const
{
    return pathBelow(above ? above->path() : std::string(), *queue);
}

/// Collects the bounds of each limit from above.
struct BoundPolicy
{
    using Value = Resource;
    QuotaFacts& facts;
    std::unordered_map<const LimitConfig*, std::pair<const LimitConfig*, Resource>> lastExceeding;

    static void finish(const std::string&, const LimitConfig&) { }
    [[nodiscard]] const Resource& read(const LimitConfig& limit) const { return facts.of(limit).value; }
    static Resource carried(const Claim<Resource>& claim) { return carriedResource(claim); }

    void check(const Claim<Resource>& claim)
    {
        const Inherited<Resource>* const above = claim.sameName ? claim.sameName : claim.wildcard;
        if (above) {
            LimitFacts& own = facts.m_limits.at(&claim.limit);
            own.bound = *componentMin(own.bound, above->value);
            if (!fitInMaxUndef(above->value, claim.value)) {
                const std::pair now{&claim.limit, above->value};
                auto& last = lastExceeding[above->limit];
                facts.m_limits.at(above->limit).exceeded += last == now ? 0 : 1;
                last = now;
            }
        }
    }
};

struct ApplicationBoundPolicy
{
    using Value = std::uint64_t;
    QuotaFacts& facts;

    static void finish(const std::string&, const LimitConfig&) { }
    static std::uint64_t read(const LimitConfig& limit) { return limit.maxApplications.value; }
    static std::uint64_t carried(const Claim<std::uint64_t>& claim) { return claim.value; }

    void check(const Claim<std::uint64_t>& claim) const
    {
        if (const auto* const above = claim.sameName ? claim.sameName : claim.wildcard) {
            auto& bound = facts.m_limits.at(&claim.limit).applicationsBound;
            bound = smallerBound(bound, above->value);
        }
    }
};

QuotaFacts::QuotaFacts(const QueueConfig& root) : m_root(root)
{
    visit(root, nullptr);
    for (const LimitConfig& limit : root.limits.value)
        m_smallestRootLimit = *componentMin(m_smallestRootLimit, of(limit).value);
    walkLimits(root, BoundPolicy{*this, {}});
    walkLimits(root, ApplicationBoundPolicy{*this});
}

/// Returns the guarantee that the queue adds to its parent (VAL-57).
Resource QuotaFacts::visit(const QueueConfig& queue, const QueueFacts* above)
{
    QueueFacts& facts = m_queues[&queue]; // references into a node-based map last
    facts.above = above;
    facts.queue = &queue;
    facts.guaranteed = parseResource(queue.resources.value.guaranteed).value;
    facts.max = parseResource(queue.resources.value.max).value;
    if (above)
        facts.ceiling = *componentMin(above->max, above->ceiling);
    addLimits(facts);
    for (const QueueConfig& child : queue.queues.value) {
        addTo(facts.sum, visit(child, &facts));
        addChild(facts, of(child));
    }
    raiseTo(facts.need, facts.guaranteed);
    raiseTo(facts.need, facts.sum);
    return isZero(facts.guaranteed) ? facts.sum : facts.guaranteed;
}

void QuotaFacts::addLimits(QueueFacts& facts)
{
    for (const LimitConfig& limit : facts.queue->limits.value) {
        LimitFacts& own = m_limits[&limit];
        own.on = &facts;
        own.value = parseResource(limit.maxResources).value;
        own.bound = facts.max;
        own.applicationsBound = facts.queue->maxApplications.value;
        raiseTo(facts.need, own.value);
    }
}

void QuotaFacts::addChild(QueueFacts& facts, const QueueFacts& child) const
{
    raiseTo(facts.need, child.need);
    raiseTo(facts.need, child.max);
    raiseTo(facts.limitsBelow, child.limitsBelow);
    facts.applicationsBelow = std::max(facts.applicationsBelow, child.applicationsBelow);
    facts.hasLimitsBelow = facts.hasLimitsBelow || child.hasLimitsBelow;
    facts.hasUnboundLimitBelow = facts.hasUnboundLimitBelow || child.hasUnboundLimitBelow;
    for (const LimitConfig& limit : child.queue->limits.value) {
        raiseTo(facts.limitsBelow, of(limit).value);
        facts.applicationsBelow = std::max(facts.applicationsBelow, limit.maxApplications.value);
        facts.hasLimitsBelow = true;
        facts.hasUnboundLimitBelow = facts.hasUnboundLimitBelow || limit.maxApplications.value == 0;
    }
    facts.disputed.insert(facts.disputed.end(), child.disputed.begin(), child.disputed.end());
    for (const Excess& excess : excesses(child.max, child.need))
        facts.disputed.push_back(excess.type);
    std::ranges::sort(facts.disputed);
    const auto end = std::unique(facts.disputed.begin(), facts.disputed.end());
    facts.disputed.erase(end, facts.disputed.end());
}
} // namespace quotadeck::config
