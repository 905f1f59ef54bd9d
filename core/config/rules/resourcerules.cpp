// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/ruleresources.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"

#include <fmt/format.h>
#include <optional>

namespace quotadeck::config {
namespace {
/// One queue of the path that is being walked.
struct Level
{
    const Level* above;
    const QueueConfig& queue;
    std::string path;
    const Resource& guaranteed;
    const Resource& max; ///< its own
    Resource effectiveMax; ///< with those of all ancestors (VAL-53)
};

/// The lowest level from @p level up whose own maximum of @p type is @p value.
const Level& originOf(const Level& level, ResourceType type, Quantity value)
{
    const Level* origin = &level;
    while (origin->above && origin->max.find(type) != value)
        origin = origin->above;
    return *origin;
}

TextSpan placeOfMax(const Level& level, ResourceType type)
{
    return placeIn(level.queue.resources.value.max, type, placeOf(level.queue));
}

TextSpan placeOfGuaranteed(const QueueConfig& queue, ResourceType type)
{
    return placeIn(queue.resources.value.guaranteed, type, placeOf(queue));
}

/// Points to the children that guarantee @p type.
void relateChildren(Finding& finding, const QueueConfig& queue, ResourceType type)
{
    constexpr std::size_t kMostChildren = 20;
    for (const QueueConfig& child : queue.queues.value) {
        const auto& guaranteed = child.resources.value.guaranteed;
        const TextSpan none;
        if (const TextSpan place = placeIn(guaranteed, type, none);
            place != none && finding.related.size() < kMostChildren)
            finding.related.push_back({place, fmt::format("{} guarantees this part", child.name.value)});
    }
}

class ResourceWalk
{
public:
    explicit ResourceWalk(RuleRun& run) : m_run(run) { }

    /// Checks the subtree of @p queue; returns what it counts for in its parent (VAL-57).
    Resource visit(const QueueConfig& queue, const Level* above)
    {
        const ParsedResource guaranteed = parseResource(queue.resources.value.guaranteed);
        const ParsedResource max = parseResource(queue.resources.value.max);
        Level level{above,
                    queue,
                    pathBelow(above ? std::string_view(above->path) : std::string_view(), queue),
                    guaranteed.value,
                    max.value,
                    max.value};
        reportQuantities(m_run, Check::QueueQuantity, level.path,
                         {QuotaPlace::Kind::Guaranteed, &queue, nullptr}, guaranteed.bad);
        reportQuantities(m_run, Check::QueueQuantity, level.path, {QuotaPlace::Kind::Max, &queue, nullptr},
                         max.bad);
        checkGuaranteed(level);
        if (above) {
            checkMax(level);
            level.effectiveMax = *componentMin(level.max, above->effectiveMax);
        }
        Resource sum;
        for (const QueueConfig& child : queue.queues.value)
            addTo(sum, visit(child, &level));
        checkSums(level, sum);
        return isZero(level.guaranteed) ? sum : level.guaranteed;
    }

private:
    void checkGuaranteed(const Level& level); // VAL-51
    void checkMax(const Level& level); // VAL-52
    void checkSums(const Level& level, const Resource& sum); // VAL-55, VAL-56

    RuleRun& m_run;
};

void ResourceWalk::checkGuaranteed(const Level& level)
{
    for (const Excess& excess : excesses(level.max, level.guaranteed)) {
        Finding& finding
            = m_run.report(Check::GuaranteedAboveMax, level.path, placeOfGuaranteed(level.queue, excess.type),
                           fmt::format("queue {} guarantees {}, more than its own maximum {}", level.path,
                                       excess.askedText(), excess.allowedText()));
        finding.related.push_back({placeOfMax(level, excess.type), "the maximum"});
        m_run.quotaFixes().lowerGuaranteed(finding, level.queue, excess.type, excess.allowed);
        m_run.quotaFixes().raiseMax(finding, level.queue, excess.type);
    }
}

void ResourceWalk::checkMax(const Level& level)
{
    for (const Excess& excess : excesses(level.above->effectiveMax, level.max)) {
        const Level& origin = originOf(*level.above, excess.type, excess.allowed);
        Finding& finding
            = m_run.report(Check::ChildMax, level.path, placeOfMax(level, excess.type),
                           fmt::format("queue {} has the maximum {}, more than {} of {} above it", level.path,
                                       excess.askedText(), excess.allowedText(), origin.path));
        finding.related.push_back(
            {placeOfMax(origin, excess.type), fmt::format("the maximum of {}", origin.path)});
        m_run.quotaFixes().lowerMax(finding, level.queue, excess.type);
        m_run.quotaFixes().raiseMax(finding, origin.queue, excess.type);
    }
}

void ResourceWalk::checkSums(const Level& level, const Resource& sum)
{
    for (const Excess& excess : excesses(level.guaranteed, sum)) {
        Finding& finding
            = m_run.report(Check::GuaranteedSum, level.path, placeOfGuaranteed(level.queue, excess.type),
                           fmt::format("the queues below {} guarantee {} together, but {} itself only {}",
                                       level.path, excess.askedText(), level.path, excess.allowedText()));
        relateChildren(finding, level.queue, excess.type);
        m_run.quotaFixes().raiseGuaranteed(finding, level.queue, excess.type, excess.asked);
    }
    for (const Excess& excess : excesses(level.effectiveMax, sum)) {
        const Level& origin = originOf(level, excess.type, excess.allowed);
        Finding& finding = m_run.report(
            Check::GuaranteedSumAboveMax, level.path, placeOfMax(level, excess.type),
            fmt::format("the queues below {} guarantee {} together, more than the maximum {} of {}",
                        level.path, excess.askedText(), excess.allowedText(), origin.path));
        if (&origin != &level)
            finding.related.push_back(
                {placeOfMax(origin, excess.type), fmt::format("the maximum of {}", origin.path)});
        relateChildren(finding, level.queue, excess.type);
        m_run.quotaFixes().raiseMax(finding, origin.queue, excess.type);
    }
}
} // namespace

void checkResources(RuleRun& run)
{
    ResourceWalk(run).visit(rootOf(run.partition()), nullptr);
}
} // namespace quotadeck::config
