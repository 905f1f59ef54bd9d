// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/rules/amounts.h"
#include "core/config/rules/queuevisit.h"
#include "core/config/rules/rules.h"
#include "core/config/schema/effective.h"
#include "core/resource/display.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>

namespace quotadeck::config {
namespace {
constexpr RuleInfo kQueueQuantity{
    "VAL-50", Severity::Error, "resource-parse",
    QUOTADECK_TEXT("rules", "Guaranteed and maximum are quantities"),
    QUOTADECK_TEXT("rules",
                   "Write whole numbers with a unit that fits the resource: vcore 500m or 2, memory 10Gi.")};
constexpr RuleInfo kGuaranteedAboveMax{"VAL-51", Severity::Error, "guaranteed-vs-max",
                                       QUOTADECK_TEXT("rules", "A queue guarantees no more than its maximum"),
                                       QUOTADECK_TEXT("rules", "Lower the guarantee or raise the maximum.")};
constexpr RuleInfo kChildMax{
    "VAL-52", Severity::Error, "child-max",
    QUOTADECK_TEXT("rules", "The maximum of a queue fits into those above"),
    QUOTADECK_TEXT("rules",
                   "The smallest maximum on the path to the root counts. Lower this one or raise that one.")};
constexpr RuleInfo kGuaranteedSum{
    "VAL-55", Severity::Error, "sum-guaranteed",
    QUOTADECK_TEXT("rules", "Children are guaranteed no more than their parent"),
    QUOTADECK_TEXT("rules",
                   "The sum over the children must fit into the guarantee of the parent, for the resources "
                   "that it sets.")};
constexpr RuleInfo kGuaranteedSumAboveMax{
    "VAL-56", Severity::Error, "sum-guaranteed-max",
    QUOTADECK_TEXT("rules", "Children are guaranteed no more than the maximum above"),
    QUOTADECK_TEXT(
        "rules",
        "The sum over the children must fit into the smallest maximum from their parent to the root.")};
constexpr RuleInfo kMisnamedType{"CFG-LINT-1", Severity::Warning, "",
                                 QUOTADECK_TEXT("rules", "Resources have the names that pods report"),
                                 QUOTADECK_TEXT("rules",
                                                "Pods report \"vcore\" and \"memory\", in lower case. A "
                                                "quota on \"cpu\" or \"Memory\" limits nothing.")};
constexpr RuleInfo kMaxAllZero{"CFG-LINT-6", Severity::Warning, "",
                               QUOTADECK_TEXT("rules", "A maximum is not all zeros"),
                               QUOTADECK_TEXT("rules",
                                              "Validation reads it as nothing allowed, the running scheduler "
                                              "as no maximum. Remove it, or set the intended quota.")};
constexpr RuleInfo kLimitAboveAncestorMax{
    "CFG-LINT-10", Severity::Warning, "",
    QUOTADECK_TEXT("rules", "A limit fits into the maximum of every queue above"),
    QUOTADECK_TEXT(
        "rules",
        "The scheduler compares only the queue's own maximum. A larger limit can never be reached.")};
constexpr RuleInfo kQuotaMissing{
    "VAL-LINT-6", Severity::Info, "",
    QUOTADECK_TEXT("rules", "A queue without quota shares that of its parent"),
    QUOTADECK_TEXT("rules", "Its siblings can use all of it; set a quota if the queue needs its own.")};
constexpr RuleInfo kGuaranteedNearMax{
    "ADV-3", Severity::Info, "", QUOTADECK_TEXT("rules", "Guarantees leave room below the maximum"),
    QUOTADECK_TEXT(
        "rules",
        "With more than nine tenths guaranteed little can be lent. Guaranteeing all of it may be intended.")};

/// One queue of the path that is being walked.
struct PathQueue
{
    const PathQueue* above;
    const QueueConfig& queue;
    const Resource& guaranteed;
    const Resource& max; ///< its own
    Resource effectiveMax; ///< with those of all ancestors (VAL-53); only of a queue with queues below it

    [[nodiscard]] std::string path() const { return pathBelow(above ? above->path() : std::string(), queue); }
};

/// The lowest level from @p level up whose own maximum of @p type is @p value.
const PathQueue& originOf(const PathQueue& level, ResourceType type, Quantity value)
{
    const PathQueue* origin = &level;
    while (origin->above && origin->max.find(type) != value)
        origin = origin->above;
    return *origin;
}

TextSpan placeOfMax(const PathQueue& level, ResourceType type)
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
            finding.related.push_back(
                {place, Message(QUOTADECK_TEXT("rules", "%1 guarantees this part"), child.name.value)});
    }
}

class ResourceWalk
{
public:
    explicit ResourceWalk(RuleRun& run) : m_run(run) { }

    /// Checks the subtree of @p queue; returns the guarantee that it adds to its parent (VAL-57).
    Resource visit(const QueueConfig& queue, const PathQueue* above)
    {
        const ParsedResource guaranteed = parseResource(queue.resources.value.guaranteed);
        const ParsedResource max = parseResource(queue.resources.value.max);
        PathQueue level{above, queue, guaranteed.value, max.value, {}};
        reportBad(level, QuotaPlace::Kind::Guaranteed, guaranteed.bad);
        reportBad(level, QuotaPlace::Kind::Max, max.bad);
        checkGuaranteed(level);
        if (above)
            checkMax(level);
        Resource sum;
        if (!queue.queues.value.empty()) {
            level.effectiveMax = above ? *componentMin(level.max, above->effectiveMax) : level.max;
            for (const QueueConfig& child : queue.queues.value)
                addTo(sum, visit(child, &level));
            checkSums(level, sum);
        }
        return isZero(level.guaranteed) ? sum : level.guaranteed;
    }

private:
    void reportBad(const PathQueue& level, QuotaPlace::Kind kind, const std::vector<BadQuantity>& bad)
    {
        if (!bad.empty())
            reportQuantities(m_run, kQueueQuantity, level.path(), {kind, &level.queue, nullptr}, bad);
    }
    void checkGuaranteed(const PathQueue& level); // VAL-51
    void checkMax(const PathQueue& level); // VAL-52
    void checkSums(const PathQueue& level, const Resource& sum); // VAL-55, VAL-56

    RuleRun& m_run;
};

void ResourceWalk::checkGuaranteed(const PathQueue& level)
{
    for (const Excess& excess : excesses(level.max, level.guaranteed)) {
        Finding& finding = m_run.report(
            kGuaranteedAboveMax, level.path(), placeOfGuaranteed(level.queue, excess.type),
            Message(QUOTADECK_TEXT("rules", "queue %1 guarantees %2, more than its own maximum %3"),
                    level.path(), excess.askedText(), excess.allowedText()));
        finding.related.push_back({placeOfMax(level, excess.type), QUOTADECK_TEXT("rules", "the maximum")});
        m_run.quotaFixes().lowerGuaranteed(finding, level.queue, excess.type, excess.allowed);
        m_run.quotaFixes().raiseMax(finding, level.queue, excess.type);
    }
}

void ResourceWalk::checkMax(const PathQueue& level)
{
    for (const Excess& excess : excesses(level.above->effectiveMax, level.max)) {
        const PathQueue& origin = originOf(*level.above, excess.type, excess.allowed);
        Finding& finding = m_run.report(
            kChildMax, level.path(), placeOfMax(level, excess.type),
            Message(QUOTADECK_TEXT("rules", "queue %1 has the maximum %2, more than %3 of %4 above it"),
                    level.path(), excess.askedText(), excess.allowedText(), origin.path()));
        finding.related.push_back({placeOfMax(origin, excess.type),
                                   Message(QUOTADECK_TEXT("rules", "the maximum of %1"), origin.path())});
        m_run.quotaFixes().lowerMax(finding, level.queue, excess.type);
        m_run.quotaFixes().raiseMax(finding, origin.queue, excess.type);
    }
}

void ResourceWalk::checkSums(const PathQueue& level, const Resource& sum)
{
    for (const Excess& excess : excesses(level.guaranteed, sum)) {
        Finding& finding = m_run.report(
            kGuaranteedSum, level.path(), placeOfGuaranteed(level.queue, excess.type),
            Message(
                QUOTADECK_TEXT("rules", "the queues below %1 guarantee %2 together, but %1 itself only %3"),
                level.path(), excess.askedText(), excess.allowedText()));
        relateChildren(finding, level.queue, excess.type);
        m_run.quotaFixes().raiseGuaranteed(finding, level.queue, excess.type, excess.asked);
    }
    for (const Excess& excess : excesses(level.effectiveMax, sum)) {
        const PathQueue& origin = originOf(level, excess.type, excess.allowed);
        Finding& finding = m_run.report(
            kGuaranteedSumAboveMax, level.path(), placeOfMax(level, excess.type),
            Message(QUOTADECK_TEXT(
                        "rules", "the queues below %1 guarantee %2 together, more than the maximum %3 of %4"),
                    level.path(), excess.askedText(), excess.allowedText(), origin.path()));
        if (&origin != &level)
            finding.related.push_back({placeOfMax(origin, excess.type),
                                       Message(QUOTADECK_TEXT("rules", "the maximum of %1"), origin.path())});
        relateChildren(finding, level.queue, excess.type);
        m_run.quotaFixes().raiseMax(finding, origin.queue, excess.type);
    }
}

/// Common mistakes in names of resources, in lower case.
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
        kMisnamedType, visit.path(), entry.keySpan,
        Message(QUOTADECK_TEXT("rules", "no pod uses the resource \"%1\": pods report it as \"%2\""),
                entry.key, meant));
    const auto value = parseQuantity(entry.value, quantityKind(meant));
    const bool isTaken
        = std::ranges::find(quantities.map.value, meant, &TextEntry::key) != quantities.map.value.end();
    // With errors, the old name may be part of their messages.
    if (!isTaken && value && !run.hasErrors() && !isSmallMemory(meant, entry.value)
        && run.quotaFixes().allows(quantities.place, ResourceType(meant), *value))
        addFix(finding, Message(QUOTADECK_TEXT("rules", "Rename the resource to \"%1\""), meant),
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
            kMisnamedType, {}, weight.keySpan,
            Message(QUOTADECK_TEXT("rules", "no node has the resource \"%1\": nodes report it as \"%2\""),
                    weight.key, meant));
        if (std::ranges::find(weights, meant, &WeightEntry::key) == weights.end())
            addFix(finding, Message(QUOTADECK_TEXT("rules", "Rename the resource to \"%1\""), meant),
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

void checkResources(RuleRun& run)
{
    ResourceWalk(run).visit(rootOf(run.partition()), nullptr);
}

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
    run.report(kMaxAllZero, visit.path(), max.span,
               Message(QUOTADECK_TEXT("rules",
                                      "the maximum of %1 has only zeros: the validator reads it as nothing "
                                      "allowed, the running scheduler as no maximum at all"),
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
                kLimitAboveAncestorMax, visit.path(), placeIn(limit.maxResources, excess.type, limit.span),
                Message(
                    QUOTADECK_TEXT(
                        "rules",
                        "this limit allows %1, which cannot be reached: the maximum of %2 above it is %3"),
                    excess.askedText(), origin.path(), excess.allowedText()));
            finding.related.push_back(
                {placeIn(origin.queue.resources.value.max, excess.type, placeOf(origin.queue)),
                 Message(QUOTADECK_TEXT("rules", "the maximum of %1"), origin.path())});
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
    // Several queues without a maximum are probably intended; a single one may be an oversight.
    const auto first = std::ranges::find_if_not(children, hasMax);
    if (children.size() < 2 || first == children.end()
        || std::find_if_not(std::next(first), children.end(), hasMax) != children.end())
        return;
    run.report(kQuotaMissing, visit.path(), placeOf(*first),
               Message(QUOTADECK_TEXT("rules",
                                      "queue \"%1\" is the only one below %2 without a maximum: it may use "
                                      "all that the queues above it allow"),
                       first->name.value, visit.path()));
}

void adviseNearMax(RuleRun& run, const QueueVisit& visit)
{
    for (const auto& [type, sum] : visit.sum.entries()) {
        const auto max = visit.max.value.find(type);
        if (!max || !isNearMax(sum, *max) || !reportedType(type.name()).empty())
            continue;
        run.report(kGuaranteedNearMax, visit.path(),
                   placeIn(visit.queue.resources.value.max, type, placeOf(visit.queue)),
                   Message(QUOTADECK_TEXT("rules",
                                          "the queues below %1 guarantee %2 %3 together, more than 90% of "
                                          "its maximum %4: little is left to share"),
                           visit.path(), type.name(), Message::Figure{displayQuantity(type, sum)},
                           Message::Figure{displayQuantity(type, *max)}));
    }
}

std::span<const RuleInfo> resourceRules()
{
    static constexpr std::array kRules{
        kQueueQuantity,
        kGuaranteedAboveMax,
        kChildMax,
        RuleInfo::fact("VAL-53", Severity::Error,
                       QUOTADECK_TEXT("rules", "The smallest maximum on the path applies"),
                       QUOTADECK_TEXT("rules", "A queue without a maximum inherits the one above.")),
        RuleInfo::fact(
            "VAL-54", Severity::Error, QUOTADECK_TEXT("rules", "Guarantees of children are added up"),
            QUOTADECK_TEXT("rules", "The sum represents the subtree in the comparisons above it.")),
        kGuaranteedSum,
        kGuaranteedSumAboveMax,
        RuleInfo::fact(
            "VAL-57", Severity::Error, QUOTADECK_TEXT("rules", "A guarantee represents its subtree"),
            QUOTADECK_TEXT("rules",
                           "Resources that a queue does not guarantee itself are not counted above it.")),
        RuleInfo::fact(
            "VAL-58", Severity::Error, QUOTADECK_TEXT("rules", "The root guarantees nothing"),
            QUOTADECK_TEXT("rules", "The sum of the maxima of its children may exceed the cluster.")),
        kMisnamedType,
        kMaxAllZero,
        kLimitAboveAncestorMax,
        kQuotaMissing,
        kGuaranteedNearMax,
    };
    return kRules;
}
} // namespace quotadeck::config
