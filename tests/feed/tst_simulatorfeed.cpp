// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/simulatorfeed.h"
#include "core/sim/simulator.h"
#include "tests/feed/feedrecorder.h"
#include "tests/support/listdelta.h"
#include "tests/support/scriptedscenario.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

#include <memory>

namespace tst_simulatorfeed {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
constexpr std::uint64_t kSeed = 7;
constexpr SystemTime kNow{std::chrono::seconds(1'800'000'000)};

sim::Scenario scenario()
{
    return test::scriptedScenario(test::kJobs);
}

/// Five virtual minutes at once, then a step of five virtual seconds every wall hour.
SimulatorConfig slowConfig()
{
    SimulatorConfig config;
    config.scenario = scenario();
    config.seed = kSeed;
    config.pace.speed = 5.0 / 3600;
    config.warmUp = 5min;
    config.warmUpStep = 5s;
    config.clock = [] { return kNow; };
    return config;
}

constexpr std::size_t kWarmUpUpdates = 61; // every five seconds, and the start

/// Half a virtual hour in a second.
SimulatorConfig fastConfig()
{
    auto config = slowConfig();
    config.pace.speed = 1800;
    config.warmUp = {};
    config.warmUpStep = 5s;
    return config;
}

/// True if each update is what the scenario gives at its time, and time never runs back.
bool areFaithful(const FeedRecorder& recorder, std::uint64_t seed)
{
    sim::Simulator simulator(scenario(), seed);
    for (const auto& update : recorder.updates) {
        while (simulator.now() < update->snapshot->time)
            simulator.advance(5s);
        if (simulator.snapshot() != *update->snapshot)
            return false;
    }
    return true;
}
} // namespace

class TestSimulatorFeed : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void deliversAPastAtOnce()
    {
        SimulatorFeed feed(slowConfig());
        const FeedRecorder recorder(feed);

        feed.start();
        QCOMPARE(feed.status().state, SourceState::Connecting);
        QVERIFY(feed.isCatchingUp());
        QTRY_COMPARE(recorder.updates.size(), kWarmUpUpdates);
        QVERIFY(!feed.isCatchingUp());

        const auto begin = scenario().start;
        for (std::size_t i = 0; i < kWarmUpUpdates; ++i)
            QVERIFY(recorder.updates.at(i)->snapshot->time == begin + i * 5s);
        QVERIFY(recorder.showsLast());
        QVERIFY(!recorder.lastPartition().applications->empty());
    }

    void tellsHowItIsDoing()
    {
        SimulatorFeed feed(slowConfig());
        const FeedRecorder recorder(feed);
        QCOMPARE(feed.status().state, SourceState::Stopped);

        feed.start();
        QTRY_COMPARE(recorder.updates.size(), kWarmUpUpdates);
        const auto live = feed.status();
        feed.stop();

        QCOMPARE(live.kind, SourceKind::Simulator);
        QCOMPARE(live.state, SourceState::Live);
        QCOMPARE(live.name, "A script");
        QVERIFY(live.lastGood == kNow);
        QVERIFY(live.unavailable.empty());
        QCOMPARE(recorder.statuses.front().state, SourceState::Connecting);
        QCOMPARE(recorder.statuses.back().state, SourceState::Stopped);
    }

    void givesTheSameSnapshotsForTheSameSeed() // SIM-2
    {
        SimulatorFeed feed(slowConfig());
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), kWarmUpUpdates);

        QVERIFY(areFaithful(recorder, kSeed));
        QVERIFY(!areFaithful(recorder, kSeed + 1));
    }

    void followsTheClock()
    {
        const auto config = fastConfig();
        SimulatorFeed feed(config);
        const FeedRecorder recorder(feed);
        QElapsedTimer clock;

        clock.start();
        feed.start();
        QTRY_VERIFY(recorder.updates.size() >= 10);
        feed.stop();

        const std::chrono::duration<double> wallTime = std::chrono::milliseconds(clock.elapsed() + 1);
        QVERIFY(recorder.last().time - scenario().start <= wallTime * config.pace.speed);
        QVERIFY(areFaithful(recorder, kSeed));
        QVERIFY(recorder.showsLast());
    }

    void coversManyStepsByOneUpdateWhenTimeFlies()
    {
        auto config = fastConfig();
        config.pace.speed = 20000; // 4000 steps a second
        SimulatorFeed feed(config);
        const FeedRecorder recorder(feed);

        feed.start();
        QTRY_VERIFY(recorder.updates.size() >= 3);
        feed.stop();

        const auto& updates = recorder.updates;
        QVERIFY(updates.at(2)->snapshot->time - updates.at(1)->snapshot->time >= 10 * 5s);
        QVERIFY(areFaithful(recorder, kSeed));
        QVERIFY(recorder.showsLast());
    }

    void fallsBehindRatherThanStall()
    {
        auto config = fastConfig();
        config.pace.speed = 1e12; // no simulation can follow
        SimulatorFeed feed(config);
        const FeedRecorder recorder(feed);

        feed.start();

        QTRY_VERIFY(recorder.updates.size() >= 3);
        QVERIFY(recorder.updates.at(2)->snapshot->time > recorder.updates.at(1)->snapshot->time);
    }

    void standsWhilePaused()
    {
        auto config = fastConfig();
        config.pace.paused = true;
        SimulatorFeed feed(config);
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));

        feed.refresh(); // one step
        QTRY_COMPARE(recorder.updates.size(), std::size_t(2));
        QVERIFY(recorder.last().time == scenario().start + 5s);

        feed.resume();
        QTRY_VERIFY(recorder.updates.size() >= 4);
        feed.pause();
        QVERIFY(feed.pace().paused);
        QCoreApplication::processEvents(); // one may have been on its way
        const auto count = recorder.updates.size();
        feed.refresh();
        QTRY_VERIFY(recorder.updates.size() > count);
        QVERIFY(recorder.updates.size() <= count + 2);
    }

    void takesANewStepAndSpeed()
    {
        SimulatorFeed feed(slowConfig());
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), kWarmUpUpdates);

        feed.setInterval(60s);
        feed.setSpeed(600);
        QTRY_VERIFY(recorder.updates.size() >= kWarmUpUpdates + 2);

        const auto warm = recorder.updates.at(kWarmUpUpdates - 1)->snapshot->time;
        const auto passed = recorder.updates.at(kWarmUpUpdates)->snapshot->time - warm;
        QVERIFY(passed >= 60s);
        QVERIFY(passed % 60s == 0s);
    }

    void startsTheScenarioAnew()
    {
        SimulatorFeed feed(slowConfig());
        const FeedRecorder recorder(feed);
        feed.start();
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), kWarmUpUpdates);
        feed.stop();
        feed.stop();
        feed.refresh();

        feed.start();

        QTRY_COMPARE(recorder.updates.size(), 2 * kWarmUpUpdates);
        QCOMPARE(*recorder.updates.at(kWarmUpUpdates)->snapshot, *recorder.updates.front()->snapshot);
    }

    void bringsANewPartitionAsNew()
    {
        SimulatorFeed feed(slowConfig());
        const FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), kWarmUpUpdates);

        feed.setPartition("other");
        QTRY_COMPARE(recorder.updates.size(), kWarmUpUpdates + 1);
        QCOMPARE(recorder.updates.back()->partition, "other");
        QVERIFY(quotadeck::test::isEmpty(recorder.updates.back()->delta));
        QCOMPARE(feed.status().unavailable.at("partitions").message.english(),
                 "the cluster has no such partition; there are: default");

        feed.setPartition("default");
        QTRY_COMPARE(recorder.updates.size(), kWarmUpUpdates + 2);
        QCOMPARE(recorder.updates.back()->delta.queues.upserted.size(),
                 recorder.lastPartition().queues->size());
        QVERIFY(recorder.last().time == recorder.updates.at(kWarmUpUpdates)->snapshot->time);
        QVERIFY(feed.status().unavailable.empty());
        QVERIFY(recorder.showsLast());
    }

    void losesNoDifferenceWhenThePartitionIsChangedBack()
    {
        auto config = slowConfig();
        config.warmUp = 30min;
        config.warmUpStep = 5s;
        SimulatorFeed feed(config);
        const FeedRecorder recorder(feed);
        feed.start();
        for (std::size_t count = 1; count <= 300; count += 50) {
            QTRY_VERIFY(recorder.updates.size() >= count);
            feed.setPartition("other"); // drops updates that wait
            feed.setPartition("default");
        }

        QTRY_VERIFY(recorder.last().time == scenario().start + 30min);
        QVERIFY(recorder.showsLast());
    }

    void switchesThePartitionInTheMiddleOfTheWarmUp()
    {
        SimulatorFeed feed(slowConfig());
        const FeedRecorder recorder(feed);
        feed.setPartition("other");
        feed.start();
        QTRY_VERIFY(!recorder.updates.empty());

        feed.setPartition("");

        QTRY_VERIFY(recorder.updates.back()->snapshot->time == scenario().start + 5min);
        QTRY_COMPARE(recorder.updates.back()->partition, "default");
        QVERIFY(recorder.showsLast());
    }

    void tellsNothingAfterAStop()
    {
        SimulatorFeed feed(slowConfig());
        const FeedRecorder recorder(feed);
        connect(&feed, &Feed::snapshotRead, this, [&feed] { feed.stop(); });

        feed.start();
        QTRY_COMPARE(feed.status().state, SourceState::Stopped);
        QCoreApplication::processEvents();

        QCOMPARE(recorder.updates.size(), std::size_t(1));
        QCOMPARE(recorder.statuses.back().state, SourceState::Stopped);
    }

    void mayBeDestroyedAtAnyTime_data()
    {
        QTest::addColumn<int>("updates"); // that were delivered by then
        QTest::newRow("before it runs") << 0;
        QTest::newRow("in the warm-up") << 20;
        QTest::newRow("while it follows the clock") << 65;
    }

    void mayBeDestroyedAtAnyTime()
    {
        QFETCH(int, updates);
        auto config = fastConfig();
        config.warmUp = 5min;
        config.warmUpStep = 5s;
        auto feed = std::make_unique<SimulatorFeed>(config);
        const FeedRecorder recorder(*feed);
        feed->start();
        QTRY_VERIFY(recorder.updates.size() >= static_cast<std::size_t>(updates));

        feed.reset();

        QCoreApplication::processEvents();
    }
};

QUOTADECK_TEST(TestSimulatorFeed, QCoreApplication)
} // namespace tst_simulatorfeed

#include "tst_simulatorfeed.moc"
