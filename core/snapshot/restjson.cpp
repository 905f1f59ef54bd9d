// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/restjson.h"

#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/jsonfields.h"
#include "core/snapshot/jsonwrite.h"

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
constexpr std::string_view kQueuePathKey = "queuename";

using TemplateFields = Fields<QueueTemplate>;
constexpr std::array kTemplateFields{
    TemplateFields::optional<&QueueTemplate::guaranteed>("guaranteedResource"),
    TemplateFields::optional<&QueueTemplate::maxApplications>("maxApplications"),
    TemplateFields::optional<&QueueTemplate::max>("maxResource"),
    TemplateFields::optional<&QueueTemplate::properties>("properties"),
};

using QueueFields = Fields<QueueInfo>;
constexpr std::array kQueueFields{
    QueueFields::optional<&QueueInfo::absUsedCapacity>("absUsedCapacity"),
    QueueFields::optional<&QueueInfo::allocated>("allocatedResource"),
    QueueFields::optional<&QueueInfo::allocatingAcceptedApps>("allocatingAcceptedApps"),
    QueueFields::optional<&QueueInfo::askBackoffDelay>("askBackoffDelay"),
    QueueFields::always<&QueueInfo::currentPriority>("currentPriority"),
    QueueFields::optional<&QueueInfo::drainingSince>("drainingSince"),
    QueueFields::optional<&QueueInfo::guaranteed>("guaranteedResource"),
    QueueFields::optional<&QueueInfo::headroom>("headroom"),
    QueueFields::always<&QueueInfo::isLeaf>("isLeaf"),
    QueueFields::always<&QueueInfo::isManaged>("isManaged"),
    QueueFields::always<&QueueInfo::isPreemptionFence>("isPreemptionFence"),
    QueueFields::always<&QueueInfo::isPriorityFence>("isPriorityFence"),
    QueueFields::optional<&QueueInfo::isQuotaPreemptionRunning>("isQuotaPreemptionRunning"),
    QueueFields::optional<&QueueInfo::max>("maxResource"),
    QueueFields::optional<&QueueInfo::maxRunningApps>("maxRunningApps"),
    QueueFields::optional<&QueueInfo::parent>("parent"),
    QueueFields::always<&QueueInfo::partition>("partition"),
    QueueFields::optional<&QueueInfo::pending>("pendingResource"),
    QueueFields::optional<&QueueInfo::preempting>("preemptingResource"),
    QueueFields::optional<&QueueInfo::preemptionDelay>("preemptionDelay"),
    QueueFields::always<&QueueInfo::preemptionEnabled>("preemptionEnabled"),
    QueueFields::optional<&QueueInfo::priorityOffset>("priorityOffset"),
    QueueFields::always<&QueueInfo::prioritySorting>("prioritySorting"),
    QueueFields::optional<&QueueInfo::properties>("properties"),
    QueueFields::alias<&QueueInfo::path>("queueName"),
    QueueFields::alias<&QueueInfo::path>("queuePath"),
    QueueFields::always<&QueueInfo::path>(kQueuePathKey),
    QueueFields::optional<&QueueInfo::quotaPreemptionDelay>("quotaPreemptionDelay"),
    QueueFields::optional<&QueueInfo::quotaPreemptionStartTime>("quotaPreemptionStartTime"),
    QueueFields::optional<&QueueInfo::runningApps>("runningApps"),
    QueueFields::optional<&QueueInfo::sortingPolicy>("sortingPolicy"),
    QueueFields::optional<&QueueInfo::status>("status"),
    QueueFields::optional<&QueueInfo::childTemplate>("template"),
    QueueFields::optional<&QueueInfo::unschedulableAskBackoff>("unschedAskBackoff"),
};

/// As above for an answer about one queue, which never names the partition (REST-12).
constexpr auto kOneQueueFields = [] {
    auto fields = kQueueFields;
    for (auto& field : fields) {
        if (field.name == "partition") {
            field.write = [](JsonWriter& writer, std::string_view name, const QueueInfo&) {
                writer.key(name);
                writer.text("");
            };
        }
    }
    return fields;
}();

/// The paths of the children, which the scheduler sends beside the children themselves.
void writeChildNames(JsonWriter& writer, const std::vector<QueueInfo>& queues, std::size_t at)
{
    const auto end = endOfSubtree(queues, at);
    writer.key("childNames");
    writer.beginArray();
    for (auto child = at + 1; child < end; child = endOfSubtree(queues, child))
        writer.text(queues[child].path.text());
    writer.endArray();
}
} // namespace

void read(const JsonValue& value, QueueTemplate& childTemplate)
{
    readFields<kTemplateFields>(value, childTemplate);
}

void write(JsonWriter& writer, const QueueTemplate& childTemplate)
{
    writeObject<kTemplateFields>(writer, childTemplate);
}

Result<std::vector<QueueInfo>> readQueues(std::string_view json)
{
    return readAnswer<std::vector<QueueInfo>>(json,
                                              [](const JsonValue& root, std::vector<QueueInfo>& queues) {
                                                  if (root.isNull())
                                                      return;
                                                  readTrees<kQueueFields>(root, queues, kQueuePathKey);
                                                  for (auto& queue : queues) {
                                                      if (queue.parent.isEmpty())
                                                          queue.parent = queue.path.parent();
                                                  }
                                                  normalize(queues);
                                              });
}

std::string writeQueues(const std::vector<QueueInfo>& queues)
{
    if (queues.empty())
        return "null";
    JsonWriter writer;
    writeTree<kQueueFields>(writer, queues, 0, writeChildNames);
    return writer.take();
}

std::string writeQueue(const std::vector<QueueInfo>& queues, std::size_t at, bool withSubtree)
{
    JsonWriter writer;
    writeTree<kOneQueueFields>(writer, queues, at, writeChildNames,
                               withSubtree ? Depth::Subtree : Depth::OwnFields);
    return writer.take();
}

namespace {
constexpr std::string_view kUsagePathKey = "queuePath";

using UsageNodeFields = Fields<UsageNode>;
constexpr std::array kUsageNodeFields{
    UsageNodeFields::optional<&UsageNode::maxApplications>("maxApplications"),
    UsageNodeFields::optional<&UsageNode::maxResources>("maxResources"),
    UsageNodeFields::alias<&UsageNode::path>("queueName"),
    UsageNodeFields::always<&UsageNode::path>(kUsagePathKey),
    UsageNodeFields::alias<&UsageNode::path>("queuename"),
    UsageNodeFields::optional<&UsageNode::usage>("resourceUsage"),
    UsageNodeFields::optional<&UsageNode::runningApplications>("runningApplications"),
};

template <typename Row>
void readUsageNodes(const JsonValue& value, Row& row)
{
    row.nodes.clear();
    readTrees<kUsageNodeFields>(value, row.nodes, kUsagePathKey);
}

template <typename Row>
void writeUsageNodes(JsonWriter& writer, std::string_view name, const Row& row)
{
    if (row.nodes.empty())
        return;
    writer.key(name);
    writeTree<kUsageNodeFields>(writer, row.nodes, 0, [](auto&&...) {});
}

constexpr std::array kUserFields{
    Fields<UserUsage>::optional<&UserUsage::groups>("groups"),
    Field<UserUsage>{"queues", &readUsageNodes<UserUsage>, &writeUsageNodes<UserUsage>},
    Fields<UserUsage>::always<&UserUsage::name>("userName"),
};

constexpr std::array kGroupFields{
    Fields<GroupUsage>::optional<&GroupUsage::applications>("applications"),
    Fields<GroupUsage>::always<&GroupUsage::name>("groupName"),
    Field<GroupUsage>{"queues", &readUsageNodes<GroupUsage>, &writeUsageNodes<GroupUsage>},
    Fields<GroupUsage>::alias<&GroupUsage::applications>("users"),
};

template <const auto& Table, typename Row>
void readUsage(const JsonValue& value, Row& row, std::string_view nameKey)
{
    readFields<Table>(value, row);
    if (row.name.isEmpty())
        value.misses(nameKey);
    // The oldest form has the root's fields beside the name instead of below "queues" (REST-14).
    if (row.nodes.empty() && (value.has(kUsagePathKey) || value.has("queuename") || value.has("queueName")))
        readUsageNodes(value, row);
}
} // namespace

void read(const JsonValue& value, UserUsage& user)
{
    readUsage<kUserFields>(value, user, "userName");
}

void read(const JsonValue& value, GroupUsage& group)
{
    readUsage<kGroupFields>(value, group, "groupName");
}

void write(JsonWriter& writer, const UserUsage& user)
{
    writeObject<kUserFields>(writer, user);
}

void write(JsonWriter& writer, const GroupUsage& group)
{
    writeObject<kGroupFields>(writer, group);
}

Result<std::vector<UserUsage>> readUsers(std::string_view json)
{
    return readList<UserUsage>(json);
}

Result<std::vector<GroupUsage>> readGroups(std::string_view json)
{
    return readList<GroupUsage>(json);
}

std::string writeUsers(const std::vector<UserUsage>& users)
{
    return toJson(users);
}

std::string writeGroups(const std::vector<GroupUsage>& groups)
{
    return toJson(groups);
}

std::string writeUser(const UserUsage& user)
{
    return toJson(user);
}

std::string writeGroup(const GroupUsage& group)
{
    return toJson(group);
}

namespace {
/// Servers up to 1.5 have an identifier beside the key; it counts only where there is no key.
void readOldKey(const JsonValue& value, AllocationInfo& allocation)
{
    if (allocation.key.empty())
        read(value, allocation.key);
}

using AllocationFields = Fields<AllocationInfo>;
constexpr std::array kAllocationFields{
    AllocationFields::optional<&AllocationInfo::allocationDelay>("allocationDelay"),
    Field<AllocationInfo>{"allocationID", &readOldKey, nullptr},
    AllocationFields::always<&AllocationInfo::key>("allocationKey"),
    AllocationFields::optional<&AllocationInfo::tags>("allocationTags"),
    AllocationFields::optional<&AllocationInfo::allocationTime>("allocationTime"),
    AllocationFields::optional<&AllocationInfo::applicationId>("applicationId"),
    AllocationFields::optional<&AllocationInfo::nodeId>("nodeId"),
    AllocationFields::optional<&AllocationInfo::originator>("originator"),
    AllocationFields::optional<&AllocationInfo::placeholder>("placeholder"),
    AllocationFields::optional<&AllocationInfo::placeholderUsed>("placeholderUsed"),
    AllocationFields::optional<&AllocationInfo::preemptable>("preemptable"),
    AllocationFields::optional<&AllocationInfo::preempted>("preempted"),
    AllocationFields::optional<&AllocationInfo::priority>("priority"),
    AllocationFields::optional<&AllocationInfo::requestTime>("requestTime"),
    AllocationFields::optional<&AllocationInfo::resource>("resource"),
    AllocationFields::optional<&AllocationInfo::taskGroupName>("taskGroupName"),
    Field<AllocationInfo>{"uuid", &readOldKey, nullptr},
};
} // namespace

void read(const JsonValue& value, AllocationInfo& allocation)
{
    readFields<kAllocationFields>(value, allocation);
}

void write(JsonWriter& writer, const AllocationInfo& allocation)
{
    writeObject<kAllocationFields>(writer, allocation);
}

namespace {
using LogFields = Fields<AllocationLogEntry>;
constexpr std::array kLogFields{
    LogFields::optional<&AllocationLogEntry::count>("count"),
    LogFields::optional<&AllocationLogEntry::lastOccurrence>("lastOccurrence"),
    LogFields::optional<&AllocationLogEntry::message>("message"),
};

using RequestFields = Fields<RequestInfo>;
constexpr std::array kRequestFields{
    RequestFields::always<&RequestInfo::key>("allocationKey"),
    RequestFields::optional<&RequestInfo::log>("allocationLog"),
    RequestFields::optional<&RequestInfo::tags>("allocationTags"),
    RequestFields::optional<&RequestInfo::applicationId>("applicationId"),
    RequestFields::optional<&RequestInfo::originator>("originator"),
    RequestFields::optional<&RequestInfo::placeholder>("placeholder"),
    RequestFields::optional<&RequestInfo::priority>("priority"),
    RequestFields::optional<&RequestInfo::requestTime>("requestTime"),
    RequestFields::optional<&RequestInfo::requiredNodeId>("requiredNodeId"),
    RequestFields::optional<&RequestInfo::resource>("resource"),
    RequestFields::optional<&RequestInfo::schedulingAttempted>("schedulingAttempted"),
    RequestFields::optional<&RequestInfo::taskGroupName>("taskGroupName"),
    RequestFields::optional<&RequestInfo::triggeredPreemption>("triggeredPreemption"),
    RequestFields::optional<&RequestInfo::triggeredScaleUp>("triggeredScaleUp"),
};

using StateFields = Fields<StateLogEntry>;
constexpr std::array kStateFields{
    StateFields::optional<&StateLogEntry::state>("applicationState"),
    StateFields::optional<&StateLogEntry::time>("time"),
};

using PlaceholderFields = Fields<PlaceholderInfo>;
constexpr std::array kPlaceholderFields{
    PlaceholderFields::optional<&PlaceholderInfo::count>("count"),
    PlaceholderFields::optional<&PlaceholderInfo::minResource>("minResource"),
    PlaceholderFields::optional<&PlaceholderInfo::replaced>("replaced"),
    PlaceholderFields::optional<&PlaceholderInfo::taskGroupName>("taskGroupName"),
    PlaceholderFields::optional<&PlaceholderInfo::timedOut>("timedout"),
};

using ApplicationFields = Fields<ApplicationInfo>;

/// Version 1.6 wraps the history: {"TrackedResourceMap": {instance type: {"Resources": {...}}}}. An instance
/// type of that name has numbers, not objects, below it.
template <ResourceHistory ApplicationInfo::*History>
void readHistory(const JsonValue& value, ApplicationInfo& application)
{
    auto& history = application.*History;
    history.clear();
    value.eachField([&history](std::string_view type, const JsonValue& field) {
        bool isWrapper = type == "TrackedResourceMap";
        if (isWrapper)
            field.eachField([&isWrapper](auto, const JsonValue& inner) { isWrapper &= inner.isObject(); });
        if (isWrapper)
            read(field, history);
        else
            read(field, history[std::string(type)]);
    });
}

template <ResourceHistory ApplicationInfo::*History>
constexpr Field<ApplicationInfo> historyField(std::string_view name)
{
    return {name, &readHistory<History>, &ApplicationFields::writeUnlessEmpty<History>};
}

/// The same in version 1.6: beside the other fields, not below "resourceHistory".
template <ResourceHistory ApplicationInfo::*History>
constexpr Field<ApplicationInfo> oldHistoryField(std::string_view name)
{
    return {name, &readHistory<History>, nullptr};
}

constexpr std::array kHistoryFields{
    historyField<&ApplicationInfo::placeholderHistory>("placeholderResource"),
    historyField<&ApplicationInfo::preemptedHistory>("preemptedResource"),
    historyField<&ApplicationInfo::usageHistory>("resourceUsage"),
};

constexpr std::array kApplicationFields{
    ApplicationFields::optional<&ApplicationInfo::allocations>("allocations"),
    ApplicationFields::always<&ApplicationInfo::id>("applicationID"),
    ApplicationFields::optional<&ApplicationInfo::state>("applicationState"),
    ApplicationFields::optional<&ApplicationInfo::backoffDeadline>("backoffDeadline"),
    ApplicationFields::optional<&ApplicationInfo::finishedTime>("finishedTime"),
    ApplicationFields::optional<&ApplicationInfo::groups>("groups"),
    ApplicationFields::optional<&ApplicationInfo::hasReserved>("hasReserved"),
    ApplicationFields::optional<&ApplicationInfo::maxRequestPriority>("maxRequestPriority"),
    ApplicationFields::optional<&ApplicationInfo::maxUsed>("maxUsedResource"),
    ApplicationFields::always<&ApplicationInfo::partition>("partition"),
    ApplicationFields::optional<&ApplicationInfo::pending>("pendingResource"),
    ApplicationFields::optional<&ApplicationInfo::placeholders>("placeholderData"),
    oldHistoryField<&ApplicationInfo::placeholderHistory>("placeholderResource"),
    oldHistoryField<&ApplicationInfo::preemptedHistory>("preemptedResource"),
    ApplicationFields::always<&ApplicationInfo::queue>("queueName"),
    ApplicationFields::optional<&ApplicationInfo::rejectedMessage>("rejectedMessage"),
    ApplicationFields::optional<&ApplicationInfo::requests>("requests"),
    ApplicationFields::optional<&ApplicationInfo::reservations>("reservations"),
    ApplicationFields::nested<kHistoryFields>("resourceHistory"),
    oldHistoryField<&ApplicationInfo::usageHistory>("resourceUsage"),
    ApplicationFields::always<&ApplicationInfo::startTime>("startTime"),
    ApplicationFields::optional<&ApplicationInfo::stateLog>("stateLog"),
    ApplicationFields::optional<&ApplicationInfo::submissionTime>("submissionTime"),
    ApplicationFields::optional<&ApplicationInfo::used>("usedResource"),
    ApplicationFields::optional<&ApplicationInfo::user>("user"),
};
} // namespace

void read(const JsonValue& value, AllocationLogEntry& entry)
{
    readFields<kLogFields>(value, entry);
}

void read(const JsonValue& value, RequestInfo& request)
{
    readFields<kRequestFields>(value, request);
}

void read(const JsonValue& value, StateLogEntry& entry)
{
    readFields<kStateFields>(value, entry);
}

void read(const JsonValue& value, PlaceholderInfo& placeholder)
{
    readFields<kPlaceholderFields>(value, placeholder);
}

void read(const JsonValue& value, ApplicationInfo& application)
{
    application.maxRequestPriority = 0; // absent is 0 (REST-7); "none" is sent
    readFields<kApplicationFields>(value, application);
    if (application.id.isEmpty())
        value.misses("applicationID");
}

void write(JsonWriter& writer, const AllocationLogEntry& entry)
{
    writeObject<kLogFields>(writer, entry);
}

void write(JsonWriter& writer, const RequestInfo& request)
{
    writeObject<kRequestFields>(writer, request);
}

void write(JsonWriter& writer, const StateLogEntry& entry)
{
    writeObject<kStateFields>(writer, entry);
}

void write(JsonWriter& writer, const PlaceholderInfo& placeholder)
{
    writeObject<kPlaceholderFields>(writer, placeholder);
}

void write(JsonWriter& writer, const ApplicationInfo& application)
{
    writeObject<kApplicationFields>(writer, application);
}

Result<std::vector<ApplicationInfo>> readApplications(std::string_view json)
{
    return readList<ApplicationInfo>(json);
}

std::string writeApplications(const std::vector<ApplicationInfo>& applications)
{
    return toJson(applications);
}

std::string writeApplication(const ApplicationInfo& application)
{
    return toJson(application);
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
