// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/world.h"
#include "core/snapshot/queueinfo.h"

#include <vector>

namespace quotadeck::sim {
/// Every queue of @p world in pre-order (REST-12).
[[nodiscard]] std::vector<QueueInfo> queueInfos(const World& world);
} // namespace quotadeck::sim
