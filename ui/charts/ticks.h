// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/valueunit.h"

#include <QList>
#include <QString>

namespace quotadeck::ui {
struct AxisTick
{
    double value = 0;
    QString label;

    friend bool operator==(const AxisTick&, const AxisTick&) = default;
};

/// In which zone moments are told.
enum class TimeZone { Local, Utc };

/// Ticks at least from @p lowest, which is not above 0, to @p highest, about @p count of them, at round amounts:
/// powers of two for bytes, else 1, 2 or 5 times a power of ten; never closer than one base unit. 0 is among them.
[[nodiscard]] QList<AxisTick> valueTicks(const ValueUnit& unit, double lowest, double highest, int count);

/// Ticks at round times between two moments in milliseconds since the epoch, at most @p count.
[[nodiscard]] QList<AxisTick> timeTicks(double from, double to, int count, TimeZone zone);

/// "12:03:10"
[[nodiscard]] QString timeText(double milliseconds, TimeZone zone);
/// "2026-11-21 12:03:10", with "UTC" behind it in that zone.
[[nodiscard]] QString momentText(double milliseconds, TimeZone zone);
/// The moment for other programs: "2026-11-21T12:03:10.250Z".
[[nodiscard]] QString isoText(double milliseconds);
/// "12:03:10 – 12:08:10", with the days where they differ.
[[nodiscard]] QString rangeText(double from, double to, TimeZone zone);
} // namespace quotadeck::ui
