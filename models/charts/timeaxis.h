// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriesbuffer.h"

#include <chrono>
#include <deque>

namespace quotadeck::models {
/// The moments at which samples were taken, and where samples are missing. Times never go back: an earlier one
/// counts as the last.
class TimeAxis
{
public:
    using Milliseconds = std::chrono::milliseconds; ///< since the epoch

    struct Moment
    {
        Milliseconds time;
        bool isGap = false; ///< no sample could be taken
    };

    /// The tick of a sample at @p time: the last one again when no time has passed.
    Tick append(Milliseconds time);
    /// Notes that there is no sample at @p time. A gap that goes on is one gap, and lasts until then.
    void appendGap(Milliseconds time);
    /// Samples further apart than @p longest have a gap between them; 0: they may be any time apart.
    void setSilence(Milliseconds longest) { m_silence = longest; }
    [[nodiscard]] Milliseconds silence() const { return m_silence; }
    void dropFront();

    [[nodiscard]] std::size_t size() const { return m_moments.size(); }
    [[nodiscard]] Tick firstTick() const { return m_firstTick; }
    /// One behind the last.
    [[nodiscard]] Tick endTick() const { return m_firstTick + static_cast<Tick>(m_moments.size()); }
    [[nodiscard]] const Moment& at(Tick tick) const { return m_moments[tick - m_firstTick]; }
    /// The first tick at or after @p time.
    [[nodiscard]] Tick lowerBound(Milliseconds time) const;

private:
    std::deque<Moment> m_moments;
    Tick m_firstTick = 0;
    Milliseconds m_silence{};
};
} // namespace quotadeck::models
