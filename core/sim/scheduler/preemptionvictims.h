// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/partition.h"

#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// The allocations, by application and key, to preempt for requests that have waited the
/// preemption.delay of their queue and that would stay within what is guaranteed there (QUE-69). No queue gives back
/// what is guaranteed to it. Allocations whose release was requested count as room. Nothing when the partition does not
/// preempt.
[[nodiscard]] std::vector<std::pair<ApplicationId, std::string>>
preemptionVictims(const cluster::Partition& partition, SystemTime now);

/// The allocations, by application and key, to preempt so that the queue of @p excess uses that much less
/// (QUE-70): lowest priority first, then the newest. Releases that were requested before count.
[[nodiscard]] std::vector<std::pair<ApplicationId, std::string>>
quotaVictims(const cluster::Partition& partition, const cluster::QuotaExcess& excess);
} // namespace quotadeck::sim
