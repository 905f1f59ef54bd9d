// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace quotadeck {
/// In 2100: differences and sums of times up to here fit into their type.
inline constexpr SystemTime kLatestTime{std::chrono::hours(24 * 366 * 130)};

/// As sourceTime(); nothing for a time that no clock shows: before 1970 or after 2100.
[[nodiscard]] inline std::optional<SystemTime> plausibleSourceTime(const ClusterSnapshot& snapshot)
{
    if (snapshot.time < SystemTime() || snapshot.time > kLatestTime || snapshot.clockOffset > kMostClockOffset
        || snapshot.clockOffset < -kMostClockOffset)
        return std::nullopt;
    const SystemTime time = sourceTime(snapshot);
    return time < SystemTime() || time > kLatestTime ? std::nullopt : std::optional(time);
}
} // namespace quotadeck
