// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/partition.h"

#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// The allocations, by application and key, to ask back so that the queue of @p excess gives back that much (QUE-70): lowest
/// priority first, then the newest. What has been asked back already counts.
[[nodiscard]] std::vector<std::pair<ApplicationId, std::string>>
quotaVictims(const cluster::Partition& partition, const cluster::QuotaExcess& excess);
} // namespace quotadeck::sim
