// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/calendar.h"

#include <absl/time/civil_time.h>
#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::usage {
Period Period::within(const Period& other) const
{
    const Seconds begin = std::max(from, other.from);
    return {begin, std::max(begin, std::min(to, other.to))};
}

Result<Calendar> Calendar::inZone(const std::string& name)
{
    absl::TimeZone zone;
    if (name.empty() || !absl::LoadTimeZone(name, &zone))
        return fail(ErrorCode::InvalidArgument, {},
                    Message(QUOTADECK_TEXT("usage",
                                           "this machine does not know the time zone \"%1\": use a name such "
                                           "as Europe/Berlin, or UTC"),
                            name));
    return Calendar(zone);
}

absl::CivilSecond Calendar::civil(Seconds time) const
{
    return absl::ToCivilSecond(absl::FromUnixSeconds(time.count()), m_zone);
}

Seconds Calendar::time(absl::CivilSecond civil) const
{
    return Seconds(absl::ToUnixSeconds(absl::FromCivil(civil, m_zone)));
}

Seconds Calendar::begin(Step step, Seconds at) const
{
    const absl::CivilSecond here = civil(at);
    switch (step) {
    case Step::Hour: // not through the civil time: an hour that is repeated in autumn has two beginnings
        return at - Seconds(here.minute() * 60 + here.second());
    case Step::Day:
        return time(absl::CivilDay(here));
    case Step::Week:
        return time(absl::PrevWeekday(absl::CivilDay(here) + 1, absl::Weekday::monday));
    case Step::Month:
        return time(absl::CivilMonth(here));
    case Step::Total:
        break;
    }
    return at;
}

Seconds Calendar::next(Step step, Seconds begin) const
{
    constexpr Seconds kHour{3600};
    const absl::CivilSecond here = civil(begin);
    switch (step) {
    case Step::Hour: {
        const Seconds next = this->begin(Step::Hour, begin + kHour);
        return next > begin ? next : begin + kHour;
    }
    case Step::Day:
        return time(absl::CivilDay(here) + 1);
    case Step::Week:
        return time(absl::CivilDay(here) + 7);
    case Step::Month:
        return time(absl::CivilMonth(here) + 1);
    case Step::Total:
        break;
    }
    return Seconds::max();
}

std::vector<Seconds> Calendar::columns(const Period& period, Step step) const
{
    std::vector<Seconds> begins{period.from};
    if (step == Step::Total)
        return begins;
    for (Seconds at = next(step, begin(step, period.from)); at < period.to; at = next(step, at))
        begins.push_back(at);
    return begins;
}

Period Calendar::before(const Period& period) const
{
    const auto isWhole = [&](Step step) {
        return begin(step, period.from) == period.from && begin(step, period.to) == period.to;
    };
    if (isWhole(Step::Month)) {
        const absl::CivilMonth first(civil(period.from));
        return {time(first - (absl::CivilMonth(civil(period.to)) - first)), period.from};
    }
    if (isWhole(Step::Day)) {
        const absl::CivilDay first(civil(period.from));
        return {time(first - (absl::CivilDay(civil(period.to)) - first)), period.from};
    }
    return {period.from - period.length(), period.from};
}

std::string Calendar::label(Step step, const Period& time) const
{
    if (step == Step::Month)
        return monthLabel(time);
    const char* form = "%Y-%m-%d %H:%M:%S";
    if (step == Step::Hour)
        form = "%Y-%m-%d %H:%M";
    else if (step != Step::Total && begin(Step::Day, time.from) == time.from)
        form = "%Y-%m-%d";
    return absl::FormatTime(form, absl::FromUnixSeconds(time.from.count()), m_zone);
}

std::string Calendar::monthLabel(const Period& time) const
{
    std::string text = absl::FormatTime("%Y-%m", absl::FromUnixSeconds(time.from.count()), m_zone);
    const absl::CivilDay first(civil(time.from));
    const absl::CivilDay last(civil(time.to - Seconds(1))); // the end is not in it
    const absl::CivilDay end(absl::CivilMonth(first) + 1);
    if (first.day() == 1 && last + 1 == end)
        return text;
    text += fmt::format(" ({}", first.day());
    if (last != first)
        text += fmt::format("–{}", last.day());
    return text + ")";
}

std::string Calendar::isoText(Seconds at) const
{
    std::string text = absl::FormatTime("%Y-%m-%dT%H:%M:%S%Ez", absl::FromUnixSeconds(at.count()), m_zone);
    constexpr std::string_view kUtc = "+00:00";
    if (text.ends_with(kUtc))
        text.replace(text.size() - kUtc.size(), kUtc.size(), "Z");
    return text;
}

Result<Seconds> Calendar::parse(std::string_view text) const
{
    const bool isPlain = std::ranges::all_of(
        text, [](char c) { return (c >= '0' && c <= '9') || std::string_view("-:TZ+").find(c) < 5; });
    for (const char* const form :
         {"%Y-%m-%d", "%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%dT%H:%M%Ez", "%Y-%m-%dT%H:%M:%S%Ez"}) {
        absl::Time time;
        std::string error;
        if (isPlain && text.size() >= 10 && text[4] == '-'
            && absl::ParseTime(form, std::string(text), m_zone, &time, &error))
            return Seconds(absl::ToUnixSeconds(time));
    }
    return fail(ErrorCode::InvalidArgument, {},
                Message(QUOTADECK_TEXT("usage",
                                       "invalid time \"%1\": use 2026-11-02, 2026-11-02T08:00 or "
                                       "2026-11-02T08:00:00Z"),
                        text));
}

namespace {
/// The day before that of @p time; it ends where the day of @p time begins.
Period dayBefore(const Calendar& calendar, Seconds time)
{
    const auto begins = calendar.columns({time - std::chrono::hours(60), time + Seconds(1)}, Step::Day);
    return {begins[begins.size() - 2], begins.back()};
}
} // namespace

Period periodOf(PeriodWord word, const Calendar& calendar, const Period& extent, Seconds now)
{
    switch (word) {
    case PeriodWord::All:
        break;
    // What ends now has a moment: at midnight that of the day or month which ends.
    case PeriodWord::Today:
        return {dayBefore(calendar, now - Seconds(1)).to, now};
    case PeriodWord::Yesterday:
        return dayBefore(calendar, now);
    case PeriodWord::Last7Days:
        return {now - std::chrono::days(7), now};
    case PeriodWord::Last30Days:
        return {now - std::chrono::days(30), now};
    case PeriodWord::ThisMonth:
        return {calendar.monthOf(now - Seconds(1)), now};
    case PeriodWord::LastMonth:
        return {calendar.monthOf(calendar.monthOf(now) - Seconds(1)), calendar.monthOf(now)};
    }
    return extent;
}
} // namespace quotadeck::usage
