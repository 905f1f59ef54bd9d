// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/revoke.h"

#include "core/elastic/amounts.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <numeric>

namespace quotadeck::elastic {
bool isLessImportant(const QuotaPod& left, const QuotaPod& right)
{
    if (left.priority != right.priority)
        return left.priority < right.priority;
    const QuotaTime leftStart = left.start.value_or(QuotaTime::max());
    const QuotaTime rightStart = right.start.value_or(QuotaTime::max());
    return leftStart != rightStart ? leftStart > rightStart : left.name < right.name;
}

std::vector<std::size_t> revokeVictims(std::span<const QuotaPod> pods, const Resource& used,
                                       const Resource& limit)
{
    std::vector<std::size_t> order(pods.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order,
                      [pods](std::size_t a, std::size_t b) { return isLessImportant(pods[a], pods[b]); });
    Resource left = used; // in all dimensions throughout (EQ-73)
    std::vector<std::size_t> taken;
    for (const std::size_t i : order) { // EQ-70
        if (exceeded(left, limit).empty())
            break;
        if (pods[i].isNonPreemptible)
            continue;
        left = subtract(left, pods[i].request);
        taken.push_back(i);
    }
    if (!exceeded(left, limit).empty()) // EQ-71
        return taken;
    std::vector<std::size_t> victims;
    std::ranges::reverse(taken);
    for (const std::size_t i : taken) { // EQ-72
        const Resource with = add(left, pods[i].request);
        if (exceeded(with, limit).empty())
            left = with;
        else
            victims.push_back(i);
    }
    return victims;
}

bool OveruseClock::sample(QuotaTime now, bool isOverused)
{
    const bool fires = isOverused && now - m_lastGood > m_delay;
    if (!isOverused || fires)
        m_lastGood = now;
    return fires;
}

std::chrono::nanoseconds OveruseClock::remaining(QuotaTime now) const
{
    return std::max(std::chrono::nanoseconds(m_lastGood + m_delay - now), std::chrono::nanoseconds(0));
}
} // namespace quotadeck::elastic
