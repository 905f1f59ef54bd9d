// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

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

/// Ticks from 0 to at least @p highest, about @p count of them, at round amounts of @p type: powers of two for
/// memory, else 1, 2 or 5 times a power of ten; never closer than one base unit.
[[nodiscard]] QList<AxisTick> valueTicks(ResourceType type, double highest, int count);

/// Ticks at round times between two moments in milliseconds since the epoch, at most @p count.
[[nodiscard]] QList<AxisTick> timeTicks(double from, double to, int count, TimeZone zone);

/// "12:03:10"
[[nodiscard]] QString timeText(double milliseconds, TimeZone zone);
} // namespace quotadeck::ui
