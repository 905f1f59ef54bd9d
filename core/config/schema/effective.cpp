// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/effective.h"

#include "core/base/text.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quotadeck::config {
namespace {
bool holdsOnlyRoot(const std::vector<QueueConfig>& queues)
{
    return queues.size() == 1 && equalsIgnoringAsciiCase(queues.front().name.value, kRootQueue);
}

QueueConfig insertedRoot(Field<std::vector<QueueConfig>> children)
{
    QueueConfig root;
    root.name.value = kRootQueue;
    root.name.isSet = true;
    root.queues = std::move(children);
    return root;
}
} // namespace

EffectiveScope::Change EffectiveScope::apply(PartitionConfig& partition)
{
    Change change;
    change.name = partition.name.value;
    if (change.name.empty() || equalsIgnoringAsciiCase(change.name, kDefaultPartition))
        partition.name.value = kDefaultPartition;
    change.hasInsertedRoot = !holdsOnlyRoot(partition.queues.value);
    if (change.hasInsertedRoot) {
        QueueConfig root = insertedRoot(std::move(partition.queues));
        partition.queues.value.clear();
        partition.queues.value.push_back(std::move(root));
    }
    QueueConfig& root = partition.queues.value.front();
    change.parent = root.parent;
    root.parent.value = true;
    root.parent.isSet = true;
    change.hasTakenLimits = root.limits.value.empty() && !partition.limits.value.empty();
    if (change.hasTakenLimits)
        change.limits = std::exchange(root.limits, partition.limits);
    return change;
}

void EffectiveScope::revert(PartitionConfig& partition, Change& change)
{
    partition.name.value = std::move(change.name);
    QueueConfig& root = partition.queues.value.front();
    if (change.hasInsertedRoot) {
        std::vector<QueueConfig> queues = std::move(root.queues.value);
        partition.queues.value = std::move(queues);
        return;
    }
    root.parent = change.parent;
    if (change.hasTakenLimits)
        root.limits = std::move(change.limits);
}

PartitionConfig effectivePartition(const PartitionConfig& partition)
{
    PartitionConfig result = partition;
    EffectiveScope::apply(result);
    return result;
}

std::vector<PartitionConfig> effectivePartitions(const SchedulerConfig& config)
{
    std::vector<PartitionConfig> result;
    result.reserve(config.partitions.size());
    for (const PartitionConfig& partition : config.partitions)
        result.push_back(effectivePartition(partition));
    return result;
}

const QueueConfig& rootOf(const PartitionConfig& effective)
{
    assert(effective.queues.value.size() == 1);
    return effective.queues.value.front();
}

bool isEmptyTemplate(const ChildTemplateConfig& childTemplate)
{
    const auto saysNothing = [](const TextMap& map) {
        return std::ranges::none_of(
            map.value, [](const TextEntry& entry) { return !entry.key.empty() && !entry.value.empty(); });
    };
    const ResourcesConfig& resources = childTemplate.resources.value;
    return childTemplate.maxApplications.value == 0 && saysNothing(childTemplate.properties)
        && saysNothing(resources.guaranteed) && saysNothing(resources.max);
}

const QueueConfig* findQueue(const PartitionConfig& effective, const QueuePath& path)
{
    const QueueConfig* found = nullptr;
    const auto* level = &effective.queues.value;
    for (const auto name : path.parts()) {
        const auto queue = std::ranges::find_if(*level, [name](const QueueConfig& candidate) {
            return equalsIgnoringAsciiCase(candidate.name.value, name);
        });
        if (queue == level->end())
            return nullptr;
        found = &*queue;
        level = &found->queues.value;
    }
    return found;
}
} // namespace quotadeck::config
