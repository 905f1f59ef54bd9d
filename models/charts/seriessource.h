// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriescolumns.h"
#include "models/charts/serieskey.h"

#include <span>
#include <vector>

namespace quotadeck::models {
/// Where charts take the past from: what was recorded in memory, or what was stored.
class SeriesSource
{
public:
    SeriesSource() = default;
    virtual ~SeriesSource() = default;

    /// The columns of each of @p keys, in their order, between two moments and one sample beyond either. Nothing is
    /// known before a series began, and nothing is invented in a gap.
    [[nodiscard]] virtual std::vector<SeriesColumns> read(std::span<const SeriesKey> keys,
                                                          const TimeWindow& window) const = 0;
    /// When the source answered, at least in @p window and one sample before it: from the first to the last sample of
    /// every stretch, ascending. What a series does not know in them was not there; between them nothing is known.
    [[nodiscard]] virtual std::vector<TimeSpan> answered(const TimeWindow& window) const = 0;

protected:
    SeriesSource(const SeriesSource&) = default;
    SeriesSource(SeriesSource&&) = default;
    SeriesSource& operator=(const SeriesSource&) = default;
    SeriesSource& operator=(SeriesSource&&) = default;
};
} // namespace quotadeck::models
