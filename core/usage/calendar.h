// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <absl/time/time.h>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::usage {
/// Of a report, in which amounts are counted by whole seconds. Since the epoch, where it is a time.
using Seconds = std::chrono::seconds;

/// The time from @p from on, before @p to.
struct Period
{
    Seconds from{};
    Seconds to{};

    [[nodiscard]] Seconds length() const { return to - from; }
    /// The time that is in both; empty when there is none.
    [[nodiscard]] Period within(const Period& other) const;
    [[nodiscard]] bool isEmpty() const { return to <= from; }
    friend bool operator==(const Period&, const Period&) = default;
};

/// How long a column of a report is.
enum class Step { Total, Hour, Day, Week, Month };

/// The calendar of a time zone: where its hours, days, weeks and months begin. Weeks begin on Monday.
class Calendar
{
public:
    Calendar() : m_zone(absl::UTCTimeZone()) { }
    /// Errors: InvalidArgument for a name that the time zone database of this machine does not have.
    [[nodiscard]] static Result<Calendar> inZone(const std::string& name);

    [[nodiscard]] std::string zoneName() const { return m_zone.name(); }
    /// The beginnings of the columns of @p period, the first being that of the period. A column is cut off where the
    /// period begins or ends.
    [[nodiscard]] std::vector<Seconds> columns(const Period& period, Step step) const;
    /// As long as @p period and directly before it; as many months where that is of whole months, as many days where it is of
    /// whole days.
    [[nodiscard]] Period before(const Period& period) const;

    /// "2026-11", "2026-11-02" and so on: where the column @p time begins, as exactly as it needs. A part of a month has its
    /// days: "2026-11 (2–30)".
    [[nodiscard]] std::string label(Step step, const Period& time) const;
    /// "2026-11-02T08:00:00Z", or with the distance to UTC.
    [[nodiscard]] std::string isoText(Seconds time) const;
    /// "2026-11-02", "2026-11-02T08:00" or "2026-11-02T08:00:00", each also with "Z" or "+01:00" if it has a time.
    /// Errors: InvalidArgument.
    [[nodiscard]] Result<Seconds> parse(std::string_view text) const;
    /// Where the month of @p time begins.
    [[nodiscard]] Seconds monthOf(Seconds time) const { return begin(Step::Month, time); }
    [[nodiscard]] Seconds monthAfter(Seconds time) const { return next(Step::Month, monthOf(time)); }

private:
    explicit Calendar(absl::TimeZone zone) : m_zone(zone) { }
    [[nodiscard]] absl::CivilSecond civil(Seconds time) const;
    [[nodiscard]] Seconds time(absl::CivilSecond civil) const;
    [[nodiscard]] Seconds begin(Step step, Seconds time) const;
    [[nodiscard]] Seconds next(Step step, Seconds begin) const;
    [[nodiscard]] std::string monthLabel(const Period& time) const;

    absl::TimeZone m_zone;
};

/// A period by its name.
enum class PeriodWord : std::uint8_t { All, Today, Yesterday, Last7Days, Last30Days, ThisMonth, LastMonth };
inline constexpr std::size_t kPeriodWords = 7;
inline constexpr std::array<const char*, kPeriodWords> kPeriodWordNames{
    "all", "today", "yesterday", "last-7-days", "last-30-days", "this-month", "last-month"};

/// @p now is the moment that days are counted back from, @p extent what the source has.
[[nodiscard]] Period periodOf(PeriodWord word, const Calendar& calendar, const Period& extent, Seconds now);
} // namespace quotadeck::usage
