// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/results.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace quotadeck::sim {
/// The waits of applications, in the order in which they were added.
///
/// Shape:     add() keeps every wait exactly. shorten() bounds the memory of a log that grows for days: beyond
///            kMostExact waits all so far are rounded up by less than one percent and counted. The mean stays exact.
/// Threading: thread-compatible.
class WaitLog
{
public:
    static constexpr std::size_t kMostExact = 4'096;

    void add(Nanoseconds wait) { m_exact.push_back(wait); }
    void add(const WaitLog& others);
    void shorten();

    [[nodiscard]] std::optional<WaitTimes> times() const; ///< Nothing without any wait.
    [[nodiscard]] std::size_t entries() const
    {
        return m_exact.size() + m_rounded.size();
    } ///< kept in memory

private:
    using Counts = std::map<Nanoseconds, std::uint64_t>;

    std::vector<Nanoseconds> m_exact;
    Counts m_rounded;
    double m_roundedSeconds = 0; // their sum before they were rounded
};
} // namespace quotadeck::sim
