// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonfields.h"
#include "core/snapshot/jsonrows.h"
#include "core/snapshot/restjson.h"

#include <array>

namespace quotadeck::rest {
namespace {
using ClusterFields = Fields<ClusterInfo>;
constexpr std::array kClusterFields{
    ClusterFields::always<&ClusterInfo::clusterName>("clusterName"),
    ClusterFields::always<&ClusterInfo::partition>("partition"),
    ClusterFields::optional<&ClusterInfo::buildInformation>("rmBuildInformation"),
    ClusterFields::optional<&ClusterInfo::startTime>("startTime"),
};

using PartitionFields = Fields<PartitionInfo>;
constexpr std::array kCapacityFields{
    PartitionFields::optional<&PartitionInfo::capacity>("capacity"),
    PartitionFields::optional<&PartitionInfo::usedCapacity>("usedCapacity"),
    PartitionFields::optional<&PartitionInfo::utilization>("utilization"),
};

constexpr std::array kNodeSortFields{
    PartitionFields::optional<&PartitionInfo::nodeSortWeights>("resourceWeights"),
    PartitionFields::optional<&PartitionInfo::nodeSortType>("type"),
};

constexpr std::array kPartitionFields{
    PartitionFields::always<&PartitionInfo::applications>("applications"),
    PartitionFields::nested<kCapacityFields>("capacity"),
    PartitionFields::always<&PartitionInfo::clusterId>("clusterId"),
    PartitionFields::optional<&PartitionInfo::lastStateTransitionTime>("lastStateTransitionTime"),
    PartitionFields::always<&PartitionInfo::name>("name"),
    PartitionFields::nested<kNodeSortFields>("nodeSortingPolicy"),
    PartitionFields::always<&PartitionInfo::preemptionEnabled>("preemptionEnabled"),
    PartitionFields::optional<&PartitionInfo::quotaPreemptionEnabled>("quotaPreemptionEnabled"),
    PartitionFields::optional<&PartitionInfo::state>("state"),
    PartitionFields::optional<&PartitionInfo::totalContainers>("totalContainers"),
    PartitionFields::optional<&PartitionInfo::totalNodes>("totalNodes"),
};

using NodeFields = Fields<NodeInfo>;
constexpr std::array kNodeFields{
    NodeFields::optional<&NodeInfo::allocated>("allocated"),
    NodeFields::optional<&NodeInfo::allocations>("allocations"),
    NodeFields::optional<&NodeInfo::attributes>("attributes"),
    NodeFields::optional<&NodeInfo::available>("available"),
    NodeFields::optional<&NodeInfo::capacity>("capacity"),
    NodeFields::optional<&NodeInfo::foreignAllocations>("foreignAllocations"),
    NodeFields::optional<&NodeInfo::hostName>("hostName"),
    NodeFields::always<&NodeInfo::isReserved>("isReserved"),
    NodeFields::always<&NodeInfo::id>("nodeID"),
    NodeFields::optional<&NodeInfo::occupied>("occupied"),
    NodeFields::optional<&NodeInfo::rackName>("rackName"),
    NodeFields::optional<&NodeInfo::reservations>("reservations"),
    NodeFields::always<&NodeInfo::schedulable>("schedulable"),
    NodeFields::optional<&NodeInfo::utilized>("utilized"),
};

using CheckFields = Fields<HealthCheck>;
constexpr std::array kCheckFields{
    CheckFields::optional<&HealthCheck::description>("Description"),
    CheckFields::optional<&HealthCheck::diagnosis>("DiagnosisMessage"),
    CheckFields::optional<&HealthCheck::name>("Name"),
    CheckFields::always<&HealthCheck::succeeded>("Succeeded"),
};

constexpr std::array kHealthFields{
    Fields<HealthInfo>::optional<&HealthInfo::checks>("HealthChecks"),
    Fields<HealthInfo>::always<&HealthInfo::healthy>("Healthy"),
};
} // namespace

void read(const JsonValue& value, ClusterInfo& cluster)
{
    readFields<kClusterFields>(value, cluster);
}

void read(const JsonValue& value, PartitionInfo& partition)
{
    readFields<kPartitionFields>(value, partition);
    if (partition.name.empty())
        value.misses("name");
}

void read(const JsonValue& value, NodeInfo& node)
{
    readFields<kNodeFields>(value, node);
    if (node.id.empty())
        value.misses("nodeID");
}

void read(const JsonValue& value, HealthCheck& check)
{
    readFields<kCheckFields>(value, check);
}

void read(const JsonValue& value, HealthInfo& health)
{
    readFields<kHealthFields>(value, health);
    if (!value.has("Healthy")) // an error object must not pass for a sick scheduler
        value.misses("Healthy");
}

void write(JsonWriter& writer, const ClusterInfo& cluster)
{
    writeObject<kClusterFields>(writer, cluster);
}

void write(JsonWriter& writer, const PartitionInfo& partition)
{
    writeObject<kPartitionFields>(writer, partition);
}

void write(JsonWriter& writer, const NodeInfo& node)
{
    writeObject<kNodeFields>(writer, node);
}

void write(JsonWriter& writer, const HealthCheck& check)
{
    writeObject<kCheckFields>(writer, check);
}

void write(JsonWriter& writer, const HealthInfo& health)
{
    writeObject<kHealthFields>(writer, health);
}

Result<std::vector<ClusterInfo>> readClusters(std::string_view json)
{
    return readList<ClusterInfo>(json);
}

Result<std::vector<PartitionInfo>> readPartitions(std::string_view json)
{
    return readList<PartitionInfo>(json);
}

Result<std::vector<NodeInfo>> readNodes(std::string_view json)
{
    return readList<NodeInfo>(json);
}

Result<HealthInfo> readHealth(std::string_view json)
{
    return readAnswer<HealthInfo>(json,
                                  [](const JsonValue& root, HealthInfo& health) { read(root, health); });
}

std::string writeClusters(const std::vector<ClusterInfo>& clusters)
{
    return toJson(clusters);
}

std::string writePartition(const PartitionInfo& partition)
{
    return toJson(partition);
}

std::string writeNodes(const std::vector<NodeInfo>& nodes)
{
    return toJson(nodes);
}

std::string writeHealth(const HealthInfo& health)
{
    return toJson(health);
}

std::string writePartitions(const std::vector<PartitionSnapshot>& partitions)
{
    JsonWriter writer;
    writer.beginArray();
    for (const auto& partition : partitions)
        write(writer, partition.info);
    writer.endArray();
    return writer.take();
}

std::string writeNode(const NodeInfo& node)
{
    return toJson(node);
}
} // namespace quotadeck::rest
