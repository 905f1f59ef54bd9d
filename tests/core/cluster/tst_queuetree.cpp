// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queue.h"
#include "core/cluster/queuetree.h"
#include "core/resource/resourceops.h"
#include "tests/core/cluster/treeallocation.h"
#include "tests/support/queuetext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>

namespace tst_queuetree {
using namespace quotadeck;
using cluster::QueueTree;
using cluster::readQueueSpec;
using test::tryAllocate;

namespace {
const ApplicationId kApp1("app1");
const ApplicationId kApp2("app2");
const QueuePath kLeaf("root.p.a");

/// The tree of a root with the flow-style content @p root, with 100 memory, 10 vcore and 10 pods to give.
QueueTree treeWith(const std::string& root)
{
    const auto config
        = test::readQueueTree("partitions: [{name: default, queues: [{name: root, " + root + "}]}]");
    QueueTree tree(readQueueSpec(config).value());
    tree.setCapacity(Resource{{"memory", 100}, {"vcore", 10}, {"pods", 10}, {"gpu", 0}});
    return tree;
}

QueueTree quotaTree()
{
    return treeWith("queues: [{name: p, resources: {max: {memory: 50}}, queues: [{name: a, resources: "
                    "{max: {memory: 40, gpu: 0}, guaranteed: {memory: 10}}}, {name: b}]}]");
}

Resource memory(Quantity value)
{
    return {{"memory", value}};
}

std::vector<Resource> allocated(const QueueTree& tree)
{
    std::vector<Resource> result;
    for (const cluster::Queue* queue : tree.queues())
        result.push_back(queue->allocated);
    return result;
}

Denial denial(const char* queue, const char* type, Quantity used, Quantity asked, Quantity limit)
{
    return {
        DenialSubject::Queue, {}, QueuePath(queue), LimitOrigin::Own, ResourceType(type), used, asked, limit};
}
} // namespace

class TestQueueTree : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void listsQueuesInPreOrderWithLowerCaseNames() // QUE-1, QUE-2
    {
        const auto tree = treeWith("queues: [{name: Zoo}, {name: p, queues: [{name: b}, {name: A}]}, "
                                   "{name: empty, parent: true}]");

        QStringList paths;
        for (const cluster::Queue* queue : tree.queues())
            paths += QString::fromStdString(queue->path.text()) + (queue->isLeaf ? "!" : "");
        QCOMPARE(paths, (QStringList{"root", "root.empty", "root.p", "root.p.a!", "root.p.b!", "root.zoo!"}));
        QVERIFY(tree.find(QueuePath("ROOT.P.a")) == tree.queues()[3]);
        QVERIFY(!tree.find(QueuePath("root.x")));
    }

    void rootOffersWhatTheNodesHave() // QUE-11
    {
        auto tree = treeWith("queues: [{name: a}]");

        QCOMPARE(tree.root().max, std::optional(Resource{{"memory", 100}, {"vcore", 10}, {"pods", 10}}));
        tree.setCapacity(Resource{{"memory", 0}});
        QVERIFY(!tree.root().max);
        QVERIFY(!cluster::headroom(*tree.find(QueuePath("root.a"))));
        QVERIFY(!tryAllocate(tree, QueuePath("root.a"), memory(1)).isAllowed());
    }

    void anAllZeroQuotaIsNotSet() // QUE-12
    {
        const auto tree
            = treeWith("queues: [{name: a, resources: {max: {memory: 0}, guaranteed: {vcore: 0}}}, "
                       "{name: b, resources: {max: {memory: 0, vcore: 1}}}]");

        QVERIFY(!tree.queues()[1]->max);
        QVERIFY(!tree.queues()[1]->guaranteed);
        QCOMPARE(tree.queues()[2]->max, std::optional(Resource{{"memory", 0}, {"vcore", 1000}}));
    }

    void namesTheQueueOfBadInput()
    {
        const auto badQuota
            = test::readQueueTree("partitions: [{queues: [{name: a, resources: {max: {memory: 1m}}}]}]");
        const auto twice = test::readQueueTree("partitions: [{queues: [{name: a}, {name: A}]}]");

        QCOMPARE(readQueueSpec(badQuota).error().where, "root.a");
        QCOMPARE(readQueueSpec(badQuota).error().code, ErrorCode::Parse);
        QCOMPARE(readQueueSpec(twice).error().code, ErrorCode::InvalidArgument);
    }

    void allocatesOnEveryLevel() // QUE-20, QUE-22
    {
        auto tree = quotaTree();

        QVERIFY(tryAllocate(tree, kLeaf, Resource{{"memory", 30}, {"vcore", 1}}).isAllowed());

        const Resource expected{{"memory", 30}, {"vcore", 1}};
        QCOMPARE(allocated(tree), (std::vector{expected, expected, expected, Resource{}}));
        QCOMPARE(cluster::headroom(*tree.find(kLeaf)),
                 std::optional(Resource{{"gpu", 0}, {"memory", 10}, {"pods", 10}, {"vcore", 9}}));
        QCOMPARE(cluster::headroom(*tree.find(QueuePath("root.p.b")))->find("memory"),
                 std::optional<Quantity>(20));
    }

    void aDenialNamesTheLevelAndChangesNothing() // QUE-20, ENF 5.3 case 5
    {
        auto tree = quotaTree();
        QVERIFY(tryAllocate(tree, kLeaf, memory(30)).isAllowed());
        const auto before = allocated(tree);

        QCOMPARE(tryAllocate(tree, kLeaf, memory(11)).denial,
                 std::optional(denial("root.p.a", "memory", 30, 11, 40)));
        QCOMPARE(tryAllocate(tree, QueuePath("root.p.b"), memory(21)).denial,
                 std::optional(denial("root.p", "memory", 30, 21, 50)));
        QCOMPARE(tryAllocate(tree, QueuePath("root.p.b"), Resource{{"vcore", 11}}).denial,
                 std::optional(denial("root", "vcore", 0, 11, 10)));
        QCOMPARE(tryAllocate(tree, kLeaf, Resource{{"gpu", 1}}).denial,
                 std::optional(denial("root.p.a", "gpu", 0, 1, 0))); // blocked by the zero
        QCOMPARE(tryAllocate(tree, QueuePath("root.p.b"), Resource{{"fpga", 1}}).denial,
                 std::optional(denial("root", "fpga", 0, 1, 0))); // no node offers it
        QCOMPARE(allocated(tree), before);
    }

    void refusesToGiveBackMoreThanIsHeld() // QUE-21
    {
        auto tree = quotaTree();
        QVERIFY(tryAllocate(tree, kLeaf, memory(30)).isAllowed());
        QVERIFY(tryAllocate(tree, QueuePath("root.p.b"), memory(10)).isAllowed());
        const auto before = allocated(tree);

        const Status status = tree.release(kLeaf, memory(31));

        QCOMPARE(status.error().where, "root.p.a");
        QCOMPARE(allocated(tree), before);
        QVERIFY(tree.release(kLeaf, memory(30)));
        QCOMPARE(allocated(tree), (std::vector{memory(10), memory(10), Resource{}, memory(10)}));
    }

    void countsRunningApplicationsUpToTheLimit() // QUE-30 to QUE-32, ENF-10
    {
        auto tree = treeWith("queues: [{name: p, maxapplications: 1, queues: [{name: a}, {name: b}]}]");
        QVERIFY(cluster::canRun(*tree.find(kLeaf), kApp1).isAllowed());

        tree.addAllocating(kLeaf, kApp1);
        QVERIFY(cluster::canRun(*tree.find(kLeaf), kApp1).isAllowed()); // counted already
        const Denial expected{
            DenialSubject::Queue, {}, QueuePath("root.p"), LimitOrigin::Own, std::nullopt, 1, 1, 1};
        QCOMPARE(cluster::canRun(*tree.find(QueuePath("root.p.b")), kApp2).denial, std::optional(expected));

        tree.addRunning(kLeaf, kApp1);
        QCOMPARE(tree.find(QueuePath("root"))->runningApplications, std::uint64_t{1});
        QVERIFY(tree.find(QueuePath("root"))->allocatingAccepted.empty());
        QCOMPARE(cluster::canRun(*tree.find(QueuePath("root.p.b")), kApp2).denial, std::optional(expected));

        tree.addRunning(kLeaf, kApp2); // past the limit by recovery: clamped
        QCOMPARE(tree.find(QueuePath("root.p"))->runningApplications, std::uint64_t{1});
        tree.removeRunning(kLeaf);
        tree.removeRunning(kLeaf);
        QCOMPARE(tree.find(kLeaf)->runningApplications, std::uint64_t{0});
        QVERIFY(cluster::canRun(*tree.find(kLeaf), kApp2).isAllowed());
    }

    void propertiesAreInheritedButForThree() // CFG-30
    {
        const auto tree = treeWith("properties: {application.sort.policy: fair, priority.policy: fence, "
                                   "priority.offset: '5', preemption.policy: fence, mine: x}, "
                                   "queues: [{name: a, properties: {mine: y}}]");

        const std::map<std::string, std::string> expected{{"application.sort.policy", "fair"},
                                                          {"priority.policy", "default"},
                                                          {"priority.offset", "0"},
                                                          {"preemption.policy", "default"},
                                                          {"mine", "y"}};
        QCOMPARE(tree.queues()[1]->properties, expected);
    }

    void staysTheSumOfItsLeaves() // SIM-1.1
    {
        auto tree = quotaTree();
        std::mt19937_64 random(20261121);
        std::map<std::string, Resource> held;
        for (int step = 0; step < 5000; ++step) {
            const QueuePath leaf(random() % 2 == 0 ? "root.p.a" : "root.p.b");
            const Resource amount{{"memory", static_cast<Quantity>(random() % 15)},
                                  {"vcore", static_cast<Quantity>(random() % 3)}};
            if (random() % 2 == 0) {
                if (tryAllocate(tree, leaf, amount).isAllowed())
                    addTo(held[leaf.text()], amount);
            } else if (tree.release(leaf, amount)) {
                subtractFrom(held[leaf.text()], amount);
            }
            const Resource sum = add(held["root.p.a"], held["root.p.b"]);
            QVERIFY(equals(tree.find(kLeaf)->allocated, held["root.p.a"]));
            QVERIFY(equals(tree.root().allocated, sum));
            QVERIFY(equals(tree.queues()[1]->allocated, sum));
            for (const cluster::Queue* queue : tree.queues())
                QVERIFY(fitInMaxUndef(queue->max, queue->allocated) && !hasNegative(queue->allocated));
        }
    }
};

QUOTADECK_TEST(TestQueueTree, NoApplication)
} // namespace tst_queuetree

#include "tst_queuetree.moc"
