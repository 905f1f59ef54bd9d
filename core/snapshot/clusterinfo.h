// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/snapshot/applicationinfo.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck {
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

/// What the scheduler says of itself (REST-18).
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
} // namespace quotadeck
