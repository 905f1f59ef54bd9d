// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/snapshotfacts.h"

#include "core/resource/display.h"

#include <algorithm>
#include <vector>

namespace quotadeck::ui {
namespace {
/// A handful, looked up for every amount of the cluster: a scan over pointers beats a tree.
using Types = std::vector<ResourceType>;

void collect(Types& types, ResourceView resource)
{
    for (const Resource::Entry& entry : resource.entries()) {
        if (std::find(types.begin(), types.end(), entry.type) == types.end())
            types.push_back(entry.type);
    }
}

template <typename Owners>
void collectUsage(Types& types, const std::optional<Owners>& owners)
{
    if (!owners)
        return;
    for (const auto& owner : *owners) {
        for (const UsageNode& node : owner.nodes) {
            collect(types, node.usage);
            collect(types, node.maxResources);
        }
    }
}

Types typesOf(const PartitionSnapshot& partition)
{
    Types types;
    collect(types, partition.info.capacity);
    if (partition.queues) {
        for (const QueueInfo& queue : *partition.queues) {
            collect(types, queue.allocated);
            collect(types, queue.max);
            collect(types, queue.guaranteed);
            collect(types, queue.pending);
        }
    }
    collectUsage(types, partition.users);
    collectUsage(types, partition.groups);
    return types;
}

QString versionOf(const ClusterInfo& cluster)
{
    for (const auto& component : cluster.buildInformation) {
        if (const auto version = component.find("buildVersion"); version != component.end())
            return QString::fromStdString(version->second);
    }
    return {};
}

template <typename List>
std::optional<qsizetype> countOf(const std::optional<List>& list)
{
    return list ? std::optional(static_cast<qsizetype>(list->size())) : std::nullopt;
}
} // namespace

SnapshotFacts snapshotFacts(const ClusterSnapshot& snapshot, std::string_view partitionName)
{
    SnapshotFacts facts;
    if (!snapshot.clusters.empty()) {
        facts.cluster = QString::fromStdString(snapshot.clusters.front().clusterName);
        facts.version = versionOf(snapshot.clusters.front());
    }
    for (const PartitionSnapshot& partition : snapshot.partitions)
        facts.partitions << QString::fromStdString(partition.info.name);
    const PartitionSnapshot* partition = findPartition(snapshot, partitionName);
    if (!partition)
        return facts;

    Types ordered = typesOf(*partition);
    std::sort(ordered.begin(), ordered.end(), precedesForDisplay);
    for (const ResourceType type : ordered)
        facts.resourceTypes << QString::fromStdString(type.name());
    facts.queues = countOf(partition->queues);
    facts.users = countOf(partition->users);
    facts.groups = countOf(partition->groups);
    facts.applications = countOf(partition->applications);
    return facts;
}
} // namespace quotadeck::ui
