// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

/// Spans of time as all tables, panes and sentences show them. A point on the timeline of a scenario is another thing: see
/// models/simulation/elapsedtext.h.
namespace quotadeck::models {
/// "20 ms", "4.9 s", "30 s", "1 min 15 s", "2 h 5 min", "3 d 4 h": at most two units, without one that is 0. A negative
/// span counts as none.
[[nodiscard]] QString durationText(std::chrono::nanoseconds duration);

/// As durationText(), of which minutes and more count alone, since an age grows while it is read: "45 s", "12 min",
/// "5 h 12 min", "3 d 4 h".
[[nodiscard]] QString ageText(std::chrono::nanoseconds age);
} // namespace quotadeck::models
