// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/queue.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstdint>
#include <vector>

namespace quotadeck::cluster {
/// The children of @p parent that have something to schedule, the next one first (QUE-65). Where larger pending
/// decides and neither is larger in every type, the type that comes first by name does.
[[nodiscard]] std::vector<const Queue*> sortedChildren(const Queue& parent);

/// What the order of the applications in a leaf goes by.
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
} // namespace quotadeck::cluster
