// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck {
/// Durations as the scheduler reads and prints them (CFG-32).

/// "1m30s", "1.5h", "-.5s", "0"; nothing for any other text or one beyond 64 bits of nanoseconds.
[[nodiscard]] std::optional<std::chrono::nanoseconds> parseGoDuration(std::string_view text);

/// "1h0m0s", "1m30s", "1.5s", "2ms", "0s".
[[nodiscard]] std::string goDurationText(std::chrono::nanoseconds duration);
} // namespace quotadeck
