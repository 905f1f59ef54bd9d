// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <chrono>

namespace quotadeck {
/// Spans of time as people write them. Files, options and machine formats have another form: see goduration.h.

/// "20 ms", "4.9 s", "30 s", "1 min 15 s", "2 h 5 min", "3 d 4 h": at most two units, without one that is 0. A negative
/// span counts as none.
[[nodiscard]] Message durationMessage(std::chrono::nanoseconds duration);

/// As durationMessage(), of which minutes and more count alone, since an age grows while it is read: "45 s", "12 min",
/// "5 h 12 min", "3 d 4 h".
[[nodiscard]] Message ageMessage(std::chrono::nanoseconds age);
} // namespace quotadeck
