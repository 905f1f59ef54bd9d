// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/profilesetting.h"
#include "tests/support/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_profilesetting {
using namespace quotadeck;
using namespace quotadeck::connect;

namespace {
Profile behindGateway()
{
    return {.id = "a1",
            .name = "Berlin",
            .colour = "#cc0000",
            .environment = Environment::Production,
            .reach = AddressReach{.url = "https://gate.example/berlin",
                                  .signIn = SignIn::Basic,
                                  .userName = "alice",
                                  .authorityFile = "/etc/ca.pem",
                                  .certificateFile = "/home/alice/cert.pem",
                                  .keyFile = "/home/alice/key.pem",
                                  .serverName = "scheduler.example",
                                  .skipsTlsVerification = true,
                                  .proxy = ProxyUse::Address,
                                  .proxyUrl = "socks5://localhost:1080"}};
}

Profile inCluster()
{
    return {.id = "b2",
            .name = "Hamburg",
            .environment = Environment::Staging,
            .reach
            = ClusterReach{{{{"/kube/config", "/kube/other"}, "hamburg"}, "batch", "yunikorn:9080"}, true},
            .alertRules = "/etc/rules.yaml"};
}

/// As the settings keep it.
QVariantMap throughJson(const QVariantMap& map)
{
    return QJsonDocument::fromJson(QJsonDocument::fromVariant(map).toJson()).object().toVariantMap();
}
} // namespace

class TestProfileSetting : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFieldIsKept_data();
    void everyFieldIsKept();
    void aWayToASchedulerIsNeeded();
    void anUnknownEnvironmentIsTakenForProduction();
};

void TestProfileSetting::everyFieldIsKept_data()
{
    QTest::addColumn<Profile>("profile");
    QTest::newRow("behind a gateway") << behindGateway();
    QTest::newRow("in a cluster") << inCluster();
    QTest::newRow("by its address alone")
        << Profile{.id = "c3", .reach = AddressReach{.url = "http://localhost:9080"}};
    Profile withPast = inCluster();
    withPast.past = {std::get<AddressReach>(behindGateway().reach), R"(cluster="berlin")"};
    QTest::newRow("with a Prometheus") << withPast;
    QTest::newRow("the current context") << Profile{.id = "d4", .reach = ClusterReach{}};
}

void TestProfileSetting::everyFieldIsKept()
{
    QFETCH(const Profile, profile);
    const auto read = profileFrom(throughJson(settingOf(profile)));
    QVERIFY(read);
    QVERIFY(*read == profile);
}

void TestProfileSetting::aWayToASchedulerIsNeeded()
{
    auto setting = settingOf(inCluster());
    QVERIFY(profileFrom(setting));
    setting.insert(QStringLiteral("address"), QVariantMap());
    QVERIFY(!profileFrom(setting)); // two of them
    setting.remove(QStringLiteral("address"));
    setting.remove(QStringLiteral("cluster"));
    QVERIFY(!profileFrom(setting));
    setting = settingOf(behindGateway());
    setting.remove(QStringLiteral("id"));
    QVERIFY(!profileFrom(setting));
}

/// A newer version may know more of them.
void TestProfileSetting::anUnknownEnvironmentIsTakenForProduction()
{
    auto setting = settingOf(behindGateway());
    setting.insert(QStringLiteral("environment"), QStringLiteral("galactic"));
    const auto read = profileFrom(setting);
    QVERIFY(read);
    QVERIFY(read->environment == Environment::Production);
    QCOMPARE(read->name, std::string("Berlin"));
}

QUOTADECK_TEST(TestProfileSetting, QCoreApplication)
} // namespace tst_profilesetting

#include "tst_profilesetting.moc"
