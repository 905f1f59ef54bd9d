// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/waitlog.h"

#include "core/sim/resulttext.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <numeric>

namespace quotadeck::sim {
namespace {
constexpr int kKeptBits = 8; ///< of a rounded wait: less than 1/128 is added

Nanoseconds roundedUp(Nanoseconds wait)
{
    const auto value = static_cast<std::uint64_t>(std::max<std::int64_t>(wait.count(), 0));
    const int dropped = std::max(static_cast<int>(std::bit_width(value)) - kKeptBits, 0);
    const std::uint64_t step = std::uint64_t{1} << dropped;
    return Nanoseconds((value + step - 1) / step * step);
}
} // namespace

void WaitLog::add(const WaitLog& others)
{
    m_exact.insert(m_exact.end(), others.m_exact.begin(), others.m_exact.end());
    for (const auto& [wait, count] : others.m_rounded)
        m_rounded[wait] += count;
    m_roundedSeconds += others.m_roundedSeconds;
}

void WaitLog::shorten()
{
    if (m_exact.size() <= kMostExact)
        return;
    for (const Nanoseconds wait : m_exact) {
        ++m_rounded[roundedUp(wait)];
        m_roundedSeconds += secondsOf(wait);
    }
    m_exact.clear();
}

std::optional<WaitTimes> WaitLog::times() const
{
    auto waits = m_exact;
    const auto addCount = [](std::uint64_t sum, const auto& entry) { return sum + entry.second; };
    const auto count = std::accumulate(m_rounded.begin(), m_rounded.end(),
                                       static_cast<std::uint64_t>(waits.size()), addCount);
    if (count == 0)
        return std::nullopt;
    double seconds = m_roundedSeconds; // nanoseconds of many long waits are more than 64 bits hold
    for (const Nanoseconds wait : waits)
        seconds += secondsOf(wait);
    const std::chrono::duration<double> mean(seconds / static_cast<double>(count));
    const auto rank = (count * 95 + 99) / 100;
    if (m_rounded.empty()) {
        const auto at = waits.begin() + static_cast<std::ptrdiff_t>(rank - 1);
        std::ranges::nth_element(waits, at);
        return WaitTimes{std::chrono::duration_cast<Nanoseconds>(mean), *at};
    }
    Counts all = m_rounded;
    for (const Nanoseconds wait : waits)
        ++all[wait];
    auto at = all.begin();
    for (auto passed = at->second; passed < rank; passed += at->second)
        ++at;
    return WaitTimes{std::chrono::duration_cast<Nanoseconds>(mean), at->first};
}
} // namespace quotadeck::sim
