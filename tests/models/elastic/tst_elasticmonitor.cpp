// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticmonitor.h"
#include "models/elastic/elastictreemodel.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_elasticmonitor {
using namespace quotadeck;
using models::ElasticMonitor;
using models::ElasticTreeModel;

namespace {

elastic::QuotaSnapshotPtr snapshotWith(Quantity total)
{
    auto snapshot = std::make_shared<elastic::QuotaSnapshot>();
    snapshot->total.set("gpu", total);
    for (const char* name : {"a", "b"}) {
        elastic::QuotaObject& object = snapshot->objects.emplace_back();
        object.group.name = name;
        object.group.max = {{"gpu", 10}};
        object.group.min = {{"gpu", 2}};
        object.status.childRequest = Resource{{"gpu", 10}};
        object.status.used = Resource{{"gpu", 1}};
        object.status.runtime = Resource{{"gpu", total / 2}};
    }
    return snapshot;
}

/// -1: nothing is known.
Quantity runtimeOf(const models::ElasticStatePtr& state, const char* group)
{
    return state
        ? models::elasticFigures(*state, *state->find(group), ResourceType("gpu")).runtime.value_or(-1)
        : -1;
}

Quantity runtimeOf(const ElasticMonitor& monitor, const char* group)
{
    return runtimeOf(monitor.state(), group);
}
} // namespace

/// What follows a cluster's elastic quotas.
class TestElasticMonitor : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theNewestSnapshotCounts()
    {
        ElasticMonitor monitor;
        monitor.setSource(SourceKind::Simulator, QStringLiteral("test"));
        for (const Quantity total : {8, 10, 12, 14})
            monitor.setSnapshot(snapshotWith(total));
        QTRY_VERIFY(monitor.state() && runtimeOf(monitor, "a") == 7);
        QVERIFY(monitor.state()->differences.empty());
    }

    void whilePausedWhatIsShownStays()
    {
        ElasticMonitor monitor;
        monitor.setSource(SourceKind::Simulator, QStringLiteral("test"));
        monitor.setSnapshot(snapshotWith(8));
        QTRY_VERIFY(monitor.state() != nullptr);
        const auto shown = monitor.state();
        monitor.setPaused(true);
        monitor.setSnapshot(snapshotWith(12));
        QCOMPARE(monitor.state(), shown);
        monitor.setPaused(false);
        QTRY_COMPARE(runtimeOf(monitor, "a"), Quantity{6});
    }

    void anEarlierMomentIsShownWhileWhatComesIsKept()
    {
        ElasticMonitor monitor;
        monitor.setSource(SourceKind::Rest, QStringLiteral("test"));
        monitor.showPast(snapshotWith(6)); // before anything of the present
        QTRY_VERIFY(monitor.state() && runtimeOf(monitor, "a") == 3);
        QVERIFY(monitor.isPast());
        const auto shown = monitor.state();
        monitor.setSnapshot(snapshotWith(8));
        monitor.setPaused(true); // the display of the present, that is
        QCOMPARE(monitor.state(), shown);
        monitor.showPast(snapshotWith(4));
        QTRY_COMPARE(runtimeOf(monitor, "a"), Quantity{2});
        monitor.showPast(nullptr); // not known then, which is not the present
        QVERIFY(!monitor.state());
        monitor.setPaused(false);
        QVERIFY(!monitor.state());
        monitor.showLatest();
        QTRY_VERIFY(monitor.state() && runtimeOf(monitor, "a") == 4);
        QVERIFY(!monitor.isPast());
    }

    void theNewestStandBesideAnEarlierMoment()
    {
        ElasticMonitor monitor;
        monitor.setSource(SourceKind::Rest, QStringLiteral("test"));
        monitor.setSnapshot(snapshotWith(8));
        QTRY_COMPARE(runtimeOf(monitor, "a"), Quantity{4});
        QVERIFY(!monitor.present()); // it is what is shown
        QSignalSpy changed(&monitor, &ElasticMonitor::presentChanged);

        monitor.showPast(snapshotWith(4));
        QTRY_COMPARE(runtimeOf(monitor.present(), "a"), Quantity{4});
        QTRY_COMPARE(runtimeOf(monitor, "a"), Quantity{2});
        QCOMPARE(changed.count(), 1);
        monitor.showPast(snapshotWith(6)); // another moment, the same present
        QTRY_COMPARE(runtimeOf(monitor, "a"), Quantity{3});
        QCOMPARE(changed.count(), 1);

        for (const Quantity total : {10, 12, 14})
            monitor.setSnapshot(snapshotWith(total));
        QTRY_COMPARE(runtimeOf(monitor.present(), "a"), Quantity{7});
        QCOMPARE(runtimeOf(monitor, "a"), Quantity{3});
        monitor.setSnapshot(snapshotWith(16));
        monitor.setSnapshot(nullptr); // while one is being solved
        QVERIFY(!monitor.present());
        monitor.setSnapshot(snapshotWith(12));
        QTRY_COMPARE(runtimeOf(monitor.present(), "a"), Quantity{6});

        monitor.showLatest();
        QVERIFY(!monitor.present());
        QTRY_COMPARE(runtimeOf(monitor, "a"), Quantity{6});
        monitor.showPast(snapshotWith(4));
        QTRY_VERIFY(monitor.present() != nullptr);
        monitor.setSource(SourceKind::Rest, QStringLiteral("other"));
        QVERIFY(!monitor.present());
    }

    void aTotalThatIsGivenCountsForBothMoments()
    {
        ElasticMonitor monitor;
        monitor.setSource(SourceKind::Rest, QStringLiteral("test"));
        auto silent = std::make_shared<elastic::QuotaSnapshot>(*snapshotWith(8));
        silent->total = {};
        monitor.setSnapshot(silent);
        monitor.showPast(silent);
        QTRY_VERIFY(monitor.state() && monitor.present());
        QCOMPARE(runtimeOf(monitor.present(), "a"), Quantity{-1});
        monitor.setTotal(ResourceType("gpu"), 12);
        QTRY_COMPARE(runtimeOf(monitor.present(), "a"), Quantity{6});
        QTRY_COMPARE(runtimeOf(monitor, "a"), Quantity{6});
    }

    void aMomentOfARecordingMayHaveNone()
    {
        ElasticMonitor monitor;
        monitor.setSource(SourceKind::Recording, QStringLiteral("test"));
        monitor.setSnapshot(snapshotWith(8));
        QTRY_VERIFY(monitor.state() != nullptr);
        monitor.setSnapshot(snapshotWith(10));
        monitor.setSnapshot(nullptr); // while one is being solved
        QVERIFY(!monitor.state());
        monitor.setSnapshot(snapshotWith(12));
        QTRY_VERIFY(monitor.state() && runtimeOf(monitor, "a") == 6);
    }

    void aTotalThatIsNotToldCanBeGiven() // and what is told counts
    {
        ElasticMonitor monitor;
        monitor.setSource(SourceKind::Rest, QStringLiteral("test"));
        auto silent = std::make_shared<elastic::QuotaSnapshot>(*snapshotWith(8));
        silent->total = {};
        monitor.setSnapshot(silent);
        QTRY_VERIFY(monitor.state() != nullptr);
        QCOMPARE(runtimeOf(monitor, "a"), Quantity{-1}); // unknown, not 0
        monitor.setTotal(ResourceType("gpu"), 20);
        QTRY_COMPARE(runtimeOf(monitor, "a"), Quantity{10});
        QCOMPARE(monitor.state()->differences.size(), std::size_t{2}); // reported 4, ours 10
    }

    /// EQ-54: what the tree takes is not told, so neither ours nor a difference to it is known.
    void fromWhatIsNotKnownNothingDiffers()
    {
        ElasticMonitor monitor;
        monitor.setSource(SourceKind::Rest, QStringLiteral("test"));
        auto snapshot = std::make_shared<elastic::QuotaSnapshot>(*snapshotWith(8));
        snapshot->objects[1].group.treeId = "pool";
        snapshot->objects[1].group.isTreeRoot = true;
        monitor.setSnapshot(snapshot);
        QTRY_VERIFY(monitor.state() != nullptr);
        QCOMPARE(runtimeOf(monitor, "a"), Quantity{-1});
        QVERIFY(monitor.state()->differences.empty());
    }

    void onlyASimulatedClusterTakesChanges() // V4
    {
        ElasticMonitor monitor;
        const auto setMax = [](Quantity amount) {
            return [amount](elastic::QuotaGroup& group) { group.max.set("gpu", amount); };
        };
        QSignalSpy applied(&monitor, &ElasticMonitor::applyRequested);
        QSignalSpy refused(&monitor, &ElasticMonitor::changeRefused);
        for (const SourceKind kind : {SourceKind::Rest, SourceKind::Simulator}) {
            monitor.setSource(kind, QStringLiteral("test"));
            monitor.setSnapshot(snapshotWith(8));
            QTRY_VERIFY(monitor.state() != nullptr);
            monitor.change("a", setMax(5));
            monitor.change("a", setMax(1)); // below min
        }
        QCOMPARE(applied.count(), 1);
        QVERIFY(applied.front().front().toString().contains(QStringLiteral("gpu: \"5\"")));
        QCOMPARE(refused.count(), 1);
    }

    void reportedAndOursStandSideBySide()
    {
        ElasticMonitor monitor;
        ElasticTreeModel model;
        monitor.setSource(SourceKind::Rest, QStringLiteral("test"));
        auto odd = std::make_shared<elastic::QuotaSnapshot>(*snapshotWith(8));
        odd->objects.front().status.runtime.reset(); // EQ-98: unknown
        odd->objects.back().status.runtime = Resource{{"gpu", 1}};
        monitor.setSnapshot(odd);
        QTRY_VERIFY(monitor.state() != nullptr);
        model.setState(monitor.state(), ResourceType("gpu"));
        const auto cell
            = [&model](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(model.headerData(ElasticTreeModel::SavedRuntimeColumn, Qt::Horizontal, Qt::DisplayRole)
                     .toString(),
                 QStringLiteral("Reported"));
        QCOMPARE(cell(0, ElasticTreeModel::SavedRuntimeColumn), QStringLiteral("unknown"));
        QCOMPARE(cell(0, ElasticTreeModel::RuntimeColumn), QStringLiteral("4"));
        QCOMPARE(cell(1, ElasticTreeModel::SavedRuntimeColumn), QStringLiteral("1"));
        QVERIFY(cell(1, ElasticTreeModel::NotesColumn).contains(QStringLiteral("cluster reports 1")));
    }
};

QUOTADECK_TEST(TestElasticMonitor, QCoreApplication)
} // namespace tst_elasticmonitor

#include "tst_elasticmonitor.moc"
