// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/world.h"
#include "core/snapshot/applicationinfo.h"

namespace quotadeck::sim {
/// The form of a time in the REST answers: nanoseconds since the epoch.
[[nodiscard]] std::int64_t epochNanoseconds(SystemTime time);

/// @p resource, or nil when it has no types.
[[nodiscard]] std::optional<Resource> unlessEmpty(const Resource& resource);

/// What @p app has asked for and not got.
[[nodiscard]] Resource pendingOf(const Application& app);

/// An allocated pod of @p app (REST-16).
[[nodiscard]] AllocationInfo allocationInfo(const World& world, const Application& app, const Pod& pod);

/// @p app with its requests and allocations (REST-15).
[[nodiscard]] ApplicationInfo applicationInfo(const World& world, const Application& app);
} // namespace quotadeck::sim
