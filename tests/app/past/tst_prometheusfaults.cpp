// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/prometheushistory.h"
#include "tests/support/accessto.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_prometheusfaults {
using namespace quotadeck;
using namespace quotadeck::history;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
const QByteArray kSeries = "/api/v1/series";
const QByteArray kRange = "/api/v1/query_range";
const QByteArray kFound
    = R"({"status":"success","data":[{"__name__":"quotadeck_queue_running_applications","cluster":"berlin","partition":"default"}]})";
const QByteArray kNothing = R"({"status":"success","data":{"resultType":"matrix","result":[]}})";

const Request kRequest{
    {}, {{SubjectKind::Queue, "root", Measure::Used, "vcore"}}, 1'700'000'000s, 1'700'003'600s, 60};

Behaviour answer(const QByteArray& body, int status = 200, const QByteArray& type = "application/json")
{
    return {.status = status, .contentType = type, .body = body};
}
} // namespace

class TestPrometheusFaults : public QObject
{
    Q_OBJECT

    static Result<Reply> readFrom(PrometheusHistory& history)
    {
        std::optional<Result<Reply>> reply;
        QObject context;
        history.read(kRequest, &context, [&reply](const Result<Reply>& read) { reply = read; });
        if (!QTest::qWaitFor([&reply] { return reply.has_value(); }, 60'000))
            return fail(ErrorCode::Unsupported, {}, "no answer");
        return *reply;
    }

    static Result<Reply> readFrom(const QString& url, qint64 most = 1 << 20)
    {
        PrometheusConfig config{accessTo(url), "http://prometheus"};
        config.limits.maxBody = most;
        config.limits.inactivity = 500ms;
        PrometheusHistory history(std::move(config));
        history.setPartition("default");
        return readFrom(history);
    }

private Q_SLOTS:
    void faultsAreErrorsOfTheirKind_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QByteArray>("text");
        const QByteArray json = "application/json";
        const QByteArray page = "<html><body>Welcome</body></html>";
        QTest::newRow("page instead of series") << kSeries << 200 << QByteArray("text/html") << page
                                                << ErrorCode::Parse << QByteArray("web page");
        QTest::newRow("page instead of values")
            << kRange << 200 << QByteArray("text/html") << page << ErrorCode::Parse << QByteArray("web page");
        QTest::newRow("401") << kSeries << 401 << QByteArray("text/plain") << QByteArray("Unauthorized")
                             << ErrorCode::Unauthorized << QByteArray("401");
        QTest::newRow("401 later") << kRange << 401 << QByteArray("text/plain") << QByteArray("Unauthorized")
                                   << ErrorCode::Unauthorized << QByteArray("401");
        QTest::newRow("refused query")
            << kRange << 400 << json
            << QByteArray(
                   R"({"status":"error","errorType":"bad_data","error":"exceeded maximum resolution"})")
            << ErrorCode::InvalidArgument << QByteArray("exceeded maximum resolution");
        QTest::newRow("too slow")
            << kRange << 503 << json
            << QByteArray(R"({"status":"error","errorType":"timeout","error":"query timed out"})")
            << ErrorCode::Timeout << QByteArray("query timed out");
        QTest::newRow("gateway") << kRange << 502 << QByteArray("text/plain") << QByteArray("no upstream")
                                 << ErrorCode::Network << QByteArray("502");
        QTest::newRow("no such path")
            << kSeries << 404 << QByteArray("text/plain") << QByteArray("404 page not found")
            << ErrorCode::Unsupported << QByteArray("404");
        QTest::newRow("no JSON") << kRange << 200 << json << QByteArray("hello") << ErrorCode::Parse
                                 << QByteArray();
        QTest::newRow("other JSON") << kSeries << 200 << json << QByteArray("{}") << ErrorCode::Parse
                                    << QByteArray("no answer of Prometheus");
        QTest::newRow("no metrics") << kSeries << 200 << json
                                    << QByteArray(R"({"status":"success","data":[]})") << ErrorCode::NotFound
                                    << QByteArray("neither metrics");
        QTest::newRow("too long") << kRange << 200 << json << QByteArray(2 << 20, ' ') << ErrorCode::TooLarge
                                  << QByteArray();
    }

    void faultsAreErrorsOfTheirKind()
    {
        QFETCH(const QByteArray, target);
        QFETCH(const int, status);
        QFETCH(const QByteArray, type);
        QFETCH(const QByteArray, body);
        QFETCH(const ErrorCode, code);
        QFETCH(const QByteArray, text);
        ReplayServer server;
        server.set(kSeries, answer(kFound));
        server.set(kRange, answer(kNothing));
        server.set(target, answer(body, status, type));
        const auto reply = readFrom(server.url());
        QVERIFY2(!reply, "it was read");
        const QByteArray message = QByteArray::fromStdString(reply.error().message.english());
        QVERIFY2(reply.error().code == code, message.constData());
        QVERIFY2(message.contains(text), message.constData());
        QVERIFY(reply.error().where.starts_with("http://prometheus"));
    }

    void aServerThatIsGoneIsAnError()
    {
        ReplayServer server;
        const QString url = server.url();
        server.refuse();
        const auto reply = readFrom(url);
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::Network);
    }

    void aServerThatSaysNothingIsAnError()
    {
        ReplayServer server;
        server.set(kSeries, answer(kFound));
        server.set(kRange, {.kind = Behaviour::Kind::Hold, .body = {}});
        const auto reply = readFrom(server.url());
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::Timeout);
    }

    void anAnswerWithoutAnEndIsAnError()
    {
        ReplayServer server;
        server.set(kSeries, answer(kFound));
        server.set(kRange, {.kind = Behaviour::Kind::Endless, .body = kNothing});
        const auto reply = readFrom(server.url(), 1 << 16);
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::TooLarge);
    }

    void warningsAreKeptWithWhatWasAnswered()
    {
        ReplayServer server;
        server.set(kSeries, answer(kFound));
        server.set(
            kRange,
            answer(
                R"({"status":"success","warnings":["store-2 is down"],"data":{"resultType":"matrix","result":[)"
                R"({"metric":{"queue":"root","quotadeck_value":"last"},"values":[[1700000000,"2.5"]]}]}})"));
        const auto reply = readFrom(server.url());
        QVERIFY(reply);
        QVERIFY(reply->warnings == std::vector<std::string>{"store-2 is down"});
        QCOMPARE(reply->lines[0][0][0], (Point{1'700'000'000s, {2500, 2500, 2500}}));
    }

    void whoseMetricsThereAreIsAskedForOnce()
    {
        ReplayServer server;
        server.set(kSeries, answer(kFound));
        server.set(kRange, answer(kNothing));
        PrometheusHistory history({accessTo(server.url()), "http://prometheus"});
        history.setPartition("default");
        QVERIFY(readFrom(history));
        server.set(kSeries, answer("{}"));
        QVERIFY(readFrom(history));
        // After an error it may be another server.
        server.set(kRange, answer("{}"));
        QVERIFY(!readFrom(history));
        server.set(kRange, answer(kNothing));
        QVERIFY(!readFrom(history));
        server.set(kSeries, answer(kFound));
        QVERIFY(readFrom(history));
    }
};

QUOTADECK_TEST(TestPrometheusFaults, QCoreApplication)
} // namespace tst_prometheusfaults

#include "tst_prometheusfaults.moc"
