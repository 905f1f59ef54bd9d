// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/rules.h"

#include "core/base/text.h"
#include "core/config/rules/amounts.h"
#include "core/config/schema/content.h"
#include "core/config/schema/effective.h"
#include "core/resource/display.h"

#include <algorithm>
#include <array>
#include <deque>
#include <fmt/format.h>
#include <unordered_map>

namespace quotadeck::config {
namespace {
constexpr RuleInfo kPartitionDuplicate{
    "VAL-10", Severity::Error, "duplicate partition", QUOTADECK_TEXT("rules", "Partition names are unique"),
    QUOTADECK_TEXT(
        "rules",
        "Upper and lower case do not matter; a partition without a name is \"default\". Rename one.")};
constexpr RuleInfo kQueuesMissing{
    "VAL-11", Severity::Error, "queues missing", QUOTADECK_TEXT("rules", "A partition has a list of queues"),
    QUOTADECK_TEXT("rules", "Write \"queues:\" with a list below; an empty list is enough.")};
constexpr RuleInfo kRootResources{"VAL-13", Severity::Error, "root resources",
                                  QUOTADECK_TEXT("rules", "The root queue has no resources of its own"),
                                  QUOTADECK_TEXT("rules",
                                                 "The size of the root is the size of the cluster. Remove "
                                                 "guaranteed and max, or set them on its children.")};
constexpr RuleInfo kPartitionLimits{
    "VAL-20", Severity::Error, "partition limits",
    QUOTADECK_TEXT("rules", "Limits are set on the partition or on the root queue"),
    QUOTADECK_TEXT(
        "rules",
        "Both lists apply to the same queue; if both are written, they must be identical. Keep one.")};
constexpr RuleInfo kNodeSortType{"VAL-75", Severity::Error, "node-sort",
                                 QUOTADECK_TEXT("rules", "The node sorting policy is fair or binpacking"),
                                 QUOTADECK_TEXT("rules", "In lower case, or omitted for fair.")};
constexpr RuleInfo kNodeSortWeight{"VAL-76", Severity::Error, "node-weight",
                                   QUOTADECK_TEXT("rules", "Weights of resources are not negative"),
                                   QUOTADECK_TEXT("rules", "A weight of 0 excludes the resource.")};

TextSpan placeOf(const PartitionConfig& partition)
{
    return partition.name.isSet ? partition.name.span : partition.span;
}
} // namespace

Finding& RuleRun::report(const RuleInfo& rule, std::string path, TextSpan span, Message message)
{
    const bool isError = rule.severity == Severity::Error;
    m_hasErrors = m_hasErrors || isError;
    return (isError ? m_errors : m_warnings)
        .add(Finding{std::string(rule.id),
                     rule.severity,
                     std::string(rule.category),
                     std::move(path),
                     span,
                     std::move(message),
                     {},
                     {}});
}

void runSchedulerChecks(RuleRun& run)
{
    constexpr std::array kChecks = {
        checkPartitionName, // VAL-10
        checkStructure, // VAL-11 to VAL-13
        checkPartitionLimits, // VAL-20 to VAL-22
        checkQueues, // VAL-30 to VAL-49
        checkResources, // VAL-50 to VAL-58
        checkPlacementRules, // VAL-60 to VAL-72
        checkNodeSorting, // VAL-75, VAL-76
        checkApplications, // VAL-77, VAL-78
        checkLimitResources, // VAL-79 to VAL-85
        checkLimitApplications, // VAL-86 to VAL-88
    };
    for (const auto check : kChecks)
        check(run);
}

void runChecks(RuleRun& run)
{
    runSchedulerChecks(run);
    constexpr std::array kChecks = {
        checkQueueLints, // warnings on queues
        checkAmounts, // warnings on amounts
        checkPlacementLints, // warnings on placement rules
    };
    for (const auto check : kChecks)
        check(run);
}

void checkPartitions(SchedulerConfig& config, const FixWriter& writer, FindingLog& errors,
                     FindingLog& warnings, const std::function<bool(RuleRun&)>& check)
{
    std::deque<EffectiveScope> effective;
    for (PartitionConfig& partition : config.partitions)
        effective.emplace_back(partition);
    std::unordered_map<std::string, const PartitionConfig*> firstOfName;
    for (const PartitionConfig& partition : config.partitions) {
        const auto [first, isNew] = firstOfName.try_emplace(asciiLowered(partition.name.value), &partition);
        RuleRun run(partition, isNew ? nullptr : first->second, writer, errors, warnings);
        if (!check(run))
            return;
    }
}

Message fewOf(std::vector<Message> items, std::size_t count)
{
    const std::size_t rest = count - items.size();
    Message shown = Message::joined(std::move(items));
    return rest == 0 ? shown : Message(QUOTADECK_TEXT("rules", "%1 and %2 more"), std::move(shown), rest);
}

std::string pathBelow(std::string_view parent, const QueueConfig& queue)
{
    const std::string& name = queue.name.value;
    std::string path;
    path.reserve(parent.size() + 1 + name.size());
    path.append(parent);
    if (!parent.empty())
        path.push_back('.');
    return path.append(name);
}

TextSpan placeOf(const QueueConfig& queue)
{
    return queue.name.isSet ? queue.name.span : queue.span;
}

void checkPartitionName(RuleRun& run)
{
    const PartitionConfig* const first = run.sameName();
    if (!first)
        return;
    run.report(kPartitionDuplicate, {}, placeOf(run.partition()),
               Message(QUOTADECK_TEXT(
                           "rules", "partition \"%1\" is defined twice; upper and lower case do not matter"),
                       run.partition().name.value))
        .related.push_back({placeOf(*first), QUOTADECK_TEXT("rules", "the first one is here")});
}

void checkStructure(RuleRun& run)
{
    if (!run.partition().queues.isSet) {
        run.report(kQueuesMissing, {}, placeOf(run.partition()),
                   Message(QUOTADECK_TEXT(
                               "rules", "partition \"%1\" has no \"queues\": write at least \"queues: []\""),
                           run.partition().name.value));
    }
    const QueueConfig& root = rootOf(run.partition());
    const ResourcesConfig& resources = root.resources.value;
    if (resources.guaranteed.isSet || resources.max.isSet) {
        const TextMap& first = resources.guaranteed.isSet ? resources.guaranteed : resources.max;
        run.report(
            kRootResources, root.name.value, first.key,
            QUOTADECK_TEXT(
                "rules",
                "the root queue must not have \"guaranteed\" or \"max\": its size is that of the cluster"));
    }
}

void checkPartitionLimits(RuleRun& run)
{
    const auto& ofPartition = run.partition().limits;
    const auto& ofRoot = rootOf(run.partition()).limits;
    if (ofPartition.value.empty() || sameContent(ofPartition.value, ofRoot.value))
        return;
    run.report(kPartitionLimits, rootOf(run.partition()).name.value, ofPartition.key,
               QUOTADECK_TEXT("rules",
                              "the partition and its root queue both have limits, and they differ: keep one "
                              "of the two lists"))
        .related.push_back({ofRoot.key, QUOTADECK_TEXT("rules", "the limits of the root queue")});
}

void checkNodeSorting(RuleRun& run)
{
    const NodeSortPolicyConfig& policy = run.partition().nodeSortPolicy.value;
    const std::string& type = policy.type.value;
    if (!type.empty() && type != "fair" && type != "binpacking") {
        Finding& finding = run.report(
            kNodeSortType, {}, policy.type.span,
            Message(QUOTADECK_TEXT(
                        "rules", "unknown node sorting policy \"%1\": use fair or binpacking, in lower case"),
                    type));
        const std::string lowered = asciiLowered(type);
        if (lowered == "fair" || lowered == "binpacking")
            addFix(finding, Message(QUOTADECK_TEXT("rules", "Write \"%1\""), lowered),
                   run.writer().replace(policy.type.span, lowered, ScalarUse::Text));
    }
    for (const WeightEntry& weight : policy.resourceWeights.value) {
        if (weight.value < 0) {
            run.report(kNodeSortWeight, {}, weight.valueSpan,
                       Message(QUOTADECK_TEXT("rules", "the weight of %1 is %2: it must not be negative"),
                               weight.key, Message::Figure{fmt::format("{}", weight.value)}));
        }
    }
}

std::span<const RuleInfo> partitionRules()
{
    static constexpr std::array kRules{
        kPartitionDuplicate,
        kQueuesMissing,
        RuleInfo::fact(
            "VAL-12", Severity::Error, QUOTADECK_TEXT("rules", "A single top queue \"root\" is the root"),
            QUOTADECK_TEXT("rules",
                           "In all other cases a root is inserted, and the queues become its children.")),
        kRootResources,
        RuleInfo::fact("VAL-14", Severity::Error,
                       QUOTADECK_TEXT("rules", "The root queue is spelled \"root\""),
                       QUOTADECK_TEXT("rules", "Another spelling passes validation but cannot be applied.")),
        kPartitionLimits,
        RuleInfo::fact(
            "VAL-21", Severity::Error,
            QUOTADECK_TEXT("rules", "Limits of the partition are those of the root queue"),
            QUOTADECK_TEXT("rules", "They are checked and enforced as if they were written there.")),
        RuleInfo::fact(
            "VAL-22", Severity::Error,
            QUOTADECK_TEXT("rules", "Without limits of the partition those of the root queue apply"),
            QUOTADECK_TEXT("rules", "The two lists are never merged.")),
        kNodeSortType,
        kNodeSortWeight,
        kConfigurationEmpty,
    };
    return kRules;
}

namespace {
constexpr MessageTemplate kTypedAmount = QUOTADECK_TEXT("rules", "%1 %2");

/// Suffixes of other systems, and those of the scheduler.
struct SuffixSlip
{
    std::string_view written;
    std::string_view meant;
};
constexpr SuffixSlip kSlips[]
    = {{"K", "k"},    {"KB", "k"},   {"kB", "k"},   {"MB", "M"},  {"GB", "G"},  {"TB", "T"},  {"KiB", "Ki"},
       {"MiB", "Mi"}, {"GiB", "Gi"}, {"TiB", "Ti"}, {"ki", "Ki"}, {"mi", "Mi"}, {"gi", "Gi"}, {"g", "G"}};

/// @p text with a suffix that can be read; empty when none is known.
std::string corrected(std::string_view text, QuantityKind kind)
{
    const std::string_view body = trimmedUnicode(text);
    const auto digits = std::min(body.find_first_not_of("0123456789"), body.size());
    const auto* const slip = std::ranges::find(kSlips, body.substr(digits), &SuffixSlip::written);
    if (digits == 0 || slip == std::end(kSlips))
        return {};
    std::string result = fmt::format("{}{}", body.substr(0, digits), slip->meant);
    return parseQuantity(result, kind) ? result : std::string();
}

/// Both values for display, exact where the short forms would be equal.
std::pair<std::string, std::string> texts(const Excess& excess)
{
    std::pair<std::string, std::string> result{displayQuantity(excess.type, excess.asked),
                                               displayQuantity(excess.type, excess.allowed)};
    if (result.first == result.second) {
        const QuantityKind kind = quantityKind(excess.type.name());
        result = {formatQuantity(excess.asked, kind, QuantityStyle::Decimal),
                  formatQuantity(excess.allowed, kind, QuantityStyle::Decimal)};
    }
    return result;
}
} // namespace

void reportQuantities(RuleRun& run, const RuleInfo& rule, const std::string& path, const QuotaPlace& place,
                      const std::vector<BadQuantity>& bad, MessageTemplate form)
{
    for (const auto& [entry, error] : bad) {
        const QuantityKind kind = quantityKind(entry->key);
        const TextSpan span = entry->valueSpan.isEmpty() ? entry->keySpan : entry->valueSpan;
        Finding& finding
            = run.report(rule, path, span, {form, entry->key, describe(error, entry->value, kind)});
        const std::string better = corrected(entry->value, kind);
        const auto value = parseQuantity(better, kind);
        if (value && !isSmallMemory(entry->key, better)
            && run.quotaFixes().allows(place, ResourceType(entry->key), *value)) {
            addFix(finding, Message(QUOTADECK_TEXT("rules", "Write %1"), better),
                   run.writer().replace(entry->valueSpan, better, ScalarUse::Quantity));
        }
    }
}

Message Excess::askedText() const
{
    return {kTypedAmount, type.name(), Message::Figure{texts(*this).first}};
}

Message Excess::allowedText() const
{
    return {QUOTADECK_TEXT("rules", "%1"), Message::Figure{texts(*this).second}};
}

Message Excess::typedAllowedText() const
{
    return {kTypedAmount, type.name(), allowedText()};
}

std::vector<Excess> excesses(const Resource& larger, const Resource& smaller)
{
    std::vector<Excess> result;
    auto limit = larger.entries().begin();
    for (const auto& [type, value] : smaller.entries()) { // both are in the order of the types
        while (limit != larger.entries().end() && limit->type < type)
            ++limit;
        if (limit == larger.entries().end())
            break;
        const Quantity allowed = std::max<Quantity>(0, limit->value);
        if (limit->type == type && value > allowed)
            result.push_back({type, value, allowed});
    }
    return result;
}

TextSpan placeIn(const TextMap& map, ResourceType type, const TextSpan& otherwise)
{
    const auto entry = std::ranges::find(map.value, type.name(), &TextEntry::key);
    return entry == map.value.end() ? otherwise : entry->valueSpan;
}
} // namespace quotadeck::config
