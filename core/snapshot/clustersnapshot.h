// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck {
/// The scheduler's marker for "no pending request", the lowest priority there is.
inline constexpr std::int32_t kNoPriority = std::numeric_limits<std::int32_t>::min();

/// Settings that dynamic leaf queues below a queue are created with.
struct QueueTemplate
{
    std::uint64_t maxApplications = 0; ///< 0 = unlimited
    std::optional<Resource> max;
    std::optional<Resource> guaranteed;
    std::map<std::string, std::string> properties;

    friend bool operator==(const QueueTemplate&, const QueueTemplate&) = default;
};

/// One queue as the scheduler reports it (REST-12).
///
/// Shape:  flat; the tree is given by the paths. A nil resource means: not set, so unlimited for a maximum and
///         none for a usage.
/// Source: the `queues` endpoint; the fields from `isQuotaPreemptionRunning` on exist in newer servers only.
struct QueueInfo
{
    QueuePath path;
    QueuePath parent; ///< empty for the root
    std::string status;
    std::string partition; ///< as sent: filled only on the root of a full listing
    std::optional<Resource> pending;
    std::optional<Resource> max; ///< own maximum; of the root: what the nodes offer
    std::optional<Resource> guaranteed;
    std::optional<Resource> allocated;
    std::optional<Resource> preempting;
    std::optional<Resource> headroom; ///< smallest of (max - allocated) up to the root; may be negative
    bool isLeaf = false;
    bool isManaged = false;
    std::map<std::string, std::string> properties; ///< effective ones
    std::optional<QueueTemplate> childTemplate;
    std::optional<Resource> absUsedCapacity; ///< percent of the own maximum
    std::uint64_t maxRunningApps = 0; ///< 0 = unlimited
    std::uint64_t runningApps = 0;
    std::int32_t currentPriority = kNoPriority;
    std::vector<std::string> allocatingAcceptedApps; ///< sorted
    std::string sortingPolicy;
    bool prioritySorting = false;
    bool preemptionEnabled = false;
    bool isPreemptionFence = false;
    std::string preemptionDelay; ///< Go duration, "30s"
    std::string quotaPreemptionDelay;
    bool isPriorityFence = false;
    std::int32_t priorityOffset = 0;
    std::optional<bool> isQuotaPreemptionRunning;
    std::optional<std::int64_t> quotaPreemptionStartTime; ///< nanoseconds since the epoch
    std::optional<std::uint64_t> unschedulableAskBackoff;
    std::optional<std::string> askBackoffDelay;
    std::optional<std::int64_t>
        drainingSince; ///< nanoseconds since the epoch (QUE-46); no scheduler sends it

    friend bool operator==(const QueueInfo&, const QueueInfo&) = default;
};

/// An allocation of an application on a node (REST-16). Times in nanoseconds since the epoch, 0 = not sent.
struct AllocationInfo
{
    std::string key;
    std::map<std::string, std::string> tags;
    std::int64_t requestTime = 0;
    std::int64_t allocationTime = 0;
    std::int64_t allocationDelay = 0; ///< nanoseconds
    std::optional<Resource> resource;
    std::string priority; ///< text, as sent
    std::string nodeId;
    std::string applicationId;
    bool placeholder = false;
    bool placeholderUsed = false;
    std::string taskGroupName;
    bool preempted = false;
    bool preemptable = false; ///< sent for foreign allocations only
    bool originator = false;

    friend bool operator==(const AllocationInfo&, const AllocationInfo&) = default;
};

/// Why a request was not allocated, how often and when last.
struct AllocationLogEntry
{
    std::string message;
    std::int64_t lastOccurrence = 0; ///< nanoseconds since the epoch
    std::int64_t count = 0;

    friend bool operator==(const AllocationLogEntry&, const AllocationLogEntry&) = default;
};

/// A pending request (REST-16).
struct RequestInfo
{
    std::string key;
    std::map<std::string, std::string> tags;
    std::int64_t requestTime = 0;
    std::optional<Resource> resource;
    std::string priority;
    std::string requiredNodeId;
    std::string applicationId;
    bool placeholder = false;
    std::string taskGroupName;
    std::vector<AllocationLogEntry> log;
    bool triggeredPreemption = false;
    bool originator = false;
    bool schedulingAttempted = false;
    bool triggeredScaleUp = false;

    friend bool operator==(const RequestInfo&, const RequestInfo&) = default;
};

struct StateLogEntry
{
    std::int64_t time = 0; ///< nanoseconds since the epoch
    std::string state;

    friend bool operator==(const StateLogEntry&, const StateLogEntry&) = default;
};

/// Gang placeholders of one task group (APP-35).
struct PlaceholderInfo
{
    std::string taskGroupName;
    std::int64_t count = 0;
    std::optional<Resource> minResource;
    std::int64_t replaced = 0;
    std::int64_t timedOut = 0;

    friend bool operator==(const PlaceholderInfo&, const PlaceholderInfo&) = default;
};

/// Resource seconds by instance type: instance type -> resource type -> amount times seconds.
using ResourceHistory = std::map<std::string, Resource>;

/// The start time of an application that never started, in milliseconds (REST-8).
inline constexpr std::int64_t kNeverStarted = -62135596800000;

/// One application as the scheduler reports it (REST-15).
struct ApplicationInfo
{
    ApplicationId id;
    std::optional<Resource> used;
    std::optional<Resource> maxUsed;
    std::optional<Resource> pending;
    std::string partition;
    QueuePath queue;
    std::int64_t submissionTime = 0; ///< nanoseconds since the epoch
    std::int64_t finishedTime = 0; ///< nanoseconds since the epoch, 0 = not finished
    std::vector<RequestInfo> requests; ///< by key
    std::vector<AllocationInfo> allocations; ///< by key
    std::string state; ///< open list: old and new servers know different states (APP-1)
    UserName user;
    std::vector<GroupName> groups; ///< in the order of the submission
    std::string rejectedMessage;
    std::vector<StateLogEntry> stateLog;
    std::vector<PlaceholderInfo> placeholders; ///< by task group
    bool hasReserved = false;
    std::vector<std::string> reservations;
    std::int32_t maxRequestPriority = kNoPriority;
    std::int64_t startTime = kNeverStarted; ///< MILLIseconds since the epoch
    ResourceHistory usageHistory;
    ResourceHistory preemptedHistory;
    ResourceHistory placeholderHistory;
    std::string backoffDeadline; ///< RFC 3339, empty = none

    friend bool operator==(const ApplicationInfo&, const ApplicationInfo&) = default;
};

/// What was logged last about any waiting request of @p application, or nullptr.
[[nodiscard]] const AllocationLogEntry* latestLogEntry(const ApplicationInfo& application);

/// What one user or group uses in one queue and below, with the limit set there (REST-14).
struct UsageNode
{
    QueuePath path;
    std::optional<Resource> usage;
    std::vector<ApplicationId> runningApplications; ///< sorted
    std::optional<Resource> maxResources; ///< nil = no limit here; a type with 0 is blocked
    std::uint64_t maxApplications = 0; ///< 0 = no limit here

    friend bool operator==(const UsageNode&, const UsageNode&) = default;
};

/// Usage of one user along the queue tree (REST-13).
/// Shape: `nodes` is the tracker's tree in pre-order, siblings by path; nodes[0] is the root if any.
struct UserUsage
{
    UserName name;
    std::map<ApplicationId, GroupName> groups; ///< the group charged for each application that has one
    std::vector<UsageNode> nodes;

    friend bool operator==(const UserUsage&, const UserUsage&) = default;
};

/// Usage of one group along the queue tree, `*` being everyone covered by no named group (REST-13, UGM-14).
/// Shape: as UserUsage.
struct GroupUsage
{
    GroupName name;
    std::vector<ApplicationId> applications; ///< sorted
    std::vector<UsageNode> nodes;

    friend bool operator==(const GroupUsage&, const GroupUsage&) = default;
};

/// The node of @p nodes at @p path, or nullptr. O(n).
[[nodiscard]] const UsageNode* findNode(const std::vector<UsageNode>& nodes, const QueuePath& path);

/// One node (REST-17).
struct NodeInfo
{
    std::string id;
    std::string hostName;
    std::string rackName;
    std::map<std::string, std::string> attributes;
    std::optional<Resource> capacity;
    std::optional<Resource> allocated;
    std::optional<Resource> occupied;
    std::optional<Resource> available;
    std::optional<Resource> utilized; ///< percent
    std::vector<AllocationInfo> allocations; ///< by key
    std::vector<AllocationInfo> foreignAllocations; ///< by key
    bool schedulable = false;
    bool isReserved = false;
    std::vector<std::string> reservations;

    friend bool operator==(const NodeInfo&, const NodeInfo&) = default;
};

/// A partition's own numbers (REST-11).
struct PartitionInfo
{
    std::string clusterId;
    std::string name;
    std::optional<Resource> capacity;
    std::optional<Resource> usedCapacity;
    std::optional<Resource> utilization; ///< percent
    std::string nodeSortType;
    std::map<std::string, double> nodeSortWeights;
    bool preemptionEnabled = false;
    std::optional<bool> quotaPreemptionEnabled; ///< nullopt: a server before 1.8
    std::int64_t totalNodes = 0;
    std::map<std::string, std::int64_t> applications; ///< state -> count, with "total"
    std::int64_t totalContainers = 0;
    std::string state;
    std::int64_t lastStateTransitionTime = 0; ///< nanoseconds since the epoch

    friend bool operator==(const PartitionInfo&, const PartitionInfo&) = default;
};

/// The scheduler's own description (REST-18).
struct ClusterInfo
{
    std::int64_t startTime = 0; ///< nanoseconds since the epoch
    std::vector<std::map<std::string, std::string>> buildInformation;
    std::string partition;
    std::string clusterName;

    friend bool operator==(const ClusterInfo&, const ClusterInfo&) = default;
};

struct HealthCheck
{
    std::string name; ///< not unique
    bool succeeded = false;
    std::string description;
    std::string diagnosis;

    friend bool operator==(const HealthCheck&, const HealthCheck&) = default;
};

/// The scheduler's self-test (REST-21). The list of checks is open.
struct HealthInfo
{
    bool healthy = false;
    std::vector<HealthCheck> checks;

    friend bool operator==(const HealthInfo&, const HealthInfo&) = default;
};

using SystemTime = std::chrono::sys_time<std::chrono::nanoseconds>;

/// Ended applications that a snapshot holds: those that ended last.
inline constexpr std::size_t kMostFinished = 5'000;

/// Applications that have ended: completed, failed, rejected or expired, by id. Snapshots share the list while it is the same.
struct FinishedApplications
{
    std::shared_ptr<const std::vector<ApplicationInfo>> list; ///< null: unknown

    [[nodiscard]] bool isKnown() const { return list != nullptr; }
    /// The one called @p id, or nullptr. O(log n).
    [[nodiscard]] const ApplicationInfo* find(const ApplicationId& id) const;

    friend bool operator==(const FinishedApplications& left, const FinishedApplications& right)
    {
        return left.list == right.list || (left.list && right.list && *left.list == *right.list);
    }
};

/// Whether a snapshot that is made contains the applications that have ended: they may be most of it, and of the work.
enum class EndedApplications { Known, Unknown };

/// Of @p rows those kMostFinished that ended last; of several with one id the last one.
[[nodiscard]] FinishedApplications finishedApplications(std::vector<ApplicationInfo> rows);

/// One partition at one time. An empty optional is "unknown": the source does not report that part, or it has
/// not been read yet. It is never shown as zero or as an empty list.
///
/// Shape: queues in pre-order, siblings by name, every queue after its parent; the other lists by id. No key comes
/// twice. The REST interface sends them in random order (REST-6), so a sorted list is what makes two reads comparable.
struct PartitionSnapshot
{
    PartitionInfo info;
    std::optional<std::vector<QueueInfo>> queues;
    std::optional<std::vector<UserUsage>> users;
    std::optional<std::vector<GroupUsage>> groups;
    std::optional<std::vector<ApplicationInfo>> applications; ///< not finished ones
    std::optional<std::vector<NodeInfo>> nodes;
    FinishedApplications finished;
    bool hasQuotaGroups = false; ///< its queues are elastic quota groups, which have no applications

    friend bool operator==(const PartitionSnapshot&, const PartitionSnapshot&) = default;
};

/// Everything that a source reported about a cluster at one time. An immutable value: shared as
/// std::shared_ptr<const ClusterSnapshot> between threads, never changed after it was made.
struct ClusterSnapshot
{
    SystemTime time; ///< when the data held: receipt for a live scheduler, virtual time for the simulator
    /// How far the clock of the source is ahead of @p time; zero unless they are far apart.
    std::chrono::seconds clockOffset{0};
    std::vector<ClusterInfo> clusters;
    std::vector<PartitionSnapshot> partitions; ///< by name
    std::optional<HealthInfo> health;

    friend bool operator==(const ClusterSnapshot&, const ClusterSnapshot&) = default;
};

using SnapshotPtr = std::shared_ptr<const ClusterSnapshot>;

/// No clock is wrong by more; times are nanoseconds in 64 bits.
inline constexpr std::chrono::hours kMostClockOffset{24 * 36'600};

/// The time of @p snapshot by the clock of its source, which made the times in it: what ages are counted to.
[[nodiscard]] inline SystemTime sourceTime(const ClusterSnapshot& snapshot)
{
    return snapshot.time + snapshot.clockOffset;
}

/// The partition called @p name, or nullptr.
[[nodiscard]] const PartitionSnapshot* findPartition(const ClusterSnapshot& snapshot, std::string_view name);

/// Brings the lists of @p partition into the documented order; of rows with one key the first stays.
void normalize(PartitionSnapshot& partition);

/// Each brings its list into the order that PartitionSnapshot documents, with the lists inside the rows. A list that
/// is in order already, the usual case after the first time, is only checked. Of queues, users, groups, applications,
/// nodes and tracked queues with one key the first stays.
void normalize(std::vector<ClusterInfo>& clusters); ///< by partition
void normalize(std::vector<PartitionInfo>& partitions); ///< by name
void normalize(std::vector<QueueInfo>& queues);
void normalize(std::vector<UserUsage>& users);
void normalize(std::vector<GroupUsage>& groups);
void normalize(std::vector<ApplicationInfo>& applications);
void normalize(std::vector<NodeInfo>& nodes);

/// In 2100: differences and sums of times up to here fit into their type.
inline constexpr SystemTime kLatestTime{std::chrono::hours(24 * 366 * 130)};

/// As sourceTime(); nothing for a time that no clock shows: before 1970 or after 2100.
[[nodiscard]] inline std::optional<SystemTime> plausibleSourceTime(const ClusterSnapshot& snapshot)
{
    if (snapshot.time < SystemTime() || snapshot.time > kLatestTime || snapshot.clockOffset > kMostClockOffset
        || snapshot.clockOffset < -kMostClockOffset)
        return std::nullopt;
    const SystemTime time = sourceTime(snapshot);
    return time < SystemTime() || time > kLatestTime ? std::nullopt : std::optional(time);
}
} // namespace quotadeck
