// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/partition.h"

#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// The allocations, by application and key, to ask back so that requests find room that have waited the
/// preemption.delay of their queue and that would stay within what is guaranteed there (QUE-69). No queue gives back
/// what is guaranteed to it. What has been asked back already counts as room. Nothing when the partition does not
/// preempt.
[[nodiscard]] std::vector<std::pair<ApplicationId, std::string>>
preemptionVictims(const cluster::Partition& partition, SystemTime now);
} // namespace quotadeck::sim
