// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/durationtext.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

namespace quotadeck {
namespace {
using namespace std::chrono_literals;

Message secondsMessage(std::int64_t seconds)
{
    return {QUOTADECK_TEXT("Duration", "%1 s"), seconds};
}

Message minutesMessage(std::int64_t minutes)
{
    return {QUOTADECK_TEXT("Duration", "%1 min"), minutes};
}

/// From an hour on.
Message longMessage(std::int64_t minutes)
{
    const std::int64_t hours = minutes / 60;
    if (hours >= 24)
        return hours % 24 == 0 ? Message(QUOTADECK_TEXT("Duration", "%1 d"), hours / 24)
                               : Message(QUOTADECK_TEXT("Duration", "%1 d %2 h"), hours / 24, hours % 24);
    return minutes % 60 == 0 ? Message(QUOTADECK_TEXT("Duration", "%1 h"), hours)
                             : Message(QUOTADECK_TEXT("Duration", "%1 h %2 min"), hours, minutes % 60);
}

/// Below ten seconds, where tenths matter.
Message shortMessage(std::chrono::nanoseconds duration)
{
    constexpr auto kTenthsFrom = 50ms; // what is below rounds to 0.0
    if (duration % 1s == 0ns)
        return secondsMessage(duration / 1s);
    if (duration < kTenthsFrom)
        return {QUOTADECK_TEXT("Duration", "%1 ms"),
                std::int64_t{std::chrono::ceil<std::chrono::milliseconds>(duration).count()}};
    const auto seconds = std::chrono::duration<double>(duration).count();
    return {QUOTADECK_TEXT("Duration", "%1 s"), Message::Figure{fmt::format("{:.1f}", seconds)}};
}
} // namespace

Message durationMessage(std::chrono::nanoseconds duration)
{
    constexpr auto kTenthsBelow = 9950ms; // what rounds to 10.0 has no tenths
    const auto span = std::max(duration, std::chrono::nanoseconds(0));
    if (span < kTenthsBelow)
        return shortMessage(span);
    const std::int64_t seconds = std::chrono::round<std::chrono::seconds>(span).count();
    const std::int64_t minutes = seconds / 60;
    if (minutes == 0)
        return secondsMessage(seconds);
    if (minutes >= 60)
        return longMessage(minutes);
    return seconds % 60 == 0 ? minutesMessage(minutes)
                             : Message(QUOTADECK_TEXT("Duration", "%1 min %2 s"), minutes, seconds % 60);
}

Message ageMessage(std::chrono::nanoseconds age)
{
    const std::int64_t seconds = std::max(age, std::chrono::nanoseconds(0)) / 1s;
    const std::int64_t minutes = seconds / 60;
    if (minutes == 0)
        return secondsMessage(seconds);
    return minutes < 60 ? minutesMessage(minutes) : longMessage(minutes);
}
} // namespace quotadeck
