// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/placement/placement.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
class QueueTree;

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

/// The pending requests of an application together.
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
struct Queue : placement::PlacementQueue
{
    QueuePath shown; ///< the path for people: with the letter case of Mode::Seed, else the same
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

/// Questions about the quotas that hold for a queue; none of them changes anything.

/// What may still be allocated in @p queue: the smallest of max - allocated up to the root, negative when over;
/// nil when nothing on the way has a maximum (QUE-22).
[[nodiscard]] std::optional<Resource> headroom(const Queue& queue);
/// The smallest maximum from @p queue up to the root, for each type; nil when there is none (QUE-23).
[[nodiscard]] std::optional<Resource> effectiveMax(const Queue& queue);
/// effectiveMax() without the size of the cluster: nil unless a queue has a maximum. What a gang must fit into
/// (QUE-23, APP-41).
[[nodiscard]] std::optional<Resource> maxSet(const Queue& queue);
/// The maximum that a share is measured by: what the nodes offer, each type overridden by the lowest queue that
/// sets it; nil without nodes (QUE-65).
[[nodiscard]] std::optional<Resource> fairMax(const Queue& queue);

/// Whether @p request fits every level from @p leaf up. A type that no node offers never fits (QUE-20).
[[nodiscard]] Decision fits(const Queue& leaf, const Resource& request);
/// The same question to @p queue alone, for one type of a request.
[[nodiscard]] Decision fitsHere(const Queue& queue, ResourceType type, Quantity asked);
/// Whether one more application may run, checked from the root down (ENF-10).
[[nodiscard]] Decision canRun(const Queue& leaf, const ApplicationId& app);
/// The same question to @p queue alone.
[[nodiscard]] Decision canRunHere(const Queue& queue, const ApplicationId& app);
/// The applications of @p queue that count towards its maximum (ENF-10).
[[nodiscard]] std::uint64_t countedApplications(const Queue& queue);

/// What the effective properties of a queue make of it; what is absent or unreadable has its default (section 2.3).
struct QueuePolicies
{
    bool isFair = false; ///< sorts by share, not by time; always so in a parent (QUE-65, QUE-66)
    bool sortsByPriority = true;
    bool isPriorityFence = false; ///< shows its offset upwards instead of its priority (QUE-67)
    std::int32_t priorityOffset = 0;
    bool allowsPreemption = true;
    bool isPreemptionFence = false;
    std::chrono::nanoseconds preemptionDelay{}; ///< of a leaf; a parent has the default
    std::chrono::nanoseconds quotaPreemptionDelay{}; ///< 0 = off (QUE-70)
};

[[nodiscard]] QueuePolicies policiesOf(const Queue& queue);

/// @p priority as a queue with @p policies shows it to the one above; kNoPriority stays what it is (QUE-67).
[[nodiscard]] std::int32_t adjustedPriority(std::int32_t priority, const QueuePolicies& policies);

/// What of a queue's settings decides when usage above its maximum is taken back (QUE-70).
struct QuotaSettings
{
    std::optional<Resource> max;
    std::chrono::nanoseconds delay{}; ///< 0 = never
};

[[nodiscard]] QuotaSettings quotaSettingsOf(const Queue& queue);

/// Sets, moves or clears the time from which usage of @p queue above its maximum is preempted, after its settings have
/// changed from @p before:
/// a lower maximum, or a delay where there was none, starts the time anew; another delay moves it.
void updateQuotaPreemption(Queue& queue, const QuotaSettings& before, SystemTime now);
/// Clears that time once the usage is within the maximum; for every decrease.
void endQuotaPreemption(Queue& queue);

/// A queue whose usage above its maximum is to be preempted.
struct QuotaExcess
{
    QueuePath queue;
    Resource excess; ///< above its maximum, without what is guaranteed to it
};

/// The queues of @p tree whose time has come by @p now, from the root down. Preemption in one may bring those below and
/// above it within their maximum.
[[nodiscard]] std::vector<QuotaExcess> dueQuotaPreemptions(const QueueTree& tree, SystemTime now);
} // namespace quotadeck::cluster
