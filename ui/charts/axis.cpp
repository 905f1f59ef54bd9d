// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis.h"

#include "core/elastic/amounts.h"
#include "models/common/celltext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace quotadeck::ui {
namespace {
using models::Measure;

enum class Family { Amount, Applications, Percent };

Family familyOf(Measure measure)
{
    switch (measure) {
    case Measure::Applications:
    case Measure::ApplicationLimit:
        return Family::Applications;
    case Measure::Share:
        return Family::Percent;
    default:
        return Family::Amount;
    }
}

struct ValueUnitTexts
{
    Q_DECLARE_TR_FUNCTIONS(ValueUnit)
};
} // namespace

QString ValueUnit::text(double value) const
{
    switch (familyOf(m_measure)) {
    case Family::Applications:
        return QString::number(value, 'f', 0);
    case Family::Percent:
        return models::percentText(
            QLocale().toString(value, 'f', std::abs(value - std::round(value)) < 0.05 ? 0 : 1));
    case Family::Amount:
        break;
    }
    const auto amount = static_cast<Quantity>(value);
    if (m_type.name() == "cpu") // of elastic quotas, in thousandths: schedulers of queues call it vcore
        return QString::fromStdString(elastic::amountText("cpu", amount));
    return models::quantityText(m_type, amount);
}

QString ValueUnit::plainName() const
{
    switch (familyOf(m_measure)) {
    case Family::Applications:
        return QStringLiteral("applications");
    case Family::Percent:
        return QStringLiteral("percent");
    case Family::Amount:
        break;
    }
    if (m_type.name() == "memory" || m_type.name() == "ephemeral-storage")
        return QStringLiteral("bytes");
    if (m_type.name() == "vcore" || m_type.name() == "cpu")
        return QStringLiteral("millicores");
    return QString::fromStdString(m_type.name());
}

bool ValueUnit::isBinary() const
{
    return familyOf(m_measure) == Family::Amount && plainName() == QStringLiteral("bytes");
}

bool ValueUnit::isSharedBy(Measure measure) const
{
    return familyOf(measure) == familyOf(m_measure);
}

QString measureName(Measure measure, models::SubjectKind kind)
{
    if (kind == models::SubjectKind::ElasticGroup && measure == Measure::Limit)
        return ValueUnitTexts::tr("Max");
    if (kind == models::SubjectKind::ElasticGroup && measure == Measure::Guaranteed)
        return ValueUnitTexts::tr("Min");
    switch (measure) {
    case Measure::Used:
        return ValueUnitTexts::tr("Used");
    case Measure::Limit:
        return ValueUnitTexts::tr("Limit");
    case Measure::Guaranteed:
        return ValueUnitTexts::tr("Guaranteed");
    case Measure::Headroom:
        return ValueUnitTexts::tr("Headroom");
    case Measure::Pending:
        return ValueUnitTexts::tr("Pending");
    case Measure::Applications:
        return ValueUnitTexts::tr("Applications");
    case Measure::ApplicationLimit:
        return ValueUnitTexts::tr("Application limit");
    case Measure::Share:
        return ValueUnitTexts::tr("Share of limit");
    case Measure::Request:
        return ValueUnitTexts::tr("Request");
    case Measure::Runtime:
        return ValueUnitTexts::tr("Runtime");
    }
    return {};
}

QString measureId(Measure measure)
{
    switch (measure) {
    case Measure::Used:
        return QStringLiteral("used");
    case Measure::Limit:
        return QStringLiteral("limit");
    case Measure::Guaranteed:
        return QStringLiteral("guaranteed");
    case Measure::Headroom:
        return QStringLiteral("headroom");
    case Measure::Pending:
        return QStringLiteral("pending");
    case Measure::Applications:
        return QStringLiteral("applications");
    case Measure::ApplicationLimit:
        return QStringLiteral("applicationLimit");
    case Measure::Share:
        return QStringLiteral("share");
    case Measure::Request:
        return QStringLiteral("request");
    case Measure::Runtime:
        return QStringLiteral("runtime");
    }
    return {};
}

namespace {
constexpr double kSecond = 1000;
constexpr double kMinute = 60 * kSecond;
constexpr double kHour = 60 * kMinute;
constexpr double kDay = 24 * kHour;

double binaryStep(double least)
{
    return std::exp2(std::ceil(std::log2(least)));
}

double decimalStep(double least)
{
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least)
            return factor * power;
    }
    return 10 * power;
}

double timeStep(double least)
{
    static constexpr std::array kSteps = {
        kSecond, 2 * kSecond, 5 * kSecond, 10 * kSecond, 15 * kSecond, 30 * kSecond,
        kMinute, 2 * kMinute, 5 * kMinute, 10 * kMinute, 15 * kMinute, 30 * kMinute,
        kHour,   2 * kHour,   3 * kHour,   6 * kHour,    12 * kHour,   kDay,
    };
    const auto step = std::lower_bound(kSteps.begin(), kSteps.end(), least);
    return step == kSteps.end() ? std::ceil(least / kDay) * kDay : *step;
}

QDateTime momentOf(double milliseconds, TimeZone zone)
{
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(milliseconds),
                                          zone == TimeZone::Utc ? Qt::UTC : Qt::LocalTime);
}
} // namespace

QList<AxisTick> valueTicks(const ValueUnit& unit, double lowest, double highest, int count)
{
    Q_ASSERT(count > 0 && lowest <= 0 && highest >= 0);
    const double least = std::max(1.0, (highest - lowest) / count);
    const double step = unit.isBinary() ? binaryStep(least) : decimalStep(least);
    QList<AxisTick> ticks;
    const double first = std::floor(lowest / step);
    for (int i = 0; ticks.isEmpty() || ticks.last().value < std::max(highest, step); ++i) {
        const double value = step * (first + i);
        ticks << AxisTick{value, unit.text(value)};
    }
    return ticks;
}

QList<AxisTick> timeTicks(double from, double to, int count, TimeZone zone)
{
    Q_ASSERT(count > 0);
    const double step = timeStep((to - from) / count);
    // Whole hours of the zone, not of UTC: some zones are half an hour off.
    const double offset = momentOf(from, zone).offsetFromUtc() * kSecond;
    const QString format = step < kMinute ? QStringLiteral("HH:mm:ss")
        : step < kDay                     ? QStringLiteral("HH:mm")
                                          : QStringLiteral("MM-dd");
    QList<AxisTick> ticks;
    const double first = std::ceil((from + offset) / step) * step - offset;
    const int number = first <= to ? static_cast<int>((to - first) / step) + 1 : 0;
    for (int tick = 0; tick < number; ++tick) {
        const double at = first + tick * step;
        ticks << AxisTick{at, momentOf(at, zone).toString(format)};
    }
    return ticks;
}

QString timeText(double milliseconds, TimeZone zone)
{
    return momentOf(milliseconds, zone).toString(QStringLiteral("HH:mm:ss"));
}

QString momentText(double milliseconds, TimeZone zone)
{
    const QString text = momentOf(milliseconds, zone).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    return zone == TimeZone::Utc ? text + QStringLiteral(" UTC") : text;
}

QString fileTimeText(double milliseconds, TimeZone zone)
{
    return momentOf(milliseconds, zone).toString(QStringLiteral("yyyyMMdd-HHmmss"));
}

QString isoText(double milliseconds)
{
    return momentOf(milliseconds, TimeZone::Utc).toString(Qt::ISODateWithMs);
}

QString rangeText(double from, double to, TimeZone zone)
{
    const bool isOneDay = momentOf(from, zone).date() == momentOf(to, zone).date();
    const auto text = isOneDay ? timeText : momentText;
    return QStringLiteral("%1 – %2").arg(text(from, zone), text(to, zone));
}
} // namespace quotadeck::ui
