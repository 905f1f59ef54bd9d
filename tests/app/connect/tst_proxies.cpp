// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/addressaccess.h"
#include "app/http/proxy.h"
#include "app/kube/kubeaccess.h"
#include "tests/app/kube/kubecluster.h"
#include "tests/support/fetched.h"
#include "tests/support/proxyprocess.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>

namespace tst_proxies {
using namespace quotadeck;
using namespace quotadeck::connect;
using namespace quotadeck::testing;
using Kind = ProxyProcess::Kind;

namespace {
const QString kPath = QStringLiteral("/version"); // of an API server: anybody may read it
const QString kPartitions = QStringLiteral("/ws/v1/partitions");
const QString kUser = QStringLiteral("proxyuser");
const QString kPassword = QStringLiteral("proxysecret-Zq81xW");
const std::string kToken = "admin-token";

/// What a proxy logs for a connection to @p port of "localhost".
QByteArray nameAndPort(Kind kind, bool isTunnel, quint16 port)
{
    const QByteArray server = "localhost:" + QByteArray::number(port);
    if (kind == Kind::Socks)
        return "connected to " + server;
    return isTunnel ? "CONNECT " + server : "GET http://" + server;
}

AddressReach through(const QString& proxy, const QString& url)
{
    return {.url = url.toStdString(),
            .signIn = SignIn::Token,
            .skipsTlsVerification = true,
            .proxy = ProxyUse::Address,
            .proxyUrl = proxy.toStdString()};
}

Result<http::HttpAnswer> fetchedBy(const AddressReach& reach, const QString& path)
{
    return fetched(AddressAccess::make(reach, {.token = kToken}).value(), path);
}

Behaviour refusal(int status, const char* header, const char* challenge)
{
    Behaviour behaviour;
    behaviour.status = status;
    behaviour.body = "{}";
    behaviour.headers.emplaceBack(header, challenge);
    return behaviour;
}

bool hasProxyCredentials(const ReceivedRequest& request)
{
    return request.headers.contains("proxy-authorization");
}
} // namespace

class TestProxies : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        for (const auto* name : {"http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTP_PROXY",
                                 "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"})
            qunsetenv(name);
    }

    void reachesAServerThroughAProxy_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("isEncrypted");
        QTest::newRow("HTTP") << static_cast<int>(Kind::Http) << false;
        QTest::newRow("HTTP, CONNECT") << static_cast<int>(Kind::Http) << true;
        QTest::newRow("SOCKS 5") << static_cast<int>(Kind::Socks) << false;
        QTest::newRow("SOCKS 5, TLS") << static_cast<int>(Kind::Socks) << true;
    }

    /// The proxy gets the name of the server, not its address: it resolves names, where this machine may not be able to.
    void reachesAServerThroughAProxy()
    {
        QFETCH(int, kind);
        QFETCH(bool, isEncrypted);
        ProxyProcess proxy(static_cast<Kind>(kind));
        const TestAuthority authority;
        const FakeKubeServer server(isEncrypted ? std::optional(KubeTls{authority.server()}) : std::nullopt);
        auto url = server.url();
        url.replace(QStringLiteral("127.0.0.1"), QStringLiteral("localhost"));

        const auto answer = fetchedBy(through(proxy.url(), url), kPath);

        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(server.requests().front().headers.value("authorization"),
                 QByteArray::fromStdString("Bearer " + kToken));
        const auto expected = nameAndPort(static_cast<Kind>(kind), isEncrypted, server.port());
        QTRY_VERIFY2(proxy.log().contains(expected), proxy.log().constData());
        QVERIFY(!proxy.log().contains(kToken.c_str()));
    }

    void verifiesTheServerBehindAProxy_data() { reachesAServerThroughAProxy_data(); }

    void verifiesTheServerBehindAProxy()
    {
        QFETCH(int, kind);
        QFETCH(bool, isEncrypted);
        if (!isEncrypted)
            return;
        const ProxyProcess proxy(static_cast<Kind>(kind));
        const TestAuthority authority;
        const FakeKubeServer server(KubeTls{authority.server()});
        auto reach = through(proxy.url(), server.url());
        reach.skipsTlsVerification = false;
        const auto answer = fetchedBy(reach, kPath);
        QVERIFY(!answer);
        QVERIFY2(textOf(answer).starts_with("the certificate of 127.0.0.1 is signed by no authority"),
                 textOf(answer).c_str());
        QVERIFY(server.requests().isEmpty());
    }

    void reachesAClusterThroughAProxy_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("hasPassword");
        QTest::newRow("HTTP") << static_cast<int>(Kind::Http) << false;
        QTest::newRow("HTTP with a password") << static_cast<int>(Kind::Http) << true;
        QTest::newRow("SOCKS 5") << static_cast<int>(Kind::Socks) << false;
        QTest::newRow("SOCKS 5 with a password") << static_cast<int>(Kind::Socks) << true;
    }

    void reachesAClusterThroughAProxy()
    {
        QFETCH(int, kind);
        QFETCH(bool, hasPassword);
        ProxyProcess proxy(static_cast<Kind>(kind), hasPassword ? kUser : QString(), kPassword);
        const KubeCluster cluster;
        const auto user = hasPassword ? kUser + QLatin1Char(':') + kPassword + QLatin1Char('@') : QString();
        auto lines = cluster.trusted();
        lines.replace("127.0.0.1", "localhost");
        const auto choice
            = cluster.context("token: admin-token", lines + "\n    proxy-url: " + proxy.url(user).toUtf8());

        const auto answer = fetched(std::make_shared<kube::KubeAccess>(choice),
                                    QStringLiteral("/api/v1/namespaces/default/configmaps"));

        QVERIFY2(answer, textOf(answer).c_str());
        const auto expected = nameAndPort(static_cast<Kind>(kind), true, cluster.server.port());
        QTRY_VERIFY2(proxy.log().contains(expected), proxy.log().constData());
    }

    void saysThatAProxyWantsAPassword_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("isEncrypted");
        QTest::newRow("HTTP, CONNECT") << static_cast<int>(Kind::Http) << true;
        QTest::newRow("SOCKS 5") << static_cast<int>(Kind::Socks) << false;
    }

    void saysThatAProxyWantsAPassword()
    {
        QFETCH(int, kind);
        QFETCH(bool, isEncrypted);
        const ProxyProcess proxy(static_cast<Kind>(kind), kUser, kPassword);
        const TestAuthority authority;
        const FakeKubeServer server(isEncrypted ? std::optional(KubeTls{authority.server()}) : std::nullopt);
        const auto answer = fetchedBy(through(proxy.url(), server.url()), kPath);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Network);
        QVERIFY2(textOf(answer).starts_with("cannot reach " + server.url().toStdString()
                                            + " through the proxy 127.0.0.1:" + std::to_string(proxy.port())
                                            + ": "),
                 textOf(answer).c_str());
        QVERIFY(server.requests().isEmpty());
    }

    void saysThatAProxyDoesNotAnswer_data() { reachesAServerThroughAProxy_data(); }

    void saysThatAProxyDoesNotAnswer()
    {
        QFETCH(int, kind);
        QFETCH(bool, isEncrypted);
        ProxyProcess proxy(static_cast<Kind>(kind));
        proxy.end();
        const auto answer = fetchedBy(
            through(proxy.url(), QStringLiteral("%1://127.0.0.1:1").arg(isEncrypted ? u"https" : u"http")),
            kPath);
        QVERIFY(!answer);
        QVERIFY2(textOf(answer).find("through the proxy 127.0.0.1:" + std::to_string(proxy.port()) + ": ")
                     != std::string::npos,
                 textOf(answer).c_str());
    }

    /// Of a tunnel a proxy sees the server's name and nothing else.
    void tellsAProxyNoSecretOfATunnel()
    {
        ReplayServer proxy;
        proxy.set("localhost:1", refusal(407, "Proxy-Authenticate", "Basic realm=\"p\""));
        const auto access = AddressAccess::make(through(proxy.url(), QStringLiteral("https://localhost:1")),
                                                {.token = kToken, .headers = {{"Cookie", "Zq81xW"}}});
        QVERIFY(!fetched(*access, kPath));
        QVERIFY(!proxy.requests().isEmpty());
        for (const auto& request : proxy.requests()) {
            QCOMPARE(request.method, QByteArray("CONNECT"));
            QVERIFY(!request.headers.contains("authorization"));
            QVERIFY(!request.headers.contains("cookie"));
            QVERIFY(!hasProxyCredentials(request));
        }
    }

    void saysThatThePasswordOfAProxyIsSentWithTlsAlone()
    {
        const ProxyProcess proxy(Kind::Http, kUser, kPassword);
        const KubeCluster cluster; // for its kubeconfig
        const FakeKubeServer server;
        const auto choice = cluster.context(
            "token: admin-token",
            "server: " + server.url().toUtf8() + "\n    proxy-url: "
                + proxy.url(kUser + QLatin1Char(':') + kPassword + QLatin1Char('@')).toUtf8());
        const auto answer = fetched(std::make_shared<kube::KubeAccess>(choice), kPath);
        QVERIFY(!answer);
        QCOMPARE(QString::fromStdString(textOf(answer)),
                 QStringLiteral(
                     "a proxy asks for a user name and a password (407), which are sent only on the way to "
                     "an address with https"));
        QVERIFY(server.requests().isEmpty());
    }

    void sendsThePasswordOfAProxyToNoServer_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("isEncrypted");
        QTest::newRow("HTTP, CONNECT") << static_cast<int>(Kind::Http) << true;
        QTest::newRow("SOCKS 5") << static_cast<int>(Kind::Socks) << false;
        QTest::newRow("SOCKS 5, TLS") << static_cast<int>(Kind::Socks) << true;
    }

    /// The server pretends to be a proxy that asks for a password.
    void sendsThePasswordOfAProxyToNoServer()
    {
        QFETCH(int, kind);
        QFETCH(bool, isEncrypted);
        const ProxyProcess proxy(static_cast<Kind>(kind), kUser, kPassword);
        const KubeCluster cluster; // for its kubeconfig
        ReplayServer server;
        const auto identity = cluster.authority.server();
        if (isEncrypted)
            server.encrypt(identity.certificate, identity.key);
        server.set(kPath.toUtf8(), refusal(407, "Proxy-Authenticate", "Basic realm=\"p\""));
        const auto choice = cluster.context(
            "token: admin-token",
            "server: " + server.url().toUtf8() + "\n    insecure-skip-tls-verify: true\n    proxy-url: "
                + proxy.url(kUser + QLatin1Char(':') + kPassword + QLatin1Char('@')).toUtf8());
        const auto answer = fetched(std::make_shared<kube::KubeAccess>(choice), kPath);
        QVERIFY(!answer);
        QVERIFY2(!server.requests().isEmpty(), textOf(answer).c_str());
        QVERIFY(std::ranges::none_of(server.requests(), hasProxyCredentials));
    }

    void usesTheProxyOfTheSystemUnlessToldOtherwise_data()
    {
        QTest::addColumn<int>("use");
        QTest::addColumn<QString>("host");
        QTest::addColumn<QByteArray>("exception");
        QTest::addColumn<bool>("isUsed");
        const auto row
            = [](const char* name, ProxyUse use, const char* host, const char* exception, bool isUsed) {
                  QTest::newRow(name)
                      << static_cast<int>(use) << QString::fromUtf8(host) << QByteArray(exception) << isUsed;
              };
        row("system", ProxyUse::System, "scheduler.example", "", true);
        row("system, with an exception", ProxyUse::System, "scheduler.invalid", "scheduler.invalid", false);
        row("none", ProxyUse::None, "scheduler.invalid", "", false);
        row("this machine", ProxyUse::System, "127.0.0.1", "", false);
        row("this machine by its name", ProxyUse::System, "LOCALHOST", "", false);
        row("this machine, IPv6", ProxyUse::System, "[::1]", "", false);
    }

    void usesTheProxyOfTheSystemUnlessToldOtherwise()
    {
        QFETCH(int, use);
        QFETCH(QString, host);
        QFETCH(QByteArray, exception);
        QFETCH(bool, isUsed);
        ReplayServer proxy; // which answers for the server
        const QString url = QStringLiteral("http://%1:1").arg(host);
        proxy.set((url + kPartitions).toUtf8(), Behaviour{.body = "[]"});
        qputenv("http_proxy", proxy.url().toUtf8());
        qputenv("no_proxy", exception);
        const auto clear = qScopeGuard([this] { init(); });

        const auto answer = fetchedBy(
            {.url = url.toStdString(), .signIn = SignIn::Token, .proxy = static_cast<ProxyUse>(use)},
            kPartitions);

        QCOMPARE(answer.has_value(), isUsed);
        QCOMPARE(proxy.requests().size(), isUsed ? 1 : 0);
    }
};

QUOTADECK_TEST(TestProxies, QCoreApplication)
} // namespace tst_proxies

#include "tst_proxies.moc"
