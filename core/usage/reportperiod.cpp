// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/reportperiod.h"

namespace quotadeck::usage {
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
