// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/durationtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace quotadeck::models {
namespace {
using namespace std::chrono_literals;

struct DurationTexts
{
    Q_DECLARE_TR_FUNCTIONS(Duration)
};

QString secondsText(qint64 seconds)
{
    return DurationTexts::tr("%1 s").arg(seconds);
}

QString minutesText(qint64 minutes)
{
    return DurationTexts::tr("%1 min").arg(minutes);
}

/// From an hour on.
QString longText(qint64 minutes)
{
    const qint64 hours = minutes / 60;
    if (hours >= 24)
        return hours % 24 == 0 ? DurationTexts::tr("%1 d").arg(hours / 24)
                               : DurationTexts::tr("%1 d %2 h").arg(hours / 24).arg(hours % 24);
    return minutes % 60 == 0 ? DurationTexts::tr("%1 h").arg(hours)
                             : DurationTexts::tr("%1 h %2 min").arg(hours).arg(minutes % 60);
}

/// Below ten seconds, where tenths matter.
QString shortText(std::chrono::nanoseconds duration)
{
    constexpr auto kTenthsFrom = 50ms; // what is below rounds to 0.0
    if (duration % 1s == 0ns)
        return secondsText(duration / 1s);
    if (duration < kTenthsFrom)
        return DurationTexts::tr("%1 ms").arg(std::chrono::ceil<std::chrono::milliseconds>(duration).count());
    const auto seconds = std::chrono::duration<double>(duration).count();
    return DurationTexts::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
}
} // namespace

QString durationText(std::chrono::nanoseconds duration)
{
    constexpr auto kTenthsBelow = 9950ms; // what rounds to 10.0 has no tenths
    const auto span = std::max(duration, 0ns);
    if (span < kTenthsBelow)
        return shortText(span);
    const qint64 seconds = std::chrono::round<std::chrono::seconds>(span).count();
    const qint64 minutes = seconds / 60;
    if (minutes == 0)
        return secondsText(seconds);
    if (minutes >= 60)
        return longText(minutes);
    return seconds % 60 == 0 ? minutesText(minutes)
                             : DurationTexts::tr("%1 min %2 s").arg(minutes).arg(seconds % 60);
}

QString ageText(std::chrono::nanoseconds age)
{
    const qint64 seconds = std::max(age, 0ns) / 1s;
    const qint64 minutes = seconds / 60;
    if (minutes == 0)
        return secondsText(seconds);
    return minutes < 60 ? minutesText(minutes) : longText(minutes);
}
} // namespace quotadeck::models
