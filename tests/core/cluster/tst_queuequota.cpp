// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queue.h"
#include "core/resource/resourceops.h"
#include "tests/core/cluster/queuetext.h"
#include "tests/core/cluster/treeallocation.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <random>

namespace tst_queuequota {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::QueueTree;

namespace {
const QueuePath kA("root.a");
const QueuePath kB("root.a.b");
const ApplicationId kApp1("app1");
const ApplicationId kApp2("app2");

std::optional<Quantity> memoryOf(const std::optional<Resource>& resource)
{
    return resource ? resource->find("memory") : std::nullopt;
}

/// The seed's example: a parent with 900 and three children, two of them with 750 (QUE-25).
QueueTree seedTree()
{
    auto tree = queueTree("queues: [{name: parent, resources: {max: {memory: 900}}, queues: [{name: child1}, "
                          "{name: child2, resources: {max: {memory: 750}}}, "
                          "{name: child3, resources: {max: {memory: 750}}}]}]");
    tree.setCapacity(memory(5000));
    return tree;
}
} // namespace

class TestQueueQuota : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aTypeThatNoNodeOffersIsDeniedAtTheRoot() // 6.8 case 1, section 16 number 17
    {
        auto tree = queueTree("queues: [{name: a}]");
        tree.setCapacity(memory(100));

        const Decision decision = tryAllocate(tree, kA, Resource{{"memory", 1}, {"gpu", 1}});

        QCOMPARE(decision.denial->queue, QueuePath("root"));
        QCOMPARE(decision.denial->type, std::optional(ResourceType("gpu")));
        QVERIFY(queueAt(tree, "root.a").allocated.entries().empty());
        QVERIFY(tryAllocate(tree, kA, Resource{{"memory", 1}, {"gpu", 0}}).isAllowed());
    }

    void headroomIsTheSmallestOnTheWayUp() // 6.8 case 2, QUE-22
    {
        auto tree = queueTree("queues: [{name: a, resources: {max: {memory: 10}}, queues: "
                              "[{name: b, resources: {max: {memory: 5}}}, {name: c}]}]");
        tree.allocate(kB, memory(2));
        tree.allocate(QueuePath("root.a.c"), memory(6));

        QCOMPARE(memoryOf(headroom(queueAt(tree, "root.a.b"))), std::optional<Quantity>(2));
        QVERIFY(!headroom(tree.root())); // no nodes
    }

    void onlyTheTypesOfTheRequestAreLookedAt() // 6.8 case 3, QUE-26
    {
        auto tree = queueTree("queues: [{name: a, resources: {max: {memory: 10, vcore: 1}}}]");
        tree.setCapacity(Resource{{"memory", 100}, {"vcore", 5000}});
        tree.allocate(kA, memory(12)); // as after a recovery: QUE-24

        QCOMPARE(memoryOf(headroom(queueAt(tree, "root.a"))), std::optional<Quantity>(-2));
        QVERIFY(tryAllocate(tree, kA, Resource{{"vcore", 500}}).isAllowed());
        QVERIFY(!tryAllocate(tree, kA, Resource{{"vcore", 500}, {"memory", 1}}).isAllowed());
    }

    void anUnconditionalAllocationReachesEveryLevel() // QUE-24, ENF-21
    {
        auto tree = queueTree("queues: [{name: a, resources: {max: {memory: 1}}, queues: [{name: b}]}]");

        tree.allocate(kB, memory(7));
        tree.allocate(kB, memory(-2)); // a pod that was made smaller

        for (const cluster::Queue* queue : tree.queues())
            QCOMPARE(queue->allocated, memory(5));
    }

    void effectiveMaximaAreMergedByType() // QUE-23
    {
        auto tree = queueTree(
            "queues: [{name: a, resources: {max: {memory: 50, gpu: 2}}, queues: "
            "[{name: b, resources: {max: {memory: 80, vcore: 1}}}]}, {name: free, queues: [{name: x}]}]");
        const cluster::Queue& b = queueAt(tree, "root.a.b");
        QVERIFY(!effectiveMax(queueAt(tree, "root.free.x")));

        tree.setCapacity(Resource{{"memory", 20}, {"pods", 9}});

        QCOMPARE(effectiveMax(b),
                 std::optional(Resource{{"gpu", 2}, {"memory", 20}, {"pods", 9}, {"vcore", 1000}}));
        QCOMPARE(maxSet(b), std::optional(Resource{{"gpu", 2}, {"memory", 50}, {"vcore", 1000}}));
        QVERIFY(!maxSet(queueAt(tree, "root.free.x")));
        QVERIFY(!maxSet(tree.root()));
    }

    void theMeasureOfSharesIsOverriddenFromTheRootDown() // QUE-65
    {
        auto tree = queueTree("queues: [{name: a, resources: {max: {memory: 50, gpu: 2}}, queues: [{name: b, "
                              "resources: {max: {memory: 80}}}]}]");
        QVERIFY(!fairMax(queueAt(tree, "root.a.b"))); // nothing to measure by without nodes

        tree.setCapacity(Resource{{"memory", 20}, {"pods", 9}});

        QCOMPARE(fairMax(queueAt(tree, "root.a.b")),
                 std::optional(Resource{{"gpu", 2}, {"memory", 80}, {"pods", 9}}));
    }

    void theSeedsQueuesShareNineHundred() // QUE-25: any split is right, the total is 900
    {
        const std::array<QueuePath, 3> children{QueuePath("root.parent.child1"),
                                                QueuePath("root.parent.child2"),
                                                QueuePath("root.parent.child3")};
        std::mt19937_64 random(25);
        for (int run = 0; run < 50; ++run) {
            auto tree = seedTree();
            std::array<bool, 3> isFull{};
            while (!(isFull[0] && isFull[1] && isFull[2])) {
                const std::size_t child = random() % 3;
                isFull.at(child) = !tryAllocate(tree, children.at(child), memory(10)).isAllowed();
            }
            QCOMPARE(queueAt(tree, "root.parent").allocated, memory(900));
            QVERIFY(queueAt(tree, "root.parent.child2").allocated.valueOr0(ResourceType("memory")) <= 750);
            QVERIFY(queueAt(tree, "root.parent.child3").allocated.valueOr0(ResourceType("memory")) <= 750);
        }
    }

    void theSeedsThreeDistributions() // QUE-25, seed 003
    {
        auto all = seedTree();
        QVERIFY(tryAllocate(all, QueuePath("root.parent.child1"), memory(900)).isAllowed());
        QCOMPARE(tryAllocate(all, QueuePath("root.parent.child2"), memory(1)).denial->queue,
                 QueuePath("root.parent"));

        auto even = seedTree();
        for (const char* child : {"root.parent.child1", "root.parent.child2", "root.parent.child3"})
            QVERIFY(tryAllocate(even, QueuePath(child), memory(300)).isAllowed());
        QVERIFY(!tryAllocate(even, QueuePath("root.parent.child1"), memory(1)).isAllowed());

        auto maxedOut = seedTree();
        QCOMPARE(tryAllocate(maxedOut, QueuePath("root.parent.child2"), memory(751)).denial->queue,
                 QueuePath("root.parent.child2"));
        QVERIFY(tryAllocate(maxedOut, QueuePath("root.parent.child2"), memory(750)).isAllowed());
        QVERIFY(tryAllocate(maxedOut, QueuePath("root.parent.child3"), memory(150)).isAllowed());
        QVERIFY(!tryAllocate(maxedOut, QueuePath("root.parent.child3"), memory(1)).isAllowed());
    }

    void theNumberOfApplicationsIsAskedFromTheRootDown() // ENF-10
    {
        auto tree = queueTree("maxapplications: 1, queues: [{name: a, maxapplications: 1}, {name: c}]");
        tree.addRunning(kA, kApp1);

        QCOMPARE(canRun(queueAt(tree, "root.a"), kApp2).denial->queue, QueuePath("root"));
        QCOMPARE(canRun(queueAt(tree, "root.c"), kApp2).denial->queue, QueuePath("root"));
    }

    void anApplicationThatLeavesNoLongerCounts() // QUE-31
    {
        auto tree = queueTree("queues: [{name: a, maxapplications: 1}]");
        tree.addApplication(kA, kApp1);
        tree.addAllocating(kA, kApp1);
        QVERIFY(!canRun(queueAt(tree, "root.a"), kApp2).isAllowed());

        tree.removeApplication(kA, kApp1);

        QVERIFY(canRun(queueAt(tree, "root.a"), kApp2).isAllowed());
        QVERIFY(tree.root().allocatingAccepted.empty());
        QVERIFY(queueAt(tree, "root.a").applications.empty());
    }
};

QUOTADECK_TEST(TestQueueQuota, NoApplication)
} // namespace tst_queuequota

#include "tst_queuequota.moc"
