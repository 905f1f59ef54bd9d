// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/quotafixes.h"

#include "core/config/rules/amounts.h"
#include "core/config/rules/limitwalk.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <iterator>

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

bool fits(const Resource& bound, ResourceType type, Quantity value)
{
    const auto most = bound.find(type);
    return !most || value <= *most;
}

std::string quantityText(ResourceType type, Quantity value, std::string_view like)
{
    const QuantityKind kind = quantityKind(type.name());
    std::string decimal = formatQuantity(value, kind, QuantityStyle::Decimal);
    std::string binary = formatQuantity(value, kind, QuantityStyle::Binary);
    if (kind == QuantityKind::Vcore || decimal == binary)
        return decimal;
    if (decimal.size() == binary.size())
        return quantityStyle(like) == QuantityStyle::Binary ? binary : decimal;
    return decimal.size() < binary.size() ? decimal : binary;
}

const TextEntry* entryOf(const TextMap& map, ResourceType type)
{
    const auto entry = std::ranges::find(map.value, type.name(), &TextEntry::key);
    return entry == map.value.end() ? nullptr : &*entry;
}

/// @p more in front of or behind @p edits, in the order of the text; nothing when either is nothing.
FixWriter::Edits joinedEdits(FixWriter::Edits edits, FixWriter::Edits more)
{
    if (!edits || !more)
        return std::nullopt;
    std::ranges::move(*more, std::back_inserter(*edits));
    std::ranges::stable_sort(*edits, {}, [](const TextEdit& edit) { return edit.span.begin.offset; });
    return edits;
}

/// "memory to 10Gi"; empty without edits.
Message written(ResourceType type, const FixWriter::Edits& edits)
{
    return edits && !edits->empty()
        ? Message(QUOTADECK_TEXT("rules", "%1 to %2"), type.name(), edits->front().text)
        : Message();
}
} // namespace

std::string QueueBounds::path() const
{
    return pathBelow(above ? above->path() : std::string(), *queue);
}

/// Collects the bounds of each limit from above.
struct BoundPolicy
{
    using Value = Resource;
    QuotaBounds& bounds;
    std::unordered_map<const LimitConfig*, std::pair<const LimitConfig*, Resource>> lastExceeding;

    static void finish(const std::string&, const LimitConfig&) { }
    [[nodiscard]] const Resource& read(const LimitConfig& limit) const { return bounds.of(limit).value; }
    static Resource carried(const Claim<Resource>& claim) { return carriedResource(claim); }

    void check(const Claim<Resource>& claim)
    {
        const Inherited<Resource>* const above = claim.sameName ? claim.sameName : claim.wildcard;
        if (above) {
            LimitBounds& own = bounds.m_limits.at(&claim.limit);
            own.bound = *componentMin(own.bound, above->value);
            if (!fitInMaxUndef(above->value, claim.value)) {
                const std::pair now{&claim.limit, above->value};
                auto& last = lastExceeding[above->limit];
                bounds.m_limits.at(above->limit).exceeded += last == now ? 0 : 1;
                last = now;
            }
        }
    }
};

struct ApplicationBoundPolicy
{
    using Value = std::uint64_t;
    QuotaBounds& bounds;

    static void finish(const std::string&, const LimitConfig&) { }
    static std::uint64_t read(const LimitConfig& limit) { return limit.maxApplications.value; }
    static std::uint64_t carried(const Claim<std::uint64_t>& claim) { return claim.value; }

    void check(const Claim<std::uint64_t>& claim) const
    {
        if (const auto* const above = claim.sameName ? claim.sameName : claim.wildcard) {
            auto& bound = bounds.m_limits.at(&claim.limit).applicationsBound;
            bound = smallerBound(bound, above->value);
        }
    }
};

QuotaBounds::QuotaBounds(const QueueConfig& root) : m_root(root)
{
    visit(root, nullptr);
    for (const LimitConfig& limit : root.limits.value)
        m_smallestRootLimit = *componentMin(m_smallestRootLimit, of(limit).value);
    walkLimits(root, BoundPolicy{*this, {}});
    walkLimits(root, ApplicationBoundPolicy{*this});
}

/// Returns the guarantee that the queue adds to its parent (VAL-57).
Resource QuotaBounds::visit(const QueueConfig& queue, const QueueBounds* above)
{
    QueueBounds& bounds = m_queues[&queue]; // references into a node-based map last
    bounds.above = above;
    bounds.queue = &queue;
    bounds.guaranteed = parseResource(queue.resources.value.guaranteed).value;
    bounds.max = parseResource(queue.resources.value.max).value;
    if (above)
        bounds.ceiling = *componentMin(above->max, above->ceiling);
    addLimits(bounds);
    for (const QueueConfig& child : queue.queues.value) {
        addTo(bounds.sum, visit(child, &bounds));
        addChild(bounds, of(child));
    }
    raiseTo(bounds.need, bounds.guaranteed);
    raiseTo(bounds.need, bounds.sum);
    return isZero(bounds.guaranteed) ? bounds.sum : bounds.guaranteed;
}

void QuotaBounds::addLimits(QueueBounds& bounds)
{
    for (const LimitConfig& limit : bounds.queue->limits.value) {
        LimitBounds& own = m_limits[&limit];
        own.on = &bounds;
        own.value = parseResource(limit.maxResources).value;
        own.bound = bounds.max;
        own.applicationsBound = bounds.queue->maxApplications.value;
        raiseTo(bounds.need, own.value);
    }
}

void QuotaBounds::addChild(QueueBounds& bounds, const QueueBounds& child) const
{
    raiseTo(bounds.need, child.need);
    raiseTo(bounds.need, child.max);
    raiseTo(bounds.limitsBelow, child.limitsBelow);
    bounds.applicationsBelow = std::max(bounds.applicationsBelow, child.applicationsBelow);
    bounds.hasLimitsBelow = bounds.hasLimitsBelow || child.hasLimitsBelow;
    bounds.hasUnboundLimitBelow = bounds.hasUnboundLimitBelow || child.hasUnboundLimitBelow;
    for (const LimitConfig& limit : child.queue->limits.value) {
        raiseTo(bounds.limitsBelow, of(limit).value);
        bounds.applicationsBelow = std::max(bounds.applicationsBelow, limit.maxApplications.value);
        bounds.hasLimitsBelow = true;
        bounds.hasUnboundLimitBelow = bounds.hasUnboundLimitBelow || limit.maxApplications.value == 0;
    }
    bounds.disputed.insert(bounds.disputed.end(), child.disputed.begin(), child.disputed.end());
    for (const Excess& excess : excesses(child.max, child.need))
        bounds.disputed.push_back(excess.type);
    std::ranges::sort(bounds.disputed);
    const auto end = std::unique(bounds.disputed.begin(), bounds.disputed.end());
    bounds.disputed.erase(end, bounds.disputed.end());
}

bool isNearMax(Quantity sum, Quantity max)
{
    return sum < max && sum > max - max / 10;
}

bool looksPerUser(const QueueConfig& queue, const LimitConfig& limit, std::uint64_t applications)
{
    const auto isWildcard = [](const TextField& name) { return name.value == kWildcard; };
    return applications != 0 && applications <= kFewApplications && limit.users.value.empty()
        && std::ranges::any_of(limit.groups.value, isWildcard)
        && std::ranges::none_of(queue.limits.value, [isWildcard](const LimitConfig& other) {
               return std::ranges::any_of(other.users.value, isWildcard);
           });
}

const QuotaBounds& QuotaFixes::bounds()
{
    if (!m_bounds) {
        m_bounds = std::make_unique<const QuotaBounds>(rootOf(m_effective));
        m_guarantees
            = std::make_unique<const LargestAmounts>(rootOf(m_effective), &ResourcesConfig::guaranteed);
        m_maxima = std::make_unique<const LargestAmounts>(rootOf(m_effective), &ResourcesConfig::max);
    }
    return *m_bounds;
}

bool QuotaFixes::isUnreasonable(const LargestAmounts& amounts, const QueueBounds& queue, ResourceType type,
                                std::optional<Quantity> old, Quantity value)
{
    if (exceedsAnyCluster(type.name(), value))
        return true;
    for (const QueueBounds* level = &queue; level->above; level = level->above) {
        if (level->ceiling.find(type))
            continue;
        const LargestTwo& siblings = amounts.below(*level->above->queue);
        const Amount* const beside = siblings.beside(type, level->queue);
        if (!beside || beside->value == 0)
            continue;
        const bool isRaised = level == &queue && (!old || value > *old);
        if (isRaised && isBeyondReason(value, beside->value))
            return true;
        // Siblings are compared with the largest amount of a queue and all queues below it.
        const Amount* const reference = siblings.reference(type, level->queue);
        if (old && reference && reference->value == *old && isBeyondReason(beside->value, value))
            return true;
    }
    return false;
}

bool QuotaFixes::allowsMax(const QueueBounds& queue, ResourceType type, Quantity value) const
{
    const auto need = queue.need.find(type);
    const auto max = queue.max.find(type);
    const bool wasNear = max && isNearMax(queue.sum.valueOr0(type), *max);
    return value > 0 && (!need || *need <= value) && fits(queue.ceiling, type, value)
        && !isUnreasonable(*m_maxima, queue, type, max, value)
        && (wasNear || !isNearMax(queue.sum.valueOr0(type), value));
}

bool QuotaFixes::allowsGuaranteed(const QueueBounds& queue, ResourceType type, Quantity value) const
{
    if (value <= 0 || !fits(queue.max, type, value) || queue.sum.valueOr0(type) > value
        || isUnreasonable(*m_guarantees, queue, type, queue.guaranteed.find(type), value))
        return false;
    // The sums of the queues above, up to the first that has a guarantee itself.
    const Quantity before
        = isZero(queue.guaranteed) ? queue.sum.valueOr0(type) : queue.guaranteed.valueOr0(type);
    const Quantity change = saturatingSubtract(value, before);
    for (const QueueBounds* above = queue.above; above; above = above->above) {
        const Quantity sum = saturatingAdd(above->sum.valueOr0(type), change);
        if (!fits(above->guaranteed, type, sum) || !fits(above->max, type, sum)
            || !fits(above->ceiling, type, sum)
            || isNearMax(sum, above->max.find(type).value_or(kMaxQuantity)))
            return false;
        if (!isZero(above->guaranteed))
            break;
    }
    return true;
}

bool QuotaFixes::allowsLimit(const LimitBounds& limit, ResourceType type, Quantity value)
{
    const bool isBelowRoot = limit.on->above != nullptr;
    return value > 0 && fits(limit.bound, type, value) && fits(limit.on->ceiling, type, value)
        && limit.on->limitsBelow.valueOr0(type) <= value && !exceedsAnyCluster(type.name(), value)
        && (!isBelowRoot || fits(bounds().smallestRootLimit(), type, value))
        && mayEditLimits(*limit.on->queue);
}

bool QuotaFixes::allows(const QuotaPlace& place, ResourceType type, Quantity value)
{
    switch (place.kind) {
    case QuotaPlace::Kind::Guaranteed:
        return allowsGuaranteed(bounds().of(*place.queue), type, value);
    case QuotaPlace::Kind::Max:
        return allowsMax(bounds().of(*place.queue), type, value);
    case QuotaPlace::Kind::Limit:
        return allowsLimit(bounds().of(*place.limit), type, value);
    case QuotaPlace::Kind::Template:
        break;
    }
    return true;
}

FixWriter::Edits QuotaFixes::quantityEdit(const TextMap& map, ResourceType type, Quantity value) const
{
    const TextEntry* const entry = entryOf(map, type);
    if (!entry)
        return std::nullopt;
    const std::string text = quantityText(type, value, entry->value);
    if (isSmallMemory(entry->key, text) && !isSmallMemory(entry->key, entry->value))
        return std::nullopt;
    return m_writer.replace(entry->valueSpan, text, ScalarUse::Quantity);
}

void QuotaFixes::lowerMax(Finding& finding, const QueueConfig& queue, ResourceType type)
{
    const QueueBounds& own = bounds().of(queue);
    const auto most = own.ceiling.find(type);
    if (!most || !allowsMax(own, type, *most))
        return;
    auto edits = quantityEdit(queue.resources.value.max, type, *most);
    addFix(finding, Message(QUOTADECK_TEXT("rules", "Lower %1"), written(type, edits)), std::move(edits));
}

void QuotaFixes::raiseMax(Finding& finding, const QueueConfig& queue, ResourceType type)
{
    const QueueBounds& own = bounds().of(queue);
    const Quantity value = own.need.valueOr0(type);
    if (std::ranges::find(own.disputed, type) != own.disputed.end() || !allowsMax(own, type, value))
        return;
    auto edits = quantityEdit(queue.resources.value.max, type, value);
    addFix(finding,
           Message(QUOTADECK_TEXT("rules", "Raise the maximum of %1: %2"), own.path(), written(type, edits)),
           std::move(edits));
}

void QuotaFixes::lowerGuaranteed(Finding& finding, const QueueConfig& queue, ResourceType type,
                                 Quantity value)
{
    if (!allowsGuaranteed(bounds().of(queue), type, value))
        return;
    auto edits = quantityEdit(queue.resources.value.guaranteed, type, value);
    addFix(finding, Message(QUOTADECK_TEXT("rules", "Lower the guaranteed %1"), written(type, edits)),
           std::move(edits));
}

void QuotaFixes::raiseGuaranteed(Finding& finding, const QueueConfig& queue, ResourceType type,
                                 Quantity value)
{
    if (!allowsGuaranteed(bounds().of(queue), type, value))
        return;
    auto edits = quantityEdit(queue.resources.value.guaranteed, type, value);
    addFix(finding, Message(QUOTADECK_TEXT("rules", "Raise the guaranteed %1"), written(type, edits)),
           std::move(edits));
}

void QuotaFixes::lowerLimit(Finding& finding, const LimitConfig& limit)
{
    const LimitBounds& own = bounds().of(limit);
    FixWriter::Edits edits = TextEdits{};
    std::vector<Message> changes;
    for (const Excess& excess : excesses(own.bound, own.value)) {
        const Quantity value
            = std::min(excess.allowed, own.on->ceiling.find(excess.type).value_or(excess.allowed));
        if (value <= 0 || own.on->limitsBelow.valueOr0(excess.type) > value || !mayEditLimits(*own.on->queue))
            return;
        auto more = quantityEdit(limit.maxResources, excess.type, value);
        changes.push_back(written(excess.type, more));
        edits = joinedEdits(std::move(edits), std::move(more));
    }
    addFix(finding, Message(QUOTADECK_TEXT("rules", "Lower %1"), Message::joined(std::move(changes))),
           std::move(edits));
}

void QuotaFixes::lowerLimit(Finding& finding, const LimitConfig& limit, ResourceType type, Quantity value)
{
    const LimitBounds& own = bounds().of(limit);
    if (!fitInMaxUndef(own.bound, own.value) || value <= 0 || own.on->limitsBelow.valueOr0(type) > value
        || !mayEditLimits(*own.on->queue))
        return;
    auto edits = quantityEdit(limit.maxResources, type, value);
    addFix(finding, Message(QUOTADECK_TEXT("rules", "Lower %1"), written(type, edits)), std::move(edits));
}

void QuotaFixes::raiseLimit(Finding& finding, const LimitConfig& above, const Resource& values)
{
    const LimitBounds& other = bounds().of(above);
    const bool isOfRoot = other.on->above == nullptr;
    if (other.exceeded != 1 || !mayEditLimits(*other.on->queue))
        return;
    FixWriter::Edits edits = TextEdits{};
    std::vector<Message> changes;
    for (const auto& [type, value] : values.entries()) {
        const auto smallest = bounds().smallestRootLimit().find(type);
        const bool movesRootLimit = isOfRoot
            && (rootOf(m_effective).limits.value.size() > 1 || other.on->limitsBelow.valueOr0(type) > value);
        if (movesRootLimit || (!isOfRoot && smallest && value > *smallest) || !fits(other.bound, type, value)
            || !fits(other.on->ceiling, type, value))
            return;
        auto more = quantityEdit(above.maxResources, type, value);
        changes.push_back(written(type, more));
        edits = joinedEdits(std::move(edits), std::move(more));
    }
    addFix(finding,
           Message(QUOTADECK_TEXT("rules", "Raise the limit on %1: %2"), other.on->path(),
                   Message::joined(std::move(changes))),
           std::move(edits));
}

void QuotaFixes::lowerApplications(Finding& finding, const QueueConfig& queue, std::uint64_t count)
{
    const auto isAbove = [count](const auto& holder) { return holder.maxApplications.value > count; };
    if (std::ranges::any_of(queue.queues.value, isAbove) || std::ranges::any_of(queue.limits.value, isAbove))
        return;
    addFix(finding, Message(QUOTADECK_TEXT("rules", "Lower the maximum to %1"), count),
           m_writer.replace(queue.maxApplications.span, std::to_string(count), ScalarUse::Number));
}

void QuotaFixes::raiseApplications(Finding& finding, const QueueConfig& queue, std::uint64_t count)
{
    const QueueBounds& own = bounds().of(queue);
    const std::uint64_t most = own.above ? own.above->queue->maxApplications.value : 0;
    if (most != 0 && count > most)
        return;
    addFix(finding, Message(QUOTADECK_TEXT("rules", "Raise the maximum of %1 to %2"), own.path(), count),
           m_writer.replace(queue.maxApplications.span, std::to_string(count), ScalarUse::Number));
}

void QuotaFixes::setApplications(Finding& finding, const QueueConfig& queue, std::uint64_t count)
{
    const auto set = [this, count](const auto& self, const QueueConfig& target) -> FixWriter::Edits {
        if (target.maxApplications.value != 0)
            return target.maxApplications.value <= count ? FixWriter::Edits(TextEdits{}) : std::nullopt;
        FixWriter::Edits edits = TextEdits{};
        for (const QueueConfig& child : target.queues.value) {
            edits = joinedEdits(std::move(edits), self(self, child));
            if (!edits)
                return std::nullopt;
        }
        for (const LimitConfig& limit : target.limits.value) {
            if (limit.maxApplications.value > count)
                return std::nullopt;
        }
        return joinedEdits(
            std::move(edits),
            m_writer.set(target.span, "maxapplications", {std::to_string(count), ScalarUse::Number}));
    };
    auto edits = set(set, queue);
    const bool isOne = edits && edits->size() == 1;
    addFix(finding,
           isOne ? Message(QUOTADECK_TEXT("rules", "Set \"maxapplications\" to %1"), count)
                 : Message(QUOTADECK_TEXT("rules", "Set \"maxapplications\" to %1, here and below"), count),
           std::move(edits));
}

void QuotaFixes::lowerLimitApplications(Finding& finding, const LimitConfig& limit)
{
    const LimitBounds& own = bounds().of(limit);
    const std::uint64_t old = limit.maxApplications.value;
    const std::uint64_t count = own.applicationsBound;
    const bool looksNew = count <= kFewApplications && (old == 0 || old > kFewApplications)
        && std::ranges::any_of(limit.groups.value,
                               [](const TextField& name) { return name.value == kWildcard; });
    if (count == 0 || looksNew || own.on->applicationsBelow > count
        || (old == 0 && own.on->hasUnboundLimitBelow) || !mayEditLimits(*own.on->queue))
        return;
    addFix(finding,
           old == 0 ? Message(QUOTADECK_TEXT("rules", "Set \"maxapplications\" to %1"), count)
                    : Message(QUOTADECK_TEXT("rules", "Lower the limit to %1"), count),
           m_writer.set(limit.span, "maxapplications", {std::to_string(count), ScalarUse::Number}));
}

void QuotaFixes::raiseLimitApplications(Finding& finding, const LimitConfig& above, std::uint64_t count)
{
    const LimitBounds& other = bounds().of(above);
    const std::uint64_t most = other.applicationsBound;
    if (count == 0 || (most != 0 && count > most) || !mayEditLimits(*other.on->queue))
        return;
    addFix(finding, Message(QUOTADECK_TEXT("rules", "Raise the limit on %1 to %2"), other.on->path(), count),
           m_writer.replace(above.maxApplications.span, std::to_string(count), ScalarUse::Number));
}

bool QuotaFixes::hasLimitsBelow(const QueueConfig& queue)
{
    return bounds().of(queue).hasLimitsBelow;
}

bool QuotaFixes::mayEditLimits(const QueueConfig& queue) const
{
    return &queue != &rootOf(m_effective) || m_effective.limits.value.empty()
        || m_effective.limits.span == queue.limits.span;
}
} // namespace quotadeck::config
