// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partitionplan.h"

#include "core/config/schema/effective.h"

#include <fmt/format.h>
#include <utility>

namespace quotadeck::cluster {
Result<PartitionPlan> readPartitionPlan(const config::PartitionConfig& partition, Mode mode)
{
    const config::QueueConfig& root = config::rootOf(partition);
    auto queues = readQueueSpec(root, mode);
    if (!queues)
        return tl::unexpected(std::move(queues).error());
    auto limits = ugm::Limits::fromQueues(root);
    if (!limits)
        return tl::unexpected(std::move(limits).error());
    const config::PreemptionConfig& preemption = partition.preemption.value;
    PartitionSettings settings{
        .name = partition.name.value,
        .mode = mode,
        .rules = placement::RuleSet::fromConfig(partition.placementRules.value, mode),
        .nodeSorting = NodeSorting::fromConfig(partition.nodeSortPolicy.value),
        .isPreemptionEnabled = !preemption.enabled.isSet || preemption.enabled.value,
        .isQuotaPreemptionEnabled
        = preemption.quotaPreemptionEnabled.isSet && preemption.quotaPreemptionEnabled.value,
    };
    return PartitionPlan{std::move(settings), *std::move(queues), *std::move(limits)};
}

std::string describe(const placement::RuleError& error)
{
    return fmt::format("no placement rule is active, because rule \"{}\" cannot be built: {}", error.rule,
                       error.message);
}
} // namespace quotadeck::cluster
