// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/rules.h"

#include "core/config/schema/content.h"
#include "core/config/schema/effective.h"

#include <array>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
constexpr std::array kStages = {
    RuleStage{"VAL-10", checkPartitionName},
    RuleStage{"VAL-11 to VAL-13", checkStructure},
    RuleStage{"VAL-20 to VAL-22", checkPartitionLimits},
    RuleStage{"VAL-30 to VAL-49", checkQueues},
    RuleStage{"VAL-50 to VAL-58", checkResources},
    RuleStage{"VAL-60 to VAL-72", checkPlacementRules},
    RuleStage{"VAL-75 to VAL-76", checkNodeSorting},
    RuleStage{"VAL-77 to VAL-78", checkApplications},
    RuleStage{"VAL-79 to VAL-85", checkLimitResources},
    RuleStage{"VAL-86 to VAL-88", checkLimitApplications},
    RuleStage{"warnings on queues", checkQueueLints},
    RuleStage{"warnings on amounts", checkAmounts},
    RuleStage{"warnings on placement rules", checkPlacementLints},
};

TextSpan placeOf(const PartitionConfig& partition)
{
    return partition.name.isSet ? partition.name.span : partition.span;
}
} // namespace

Finding& RuleRun::report(Check check, std::string path, TextSpan span, std::string message)
{
    const CheckInfo& info = infoOf(check);
    const bool isError = info.severity == Severity::Error;
    m_hasErrors = m_hasErrors || isError;
    return (isError ? m_errors : m_warnings)
        .add(Finding{std::string(info.rule),
                     info.severity,
                     std::string(info.category),
                     std::move(path),
                     span,
                     std::move(message),
                     {},
                     {}});
}

std::span<const RuleStage> ruleStages()
{
    return kStages;
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
    run.report(Check::PartitionDuplicate, {}, placeOf(run.partition()),
               fmt::format("partition \"{}\" is defined twice; upper and lower case do not matter",
                           run.partition().name.value))
        .related.push_back({placeOf(*first), "the first one is here"});
}

void checkStructure(RuleRun& run)
{
    if (!run.partition().queues.isSet) {
        run.report(Check::QueuesMissing, {}, placeOf(run.partition()),
                   fmt::format("partition \"{}\" has no \"queues\": write at least \"queues: []\"",
                               run.partition().name.value));
    }
    const QueueConfig& root = rootOf(run.partition());
    const ResourcesConfig& resources = root.resources.value;
    if (resources.guaranteed.isSet || resources.max.isSet) {
        const TextMap& first = resources.guaranteed.isSet ? resources.guaranteed : resources.max;
        run.report(Check::RootResources, root.name.value, first.key,
                   "the root queue must not have \"guaranteed\" or \"max\": its size is that of the cluster");
    }
}

void checkPartitionLimits(RuleRun& run)
{
    const auto& ofPartition = run.partition().limits;
    const auto& ofRoot = rootOf(run.partition()).limits;
    if (ofPartition.value.empty() || sameContent(ofPartition.value, ofRoot.value))
        return;
    run.report(
           Check::PartitionLimits, rootOf(run.partition()).name.value, ofPartition.key,
           "the partition and its root queue both have limits, and they differ: keep one of the two lists")
        .related.push_back({ofRoot.key, "the limits of the root queue"});
}
} // namespace quotadeck::config
