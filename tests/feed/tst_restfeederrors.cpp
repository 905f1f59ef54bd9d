// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restfeed.h"
#include "tests/feed/restfeedfixture.h"
#include "tests/support/listdelta.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_restfeederrors {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
constexpr auto kJson = "application/json; charset=UTF-8";
constexpr auto kText = "text/plain; charset=utf-8";

std::int64_t waitOf(const SourceStatus& status)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(*status.nextTry - kNow).count();
}
} // namespace

class TestRestFeedErrors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsItsDataAndRecovers_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* target, Behaviour::Kind kind, int status,
                            const char* body, ErrorCode code, const char* message) {
            QTest::newRow(name) << QByteArray(target) << static_cast<int>(kind) << status << QByteArray(body)
                                << static_cast<int>(code) << QString::fromUtf8(message);
        };
        using Kind = Behaviour::Kind;
        row("500", kQueues, Kind::Answer, 500, "tired", ErrorCode::Network, "the server answered 500: tired");
        row("page", kQueues, Kind::Answer, 200, "<html>", ErrorCode::Parse, "web page, not data");
        row("empty", kPartitions, Kind::Answer, 200, "", ErrorCode::Parse, "the answer is empty");
        row("no JSON", kPartitions, Kind::Answer, 200, R"([{"name": default}])", ErrorCode::Parse, "byte 10");
        row("cut JSON", kQueues, Kind::Answer, 200, R"({"queuename":)", ErrorCode::Parse, "byte 13");
        row("other JSON", kQueues, Kind::Answer, 200, "[1]", ErrorCode::Parse, "");
        row("partition gone", kQueues, Kind::Answer, 404, R"({"message":"Partition not found"})",
            ErrorCode::NotFound, "Partition not found");
        row("half", kQueues, Kind::Half, 200, "0123456789", ErrorCode::Network,
            "in the middle of its answer");
        row("closes", kPartitions, Kind::Close, 200, "", ErrorCode::Network, "without an answer");
        row("silent", kPartitions, Kind::Hold, 200, "", ErrorCode::Timeout, "sent nothing for 0.2 s");
        row("drips", kQueues, Kind::Drip, 200,
            "                                                                                                "
            "                                                                                               "
            " ",
            ErrorCode::Timeout, "within 0.5 s");
        row("endless", kQueues, Kind::Endless, 200, "", ErrorCode::TooLarge, "4000000 bytes");
        row("huge", kQueues, Kind::Huge, 200, "", ErrorCode::TooLarge, "more than the 4000000");
    }

    void keepsItsDataAndRecovers()
    {
        QFETCH(QByteArray, target);
        QFETCH(int, kind);
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(int, code);
        QFETCH(QString, message);
        Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(feed.status().state, SourceState::Live);

        auto bad = answer(status, kJson, body);
        bad.kind = static_cast<Behaviour::Kind>(kind);
        scenario.server.set(target, bad);
        feed.refresh();

        QTRY_COMPARE(feed.status().state, SourceState::Retrying);
        const auto failed = feed.status();
        QCOMPARE(static_cast<int>(failed.error->code), code);
        QCOMPARE(QByteArray::fromStdString(failed.error->where), target);
        QVERIFY2(failed.error->message.english().find(message.toStdString()) != std::string::npos,
                 failed.error->message.english().c_str());
        QVERIFY(failed.failures >= 1);
        QVERIFY(failed.nextTry > kNow);
        QVERIFY(failed.lastGood == kNow);
        QCOMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(recorder.lastPartition().queues->size(), std::size_t(20));

        scenario.server.clear();
        QTRY_COMPARE(feed.status().state, SourceState::Live);
        QCOMPARE(feed.status().failures, 0);
        QVERIFY(!feed.status().error);
        QVERIFY(quotadeck::test::isEmpty(recorder.updates.back()->delta));
    }

    void waitsLongerAfterEachFailure()
    {
        Scenario scenario("scenario-a");
        scenario.server.refuse();
        RestFeed feed(fastConfig(scenario.server));
        const FeedRecorder recorder(feed);

        feed.start();
        QTRY_VERIFY(recorder.statuses.size() > 6);
        QVERIFY(recorder.updates.empty());
        for (std::size_t failure = 1; failure <= 6; ++failure) {
            const auto& status = recorder.statuses.at(failure);
            QCOMPARE(status.state, SourceState::Retrying);
            QCOMPARE(status.failures, static_cast<int>(failure));
            QCOMPARE(waitOf(status), std::min<std::int64_t>(64, std::int64_t(8) << (failure - 1)));
            QVERIFY(status.error->message.english().find("Connection refused") != std::string::npos);
        }

        scenario.server.listen();
        QTRY_COMPARE(feed.status().state, SourceState::Live);
        const auto before = recorder.statuses.size();
        scenario.server.refuse();
        feed.refresh();
        QTRY_VERIFY(recorder.statuses.size() > before);
        QCOMPARE(recorder.statuses.at(before).state, SourceState::Retrying);
        QCOMPARE(waitOf(recorder.statuses.at(before)), std::int64_t(8));
    }

    void waitsAsLongAsTheServerAsks_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("retryAfter");
        QTest::addColumn<std::int64_t>("wait"); // ms
        QTest::newRow("429") << 429 << QByteArray("120") << std::int64_t(120'000);
        QTest::newRow("503") << 503 << QByteArray("120") << std::int64_t(120'000);
        QTest::newRow("longer than anybody waits") << 429 << QByteArray("7200") << std::int64_t(300'000);
        QTest::newRow("shorter than after any failure") << 429 << QByteArray("0") << std::int64_t(8);
        QTest::newRow("another status") << 500 << QByteArray("120") << std::int64_t(8);
    }

    void waitsAsLongAsTheServerAsks()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, retryAfter);
        QFETCH(std::int64_t, wait);
        Scenario scenario("scenario-a");
        auto busy = answer(status, kText, "later");
        busy.headers.emplaceBack("Retry-After", retryAfter);
        scenario.server.set(kPartitions, busy);
        RestFeed feed(fastConfig(scenario.server));
        const FeedRecorder recorder(feed);

        feed.start();

        QTRY_VERIFY(recorder.statuses.size() > 1);
        const auto& failed = recorder.statuses.at(1);
        QCOMPARE(failed.state, SourceState::Retrying);
        QCOMPARE(waitOf(failed), wait);
        if (wait < 1000)
            return;
        scenario.server.clear();
        feed.refresh(); // the user need not wait
        QTRY_COMPARE(feed.status().state, SourceState::Live);
        QCOMPARE(scenario.server.count(kPartitions), 2);
    }

    void waitsAlsoWhenOnePartAsksForIt()
    {
        Scenario scenario("scenario-a");
        auto busy = answer(429, kText, "later");
        busy.headers.emplaceBack("Retry-After", "3600");
        scenario.server.set(kNodes, busy);
        RestFeed feed(fastConfig(scenario.server, 5ms));
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(feed.status().state, SourceState::Live);
        QVERIFY(feed.status().unavailable.at("nodes").retryAfter == 3600s);

        const Scenario other("scenario-a"); // whose reads measure the time
        RestFeed clock(fastConfig(other.server, 5ms));
        const FeedRecorder ticks(clock);
        clock.start();
        QTRY_VERIFY(ticks.updates.size() > 5);
        QCOMPARE(scenario.server.count(kPartitions), 1);
        scenario.server.clear();
        feed.refresh();
        QTRY_VERIFY(recorder.updates.size() > 3);
    }

    void failsAtTheFirstRequiredPart()
    {
        Scenario scenario("scenario-a");
        scenario.server.set(kQueues, answer(500, kText, ""));
        scenario.server.set(kNodes, Behaviour::Kind::Hold);
        auto config = fastConfig(scenario.server);
        config.limits.inactivity = 1h;
        config.limits.total = 1h;
        RestFeed feed(config);

        feed.start();

        QTRY_COMPARE(feed.status().state, SourceState::Retrying); // though the nodes never come
    }

    void waitsForOtherCredentials_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("401") << 401;
        QTest::newRow("403") << 403;
    }

    void waitsForOtherCredentials()
    {
        QFETCH(int, status);
        Scenario scenario("scenario-a");
        scenario.server.set(kPartitions, answer(status, kText, "go away"));
        auto config = fastConfig(scenario.server, 5ms);
        config.access = accessTo(scenario.server.url(), "old");
        RestFeed feed(config);
        const FeedRecorder recorder(feed);

        feed.start();
        QTRY_COMPARE(feed.status().state, SourceState::Unauthorized);
        QCOMPARE(feed.status().error->code, ErrorCode::Unauthorized);
        QVERIFY(!feed.status().nextTry);
        QCOMPARE(scenario.server.count(kPartitions), 1);

        feed.refresh();
        QTRY_COMPARE(scenario.server.count(kPartitions), 2);
        QTRY_COMPARE(feed.status().failures, 2);
        QCOMPARE(feed.status().state, SourceState::Unauthorized);

        scenario.server.clear();
        feed.refresh();
        QTRY_COMPARE(feed.status().state, SourceState::Live);
    }

    void showsToNoOtherServerItsToken()
    {
        Scenario scenario("scenario-a");
        const ReplayServer other;
        auto moved = answer(302, kText, "");
        moved.headers.emplaceBack("Location", other.url(QLatin1String(kQueues)).toLatin1());
        scenario.server.set(kQueues, moved);
        auto config = fastConfig(scenario.server);
        config.access = accessTo(scenario.server.url(), "sesame");
        RestFeed feed(config);

        feed.start();

        QTRY_COMPARE(feed.status().state, SourceState::Retrying);
        QVERIFY(feed.status().error->message.english().find(other.url().toStdString()) != std::string::npos);
        QVERIFY(other.requests().isEmpty());
    }

    void goesWithoutPartsTheServerDoesNotOffer() // REST-60
    {
        const Scenario scenario("scenario-d"); // neither groups nor health were recorded
        RestFeed feed(fastConfig(scenario.server));
        const FeedRecorder recorder(feed);

        feed.start();

        QTRY_COMPARE(feed.status().state, SourceState::Live);
        QVERIFY(!recorder.lastPartition().groups);
        QVERIFY(!recorder.last().health);
        QCOMPARE(recorder.lastPartition().users->size(), std::size_t(1));
        const auto unavailable = feed.status().unavailable;
        QCOMPARE(unavailable.size(), std::size_t(2));
        QCOMPARE(unavailable.at("usage/groups").code, ErrorCode::Unsupported);
        QCOMPARE(unavailable.at("usage/groups").where, kGroups);
        QCOMPARE(unavailable.at("scheduler/healthcheck").code, ErrorCode::Unsupported);
    }

    void keepsPartsThatFailForNow_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("code");
        QTest::newRow("500") << 500 << QByteArray("no") << static_cast<int>(ErrorCode::Network);
        QTest::newRow("no JSON") << 200 << QByteArray("[nonsense]") << static_cast<int>(ErrorCode::Parse);
    }

    void keepsPartsThatFailForNow()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(int, code);
        Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));

        for (const auto* target : {kUsers, kGroups, kApplications, kNodes, kHealth})
            scenario.server.set(target, answer(status, kJson, body));
        feed.refresh();

        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QCOMPARE(feed.status().state, SourceState::Live);
        QVERIFY(quotadeck::test::isEmpty(recorder.updates.back()->delta));
        QCOMPARE(recorder.lastPartition(), recorder.updates.front()->snapshot->partitions.front());
        QVERIFY(recorder.last().health);
        QCOMPARE(feed.status().unavailable.size(), std::size_t(5));
        QCOMPARE(static_cast<int>(feed.status().unavailable.at("nodes").code), code);
    }

    void forgetsNoRowsWhileAPartIsUnknown()
    {
        Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));
        scenario.server.set(kApplications, answer(404, kText, "404 page not found\n"));
        feed.refresh();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QVERIFY(!recorder.lastPartition().applications);

        scenario.server.set(kApplications, answer(200, kJson, R"([{"applicationID":"crm-1"}])"));
        feed.refresh();

        QTRY_COMPARE(recorder.updates.size(), std::size_t(3));
        QCOMPARE(recorder.updates.back()->delta.applications.removed.size(), std::size_t(27));
        QVERIFY(recorder.showsLast());
    }

    void readsTheHealthOfOlderServers() // REST-21
    {
        Scenario scenario("scenario-a");
        scenario.server.set(kHealth,
                            answer(503, kJson,
                                   R"({"Healthy":false,"HealthChecks":[{"Name":"Failed nodes",)"
                                   R"("Succeeded":false,"Description":"d"}]})"));
        RestFeed feed(fastConfig(scenario.server));
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));
        QVERIFY(!recorder.last().health->healthy);
        QCOMPARE(recorder.last().health->checks.size(), std::size_t(1));

        scenario.server.set(kHealth, answer(503, kJson, R"({"status_code":503,"message":"starting"})"));
        feed.refresh();

        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QCOMPARE(feed.status().unavailable.at("scheduler/healthcheck").code, ErrorCode::Network);
    }
};

QUOTADECK_TEST(TestRestFeedErrors, QCoreApplication)
} // namespace tst_restfeederrors

#include "tst_restfeederrors.moc"
