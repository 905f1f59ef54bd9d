// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/cluster/queue.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <optional>

namespace quotadeck::cluster {
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
/// Whether one more application may run, asked from the root down (ENF-10).
[[nodiscard]] Decision canRun(const Queue& leaf, const ApplicationId& app);
/// The same question to @p queue alone.
[[nodiscard]] Decision canRunHere(const Queue& queue, const ApplicationId& app);
/// The applications of @p queue that count towards its maximum (ENF-10).
[[nodiscard]] std::uint64_t countedApplications(const Queue& queue);
} // namespace quotadeck::cluster
