// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/overview/usetrends.h"

namespace quotadeck::models {
namespace {
constexpr std::chrono::seconds kPointDistance{15};
constexpr std::chrono::minutes kLeastSpan{1};
} // namespace

void UseTrends::begin(SystemTime time)
{
    if (time < m_now || time - m_now > kTrendSpan)
        m_pasts.clear();
    m_now = time;
}

std::optional<UseTrend> UseTrends::add(const std::string& id, std::string_view limit, double share)
{
    Past& past = m_pasts[id];
    past.seen = m_now;
    if (past.limit != limit) {
        past.limit = limit;
        past.points.clear();
    }
    auto& points = past.points;
    // The last point that is old enough stays, so that the whole span is covered.
    while (points.size() > 1 && m_now - points[1].time >= kTrendSpan)
        points.pop_front();
    if (points.empty() || m_now - points.back().time >= kPointDistance)
        points.push_back({m_now, share});
    const auto span = m_now - points.front().time;
    if (span < kLeastSpan)
        return std::nullopt;
    return UseTrend{share - points.front().share, span};
}

void UseTrends::end()
{
    std::erase_if(m_pasts, [this](const auto& past) { return past.second.seen != m_now; });
}
} // namespace quotadeck::models
