// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"
#include "core/snapshot/queueinfo.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck {
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
} // namespace quotadeck
