// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

namespace quotadeck::sim {
/// The scheduler's self-test (REST-21), made on what @p partition, which must be complete, shows.
[[nodiscard]] HealthInfo checkHealth(const PartitionSnapshot& partition);
} // namespace quotadeck::sim
