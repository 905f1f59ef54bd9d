// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferencestore.h"

#include "app/connect/secretstore.h"
#include "app/http/proxy.h"
#include "app/settings/settings.h"

#include <QApplication>

#include <algorithm>
#include <optional>

namespace quotadeck::app {
namespace {
/// What a file that somebody has edited may contain becomes something possible.
template <typename Choice>
Choice choiceFrom(int value, Choice last)
{
    return value >= 0 && value <= static_cast<int>(last) ? static_cast<Choice>(value) : Choice();
}

constexpr int kMostFontPoints = 20; ///< of earlier versions
constexpr int kMostPollSeconds = 3600;
constexpr int kMostMebibytes = 65'536;
constexpr int kMostDays = 400;
constexpr int kMostPastHours = 48;
constexpr int kMostVersions = 10'000;
constexpr int kMostVersionDays = 3650;

/// Versions that did not have a percentage kept the font size in points.
int textPercentOf(const SessionSettings& settings)
{
    if (const int percent = settings.value(&Settings::textPercent); percent > 0)
        return std::clamp(percent, ui::kLeastTextPercent, ui::kMostTextPercent);
    const int points = std::clamp(settings.value(&Settings::fontPoints), 0, kMostFontPoints);
    const qreal usual = QApplication::font().pointSizeF();
    if (points == 0 || usual <= 0)
        return ui::kUsualTextPercent;
    return std::clamp(qRound(points * 100 / usual), ui::kLeastTextPercent, ui::kMostTextPercent);
}

std::optional<QNetworkProxy> proxyOf(const ui::Preferences& preferences)
{
    switch (preferences.proxy) {
    case ui::ProxyChoice::System:
        break;
    case ui::ProxyChoice::None:
        return QNetworkProxy(QNetworkProxy::NoProxy);
    case ui::ProxyChoice::Address:
        if (const auto proxy = http::proxyAt(preferences.proxyAddress.toStdString()))
            return *proxy;
        break;
    }
    return std::nullopt;
}
} // namespace

PreferenceStore::PreferenceStore(SettingsStore* settings, ui::Theme* theme, connect::SecretStore* secrets,
                                 QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_secrets(secrets)
{
    read();
    takeEffect();
}

PreferenceStore::~PreferenceStore()
{
    showAs({}); // the keyring is left alone: turned on, it would be written to
}

void PreferenceStore::read()
{
    const SessionSettings settings(m_settings, SessionSettings::Memory::Ignore);
    const auto number = [&settings](Setting<int> Settings::*setting, int least, int most) {
        return std::clamp(settings.value(setting), least, most);
    };
    m_value.language = settings.value(&Settings::language);
    m_value.textPercent = textPercentOf(settings);
    m_value.pollSeconds = number(&Settings::pollSeconds, 1, kMostPollSeconds);
    m_value.proxy = choiceFrom(settings.value(&Settings::proxy), ui::ProxyChoice::Address);
    m_value.proxyAddress = settings.value(&Settings::proxyAddress);
    m_value.usesKeyring = settings.value(&Settings::usesKeyring);
    m_value.thresholds.warning = number(&Settings::warningPercent, 1, 99);
    m_value.thresholds.critical = number(&Settings::criticalPercent, m_value.thresholds.warning + 1, 100);
    m_value.units.bytes = choiceFrom(settings.value(&Settings::byteUnits), ByteUnits::Decimal);
    m_value.units.cores = choiceFrom(settings.value(&Settings::coreUnits), CoreUnits::Millicores);
    m_value.keepsHistory = settings.value(&Settings::keepsHistory);
    m_value.historyMebibytes = number(&Settings::historyMebibytes, 1, kMostMebibytes);
    m_value.historyDays = number(&Settings::historyDays, 1, kMostDays);
    m_value.pastHours = number(&Settings::pastHours, 0, kMostPastHours);
    m_value.pastMebibytes = number(&Settings::pastMebibytes, 1, kMostMebibytes);
    m_value.opensLocked = choiceFrom(settings.value(&Settings::opensLocked), ui::OpensLocked::None);
    m_value.removesVersions = settings.value(&Settings::removesVersions);
    m_value.keptVersions = number(&Settings::keptVersions, 1, kMostVersions);
    m_value.versionDays = number(&Settings::versionDays, 1, kMostVersionDays);
    m_value.commitsToGit = settings.value(&Settings::commitsToGit);
    m_value.showsTray = settings.value(&Settings::showsTray);
    m_value.notifiesSources = settings.value(&Settings::notifiesSources);
    m_value.notifiesLimits = settings.value(&Settings::notifiesLimits);
    m_value.notifiesAlerts = settings.value(&Settings::notifiesAlerts);
    m_value.alertRules = settings.value(&Settings::alertRules);
    const QVariantMap shortcuts = settings.value(&Settings::shortcuts);
    for (auto entry = shortcuts.begin(); entry != shortcuts.end(); ++entry)
        m_value.shortcuts.insert(entry.key(), entry.value().toString());
}

ui::Preferences PreferenceStore::value() const
{
    ui::Preferences value = m_value;
    value.theme = m_theme->mode();
    value.textPercent = m_theme->textPercent();
    return value;
}

void PreferenceStore::set(const ui::Preferences& preferences)
{
    m_value = preferences;
    SessionSettings settings(m_settings, SessionSettings::Memory::Keep);
    settings.setValue(&Settings::theme, static_cast<int>(preferences.theme));
    settings.setValue(&Settings::language, preferences.language);
    settings.setValue(&Settings::textPercent, preferences.textPercent);
    settings.setValue(&Settings::pollSeconds, preferences.pollSeconds);
    settings.setValue(&Settings::proxy, static_cast<int>(preferences.proxy));
    settings.setValue(&Settings::proxyAddress, preferences.proxyAddress);
    settings.setValue(&Settings::usesKeyring, preferences.usesKeyring);
    settings.setValue(&Settings::warningPercent, preferences.thresholds.warning);
    settings.setValue(&Settings::criticalPercent, preferences.thresholds.critical);
    settings.setValue(&Settings::byteUnits, static_cast<int>(preferences.units.bytes));
    settings.setValue(&Settings::coreUnits, static_cast<int>(preferences.units.cores));
    settings.setValue(&Settings::keepsHistory, preferences.keepsHistory);
    settings.setValue(&Settings::historyMebibytes, preferences.historyMebibytes);
    settings.setValue(&Settings::historyDays, preferences.historyDays);
    settings.setValue(&Settings::pastHours, preferences.pastHours);
    settings.setValue(&Settings::pastMebibytes, preferences.pastMebibytes);
    settings.setValue(&Settings::opensLocked, static_cast<int>(preferences.opensLocked));
    settings.setValue(&Settings::removesVersions, preferences.removesVersions);
    settings.setValue(&Settings::keptVersions, preferences.keptVersions);
    settings.setValue(&Settings::versionDays, preferences.versionDays);
    settings.setValue(&Settings::commitsToGit, preferences.commitsToGit);
    settings.setValue(&Settings::showsTray, preferences.showsTray);
    settings.setValue(&Settings::notifiesSources, preferences.notifiesSources);
    settings.setValue(&Settings::notifiesLimits, preferences.notifiesLimits);
    settings.setValue(&Settings::notifiesAlerts, preferences.notifiesAlerts);
    settings.setValue(&Settings::alertRules, preferences.alertRules);
    QVariantMap shortcuts;
    for (auto entry = preferences.shortcuts.begin(); entry != preferences.shortcuts.end(); ++entry)
        shortcuts.insert(entry.key(), entry.value());
    settings.setValue(&Settings::shortcuts, shortcuts);
    m_theme->setMode(preferences.theme);
    takeEffect();
    Q_EMIT changed();
}

void PreferenceStore::takeEffect()
{
    m_secrets->setEnabled(m_value.usesKeyring);
    showAs(m_value);
}

void PreferenceStore::showAs(const ui::Preferences& preferences)
{
    models::setUsageThresholds(preferences.thresholds);
    setDisplayUnits(preferences.units);
    http::setSystemProxy(proxyOf(preferences));
    m_theme->setTextPercent(preferences.textPercent);
}
} // namespace quotadeck::app

#include "moc_preferencestore.cpp"
