// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <optional>

/// Virtual time since the start of a scenario, as people write it.
namespace quotadeck::models {
/// "0:14", "1:02:03"; with milliseconds where they are not 0: "0:14.250". What is below them is cut off.
[[nodiscard]] QString elapsedText(std::chrono::nanoseconds elapsed);

/// Reads "1:02:03", "2:03", "14" (seconds) and "14.25"; nothing for anything else, or above 1000 hours.
[[nodiscard]] std::optional<std::chrono::nanoseconds> readElapsed(const QString& text);
} // namespace quotadeck::models
