// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historysource.h"

#include <optional>

namespace quotadeck::history {
/// The shortest time from @p from up to, but not at, @p until that has all of it in which @p local does not know what was; stretches
/// shorter than @p column are no concern. Nothing: it knows all.
[[nodiscard]] std::optional<Answered> unknownTime(const Reply& local, Milliseconds from, Milliseconds until,
                                                  Milliseconds column);

/// What @p local knows and, in the time that it does not know, what @p remote does, of the same series. No moment comes twice. Lines go on over
/// the border where no value is further than @p step from the next one and @p remote knows of no gap.
[[nodiscard]] Reply stitch(const Reply& local, const Reply& remote, Milliseconds step);
} // namespace quotadeck::history
