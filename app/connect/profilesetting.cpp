// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/profilesetting.h"

#include <QString>
#include <QStringList>

#include <array>
#include <string_view>

namespace quotadeck::connect {
namespace {
constexpr std::array<const char*, 4> kEnvironments{"", "lab", "staging", "production"};
constexpr std::array<const char*, 3> kSignIns{"", "token", "basic"};
constexpr std::array<const char*, 3> kProxyUses{"", "none", "address"};

template <typename Enum, std::size_t Size>
QString wordOf(Enum value, const std::array<const char*, Size>& words)
{
    return QString::fromLatin1(words[static_cast<std::size_t>(value)]);
}

template <typename Enum, std::size_t Size>
Enum valueOf(const QVariant& word, const std::array<const char*, Size>& words, Enum unknown = {})
{
    const std::string text = word.toString().toStdString();
    for (std::size_t i = 0; i < Size; ++i) {
        if (text == words[i])
            return static_cast<Enum>(i);
    }
    return unknown;
}

/// Values that say nothing are left out.
void put(QVariantMap& map, const char* key, const std::string& text)
{
    if (!text.empty())
        map.insert(QString::fromLatin1(key), QString::fromStdString(text));
}

void put(QVariantMap& map, const char* key, bool value)
{
    if (value)
        map.insert(QString::fromLatin1(key), true);
}

void put(QVariantMap& map, const char* key, const QString& word)
{
    if (!word.isEmpty())
        map.insert(QString::fromLatin1(key), word);
}

QVariant take(const QVariantMap& map, const char* key)
{
    return map.value(QString::fromLatin1(key));
}

std::string textOf(const QVariantMap& map, const char* key)
{
    return take(map, key).toString().toStdString();
}

QVariantMap addressSetting(const AddressReach& reach)
{
    QVariantMap map;
    put(map, "url", reach.url);
    put(map, "signIn", wordOf(reach.signIn, kSignIns));
    put(map, "user", reach.userName);
    put(map, "authorityFile", reach.authorityFile);
    put(map, "certificateFile", reach.certificateFile);
    put(map, "keyFile", reach.keyFile);
    put(map, "serverName", reach.serverName);
    put(map, "skipsTlsVerification", reach.skipsTlsVerification);
    put(map, "proxy", wordOf(reach.proxy, kProxyUses));
    put(map, "proxyUrl", reach.proxyUrl);
    return map;
}

AddressReach addressFrom(const QVariantMap& map)
{
    return {.url = textOf(map, "url"),
            .signIn = valueOf<SignIn>(take(map, "signIn"), kSignIns),
            .userName = textOf(map, "user"),
            .authorityFile = textOf(map, "authorityFile"),
            .certificateFile = textOf(map, "certificateFile"),
            .keyFile = textOf(map, "keyFile"),
            .serverName = textOf(map, "serverName"),
            .skipsTlsVerification = take(map, "skipsTlsVerification").toBool(),
            .proxy = valueOf<ProxyUse>(take(map, "proxy"), kProxyUses),
            .proxyUrl = textOf(map, "proxyUrl")};
}
} // namespace

QVariantMap settingOf(const kube::SchedulerChoice& choice)
{
    QVariantMap map;
    QStringList files;
    for (const auto& file : choice.context.files)
        files.append(QString::fromStdString(file));
    if (!files.isEmpty())
        map.insert(QStringLiteral("files"), files);
    put(map, "context", choice.context.context);
    put(map, "namespace", choice.nameSpace);
    put(map, "service", choice.service);
    return map;
}

kube::SchedulerChoice schedulerFrom(const QVariantMap& setting)
{
    kube::SchedulerChoice choice{
        {{}, textOf(setting, "context")}, textOf(setting, "namespace"), textOf(setting, "service")};
    const QStringList files = take(setting, "files").toStringList();
    for (const auto& file : files)
        choice.context.files.push_back(file.toStdString());
    return choice;
}

QVariantMap settingOf(const Profile& profile)
{
    QVariantMap map;
    put(map, "id", profile.id);
    put(map, "name", profile.name);
    put(map, "colour", profile.colour);
    put(map, "environment", wordOf(profile.environment, kEnvironments));
    put(map, "alertRules", profile.alertRules);
    if (const auto* address = std::get_if<AddressReach>(&profile.reach)) {
        map.insert(QStringLiteral("address"), addressSetting(*address));
    } else {
        const auto& cluster = std::get<ClusterReach>(profile.reach);
        QVariantMap inner = settingOf(cluster.scheduler);
        put(inner, "portForward", cluster.usesPortForward);
        map.insert(QStringLiteral("cluster"), inner);
    }
    if (profile.past.isSet()) {
        QVariantMap inner = addressSetting(profile.past.server);
        put(inner, "labels", profile.past.matchers);
        map.insert(QStringLiteral("prometheus"), inner);
    }
    return map;
}

std::optional<Profile> profileFrom(const QVariantMap& setting)
{
    Profile profile{.id = textOf(setting, "id"),
                    .name = textOf(setting, "name"),
                    .colour = textOf(setting, "colour"),
                    .environment = valueOf(take(setting, "environment"), kEnvironments,
                                           Environment::Production)}; // it may be as dangerous
    const QVariant address = take(setting, "address");
    const QVariant cluster = take(setting, "cluster");
    profile.alertRules = textOf(setting, "alertRules");
    if (profile.id.empty() || address.isValid() == cluster.isValid())
        return std::nullopt;
    if (address.isValid())
        profile.reach = addressFrom(address.toMap());
    else
        profile.reach
            = ClusterReach{schedulerFrom(cluster.toMap()), take(cluster.toMap(), "portForward").toBool()};
    if (const QVariant past = take(setting, "prometheus"); past.isValid())
        profile.past = {addressFrom(past.toMap()), textOf(past.toMap(), "labels")};
    return profile;
}
} // namespace quotadeck::connect
