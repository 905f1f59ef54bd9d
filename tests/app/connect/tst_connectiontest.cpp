// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connection.h"
#include "app/connect/connectiontest.h"
#include "tests/app/kube/quotasincluster.h"
#include "tests/app/kube/schedulerincluster.h"
#include "tests/support/proxyprocess.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_connectiontest {
using namespace quotadeck;
using namespace quotadeck::testing;
using connect::ConnectionTest;

namespace {
constexpr int kWait = 30'000;

/// What a test of a connection reported: "Tls Failed: the certificate ...".
struct Outcome
{
    bool isUsable = false;
    QStringList ends; ///< of the steps that ended

    [[nodiscard]] QString last() const { return ends.isEmpty() ? QString() : ends.constLast(); }
};

QString wordOf(const char* name, int value)
{
    const auto& meta = ConnectionTest::staticMetaObject;
    return QString::fromLatin1(meta.enumerator(meta.indexOfEnumerator(name)).valueToKey(value));
}

Outcome outcomeOf(const connect::Profile& profile,
                  std::chrono::milliseconds patience = std::chrono::seconds(10))
{
    const auto connection = app::Connection::open(profile).value();
    ConnectionTest test(connection->rest().access, connection->cluster(), patience);
    Outcome outcome;
    QObject::connect(&test, &ConnectionTest::stepChanged, &test,
                     [&](ConnectionTest::Step step, ConnectionTest::State state, const Message& detail) {
                         if (state != ConnectionTest::State::Running)
                             outcome.ends << QStringLiteral("%1 %2: %3")
                                                 .arg(wordOf("Step", int(step)), wordOf("State", int(state)),
                                                      QString::fromStdString(detail.english()));
                     });
    QSignalSpy finished(&test, &ConnectionTest::finished);
    test.start();
    if (finished.isEmpty() && !finished.wait(kWait))
        return outcome;
    outcome.isUsable = finished.front().front().toBool();
    return outcome;
}

connect::Profile byAddress(const QString& url)
{
    return {.reach = connect::AddressReach{.url = url.toStdString()}};
}

/// A cluster whose scheduler answers from a recording.
struct Cluster
{
    KubeCluster kube;
    SchedulerInCluster scheduler{kube};
    ReplayServer recorded;

    Cluster()
    {
        if (!recorded.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")))
            throw std::runtime_error("no recording");
        scheduler.recordedPort = recorded.port();
    }

    [[nodiscard]] connect::Profile profile() const
    {
        return {.reach = connect::ClusterReach{.scheduler = {kube.context(), {}, {}}}};
    }
};

const QStringList kNames{QStringLiteral("Prepare"), QStringLiteral("Resolve"),  QStringLiteral("Connect"),
                         QStringLiteral("Tls"),     QStringLiteral("SignIn"),   QStringLiteral("Service"),
                         QStringLiteral("Rights"),  QStringLiteral("Scheduler")};
} // namespace

#define VERIFY_LAST(outcome, start, part)                                                                    \
    QVERIFY2((outcome).last().startsWith(QStringLiteral(start)),                                             \
             qPrintable((outcome).ends.join(QLatin1Char('\n'))));                                            \
    QVERIFY2((outcome).last().contains(QStringLiteral(part)), qPrintable((outcome).last()))

class TestConnectionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aClusterIsTriedStepByStep()
    {
        const Cluster cluster;
        const auto outcome = outcomeOf(cluster.profile());
        QVERIFY2(outcome.isUsable, qPrintable(outcome.ends.join(QLatin1Char('\n'))));
        QCOMPARE(outcome.ends.size(), kNames.size());
        for (qsizetype i = 0; i < kNames.size(); ++i)
            QVERIFY2(outcome.ends[i].startsWith(kNames[i]
                                                + (kNames[i] == QLatin1String("Resolve")
                                                       ? QStringLiteral(" Skipped: ")
                                                       : QStringLiteral(" Done: "))),
                     qPrintable(outcome.ends[i]));
        VERIFY_LAST(outcome, "Scheduler Done: ", "YuniKorn");
    }

    void anAddressIsTriedStepByStep()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        const auto outcome = outcomeOf(byAddress(server.url()));
        QVERIFY2(outcome.isUsable, qPrintable(outcome.ends.join(QLatin1Char('\n'))));
        QCOMPARE(outcome.ends.size(), 5);
        QVERIFY2(outcome.ends[3].startsWith(QStringLiteral("Tls Skipped: ")), qPrintable(outcome.ends[3]));
    }

    void anUnknownNameIsNamed()
    {
        const auto outcome = outcomeOf(byAddress(QStringLiteral("http://no-such-host.invalid:9080")));
        QVERIFY(!outcome.isUsable);
        VERIFY_LAST(outcome, "Resolve Failed: ", "no-such-host.invalid");
    }

    void aClosedPortIsNamed()
    {
        ReplayServer server;
        const QString url = server.url();
        server.refuse();
        const auto outcome = outcomeOf(byAddress(url));
        QVERIFY(!outcome.isUsable);
        VERIFY_LAST(outcome, "Connect Failed: ", "127.0.0.1");
    }

    void aCertificateOfAnUnknownAuthorityIsExplained()
    {
        const Cluster cluster;
        auto profile = cluster.profile();
        auto& reach = std::get<connect::ClusterReach>(profile.reach);
        reach.scheduler.context
            = cluster.kube.context("token: admin-token", "server: " + cluster.kube.server.url().toUtf8());
        const auto outcome = outcomeOf(profile);
        QVERIFY(!outcome.isUsable);
        VERIFY_LAST(outcome, "Tls Failed: ", "authority");
    }

    void aCertificateThatIsNotVerifiedIsAWarning()
    {
        const Cluster cluster;
        auto profile = cluster.profile();
        std::get<connect::ClusterReach>(profile.reach).scheduler.context = cluster.kube.context(
            "token: admin-token",
            "server: " + cluster.kube.server.url().toUtf8() + "\n    insecure-skip-tls-verify: true");
        const auto outcome = outcomeOf(profile);
        QVERIFY(outcome.isUsable);
        QVERIFY2(outcome.ends[3].startsWith(QStringLiteral("Tls Warning: ")), qPrintable(outcome.ends[3]));
    }

    void plainHttpBehindAnEncryptedAddressIsExplained()
    {
        const ReplayServer server;
        const auto outcome = outcomeOf(byAddress(QStringLiteral("https://127.0.0.1:%1").arg(server.port())),
                                       std::chrono::milliseconds(200));
        QVERIFY(!outcome.isUsable);
        VERIFY_LAST(outcome, "Tls Failed: ", "https");
    }

    void aWrongTokenFailsAtTheSignIn()
    {
        const Cluster cluster;
        auto profile = cluster.profile();
        std::get<connect::ClusterReach>(profile.reach).scheduler.context
            = cluster.kube.context("token: wrong");
        const auto outcome = outcomeOf(profile);
        QVERIFY(!outcome.isUsable);
        QVERIFY2(outcome.last().startsWith(QStringLiteral("SignIn Failed: ")), qPrintable(outcome.last()));
    }

    void aSchedulerThatIsNotThereIsNamed()
    {
        Cluster cluster;
        cluster.kube.server.api.remove(QStringLiteral("services"), QLatin1String(kNamespace),
                                       QLatin1String(kService));
        const auto outcome = outcomeOf(cluster.profile());
        QVERIFY(!outcome.isUsable);
        QVERIFY2(outcome.last().startsWith(QStringLiteral("Service Failed: ")), qPrintable(outcome.last()));
    }

    void missingRightsAreNamedWithVerbResourceAndNamespace()
    {
        Cluster cluster;
        auto& api = cluster.kube.server.api;
        api.settings.tokens.insert("viewer-token", {QStringLiteral("viewer"), {}, {}});
        allow(api, QStringLiteral("viewer"), {}, {QStringLiteral("list")}, {}, {QStringLiteral("services")});
        allow(api, QStringLiteral("viewer"), QLatin1String(kNamespace), {QStringLiteral("get")}, {},
              {QStringLiteral("services/proxy"), QStringLiteral("configmaps")});
        auto profile = cluster.profile();
        std::get<connect::ClusterReach>(profile.reach).scheduler.context
            = cluster.kube.context("token: viewer-token");
        const auto outcome = outcomeOf(profile);
        QVERIFY2(outcome.isUsable, qPrintable(outcome.ends.join(QLatin1Char('\n'))));
        const QString rights = outcome.ends[6];
        QVERIFY2(rights.startsWith(QStringLiteral("Rights Warning: ")), qPrintable(rights));
        QVERIFY2(rights.contains(QStringLiteral("patch configmaps yunikorn-configs in namespace yunikorn")),
                 qPrintable(rights));
        QVERIFY2(!rights.contains(QStringLiteral("get configmaps")), qPrintable(rights));
    }

    void aForbiddenServiceProxyFailsAtTheScheduler()
    {
        Cluster cluster;
        auto& api = cluster.kube.server.api;
        api.settings.tokens.insert("viewer-token", {QStringLiteral("viewer"), {}, {}});
        allow(api, QStringLiteral("viewer"), {}, {QStringLiteral("list")}, {}, {QStringLiteral("services")});
        auto profile = cluster.profile();
        std::get<connect::ClusterReach>(profile.reach).scheduler.context
            = cluster.kube.context("token: viewer-token");
        const auto outcome = outcomeOf(profile);
        QVERIFY(!outcome.isUsable);
        VERIFY_LAST(outcome, "Scheduler Failed: ", "port-forward");
    }

    void elasticQuotasAloneAreAWarning()
    {
        Cluster cluster;
        cluster.kube.server.api.remove(QStringLiteral("services"), QLatin1String(kNamespace),
                                       QLatin1String(kService));
        const QuotasInCluster quotas(cluster.kube);
        const auto outcome = outcomeOf(cluster.profile());
        QVERIFY2(outcome.isUsable, qPrintable(outcome.ends.join(QLatin1Char('\n'))));
        QVERIFY2(outcome.ends[5].startsWith(QStringLiteral("Service Warning: no YuniKorn scheduler")),
                 qPrintable(outcome.ends[5]));
        VERIFY_LAST(outcome, "Scheduler Skipped: ", "");
    }

    void portForwardNeedsItsOwnRight()
    {
        Cluster cluster;
        auto& api = cluster.kube.server.api;
        api.settings.tokens.insert("viewer-token", {QStringLiteral("viewer"), {}, {}});
        allow(api, QStringLiteral("viewer"), {}, {QStringLiteral("list")}, {}, {QStringLiteral("services")});
        auto profile = cluster.profile();
        auto& reach = std::get<connect::ClusterReach>(profile.reach);
        reach.scheduler.context = cluster.kube.context("token: viewer-token");
        reach.usesPortForward = true;
        const auto outcome = outcomeOf(profile);
        const QString rights = outcome.ends.value(6);
        QVERIFY2(rights.contains(QStringLiteral("create pods/portforward in namespace yunikorn")),
                 qPrintable(rights));
        QVERIFY2(!rights.contains(QStringLiteral("services/proxy")), qPrintable(rights));
    }

    /// The proxy of the API server counts, and not that of the way to kubectl, which has none.
    void portForwardGoesThroughTheProxyOfTheApiServer()
    {
        const Cluster cluster;
        const ProxyProcess proxy(ProxyProcess::Kind::Http);
        auto profile = cluster.profile();
        auto& reach = std::get<connect::ClusterReach>(profile.reach);
        reach.scheduler.context = cluster.kube.context(
            "token: admin-token", cluster.kube.trusted() + "\n    proxy-url: " + proxy.url().toUtf8());
        reach.usesPortForward = true;
        const auto outcome = outcomeOf(profile);
        QVERIFY2(outcome.ends.value(2).contains(QStringLiteral("through the proxy")),
                 qPrintable(outcome.ends.join(QLatin1Char('\n'))));
    }

    void aProxyIsAskedForNoTunnelToPlainHttp()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        // As a proxy it answers requests with an address of its own, and refuses CONNECT.
        auto profile = byAddress(server.url());
        auto& reach = std::get<connect::AddressReach>(profile.reach);
        reach.proxy = connect::ProxyUse::Address;
        reach.proxyUrl = server.url().toStdString();
        const auto outcome = outcomeOf(profile);
        QVERIFY2(outcome.ends.value(2).startsWith(QStringLiteral("Connect Done: ")),
                 qPrintable(outcome.ends.join(QLatin1Char('\n'))));
        QVERIFY(std::ranges::none_of(
            server.requests(), [](const ReceivedRequest& request) { return request.method == "CONNECT"; }));
    }

    void anotherServerThanASchedulerIsRecognized()
    {
        ReplayServer server;
        server.set("/ws/v1/clusters", {.body = R"({"kind":"Status"})"});
        const auto outcome = outcomeOf(byAddress(server.url()));
        QVERIFY(!outcome.isUsable);
        VERIFY_LAST(outcome, "Scheduler Failed: ", "not the REST interface");
    }

    void nothingIsChangedAnywhere()
    {
        const Cluster cluster;
        QVERIFY(outcomeOf(cluster.profile()).isUsable);
        QVERIFY(cluster.kube.server.requests().size() >= 6); // the sign-in, the service and four rights
        for (const KubeRequest& request : cluster.kube.server.requests())
            QVERIFY2(request.method == "GET" || request.target.endsWith("selfsubjectaccessreviews"),
                     request.target.constData());
    }
};

QUOTADECK_TEST(TestConnectionTest, QCoreApplication)
} // namespace tst_connectiontest

#include "tst_connectiontest.moc"
