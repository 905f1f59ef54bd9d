// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/simulatorfeed.h"
#include "core/sim/simulator.h"
#include "tests/feed/feedrecorder.h"
#include "tests/support/scriptaction.h"
#include "tests/support/scriptedscenario.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_simulatorcontrols {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
constexpr auto kEvents = R"(events:
  - {at: 30s, title: A node is lost, loseNode: {name: node-2}}
  - {at: 60s, title: It comes back, returnNode: {name: node-2}}
facts:
  - {at: 40s, text: It is gone, node: {name: node-2, exists: false}}
  - {at: 70s, text: It is there, node: {name: node-2, exists: true}}
)";
constexpr std::uint64_t kSeed = 7;

sim::Scenario scenario()
{
    return test::scriptedScenario(std::string(test::kJobs) + kEvents);
}

SimulatorConfig pausedConfig()
{
    SimulatorConfig config;
    config.scenario = scenario();
    config.seed = kSeed;
    config.pace.paused = true;
    config.warmUp = {};
    config.warmUpStep = 5s;
    return config;
}

sim::Action action(const char* yaml)
{
    return quotadeck::test::readAction(yaml, "action").value();
}

/// A paused feed that has told its start, and all that it told.
struct Fixture
{
    SimulatorFeed feed{pausedConfig()};
    FeedRecorder recorder{feed};
    QSignalSpy rewound{&feed, &SimulatorFeed::rewound};
    std::shared_ptr<const sim::Progress> progress;

    Fixture()
    {
        QObject::connect(&feed, &SimulatorFeed::rewound, &recorder, [this] { recorder.forget(); });
        QObject::connect(&feed, &SimulatorFeed::progressed, &recorder,
                         [this](const auto& latest) { progress = latest; });
        feed.start();
    }

    [[nodiscard]] bool isAt(std::chrono::nanoseconds elapsed) const
    {
        return progress && progress->elapsed == elapsed && recorder.last().time == scenario().start + elapsed;
    }
};
} // namespace

class TestSimulatorControls : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aStepRunsTheNextEventAndPauses()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.isAt(0s));
        fixture.feed.resume();
        sim::Simulator expected(scenario(), kSeed);

        for (std::size_t count = 2; count <= 6; ++count) {
            fixture.feed.step();
            QVERIFY(fixture.feed.pace().paused);
            expected.step();
            QTRY_COMPARE(fixture.recorder.updates.size(), count);
            QCOMPARE(fixture.progress->counts.events, expected.counts().events);
            QCOMPARE(fixture.recorder.last(), expected.snapshot()); // SIM-2
        }
    }

    void aJumpGoesToTheVeryTime()
    {
        Fixture fixture;
        fixture.feed.jumpTo(45s);
        QTRY_VERIFY(fixture.isAt(45s));
        sim::Simulator expected(scenario(), kSeed);
        expected.advance(45s);

        QCOMPARE(fixture.recorder.last(), expected.snapshot());
        QCOMPARE(fixture.progress->outcomes.size(), std::size_t(1));
        QCOMPARE(fixture.progress->outcomes.front().title.english(), "A node is lost");
        QCOMPARE(fixture.progress->checks.size(), std::size_t(1));
        QVERIFY(fixture.progress->checks.front().passed());
        QVERIFY(fixture.rewound.isEmpty());
        QVERIFY(fixture.recorder.showsLast());
    }

    void aLongJumpLeavesAPastForCharts()
    {
        Fixture fixture;
        fixture.feed.jumpTo(10min);
        QTRY_VERIFY(fixture.isAt(10min));

        QCOMPARE(fixture.recorder.updates.size(), std::size_t(1 + 120)); // the start, then every five seconds
        const auto times = [](const auto& update) { return update->snapshot->time; };
        QVERIFY(std::ranges::is_sorted(fixture.recorder.updates, {}, times));
    }

    void aJumpBackRunsAnewFromTheSeed()
    {
        Fixture fixture;
        fixture.feed.jumpTo(90s);
        QTRY_VERIFY(fixture.isAt(90s));
        const auto count = fixture.recorder.updates.size();

        fixture.feed.jumpTo(35s);
        QTRY_VERIFY(fixture.isAt(35s));

        QCOMPARE(fixture.rewound.count(), 1);
        sim::Simulator expected(scenario(), kSeed);
        expected.advance(35s);
        QCOMPARE(fixture.recorder.last(), expected.snapshot());
        const auto& first = *fixture.recorder.updates.at(count);
        QVERIFY(first.snapshot->time <= scenario().start + 35s);
        QCOMPARE(first.delta.queues.upserted.size(), first.snapshot->partitions.front().queues->size());
        QVERIFY(fixture.recorder.showsLast());
    }

    void anotherActiveConfigurationIsTold()
    {
        Fixture fixture;
        std::vector<std::string> told;
        connect(&fixture.feed, &Feed::configurationRead, this, [&told](const ConfigurationReading& reading) {
            QVERIFY(!reading.time); // it holds as long as the snapshots say nothing else
            told.push_back(*reading.text);
        });
        fixture.feed.jumpTo(10s);
        QTRY_COMPARE(told, std::vector{scenario().configText});

        std::string other = scenario().configText;
        other.replace(other.find("name: work"), 10, "name: work\n          - name: play");
        fixture.feed.inject(sim::LoadConfiguration{other}, "By hand");
        QTRY_COMPARE(told.size(), std::size_t(2));
        QCOMPARE(told.back(), other);
        fixture.feed.jumpTo(5s); // before it was loaded
        QTRY_COMPARE(told.size(), std::size_t(3));
        QCOMPARE(told.back(), scenario().configText);
    }

    void whatWasInjectedHappensAgainAfterAJumpBack()
    {
        Fixture fixture;
        fixture.feed.jumpTo(10s);
        fixture.feed.inject(action("loseNode: {name: node-1}"), "By hand");
        fixture.feed.jumpTo(50s);
        QTRY_VERIFY(fixture.isAt(50s));

        fixture.feed.jumpTo(20s);
        QTRY_VERIFY(fixture.isAt(20s));
        QCOMPARE(fixture.progress->outcomes.size(), std::size_t(1));
        QCOMPARE(fixture.progress->outcomes.front().title.english(), "By hand");
        QVERIFY(fixture.progress->outcomes.front().time == scenario().start + 10s);

        fixture.feed.jumpTo(5s);
        QTRY_VERIFY(fixture.isAt(5s));
        QVERIFY(fixture.progress->outcomes.empty());
    }

    void anInjectedActionTellsWhyItWasNotDone()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.isAt(0s));
        fixture.feed.inject(action("loseNode: {name: none}"), "By hand");

        QTRY_COMPARE(fixture.progress->outcomes.size(), std::size_t(1));
        QVERIFY(!fixture.progress->outcomes.front().isDone);
        QVERIFY(!fixture.progress->outcomes.front().message.isEmpty());
        QVERIFY(fixture.isAt(0s));
    }

    void aRestartTakesAnotherSeedAndForgetsWhatWasInjected()
    {
        Fixture fixture;
        fixture.feed.inject(action("loseNode: {name: node-1}"), "By hand");
        fixture.feed.jumpTo(80s);
        QTRY_VERIFY(fixture.isAt(80s));

        fixture.feed.restart(kSeed + 1);
        QTRY_VERIFY(fixture.isAt(0s));
        QCOMPARE(fixture.progress->seed, kSeed + 1);
        QCOMPARE(fixture.rewound.count(), 1);
        fixture.feed.jumpTo(80s);
        QTRY_VERIFY(fixture.isAt(80s));

        sim::Simulator expected(scenario(), kSeed + 1);
        expected.advance(80s);
        QCOMPARE(fixture.recorder.last(), expected.snapshot());
        fixture.feed.stop();
        fixture.feed.start();
        QTRY_COMPARE(fixture.progress->seed, kSeed + 1);
    }

    void playingGoesOnFromThere()
    {
        Fixture fixture;
        fixture.feed.jumpTo(33s);
        QTRY_VERIFY(fixture.isAt(33s));

        fixture.feed.setSpeed(1000);
        fixture.feed.resume();

        QTRY_VERIFY(fixture.progress->elapsed > 43s);
        QVERIFY((fixture.progress->elapsed - 33s) % 5s == 0s);
        QVERIFY(fixture.recorder.showsLast());
    }

    void aPartitionChangedOnTheWayBackLosesNothing()
    {
        Fixture fixture;
        fixture.feed.jumpTo(20min);
        QTRY_VERIFY(fixture.isAt(20min));

        fixture.feed.jumpTo(15min);
        fixture.feed.setPartition("other");
        fixture.feed.setPartition("default");

        QTRY_VERIFY(fixture.isAt(15min));
        QVERIFY(fixture.rewound.count() >= 1);
        QVERIFY(fixture.recorder.showsLast());
    }

    void itMayBeStoppedOnTheWay()
    {
        Fixture fixture;
        fixture.feed.jumpTo(1000h); // minutes of work
        QTRY_VERIFY(fixture.recorder.updates.size() > 2);

        fixture.feed.stop();

        QCOMPARE(fixture.feed.status().state, SourceState::Stopped);
        QVERIFY(fixture.progress->elapsed < 1000h);
        fixture.feed.step(); // ignored
        QCoreApplication::processEvents();
        QCOMPARE(fixture.recorder.statuses.back().state, SourceState::Stopped);
    }
};

QUOTADECK_TEST(TestSimulatorControls, QCoreApplication)
} // namespace tst_simulatorcontrols

#include "tst_simulatorcontrols.moc"
