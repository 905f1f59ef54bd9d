// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/httpfetcher.h"
#include "core/base/inflater.h"
#include "tests/support/accessto.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QBuffer>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace tst_httpfetcher {
using namespace quotadeck;
using namespace quotadeck::http;
using testing::accessTo;
using testing::Behaviour;
using testing::ReplayServer;
using namespace std::chrono_literals;

namespace {
constexpr auto kTarget = "/ws/v1/partitions";

/// Runs one request to its end.
class Exchange
{
public:
    Exchange(ServerAccessPtr access, const HttpRequest& request) : m_fetcher(std::move(access), request)
    {
        QObject::connect(&m_fetcher, &HttpFetcher::finished, &m_fetcher,
                         [this](const Result<HttpAnswer>& answer) {
                             ++m_count;
                             m_answer = answer;
                         });
        m_fetcher.start();
    }

    [[nodiscard]] bool isOver() const { return m_answer.has_value(); }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const Result<HttpAnswer>& answer() const { return *m_answer; }
    [[nodiscard]] QString message() const
    {
        return QString::fromStdString(m_answer->error().message.english());
    }

private:
    HttpFetcher m_fetcher;
    std::optional<Result<HttpAnswer>> m_answer;
    int m_count = 0;
};

Behaviour answer(int status, const QByteArray& contentType, const QByteArray& body)
{
    Behaviour behaviour;
    behaviour.status = status;
    behaviour.contentType = contentType;
    behaviour.body = body;
    return behaviour;
}

QByteArray gzip(const QByteArray& text)
{
    return QByteArray::fromStdString(gzipped(text.toStdString(), GzipEffort::Best));
}

/// 8 MiB of blanks for each 8 KiB.
QByteArray bomb(qsizetype members)
{
    static const QByteArray kMember = gzip(QByteArray(8 * 1024 * 1024, ' '));
    return kMember.repeated(members);
}

Behaviour compressed(const QByteArray& encoding, const QByteArray& body)
{
    auto behaviour = answer(200, "application/json", body);
    behaviour.headers.emplaceBack("Content-Encoding", encoding);
    return behaviour;
}

/// A number of /proc/self/status, in KiB.
qint64 memoryStatus(const QByteArray& name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray all = status.readAll();
    const auto at = all.indexOf(name + ':');
    return all.mid(at + name.size() + 1, all.indexOf('k', at) - at - name.size() - 1).trimmed().toLongLong();
}

/// Forgets the peak of the memory so far, which is in "VmHWM".
bool forgetPeakMemory()
{
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    return file.open(QIODevice::WriteOnly) && file.write("5") == 1;
}

/// As oauth2-proxy has it.
const QByteArray kSignInPage = "<!DOCTYPE html>\n<html><head><title>Sign In</title></head><body>"
                               "<form method=\"GET\" action=\"/oauth2/start\"><button>Sign in with "
                               "Keycloak</button></form></body></html>";
/// As the web interface of YuniKorn answers for any path.
const QByteArray kWebInterface = "<!DOCTYPE html>\n<html lang=\"en\"><head><title>YuniKorn UI</title></head>"
                                 "<body><app-root></app-root></body></html>";

Behaviour redirect(const QString& location)
{
    auto behaviour = answer(301, "text/html; charset=utf-8", "<a>moved</a>");
    behaviour.headers.emplaceBack("Location", location.toUtf8());
    return behaviour;
}
} // namespace

class TestHttpFetcher : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<ReplayServer> m_server;
    ServerAccessPtr m_access; ///< to that server

    [[nodiscard]] HttpRequest request(const QString& target = QLatin1String(kTarget)) const
    {
        HttpRequest request;
        request.url = QUrl(target);
        request.where = kTarget;
        return request;
    }

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<ReplayServer>();
        QVERIFY(m_server->load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        m_access = accessTo(m_server->url());
    }

    void cleanup()
    {
        m_access.reset();
        m_server.reset();
    }

    void bringsStatusTypeAndBody()
    {
        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(exchange.answer());
        QCOMPARE(exchange.answer()->status, 200);
        QCOMPARE(exchange.answer()->contentType, "application/json; charset=UTF-8");
        QVERIFY(exchange.answer()->body.startsWith("[{\"clusterId\""));
        QVERIFY(exchange.answer()->body.endsWith('\n'));
    }

    void sendsItsNameAndTokenAndNoCookies()
    {
        auto baking = answer(200, "application/json", "[]");
        baking.headers.emplaceBack("Set-Cookie", "session=1");
        m_server->set(kTarget, baking);

        const auto access = accessTo(m_server->url(), "sesame");
        Exchange first(access, request());
        QTRY_VERIFY(first.isOver());
        Exchange second(access, request());
        QTRY_VERIFY(second.isOver());

        QCOMPARE(m_server->requests().size(), 2);
        const auto headers = m_server->requests().at(0).headers;
        QCOMPARE(headers.value("authorization"), QByteArray("Bearer sesame"));
        QVERIFY(headers.value("user-agent").startsWith("QuotaDeck/"));
        QCOMPARE(headers.value("accept"), QByteArray("application/json"));
        QVERIFY(!m_server->requests().at(1).headers.contains("cookie"));
    }

    void keepsTheEscapesOfTheAddress() // REST-5
    {
        m_server->set("/ws/v1/partition/default/queue/root.a%252Fb", answer(200, "application/json", "{}"));
        auto escaped = request();
        escaped.url = QUrl::fromEncoded("/ws/v1/partition/default/queue/root.a%252Fb");

        Exchange exchange(m_access, escaped);

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(exchange.answer());
    }

    void namesWhatTheServerRefused_data() // REST-3, REST-60
    {
        using Code = int;
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Code>("code");
        QTest::addColumn<QString>("message");
        const QByteArray json = "application/json; charset=UTF-8";
        const QByteArray text = "text/plain; charset=utf-8";
        const QByteArray page = "<!DOCTYPE html>\n<html><body>Hello</body></html>";
        const auto* otherPage
            = "this is a web page, not data (HTTP 200); the REST interface is usually on port 9080 or below "
              "another path of SERVER; if a gateway asks for a sign-in, give a token, a cookie or a header";
        const auto row = [](const char* name, int status, const QByteArray& type, const QByteArray& body,
                            ErrorCode code, const char* message) {
            QTest::newRow(name) << status << type << body << static_cast<int>(code)
                                << QString::fromUtf8(message);
        };
        row("401", 401, json, "{}", ErrorCode::Unauthorized, "the server asks for a valid token (401)");
        row("403", 403, text, "no", ErrorCode::Unauthorized,
            "the server refuses access with this token (403)");
        row("404 text", 404, text, "404 page not found\n", ErrorCode::Unsupported,
            "this server does not offer it (404)");
        row("404 json", 404, json,
            R"({"status_code":404,"message":"Partition not found","description":"Partition not found"})",
            ErrorCode::NotFound, "the server answered 404: Partition not found");
        row("404 page", 404, "text/html", page, ErrorCode::NotFound,
            "the server answered 404: a web page; is the address right?");
        row("400", 400, json, R"({"status_code":400,"message":"partition not found"})",
            ErrorCode::InvalidArgument, "the server did not accept the request (400): partition not found");
        row("405", 405, text, "Method Not Allowed", ErrorCode::Unsupported,
            "this server does not offer it (405)");
        row("501", 501, json, "{}", ErrorCode::Unsupported, "this server does not offer it (501)");
        row("500 text", 500, text, "out of\x1b[31m order\n\tsee log", ErrorCode::Network,
            "the server answered 500: out of\uFFFD[31m order see log");
        row("503 nothing", 503, text, "", ErrorCode::Network, "the server answered 503: no explanation");
        row("429", 429, text, "slowly", ErrorCode::Network, "the server answered 429: slowly");
        row("401 page", 401, "text/html", page, ErrorCode::Unauthorized,
            "the gateway at SERVER refuses access (a web page, HTTP 401); give a token, a cookie or a header "
            "that "
            "it accepts, or use --context to go through the Kubernetes API");
        row("403 sign-in", 403, "text/html", kSignInPage, ErrorCode::Unauthorized,
            "the gateway at SERVER asks for a sign-in in a browser (a web page, HTTP 403); give a token, a "
            "cookie "
            "or a header that it accepts, or use --context to go through the Kubernetes API");
        row("sign-in", 200, "text/html", kSignInPage, ErrorCode::Unauthorized,
            "the gateway at SERVER asks for a sign-in in a browser (a web page, HTTP 200); give a token, a "
            "cookie "
            "or a header that it accepts, or use --context to go through the Kubernetes API");
        row("web interface", 200, "text/html", kWebInterface, ErrorCode::Parse,
            "this is a web page, the web interface of YuniKorn, not data; the REST interface is usually on "
            "port "
            "9080 or below another path of SERVER");
        row("304", 304, json, "", ErrorCode::Network, "the server answered 304: no explanation");
        row("page", 200, "text/html; charset=utf-8", page, ErrorCode::Parse, otherPage);
        row("page called JSON", 200, json, page, ErrorCode::Parse, otherPage);
        row("nothing", 200, json, "", ErrorCode::Parse, "the answer is empty");
        row("blank", 200, json, " \r\n\t", ErrorCode::Parse, "the answer is empty");
    }

    void namesWhatTheServerRefused()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        QFETCH(int, code);
        QFETCH(QString, message);
        m_server->set(kTarget, answer(status, type, body));

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(static_cast<int>(exchange.answer().error().code), code);
        QCOMPARE(exchange.answer().error().where, kTarget);
        QCOMPARE(exchange.message(), message.replace(QStringLiteral("SERVER"), m_server->url()));
    }

    void namesTheSignInOfTheServer()
    {
        auto refusal = answer(401, "text/html", "<html><h1>401 Authorization Required</h1></html>");
        refusal.headers.emplaceBack("WWW-Authenticate", "Basic realm=\"restricted\"");
        m_server->set(kTarget, refusal);

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QCOMPARE(exchange.answer().error().code, ErrorCode::Unauthorized);
        QCOMPARE(exchange.message(), QStringLiteral("the server asks for a user name and a password (401)"));
        QCOMPARE(m_server->requests().size(), 1);
    }

    void recognizesASignInByItsRedirect_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("isSignIn");
        const auto row = [](const char* name, int status, const char* target, bool isSignIn) {
            QTest::newRow(name) << status << QString::fromUtf8(target) << isSignIn;
        };
        row("oauth2-proxy", 302, "/oauth2/start?rd=%2Fws%2Fv1%2Fpartitions", true);
        row("oauth2-proxy with a page", 302, "/oauth2/sign_in", true);
        row("Keycloak, the same host", 302,
            "http://127.0.0.1:1/realms/a/protocol/openid-connect/auth?client_id=b", true);
        row("Keycloak's gatekeeper", 307, "/oauth/authorize?state=1", true);
        row("a form", 303, "/login", true);
        row("Microsoft", 302, "https://login.microsoftonline.example/abc/x?client_id=1", true);
        row("any other host", 302, "https://portal.example/", true);
        row("moved for ever", 301, "https://portal.example/ws/v1/partitions", false);
        row("moved for now", 302, "https://portal.example/ws/v1/partitions/", false);
        row("other port", 302, "http://127.0.0.1:1/elsewhere", false);
        row("https now", 302, "https://127.0.0.1/ws/v1/partitions", false);
        row("a queue of authors", 302, "http://127.0.0.1:1/ws/v1/queue/root.login-team.authors", false);
    }

    void recognizesASignInByItsRedirect()
    {
        QFETCH(int, status);
        QFETCH(QString, target);
        QFETCH(bool, isSignIn);
        auto gateway = redirect(target);
        gateway.status = status;
        m_server->set(kTarget, gateway);

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(exchange.answer().error().code, isSignIn ? ErrorCode::Unauthorized : ErrorCode::Network);
        if (isSignIn) {
            const QUrl shown = QUrl(m_server->url()).resolved(QUrl(target)).adjusted(QUrl::RemoveQuery);
            QCOMPARE(
                exchange.message(),
                QStringLiteral("the gateway at %1 asks for a sign-in in a browser (redirect to %2); give a "
                               "token, a cookie or a header that it accepts, or use --context to go "
                               "through the Kubernetes API")
                    .arg(m_server->url(), shown.toString()));
        }
        QCOMPARE(m_server->requests().size(), 1);
    }

    /// Whether a server has done something before it redirects is not known.
    void sendsABodyAgainOnlyWhereAskedTo_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("isSent");
        for (const int status : {301, 302, 303, 307, 308})
            QTest::addRow("%d", status) << status << (status > 303);
    }

    void sendsABodyAgainOnlyWhereAskedTo()
    {
        QFETCH(int, status);
        QFETCH(bool, isSent);
        auto moved = redirect(QStringLiteral("/ws/v1/there"));
        moved.status = status;
        m_server->set(kTarget, moved);
        m_server->set("/ws/v1/there", answer(200, "application/json", "{}"));
        auto post = request();
        post.body = {.type = "application/x-yaml", .bytes = "partitions: []"};

        Exchange exchange(m_access, post);

        QTRY_VERIFY(exchange.isOver());
        QCOMPARE(exchange.answer().has_value(), isSent);
        QCOMPARE(m_server->requests().size(), isSent ? 2 : 1);
        QCOMPARE(m_server->requests().back().method, QByteArray("POST"));
        QCOMPARE(m_server->requests().back().body, QByteArray("partitions: []"));
        if (!isSent) {
            QCOMPARE(exchange.answer().error().code, ErrorCode::Network);
            QCOMPARE(
                exchange.message(),
                QStringLiteral("the server redirects to %1 (HTTP %2) instead of taking what was sent; it "
                               "is not sent again")
                    .arg(m_server->url())
                    .arg(status));
        }
    }

    void readsHowLongToWait_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("seconds"); // -1: none
        QTest::newRow("seconds") << QByteArray(" 120 ") << 120;
        QTest::newRow("none at all") << QByteArray("0") << 0;
        QTest::newRow("a time") << QByteArray("Sun, 06 Nov 1994 08:49:37 GMT") << 37;
        QTest::newRow("a time that is over") << QByteArray("Sun, 06 Nov 1994 08:48:37 GMT") << 0;
        QTest::newRow("a year") << QByteArray("31536000") << 24 * 3600;
        QTest::newRow("more than fits") << QByteArray("99999999999999999999") << -1;
        QTest::newRow("negative") << QByteArray("-1") << -1;
        QTest::newRow("a word") << QByteArray("soon") << -1;
        QTest::newRow("no header") << QByteArray() << -1;
    }

    void readsHowLongToWait()
    {
        QFETCH(QByteArray, value);
        QFETCH(int, seconds);
        const auto wait = readRetryAfter(value, readHttpDate("Sun, 06 Nov 1994 08:49:00 GMT"));
        QCOMPARE(wait ? static_cast<int>(wait->count()) : -1, seconds);
    }

    void saysHowLongTheServerAsksToWait_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<QByteArray>("retryAfter");
        QTest::newRow("429") << 429 << QByteArray() << QByteArray("90");
        // The clock of the server counts, not that of this machine.
        QTest::newRow("503") << 503 << QByteArray("Sun, 06 Nov 1994 08:49:00 GMT")
                             << QByteArray("Sun, 06 Nov 1994 08:50:30 GMT");
    }

    void saysHowLongTheServerAsksToWait()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, date);
        QFETCH(QByteArray, retryAfter);
        auto busy = answer(status, "text/plain", "later");
        busy.headers.emplaceBack("Retry-After", retryAfter);
        if (!date.isEmpty())
            busy.headers.emplaceBack("Date", date);
        m_server->set(kTarget, busy);

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QCOMPARE(exchange.answer().error().code, ErrorCode::Network);
        QVERIFY(exchange.answer().error().retryAfter == 90s);
        QCOMPARE(exchange.message(),
                 QStringLiteral("the server answered %1 and asks to wait 90 s: later").arg(status));
    }

    void asksAgainWhenTold()
    {
        auto busy = answer(429, "text/plain", "later");
        busy.headers.emplaceBack("Retry-After", "1");
        m_server->set(kTarget, busy);
        auto patient = request();
        patient.waitsWhenAsked = true;

        Exchange exchange(m_access, patient);

        QTRY_COMPARE(m_server->count(kTarget), 1);
        m_server->clear(kTarget);
        QTRY_VERIFY(exchange.isOver());
        QVERIFY(exchange.answer());
        QVERIFY(exchange.answer()->elapsed >= 1s);
        QCOMPARE(m_server->count(kTarget), 2);
    }

    void asksOnlyOnce_data()
    {
        QTest::addColumn<QByteArray>("retryAfter");
        QTest::addColumn<bool>("hasBody");
        QTest::newRow("longer than the request may take") << QByteArray("60") << false;
        QTest::newRow("not told when") << QByteArray() << false;
        QTest::newRow("a request that may change something") << QByteArray("1") << true;
    }

    void asksOnlyOnce()
    {
        QFETCH(QByteArray, retryAfter);
        QFETCH(bool, hasBody);
        auto busy = answer(429, "text/plain", "later");
        if (!retryAfter.isEmpty())
            busy.headers.emplaceBack("Retry-After", retryAfter);
        m_server->set(kTarget, busy);
        auto patient = request();
        patient.waitsWhenAsked = true;
        if (hasBody)
            patient.body = {.verb = "PATCH", .type = "application/json", .bytes = "{}"};

        Exchange exchange(m_access, patient);

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(m_server->count(kTarget), 1);
    }

    void waitsNoLongerThanItsDeadline()
    {
        auto busy = answer(429, "text/plain", "later");
        busy.headers.emplaceBack("Retry-After", "0"); // but not at once, again and again
        m_server->set(kTarget, busy);
        auto patient = request();
        patient.waitsWhenAsked = true;
        patient.limits.total = 500ms;

        Exchange exchange(m_access, patient);

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(exchange.answer().error().retryAfter == 0s);
        QCOMPARE(m_server->count(kTarget), 1);
    }

    void cutsALongExplanation()
    {
        m_server->set(kTarget, answer(500, "text/plain", QByteArray(5000, 'x')));

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QCOMPARE(exchange.message(),
                 QStringLiteral("the server answered 500: ") + QString(200, QLatin1Char('x'))
                     + QStringLiteral("..."));
    }

    void namesABrokenTransport_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, Behaviour::Kind kind, ErrorCode code, const char* message) {
            QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(code)
                                << QString::fromUtf8(message);
        };
        row("silent", Behaviour::Kind::Hold, ErrorCode::Timeout, "sent nothing for 0.15 s");
        row("drips", Behaviour::Kind::Drip, ErrorCode::Timeout, "did not complete its answer within 0.4 s");
        row("closes", Behaviour::Kind::Close, ErrorCode::Network, "closed the connection without an answer");
        row("breaks off", Behaviour::Kind::Half, ErrorCode::Network,
            "closed the connection in the middle of its answer, after ");
        row("endless", Behaviour::Kind::Endless, ErrorCode::TooLarge,
            "the answer is larger than 4000000 bytes, the most that is read");
        row("two gigabytes", Behaviour::Kind::Huge, ErrorCode::TooLarge,
            "the answer has 2147483648 bytes, more than the 4000000 that are read");
    }

    void namesABrokenTransport()
    {
        QFETCH(int, kind);
        QFETCH(int, code);
        QFETCH(QString, message);
        m_server->set(kTarget, static_cast<Behaviour::Kind>(kind));
        auto bounded = request();
        bounded.limits = {.maxBody = 4'000'000, .inactivity = 150ms, .total = 400ms, .redirects = 3};

        Exchange exchange(m_access, bounded);

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QVERIFY2(exchange.message().contains(message), qPrintable(exchange.message()));
        QCOMPARE(static_cast<int>(exchange.answer().error().code), code);
        QCOMPARE(exchange.count(), 1);
    }

    void saysWhoDoesNotAnswer()
    {
        m_server->refuse();

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(exchange.answer().error().code, ErrorCode::Network);
        QCOMPARE(exchange.message(),
                 QStringLiteral("cannot reach %1: Connection refused").arg(m_server->url()));
    }

    void countsBytesAfterDecompression()
    {
        const auto packed = qCompress(QByteArray(3'000'000, ' '), 9).mid(4); // without Qt's length: zlib
        QVERIFY(packed.size() < 100'000);
        auto compressed = answer(200, "application/json", packed);
        compressed.headers.emplaceBack("Content-Encoding", "deflate");
        m_server->set(kTarget, compressed);
        auto bounded = request();
        bounded.limits.maxBody = 1'000'000;

        Exchange exchange(m_access, bounded);

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(exchange.answer().error().code, ErrorCode::TooLarge);
    }

    void readsCompressedAnswers() // REST-2
    {
        const QByteArray json = "[" + QByteArray(5000, ' ') + "]";
        auto compressed = answer(200, "application/json", qCompress(json).mid(4));
        compressed.headers.emplaceBack("Content-Encoding", "deflate");
        m_server->set(kTarget, compressed);

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(exchange.answer());
        QCOMPARE(exchange.answer()->body, json);
    }

    void readsWhatUnpacksToManyTimesItsSize_data()
    {
        QTest::addColumn<int>("blanks");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("15 MB of users alike") << 15'000'000 << true;
        QTest::newRow("more than the default bound") << 80'000'000 << false;
    }

    void readsWhatUnpacksToManyTimesItsSize()
    {
        QFETCH(int, blanks);
        QFETCH(bool, isRead);
        const QByteArray json = "[" + QByteArray(blanks, ' ') + "]";
        auto compressed = answer(200, "application/json", qCompress(json).mid(4));
        QVERIFY(compressed.body.size() * 40 < json.size());
        compressed.headers.emplaceBack("Content-Encoding", "deflate");
        m_server->set(kTarget, compressed);

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QCOMPARE(exchange.answer().has_value(), isRead);
        if (isRead) {
            QVERIFY(exchange.answer()->body == json);
        } else {
            QCOMPARE(exchange.answer().error().code, ErrorCode::TooLarge);
            QVERIFY2(exchange.message().contains("67108864"), qPrintable(exchange.message()));
        }
    }

    void asksForTheEncodingsThatItReads() // REST-2
    {
        Exchange exchange(m_access, request());
        QTRY_VERIFY(exchange.isOver());
        QCOMPARE(m_server->requests().at(0).headers.value("accept-encoding"), QByteArray("gzip, deflate"));
    }

    void readsEveryEncodingThatItAsksFor_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QByteArray>("body");
        const QByteArray json = "[" + QByteArray(500'000, ' ') + "]";
        const QByteArray zlib = qCompress(json).mid(4);
        QTest::newRow("gzip") << QByteArray("gzip") << gzip(json);
        QTest::newRow("gzip, as old servers call it") << QByteArray(" X-GZip ") << gzip(json);
        QTest::newRow("gzip, two members") << QByteArray("gzip") << gzip(json.first(70)) + gzip(json.mid(70));
        QTest::newRow("deflate") << QByteArray("deflate") << zlib;
        QTest::newRow("deflate without zlib's head") << QByteArray("deflate") << zlib.mid(2).chopped(4);
        QTest::newRow("identity") << QByteArray("identity") << json;
    }

    void readsEveryEncodingThatItAsksFor()
    {
        QFETCH(QByteArray, encoding);
        QFETCH(QByteArray, body);
        m_server->set(kTarget, compressed(encoding, body));

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY2(exchange.answer(), exchange.answer() ? "" : qPrintable(exchange.message()));
        QVERIFY(exchange.answer()->body == "[" + QByteArray(500'000, ' ') + "]");
    }

    void refusesWhatCannotBeDecompressed_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("message");
        const QByteArray packed = gzip("[" + QByteArray(5000, ' ') + "]");
        const QString prefix = QStringLiteral("the answer cannot be decompressed: ");
        QTest::newRow("cut off") << QByteArray("gzip") << packed.chopped(1)
                                 << prefix + QStringLiteral("the compressed data ends early");
        QTest::newRow("followed by more")
            << QByteArray("gzip") << packed + "garbage"
            << prefix + QStringLiteral("the compressed data is followed by other data");
        QTest::newRow("not compressed") << QByteArray("gzip") << QByteArray("[]")
                                        << prefix + QStringLiteral("the compressed data is damaged");
        QTest::newRow("not asked for")
            << QByteArray("zstd") << packed
            << QStringLiteral(
                   "the answer has the content encoding \"zstd\", but only gzip, deflate can be read");
        QTest::newRow("twice") << QByteArray("gzip, gzip") << gzip(packed)
                               << QStringLiteral(
                                      "the answer has the content encoding \"gzip, gzip\", but only "
                                      "gzip, deflate can be read");
        QTest::newRow("nothing") << QByteArray("gzip") << QByteArray()
                                 << QStringLiteral("the answer is empty");
    }

    void refusesWhatCannotBeDecompressed()
    {
        QFETCH(QByteArray, encoding);
        QFETCH(QByteArray, body);
        QFETCH(QString, message);
        m_server->set(kTarget, compressed(encoding, body));

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(exchange.answer().error().code, ErrorCode::Parse);
        QCOMPARE(exchange.message(), message);
        QCOMPARE(exchange.count(), 1);
    }

    void boundsWhatUnpacksToNothing()
    {
        m_server->set(kTarget, compressed("gzip", gzip({}).repeated(100'000)));
        auto bounded = request();
        bounded.limits.maxBody = 1'000'000;
        Exchange exchange(m_access, bounded);
        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(exchange.answer().error().code, ErrorCode::TooLarge);
    }

    void sevenBombsAtOnceStayWithinTheirBounds()
    {
        constexpr int kBombs = 7;
        constexpr qint64 kMost = qint64(8) * 1024 * 1024;
        m_server->set(kTarget, compressed("gzip", bomb(128))); // 1 GiB each
        auto bounded = request();
        bounded.limits.maxBody = kMost;
        if (!forgetPeakMemory())
            QSKIP("the peak of the memory cannot be reset here");
        const qint64 before = memoryStatus("VmRSS");

        std::vector<std::unique_ptr<Exchange>> exchanges;
        for (int number = 0; number < kBombs; ++number)
            exchanges.push_back(std::make_unique<Exchange>(m_access, bounded));
        QTRY_VERIFY(std::ranges::all_of(exchanges, &Exchange::isOver));

        for (const auto& exchange : exchanges) {
            QCOMPARE(exchange->answer().error().code, ErrorCode::TooLarge);
            QVERIFY2(exchange->message().contains(QStringLiteral("8388608 bytes after decompression")),
                     qPrintable(exchange->message()));
        }
        const qint64 growth = memoryStatus("VmHWM") - before;
        qInfo() << "peak above the start:" << growth / 1024 << "MiB";
        QVERIFY2(growth * 1024 < 2 * kBombs * kMost + qint64(64) * 1024 * 1024,
                 qPrintable(QString::number(growth)));
    }

    void keepsItsDeadlineWhileItDecompresses()
    {
        m_server->set(kTarget, compressed("gzip", bomb(2000))); // 16 GB
        auto bounded = request();
        bounded.limits = {.maxBody = 20'000'000'000, .inactivity = 10s, .total = 60ms, .redirects = 3};
        Exchange exchange(m_access, bounded);
        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(exchange.answer().error().code, ErrorCode::Timeout);
        QCOMPARE(exchange.count(), 1);
    }

    /// The GUI thread takes slices: none may unpack more than it has time for.
    void aSliceOfTheBodyIsSmall()
    {
        QBuffer source;
        source.setData(bomb(32));
        QVERIFY(source.open(QIODevice::ReadOnly));
        AnswerBody body(qint64(512) * 1024 * 1024);
        QVERIFY(body.setEncoding("gzip"));
        QVERIFY(*body.takeSlice(source));
        int slices = 1;
        while (*body.takeSlice(source))
            ++slices;
        QCOMPARE(body.finish()->size(), qsizetype(256) * 1024 * 1024);
        QVERIFY2(slices >= 1024, qPrintable(QString::number(slices))); // 256 KiB each
    }

    void followsTheRoutersRedirect_data() // REST-4
    {
        QTest::addColumn<QString>("target");
        QTest::newRow("trailing slash") << QStringLiteral("/ws/v1/partitions/");
        QTest::newRow("letter case") << QStringLiteral("/ws/v1/Partitions");
    }

    void followsTheRoutersRedirect()
    {
        QFETCH(QString, target);

        Exchange exchange(accessTo(m_server->url(), "sesame"), request(target));

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(exchange.answer());
        QVERIFY(exchange.answer()->body.startsWith("[{\"clusterId\""));
        QCOMPARE(m_server->requests().back().headers.value("authorization"), QByteArray("Bearer sesame"));
    }

    void takesTheTokenToNoOtherServer()
    {
        ReplayServer other;
        m_server->set(kTarget, redirect(other.url(QLatin1String(kTarget))));

        Exchange exchange(accessTo(m_server->url(), "sesame"), request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(exchange.answer().error().code, ErrorCode::Network);
        QCOMPARE(
            exchange.message(),
            QStringLiteral("the server redirects to %1, which is not followed; use that address if it is "
                           "the right one")
                .arg(other.url()));
        QVERIFY(other.requests().isEmpty());
    }

    void endsARedirectLoop()
    {
        m_server->set(kTarget, redirect(QLatin1String(kTarget)));

        Exchange exchange(m_access, request());

        QTRY_VERIFY(exchange.isOver());
        QVERIFY(!exchange.answer());
        QCOMPARE(exchange.message(), QStringLiteral("the server redirects more than 3 times"));
        QCOMPARE(m_server->count(kTarget), 4);
    }

    void givesUpSilentlyWhenDestroyed()
    {
        m_server->set(kTarget, Behaviour::Kind::Hold);
        auto exchange = std::make_unique<Exchange>(m_access, request());
        QTRY_COMPARE(m_server->count(kTarget), 1);

        exchange.reset();
        m_server->release(kTarget);

        Exchange next(m_access, request());
        QTRY_VERIFY(next.isOver());
        QVERIFY(next.answer());
    }
};

QUOTADECK_TEST(TestHttpFetcher, QCoreApplication)
} // namespace tst_httpfetcher

#include "tst_httpfetcher.moc"
