// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connections.h"

#include "app/cluster/contextservers.h"
#include "app/connect/profilesetting.h"
#include "app/settings/settings.h"

#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace quotadeck::app {
namespace {
const QString kConnectionList = Settings().connections.key;

/// One spelling of many.
QUrl plainAddress(const std::string& address)
{
    constexpr int kHttps = 443;
    constexpr int kHttp = 80;
    QUrl url = QUrl(QString::fromStdString(address))
                   .adjusted(QUrl::NormalizePathSegments | QUrl::RemoveUserInfo | QUrl::StripTrailingSlash);
    url.setPort(url.port(url.scheme() == QLatin1String("https") ? kHttps : kHttp));
    QString path = url.path();
    if (path.endsWith(QLatin1String("/ws/v1")))
        path.chop(6);
    url.setPath(path == QLatin1String("/") ? QString() : path);
    return url;
}

/// The contexts of @p profiles and of @p reach, if that is one.
std::vector<kube::ContextChoice> contextsOf(const std::vector<connect::Profile>& profiles,
                                            const connect::Reach& reach)
{
    std::vector<kube::ContextChoice> choices;
    const auto add = [&choices](const connect::Reach& way) {
        if (const auto* cluster = std::get_if<connect::ClusterReach>(&way))
            choices.push_back(cluster->scheduler.context);
    };
    add(reach);
    if (choices.empty())
        return choices; // no context leads to an address
    for (const connect::Profile& profile : profiles)
        add(profile.reach);
    return choices;
}

QString idOf(const QVariant& entry)
{
    return entry.toMap().value(QStringLiteral("id")).toString();
}
} // namespace

Connections::Connections(SettingsStore* settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_servers(std::make_unique<ContextServers>())
{
    connect(settings, &SettingsStore::written, this, &Connections::changed);
    connect(m_servers.get(), &ContextServers::changed, this, &Connections::changed);
}

Connections::~Connections() = default;

bool Connections::leadToSame(const connect::Reach& a, const connect::Reach& b) const
{
    const auto* address = std::get_if<connect::AddressReach>(&a);
    const auto* other = std::get_if<connect::AddressReach>(&b);
    if (address || other)
        return address && other && plainAddress(address->url) == plainAddress(other->url);
    return m_servers->leadToSame(std::get<connect::ClusterReach>(a).scheduler.context,
                                 std::get<connect::ClusterReach>(b).scheduler.context);
}

void Connections::readServers(const connect::Reach& reach)
{
    m_servers->readNow(contextsOf(all(), reach));
}

std::vector<connect::Profile> Connections::all() const
{
    std::vector<connect::Profile> profiles;
    const QVariantList entries = m_settings->value(kConnectionList).toList();
    for (const QVariant& entry : entries) {
        if (auto profile = connect::profileFrom(entry.toMap()))
            profiles.push_back(*std::move(profile));
    }
    std::ranges::stable_sort(profiles, [](const connect::Profile& a, const connect::Profile& b) {
        return QString::localeAwareCompare(QString::fromStdString(a.name), QString::fromStdString(b.name))
            < 0;
    });
    return profiles;
}

std::optional<connect::Profile> Connections::find(const QString& id) const
{
    const auto profiles = all();
    const auto found = std::ranges::find(profiles, id.toStdString(), &connect::Profile::id);
    return found == profiles.end() ? std::nullopt : std::optional(*found);
}

std::optional<connect::Profile> Connections::findFor(const connect::Reach& reach) const
{
    std::optional<connect::Profile> best;
    const auto profiles = all();
    m_servers->look(contextsOf(profiles, reach));
    for (const connect::Profile& profile : profiles) {
        if (leadToSame(profile.reach, reach) && (!best || profile.environment > best->environment))
            best = profile;
    }
    return best;
}

QString Connections::nameToConfirm(const connect::Profile& profile) const
{
    // The saved connection may be another by now, while the window still shows production.
    if (profile.environment == connect::Environment::Production)
        return QString::fromStdString(connect::nameOf(profile));
    const auto saved = findFor(profile.reach);
    return saved && saved->environment == connect::Environment::Production
        ? QString::fromStdString(saved->name)
        : QString();
}

QString Connections::save(connect::Profile profile)
{
    if (profile.id.empty())
        profile.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    QString id = QString::fromStdString(profile.id);
    // Entries that cannot be read are kept: a newer version may have written them.
    m_settings->change([id, setting = connect::settingOf(profile)](QVariantMap& values) {
        QVariantList entries = values.value(kConnectionList).toList();
        const auto same = std::find_if(entries.begin(), entries.end(),
                                       [&id](const QVariant& entry) { return idOf(entry) == id; });
        if (same == entries.end())
            entries.append(setting);
        else
            *same = setting;
        values[kConnectionList] = entries;
    });
    Q_EMIT changed();
    return id;
}

void Connections::remove(const QString& id)
{
    m_settings->change([id](QVariantMap& values) {
        QVariantList entries = values.value(kConnectionList).toList();
        entries.removeIf([&id](const QVariant& entry) { return idOf(entry) == id; });
        values[kConnectionList] = entries;
        values.removeIf([prefix = windowKeys(id)](const QVariantMap::iterator& value) {
            return value.key().startsWith(prefix);
        });
    });
    Q_EMIT changed();
}
} // namespace quotadeck::app

#include "moc_connections.cpp"
