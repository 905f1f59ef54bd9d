// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/timeaxis.h"

#include <algorithm>

namespace quotadeck::models {
Tick TimeAxis::append(Milliseconds time)
{
    if (m_silence.count() > 0 && !m_moments.empty() && time - m_moments.back().time > m_silence)
        appendGap(m_moments.back().time + m_silence);
    const bool isNew = m_moments.empty() || m_moments.back().isGap || time > m_moments.back().time;
    if (isNew)
        m_moments.push_back({m_moments.empty() ? time : std::max(time, m_moments.back().time), false});
    return endTick() - 1;
}

void TimeAxis::appendGap(Milliseconds time)
{
    if (m_moments.empty())
        return;
    time = std::max(time, m_moments.back().time);
    if (m_moments.back().isGap)
        m_moments.back().time = time;
    else
        m_moments.push_back({time, true});
}

void TimeAxis::dropFront()
{
    m_moments.pop_front();
    ++m_firstTick;
}

Tick TimeAxis::lowerBound(Milliseconds time) const
{
    const auto found = std::ranges::lower_bound(m_moments, time, {}, &Moment::time);
    return m_firstTick + static_cast<Tick>(found - m_moments.begin());
}
} // namespace quotadeck::models
