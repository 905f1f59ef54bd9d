// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriescolumns.h"
#include "models/charts/serieskey.h"

#include <chrono>
#include <optional>
#include <span>
#include <vector>

namespace quotadeck::models {
/// The recorded series that the measure of @p key is worked out from: used and limit of its subject and, for the
/// headroom of a queue, of every queue above it, in pairs. Empty for a measure that is recorded itself.
[[nodiscard]] std::vector<SeriesKey> partsOf(const SeriesKey& key);

/// Headroom or share at one moment, from the values of partsOf(). Nothing where no pair is known whole, and no share of
/// a limit of 0, which no use is a part of.
[[nodiscard]] std::optional<double> derivedValue(Measure measure,
                                                 std::span<const std::optional<double>> parts);

/// Headroom or share over time, from the columns of partsOf(): one column of @p width at most, with the extremes of the
/// used amount in it. Where used and limit both move within a column of theirs, the limit counts as it was at the end.
[[nodiscard]] SeriesColumns derivedColumns(Measure measure, std::span<const SeriesColumns> parts,
                                           std::chrono::milliseconds width);
} // namespace quotadeck::models
