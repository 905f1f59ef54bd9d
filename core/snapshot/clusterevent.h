// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/resource/resource.h"
#include "core/snapshot/snapshotdelta.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck {
enum class EventType : int { Request = 1, Application, Node, Queue, UserGroup };
enum class EventChange : int { None = 0, Set, Add, Remove };

/// What an event is about, in the scheduler's numbers (REST-42); an open list.
enum class EventDetail : int {
    None = 0,
    RequestCancel = 100,
    RequestAllocation = 101,
    RequestTimeout = 102,
    AppAllocation = 200,
    AppRequest = 201,
    AppReject = 202,
    AppNew = 203,
    AppAccepted = 204,
    AppStarting = 205, ///< until 1.4
    AppRunning = 206,
    AppCompleting = 207,
    AppCompleted = 208,
    AppFailing = 209,
    AppFailed = 210,
    AppResuming = 211,
    AppExpired = 212,
    AppBlockedByQueue = 213,
    AppRunnableInQueue = 214,
    AppBlockedByQuota = 215,
    AppRunnableInQuota = 216,
    NodeRemoval = 300,
    NodeSchedulable = 302,
    NodeAllocation = 303,
    NodeCapacity = 304,
    NodeOccupied = 305,
    NodeReservation = 306,
    ManagedQueue = 400,
    DynamicQueue = 401,
    QueueKind = 402,
    QueueMax = 403,
    QueueGuaranteed = 404,
    QueueApp = 405,
    QueueAllocation = 406,
    QueuePreemption = 407,
    AllocationCancel = 500,
    AllocationPreempt = 501,
    AllocationTimeout = 502,
    AllocationReplaced = 503,
    AllocationNodeRemoved = 504,
    UserLimit = 600,
    GroupLimit = 601,
    GroupApp = 602,
    UserResource = 603,
    GroupResource = 604,
};

/// One record of the event log (REST-41).
struct ClusterEvent
{
    EventType type = EventType::Application;
    EventChange change = EventChange::None;
    EventDetail detail = EventDetail::None;
    std::string object;
    std::string reference; ///< what else takes part, empty = nothing
    std::string message;
    std::int64_t time = 0; ///< nanoseconds since the epoch
    std::optional<Resource> resource;

    friend bool operator==(const ClusterEvent&, const ClusterEvent&) = default;
};

/// Events that a source reports by itself, in its order.
struct EventBatch
{
    /// Where they begin.
    enum class Start {
        Continued, ///< behind those before
        Anew, ///< no event came before
        AfterGap, ///< some may be missing before the first
    };

    std::vector<ClusterEvent> events;
    Start start = Start::Continued;
};

/// What must have happened between two snapshots of a partition, in the order of time: @p delta leads from
/// @p previous, null for nothing, to @p next, taken at @p now. Changes without a time of their own get @p now; what
/// came and went in between left no trace and is missing, unless it is among the finished applications.
[[nodiscard]] std::vector<ClusterEvent> eventsBetween(const PartitionSnapshot* previous,
                                                      const PartitionSnapshot& next,
                                                      const PartitionDelta& delta, SystemTime now);

namespace rest {
/// One record as the batch and the stream of events send it, without a line end.
[[nodiscard]] std::string writeEvent(const ClusterEvent& event);
/// Reads such a record. Numbers that are not known are kept. Errors: as for the readers in restjson.h.
[[nodiscard]] Result<ClusterEvent> readEvent(std::string_view json);
} // namespace rest
} // namespace quotadeck
