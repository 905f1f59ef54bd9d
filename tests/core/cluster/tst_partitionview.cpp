// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partitionview.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_partitionview {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QueueInfo& queueInfoAt(const PartitionSnapshot& snapshot, const char* path)
{
    return *std::ranges::find(*snapshot.queues, QueuePath(path), &QueueInfo::path);
}
} // namespace

class TestPartitionView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsQueuesWithWhatTheyHold() // REST-12
    {
        TestPartition test(
            "placementrules: [{name: provided, create: true}], "
            + openRoot("childtemplate: {maxapplications: 4}, queues: [{name: a, maxapplications: 7, "
                       "properties: {priority.offset: '5'}, resources: {max: {memory: 40}, guaranteed: "
                       "{memory: 10}}}]"));
        test.submit("app1", "root.a");
        test.run("app1", "p1", memory(10));
        test.run("app1", "p2", memory(90)); // denied
        test.submit("app2", "root.dyn");
        test.update(openRoot("queues: [{name: b}]"));

        const auto snapshot = cluster::partitionSnapshot(test.partition, "mycluster");

        const QueueInfo& root = snapshot.queues->front();
        QCOMPARE(root.partition, std::string("default"));
        QVERIFY(root.parent.isEmpty());
        QCOMPARE(root.max, std::optional(Resource{{"memory", 1000}, {"vcore", 100}}));
        QVERIFY(!root.absUsedCapacity);
        QCOMPARE(root.status, std::string("Active"));
        const QueueInfo& a = queueInfoAt(snapshot, "root.a");
        QCOMPARE(a.status, std::string("Draining"));
        QVERIFY(a.isLeaf && a.isManaged && a.partition.empty());
        QCOMPARE(a.parent, QueuePath("root"));
        QCOMPARE(a.allocated, std::optional(memory(10)));
        QCOMPARE(a.pending, std::optional(memory(90)));
        QCOMPARE(a.headroom->find("memory"), std::optional<Quantity>(30));
        QCOMPARE(a.absUsedCapacity, std::optional(memory(25)));
        QCOMPARE(a.guaranteed, std::optional(memory(10)));
        QCOMPARE(a.maxRunningApps, std::uint64_t{7});
        QCOMPARE(a.runningApps, std::uint64_t{1});
        QCOMPARE(a.currentPriority, 5);
        QCOMPARE(root.currentPriority, 5);
        const QueueInfo& dynamic = queueInfoAt(snapshot, "root.dyn");
        QVERIFY(!dynamic.isManaged);
        QCOMPARE(dynamic.maxRunningApps, std::uint64_t{4});
        QVERIFY(!dynamic.allocated && !dynamic.pending); // left out when empty: REST-7
    }

    void showsPolicies() // section 2.3
    {
        const auto tree
            = queueTree("queues: [{name: a, properties: {application.sort.policy: fair, "
                        "application.sort.priority: disabled, priority.policy: fence, priority.offset: "
                        "'-7', preemption.policy: fence, preemption.delay: 90s, quota.preemption.delay: "
                        "1h}}, {name: b, properties: {preemption.policy: disabled, preemption.delay: x}}]");
        const QueueInfo a = cluster::queueInfo(queueAt(tree, "root.a"));
        QCOMPARE(a.sortingPolicy, std::string("fair"));
        QVERIFY(!a.prioritySorting && a.isPriorityFence && a.isPreemptionFence && a.preemptionEnabled);
        QCOMPARE(a.priorityOffset, -7);
        QCOMPARE(a.preemptionDelay, std::string("1m30s"));
        QCOMPARE(a.quotaPreemptionDelay, std::string("1h0m0s"));
        const QueueInfo b = cluster::queueInfo(queueAt(tree, "root.b"));
        QCOMPARE(b.sortingPolicy, std::string("fifo"));
        QVERIFY(!b.preemptionEnabled && b.prioritySorting);
        QCOMPARE(b.preemptionDelay, std::string("30s"));
        QCOMPARE(b.quotaPreemptionDelay, std::string("0s"));
    }

    void showsApplications() // REST-15, REST-16
    {
        TestPartition test(openRoot("queues: [{name: a, resources: {max: {memory: 10}}}]"));
        test.submit("app1", "root.a", owner("bob", {GroupName("dev")}));
        test.now = after(1);
        test.run("app1", "p1", memory(8));
        test.run("app1", "p2", memory(5));
        test.run("app1", "p0", memory(1));
        QVERIFY(test.partition.addRequest(ApplicationId("app1"), podOf("p9", memory(1), 3), test.now));
        QVERIFY(test.partition.preempt(ApplicationId("app1"), "p1"));

        const auto snapshot = cluster::partitionSnapshot(test.partition, "mycluster");

        const ApplicationInfo& app = snapshot.applications->at(0);
        QCOMPARE(app.used, std::optional(memory(9)));
        QCOMPARE(app.pending, std::optional(memory(6)));
        QCOMPARE(app.state, std::string("Running"));
        QCOMPARE(app.partition, std::string("default"));
        QCOMPARE(app.queue, QueuePath("root.a"));
        QCOMPARE(app.groups, std::vector{GroupName("dev")});
        QCOMPARE(app.submissionTime, after(0).time_since_epoch().count());
        QCOMPARE(app.startTime, std::int64_t{1'700'000'001'000});
        QCOMPARE(app.stateLog.size(), std::size_t{2});
        QCOMPARE(app.maxRequestPriority, 3);
        QCOMPARE(app.allocations.size(), std::size_t{2});
        QCOMPARE(app.allocations.at(0).key, std::string("p0"));
        const AllocationInfo& first = app.allocations.at(1);
        QVERIFY(first.preempted);
        QCOMPARE(first.nodeId, std::string("n1"));
        QCOMPARE(first.priority, std::string("0"));
        QCOMPARE(first.allocationDelay, std::int64_t{1'000'000'000});
        QCOMPARE(app.requests.size(), std::size_t{2});
        QCOMPARE(app.requests.at(0).log.at(0).message, std::string("Not enough queue quota"));
        QVERIFY(app.requests.at(0).schedulingAttempted && !app.requests.at(1).schedulingAttempted);
    }

    void showsTheRestOfThePartition() // REST-11, REST-13, REST-17
    {
        TestPartition test(
            "nodesortpolicy: {type: binpacking, resourceweights: {memory: 2.0}}, preemption: {enabled: "
            "false, quotapreemptionenabled: true}, "
            + openRoot("queues: [{name: a}]"));
        test.addNode("n0", memory(10));
        test.submit("app1", "root.a");
        test.submit("bad", "root.x");
        test.run("app1", "p1", memory(8));

        const auto snapshot = cluster::partitionSnapshot(test.partition, "mycluster");

        const PartitionInfo& info = snapshot.info;
        QCOMPARE(info.clusterId, std::string("mycluster"));
        QCOMPARE(info.state, std::string("Active"));
        QCOMPARE(info.nodeSortType, std::string("binpacking"));
        QCOMPARE(info.nodeSortWeights, (std::map<std::string, double>{{"memory", 2.0}}));
        QVERIFY(!info.preemptionEnabled && info.quotaPreemptionEnabled == true);
        QCOMPARE(info.applications,
                 (std::map<std::string, std::int64_t>{{"Rejected", 1}, {"Running", 1}, {"total", 2}}));
        QCOMPARE(info.totalContainers, std::int64_t{1});
        QCOMPARE(info.totalNodes, std::int64_t{2});
        QCOMPARE(info.usedCapacity, std::optional(memory(8)));
        QCOMPARE(snapshot.nodes->at(0).id, std::string("n0"));
        QCOMPARE(snapshot.nodes->at(0).utilized, std::optional(memory(80)));
        QCOMPARE(snapshot.nodes->at(0).allocations.at(0).key, std::string("p1"));
        QCOMPARE(usageOf(*snapshot.users, "bob", "root.a"), QString("8/1"));
        QVERIFY(snapshot.groups->empty());
    }
};

QUOTADECK_TEST(TestPartitionView, NoApplication)
} // namespace tst_partitionview

#include "tst_partitionview.moc"
