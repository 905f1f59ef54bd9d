// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/elapsedtext.h"

#include <QRegularExpression>

namespace quotadeck::models {
namespace {
constexpr std::chrono::hours kMost{1000};

QString twoDigits(qint64 number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}
} // namespace

QString elapsedText(std::chrono::nanoseconds elapsed)
{
    const qint64 milliseconds = std::chrono::floor<std::chrono::milliseconds>(elapsed).count();
    const qint64 seconds = milliseconds / 1000;
    const qint64 minutes = seconds / 60;
    QString text = minutes < 60
        ? QString::number(minutes)
        : QStringLiteral("%1:%2").arg(QString::number(minutes / 60), twoDigits(minutes % 60));
    text += QLatin1Char(':') + twoDigits(seconds % 60);
    if (milliseconds % 1000 != 0)
        text += QStringLiteral(".%1").arg(milliseconds % 1000, 3, 10, QLatin1Char('0'));
    return text;
}

std::optional<std::chrono::nanoseconds> readElapsed(const QString& text)
{
    static const QRegularExpression kForm(
        QStringLiteral("^(?:(?:(\\d{1,4}):)?(\\d{1,4}):)?(\\d{1,7})(?:\\.(\\d{1,3}))?$"));
    const auto match = kForm.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const auto seconds = match.captured(3).toLongLong();
    const auto minutes = match.captured(2).toLongLong();
    const bool hasMinutes = !match.captured(2).isEmpty();
    const bool hasHours = !match.captured(1).isEmpty();
    if ((hasMinutes && seconds >= 60) || (hasHours && minutes >= 60))
        return std::nullopt;
    const auto elapsed = std::chrono::hours(match.captured(1).toLongLong()) + std::chrono::minutes(minutes)
        + std::chrono::seconds(seconds)
        + std::chrono::milliseconds(match.captured(4).leftJustified(3, QLatin1Char('0')).toLongLong());
    return elapsed <= kMost ? std::optional<std::chrono::nanoseconds>(elapsed) : std::nullopt;
}
} // namespace quotadeck::models
