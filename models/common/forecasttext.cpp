// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/forecasttext.h"

#include "models/common/celltext.h"
#include "models/common/durationtext.h"

#include <QCoreApplication>

namespace quotadeck::models {
namespace {
using namespace std::chrono_literals;

struct ForecastTexts
{
    Q_DECLARE_TR_FUNCTIONS(Forecast)
};

/// More digits would promise more than is known.
QString roughText(std::chrono::nanoseconds time)
{
    const auto rounded = [time](std::chrono::seconds step) {
        const auto half = std::chrono::nanoseconds(step) / 2;
        return (time + half) / step * step;
    };
    if (time < 55s)
        return ageText(rounded(10s));
    if (time < 10min)
        return ageText(rounded(1min));
    if (time < 1h)
        return ageText(rounded(5min));
    return ageText(rounded(time < 6h ? 15min : 60min));
}

QString latestText(const insight::Forecast& forecast)
{
    return forecast.most ? roughText(*forecast.most)
                         : ForecastTexts::tr("over %1").arg(ageText(insight::kForecastHorizon));
}
} // namespace

QString timeToLimitText(const insight::Forecast& forecast)
{
    //: likely time: "≈ 35 min"
    return ForecastTexts::tr("≈ %1").arg(roughText(forecast.likely));
}

QString timeToLimitBasis(const insight::Forecast& forecast)
{
    //: likely time, percentage, earliest time, latest time, time span
    return ForecastTexts::tr(
               "At this growth the limit is reached in about %1, with %2 confidence between %3 and %4. "
               "Theil-Sen slope through %n points of the last %5.",
               nullptr, static_cast<int>(forecast.points))
        .arg(roughText(forecast.likely), percentText(QString::number(insight::kForecastPercent)),
             roughText(forecast.least), latestText(forecast), ageText(forecast.window));
}
} // namespace quotadeck::models
