// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/fakekubeserver.h"
#include "tests/support/kube/kubeclient.h"
#include "tests/support/kube/kubefixture.h"
#include "tests/support/kube/kubejson.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QSslCertificate>
#include <QSslKey>
#include <QTcpSocket>

using namespace quotadeck::testing;

namespace {
const QByteArray kAllMaps = "/api/v1/namespaces/yunikorn/configmaps";
const QByteArray kOneMap = kAllMaps + "/yunikorn-configs";
const QByteArray kProxied = "/api/v1/namespaces/yunikorn/services/http:yunikorn-service:9080/proxy";

/// A server with a ConfigMap, and a client of it.
struct Pair
{
    explicit Pair(std::optional<KubeTls> tls = {}) : server(std::move(tls))
    {
        putConfigMap(server.api, "yunikorn", "yunikorn-configs", {{"queues.yaml", "a"}});
        client.base = server.url();
    }

    void trust(const TestAuthority& authority)
    {
        client.tls.setCaCertificates(QSslCertificate::fromData(authority.certificate()));
    }
    void show(const TestCertificate& certificate, const QByteArray& key, QSsl::KeyAlgorithm algorithm)
    {
        client.tls.setLocalCertificate(QSslCertificate(certificate.certificate));
        client.tls.setPrivateKey(QSslKey(key, algorithm));
        client.token.clear();
    }
    /// The name of the user that the server sees.
    QString user()
    {
        const auto received
            = client.send("POST", "/apis/authentication.k8s.io/v1/selfsubjectreviews",
                          R"({"apiVersion": "authentication.k8s.io/v1", "kind": "SelfSubjectReview"})",
                          {{"Content-Type", "application/json"}});
        const auto info = valueAt(received.json(), {"status", "userInfo"});
        return textAt(info, {"username"}) + " " + valueAt(info, {"groups"}).toArray().first().toString();
    }

    FakeKubeServer server;
    KubeClient client;
};
} // namespace

class TestFakeKubeServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void connectionsAreKept()
    {
        Pair pair;

        for (int i = 0; i < 5; ++i)
            QCOMPARE(pair.client.get(kOneMap).status, 200);

        QCOMPARE(pair.server.connections(), 1);
        QCOMPARE(pair.server.count("GET", kAllMaps), 5);
        QCOMPARE(pair.server.requests().first().headers.value("authorization"),
                 QByteArray("Bearer admin-token"));
    }

    void requestsInARowAreAnsweredInTheirOrder()
    {
        Pair pair;
        QTcpSocket socket;
        socket.connectToHost("127.0.0.1", pair.server.port());
        socket.write("GET /version HTTP/1.1\r\nHost: a\r\n\r\nGET /readyz HTTP/1.1\r\nHost: a\r\n\r\n");

        QByteArray received;
        QTRY_VERIFY((received += socket.readAll()).endsWith("ok"));
        QVERIFY(received.indexOf("gitVersion") > 0);
    }

    void watchesGetChangesAsTheyHappen()
    {
        Pair pair;
        const auto watch = pair.client.begin(
            "GET", kAllMaps + "?watch=1&resourceVersion=" + QByteArray::number(pair.server.api.version()));
        QTRY_COMPARE(pair.server.watches(), 1);

        putConfigMap(pair.server.api, "yunikorn", "yunikorn-configs", {{"queues.yaml", "b"}});
        QTRY_VERIFY(watch->bytesAvailable() > 0);
        QCOMPARE(textAt(QJsonDocument::fromJson(watch->readAll()).object(), {"type"}), "MODIFIED");
        QVERIFY(!watch->isFinished());
        pair.server.endWatches();
        QTRY_VERIFY(watch->isFinished());
        QCOMPARE(watch->error(), QNetworkReply::NoError);
        QCOMPARE(pair.client.get(kOneMap).status, 200);
    }

    void aClientThatLeavesEndsItsWatch()
    {
        Pair pair;
        auto watch = pair.client.begin("GET", kAllMaps + "?watch=1");
        QTRY_COMPARE(pair.server.watches(), 1);

        watch.reset();

        QTRY_COMPARE(pair.server.watches(), 0);
    }

    void anotherWriterComesBetween()
    {
        Pair pair;
        const auto version
            = textAt(pair.client.get(kOneMap).json(), {"metadata", "resourceVersion"}).toUtf8();
        pair.server.beforeAnswer = [&pair](const KubeRequest& request) {
            if (request.method == "PATCH")
                putConfigMap(pair.server.api, "yunikorn", "yunikorn-configs", {{"queues.yaml", "theirs"}});
        };

        QByteArray change
            = R"({"metadata": {"resourceVersion": "VERSION"}, "data": {"queues.yaml": "mine"}})";
        const auto received
            = pair.client.patch(kOneMap, change.replace("VERSION", version), "merge-patch+json");

        QCOMPARE(received.status, 409);
        QCOMPARE(textAt(pair.server.api.object("configmaps", "yunikorn", "yunikorn-configs"),
                        {"data", "queues.yaml"}),
                 "theirs");
    }

    void answersAreLostBeforeAndAfterTheirEffect()
    {
        Pair pair;
        const auto value = [&pair] {
            return textAt(pair.server.api.object("configmaps", "yunikorn", "yunikorn-configs"),
                          {"data", "a"});
        };
        const auto patch = [&pair](const QByteArray& text) {
            return pair.client.patch(kOneMap, "{\"data\": {\"a\": \"" + text + "\"}}", "merge-patch+json")
                .status;
        };

        pair.server.transport.loss = KubeTransport::Loss::Request;
        QCOMPARE(patch("1"), 0);
        QCOMPARE(value(), "");
        pair.server.transport.loss = KubeTransport::Loss::Answer;
        QCOMPARE(patch("2"), 0);
        QCOMPARE(value(), "2");
        pair.server.transport.loss = KubeTransport::Loss::HalfAnswer;
        QCOMPARE(pair.client.get(kOneMap).error, QNetworkReply::RemoteHostClosedError);
        pair.server.transport.loss = KubeTransport::Loss::None;
        QCOMPARE(patch("3"), 200);
    }

    void theServerComesBackOnItsPort()
    {
        Pair pair;
        const auto watch = pair.client.begin("GET", kAllMaps + "?watch=1");
        QTRY_COMPARE(pair.server.watches(), 1);

        pair.server.goDown();
        QTRY_VERIFY(watch->isFinished());
        QCOMPARE(pair.client.get("/version").error, QNetworkReply::ConnectionRefusedError);
        pair.server.comeBack();
        QCOMPARE(pair.client.get(kOneMap).status, 200);
    }

    void latencyIsKept()
    {
        Pair pair;
        pair.server.transport.latency = std::chrono::milliseconds(30);
        QElapsedTimer timer;
        timer.start();

        QCOMPARE(pair.client.get(kOneMap).status, 200);

        QVERIFY(timer.elapsed() >= 29);
    }

    void theProxyLeadsToAnotherServer()
    {
        Pair pair;
        ReplayServer scheduler;
        QVERIFY(scheduler.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        QVERIFY(pair.client.get(kProxied + "/ws/v1/partitions").json().value("code") == 404);
        putService(pair.server.api, "yunikorn", "yunikorn-service", {}, 9080);
        pair.server.api.forwardTo("services", "yunikorn", "yunikorn-service", 9080, scheduler.port());

        const auto received = pair.client.get(kProxied + "/ws/v1/partitions");
        QCOMPARE(received.status, 200);
        QVERIFY(received.body.contains("clusterId"));
        QVERIFY(!scheduler.requests().last().headers.contains("authorization"));
        QCOMPARE(pair.client.get(kProxied + "/ws/none").status, 404);
        scheduler.set("/moved",
                      {.status = 301, .contentType = {}, .body = {}, .headers = {{"Location", "/ws/there"}}});
        const auto moved = pair.client.manager.redirectPolicy();
        pair.client.manager.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
        QCOMPARE(pair.client.get(kProxied + "/moved").headers.value("location"), kProxied + "/ws/there");
        pair.client.manager.setRedirectPolicy(moved);
        scheduler.set("/half", Behaviour::Kind::Close);
        QCOMPARE(pair.client.get(kProxied + "/half").status, 503);
        scheduler.refuse();
        QCOMPARE(pair.client.get(kProxied + "/ws/v1/partitions").status, 503);
    }

    void theProxyPassesStreamsOn()
    {
        Pair pair;
        ReplayServer scheduler;
        putService(pair.server.api, "yunikorn", "yunikorn-service", {}, 9080);
        pair.server.api.forwardTo("services", "yunikorn", "yunikorn-service", 9080, scheduler.port());
        scheduler.set("/stream", Behaviour::Kind::Endless);

        auto stream = pair.client.begin("GET", kProxied + "/stream");
        QTRY_VERIFY(stream->bytesAvailable() > 100'000);
        stream.reset();

        QTRY_COMPARE(pair.server.connections(), 0);
    }

    void onlyTrustedServersAreRead_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("isTrusted");
        QTest::newRow("ec") << 0 << true;
        QTest::newRow("rsa") << 1 << true;
        QTest::newRow("expired") << 2 << false;
        QTest::newRow("not yet") << 3 << false;
        QTest::newRow("wrong name") << 4 << false;
        QTest::newRow("other authority") << 5 << false;
        QTest::newRow("self-signed") << 6 << false;
    }

    void onlyTrustedServersAreRead()
    {
        QFETCH(const int, kind);
        QFETCH(const bool, isTrusted);
        const TestAuthority authority;
        const TestAuthority other("Other authority");
        const QList<std::function<TestCertificate()>> identities{
            [&] { return authority.server(); },
            [&] { return authority.server({}, TestKey::Rsa); },
            [&] { return authority.server({}, TestKey::Ec, TestValidity::Over); },
            [&] { return authority.server({}, TestKey::Ec, TestValidity::NotYet); },
            [&] {
                return authority.server({{"elsewhere.example"}, {}});
            },
            [&] { return other.server(); },
            [] { return TestAuthority::selfSigned(); },
        };
        Pair pair(KubeTls{identities.at(kind)()});
        pair.trust(authority);

        const auto received = pair.client.get(kOneMap);

        QCOMPARE(received.status, isTrusted ? 200 : 0);
        QCOMPARE(received.error, isTrusted ? QNetworkReply::NoError : QNetworkReply::SslHandshakeFailedError);
        QCOMPARE(pair.server.requests().size(), isTrusted ? 1 : 0);
    }

    void clientCertificatesNameTheUser_data()
    {
        QTest::addColumn<TestKey>("kind");
        QTest::addColumn<bool>("isTraditional");
        QTest::newRow("ec, pkcs8") << TestKey::Ec << false;
        QTest::newRow("ec, sec1") << TestKey::Ec << true;
        QTest::newRow("rsa, pkcs8") << TestKey::Rsa << false;
        QTest::newRow("rsa, pkcs1") << TestKey::Rsa << true;
    }

    void clientCertificatesNameTheUser()
    {
        QFETCH(const TestKey, kind);
        QFETCH(const bool, isTraditional);
        const TestAuthority authority;
        Pair pair(KubeTls{authority.server(), authority.certificate(), KubeTls::Clients::Demanded});
        pair.trust(authority);
        const auto certificate = authority.client("erin", {"eng"}, kind);
        pair.show(certificate, isTraditional ? certificate.traditionalKey : certificate.key,
                  kind == TestKey::Ec ? QSsl::Ec : QSsl::Rsa);

        QCOMPARE(pair.user(), "erin eng");
    }

    void aDemandedCertificateHasToBeTrusted()
    {
        const TestAuthority authority;
        const TestAuthority other("Other authority");
        Pair pair(KubeTls{authority.server(), authority.certificate(), KubeTls::Clients::Demanded});
        pair.trust(authority);
        QCOMPARE(pair.client.get("/version").status, 0);

        const auto certificate = other.client("erin");
        pair.show(certificate, certificate.key, QSsl::Ec);
        QCOMPARE(pair.client.get("/version").status, 0);
        QVERIFY(pair.server.requests().isEmpty());
    }

    void anOptionalCertificateMayBeMissing()
    {
        const TestAuthority authority;
        Pair pair(KubeTls{authority.server(), authority.certificate()});
        pair.trust(authority);

        QCOMPARE(pair.user(), "admin system:masters");
        pair.client.manager.clearConnectionCache();
        const auto certificate = authority.client("erin", {"eng"});
        pair.show(certificate, certificate.key, QSsl::Ec);
        QCOMPARE(pair.user(), "erin eng");
    }
};

QUOTADECK_TEST(TestFakeKubeServer, QCoreApplication)
#include "tst_fakekubeserver.moc"
