// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

/// Spans of time as all tables, panes and sentences show them. A point on the timeline of a scenario is another thing: see
/// models/simulation/elapsedtext.h.
namespace quotadeck::models {
/// quotadeck::durationMessage() in the language of the window: "1 min 15 s".
[[nodiscard]] QString durationText(std::chrono::nanoseconds duration);

/// quotadeck::ageMessage() in the language of the window: "12 min".
[[nodiscard]] QString ageText(std::chrono::nanoseconds age);
} // namespace quotadeck::models
