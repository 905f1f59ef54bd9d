// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/partition.h"
#include "core/cluster/queue.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace quotadeck::cluster {
/// The children of @p parent that have something to schedule, the next one first (QUE-65). Where larger pending
/// decides and neither is larger in every type, the type that comes first by name does.
[[nodiscard]] std::vector<const Queue*> sortedChildren(const Queue& parent);

/// The keys by which the applications in a leaf are sorted.
struct ApplicationOrder
{
    ApplicationId id;
    std::int32_t priority = kNoPriority; ///< highest of its pending requests
    SystemTime submitted;
    Resource allocated;
};

/// Brings the applications of @p leaf, all with pending requests, into the order of its policy, the next one first;
/// what is equal stays in its order (QUE-66).
void sortApplications(const Queue& leaf, std::vector<ApplicationOrder>& applications);

/// A request that was tried in vain.
struct DeniedAttempt
{
    ApplicationId app;
    AttemptOutcome outcome = AttemptOutcome::NoNode; ///< never Allocated
    std::optional<Denial> denial; ///< the blocking limit, if one was the reason
};

/// What a run of the scheduler did.
struct SchedulingRun
{
    std::vector<ApplicationEffects> done; ///< in that order; released placeholders that are too small, too
    std::uint64_t attempts = 0; ///< requests that were tried, allocated or not
    std::vector<DeniedAttempt> denied; ///< in that order
};

/// Repeats until nothing more can be done in @p partition: starts one swap of a placeholder or else allocates one
/// request. Queues and applications come in their order (QUE-65, QUE-66), the requests of an application by
/// priority, then age (ENF-15); its attempt ends with the first allocation (ENF-23). Each request is denied, and that
/// logged, at most once: while nothing is released, what was denied stays so.
SchedulingRun runScheduling(Partition& partition, SystemTime now);
} // namespace quotadeck::cluster
