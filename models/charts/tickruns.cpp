// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/tickruns.h"

#include <utility>

namespace quotadeck::models {
std::vector<TickRun> tickRuns(const TimeAxis& axis, const TimeWindow& window)
{
    std::vector<TickRun> runs;
    // From the edge of the first column on, so that it does not change while the window moves over it.
    const TimeAxis::Milliseconds from = window.columnAt(window.from) * window.width;
    const Tick first = std::max(axis.firstTick() + 1, axis.lowerBound(from)) - 1;
    bool isAfterGap = false;
    std::int64_t column = 0;
    for (Tick tick = first; tick < axis.endTick(); ++tick) {
        const TimeAxis::Moment& moment = axis.at(tick);
        if (moment.isGap) {
            isAfterGap = true;
            continue;
        }
        const std::int64_t now = window.columnAt(moment.time);
        if (runs.empty() || isAfterGap || now != column)
            runs.push_back({tick, tick, std::exchange(isAfterGap, false)});
        runs.back().end = tick + 1;
        column = now;
        if (moment.time > window.to)
            break;
    }
    return runs;
}

ChangeCursor::ChangeCursor(const SeriesBuffer& buffer, Tick tick)
{
    const auto all = buffer.changes();
    const auto after = std::ranges::upper_bound(all, tick, {}, &SeriesBuffer::Change::tick);
    m_next = all.data() + (after - all.begin());
    m_end = all.data() + all.size();
    if (after != all.begin())
        m_value = std::prev(after)->known();
}
} // namespace quotadeck::models
