// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <vector>

namespace quotadeck::metrics {
/// How many points of a series Prometheus puts into one answer.
inline constexpr std::size_t kMostPoints = 11'000;

/// One question about a stretch of time: a value at @p first and then every @p step until @p last, each of what was in the
/// @p window before it. Times since the epoch.
struct EvaluatedRange
{
    std::chrono::milliseconds first{};
    std::chrono::milliseconds last{};
    std::chrono::milliseconds step{1};
    std::chrono::milliseconds window{1};

    friend bool operator==(const EvaluatedRange&, const EvaluatedRange&) = default;
};

/// The distance of values for @p columns pixels between @p from and @p to: whole seconds, at least one, and at most one value a column.
[[nodiscard]] std::chrono::milliseconds stepFor(std::chrono::milliseconds from, std::chrono::milliseconds to,
                                                int columns);

/// The time up to @p to, from the last multiple of @p step at or before @p from on, cut so that no part has more than @p mostPoints values,
/// in the order of time. The windows of all values touch and never overlap: each moment is in one of them. Values are at multiples
/// of @p step since the epoch, so that a moving window has the same ones; the last is at @p to. Empty where @p to is before @p from.
[[nodiscard]] std::vector<EvaluatedRange> cutRange(std::chrono::milliseconds from,
                                                   std::chrono::milliseconds to,
                                                   std::chrono::milliseconds step, std::size_t mostPoints);
} // namespace quotadeck::metrics
