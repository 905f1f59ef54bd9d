// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connectionmonitor.h"
#include "app/connect/secretstore.h"
#include "app/settings/settings.h"
#include "tests/app/kube/credentialplugin.h"
#include "tests/app/kube/quotasincluster.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>

namespace tst_connectionmonitor {
using namespace quotadeck;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {

/// A saved connection to a cluster that a program signs in to.
struct Fixture
{
    KubeCluster cluster;
    CredentialPlugin plugin{cluster, CredentialPlugin::printing(R"("token":"admin-token")")};
    QTemporaryDir folder;
    app::SettingsStore store{folder.filePath(QStringLiteral("settings.json"))};
    app::Connections connections{&store};
    connect::SecretStore secrets;
    app::ConnectionOpener opener{&secrets};
    app::ConnectionMonitor monitor{&connections, &opener};
    QObject viewer;
    std::string id = save(cluster.context(plugin.user()));

    std::string save(const kube::ContextChoice& context, const std::string& known = {})
    {
        return connections
            .save({.id = known,
                   .name = "Berlin",
                   .reach = connect::ClusterReach{.scheduler = {context, kNamespace, {}}}})
            .toStdString();
    }
    [[nodiscard]] models::ConnectionState state() const { return monitor.states().front(); }
    [[nodiscard]] QString program() const { return QString::fromStdString(plugin.path); }
};
} // namespace

class TestConnectionMonitor : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Such a program may open a browser: one for each saved cluster, if the list began it.
    void startsNoProgramForTheList()
    {
        Fixture f;
        f.monitor.setWatched(&f.viewer, true);
        QTRY_COMPARE(f.state().signInProgram, f.program());
        QCOMPARE(f.plugin.runs(), 0);
        QVERIFY(!f.state().status);
        QCOMPARE(f.cluster.server.requests().size(), 0);
    }

    void startsTheProgramOnRequest()
    {
        Fixture f;
        f.monitor.setWatched(&f.viewer, true);
        QTRY_COMPARE(f.state().signInProgram, f.program());
        f.monitor.refresh();
        QTRY_VERIFY(!f.cluster.server.requests().isEmpty());
        QCOMPARE(f.plugin.runs(), 1);
        QVERIFY(f.state().signInProgram.isEmpty());
    }

    void signsInOnceHoweverOftenTheListIsShown()
    {
        Fixture f;
        f.monitor.setWatched(&f.viewer, true);
        QTRY_COMPARE(f.state().signInProgram, f.program());
        f.monitor.refresh();
        QTRY_VERIFY(!f.cluster.server.requests().isEmpty());
        f.monitor.setWatched(&f.viewer, false);
        f.cluster.server.forgetRequests();
        f.monitor.setWatched(&f.viewer, true);
        QTRY_VERIFY(!f.cluster.server.requests().isEmpty());
        QCOMPARE(f.plugin.runs(), 1);
    }

    /// While the list still looks for the program.
    void readsWhenAWindowConnectsAtTheSameTime()
    {
        Fixture f;
        f.monitor.setWatched(&f.viewer, true);
        Result<app::ConnectionPtr> window = fail(ErrorCode::NotFound, {}, {});
        f.opener.open(*f.connections.find(QString::fromStdString(f.id)), &f.viewer,
                      [&window](const Result<app::ConnectionPtr>& opened) { window = opened; });
        QVERIFY(window);
        QTRY_VERIFY(!f.cluster.server.requests().isEmpty());
        QVERIFY(f.state().signInProgram.isEmpty());
    }

    void readsOnceAWindowHasConnected()
    {
        Fixture f;
        f.monitor.setWatched(&f.viewer, true);
        QTRY_COMPARE(f.state().signInProgram, f.program());
        Result<app::ConnectionPtr> window = fail(ErrorCode::NotFound, {}, {});
        f.opener.open(*f.connections.find(QString::fromStdString(f.id)), &f.viewer,
                      [&window](const Result<app::ConnectionPtr>& opened) { window = opened; });
        QVERIFY(window);
        QTRY_VERIFY(!f.cluster.server.requests().isEmpty());
        QCOMPARE(f.plugin.runs(), 1); // the list shares the sign-in of the window
        QVERIFY(f.state().signInProgram.isEmpty());
    }

    void readsAClusterThatNeedsNoProgram()
    {
        Fixture f;
        f.save(f.cluster.context(), f.id);
        f.monitor.setWatched(&f.viewer, true);
        QTRY_VERIFY(!f.cluster.server.requests().isEmpty());
        QVERIFY(f.state().signInProgram.isEmpty());
    }

    void theListAllowsItselfNothing()
    {
        Fixture f;
        f.save(f.cluster.context(), f.id);
        f.monitor.setWatched(&f.viewer, true);
        QTRY_VERIFY(!f.cluster.server.requests().isEmpty());
        f.monitor.setWatched(&f.viewer, false);
        (void)f.cluster.context(f.plugin.user()); // the same file
        f.monitor.setWatched(&f.viewer, true);
        QTRY_COMPARE(f.state().signInProgram, f.program());
        QCOMPARE(f.plugin.runs(), 0);
    }

    /// A service that is named and missing is a mistake, whatever else the cluster has.
    void aClusterWithKoordinatorAloneIsLive_data()
    {
        QTest::addColumn<std::string>("service");
        QTest::addColumn<bool>("isLive");
        QTest::newRow("no service is named") << std::string() << true;
        QTest::newRow("a missing service is named") << std::string("yunikorn") << false;
    }

    void aClusterWithKoordinatorAloneIsLive()
    {
        QFETCH(std::string, service);
        QFETCH(bool, isLive);
        Fixture f;
        f.cluster.server.api.remove(QStringLiteral("services"), QLatin1String(kNamespace),
                                    QLatin1String(kService));
        const QuotasInCluster quotas(f.cluster);
        f.connections.save(
            {.id = f.id, .reach = connect::ClusterReach{.scheduler = {f.cluster.context(), {}, service}}});
        f.monitor.setWatched(&f.viewer, true);
        if (isLive)
            QTRY_VERIFY(f.state().status && f.state().status->state == SourceState::Live);
        else
            QTRY_VERIFY(f.state().status && f.state().status->error);
    }

    void asksAgainForAnotherCluster()
    {
        Fixture f;
        const auto other = kube::ContextChoice{
            {f.cluster.write(QStringLiteral("other"),
                             QByteArray("apiVersion: v1\nkind: Config\n"
                                        "clusters:\n- name: c\n  cluster:\n    ")
                                 + f.cluster.trusted() + "\nusers:\n- name: u\n  user:\n    "
                                 + f.plugin.user()
                                 + "\ncontexts:\n- name: other\n  context:\n"
                                   "    cluster: c\n    user: u\n")},
            "other"};
        f.monitor.setWatched(&f.viewer, true);
        f.monitor.refresh();
        QTRY_VERIFY(!f.cluster.server.requests().isEmpty());
        const int runs = f.plugin.runs();
        f.save(other, f.id);
        QTRY_COMPARE(f.state().signInProgram, f.program());
        QCOMPARE(f.plugin.runs(), runs);
        QVERIFY(!f.state().status);
    }
};

QUOTADECK_TEST(TestConnectionMonitor, QApplication)
} // namespace tst_connectionmonitor

#include "tst_connectionmonitor.moc"
