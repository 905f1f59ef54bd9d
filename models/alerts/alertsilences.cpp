// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/alerts/alertsilences.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr auto kAlertKey = "alert";
constexpr auto kRuleKey = "rule";
constexpr auto kWhatKey = "what";
constexpr auto kSpanKey = "span";
constexpr auto kUntilKey = "until"; ///< milliseconds since 1970

QVariant silenceField(const QVariantMap& map, const char* key)
{
    return map.value(QLatin1String(key));
}

std::optional<Silence> silenceFrom(const QVariantMap& map)
{
    const int span = silenceField(map, kSpanKey).toInt();
    if (span < 0 || span > static_cast<int>(SilenceSpan::Forever))
        return std::nullopt;
    Silence silence{silenceField(map, kAlertKey).toString(), silenceField(map, kRuleKey).toString(),
                    silenceField(map, kWhatKey).toString(), static_cast<SilenceSpan>(span), std::nullopt};
    if (silence.alert.isEmpty())
        return std::nullopt;
    if (silence.span == SilenceSpan::Hour || silence.span == SilenceSpan::EightHours)
        silence.until = SystemTime(std::chrono::milliseconds(silenceField(map, kUntilKey).toLongLong()));
    return silence;
}
} // namespace

AlertSilences::AlertSilences(const QVariantList& kept)
{
    for (const QVariant& entry : kept) {
        if (auto silence = silenceFrom(entry.toMap()))
            add(*std::move(silence));
    }
}

QVariantList AlertSilences::kept() const
{
    QVariantList kept;
    for (const Silence& silence : m_all) {
        QVariantMap map{{QLatin1String(kAlertKey), silence.alert},
                        {QLatin1String(kRuleKey), silence.rule},
                        {QLatin1String(kWhatKey), silence.what},
                        {QLatin1String(kSpanKey), static_cast<int>(silence.span)}};
        if (silence.until)
            map.insert(QLatin1String(kUntilKey),
                       static_cast<qlonglong>(
                           std::chrono::floor<std::chrono::milliseconds>(silence.until->time_since_epoch())
                               .count()));
        kept << map;
    }
    return kept;
}

void AlertSilences::add(Silence silence)
{
    remove(silence.alert);
    m_all.push_back(std::move(silence));
}

bool AlertSilences::remove(const QString& alert)
{
    return std::erase_if(m_all, [&alert](const Silence& silence) { return silence.alert == alert; }) > 0;
}

bool AlertSilences::resolve(const QString& alert)
{
    return std::erase_if(m_all,
                         [&alert](const Silence& silence) {
                             return silence.alert == alert && silence.span == SilenceSpan::UntilResolved;
                         })
        > 0;
}

bool AlertSilences::expire(SystemTime now)
{
    return std::erase_if(m_all,
                         [now](const Silence& silence) { return silence.until && *silence.until <= now; })
        > 0;
}

const Silence* AlertSilences::find(const QString& alert) const
{
    const auto found = std::ranges::find(m_all, alert, &Silence::alert);
    return found == m_all.end() ? nullptr : &*found;
}
} // namespace quotadeck::models
