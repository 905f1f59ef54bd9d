// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/deadlines.h"
#include "core/cluster/nodes.h"
#include "tests/core/cluster/partitionfixture.h"

#include <QTest>

using namespace quotadeck;
using namespace quotadeck::test;
using cluster::Nodes;

class TestNodes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theirSumIsTheSizeOfTheCluster() // QUE-11
    {
        TestPartition test(openRoot("queues: [{name: a}]"), Mode::Current,
                           Resource{{"memory", 10}, {"gpu", 0}});
        test.addNode("n2", {{"memory", 5}, {"vcore", 2}});
        QCOMPARE(test.queue("root").max, std::optional(Resource{{"memory", 15}, {"vcore", 2}}));

        QVERIFY(test.partition.setNodeCapacity("n2", memory(7)));
        QCOMPARE(test.queue("root").max, std::optional(memory(17)));
        QVERIFY(test.partition.removeNode("n1", test.now));
        QVERIFY(test.partition.removeNode("n2", test.now));
        QVERIFY(!test.queue("root").max);
    }

    void aSmallerNodeKeepsWhatRunsThere() // QUE-26 for machines
    {
        TestPartition test(openRoot("queues: [{name: a}]"), Mode::Current, memory(10));
        test.submit("app1", "root.a");
        test.run("app1", "p1", memory(8));

        QVERIFY(test.partition.setNodeCapacity("n1", memory(4)));

        QCOMPARE(test.partition.nodes().find("n1")->allocated, memory(8));
        QVERIFY(!test.run("app1", "p2", memory(1)).isAllocated());
        test.end("app1", "p1");
        QVERIFY(test.attempt("app1", "p2").isAllocated());
    }

    void anIdIsGivenOnce()
    {
        Nodes nodes;
        QVERIFY(nodes.add({"n1", "", memory(1), true, {}}));
        QCOMPARE(nodes.add({"n1", "", memory(2), true, {}}).error().where, std::string("n1"));
        QCOMPARE(nodes.add({"", "", memory(2), true, {}}).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(nodes.capacity(), memory(1));
        QCOMPARE(nodes.setCapacity("n2", memory(1)).error().code, ErrorCode::NotFound);
        QCOMPARE(nodes.setSchedulable("n2", true).error().code, ErrorCode::NotFound);
    }

    void theFirstOfEqualsIsTaken() // QUE-68
    {
        Nodes nodes;
        for (const char* id : {"b", "a", "c"})
            QVERIFY(nodes.add({id, "", memory(10), true, {}}));
        QCOMPARE(nodes.choose(memory(5), {})->id, std::string("a"));
        nodes.allocate("a", memory(6));
        QCOMPARE(nodes.choose(memory(5), {})->id, std::string("b"));
        QVERIFY(!nodes.choose(memory(11), {}));
        cluster::NodeSorting packing;
        packing.isBinPacking = true;
        QCOMPARE(nodes.choose(memory(4), packing)->id, std::string("a"));
        QCOMPARE(nodes.choose(memory(5), packing)->id, std::string("b")); // a has no room for it
    }

    void usageIsTheWeightedMean() // QUE-68
    {
        cluster::Node node{"n", "", {{"memory", 100}, {"vcore", 10}, {"gpu", 4}}, true, {}};
        node.allocated = {{"memory", 50}, {"vcore", 1}, {"gpu", 4}};
        cluster::NodeSorting sorting;
        QCOMPARE(sorting.usage(node), 0.3); // memory and vcore alike
        sorting.weights
            = {{ResourceType("memory"), 3.0}, {ResourceType("vcore"), 1.0}, {ResourceType("gpu"), 0.0}};
        QCOMPARE(sorting.usage(node), 0.4);
        sorting.weights = {{ResourceType("fpga"), 1.0}, {ResourceType("memory"), 1.0}};
        QCOMPARE(sorting.usage(node), 0.25); // what the node lacks is not used
        sorting.weights = {{ResourceType("gpu"), 0.0}};
        QCOMPARE(sorting.usage(node), 0.0);
    }

    void deadlinesComeByTime()
    {
        cluster::Deadlines deadlines;
        const ApplicationId a("a");
        const ApplicationId b("b");
        QVERIFY(!deadlines.next() && !deadlines.due(after(99)));
        deadlines.set(a, after(20));
        deadlines.set(b, after(10));
        QCOMPARE(deadlines.next(), std::optional(after(10)));
        QVERIFY(!deadlines.due(after(9)));
        QCOMPARE(deadlines.due(after(10)), std::optional(b));
        deadlines.set(b, after(30));
        QCOMPARE(deadlines.due(after(50)), std::optional(a));
        deadlines.set(a, std::nullopt);
        QCOMPARE(deadlines.next(), std::optional(after(30)));
        deadlines.set(a, after(30));
        QCOMPARE(deadlines.due(after(30)), std::optional(a)); // of equals the first by id
    }
};

QTEST_APPLESS_MAIN(TestNodes)
#include "tst_nodes.moc"
