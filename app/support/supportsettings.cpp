// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/support/supportsettings.h"

#include "app/connect/profilesetting.h"
#include "app/feed/namereplacer.h"
#include "app/settings/settings.h"
#include "core/base/redaction.h"
#include "core/base/text.h"

#include <QDir>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QUrl>

#include <utility>

namespace quotadeck::app {
namespace {
using NameKind = feed::NameReplacer::Kind;

/// What a setting is made of, which decides how it is shown.
enum class SettingForm { Value, Word, Url, Urls, File, Files, Target, Cluster, Ids, Profiles };

/// What a support bundle has of the settings; all others are left out.
const QHash<QString, SettingForm>& shownSettings()
{
    using enum SettingForm;
    static const QHash<QString, SettingForm> kShown = [] {
        const Settings all;
        QHash<QString, SettingForm> shown{
            {all.connections.key, Profiles}, {all.openWindows.key, Ids},        {all.recentServers.key, Urls},
            {all.recentFiles.key, Files},    {all.recentRecordings.key, Files}, {all.language.key, Word},
            {all.proxyAddress.key, Url},     {all.alertRules.key, File},        {all.sourceKind.key, Word},
            {all.sourceTarget.key, Target},  {all.sourceCluster.key, Cluster},  {all.quotaServer.key, Url},
            {all.configFile.key, File},      {all.groupFile.key, File}};
        for (const QString& key : {all.theme.key,           all.pollSeconds.key,     all.fontPoints.key,
                                   all.textPercent.key,     all.proxy.key,           all.usesKeyring.key,
                                   all.warningPercent.key,  all.criticalPercent.key, all.byteUnits.key,
                                   all.coreUnits.key,       all.keepsHistory.key,    all.historyMebibytes.key,
                                   all.historyDays.key,     all.pastHours.key,       all.pastMebibytes.key,
                                   all.opensLocked.key,     all.removesVersions.key, all.keptVersions.key,
                                   all.versionDays.key,     all.commitsToGit.key,    all.showsTray.key,
                                   all.notifiesSources.key, all.notifiesLimits.key,  all.notifiesAlerts.key,
                                   all.usesDirectory.key})
            shown.insert(key, Value);
        return shown;
    }();
    return kShown;
}

/// Shows settings one by one.
class SettingsWriter
{
public:
    explicit SettingsWriter(feed::NameReplacer* names) : m_names(names) { }

    /// Undefined: it is not what it should be.
    [[nodiscard]] QJsonValue shown(SettingForm form, const QVariant& value)
    {
        switch (form) {
        case SettingForm::Value:
            return number(value);
        case SettingForm::Word:
            return word(value.toString());
        case SettingForm::Url:
            return text(url(value.toString().toStdString()));
        case SettingForm::Urls:
            return each(value, [this](const std::string& one) { return url(one); });
        case SettingForm::File:
            return text(file(value.toString().toStdString()));
        case SettingForm::Files:
            return each(value, [this](const std::string& one) { return file(one); });
        case SettingForm::Target:
            return text(target(value.toString()));
        case SettingForm::Cluster:
            return QJsonObject::fromVariantMap(
                connect::settingOf(cluster(connect::schedulerFrom(value.toMap()))));
        case SettingForm::Ids:
            return ids(value.toStringList());
        case SettingForm::Profiles:
            break;
        }
        return profiles(value.toList());
    }

    /// An id is made by the program.
    [[nodiscard]] static bool isId(const QString& id)
    {
        static const QRegularExpression kId(QStringLiteral("^[0-9a-fA-F{}-]{0,40}$"));
        return kId.match(id).hasMatch();
    }

private:
    [[nodiscard]] static QJsonValue text(const std::string& shown) { return QString::fromStdString(shown); }

    [[nodiscard]] static QJsonValue number(const QVariant& value)
    {
        const QJsonValue shown = QJsonValue::fromVariant(value);
        return shown.isBool() || shown.isDouble() ? shown : QJsonValue(QJsonValue::Undefined);
    }

    [[nodiscard]] static QJsonValue word(const QString& value)
    {
        static const QRegularExpression kWord(QStringLiteral("^[A-Za-z_-]{0,20}$"));
        return kWord.match(value).hasMatch() ? QJsonValue(value) : QJsonValue(QJsonValue::Undefined);
    }

    [[nodiscard]] static QJsonValue ids(const QStringList& values)
    {
        QJsonArray shown;
        for (const QString& id : values)
            shown << (isId(id) ? id : QString::fromStdString(feed::NameReplacer::leftOut(id.toStdString())));
        return shown;
    }

    template <typename Show>
    [[nodiscard]] static QJsonValue each(const QVariant& values, Show show)
    {
        QJsonArray shown;
        for (const QString& value : values.toStringList())
            shown << text(show(value.toStdString()));
        return shown;
    }

    [[nodiscard]] std::string name(NameKind kind, const std::string& name)
    {
        return m_names ? m_names->replacement(kind, name) : name;
    }

    [[nodiscard]] std::string url(const std::string& address)
    {
        const QUrl url(QString::fromStdString(address));
        if (!url.isValid() || url.host().isEmpty())
            return feed::NameReplacer::leftOut(address);
        QUrl shown = url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
        if (!m_names)
            return shown.toString().toStdString();
        shown.setHost(QString::fromStdString(name(NameKind::Host, url.host().toStdString())));
        const bool hasPath = url.path().size() > 1;
        if (hasPath)
            shown.setPath({});
        return shown.toString().toStdString() + (hasPath ? "/…" : "");
    }

    [[nodiscard]] std::string file(const std::string& path)
    {
        if (m_names)
            return name(NameKind::File, path);
        const QString shown = QString::fromStdString(path);
        const QString home = QDir::homePath() + u'/';
        return shown.startsWith(home) ? "~/" + shown.mid(home.size()).toStdString() : path;
    }

    /// An address, a file, or the name of a scenario.
    [[nodiscard]] std::string target(const QString& value)
    {
        const std::string text = value.toStdString();
        if (value.contains(QStringLiteral("://")))
            return url(text);
        if (value.contains(u'/'))
            return file(text);
        static const QRegularExpression kScenario(QStringLiteral("^[a-z0-9-]{0,60}$"));
        return kScenario.match(value).hasMatch() ? text : feed::NameReplacer::leftOut(text);
    }

    [[nodiscard]] kube::SchedulerChoice cluster(kube::SchedulerChoice choice)
    {
        for (auto& path : choice.context.files)
            path = file(path);
        choice.context.context = name(NameKind::Context, choice.context.context);
        choice.nameSpace = name(NameKind::Namespace, choice.nameSpace);
        choice.service = name(NameKind::Service, choice.service);
        return choice;
    }

    [[nodiscard]] connect::AddressReach address(connect::AddressReach reach)
    {
        reach.url = url(reach.url);
        reach.userName = name(NameKind::User, reach.userName);
        reach.authorityFile = file(reach.authorityFile);
        reach.certificateFile = file(reach.certificateFile);
        reach.keyFile = file(reach.keyFile);
        // As in URLs: hosts have no case.
        reach.serverName = name(NameKind::Host, m_names ? asciiLowered(reach.serverName) : reach.serverName);
        reach.proxyUrl = url(reach.proxyUrl);
        return reach;
    }

    [[nodiscard]] QJsonValue profiles(const QVariantList& values)
    {
        QJsonArray shown;
        for (const QVariant& value : values) {
            auto profile = connect::profileFrom(value.toMap());
            if (!profile || !isId(QString::fromStdString(profile->id))) {
                shown << QStringLiteral("(cannot be read)");
                continue;
            }
            profile->name = name(NameKind::Connection, profile->name);
            profile->colour.clear();
            profile->alertRules = file(profile->alertRules);
            if (auto* byAddress = std::get_if<connect::AddressReach>(&profile->reach))
                *byAddress = address(*byAddress);
            else if (auto* byContext = std::get_if<connect::ClusterReach>(&profile->reach))
                byContext->scheduler = cluster(byContext->scheduler);
            if (profile->past.isSet())
                profile->past.server = address(profile->past.server);
            if (m_names)
                profile->past.matchers = feed::NameReplacer::leftOut(profile->past.matchers);
            shown << QJsonObject::fromVariantMap(connect::settingOf(*profile));
        }
        return shown;
    }

    feed::NameReplacer* m_names; // not owned; null: names stay
};
} // namespace

std::string supportSettings(const QVariantMap& values, feed::NameReplacer* names)
{
    static const QRegularExpression kOfWindow(QStringLiteral("^connection/([^/]*)/(.*)$"));
    SettingsWriter writer(names);
    QJsonObject shown;
    int others = 0;
    for (auto entry = values.begin(); entry != values.end(); ++entry) {
        const auto ofWindow = kOfWindow.match(entry.key());
        const QString key = ofWindow.hasMatch() ? ofWindow.captured(2) : entry.key();
        const auto form = shownSettings().constFind(key);
        const bool isKnown = form != shownSettings().constEnd()
            && (!ofWindow.hasMatch() || SettingsWriter::isId(ofWindow.captured(1)));
        const QJsonValue value
            = isKnown ? writer.shown(*form, entry.value()) : QJsonValue(QJsonValue::Undefined);
        if (value.isUndefined())
            ++others;
        else
            shown[entry.key()] = value;
    }
    shown[QStringLiteral("number of settings left out")] = others;
    return withoutSecrets(QJsonDocument(shown).toJson().toStdString());
}
} // namespace quotadeck::app
