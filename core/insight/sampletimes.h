// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <cstddef>

namespace quotadeck::insight {
/// How many samples there are, and the time from the earliest to the latest one, in whatever order they come.
struct SampleTimes
{
    std::size_t samples = 0;
    SystemTime first{}; ///< the epoch: no time is known
    SystemTime last{}; ///< likewise

    /// @p time: the epoch when it is not known.
    void add(SystemTime time)
    {
        ++samples;
        if (time == SystemTime())
            return;
        first = first == SystemTime() ? time : std::min(first, time);
        last = last == SystemTime() ? time : std::max(last, time);
    }
};
} // namespace quotadeck::insight
