// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/rules/amounts.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/rules/ruleresources.h"
#include "core/resource/display.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace quotadeck::config {
namespace {
/// Names that people take over from elsewhere, in lower case.
struct TypeSlip
{
    std::string_view written;
    std::string_view meant;
};
constexpr TypeSlip kTypeSlips[]
    = {{"cpu", "vcore"},    {"cpus", "vcore"},  {"vcpu", "vcore"}, {"vcpus", "vcore"}, {"cores", "vcore"},
       {"vcores", "vcore"}, {"vcore", "vcore"}, {"mem", "memory"}, {"ram", "memory"},  {"memory", "memory"}};

void reportType(RuleRun& run, const QueueVisit& visit, const QuantityMap& quantities, const TextEntry& entry)
{
    const std::string_view meant = reportedType(entry.key);
    Finding& finding = run.report(
        Check::MisnamedType, visit.path(), entry.keySpan,
        fmt::format("nothing ever uses the resource \"{}\": pods report it as \"{}\"", entry.key, meant));
    const auto value = parseQuantity(entry.value, quantityKind(meant));
    const bool isTaken
        = std::ranges::find(quantities.map.value, meant, &TextEntry::key) != quantities.map.value.end();
    // Beside errors the other name may stand in their messages.
    if (!isTaken && value && !run.hasErrors() && !isSmallMemory(meant, entry.value)
        && run.quotaFixes().allows(quantities.place, ResourceType(meant), *value))
        addFix(finding, fmt::format("Rename the resource to \"{}\"", meant),
               run.writer().replace(entry.keySpan, meant, ScalarUse::Quantity));
}

void checkWeights(RuleRun& run)
{
    const auto& weights = run.partition().nodeSortPolicy.value.resourceWeights.value;
    for (const WeightEntry& weight : weights) {
        const std::string_view meant = reportedType(weight.key);
        if (meant.empty())
            continue;
        Finding& finding = run.report(
            Check::MisnamedType, {}, weight.keySpan,
            fmt::format("no node has the resource \"{}\": nodes report it as \"{}\"", weight.key, meant));
        if (std::ranges::find(weights, meant, &WeightEntry::key) == weights.end())
            addFix(finding, fmt::format("Rename the resource to \"{}\"", meant),
                   run.writer().replace(weight.keySpan, meant, ScalarUse::Quantity));
    }
}

/// The nearest queue above @p visit whose own maximum of @p type is @p value.
const QueueVisit& originOf(const QueueVisit& visit, ResourceType type, Quantity value)
{
    const QueueVisit* origin = visit.above;
    while (origin->above && origin->max.value.find(type) != value)
        origin = origin->above;
    return *origin;
}

bool hasMax(const QueueConfig& queue)
{
    return !queue.resources.value.max.value.empty();
}
} // namespace

std::string_view reportedType(std::string_view type)
{
    if (std::ranges::find(kTypeSlips, type, &TypeSlip::meant) != std::end(kTypeSlips))
        return {};
    const auto* const slip = std::ranges::find_if(kTypeSlips, [type](const TypeSlip& candidate) {
        return equalsIgnoringAsciiCase(candidate.written, type);
    });
    return slip == std::end(kTypeSlips) ? std::string_view() : slip->meant;
}

void lintTypes(RuleRun& run, const QueueVisit& visit)
{
    if (visit.isRoot())
        checkWeights(run);
    forEachQuantityMap(visit.queue, [&](const QuantityMap& quantities) {
        for (const TextEntry& entry : quantities.map.value) {
            if (!reportedType(entry.key).empty())
                reportType(run, visit, quantities, entry);
        }
    });
}

void lintZeroMax(RuleRun& run, const QueueVisit& visit)
{
    const TextMap& max = visit.queue.resources.value.max;
    if (visit.isRoot() || max.value.empty() || !visit.max.bad.empty() || !isZero(visit.max.value))
        return;
    run.report(Check::MaxAllZero, visit.path(), max.span,
               fmt::format("the maximum of {} has only zeros: the validator reads it as nothing allowed, the "
                           "running scheduler as no maximum at all",
                           visit.path()));
}

void lintAncestorMax(RuleRun& run, const QueueVisit& visit)
{
    if (visit.ceiling.entries().empty())
        return;
    for (const LimitConfig& limit : visit.queue.limits.value) {
        for (const Excess& excess : excesses(visit.ceiling, parseResource(limit.maxResources).value)) {
            const auto own = visit.max.value.find(excess.type);
            const bool isError = own && excess.asked > *own; // VAL-41
            if (isError || !reportedType(excess.type.name()).empty())
                continue;
            const QueueVisit& origin = originOf(visit, excess.type, excess.allowed);
            Finding& finding = run.report(
                Check::LimitAboveAncestorMax, visit.path(),
                placeIn(limit.maxResources, excess.type, limit.span),
                fmt::format("this limit allows {}, which nobody can reach: the maximum of {} above it is {}",
                            excess.askedText(), origin.path(), excess.allowedText()));
            finding.related.push_back(
                {placeIn(origin.queue.resources.value.max, excess.type, placeOf(origin.queue)),
                 fmt::format("the maximum of {}", origin.path())});
            run.quotaFixes().lowerLimit(finding, limit, excess.type, excess.allowed);
            run.quotaFixes().raiseMax(finding, origin.queue, excess.type);
        }
    }
}

void lintMissingQuota(RuleRun& run, const QueueVisit& visit)
{
    if (visit.max.value.entries().empty() && visit.ceiling.entries().empty())
        return;
    const auto& children = visit.queue.queues.value;
    // Several without a maximum share on purpose; a single one among others may be forgotten.
    const auto first = std::ranges::find_if_not(children, hasMax);
    if (children.size() < 2 || first == children.end()
        || std::find_if_not(std::next(first), children.end(), hasMax) != children.end())
        return;
    run.report(Check::QuotaMissing, visit.path(), placeOf(*first),
               fmt::format("queue \"{}\" is the only one below {} without a maximum: it may use all that the "
                           "queues above it allow",
                           first->name.value, visit.path()));
}

void adviseNearMax(RuleRun& run, const QueueVisit& visit)
{
    for (const auto& [type, sum] : visit.sum.entries()) {
        const auto max = visit.max.value.find(type);
        if (!max || !isNearMax(sum, *max) || !reportedType(type.name()).empty())
            continue;
        run.report(
            Check::GuaranteedNearMax, visit.path(),
            placeIn(visit.queue.resources.value.max, type, placeOf(visit.queue)),
            fmt::format("the queues below {} guarantee {} {} together, more than 90 % of its maximum {}: "
                        "little is left to share",
                        visit.path(), type.name(), displayQuantity(type, sum), displayQuantity(type, *max)));
    }
}
} // namespace quotadeck::config
