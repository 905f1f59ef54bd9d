// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/deadlines.h"
#include "core/cluster/nodes.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>

namespace tst_nodes {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::Nodes;

namespace {
cluster::NodeSorting packing()
{
    cluster::NodeSorting sorting;
    sorting.isBinPacking = true;
    return sorting;
}

/// The node that QUE-68 wants, found by asking every one.
const cluster::Node* best(const Nodes& nodes, const cluster::NodeSorting& sorting, const Resource& request)
{
    const cluster::Node* result = nullptr;
    for (const auto& [id, node] : nodes.all()) {
        const double difference = result ? sorting.usage(node) - sorting.usage(*result) : 0.0;
        if (hasRoom(node, request) && (!result || (sorting.isBinPacking ? difference > 0 : difference < 0)))
            result = &node;
    }
    return result;
}
} // namespace

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

        QVERIFY(test.partition.removeNode("n1", test.now));
        QVERIFY(test.partition.removeNode("n2", test.now));
        QVERIFY(!test.queue("root").max);
    }

    void anIdIsGivenOnce()
    {
        Nodes nodes;
        QVERIFY(nodes.add({"n1", "", memory(1), true, {}}));
        QCOMPARE(nodes.add({"n1", "", memory(2), true, {}}).error().where, std::string("n1"));
        QCOMPARE(nodes.add({"", "", memory(2), true, {}}).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(nodes.capacity(), memory(1));
        QCOMPARE(nodes.setSchedulable("n2", true).error().code, ErrorCode::NotFound);
    }

    void theFirstOfEqualsIsTaken() // QUE-68
    {
        Nodes nodes;
        for (const char* id : {"b", "a", "c"})
            QVERIFY(nodes.add({id, "", memory(10), true, {}}));
        QCOMPARE(nodes.choose(memory(5))->id, std::string("a"));
        nodes.allocate("a", memory(6));
        QCOMPARE(nodes.choose(memory(5))->id, std::string("b"));
        QVERIFY(!nodes.choose(memory(11)));
        nodes.setSorting(packing());
        QCOMPARE(nodes.choose(memory(4))->id, std::string("a"));
        QCOMPARE(nodes.choose(memory(5))->id, std::string("b")); // a has no room for it
    }

    /// Against a look at every node, with all that can give room or take it.
    void theChosenOneIsTheBestWithRoom() // QUE-68
    {
        std::mt19937 random(20261122);
        const auto below = [&random](int end) { return std::uniform_int_distribution(0, end - 1)(random); };
        const auto amount = [&below] { return Resource{{"memory", below(9)}, {"vcore", below(9)}}; };
        Nodes nodes;
        int refusals = 0;
        for (int step = 0; step < 20'000; ++step) {
            const std::string id(1, static_cast<char>('a' + below(6)));
            const cluster::NodeSorting sorting = step / 500 % 2 == 0 ? cluster::NodeSorting() : packing();
            if (step % 500 == 0)
                nodes.setSorting(sorting);
            switch (below(11)) {
            case 0:
                (void)nodes.add({id, "", amount(), true, {}});
                break;
            case 1:
                (void)nodes.setSchedulable(id, below(2) == 0);
                break;
            case 2:
                nodes.remove(id);
                break;
            case 3:
                nodes.release(id, amount());
                break;
            case 4:
                nodes.allocate(id, Resource{{"memory", -below(4)}});
                break;
            default: {
                const Resource request = amount();
                const cluster::Node* const chosen = nodes.choose(request);
                QCOMPARE(chosen, best(nodes, sorting, request));
                refusals += chosen ? 0 : 1;
                if (chosen)
                    nodes.allocate(chosen->id, request);
            }
            }
        }
        QVERIFY(refusals > 1'000);
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

QUOTADECK_TEST(TestNodes, NoApplication)
} // namespace tst_nodes

#include "tst_nodes.moc"
