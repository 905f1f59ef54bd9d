// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connections.h"
#include "app/settings/settings.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_connections {
using namespace quotadeck;
using app::Connections;

namespace {
connect::Profile byAddress(const char* name, const char* url,
                           connect::Environment environment = connect::Environment::None)
{
    return {.name = name, .environment = environment, .reach = connect::AddressReach{.url = url}};
}

connect::Profile inContext(const char* name, const char* context)
{
    return {.name = name, .reach = connect::ClusterReach{.scheduler = {{{"/kube/config"}, context}, {}, {}}}};
}

struct Fixture
{
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("settings.json"));
    app::SettingsStore store{path};
    Connections connections{&store};

    /// Writes one with a context that leads to the lines of @p cluster; returns its path.
    [[nodiscard]] std::string kubeconfig(const char* file, const QByteArray& context,
                                         const QByteArray& cluster) const
    {
        QFile written(folder.filePath(QLatin1String(file)));
        const QByteArray text = "apiVersion: v1\nkind: Config\ncurrent-context: " + context
            + "\nclusters:\n- name: c\n  cluster:\n    " + cluster
            + "\nusers:\n- name: u\n  user: {}\ncontexts:\n- name: " + context
            + "\n  context: {cluster: c, user: u}\n";
        if (!written.open(QIODevice::WriteOnly) || written.write(text) != text.size())
            qFatal("the file cannot be written");
        return written.fileName().toStdString();
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const auto& profile : connections.all())
            names << QString::fromStdString(profile.name);
        return names;
    }
};
} // namespace

class TestConnections : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSavedConnectionGetsAnIdThatStays()
    {
        Fixture fixture;
        QSignalSpy changed(&fixture.connections, &Connections::changed);
        const QString id = fixture.connections.save(byAddress("Berlin", "http://berlin:9080"));
        QVERIFY(!id.isEmpty());
        QCOMPARE(changed.count(), 1);
        auto profile = fixture.connections.find(id);
        QVERIFY(profile);
        profile->name = "Bremen";
        QCOMPARE(fixture.connections.save(*profile), id);
        QCOMPARE(fixture.names(), QStringList{QStringLiteral("Bremen")});
        QVERIFY(!fixture.connections.find(QStringLiteral("other")));
    }

    void connectionsAreListedByName()
    {
        Fixture fixture;
        for (const char* name : {"Kiel", "berlin", "Hamburg"})
            (void)fixture.connections.save(byAddress(name, "http://host"));
        QStringList names = fixture.names();
        QCOMPARE(names.size(), 3);
        std::ranges::sort(
            names, [](const QString& a, const QString& b) { return QString::localeAwareCompare(a, b) < 0; });
        QCOMPARE(fixture.names(), names);
    }

    void aRemovedConnectionTakesItsWindowAlong()
    {
        Fixture fixture;
        const QString id = fixture.connections.save(byAddress("Berlin", "http://berlin"));
        const QString other = fixture.connections.save(byAddress("Kiel", "http://kiel"));
        using enum app::SessionSettings::Memory;
        app::SessionSettings window(&fixture.store, Keep, id);
        app::SessionSettings others(&fixture.store, Keep, other);
        window.setValue(&app::Settings::configFile, QStringLiteral("/files/berlin.yaml"));
        others.setValue(&app::Settings::configFile, QStringLiteral("/files/kiel.yaml"));
        fixture.connections.remove(id);
        QCOMPARE(fixture.names(), QStringList{QStringLiteral("Kiel")});
        QCOMPARE(window.value(&app::Settings::configFile), QString());
        QCOMPARE(others.value(&app::Settings::configFile), QStringLiteral("/files/kiel.yaml"));
    }

    void aSchedulerIsFoundWhicheverWayItIsWritten_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("as saved") << QStringLiteral("http://berlin:9080/yk") << true;
        QTest::newRow("with a slash") << QStringLiteral("http://berlin:9080/yk/") << true;
        QTest::newRow("with the interface") << QStringLiteral("http://berlin:9080/yk/ws/v1") << true;
        QTest::newRow("host in capitals") << QStringLiteral("http://BERLIN:9080/yk") << true;
        QTest::newRow("another path") << QStringLiteral("http://berlin:9080/other") << false;
        QTest::newRow("another port") << QStringLiteral("http://berlin:9081/yk") << false;
        QTest::newRow("another scheme") << QStringLiteral("https://berlin:9080/yk") << false;
    }

    void aSchedulerIsFoundWhicheverWayItIsWritten()
    {
        QFETCH(const QString, url);
        QFETCH(const bool, isFound);
        Fixture fixture;
        (void)fixture.connections.save(byAddress("Berlin", "http://berlin:9080/yk"));
        const auto found = fixture.connections.findFor(connect::AddressReach{.url = url.toStdString()});
        QCOMPARE(found.has_value(), isFound);
    }

    void thePortOfTheSchemeNeedNotBeWritten()
    {
        Fixture fixture;
        (void)fixture.connections.save(byAddress("Berlin", "https://berlin"));
        QVERIFY(fixture.connections.findFor(connect::AddressReach{.url = "https://berlin:443/"}));
    }

    void allSchedulersOfAContextAreOneCluster()
    {
        Fixture fixture;
        (void)fixture.connections.save(inContext("Berlin", "berlin"));
        auto reach
            = connect::ClusterReach{.scheduler = {{{"/kube/config"}, "berlin"}, "batch", "other:9080"}};
        QVERIFY(fixture.connections.findFor(reach));
        reach.scheduler.context.context = "hamburg";
        QVERIFY(!fixture.connections.findFor(reach));
        QVERIFY(!fixture.connections.findFor(connect::AddressReach{.url = "http://berlin"}));
    }

    void contextsOfOneServerAreOneCluster_data()
    {
        QTest::addColumn<QByteArray>("cluster");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("the same") << QByteArray("server: https://api.example:6443") << true;
        QTest::newRow("another spelling") << QByteArray("server: HTTPS://API.example:6443/") << true;
        QTest::newRow("another port") << QByteArray("server: https://api.example") << false;
        QTest::newRow("another server behind it")
            << QByteArray("server: https://api.example:6443\n    tls-server-name: other") << false;
        QTest::newRow("its own name")
            << QByteArray("server: https://api.example:6443\n    tls-server-name: api.example") << true;
    }

    void contextsOfOneServerAreOneCluster()
    {
        QFETCH(QByteArray, cluster);
        QFETCH(bool, isFound);
        Fixture fixture;
        const auto mine = fixture.kubeconfig("mine", "berlin", "server: https://api.example:6443");
        const auto other = fixture.kubeconfig("other", "anything", cluster);
        auto saved = inContext("Berlin", "berlin");
        saved.environment = connect::Environment::Production;
        std::get<connect::ClusterReach>(saved.reach).scheduler.context.files = {mine};
        (void)fixture.connections.save(saved);
        const connect::ClusterReach reach{.scheduler = {{{other}, {}}, {}, {}}}; // the current context
        fixture.connections.readServers(reach);
        QCOMPARE(fixture.connections.findFor(reach).has_value(), isFound);
        QCOMPARE(fixture.connections.nameToConfirm({.reach = reach}),
                 isFound ? QStringLiteral("Berlin") : QString());
    }

    void whereContextsLeadIsReadInTheBackground()
    {
        Fixture fixture;
        const auto mine = fixture.kubeconfig("mine", "berlin", "server: https://api.example");
        const auto other = fixture.kubeconfig("other", "anything", "server: https://api.example");
        auto saved = inContext("Berlin", "berlin");
        std::get<connect::ClusterReach>(saved.reach).scheduler.context.files = {mine};
        (void)fixture.connections.save(saved);
        QSignalSpy changed(&fixture.connections, &Connections::changed);
        const connect::ClusterReach reach{.scheduler = {{{other}, "anything"}, {}, {}}};
        QVERIFY(!fixture.connections.findFor(reach)); // nothing is known yet
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(fixture.connections.findFor(reach));
        // A connection stays with the server that it was made to.
        (void)fixture.kubeconfig("other", "anything", "server: https://elsewhere.example");
        fixture.connections.readServers(reach);
        QVERIFY(fixture.connections.findFor(reach));
    }

    /// Whoever marks a cluster as production must not lose the mark to a second connection to it.
    void theMostDangerousEnvironmentCounts()
    {
        Fixture fixture;
        (void)fixture.connections.save(byAddress("A", "http://berlin"));
        (void)fixture.connections.save(byAddress("B", "http://berlin", connect::Environment::Production));
        (void)fixture.connections.save(byAddress("C", "http://berlin", connect::Environment::Lab));
        const auto found = fixture.connections.findFor(connect::AddressReach{.url = "http://berlin"});
        QVERIFY(found);
        QCOMPARE(found->name, std::string("B"));
    }

    void whatANewerVersionHasWrittenIsKept()
    {
        Fixture fixture;
        const QVariantMap newer{{QStringLiteral("id"), QStringLiteral("x1")},
                                {QStringLiteral("carrier"), QStringLiteral("pigeon")}};
        fixture.store.setValue(app::Settings().connections.key, QVariantList{newer});
        const QString id = fixture.connections.save(byAddress("Berlin", "http://berlin"));
        QCOMPARE(fixture.names(), QStringList{QStringLiteral("Berlin")});
        fixture.connections.remove(id);
        QCOMPARE(fixture.store.value(app::Settings().connections.key).toList(), QVariantList{newer});
    }

    void twoInstancesLoseNothingOfEachOther()
    {
        Fixture fixture;
        app::SettingsStore otherStore(fixture.path);
        Connections other(&otherStore);
        QSignalSpy written(&fixture.store, &app::SettingsStore::written);
        QSignalSpy otherWritten(&otherStore, &app::SettingsStore::written);
        (void)fixture.connections.save(byAddress("Berlin", "http://berlin"));
        (void)other.save(byAddress("Kiel", "http://kiel"));
        QTRY_VERIFY(!written.isEmpty() && !otherWritten.isEmpty());
        app::SettingsStore laterStore(fixture.path);
        const Connections later(&laterStore);
        QCOMPARE(later.all().size(), std::size_t(2));
    }
};

QUOTADECK_TEST(TestConnections, QCoreApplication)
} // namespace tst_connections

#include "tst_connections.moc"
