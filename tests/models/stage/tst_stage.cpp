// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotasnapshot.h"
#include "models/stage/stage.h"
#include "tests/support/fakecluster.h"
#include "tests/support/listdelta.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QStringList>
#include <QTest>

#include <map>

namespace tst_stage {
using namespace quotadeck;
using models::Stage;
using UpdatePtr = std::shared_ptr<const SnapshotUpdate>;

namespace {
SnapshotPtr snapshotAt(int step)
{
    return tests::fakeSnapshot({}, step);
}

std::size_t allQueues()
{
    static const std::size_t count = snapshotAt(0)->partitions.front().queues->size();
    return count;
}

/// @p snapshot with its partition called @p name.
SnapshotPtr renamed(const SnapshotPtr& snapshot, const std::string& name)
{
    auto other = std::make_shared<ClusterSnapshot>(*snapshot);
    other->partitions.front().info.name = name;
    return other;
}

/// A stage, and a table that follows what it shows by differences alone.
struct Fixture
{
    Stage stage;
    std::vector<UpdatePtr> recorded;
    std::vector<UpdatePtr> shown;
    QStringList events; ///< in the order of the signals
    std::map<QueuePath, QueueInfo> table;

    Fixture()
    {
        QObject::connect(&stage, &Stage::recorded, &stage, [this](const UpdatePtr& update) {
            recorded.push_back(update);
            events << QStringLiteral("recorded");
        });
        QObject::connect(&stage, &Stage::shown, &stage, [this](const UpdatePtr& update) {
            shown.push_back(update);
            events << QStringLiteral("shown");
            apply(update->delta);
        });
        QObject::connect(&stage, &Stage::firstShown, &stage, [this] { events << QStringLiteral("first"); });
        QObject::connect(&stage, &Stage::gapReached, &stage, [this] { events << QStringLiteral("gap"); });
        QObject::connect(&stage, &Stage::rewound, &stage, [this] { events << QStringLiteral("rewound"); });
        QObject::connect(&stage, &Stage::cleared, &stage, [this](const UpdatePtr& removal) {
            events << QStringLiteral("cleared");
            apply(removal->delta);
        });
        stage.begin(Stage::Moments::Once);
        events.clear();
    }

    void take(int step) { stage.take(snapshotAt(step), "default"); }
    [[nodiscard]] bool isIdle() const { return !stage.isEmpty() && stage.isUpToDate(); }
    /// The table holds exactly the rows of @p step.
    [[nodiscard]] bool shows(int step) const
    {
        const auto snapshot = snapshotAt(step);
        const auto& queues = *snapshot->partitions.front().queues;
        return table.size() == queues.size() && std::ranges::all_of(queues, [this](const QueueInfo& queue) {
                   const auto row = table.find(queue.path);
                   return row != table.end() && row->second == queue;
               });
    }

private:
    void apply(const PartitionDelta& delta)
    {
        for (const auto& path : delta.queues.removed)
            table.erase(path);
        for (const auto* queue : delta.queues.upserted)
            table.insert_or_assign(queue->path, *queue);
    }
};
} // namespace

class TestStage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theElasticQuotasGoWithTheirMoment()
    {
        Fixture fixture;
        const auto first = std::make_shared<const elastic::QuotaSnapshot>();
        const auto second = std::make_shared<const elastic::QuotaSnapshot>();
        fixture.stage.take(snapshotAt(0), "default", first);
        QTRY_VERIFY(fixture.isIdle());
        fixture.stage.setPaused(true);
        fixture.stage.take(snapshotAt(1), "default", second);
        fixture.stage.take(snapshotAt(2), "default");
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(3));
        QCOMPARE(fixture.recorded[0]->quotas, first);
        QVERIFY(!fixture.recorded[0]->earlierQuotas);
        QCOMPARE(fixture.recorded[1]->quotas, second);
        QCOMPARE(fixture.recorded[1]->earlierQuotas, first);
        QVERIFY(!fixture.recorded[2]->quotas);
        QCOMPARE(fixture.recorded[2]->earlierQuotas, second);
        QCOMPARE(fixture.shown.size(), std::size_t(1));
        fixture.stage.setPaused(false);
        QTRY_VERIFY(fixture.isIdle());
        QVERIFY(!fixture.shown.back()->quotas); // the latest
        QCOMPARE(fixture.shown.back()->earlierQuotas, first); // that was on screen
        fixture.stage.showPast(snapshotAt(1), second);
        QTRY_COMPARE(fixture.shown.back()->quotas, second);
        QVERIFY(!fixture.stage.latestQuotas());
        fixture.stage.take(renamed(snapshotAt(3), "other"), "other", first);
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(4));
        QVERIFY(!fixture.recorded[3]->earlierQuotas); // of another partition
    }

    void theFirstSnapshotBringsEverythingAsNewAndTheNextWhatChanged()
    {
        Fixture fixture;
        QVERIFY(fixture.stage.isEmpty());
        fixture.take(0);
        QVERIFY(!fixture.stage.isEmpty());
        QVERIFY(!fixture.stage.isUpToDate());
        QVERIFY(fixture.shown.empty()); // never from within
        QTRY_VERIFY(fixture.isIdle());
        QCOMPARE(fixture.events, QStringList({"recorded", "shown", "first"}));
        QCOMPARE(fixture.recorded.back()->delta.queues.upserted.size(), allQueues());
        QVERIFY(!fixture.recorded.back()->earlier);
        QCOMPARE(fixture.recorded.back(), fixture.shown.back()); // made once

        fixture.stage.take(fixture.stage.latest(), "default");
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(2));
        QVERIFY(quotadeck::test::isEmpty(fixture.recorded.back()->delta));
        QCOMPARE(fixture.recorded.back()->earlier, fixture.recorded.front()->snapshot);

        fixture.take(5);
        QTRY_VERIFY(fixture.shows(5));
    }

    void anEarlierMomentStaysOnScreenWhileWhatComesIsRecorded()
    {
        Fixture fixture;
        for (const int step : {0, 1, 2})
            fixture.take(step);
        QTRY_VERIFY(fixture.isIdle());
        const SnapshotPtr first = fixture.recorded.front()->snapshot;
        QVERIFY(!fixture.stage.isEarlier());

        fixture.stage.showPast(first);
        QVERIFY(fixture.stage.isPast());
        QTRY_VERIFY(fixture.shows(0));
        QCOMPARE(fixture.stage.shownSnapshot(), first);
        QVERIFY(fixture.stage.isEarlier());
        QVERIFY(!fixture.stage.isUpToDate());
        fixture.take(3);
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(4));
        QCOMPARE(fixture.stage.latest()->time, snapshotAt(3)->time);
        QVERIFY(fixture.shows(0));

        fixture.stage.showPast(fixture.recorded[1]->snapshot);
        QTRY_VERIFY(fixture.shows(1));
        QCOMPARE(fixture.recorded.size(), std::size_t(4)); // nothing is recorded again

        fixture.stage.showLatest();
        QVERIFY(!fixture.stage.isPast());
        QTRY_VERIFY(fixture.isIdle());
        QVERIFY(fixture.shows(3));
    }

    void anEarlierMomentIsShownWhilePausedAndEndsWithItsPartition()
    {
        Fixture fixture;
        fixture.take(0);
        fixture.take(1);
        QTRY_VERIFY(fixture.isIdle());
        const SnapshotPtr first = fixture.recorded.front()->snapshot;
        fixture.stage.setPaused(true);
        fixture.stage.showPast(first);
        QTRY_VERIFY(fixture.shows(0));

        fixture.stage.take(renamed(snapshotAt(2), "other"), "other");
        QTRY_COMPARE(fixture.stage.partition(), std::string("other"));
        QVERIFY(!fixture.stage.isPast());
        QTRY_COMPARE(fixture.stage.shownSnapshot(), fixture.stage.latest());
    }

    void everySnapshotIsRecordedInItsOrder()
    {
        Fixture fixture;
        for (int step = 0; step < 20; ++step)
            fixture.take(step);
        QTRY_VERIFY(fixture.isIdle());
        QCOMPARE(fixture.recorded.size(), std::size_t(20));
        for (int step = 0; step < 20; ++step)
            QVERIFY(fixture.recorded[static_cast<std::size_t>(step)]->snapshot->time
                    == snapshotAt(step)->time);
        QVERIFY(fixture.shows(19));
    }

    void aPausedScreenStandsWhileAllIsRecorded()
    {
        Fixture fixture;
        fixture.stage.setPaused(true);
        fixture.take(0); // there is nothing to stand still
        QTRY_VERIFY(fixture.shows(0));
        fixture.take(1);
        fixture.take(2);
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(3));
        QVERIFY(fixture.shows(0));
        QVERIFY(!fixture.stage.isUpToDate());
        QVERIFY(fixture.stage.latest()->time == snapshotAt(2)->time);
        QVERIFY(fixture.stage.shownSnapshot()->time == snapshotAt(0)->time);

        fixture.stage.setPaused(false);
        QTRY_VERIFY(fixture.isIdle());
        QVERIFY(fixture.shows(2));
        QCOMPARE(fixture.shown.size(), std::size_t(2)); // what came meanwhile in one step
        QCOMPARE(fixture.recorded.size(), std::size_t(3));

        fixture.take(3);
        QTRY_VERIFY(fixture.isIdle());
        QVERIFY(fixture.shows(3));
        QCOMPARE(fixture.recorded.back(), fixture.shown.back());
    }

    void whatIsPausedBeforeItIsShownIsNotShown()
    {
        Fixture fixture;
        fixture.take(0);
        QTRY_VERIFY(fixture.isIdle());
        fixture.take(1);
        fixture.stage.setPaused(true);
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(2));
        QVERIFY(fixture.shows(0));
        fixture.stage.setPaused(false);
        fixture.stage.setPaused(true);
        fixture.stage.setPaused(false);
        QTRY_VERIFY(fixture.isIdle());
        QVERIFY(fixture.shows(1));
    }

    void aListThatIsNotKnownKeepsItsRows()
    {
        Fixture fixture;
        fixture.take(0);
        auto unknown = std::make_shared<ClusterSnapshot>(*snapshotAt(1));
        unknown->partitions.front().queues.reset();
        fixture.stage.take(unknown, "default");
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(2));
        QVERIFY(quotadeck::test::isEmpty(fixture.recorded.back()->delta.queues));
        QTRY_VERIFY(fixture.isIdle());
        QVERIFY(fixture.shows(0));

        auto fewer = std::make_shared<ClusterSnapshot>(*snapshotAt(0));
        fewer->partitions.front().queues->resize(1);
        fixture.stage.take(fewer, "default");
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(3));
        QTRY_VERIFY(fixture.isIdle());
        QCOMPARE(fixture.table.size(), std::size_t(1));
        QCOMPARE(fixture.recorded.back()->delta.queues.removed.size(), allQueues() - 1);
    }

    void anotherPartitionReplacesAllRows()
    {
        Fixture fixture;
        fixture.take(0);
        fixture.stage.take(renamed(snapshotAt(1), "gpu"), "gpu");
        QTRY_VERIFY(fixture.isIdle());
        QCOMPARE(fixture.events,
                 QStringList({"recorded", "shown", "first", "cleared", "recorded", "shown", "first"}));
        QCOMPARE(fixture.stage.partition(), std::string("gpu"));
        QCOMPARE(fixture.recorded.back()->delta.queues.upserted.size(), allQueues());
        QVERIFY(fixture.recorded.back()->delta.queues.removed.empty());
        QVERIFY(fixture.shows(1));
    }

    void aPartitionThatIsGoneLeavesNoRows()
    {
        Fixture fixture;
        fixture.take(0);
        fixture.stage.take(renamed(snapshotAt(1), "gpu"), "default");
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(2));
        QTRY_VERIFY(fixture.isIdle());
        QVERIFY(fixture.table.empty());
        QVERIFY(!fixture.events.contains(QStringLiteral("cleared")));
    }

    void aGapHasItsPlaceBetweenTheSnapshots()
    {
        Fixture fixture;
        fixture.take(0);
        fixture.take(1);
        fixture.stage.markGap(snapshotAt(1)->time);
        fixture.take(2);
        QTRY_VERIFY(fixture.isIdle());
        QCOMPARE(
            fixture.events,
            QStringList({"recorded", "shown", "first", "recorded", "shown", "gap", "recorded", "shown"}));
    }

    void afterARewindAllIsNewButTheScreenChangesByADifference()
    {
        Fixture fixture;
        fixture.take(4);
        fixture.stage.rewind();
        fixture.take(2);
        QTRY_VERIFY(fixture.isIdle());
        QCOMPARE(fixture.events, QStringList({"recorded", "shown", "first", "rewound", "recorded", "shown"}));
        QCOMPARE(fixture.recorded.back()->delta.queues.upserted.size(), allQueues());
        QVERIFY(fixture.shown.back()->earlier);
        QVERIFY(fixture.shows(2));
    }

    void aMomentThatIsShownAgainIsNotRecordedAgain()
    {
        Fixture fixture;
        fixture.stage.begin(Stage::Moments::Again);
        fixture.take(0);
        fixture.take(1);
        fixture.take(0);
        QTRY_COMPARE(fixture.shown.size(), std::size_t(3));
        QVERIFY(fixture.shows(0));
        QCOMPARE(fixture.recorded.size(), std::size_t(2));
        fixture.take(2);
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(3));
        QCOMPARE(fixture.recorded.back()->earlier, fixture.recorded[1]->snapshot);
    }

    void anotherSourceDropsWhatWaits()
    {
        Fixture fixture;
        fixture.take(0);
        QTRY_VERIFY(fixture.isIdle());
        fixture.take(1);
        fixture.take(2);
        fixture.events.clear();
        fixture.stage.begin(Stage::Moments::Once);
        QCOMPARE(fixture.events, QStringList({"cleared"}));
        QVERIFY(fixture.table.empty());
        QVERIFY(fixture.stage.isEmpty());
        QVERIFY(!fixture.stage.shownSnapshot());
        fixture.take(3);
        QTRY_VERIFY(fixture.isIdle());
        QCOMPARE(fixture.events, QStringList({"cleared", "recorded", "shown", "first"}));
        QVERIFY(fixture.shows(3));
    }

    void aReceiverMayBeginAnotherSource()
    {
        Fixture fixture;
        connect(&fixture.stage, &Stage::recorded, this,
                [&fixture] { fixture.stage.begin(Stage::Moments::Once); });
        fixture.take(0);
        QTRY_COMPARE(fixture.recorded.size(), std::size_t(1));
        QCoreApplication::processEvents();
        QVERIFY(fixture.shown.empty());
        QVERIFY(fixture.stage.isEmpty());
    }

    void aSourceIsToldWhenManySnapshotsWait()
    {
        Fixture fixture;
        const QSignalSpy behind(&fixture.stage, &Stage::behindChanged);
        for (int step = 0; step < 12; ++step)
            fixture.take(step);
        QVERIFY(fixture.stage.isBehind());
        QCOMPARE(behind.count(), 1);
        QTRY_VERIFY(fixture.isIdle());
        QVERIFY(!fixture.stage.isBehind());
        QCOMPARE(behind.count(), 2);
    }
};

QUOTADECK_TEST(TestStage, QCoreApplication)
} // namespace tst_stage

#include "tst_stage.moc"
