// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/snapshot/snapshotdelta.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck {
enum class EventType : int { Request = 1, Application, Node, Queue, UserGroup };
enum class EventChange : int { None = 0, Set, Add, Remove };

/// What an event is about, in the scheduler's numbers (REST-42); an open list.
enum class EventDetail : int {
    None = 0,
    RequestCancel = 100,
    AppAllocation = 200,
    AppRequest = 201,
    AppReject = 202,
    AppNew = 203,
    AppAccepted = 204,
    AppRunning = 206,
    AppCompleting = 207,
    AppCompleted = 208,
    AppFailing = 209,
    AppFailed = 210,
    AppResuming = 211,
    NodeSchedulable = 302,
    NodeAllocation = 303,
    NodeCapacity = 304,
    DynamicQueue = 401,
    QueueMax = 403,
    QueueGuaranteed = 404,
    QueueApp = 405,
    AllocationCancel = 500,
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

/// What must have happened between two snapshots of a partition, in the order of time: @p delta leads from
/// @p previous, null for nothing, to @p next, taken at @p now. Changes without a time of their own get @p now; what
/// came and went in between left no trace and is missing.
[[nodiscard]] std::vector<ClusterEvent> eventsBetween(const PartitionSnapshot* previous,
                                                      const PartitionSnapshot& next,
                                                      const PartitionDelta& delta, SystemTime now);

namespace rest {
/// One record as the batch and the stream of events send it, without a line end.
[[nodiscard]] std::string writeEvent(const ClusterEvent& event);
} // namespace rest
} // namespace quotadeck
