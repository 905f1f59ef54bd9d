// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nodes/nodeallocationmodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_nodeallocationmodel {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;
using quotadeck::test::dump;
using quotadeck::test::ModelGuard;

namespace {
constexpr std::chrono::nanoseconds kAllocated = 1000h;

AllocationInfo allocation(const char* key, const char* application)
{
    AllocationInfo info;
    info.key = key;
    info.applicationId = application;
    info.allocationTime = kAllocated.count();
    info.priority = "3";
    info.resource = Resource{{"memory", 1024}, {"vcore", 500}};
    return info;
}

/// A node "n1" of 4 vcore with @p own and a foreign allocation.
SnapshotPtr snapshotWith(std::vector<AllocationInfo> own)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(kAllocated + 5min);
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    ApplicationInfo application;
    application.id = ApplicationId("app-1");
    application.queue = QueuePath("root.a");
    application.user = UserName("sue");
    partition.applications = std::vector{application};
    NodeInfo node;
    node.id = "n1";
    node.capacity = Resource{{"memory", 1 << 20}, {"vcore", 4000}};
    node.allocations = std::move(own);
    AllocationInfo foreign = allocation("daemon", "");
    foreign.tags = {{"kubernetes.io/meta/namespace", "infra"}};
    foreign.resource = Resource{{"vcore", 100}};
    foreign.allocationTime = 0;
    foreign.priority.clear();
    node.foreignAllocations = {foreign};
    partition.nodes = std::vector{node};
    return snapshot;
}

SnapshotUpdate update(SnapshotPtr snapshot)
{
    return {.snapshot = std::move(snapshot), .partition = "default", .delta = {}};
}
} // namespace

class TestNodeAllocationModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void listsWhatRunsOnTheNode() // REST-16, REST-17
    {
        NodeAllocationModel model;
        ModelGuard guard(&model);
        model.setResource(QStringLiteral("vcore"));
        AllocationInfo named = allocation("key-1", "app-1");
        named.tags = {{"kubernetes.io/meta/podName", "driver"}, {"kubernetes.io/meta/namespace", "ns"}};
        AllocationInfo held = allocation("key-2", "app-unknown");
        held.placeholder = true;
        held.taskGroupName = "workers";
        AllocationInfo lost = allocation("key-3", "app-1");
        lost.preempted = true;
        model.apply(update(snapshotWith({named, held, lost})));
        QCOMPARE(model.rowCount(), 0); // no node is chosen

        model.setNode(QStringLiteral("n1"));

        QCOMPARE(
            dump(model),
            QStringList({"driver|Pod|app-1|root.a|sue|–|3|5 min|500m|memory 1 KiB, vcore 500m",
                         "key-2|Placeholder|app-unknown|–|–|workers|3|5 min|500m|memory 1 KiB, vcore 500m",
                         "key-3|Preempted|app-1|root.a|sue|–|3|5 min|500m|memory 1 KiB, vcore 500m",
                         "daemon|Foreign|–|–|–|–|–|–|100m|vcore 100m"}));
        QCOMPARE(model.applicationOf(model.idOf(model.index(0, 0))), QStringLiteral("app-1"));
        QCOMPARE(model.applicationOf(model.idOf(model.index(3, 0))), QString());
    }

    void dominantResourceIsThatOfTheNode()
    {
        NodeAllocationModel model;
        model.setNode(QStringLiteral("n1"));
        auto snapshot = std::make_shared<ClusterSnapshot>(*snapshotWith({allocation("key-1", "app-1")}));
        snapshot->partitions.front().nodes->front().allocated = Resource{{"memory", 1 << 19}, {"vcore", 500}};
        model.apply(update(snapshot));
        ModelGuard guard(&model);
        const auto used = [&model](int row) {
            return model.index(row, NodeAllocationModel::UsedColumn).data().toString();
        };
        QCOMPARE(used(0), QStringLiteral("memory 1 KiB"));
        QCOMPARE(used(1), QStringLiteral("memory 0 B")); // of the daemon

        model.setResource(QStringLiteral("vcore"));
        QCOMPARE(used(0), QStringLiteral("500m"));
        QCOMPARE(used(1), QStringLiteral("100m"));
    }

    void followsTheNodeByUpdates()
    {
        NodeAllocationModel model;
        model.setNode(QStringLiteral("n1"));
        model.apply(update(snapshotWith({allocation("key-1", "app-1"), allocation("key-2", "app-1")})));
        ModelGuard guard(&model);
        QSignalSpy changed(&model, &NodeAllocationModel::nodeChanged);
        const QPersistentModelIndex kept = model.index(1, 0);

        model.apply(update(snapshotWith({allocation("key-2", "app-1"), allocation("key-3", "app-1")})));

        QCOMPARE(changed.count(), 1);
        QCOMPARE(guard.removes.count(), 1);
        QCOMPARE(guard.inserts.count(), 1);
        QCOMPARE(kept.data().toString(), QStringLiteral("key-2"));
        QCOMPARE(model.rowCount(), 3);
    }

    void anotherNodeHasOtherRows()
    {
        NodeAllocationModel model;
        model.setNode(QStringLiteral("n1"));
        model.apply(update(snapshotWith({allocation("key-1", "app-1")})));
        QVERIFY(model.node());

        model.setNode(QStringLiteral("n2"));

        QVERIFY(!model.node());
        QCOMPARE(model.rowCount(), 0);
    }

    void staysWhileTheNodesAreNotReported()
    {
        NodeAllocationModel model;
        model.setNode(QStringLiteral("n1"));
        model.apply(update(snapshotWith({allocation("key-1", "app-1")})));
        auto silent = std::make_shared<ClusterSnapshot>(*snapshotWith({}));
        silent->partitions.front().nodes.reset();

        model.apply(update(silent));
        QCOMPARE(model.rowCount(), 2);

        model.apply(update(std::make_shared<ClusterSnapshot>())); // another source
        QCOMPARE(model.rowCount(), 0);
    }
};
QUOTADECK_TEST(TestNodeAllocationModel, QCoreApplication)
} // namespace tst_nodeallocationmodel

#include "tst_nodeallocationmodel.moc"
