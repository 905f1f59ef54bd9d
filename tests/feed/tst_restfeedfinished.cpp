// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restfeed.h"
#include "tests/feed/restfeedfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <memory>

namespace tst_restfeedfinished {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
Behaviour json(const QByteArray& body)
{
    return answer(200, "application/json", body);
}

QByteArray application(const char* id, const char* state)
{
    return QByteArray("{\"applicationID\":\"") + id + "\",\"partition\":\"default\",\"queueName\":\"root.a\","
        + "\"finishedTime\":5,\"rejectedMessage\":\"why\",\"applicationState\":\"" + state + "\"}";
}

QByteArray partitionWith(int completed)
{
    return "[{\"clusterId\":\"c\",\"name\":\"default\",\"capacity\":{},\"nodeSortingPolicy\":{},"
           "\"applications\":"
           "{\"Completed\":"
        + QByteArray::number(completed) + ",\"total\":" + QByteArray::number(completed) + "}}]";
}

/// A scheduler whose finished applications are read as often as they are due.
struct Reading
{
    explicit Reading(std::chrono::milliseconds pause = 1ms) : scenario("scenario-a")
    {
        server().set(kPartitions, json(partitionWith(1)));
        server().set(kCompleted, json('[' + application("done", "Completed") + ']'));
        server().set(kRejected, json('[' + application("bad", "Rejected") + ']'));
        auto config = fastConfig(scenario.server, 20ms);
        config.finishedPause = pause;
        feed = std::make_unique<RestFeed>(config);
        recorder = std::make_unique<FeedRecorder>(*feed);
    }

    [[nodiscard]] ReplayServer& server() { return scenario.server; }
    [[nodiscard]] int reads() { return server().count(kCompleted); }
    [[nodiscard]] bool isReadAgain(int times)
    {
        const auto before = server().count(kQueues);
        return QTest::qWaitFor([&] { return server().count(kQueues) >= before + times; }, test::kLongestWait);
    }
    [[nodiscard]] FinishedApplications finished() const
    {
        return recorder->updates.empty() ? FinishedApplications() : recorder->lastPartition().finished;
    }

    Scenario scenario;
    std::unique_ptr<RestFeed> feed;
    std::unique_ptr<FeedRecorder> recorder;
};
} // namespace

class TestRestFeedFinished : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatHasEnded() // REST-15, APP-17
    {
        Reading reading;
        reading.feed->start();
        QTRY_VERIFY(reading.finished().isKnown());
        QCOMPARE(reading.finished().list->size(), std::size_t(2));
        const auto* rejected = reading.finished().find(ApplicationId("bad"));
        QVERIFY(rejected && rejected->rejectedMessage == "why");
    }

    void readsThemAgainOnlyWhenTheirNumberHasChanged() // REST-11
    {
        Reading reading;
        reading.feed->start();
        QTRY_VERIFY(reading.finished().isKnown());
        const auto before = reading.finished();
        QVERIFY(reading.isReadAgain(5));
        QCOMPARE(reading.reads(), 1);
        QCOMPARE(reading.finished().list, before.list); // shared

        reading.server().set(kPartitions, json(partitionWith(2)));
        reading.server().set(
            kCompleted,
            json('[' + application("done", "Completed") + ',' + application("more", "Failed") + ']'));
        QTRY_VERIFY(reading.finished().find(ApplicationId("more")));
        QCOMPARE(reading.reads(), 2);
    }

    void waitsBetweenTwoReads()
    {
        Reading reading(1h);
        reading.feed->start();
        QTRY_VERIFY(reading.finished().isKnown());
        reading.server().set(kPartitions, json(partitionWith(2)));
        QVERIFY(reading.isReadAgain(5));
        QCOMPARE(reading.reads(), 1);
        reading.feed->refresh(); // somebody wants to know now
        QTRY_COMPARE(reading.reads(), 2);
    }

    void aSchedulerWithoutThemIsNoFailure()
    {
        Reading reading;
        reading.server().set(kCompleted, answer(404, "text/plain", "404 page not found\n"));
        reading.feed->start();
        QVERIFY(reading.isReadAgain(3));
        QVERIFY(!reading.finished().isKnown());
        QVERIFY(reading.feed->status().unavailable.empty());
        QCOMPARE(reading.feed->status().state, SourceState::Live);
    }

    void keepsThemAfterAFailedRead()
    {
        Reading reading;
        reading.feed->start();
        QTRY_VERIFY(reading.finished().isKnown());
        reading.server().set(kPartitions, json(partitionWith(2)));
        reading.server().set(kRejected, answer(500, "application/json", "{}"));
        QTRY_VERIFY(reading.feed->status().unavailable.contains("applications/rejected"));
        QVERIFY(reading.finished().find(ApplicationId("done")));
        reading.server().set(kRejected, json("[]"));
        QTRY_VERIFY(reading.feed->status().unavailable.empty()); // it tries again
        QTRY_VERIFY(!reading.finished().find(ApplicationId("bad")));
    }

    void areNotReadUnlessWanted()
    {
        Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server, 20ms));
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_VERIFY(scenario.server.count(kQueues) >= 3);
        QCOMPARE(scenario.server.count(kCompleted), 0);
        QVERIFY(!recorder.lastPartition().finished.isKnown());
    }
};

QUOTADECK_TEST(TestRestFeedFinished, QCoreApplication)
} // namespace tst_restfeedfinished

#include "tst_restfeedfinished.moc"
