// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/cluster.h"

#include "core/config/schema/effective.h"

#include <fmt/format.h>
#include <utility>
#include <vector>

namespace quotadeck::cluster {
namespace {
tl::unexpected<Error> inPartition(const std::string& name, Error error)
{
    error.where = fmt::format("{}: {}", name, error.where);
    return tl::unexpected(std::move(error));
}
} // namespace

Result<ClusterUpdate> Cluster::update(const config::SchedulerConfig& config, SystemTime now)
{
    std::map<std::string, PartitionPlan> plans;
    for (const config::PartitionConfig& partition : config::effectivePartitions(config)) {
        auto plan = readPartitionPlan(partition, m_mode);
        if (!plan)
            return inPartition(partition.name.value, std::move(plan).error());
        const std::string name = plan->settings.name;
        const Partition* const known = find(name);
        if (known) {
            if (Status status = known->checkUpdate(*plan); !status)
                return inPartition(name, std::move(status).error());
        }
        plans.emplace(name, *std::move(plan));
    }

    // Nothing can fail from here on.
    ClusterUpdate report;
    for (auto& [name, partition] : m_partitions) {
        if (!plans.contains(name) && !partition.isDraining())
            report.removed.emplace(name, partition.drain(now));
    }
    for (auto& [name, plan] : plans) {
        if (Partition* const known = find(name)) {
            report.updated.emplace(name, *known->update(std::move(plan), now));
            continue;
        }
        const Partition& created = m_partitions.emplace(name, Partition(std::move(plan))).first->second;
        for (const Queue* queue : created.queues().queues())
            report.created[name].push_back({queue->path, QueueChangeKind::Created, {}});
    }
    return report;
}

Partition* Cluster::find(const std::string& name)
{
    const auto partition = m_partitions.find(name);
    return partition == m_partitions.end() ? nullptr : &partition->second;
}

void Cluster::removeIdle()
{
    for (auto& [name, partition] : m_partitions)
        partition.removeIdleQueues();
    std::erase_if(m_partitions, [](const auto& entry) {
        const Partition& partition = entry.second;
        return partition.isDraining() && partition.applications().empty()
            && partition.queues().root().children.empty();
    });
}
} // namespace quotadeck::cluster
