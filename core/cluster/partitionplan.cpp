// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partitionplan.h"

#include "core/config/schema/effective.h"

#include <map>
#include <tuple>
#include <utility>

namespace quotadeck::cluster {
namespace {
using Key = std::tuple<std::string, DenialSubject, std::string>; // queue, subject, name
using LimitByKey = std::map<Key, ugm::Limit>;

LimitByKey flattened(const ugm::Limits& limits)
{
    LimitByKey result;
    for (const auto& [path, queue] : limits.queues()) {
        for (const auto& [name, limit] : queue.users)
            result.emplace(Key(path, DenialSubject::User, name.text()), limit);
        for (const auto& [name, limit] : queue.groups)
            result.emplace(Key(path, DenialSubject::Group, name.text()), limit);
    }
    for (const auto& [path, limit] : limits.userWildcards())
        result.emplace(Key(path, DenialSubject::User, ugm::kWildcard), limit);
    return result;
}

LimitChange change(const Key& key, LimitChangeKind kind)
{
    const auto& [path, subject, name] = key;
    return {QueuePath(path), subject, name, kind};
}
} // namespace

std::vector<LimitChange> limitChanges(const ugm::Limits& before, const ugm::Limits& after)
{
    const LimitByKey old = flattened(before);
    LimitByKey all = flattened(after);
    std::vector<LimitChange> result;
    const LimitByKey now = all;
    all.insert(old.begin(), old.end());
    for (const auto& [key, limit] : all) {
        const auto was = old.find(key);
        const auto is = now.find(key);
        if (was == old.end())
            result.push_back(change(key, LimitChangeKind::Added));
        else if (is == now.end())
            result.push_back(change(key, LimitChangeKind::Removed));
        else if (!(was->second == is->second))
            result.push_back(change(key, LimitChangeKind::Changed));
    }
    return result;
}

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
} // namespace quotadeck::cluster
