// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/effective.h"

#include "core/base/text.h"

#include <algorithm>
#include <cassert>

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

PartitionConfig effectivePartition(const PartitionConfig& partition)
{
    PartitionConfig result = partition;
    if (result.name.value.empty() || equalsIgnoringAsciiCase(result.name.value, kDefaultPartition))
        result.name.value = kDefaultPartition;
    if (!holdsOnlyRoot(result.queues.value)) {
        QueueConfig root = insertedRoot(std::move(result.queues));
        result.queues = {};
        result.queues.isSet = root.queues.isSet;
        result.queues.key = root.queues.key;
        result.queues.span = root.queues.span;
        result.queues.value.push_back(std::move(root));
    }
    QueueConfig& root = result.queues.value.front();
    root.parent.value = true;
    root.parent.isSet = true;
    if (root.limits.value.empty() && !result.limits.value.empty())
        root.limits = result.limits;
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
