// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <cstdint>
#include <unordered_map>

/// Spans of time as all tables, panes and sentences show them. A point on the timeline of a scenario is another thing: see
/// models/simulation/elapsedtext.h.
namespace quotadeck::models {
/// quotadeck::durationMessage() in the language of the window: "1 min 15 s".
[[nodiscard]] QString durationText(std::chrono::nanoseconds duration);

/// quotadeck::ageMessage() in the language of the window: "12 min".
[[nodiscard]] QString ageText(std::chrono::nanoseconds age);

/// ageText() for many rows: rows of the same age share one text, which is made once. It is in the language of the time when
/// it was first asked for, so this is made anew with each moment that ages are counted to. Threading: thread-compatible.
class AgeTexts
{
public:
    [[nodiscard]] QString of(std::chrono::nanoseconds age);

private:
    std::unordered_map<std::int64_t, QString> m_texts; ///< by age in seconds
};
} // namespace quotadeck::models
