// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonfields.h"
#include "core/snapshot/jsonwrite.h"
#include "core/snapshot/restjson.h"

#include <array>
#include <fmt/format.h>
#include <simdjson.h>
#include <utility>

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

namespace {
using simdjson::dom::element;

/// Puts what @p read makes of the member @p key into @p target; null and a missing member stay unknown.
template <typename T>
Status readPart(const element& root, std::string_view key, Result<T> (*read)(std::string_view),
                std::optional<T>& target)
{
    element value;
    if (root.at_key(key).get(value) != simdjson::SUCCESS || value.is_null())
        return {};
    Result<T> part = read(simdjson::minify(value));
    if (!part)
        return fail(part.error().code, std::string(key), std::move(part.error().message));
    target = *std::move(part);
    return {};
}

Result<PartitionInfo> readPartition(std::string_view json)
{
    auto rows = readPartitions(fmt::format("[{}]", json));
    if (!rows)
        return tl::unexpected(std::move(rows).error());
    return std::move(rows->front());
}
} // namespace

std::string writePartitionSnapshot(const ClusterSnapshot& snapshot, const PartitionSnapshot& partition)
{
    JsonWriter writer;
    const auto part = [&writer](std::string_view name, const auto& list, auto&& toText) {
        writer.key(name);
        writer.raw(list ? toText(*list) : std::string("null"));
    };
    writer.beginObject();
    part("applications", partition.applications, writeApplications);
    part("groups", partition.groups, writeGroups);
    part("health", snapshot.health, writeHealth);
    part("nodes", partition.nodes, writeNodes);
    writer.key("partition");
    writer.raw(writePartition(partition.info));
    part("queues", partition.queues, writeQueues);
    part("users", partition.users, writeUsers);
    writer.endObject();
    return writer.take();
}

Result<ClusterSnapshot> readPartitionSnapshot(std::string_view json)
{
    simdjson::dom::parser parser;
    element root;
    const auto error = json.empty() ? simdjson::EMPTY : parser.parse(json.data(), json.size()).get(root);
    if (error != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("snapshot", "no JSON: %1"), simdjson::error_message(error)));
    if (!root.is_object())
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("snapshot", "no snapshot: it must be one JSON object"));

    ClusterSnapshot snapshot;
    PartitionSnapshot partition;
    std::optional<PartitionInfo> info;
    Status status = readPart(root, "partition", readPartition, info);
    if (status && !info)
        return fail(ErrorCode::NotFound, "partition",
                    QUOTADECK_TEXT("snapshot", "no snapshot: the member \"partition\" is missing"));
    const auto add = [&](std::string_view key, auto read, auto& target) {
        if (status)
            status = readPart(root, key, read, target);
    };
    add("queues", readQueues, partition.queues);
    add("users", readUsers, partition.users);
    add("groups", readGroups, partition.groups);
    add("applications", readApplications, partition.applications);
    add("nodes", readNodes, partition.nodes);
    add("health", readHealth, snapshot.health);
    if (!status)
        return tl::unexpected(std::move(status).error());
    partition.info = *std::move(info);
    snapshot.partitions.push_back(std::move(partition));
    return snapshot;
}
} // namespace quotadeck::rest
