// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/placement/queueview.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/queueinfo.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// Where a queue is in its life (QUE-40).
enum class QueueState {
    Active,
    Draining, ///< takes no new applications, is removed when empty (QUE-42)
    Stopped, ///< is not scheduled either (QUE-65)
};

/// "Active", as the scheduler reports it.
[[nodiscard]] std::string_view stateName(QueueState state);

/// What moves a queue from one state to another (QUE-40).
enum class QueueEvent {
    Remove, ///< the queue left the configuration
    Start,
    Stop,
};

/// The state that @p event leads to; nothing when it is refused.
[[nodiscard]] std::optional<QueueState> stateAfter(QueueState state, QueueEvent event);

/// What an application waits for.
struct Demand
{
    Resource pending; ///< the sum of its requests
    std::int32_t priority = kNoPriority; ///< the highest of them

    friend bool operator==(const Demand&, const Demand&) = default;
};

/// One queue with its quota and what it holds. The path is in lower case (QUE-1).
///
/// Shape: part of a QueueTree, which alone changes it; pointers are into that tree. Nil maximum = unlimited, nil
///        guaranteed = nothing guaranteed; neither is ever all zero (QUE-12).
struct Queue : placement::QueueFacts
{
    const Queue* parent = nullptr; ///< nullptr for the root
    std::vector<const Queue*> children; ///< by name
    QueueState state = QueueState::Active;
    std::optional<SystemTime> drainingSince; ///< set while draining (QUE-46)
    std::optional<SystemTime> quotaPreemptionStart; ///< from when usage above max is taken back (QUE-70)
    std::optional<Resource> max; ///< of the root: what the nodes offer (QUE-11)
    std::optional<Resource> guaranteed;
    Resource allocated; ///< without zeros
    Resource pending; ///< requests of the subtree that wait, without zeros
    std::int32_t priority = kNoPriority; ///< highest of those, adjusted by policies up to here (QUE-67)
    std::uint64_t maxApplications = 0; ///< 0 = unlimited (QUE-32)
    std::uint64_t runningApplications = 0; ///< of the subtree, in state Running (QUE-30)
    std::set<ApplicationId>
        allocatingAccepted; ///< of the subtree, hold something but do not run yet (QUE-31)
    std::map<ApplicationId, Demand>
        applications; ///< in this very queue: a leaf, or one that was a leaf (QUE-45)
    std::map<std::string, std::string> properties; ///< effective ones (CFG-30, CFG-31)
    std::optional<QueueTemplate> childTemplate; ///< of a parent: own or taken over when created (QUE-51)
};
} // namespace quotadeck::cluster
