// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/overview/overviewsession.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_overviewsession {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;

namespace {
/// A cluster with one queue of at most @p max, of which @p used are used.
SnapshotPtr snapshotAt(std::chrono::seconds time, Quantity used, bool isHealthy = true, Quantity max = 10)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(time);
    snapshot->health = HealthInfo{isHealthy, {{"scheduling", isHealthy, "scheduling works", {}}}};
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    partition.info.capacity = Resource{{"vcore", 100}};
    QueueInfo queue;
    queue.path = QueuePath("root.a");
    queue.parent = QueuePath("root");
    queue.allocated = Resource{{"vcore", used}};
    queue.max = Resource{{"vcore", max}};
    partition.queues = {queue};
    return snapshot;
}

SnapshotUpdate updateTo(const SnapshotPtr& snapshot)
{
    SnapshotUpdate update;
    update.snapshot = snapshot;
    update.partition = "default";
    return update;
}

QString cell(const LiveTreeModel& model, int column)
{
    return model.index(0, column).data().toString();
}
} // namespace

class TestOverviewSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tablesFollowSnapshots()
    {
        OverviewSession session;
        test::ModelGuard guard(&session.limits);
        QVERIFY(!session.digest());
        session.take(snapshotAt(1000s, 5), "default", EventMarks());
        QTRY_VERIFY(session.digest());
        QCOMPARE(cell(session.limits, LimitUseModel::NameColumn), "root.a");
        QCOMPARE(cell(session.limits, LimitUseModel::ShareColumn), "50%");
        QCOMPARE(cell(session.limits, LimitUseModel::TrendColumn), "–");
        QCOMPARE(cell(session.health, HealthModel::ResultColumn), "passed");
        session.take(snapshotAt(1100s, 8, false), "default", EventMarks());
        QTRY_COMPARE(cell(session.limits, LimitUseModel::ShareColumn), "80%");
        QCOMPARE(cell(session.limits, LimitUseModel::TrendColumn), "+30%");
        QCOMPARE(cell(session.health, HealthModel::ResultColumn), "failed");
        QVERIFY(!session.digest()->waiting); // not reported
        session.clear();
        QVERIFY(!session.digest());
        QCOMPARE(session.limits.rowCount(), 0);
    }

    void aUnitOfBothAmountsIsWrittenOnce_data()
    {
        QTest::addColumn<Quantity>("used");
        QTest::addColumn<QString>("text");
        QTest::newRow("same") << (Quantity(144) << 30) << "memory 144 of 180 GiB";
        QTest::newRow("another") << (Quantity(512) << 20) << "memory 512 MiB of 180 GiB";
    }
    void aUnitOfBothAmountsIsWrittenOnce()
    {
        QFETCH(Quantity, used);
        auto snapshot = std::make_shared<ClusterSnapshot>(*snapshotAt(1000s, 5));
        QueueInfo& queue = snapshot->partitions.front().queues->front();
        queue.allocated = Resource{{"memory", used}};
        queue.max = Resource{{"memory", Quantity(180) << 30}};
        OverviewSession session;
        session.take(snapshot, "default", EventMarks());
        QTRY_VERIFY(session.digest());
        QTEST(cell(session.limits, LimitUseModel::UsedColumn), "text");
    }

    void steadyGrowthHasATimeToTheLimit()
    {
        OverviewSession session;
        test::ModelGuard guard(&session.limits);
        for (int i = 0; i <= 12; ++i) {
            session.take(snapshotAt(1000s + i * 30s, 1000 + 500 * i, true, 10'000), "default", EventMarks());
            QTRY_COMPARE(session.digest() ? session.digest()->time : SystemTime(),
                         SystemTime(1000s + i * 30s));
            QCOMPARE(cell(session.limits, LimitUseModel::ForecastColumn).isEmpty(), i < 9);
        }
        // 3 of 10 vcores are missing, and half of one is added every 30 seconds.
        QCOMPARE(cell(session.limits, LimitUseModel::ForecastColumn), QStringLiteral("≈ 3 min"));
        const QString toolTip
            = session.limits.index(0, LimitUseModel::ForecastColumn).data(Qt::ToolTipRole).toString();
        QVERIFY2(toolTip.contains("90%") && toolTip.contains("Theil-Sen") && toolTip.contains("6 min"),
                 qPrintable(toolTip));
    }

    void theNewestOfManySnapshotsIsShown()
    {
        OverviewSession session;
        QSignalSpy changed(&session, &OverviewSession::changed);
        for (int i = 0; i <= 9; ++i)
            session.take(snapshotAt(1000s + i * 1s, i), "default", EventMarks());
        QTRY_COMPARE(cell(session.limits, LimitUseModel::ShareColumn), "90%");
        QCOMPARE(changed.count(), 2); // the first, and the newest of those that came meanwhile
    }

    void anotherSourceDropsWhatIsBeingRead()
    {
        OverviewSession session;
        session.take(snapshotAt(1000s, 5), "default", EventMarks());
        session.clear();
        session.take(snapshotAt(10s, 7), "default", EventMarks());
        QSignalSpy changed(&session, &OverviewSession::changed);
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(cell(session.limits, LimitUseModel::ShareColumn), "70%");
    }

    /// Also while an older moment is on screen.
    void changesAreThoseOfTheHourBefore()
    {
        EventMarks marks;
        marks.record(updateTo(snapshotAt(100s, 5)));
        marks.record(updateTo(snapshotAt(200s, 5, false)));
        marks.record(updateTo(snapshotAt(5000s, 5, true)));
        OverviewSession session;
        session.take(snapshotAt(5000s, 5), "default", marks);
        QTRY_COMPARE(session.changes.rowCount(), 1);
        QCOMPARE(cell(session.changes, ChangeListModel::ChangeColumn),
                 "Health check passed again: scheduling");
        session.take(snapshotAt(300s, 5), "default", marks);
        QTRY_COMPARE(cell(session.changes, ChangeListModel::ChangeColumn), "Health check failed: scheduling");
        QCOMPARE(session.changes.rowCount(), 1);
    }
};

QUOTADECK_TEST(TestOverviewSession, QCoreApplication)
} // namespace tst_overviewsession

#include "tst_overviewsession.moc"
