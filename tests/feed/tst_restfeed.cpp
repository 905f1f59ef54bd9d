// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restfeed.h"
#include "tests/feed/restfeedfixture.h"
#include "tests/support/listdelta.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <memory>

namespace tst_restfeed {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

class TestRestFeed : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsOnePartitionInFull()
    {
        const Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);

        feed.start();
        QCOMPARE(feed.status().state, SourceState::Connecting);
        QTRY_COMPARE(recorder.statuses.size(), std::size_t(2));

        QCOMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(recorder.updates.back()->partition, "default");
        const auto& partition = recorder.lastPartition();
        QCOMPARE(partition.queues->size(), std::size_t(20));
        QCOMPARE(partition.queues->front().path, QueuePath("root"));
        QCOMPARE(partition.users->size(), std::size_t(8));
        QCOMPARE(partition.groups->size(), std::size_t(3));
        QCOMPARE(partition.applications->size(), std::size_t(28));
        QCOMPARE(partition.nodes->size(), std::size_t(3));
        QCOMPARE(recorder.last().clusters.size(), std::size_t(1));
        QVERIFY(recorder.last().health->healthy);
        QCOMPARE(recorder.last().time, kNow);

        const auto& alice = partition.users->front();
        QCOMPARE(alice.name, UserName("alice"));
        QCOMPARE(alice.groups.at(ApplicationId("build-1")), GroupName("*"));
        const auto* build = findNode(alice.nodes, QueuePath("root.engineering.build"));
        QVERIFY(build != nullptr);
        QVERIFY(build->usage == (Resource{{"memory", 6442450944}, {"pods", 6}, {"vcore", 6000}}));
        QVERIFY(build->maxResources == (Resource{{"vcore", 6000}}));
        QCOMPARE(build->maxApplications, std::uint64_t(3));
    }

    void theClockOfTheServerCountsWhereItIsFarOff_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<int>("offset");
        QTest::newRow("not sent") << QByteArray() << 0;
        QTest::newRow("the same") << QByteArray("Fri, 15 Jan 2027 08:00:00 GMT") << 0;
        QTest::newRow("nearly the same") << QByteArray("Fri, 15 Jan 2027 07:59:00 GMT") << 0;
        QTest::newRow("two hours behind") << QByteArray("Fri, 15 Jan 2027 06:00:00 GMT") << -7200;
        QTest::newRow("a day ahead") << QByteArray("Sat, 16 Jan 2027 08:00:00 GMT") << 86400;
        QTest::newRow("no date") << QByteArray("yesterday") << 0;
    }

    void theClockOfTheServerCountsWhereItIsFarOff()
    {
        QFETCH(const QByteArray, date);
        QFETCH(const int, offset);
        Scenario scenario("scenario-a");
        auto behaviour = answer(200, "application/json", R"({"queuename":"root","isLeaf":false})");
        if (!date.isEmpty())
            behaviour.headers = {{"Date", date}};
        scenario.server.set(kQueues, behaviour);
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(recorder.last().time, kNow);
        QCOMPARE(recorder.last().clockOffset, std::chrono::seconds(offset));
        QCOMPARE(sourceTime(recorder.last()), kNow + std::chrono::seconds(offset));
    }

    void tellsHowItIsDoing()
    {
        const Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);

        QCOMPARE(feed.status().state, SourceState::Stopped);
        feed.start();
        QTRY_COMPARE(recorder.statuses.size(), std::size_t(2));
        feed.stop();

        QCOMPARE(recorder.statuses.size(), std::size_t(3));
        QCOMPARE(recorder.statuses.at(0).state, SourceState::Connecting);
        const auto& live = recorder.statuses.at(1);
        QCOMPARE(live.kind, SourceKind::Rest);
        QCOMPARE(live.state, SourceState::Live);
        QCOMPARE(QString::fromStdString(live.name), scenario.server.url());
        QVERIFY(live.lastGood == kNow);
        QCOMPARE(live.failures, 0);
        QVERIFY(!live.error);
        QVERIFY(!live.nextTry);
        QVERIFY(live.unavailable.empty());
        QCOMPARE(recorder.statuses.at(2).state, SourceState::Stopped);
    }

    void readsWhatChanged()
    {
        Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));

        QCOMPARE(recorder.updates.back()->delta.users.upserted.size(), std::size_t(8));
        feed.refresh();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QVERIFY(quotadeck::test::isEmpty(recorder.updates.back()->delta));

        scenario.server.set(kUsers, answer(200, "application/json", R"([{"userName":"zoe"}])"));
        feed.refresh();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(3));
        QCOMPARE(recorder.updates.back()->delta.users.removed.size(), std::size_t(8));
        QCOMPARE(recorder.updates.back()->delta.users.upserted.front()->name, UserName("zoe"));
        QVERIFY(quotadeck::test::isEmpty(recorder.updates.back()->delta.queues));
        QVERIFY(recorder.showsLast());
    }

    void tellsWhenTheActiveConfigurationWasRead() // REST-30
    {
        Scenario scenario("scenario-a");
        auto config = fastConfig(scenario.server);
        SystemTime now = kNow;
        config.clock = [&now] { return now; };
        RestFeed feed(config);
        std::vector<ConfigurationReading> told;
        connect(&feed, &Feed::configurationRead, this,
                [&told](const ConfigurationReading& reading) { told.push_back(reading); });
        feed.start();
        QTRY_COMPARE(told.size(), std::size_t(1));
        QVERIFY(told.back().text->starts_with("partitions:\n    - name: default\n")); // not the JSON
        QVERIFY(told.back().time == kNow);
        QVERIFY(told.back().period == std::chrono::hours(1)); // as seldom as everything else

        now += std::chrono::seconds(40);
        feed.refresh();
        QTRY_COMPARE(told.size(), std::size_t(2));
        QVERIFY(told.back().text == told.front().text); // the same again is news of its time alone
        QVERIFY(told.back().time == now);

        scenario.server.set(kConfig, answer(200, "application/x-yaml", "partitions: []\n"));
        feed.refresh();
        QTRY_COMPARE(told.size(), std::size_t(3));
        QCOMPARE(*told.back().text, std::string("partitions: []\n"));
    }

    void aConfigurationThatCannotBeHadIsNotKnown()
    {
        Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server, std::chrono::seconds(20)));
        const FeedRecorder recorder(feed);
        std::vector<ConfigurationReading> told;
        connect(&feed, &Feed::configurationRead, this,
                [&told](const ConfigurationReading& reading) { told.push_back(reading); });
        feed.start();
        QTRY_COMPARE(told.size(), std::size_t(1));
        QVERIFY(told.back().period == std::chrono::seconds(30));

        // A server that fails for once has not forgotten what it works with.
        scenario.server.set(kConfig, answer(503, "text/plain", "later"));
        feed.refresh();
        QTRY_COMPARE(scenario.server.count(kConfig), 2);
        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QCOMPARE(told.size(), std::size_t(1));

        scenario.server.set(kConfig, answer(403, "text/plain", "no"));
        feed.refresh();
        QTRY_COMPARE(told.size(), std::size_t(2));
        QVERIFY(told.back().text->empty());
        QVERIFY(feed.status().unavailable.empty()); // the usage is there all the same
        QCOMPARE(feed.status().state, SourceState::Live);
    }

    void comparesAnswersAsSets() // REST-6
    {
        Scenario scenario("scenario-a");
        scenario.server.set(kUsers,
                            answer(200, "application/json", R"([{"userName":"a"},{"userName":"b"}])"));
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));

        scenario.server.set(kUsers,
                            answer(200, "application/json", R"([{"userName":"b"},{"userName":"a"}])"));
        feed.refresh();

        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QVERIFY(quotadeck::test::isEmpty(recorder.updates.back()->delta));
    }

    void startsAnewAfterAStop()
    {
        const Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.start();
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(scenario.server.count(kPartitions), 1);

        feed.stop();
        feed.stop();
        feed.refresh();
        feed.start();

        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QCOMPARE(recorder.lastPartition().queues->size(), std::size_t(20));
    }

    void readsThePartitionItIsTold() // REST-9
    {
        const Scenario scenario("scenario-d");
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(recorder.updates.back()->partition, "default");
        QCOMPARE(recorder.last().partitions.size(), std::size_t(2));
        QVERIFY(findPartition(recorder.last(), "Accel") != nullptr);
        QVERIFY(!findPartition(recorder.last(), "Accel")->queues); // unknown, not empty
        QCOMPARE(recorder.lastPartition().applications->size(), std::size_t(1));

        feed.setPartition("Accel");

        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QCOMPARE(recorder.updates.back()->partition, "Accel");
        QCOMPARE(recorder.updates.back()->delta.queues.upserted.size(), std::size_t(3));
        QVERIFY(recorder.updates.back()->delta.queues.removed.empty());
        QCOMPARE(recorder.lastPartition().queues->at(1).path, QueuePath("root.fast"));
        QCOMPARE(recorder.lastPartition().nodes->front().id, "acc1");
        QVERIFY(recorder.lastPartition().applications->empty());

        feed.setPartition("");
        QTRY_COMPARE(recorder.updates.size(), std::size_t(3));
        QCOMPARE(recorder.updates.back()->partition, "default");
        QCOMPARE(recorder.updates.back()->delta.queues.upserted.size(), std::size_t(3));
    }

    void dropsTheReadOfTheFormerPartition()
    {
        Scenario scenario("scenario-d");
        scenario.server.set(kNodes, Behaviour::Kind::Hold);
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(scenario.server.count(kNodes), 1);

        feed.setPartition("Accel");
        scenario.server.release(kNodes);

        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(recorder.updates.back()->partition, "Accel");
    }

    void removesTheRowsOfAPartitionThatIsGone()
    {
        const Scenario scenario("scenario-d");
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.setPartition("accel"); // exact case: not the one there is
        feed.start();

        QTRY_COMPARE(recorder.statuses.size(), std::size_t(2));

        QCOMPARE(recorder.updates.size(), std::size_t(1));
        QVERIFY(quotadeck::test::isEmpty(recorder.updates.back()->delta));
        QVERIFY(findPartition(recorder.last(), "accel") == nullptr);
        QCOMPARE(feed.status().state, SourceState::Live);
        const auto error = feed.status().unavailable.at("partitions");
        QCOMPARE(error.code, ErrorCode::NotFound);
        QCOMPARE(error.message.english(), "the cluster has no such partition; there are: Accel, default");
    }

    void readsAtItsIntervalWithOneRequestAnEndpoint()
    {
        const Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server, 5ms));
        FeedRecorder recorder(feed);

        feed.start();
        QTRY_VERIFY(recorder.updates.size() >= 5);
        feed.stop();

        for (const auto* target : {kPartitions, kQueues, kUsers, kGroups, kApplications, kNodes, kHealth})
            QCOMPARE(scenario.server.mostAtOnce(target), 1);
    }

    void skipsTicksWhileItReads()
    {
        Scenario scenario("scenario-a");
        scenario.server.set(kNodes, Behaviour::Kind::Hold);
        RestFeed feed(fastConfig(scenario.server, 5ms));
        int reads = 0;
        connect(&feed, &Feed::snapshotRead, this, [&] {
            reads = scenario.server.count(kPartitions);
            feed.stop();
        });

        feed.start();
        QTRY_COMPARE(scenario.server.count(kNodes), 1);
        feed.refresh();
        QTRY_COMPARE(feed.status().state, SourceState::Stopped); // after 200 ms, without the nodes

        QCOMPARE(reads, 1);
    }

    void takesANewInterval()
    {
        const Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));

        feed.setInterval(5ms);

        QTRY_VERIFY(recorder.updates.size() >= 3);
    }

    void tellsNothingAfterAStop_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::newRow("while asking for the partitions") << QByteArray(kPartitions);
        QTest::newRow("while asking for the queues") << QByteArray(kQueues);
        QTest::newRow("while asking for the nodes") << QByteArray(kNodes);
    }

    void tellsNothingAfterAStop()
    {
        QFETCH(QByteArray, held);
        Scenario scenario("scenario-a");
        scenario.server.set(held, Behaviour::Kind::Hold);
        RestFeed feed(fastConfig(scenario.server));
        FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(scenario.server.count(held), 1);

        feed.stop();
        scenario.server.release(held);
        RestFeed other(fastConfig(scenario.server)); // time passes until another one is done
        const FeedRecorder otherRecorder(other);
        other.start();
        QTRY_VERIFY(!otherRecorder.updates.empty());

        QVERIFY(recorder.updates.empty());
        QCOMPARE(recorder.statuses.size(), std::size_t(2)); // started and stopped
    }

    void mayBeStoppedFromWithin()
    {
        const Scenario scenario("scenario-a");
        RestFeed feed(fastConfig(scenario.server));
        const FeedRecorder recorder(feed);
        connect(&feed, &Feed::snapshotRead, this, [&feed] { feed.stop(); });

        feed.start();

        QTRY_COMPARE(feed.status().state, SourceState::Stopped);
        QCOMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(recorder.statuses.size(), std::size_t(2)); // started and stopped
    }

    void mayBeDestroyedAtAnyTime_data()
    {
        QTest::addColumn<int>("requests"); // that have arrived at the server by then
        for (const int requests : {0, 1, 3, 4, 8})
            QTest::addRow("after %d requests", requests) << requests;
    }

    void mayBeDestroyedAtAnyTime()
    {
        QFETCH(int, requests);
        const Scenario scenario("scenario-a");
        auto feed = std::make_unique<RestFeed>(fastConfig(scenario.server, 1ms));
        feed->start();
        QTRY_VERIFY(scenario.server.requests().size() >= requests);

        feed.reset();

        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void mayBeDestroyedWhileItReadsAnswers()
    {
        Scenario scenario("scenario-a");
        QByteArray users = "[";
        for (int i = 0; i < 20000; ++i)
            users += "{\"userName\":\"u" + QByteArray::number(i) + "\",\"queues\":{\"queuePath\":\"root\"}},";
        users.back() = ']';
        scenario.server.set(kUsers, answer(200, "application/json", users));
        std::unique_ptr<RestFeed> feed;
        auto config = fastConfig(scenario.server);
        config.clock = [this, &feed] { // asked when the last answer is there, just before they are read
            QMetaObject::invokeMethod(
                this, [&feed] { feed.reset(); }, Qt::QueuedConnection);
            return kNow;
        };
        feed = std::make_unique<RestFeed>(config);

        feed->start();

        QTRY_VERIFY(!feed);
    }
};

QUOTADECK_TEST(TestRestFeed, QCoreApplication)
} // namespace tst_restfeed

#include "tst_restfeed.moc"
