// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/serieskey.h"

#include <QList>
#include <QString>

namespace quotadeck::ui {
/// How the numbers of a measure read. Amounts of one resource type share a unit; numbers of applications and
/// percentages have their own.
class ValueUnit
{
public:
    ValueUnit(models::Measure measure, ResourceType type) : m_measure(measure), m_type(type) { }

    /// "1.5 GiB", "12", "45 %".
    [[nodiscard]] QString text(double value) const;
    /// The unit of a plain number, as exports have it: "bytes", "millicores", "applications", "percent", else the
    /// name of the resource type.
    [[nodiscard]] QString plainName() const;
    /// Whether round numbers are powers of two.
    [[nodiscard]] bool isBinary() const;
    /// Whether numbers of @p measure can be drawn against the same axis.
    [[nodiscard]] bool isSharedBy(models::Measure measure) const;

private:
    models::Measure m_measure;
    ResourceType m_type;
};

/// "Used", as a choice. The limit of an elastic quota group is called its max, and what it is guaranteed its min.
[[nodiscard]] QString measureName(models::Measure measure,
                                  models::SubjectKind kind = models::SubjectKind::Queue);
/// "used", as exports have it, in no language.
[[nodiscard]] QString measureId(models::Measure measure);

struct AxisTick
{
    double value = 0;
    QString label;

    friend bool operator==(const AxisTick&, const AxisTick&) = default;
};

/// The time zone of the labels.
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
/// "20261121-120310", for names of files.
[[nodiscard]] QString fileTimeText(double milliseconds, TimeZone zone);
/// "12:03:10 – 12:08:10", with the days where they differ.
[[nodiscard]] QString rangeText(double from, double to, TimeZone zone);
} // namespace quotadeck::ui
