// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriescolumns.h"
#include "models/charts/timeaxis.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

namespace quotadeck::models {
/// Ticks that fall into one column, with no gap between them.
struct TickRun
{
    Tick first = 0;
    Tick end = 0; ///< one behind the last
    bool isAfterGap = false;
};

/// The ticks of @p window and one beyond either end, cut into columns. Worked out once for all series, which share
/// the axis. O(ticks).
[[nodiscard]] std::vector<TickRun> tickRuns(const TimeAxis& axis, const TimeWindow& window);

/// Walks through the changes of one series.
class ChangeCursor
{
public:
    /// Begins with what stands at @p tick.
    ChangeCursor(const SeriesBuffer& buffer, Tick tick);

    /// Goes on to @p tick; gives the tick of the change after it, or the highest there is.
    Tick advance(Tick tick)
    {
        for (; m_next != m_end && m_next->tick <= tick; ++m_next)
            m_value = m_next->known();
        return m_next == m_end ? std::numeric_limits<Tick>::max() : m_next->tick;
    }
    [[nodiscard]] std::optional<Quantity> value() const { return m_value; }

private:
    const SeriesBuffer::Change* m_next;
    const SeriesBuffer::Change* m_end;
    std::optional<Quantity> m_value;
};

/// The columns of what @p value makes of @p cursors, a range of ChangeCursor; it returns std::optional<double>.
/// O(runs + changes).
template <typename Cursors, typename Value>
[[nodiscard]] SeriesColumns columnsOf(const TimeAxis& axis, const std::vector<TickRun>& runs, Cursors cursors,
                                      const Value& value)
{
    SeriesColumns result;
    bool isBroken = true;
    for (const TickRun& run : runs) {
        isBroken = isBroken || run.isAfterGap;
        std::optional<SeriesColumn> column;
        Tick last = run.first;
        const auto flush = [&] {
            if (!column)
                return;
            column->time = static_cast<double>(axis.at(last).time.count());
            if (isBroken)
                result.emplace_back();
            isBroken = false;
            result.back().push_back(*column);
            column.reset();
        };
        for (Tick tick = run.first; tick < run.end;) {
            Tick next = run.end;
            for (ChangeCursor& cursor : cursors)
                next = std::min(next, cursor.advance(tick));
            if (const std::optional<double> now = value(cursors)) {
                if (!column)
                    column = SeriesColumn{0, *now, *now, *now};
                column->min = std::min(column->min, *now);
                column->max = std::max(column->max, *now);
                column->last = *now;
                last = next - 1;
            } else {
                flush();
                isBroken = true;
            }
            tick = next;
        }
        flush();
    }
    return result;
}
} // namespace quotadeck::models
