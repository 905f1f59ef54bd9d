// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/addressaccess.h"
#include "app/feed/restfeed.h"
#include "tests/support/accessto.h"
#include "tests/support/fetched.h"
#include "tests/support/kube/testauthority.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_addressaccess {
using namespace quotadeck;
using namespace quotadeck::connect;
using namespace quotadeck::testing;

namespace {
const QString kPath = QStringLiteral("/ws/v1/partitions");
const std::string kToken = "token-Zq81xW";
const std::string kPassword = "pass:word-Zq81xW";
const std::string kCookie = "session=cookie-Zq81xW";
using Pairs = std::vector<std::pair<std::string, std::string>>;

Behaviour json(const QByteArray& body = "[]")
{
    Behaviour behaviour;
    behaviour.body = body;
    return behaviour;
}

Behaviour redirect(int status, const QString& target)
{
    Behaviour behaviour;
    behaviour.status = status;
    behaviour.headers.emplaceBack("Location", target.toUtf8());
    return behaviour;
}

http::ServerAccessPtr accessOf(const AddressReach& reach, const Secrets& secrets = {})
{
    return AddressAccess::make(reach, secrets).value();
}

/// Whether @p request has something of a secret.
bool hasSecret(const ReceivedRequest& request)
{
    const auto isSecret = [](const QByteArray& text) {
        return text.contains("Zq81xW")
            || text.contains(QByteArray::fromStdString(":" + kPassword).toBase64());
    };
    return std::ranges::any_of(request.headers, isSecret) || isSecret(request.target)
        || request.headers.contains("authorization") || request.headers.contains("proxy-authorization");
}
} // namespace

class TestAddressAccess : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsTheServerOfAnAddress_data() // REST-1
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* address, const char* name) {
            QTest::newRow(address) << QString::fromUtf8(address) << QString::fromUtf8(name);
        };
        row("http://host:9080", "http://host:9080");
        row("http://host:9080/", "http://host:9080");
        row("http://host:9080/ws/v1", "http://host:9080");
        row("http://host:9080/ws/v1/", "http://host:9080");
        row("https://gateway/clusters/a", "https://gateway/clusters/a");
        row("https://gateway/clusters/a//ws/v1", "https://gateway/clusters/a");
        row("http://host:10251/apis/v1/plugins/ElasticQuota", "http://host:10251");
        row(" http://[::1]:9080 ", "http://[::1]:9080");
    }

    void findsTheServerOfAnAddress()
    {
        QFETCH(QString, address);
        QFETCH(QString, name);
        const auto access = AddressAccess::make({.url = address.toStdString()}, {});
        QVERIFY(access);
        QCOMPARE(QString::fromStdString((*access)->name()), name);
    }

    void refusesWhatIsNoAddress_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("message");
        const auto malformed
            = QStringLiteral("this is no address of a server; write it like http://localhost:9080");
        const auto user = QStringLiteral("the address may not contain a user or a password; sign in instead");
        QTest::newRow("nothing") << QString() << malformed;
        QTest::newRow("no scheme") << QStringLiteral("localhost:9080") << malformed;
        QTest::newRow("a file") << QStringLiteral("file:///etc/hostname") << malformed;
        QTest::newRow("a file of a host") << QStringLiteral("file://host/etc/hostname") << malformed;
        QTest::newRow("no host") << QStringLiteral("http://") << malformed;
        QTest::newRow("bad port") << QStringLiteral("http://host:99999") << malformed;
        QTest::newRow("password and bad port") << QStringLiteral("http://me:secret@host:99999") << malformed;
        QTest::newRow("password alone") << QStringLiteral("me:secret@host") << malformed;
        QTest::newRow("password") << QStringLiteral("http://me:secret@host:9080") << user;
        QTest::newRow("query") << QStringLiteral("http://host:9080/?a=b")
                               << QStringLiteral("the address may not contain '?' or '#'");
    }

    void refusesWhatIsNoAddress()
    {
        QFETCH(QString, address);
        QFETCH(QString, message);
        const auto access = AddressAccess::make({.url = address.toStdString()}, {});
        QVERIFY(!access);
        QCOMPARE(access.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(QString::fromStdString(access.error().message.english()), message);
        QVERIFY(access.error().where.find("secret") == std::string::npos);
    }

    void asksBelowThePathOfTheAddress()
    {
        ReplayServer server;
        server.set("/clusters/a%20b/ws/v1/partitions", json());
        const auto answer = fetched(accessTo(server.url(QStringLiteral("/clusters/a%20b/"))), kPath);
        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(answer->where, kPath.toStdString());
    }

    void signsIn_data()
    {
        QTest::addColumn<int>("signIn");
        QTest::addColumn<QByteArray>("authorization");
        QTest::newRow("nobody") << static_cast<int>(SignIn::None) << QByteArray();
        QTest::newRow("token") << static_cast<int>(SignIn::Token)
                               << QByteArray::fromStdString("Bearer " + kToken);
        QTest::newRow("user and password")
            << static_cast<int>(SignIn::Basic)
            << "Basic " + QByteArray::fromStdString("Jörg:" + kPassword).toBase64();
    }

    void signsIn()
    {
        QFETCH(int, signIn);
        QFETCH(QByteArray, authorization);
        ReplayServer server;
        server.set(kPath.toUtf8(), json());
        const auto access = accessOf(
            {.url = server.url().toStdString(), .signIn = static_cast<SignIn>(signIn), .userName = "Jörg"},
            {.token = " " + kToken + "\n", .password = kPassword});
        QVERIFY(fetched(access, kPath));
        QCOMPARE(server.requests().front().headers.value("authorization"), authorization);
    }

    void sendsFurtherHeadersAndCookies()
    {
        ReplayServer server;
        server.set(kPath.toUtf8(), json());
        const auto access = accessOf({.url = server.url().toStdString()},
                                     {.headers = {{"X-Api-Key", " key "},
                                                  {"Cookie", kCookie},
                                                  {"cookie", "b=2"},
                                                  {"User-Agent", "Mozilla/5.0"},
                                                  {"Authorization", "Negotiate abc"}}});
        QVERIFY(fetched(access, kPath));
        const auto headers = server.requests().front().headers;
        QCOMPARE(headers.value("x-api-key"), QByteArray("key"));
        QCOMPARE(headers.value("cookie"), QByteArray::fromStdString(kCookie + "; b=2"));
        QCOMPARE(headers.value("user-agent"), QByteArray("Mozilla/5.0"));
        QCOMPARE(headers.value("authorization"), QByteArray("Negotiate abc"));
        QCOMPARE(headers.value("accept"), QByteArray("application/json"));
    }

    void refusesCredentialsThatCannotBeSent_data()
    {
        using Code = int;
        QTest::addColumn<AddressReach>("reach");
        QTest::addColumn<Secrets>("secrets");
        QTest::addColumn<Code>("code");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, AddressReach reach, const Secrets& secrets, ErrorCode code,
                            const char* message) {
            reach.url = "https://host/a";
            QTest::newRow(name) << reach << secrets << static_cast<int>(code) << QString::fromUtf8(message);
        };
        const AddressReach none;
        const AddressReach token{.signIn = SignIn::Token};
        const AddressReach basic{.signIn = SignIn::Basic, .userName = "me"};
        const auto invalid = ErrorCode::InvalidArgument;
        row("no name", none, {.headers = {{"", "Zq81xW"}}}, invalid, "\"\" is no name of a header");
        row("blank in a name", none, {.headers = {{"X Key", "Zq81xW"}}}, invalid,
            "\"X Key\" is no name of a header");
        row("line break in a name", none, {.headers = {{"X:\r\nY", "Zq81xW"}}}, invalid,
            "\"X:\r\nY\" is no name of a header");
        row("line break in a value", none, {.headers = {{"X-Key", "Zq81xW\r\nHost: other"}}}, invalid,
            "the value of the header \"X-Key\" contains a line break");
        row("line feed in a cookie", none, {.headers = {{"Cookie", "Zq81xW\nX: y"}}}, invalid,
            "the value of the header \"Cookie\" contains a line break");
        row("own header", none, {.headers = {{"content-length", "5"}}}, invalid,
            "the header \"content-length\" cannot be given; every request has its own or none");
        row("for a proxy", none, {.headers = {{"Proxy-Authorization", "Basic Zq81xW"}}}, invalid,
            "the header \"Proxy-Authorization\" cannot be given; every request has its own or none");
        row("twice", none, {.headers = {{"X-Key", "Zq81xW"}, {"x-key", "b"}}}, invalid,
            "the header \"x-key\" is given twice");
        const char* both
            = "the header \"authorization\" and a sign-in with a token or a password exclude each other; "
              "remove one";
        row("header and token", token, {.token = "a", .headers = {{"authorization", "Zq81xW"}}}, invalid,
            both);
        row("header and password", basic, {.password = "a", .headers = {{"authorization", "Zq81xW"}}},
            invalid, both);
        row("no token", token, {.token = " \n"}, ErrorCode::Unauthorized,
            "this connection signs in with a token; enter it");
        row("line break in a token", token, {.token = "Zq81xW\r\nX: y"}, invalid,
            "the token contains a line break");
        row("no password", basic, {}, ErrorCode::Unauthorized,
            "this connection signs in with the password of \"me\"; enter it");
        row("no user", {.signIn = SignIn::Basic}, {.password = "Zq81xW"}, invalid,
            "enter a user name without a colon");
        row("colon", {.signIn = SignIn::Basic, .userName = "a:b"}, {.password = "Zq81xW"}, invalid,
            "enter a user name without a colon");
        row("key alone", {.keyFile = "/a/key.pem"}, {}, invalid,
            "this key needs the file of its client certificate");
        row("no proxy", {.proxy = ProxyUse::Address, .proxyUrl = "proxy:3128"}, {}, invalid,
            "this is no address of a proxy, such as http://proxy.example:3128 or socks5://localhost:1080");
        row("proxy behind TLS", {.proxy = ProxyUse::Address, .proxyUrl = "https://proxy:3128"}, {},
            ErrorCode::Unsupported,
            "a proxy that itself is reached over https is not supported; use http or socks5");
        row("password of a proxy", {.proxy = ProxyUse::Address, .proxyUrl = "http://me:Zq81xW@proxy"}, {},
            invalid, "the address of a proxy may not contain a user or a password");
    }

    void refusesCredentialsThatCannotBeSent()
    {
        QFETCH(AddressReach, reach);
        QFETCH(Secrets, secrets);
        QFETCH(int, code);
        QFETCH(QString, message);
        const auto access = AddressAccess::make(reach, secrets);
        QVERIFY(!access);
        QCOMPARE(static_cast<int>(access.error().code), code);
        QCOMPARE(QString::fromStdString(access.error().message.english()), message);
        QVERIFY(access.error().where.find("Zq81xW") == std::string::npos);
    }

    void sendsNoSecretToAnotherServer_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("target"); // %1: port
        QTest::addColumn<bool>("isEncrypted"); // the other server
        for (const int status : {301, 302, 303, 307, 308}) {
            const auto row = [status](const char* name, const char* target, bool isEncrypted) {
                QTest::addRow("%s, %d", name, status) << status << QString::fromUtf8(target) << isEncrypted;
            };
            row("another port of the host", "https://127.0.0.1:%1/ws/v1/partitions", true);
            row("another name of the host", "https://localhost:%1/ws/v1/partitions", true);
            row("the host without TLS", "http://127.0.0.1:%1/ws/v1/partitions", false);
            row("with a user", "http://127.0.0.1:443@127.0.0.1:%1/ws/v1/partitions", false);
            row("without a scheme", "//127.0.0.1:%1/ws/v1/partitions", true);
            row("a sign-in", "https://127.0.0.1:%1/login?rd=1", true);
        }
    }

    void sendsNoSecretToAnotherServer()
    {
        QFETCH(int, status);
        QFETCH(QString, target);
        QFETCH(bool, isEncrypted);
        const TestAuthority authority;
        const auto identity = authority.server();
        ReplayServer server;
        ReplayServer other;
        server.encrypt(identity.certificate, identity.key);
        if (isEncrypted)
            other.encrypt(identity.certificate, identity.key);
        server.set(kPath.toUtf8(), redirect(status, target.arg(other.port())));
        const auto access = accessOf(
            {.url = server.url().toStdString(), .signIn = SignIn::Token, .skipsTlsVerification = true},
            {.token = kToken, .headers = {{"Cookie", kCookie}, {"X-Api-Key", "Zq81xW"}}});

        http::HttpRequest post;
        post.url = QUrl(kPath);
        post.body = {.type = "application/x-yaml", .bytes = "Zq81xW"};
        for (const auto& answer : {fetched(access, kPath), fetched(access, post)}) {
            QVERIFY(!answer);
            QVERIFY(textOf(answer).find("Zq81xW") == std::string::npos);
        }
        QCOMPARE(server.requests().size(), 2);
        QVERIFY(hasSecret(server.requests().front()));
        QVERIFY(other.requests().isEmpty());
    }

    void sendsNoSecretOfOneServerToTheNext()
    {
        ReplayServer server;
        ReplayServer other;
        for (auto* each : {&server, &other})
            each->set(kPath.toUtf8(), json());
        const auto signedIn = accessOf({.url = server.url().toStdString(), .signIn = SignIn::Token},
                                       {.token = kToken, .headers = {{"Cookie", kCookie}}});
        QVERIFY(fetched(signedIn, kPath));
        QVERIFY(fetched(accessTo(other.url()), kPath));
        QVERIFY(fetched(accessTo(server.url()), kPath));
        QVERIFY(!hasSecret(other.requests().front()));
        QVERIFY(!hasSecret(server.requests().back()));
    }

    /// A server may ask for any way to sign in: none of them has anything to send but what was given.
    void answersNoChallenge_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("challenge");
        for (const auto* challenge :
             {"Basic realm=\"a\"", "Digest realm=\"a\", nonce=\"b\"", "NTLM", "Negotiate"}) {
            QTest::addRow("server, %s", challenge)
                << 401 << QByteArray("WWW-Authenticate") << QByteArray(challenge);
            QTest::addRow("proxy, %s", challenge)
                << 407 << QByteArray("Proxy-Authenticate") << QByteArray(challenge);
        }
    }

    void answersNoChallenge()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, challenge);
        ReplayServer server;
        auto refusal = json("{}");
        refusal.status = status;
        refusal.headers.emplaceBack(header, challenge);
        server.set(kPath.toUtf8(), refusal);
        const auto answer = fetched(accessOf({.url = server.url().toStdString()}), kPath);
        QVERIFY(!answer);
        QVERIFY(!server.requests().isEmpty());
        QVERIFY(std::ranges::none_of(server.requests(), hasSecret));
    }

    void readsACorrectedFileAtOnce()
    {
        const TestAuthority authority;
        const auto identity = authority.server();
        ReplayServer server;
        server.encrypt(identity.certificate, identity.key);
        server.set(kPath.toUtf8(), json());
        const QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("ca.pem"));
        const auto access
            = accessOf({.url = server.url().toStdString(), .authorityFile = path.toStdString()});
        const auto answer = fetched(access, kPath);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Io);
        QCOMPARE(answer.error().where, path.toStdString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(authority.certificate());
        file.close();
        const auto again = fetched(access, kPath);
        QVERIFY2(again, textOf(again).c_str());
    }

    void statusSaysThatTheServerIsNotVerified_data()
    {
        QTest::addColumn<bool>("skips");
        QTest::addColumn<bool>("isEncrypted");
        QTest::newRow("not verified") << true << true;
        QTest::newRow("verified") << false << true;
        QTest::newRow("no TLS") << true << false;
    }

    void statusSaysThatTheServerIsNotVerified()
    {
        QFETCH(bool, skips);
        QFETCH(bool, isEncrypted);
        const TestAuthority authority;
        const auto identity = authority.server();
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        if (isEncrypted)
            server.encrypt(identity.certificate, identity.key);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("ca.pem")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(authority.certificate());
        file.close();
        const auto access = accessOf({.url = server.url().toStdString(),
                                      .authorityFile = file.fileName().toStdString(),
                                      .skipsTlsVerification = skips});
        feed::RestFeed feed(feed::RestConfig(access, "gateway"));
        feed.start();
        QTRY_COMPARE(feed.status().state, SourceState::Live);
        QCOMPARE(feed.status().isUnverified, skips && isEncrypted);
        QCOMPARE(access->isUnverified(), skips && isEncrypted);
        server.refuse();
        feed.refresh();
        QTRY_COMPARE(feed.status().state, SourceState::Retrying);
        QCOMPARE(feed.status().isUnverified, skips && isEncrypted);
    }
};

QUOTADECK_TEST(TestAddressAccess, QCoreApplication)
} // namespace tst_addressaccess

#include "tst_addressaccess.moc"
