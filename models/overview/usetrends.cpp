// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/overview/usetrends.h"

#include <vector>

namespace quotadeck::models {
namespace {
constexpr std::chrono::seconds kPointDistance{15};
constexpr std::chrono::minutes kLeastSpan{1};

double shareOf(const insight::UsePoint& point)
{
    return point.used / point.limit;
}
} // namespace

void UseTrends::begin(SystemTime time)
{
    if (time < m_now || time - m_now > kTrendSpan)
        m_pasts.clear();
    m_now = time;
}

std::optional<UseTrend> UseTrends::add(const std::string& id, std::string_view limit, double used,
                                       double amount)
{
    Past& past = m_pasts[id];
    past.last = {m_now, used, amount};
    if (past.limit != limit) {
        past.limit = limit;
        past.points.clear();
    }
    auto& points = past.points;
    // The last point that is old enough stays, so that the whole span is covered.
    while (points.size() > 1 && m_now - points[1].time >= kTrendSpan)
        points.pop_front();
    if (points.empty() || m_now - points.back().time >= kPointDistance)
        points.push_back(past.last);
    const auto span = m_now - points.front().time;
    if (span < kLeastSpan)
        return std::nullopt;
    return UseTrend{shareOf(past.last) - shareOf(points.front()), span};
}

std::optional<insight::Forecast> UseTrends::forecast(const std::string& id) const
{
    const Past& past = m_pasts.at(id);
    std::vector<insight::UsePoint> points(past.points.begin(), past.points.end());
    if (points.back().time != past.last.time)
        points.push_back(past.last);
    return insight::timeToLimit(points, past.last.limit, m_now);
}

void UseTrends::end()
{
    std::erase_if(m_pasts, [this](const auto& past) { return past.second.last.time != m_now; });
}
} // namespace quotadeck::models
