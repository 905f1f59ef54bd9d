// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restfeed.h"
#include "tests/feed/restfeedfixture.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <memory>

namespace tst_restfeedevents {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
const QByteArray kFirst = "{\"InstanceUUID\":\"a\"}\n";
const QByteArray kEvent = "{\"type\":2,\"objectID\":\"app-1\",\"eventChangeType\":2,\"resource\":{}}\n";

Behaviour streaming(const QByteArray& start)
{
    auto behaviour = answer(200, "application/json", start);
    behaviour.kind = Behaviour::Kind::Stream;
    return behaviour;
}

/// A scheduler with an event stream, and a feed that follows it.
struct Watched
{
    explicit Watched(std::chrono::milliseconds interval = 20ms,
                     const std::optional<Behaviour>& stream = streaming(kFirst))
        : scenario("scenario-a")
    {
        if (stream)
            scenario.server.set(kStream, *stream);
        auto config = fastConfig(scenario.server, interval);
        config.events.emplace();
        config.events->leastInterval = std::chrono::hours(1);
        feed = std::make_unique<RestFeed>(config);
        recorder = std::make_unique<FeedRecorder>(*feed);
    }

    /// Waits until it is watched, and reads nothing any more: for ten intervals.
    [[nodiscard]] bool isSettled()
    {
        feed->start();
        if (!QTest::qWaitFor([this] { return feed->status().isWatched; }, test::kLongestWait))
            return false;
        for (int attempt = 0; attempt < 20; ++attempt) {
            scenario.server.forgetRequests();
            if (!QTest::qWaitFor([this] { return reads() > 0; }, 200))
                return feed->status().state == SourceState::Live;
        }
        return false;
    }
    [[nodiscard]] int reads() const { return scenario.server.count(kQueues); } ///< since it was settled
    [[nodiscard]] ReplayServer& server() { return scenario.server; }

    Scenario scenario;
    std::unique_ptr<RestFeed> feed;
    std::unique_ptr<FeedRecorder> recorder;
};
} // namespace

class TestRestFeedEvents : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsAQuietSchedulerRarely()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        QVERIFY(!QTest::qWaitFor([&] { return watched.reads() > 0; }, 400)); // twenty intervals
        QVERIFY(watched.feed->status().interval == std::chrono::hours(1));
    }

    void readsSoonAfterAnEvent()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        watched.server().set(kUsers, answer(200, "application/json", R"([{"userName":"zoe"}])"));
        watched.server().send(kStream, kEvent);
        QTRY_COMPARE(watched.recorder->lastPartition().users->size(), std::size_t(1));
        QCOMPARE(watched.reads(), 1);
    }

    void readsOnceForManyEventsOfAnInterval()
    {
        Watched watched(700ms);
        watched.feed->start();
        QTRY_VERIFY(watched.feed->status().isWatched);
        watched.server().forgetRequests();
        QElapsedTimer time;
        time.start();
        int events = 0;
        while (time.elapsed() < 1'400) {
            watched.server().send(kStream, kEvent);
            ++events;
            QTest::qWait(5);
        }
        QVERIFY(events > 20);
        QVERIFY2(watched.reads() >= 1 && watched.reads() <= 3, qPrintable(QString::number(watched.reads())));
    }

    /// What was read may be older than the event.
    void readsAgainAfterAnEventDuringARead()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        watched.server().set(kUsers, Behaviour::Kind::Hold);
        watched.server().send(kStream, kEvent);
        QTRY_COMPARE(watched.server().count(kUsers), 1);
        watched.server().send(kStream, kEvent);
        QTest::qWait(50); // for the event to arrive
        watched.server().release(kUsers);
        QTRY_COMPARE(watched.reads(), 2);
    }

    void readsEachSlowInterval()
    {
        Scenario scenario("scenario-a");
        scenario.server.set(kStream, streaming(kFirst));
        auto config = fastConfig(scenario.server, 20ms);
        config.events.emplace();
        config.events->leastInterval = 150ms;
        RestFeed feed(config);
        feed.start();
        QTRY_VERIFY(feed.status().isWatched);
        QTRY_VERIFY(feed.status().interval == 150ms);
        scenario.server.forgetRequests();
        QElapsedTimer time;
        time.start();
        QTRY_VERIFY(scenario.server.count(kQueues) >= 4);
        QVERIFY2(time.elapsed() >= 400, qPrintable(QString::number(time.elapsed())));
    }

    void readsAtTheIntervalAgainWhenTheStreamIsLost()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        watched.server().set(kStream, answer(404, "text/plain", "404 page not found\n"));
        watched.server().cutStreams(kStream);
        QTRY_VERIFY(!watched.feed->status().isWatched);
        QVERIFY(watched.feed->status().interval == 20ms);
        QTRY_VERIFY(watched.reads() >= 6);
        QCOMPARE(watched.feed->status().state, SourceState::Live); // a stream is no part of the data
        QVERIFY(watched.feed->status().unavailable.empty());
    }

    void isWatchedAgainAfterACut()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        watched.recorder->statuses.clear();
        watched.server().cutStreams(kStream);
        QTRY_COMPARE(watched.server().count(kStream), 1);
        QTRY_VERIFY(watched.feed->status().isWatched);
        QVERIFY(std::ranges::any_of(watched.recorder->statuses,
                                    [](const SourceStatus& status) { return !status.isWatched; }));
        QTRY_VERIFY(watched.reads() > 0); // for what happened meanwhile
    }

    void readsAtOnceAfterARestartOfTheScheduler()
    {
        Watched watched(std::chrono::hours(1));
        watched.feed->start();
        QTRY_VERIFY(watched.feed->status().isWatched);
        QCOMPARE(watched.reads(), 1); // the events are no reason to read before the interval is over
        watched.server().set(kStream, streaming("{\"InstanceUUID\":\"b\"}\n"));
        watched.server().cutStreams(kStream);
        QTRY_COMPARE(watched.reads(), 2);
    }

    void readsAtTheIntervalWithoutAStream_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("forbidden") << 403;
        QTest::newRow("an older scheduler") << 404;
        QTest::newRow("event tracking is off") << 500;
        QTest::newRow("too many streams") << 503;
    }

    void readsAtTheIntervalWithoutAStream()
    {
        QFETCH(int, status);
        Watched watched(20ms, answer(status, "application/json", R"({"message":"no"})"));
        watched.feed->start();
        QTRY_VERIFY(watched.reads() >= 6);
        QVERIFY(!watched.feed->status().isWatched);
        QVERIFY(watched.feed->status().interval == 20ms);
        QCOMPARE(watched.feed->status().state, SourceState::Live);
        QVERIFY(watched.feed->status().unavailable.empty());
        QCOMPARE(watched.server().count(kStream), 1);
    }

    void followsNoEventsUnlessItIsToldTo()
    {
        Scenario scenario("scenario-a");
        scenario.server.set(kStream, streaming(kFirst));
        RestFeed feed(fastConfig(scenario.server, 20ms));
        feed.start();
        QTRY_VERIFY(scenario.server.count(kQueues) >= 4);
        QCOMPARE(scenario.server.count(kStream), 0);
    }

    void readsAtTheIntervalUntilEveryPartIsRead()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        watched.server().set(kUsers, answer(500, "application/json", "{}"));
        watched.server().send(kStream, kEvent);
        QTRY_VERIFY(watched.reads() >= 4);
        QCOMPARE(watched.feed->status().unavailable.count("usage/users"), std::size_t(1));
        watched.server().set(kUsers, answer(404, "text/plain", "404 page not found\n")); // and never will be
        QTRY_VERIFY(watched.feed->status().interval == std::chrono::hours(1));
        QCOMPARE(watched.feed->status().unavailable.count("usage/users"), std::size_t(1));
    }

    /// Data that cannot be read any more becomes old as always, whatever the stream does.
    void judgesTheAgeByTheIntervalWhileReadsFail()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        watched.server().set(kQueues, answer(500, "application/json", "{}"));
        watched.server().send(kStream, kEvent);
        QTRY_COMPARE(watched.feed->status().state, SourceState::Retrying);
        QVERIFY(watched.feed->status().interval == 20ms);
        QVERIFY(watched.feed->status().isWatched);
        watched.server().clear(kQueues);
        QTRY_COMPARE(watched.feed->status().state, SourceState::Live);
        QTRY_COMPARE(watched.server().count(kStream), 1); // anew: the connection may be dead
        QTRY_VERIFY(watched.feed->status().isWatched);
    }

    void endsTheStreamWithRefusedCredentials()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        watched.server().set(kQueues, answer(401, "application/json", "{}"));
        watched.server().send(kStream, kEvent);
        QTRY_COMPARE(watched.feed->status().state, SourceState::Unauthorized);
        QVERIFY(!watched.feed->status().isWatched);
        QTRY_COMPARE(watched.server().streams(kStream), 0);
        watched.server().clear(kQueues);
        watched.feed->refresh();
        QTRY_VERIFY(watched.feed->status().isWatched);
    }

    void stopsFollowing()
    {
        Watched watched;
        QVERIFY(watched.isSettled());
        watched.feed->stop();
        QVERIFY(!watched.feed->status().isWatched);
        const auto statuses = watched.recorder->statuses.size();
        QTRY_COMPARE(watched.server().streams(kStream), 0);
        QCOMPARE(watched.recorder->statuses.size(), statuses);
        QCOMPARE(watched.reads(), 0);
        QVERIFY(watched.isSettled());
    }

    void changesTheIntervals()
    {
        Watched watched(std::chrono::hours(1));
        watched.feed->start();
        QTRY_VERIFY(watched.feed->status().isWatched);
        QVERIFY(watched.feed->status().interval == std::chrono::hours(6));
        watched.feed->setInterval(20ms); // events are waiting to be read
        QTRY_COMPARE(watched.reads(), 2);
        QVERIFY(watched.feed->status().interval == std::chrono::hours(1));
    }
};

QUOTADECK_TEST(TestRestFeedEvents, QCoreApplication)
} // namespace tst_restfeedevents

#include "tst_restfeedevents.moc"
