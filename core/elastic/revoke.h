// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/resource/resource.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace quotadeck::elastic {
using QuotaTime = std::chrono::system_clock::time_point;

/// An assigned pod that is attached directly to a group.
struct QuotaPod
{
    std::string name; ///< "namespace/name"
    std::int32_t priority = 0;
    std::optional<QuotaTime> start; ///< none: has not started, so counts as the youngest
    Resource request;
    bool isNonPreemptible = false;
};

/// The order of giving up: lower priority first, then the younger, then by name (EQ-69).
[[nodiscard]] bool isLessImportant(const QuotaPod& left, const QuotaPod& right);

/// The pods that have to go so that @p used fits in @p limit, as positions in @p pods, in the order in which they are
/// reported: the fewest, not the least important (EQ-70 to EQ-74). Still not fitting afterwards is possible, since
/// pods that may not be preempted stay.
[[nodiscard]] std::vector<std::size_t> revokeVictims(std::span<const QuotaPod> pods, const Resource& used,
                                                     const Resource& limit);

/// When over-use is ended by force. Off unless asked for (EQ-66).
struct RevokeOptions
{
    bool isOn = false;
    std::chrono::nanoseconds cycle = std::chrono::seconds(1);
    std::chrono::nanoseconds delay = std::chrono::seconds(120);
};

/// How long one group has been using more than it may (EQ-68).
class OveruseClock
{
public:
    /// @p start is when monitoring starts.
    OveruseClock(QuotaTime start, std::chrono::nanoseconds delay) : m_lastGood(start), m_delay(delay) { }

    /// Notes a sample; true when pods have to go now. One good sample starts the delay anew, and so does firing.
    [[nodiscard]] bool sample(QuotaTime now, bool isOverused);
    /// Until the delay is over, from when on the next sample of over-use fires; not negative.
    [[nodiscard]] std::chrono::nanoseconds remaining(QuotaTime now) const;

private:
    QuotaTime m_lastGood;
    std::chrono::nanoseconds m_delay;
};
} // namespace quotadeck::elastic
