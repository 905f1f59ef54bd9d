// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/restserver.h"
#include "tests/app/serve/rawclient.h"
#include "tests/app/serve/recordings.h"
#include "tests/support/testprogram.h"

#include <QAbstractEventDispatcher>
#include <QTest>

#include <deque>
#include <sys/resource.h>
#include <unistd.h>

namespace tst_hostileclients {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
/// Small enough to reach all of them in a test.
serve::ServerLimits tightLimits()
{
    serve::ServerLimits limits;
    limits.connections = 8;
    limits.headBytes = 2'048;
    limits.bodyBytes = 4'096;
    limits.bodyBytesOfAll = 6'000;
    limits.requestMs = 300;
    limits.idleMs = 5'000;
    limits.answerMs = 5'000;
    return limits;
}

/// The recorded cluster behind a real socket.
struct Served
{
    explicit Served(const serve::ServerLimits& limits = tightLimits(), const serve::AccessRules& rules = {})
        : recorded(recordings(QStringLiteral("scenario-a")))
        , server(serve::ServedCluster::Setup{recordedConfig(recorded), "an-instance"}, limits, rules)
    {
        port = server.start("127.0.0.1", 0).value();
        const auto snapshot = recordedSnapshot(recorded);
        server.publish(*makeUpdate(nullptr, snapshot, "default"));
    }

    std::vector<Recorded> recorded;
    serve::RestServer server;
    quint16 port = 0;
};

const QByteArray kGood = getText("/ws/v1/partitions");

/// An ordinary client is served.
bool isServing(const Served& served)
{
    RawClient client(served.port);
    client.send(kGood);
    return QTest::qWaitFor([&client] { return client.isAnswered(); }, test::kLongestWait)
        && client.status() == 200;
}

const QByteArray kUsers = getText("/ws/v1/partition/default/usage/users");

/// An answer about users that is too long for the buffers of the sockets, 12 MB.
void publishManyUsers(Served& served)
{
    ClusterSnapshot large = *recordedSnapshot(served.recorded);
    auto& users = *large.partitions.front().users;
    for (int number = 0; number < 30'000; ++number)
        users.push_back({UserName("user" + std::to_string(number)), {}, users.front().nodes});
    normalize(large.partitions.front());
    served.server.publish(
        *makeUpdate(nullptr, std::make_shared<const ClusterSnapshot>(std::move(large)), "default"));
}

/// Takes what is on its way; true when the connection has turned out to be gone.
bool takeAll(RawClient& client)
{
    client.socket().setReadBufferSize(0);
    (void)client.received();
    return client.isClosed();
}

/// As takeAll(), but slowly: a part each time that it is called.
bool takeSome(RawClient& client)
{
    client.socket().setReadBufferSize(256 * 1024);
    (void)client.received();
    return client.isClosed();
}

QByteArray request(const QByteArray& headers)
{
    return "GET /ws/v1/partitions HTTP/1.1\r\n" + headers + "\r\n";
}

/// As long as it lives the process can open no file descriptor from the @p spare-th on.
class FewDescriptors
{
public:
    explicit FewDescriptors(int spare)
    {
        ::getrlimit(RLIMIT_NOFILE, &m_before);
        const int next = ::dup(0); // the lowest that is free
        ::close(next);
        const rlimit few{static_cast<rlim_t>(next + spare), m_before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &few);
    }
    ~FewDescriptors() { ::setrlimit(RLIMIT_NOFILE, &m_before); }
    Q_DISABLE_COPY_MOVE(FewDescriptors)

private:
    rlimit m_before{};
};

QByteArray post(const QByteArray& body, const QByteArray& headers = {})
{
    return "POST /ws/v1/validate-conf HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n" + headers + "\r\n" + body;
}
} // namespace

/// Clients that break the rules are told so or dropped, and never keep others from being served.
class TestHostileClients : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void refusesWhatIsOutOfBounds_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        const QByteArray host = "Host: h\r\n";
        QTest::newRow("long header") << getText("/", "X: " + QByteArray(3'000, 'x') + "\r\n") << 431;
        QTest::newRow("endless header") << "GET / HTTP/1.1\r\nX: " + QByteArray(9'000, 'x') << 431;
        QTest::newRow("long path") << getText("/" + QByteArray(3'000, 'x')) << 431;
        QTest::newRow("long body") << post(QByteArray(4'097, 'x')) << 413;
        QTest::newRow("announced body") << getText("/", "Content-Length: 99999999999999999999\r\n") << 413;
        QTest::newRow("chunked") << getText("/", "Transfer-Encoding: chunked\r\n") + "5\r\nhello\r\n" << 411;
        QTest::newRow("two lengths") << getText("/", "Content-Length: 1\r\nContent-Length: 2\r\n") << 400;
        QTest::newRow("negative length") << getText("/", "Content-Length: -1\r\n") << 400;
        QTest::newRow("no length") << getText("/", "Content-Length: \r\n") << 400;
        QTest::newRow("no host") << QByteArray("GET / HTTP/1.1\r\n\r\n") << 400;
        QTest::newRow("two hosts") << getText("/", host) << 400;
        QTest::newRow("version") << QByteArray("GET / HTTP/9.9\r\n") + host + "\r\n" << 505;
        QTest::newRow("other protocol") << QByteArray("\x16\x03\x01\x02\x00\x01\r\n\r\n", 10) << 400;
        QTest::newRow("one word") << QByteArray("GET\r\n\r\n") << 400;
        QTest::newRow("empty line") << QByteArray("\r\n\r\n") << 400;
        QTest::newRow("bare line ends") << QByteArray("GET / HTTP/1.1\nHost: h\n\r\n\r\n") << 400;
        QTest::newRow("folded header") << getText("/", "X: a\r\n b\r\n") << 400;
        QTest::newRow("NUL") << getText("/", QByteArray("X: a\0b\r\n", 8)) << 400;
        QTest::newRow("bad escape") << getText("/ws/v1/%zz") << 400;
        QTest::newRow("absolute path") << getText("http://elsewhere/") << 400;
        QTest::newRow("websocket") << getText("/", "Upgrade: websocket\r\nConnection: Upgrade\r\n") << 400;
    }
    void refusesWhatIsOutOfBounds()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, status);
        const Served served;
        RawClient client(served.port);

        client.send(bytes);

        QTRY_VERIFY(client.isClosed());
        QCOMPARE(client.status(), status);
        const auto body = QJsonDocument::fromJson(client.body()).object();
        QCOMPARE(body[QStringLiteral("status_code")].toInt(), status); // REST-3
        QVERIFY(client.received().contains("Connection: close\r\n"));
        QVERIFY(isServing(served));
    }

    void answersWhatArrivesByteByByte()
    {
        const Served served;
        const auto bytes = post("partitions: [", "Connection: close\r\n");
        RawClient client(served.port);

        for (const char byte : bytes) {
            client.send(QByteArray(1, byte));
            QCoreApplication::processEvents();
        }

        QTRY_VERIFY(client.isClosed());
        QCOMPARE(client.status(), 200);
        QVERIFY(client.body().startsWith("{\"allowed\":false"));
    }

    void answersManyRequestsOnOneConnection()
    {
        const Served served;
        RawClient client(served.port);

        for (int count = 1; count <= 20; ++count) {
            client.send(count % 2 == 0 ? kGood : post(QByteArray(4'096, '#')));
            QTRY_COMPARE(client.answers(), count);
        }

        QVERIFY(!client.isClosed());
        QCOMPARE(client.received().count(" 200 OK"), 20);
    }

    /// It could pile up answers that it does not take.
    void doesNotServeAClientThatDoesNotWaitForAnswers()
    {
        const Served served;
        RawClient client(served.port);

        client.send(kGood.repeated(200));

        QTRY_VERIFY(client.isClosed());
        QCOMPARE(client.answers(), 1);
        QVERIFY(isServing(served));
    }

    void endsAfterTheAnswerWhenAskedTo_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("close") << getText("/ws/v1/clusters", "Connection: close\r\n");
        QTest::newRow("HTTP/1.0") << QByteArray("GET /ws/v1/clusters HTTP/1.0\r\n\r\n");
    }
    void endsAfterTheAnswerWhenAskedTo()
    {
        QFETCH(QByteArray, bytes);
        const Served served;
        RawClient client(served.port);

        client.send(bytes);

        QTRY_VERIFY(client.isClosed());
        QCOMPARE(client.status(), 200);
        QVERIFY(client.isAnswered());
    }

    void givesUpOnHalfRequests_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("head") << kGood.chopped(2);
        QTest::newRow("body") << post("partitions:").chopped(1);
    }
    void givesUpOnHalfRequests()
    {
        QFETCH(QByteArray, bytes);
        const Served served;
        RawClient client(served.port);

        client.send(bytes);

        QTRY_VERIFY(client.isClosed());
        QCOMPARE(client.status(), 408);
        QVERIFY(isServing(served));
    }

    void dropsWhoSaysNothing()
    {
        auto limits = tightLimits();
        limits.idleMs = 50;
        const Served served(limits);
        RawClient silent(served.port);

        QTRY_COMPARE(silent.socket().state(), QAbstractSocket::ConnectedState);
        QTRY_VERIFY(silent.isClosed());
        QVERIFY(silent.received().isEmpty());
    }

    void survivesWhoLeavesInTheMiddle()
    {
        const Served served;
        for (const auto& bytes : {kGood, kGood.chopped(5), post("partitions:").chopped(3),
                                  getText("/ws/v1/events/stream?count=10")}) {
            RawClient client(served.port);
            client.send(bytes);
            QTRY_COMPARE(client.socket().bytesToWrite(), 0);
            client.socket().abort();
        }
        QVERIFY(isServing(served));
    }

    /// Those that only wait push out each other, not who asks.
    void makesRoomWhenThereAreTooManyConnections()
    {
        auto limits = tightLimits();
        limits.requestMs = 60'000;
        const Served served(limits);
        std::deque<RawClient> waiting;
        for (int count = 0; count < 40; ++count) {
            auto& client = waiting.emplace_back(served.port);
            client.send("GET / HT");
            QTRY_COMPARE(client.socket().state(), QAbstractSocket::ConnectedState);
        }
        const auto open = [&waiting] {
            return std::ranges::count_if(waiting, [](RawClient& client) { return !client.isClosed(); });
        };

        QTRY_VERIFY(open() <= limits.connections);
        QVERIFY(isServing(served));
        QVERIFY(open() < limits.connections);
    }

    /// One address cannot take the connections of all others, not even with requests that are being answered.
    void boundsTheConnectionsOfOneAddress()
    {
        auto limits = tightLimits();
        limits.connectionsOfPeer = 3;
        const Served served(limits);
        std::deque<RawClient> readers;
        for (int count = 0; count < 3; ++count) {
            readers.emplace_back(served.port).send(getText("/ws/v1/events/stream"));
            QTRY_COMPARE(readers.back().status(), 200);
        }

        RawClient fourth(served.port);
        QTRY_VERIFY(fourth.isClosed());
        RawClient other(served.port, QStringLiteral("127.0.0.2"));
        other.send(kGood);
        QTRY_COMPARE(other.status(), 200);
        for (RawClient& reader : readers)
            QVERIFY(!reader.isClosed());
    }

    /// Those that only wait push out each other when the process has no file descriptors left.
    void acceptsWhileItIsOutOfDescriptors()
    {
        auto limits = tightLimits();
        limits.connections = 1'000;
        limits.requestMs = 60'000;
        const Served served(limits);
        std::deque<RawClient> waiting;
        for (int count = 0; count < 40; ++count)
            waiting.emplace_back(served.port).send("GET / HT");
        RawClient last(served.port);
        last.send(kGood);
        const FewDescriptors few(8);

        QTRY_VERIFY(last.isAnswered());
        QCOMPARE(last.status(), 200);
    }

    /// Nothing makes room for the client that cannot be accepted, until another one leaves.
    void acceptsAgainAfterItWasOutOfDescriptors()
    {
        auto limits = tightLimits();
        limits.connections = 1'000;
        const Served served(limits);
        std::deque<RawClient> readers;
        for (int count = 0; count < 10; ++count) {
            readers.emplace_back(served.port).send(getText("/ws/v1/events/stream"));
            QTRY_COMPARE(readers.back().status(), 200);
        }
        RawClient last(served.port);
        last.send(kGood);
        const FewDescriptors none(0);
        QTRY_COMPARE(last.socket().bytesToWrite(), 0);
        int turns = 0; // of the event loop
        const auto counting = connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake,
                                      this, [&turns] { ++turns; });
        QTest::qWait(100); // the server has tried to accept it by now
        disconnect(counting);
        QVERIFY(!last.isAnswered());
        QVERIFY2(turns < 300, qPrintable(QString::number(turns))); // it does not try again and again

        readers.pop_front();

        QTRY_VERIFY(last.isAnswered());
        QCOMPARE(last.status(), 200);
    }

    /// A page of another site that leads its own name to 127.0.0.1 must not reach the server by it.
    void answersToItsOwnNamesOnly_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<int>("status");
        for (const char* host :
             {"localhost", "localhost:9080", "LocalHost", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:9080",
              "console.example", "console.example:80", "ported.example", "ported.example:9080",
              "[2001:db8::1]", "[2001:DB8:0::1]:80", "[2001:db8::2]:80"})
            QTest::newRow(host) << QByteArray(host) << 200;
        for (const char* host : {"evil.example", "localhost.evil.example", "evil.example:9080", "[::2]:9080",
                                 "[::1]evil.example", "127.0.0.2", "0.0.0.0", "[::2]", "[", "]", ":", "[]:1",
                                 "localhost@evil.example", "xn--80ak6aa92e.com"})
            QTest::newRow(host) << QByteArray(host) << 403;
    }
    void answersToItsOwnNamesOnly()
    {
        QFETCH(QByteArray, host);
        QFETCH(int, status);
        const Served served(tightLimits(),
                            {{"console.example", "ported.example:9177", "2001:db8::1", "[2001:db8::2]"}, {}});
        RawClient client(served.port);

        client.send(request("Host: " + host + "\r\n"));

        QTRY_VERIFY(client.isAnswered());
        QCOMPARE(client.status(), status);
        const auto answer = QJsonDocument::fromJson(client.body());
        if (status == 200)
            return;
        QCOMPARE(answer[QStringLiteral("status_code")].toInt(), 403); // REST-3
        const auto message = answer[QStringLiteral("message")].toString();
        const std::string header = host.toStdString();
        const std::string_view name = serve::hostName(header);
        QVERIFY(!host.endsWith(":9080") || !message.contains(QStringLiteral("9080"))); // names have no port
        QVERIFY2(message.contains(QStringLiteral("\"%1\"").arg(
                     QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))))
                     && message.contains(QStringLiteral("--allow-host")),
                 qPrintable(message));
    }

    /// The address that the client has connected to is a name of the server, too.
    void answersToTheAddressThatWasConnectedTo()
    {
        const Served served;
        serve::RestServer everywhere(serve::ServedCluster::Setup{recordedConfig(served.recorded), "another"});
        const auto port = everywhere.start("0.0.0.0", 0);
        QVERIFY(port);
        for (const auto& [host, status] :
             {std::pair<QByteArray, int>("127.0.0.5:1", 503), {"127.0.0.6", 403}}) {
            QTcpSocket client;
            client.connectToHost(QStringLiteral("127.0.0.5"), *port);
            client.write(request("Host: " + host + "\r\n"));
            QTRY_VERIFY(client.bytesAvailable() > 12);
            QCOMPARE(client.readAll().mid(9, 3).toInt(), status); // 503: nothing was published yet
        }
    }

    void pagesOfOtherSitesCannotReadAnswers_data()
    {
        QTest::addColumn<serve::AccessRules>("rules");
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<QByteArray>("allowed");
        const QByteArray site = "https://console.example:8443";
        const serve::AccessRules one{{}, {"http://first.example", site.toStdString()}};
        QTest::newRow("none by default") << serve::AccessRules() << site << QByteArray();
        QTest::newRow("a listed one") << one << site << site;
        QTest::newRow("another port") << one << QByteArray("https://console.example") << QByteArray();
        QTest::newRow("another site") << one << QByteArray("https://evil.example") << QByteArray();
        QTest::newRow("null") << one << QByteArray("null") << QByteArray();
        QTest::newRow("no page") << one << QByteArray() << QByteArray();
        QTest::newRow("all") << serve::AccessRules{{}, {"*"}} << site << QByteArray("*");
    }
    void pagesOfOtherSitesCannotReadAnswers()
    {
        QFETCH(serve::AccessRules, rules);
        QFETCH(QByteArray, origin);
        QFETCH(QByteArray, allowed);
        const Served served(tightLimits(), rules);
        const QByteArray header = origin.isEmpty() ? QByteArray() : "Origin: " + origin + "\r\n";
        for (const char* target : {"/ws/v1/partitions", "/ws/v1/events/stream", "/ws/v1/nothing"}) {
            RawClient client(served.port);
            client.send(getText(target, header));

            QTRY_VERIFY(client.received().contains("\r\n\r\n"));
            const QByteArray expected = "\r\nAccess-Control-Allow-Origin: " + allowed + "\r\n";
            QCOMPARE(client.received().contains("Access-Control-Allow-Origin"), !allowed.isEmpty());
            QVERIFY(allowed.isEmpty() || client.received().contains(expected));
            // Caches must not give the answer for one site to another one.
            QCOMPARE(client.received().contains("\r\nVary: Origin\r\n"), rules.origins.size() > 1);
        }
    }

    /// Bodies that are announced and not sent must not claim memory without a bound.
    void boundsTheBodiesOfAllClientsTogether()
    {
        auto limits = tightLimits();
        limits.requestMs = 60'000;
        const Served served(limits);
        auto first = std::make_unique<RawClient>(served.port);
        first->send(post(QByteArray(4'000, '#')).chopped(1));
        QTRY_COMPARE(first->socket().bytesToWrite(), 0);
        QVERIFY(isServing(served)); // the first has been read by now

        RawClient second(served.port);
        second.send(post(QByteArray(4'000, '#')));
        QTRY_VERIFY(second.isClosed());
        QCOMPARE(second.status(), 503);

        first.reset();
        QVERIFY(isServing(served));
        RawClient third(served.port);
        third.send(post(QByteArray(4'000, '#')));
        QTRY_VERIFY(third.isAnswered());
        QCOMPARE(third.status(), 200);
    }

    /// Clients that ask for a long answer and take next to nothing of it.
    void dropsWhoDoesNotTakeTheAnswer()
    {
        auto limits = tightLimits();
        limits.answerMs = 500;
        Served served(limits);
        publishManyUsers(served);
        RawClient client(served.port);
        client.socket().setReadBufferSize(1'000);

        client.send(kUsers);

        QTRY_VERIFY(client.socket().bytesAvailable() > 0);
        QTRY_VERIFY(takeSome(client)); // too little to have it all in time
        QVERIFY(!client.isAnswered());
    }

    void boundsTheAnswersThatWaitToBeTaken()
    {
        auto limits = tightLimits();
        limits.unsentBytes = 14'000'000; // more than one of the answers, less than two
        Served served(limits);
        publishManyUsers(served);
        RawClient first(served.port);
        first.socket().setReadBufferSize(1'000);
        first.send(kUsers);
        QTRY_COMPARE(first.socket().bytesAvailable(), 1'000);

        RawClient second(served.port);
        second.send(kUsers);

        QTRY_VERIFY(second.isAnswered());
        QTRY_VERIFY(takeAll(first));
        QVERIFY(!first.isAnswered());
    }

    void saysWhenThePortIsTaken()
    {
        const Served served;
        serve::RestServer other(serve::ServedCluster::Setup{{}, "another"});

        const auto port = other.start("127.0.0.1", served.port);

        QVERIFY(!port);
        QCOMPARE(port.error().code, ErrorCode::Network);
        QCOMPARE(QString::fromStdString(port.error().where), QStringLiteral("127.0.0.1:%1").arg(served.port));
        QVERIFY(port.error().message.english().find("--port") != std::string::npos);
        QCOMPARE(other.start("localhost", 0).error().code, ErrorCode::InvalidArgument);
    }
};

QUOTADECK_TEST(TestHostileClients, QCoreApplication)
} // namespace tst_hostileclients

#include "tst_hostileclients.moc"
