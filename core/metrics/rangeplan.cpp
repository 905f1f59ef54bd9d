// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/rangeplan.h"

#include <algorithm>
#include <cstdint>

namespace quotadeck::metrics {
using std::chrono::milliseconds;

namespace {
/// The last multiple of @p step at or before @p time.
milliseconds alignedBefore(milliseconds time, milliseconds step)
{
    const milliseconds rest = time % step;
    return time - (rest < milliseconds(0) ? rest + step : rest);
}
} // namespace

milliseconds stepFor(milliseconds from, milliseconds to, int columns)
{
    constexpr milliseconds kFinest = std::chrono::seconds(1);
    const milliseconds column = (to - from) / std::max(1, columns);
    return std::max(kFinest, milliseconds(std::chrono::ceil<std::chrono::seconds>(column)));
}

std::vector<EvaluatedRange> cutRange(milliseconds from, milliseconds to, milliseconds step,
                                     std::size_t mostPoints)
{
    std::vector<EvaluatedRange> parts;
    if (to < from)
        return parts;
    const auto most = static_cast<std::int64_t>(std::max<std::size_t>(1, mostPoints));
    const milliseconds end = alignedBefore(to, step);
    for (milliseconds first = alignedBefore(from, step); first <= end;) {
        const milliseconds last = first + step * std::min(most - 1, (end - first) / step);
        parts.push_back({first, last, step, step});
        first = last + step;
    }
    // What is left is shorter than a step.
    if (end < to)
        parts.push_back({to, to, step, to - end});
    return parts;
}
} // namespace quotadeck::metrics
