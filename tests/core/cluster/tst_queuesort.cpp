// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/schedulingcycle.h"
#include "tests/core/cluster/queuetext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>

namespace tst_queuesort {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::ApplicationOrder;
using cluster::QueueTree;

namespace {
const QueuePath kA("root.a");
const QueuePath kB("root.b");
const QueuePath kC("root.c");

QueueTree abc(const std::string& properties = "")
{
    auto tree = queueTree("properties: {" + properties
                          + "}, queues: [{name: a}, {name: b, resources: {guaranteed: {memory: 10}}}, "
                            "{name: c, resources: {max: {memory: 20}}}]");
    tree.setCapacity(memory(100));
    return tree;
}

/// Lets the only application of @p leaf wait for @p pending.
void setDemand(QueueTree& tree, const QueuePath& leaf, const Resource& pending, std::int32_t priority)
{
    tree.setDemand(leaf, ApplicationId("app"), {pending, priority});
}

QString order(const cluster::QueueTree& tree)
{
    QStringList names;
    for (const cluster::Queue* queue : sortedChildren(tree.root()))
        names += QString::fromUtf8(queue->path.name().data());
    return names.join(' ');
}

ApplicationOrder app(const char* id, std::int32_t priority, int submitted, Quantity allocated)
{
    return {ApplicationId(id), priority, after(submitted), memory(allocated)};
}

QString order(const std::string& properties, std::vector<ApplicationOrder> apps)
{
    const auto tree = queueTree("queues: [{name: a, resources: {guaranteed: {memory: 100}}, properties: {"
                                + properties + "}}]");
    sortApplications(queueAt(tree, "root.a"), apps);
    QStringList names;
    for (const ApplicationOrder& entry : apps)
        names += QString::fromStdString(entry.id.text());
    return names.join(' ');
}
} // namespace

class TestQueueSort : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyQueuesWithRequestsTakePart() // QUE-65
    {
        auto tree = abc();
        QCOMPARE(order(tree), QString());
        setDemand(tree, kB, memory(1), 0);
        setDemand(tree, kC, memory(1), 0);
        QCOMPARE(order(tree), QString("b c"));

        QVERIFY(tree.handle(cluster::QueueEvent::Stop, kB, after(0)));
        QCOMPARE(order(tree), QString("c"));
        QVERIFY(tree.handle(cluster::QueueEvent::Remove, kC, after(0)));
        QCOMPARE(order(tree), QString("c")); // a draining one is scheduled: QUE-42
    }

    void theSmallestShareComesFirst() // QUE-65, RES-36
    {
        auto tree = abc();
        tree.allocate(kA, memory(30)); // 30 of the 100 that the nodes have
        tree.allocate(kB, memory(5)); // 5 of its guaranteed 10
        tree.allocate(kC, memory(8)); // 8 of its maximum 20
        for (const QueuePath& path : {kA, kB, kC})
            setDemand(tree, path, memory(1), 0);
        QCOMPARE(order(tree), QString("a c b"));

        setDemand(tree, kB, memory(1), 7);
        QCOMPARE(order(tree), QString("b a c"));
    }

    void withoutPrioritiesTheShareDecidesFirst() // QUE-65
    {
        auto tree = abc("application.sort.priority: Disabled");
        tree.allocate(kA, memory(30));
        for (const QueuePath& path : {kB, kC})
            setDemand(tree, path, memory(1), 0);
        setDemand(tree, kA, memory(1), 9);
        QCOMPARE(order(tree), QString("b c a"));
        setDemand(tree, kC, memory(1), 1);
        QCOMPARE(order(tree), QString("c b a"));
    }

    void ofTheRestTheLargerDemandComesFirst() // QUE-65
    {
        auto tree = abc();
        setDemand(tree, kA, memory(1), 0);
        setDemand(tree, kB, Resource{{"memory", 1}, {"vcore", 1}}, 0);
        setDemand(tree, kC, memory(2), 0);
        QCOMPARE(order(tree), QString("c b a"));
    }

    void demandAddsUpToTheRoot() // QUE-67
    {
        auto tree = queueTree("queues: [{name: p, queues: [{name: x}, {name: y}]}]");
        const QueuePath x("root.p.x");
        const QueuePath y("root.p.y");
        setDemand(tree, x, memory(3), 4);
        setDemand(tree, y, memory(4), -2);

        QCOMPARE(tree.root().pending, memory(7));
        QCOMPARE(tree.root().priority, 4);
        setDemand(tree, x, Resource(), kNoPriority);
        QCOMPARE(tree.root().pending, memory(4));
        QCOMPARE(tree.root().priority, -2);
        setDemand(tree, y, Resource(), kNoPriority);
        QVERIFY(tree.root().pending.entries().empty());
        QCOMPARE(tree.root().priority, kNoPriority);
    }

    void theHighestPriorityOfALeafCounts() // QUE-67
    {
        auto tree = abc();
        const ApplicationId high("high");
        tree.setDemand(kA, high, {memory(1), 8});
        tree.setDemand(kA, ApplicationId("low"), {memory(2), 3});
        QCOMPARE(tree.root().priority, 8);

        tree.removeApplication(kA, high);

        QCOMPARE(tree.root().priority, 3);
        QCOMPARE(tree.root().pending, memory(2));
    }

    void policiesAdjustThePriority() // QUE-67
    {
        auto tree
            = queueTree("queues: [{name: f, properties: {priority.policy: fence, priority.offset: '50'}, "
                        "queues: [{name: x, properties: {priority.offset: '-3'}}]}]");
        const QueuePath x("root.f.x");
        setDemand(tree, x, memory(1), 10);
        QCOMPARE(queueAt(tree, "root.f.x").priority, 7);
        QCOMPARE(queueAt(tree, "root.f").priority, 50);
        QCOMPARE(tree.root().priority, 50);

        setDemand(tree, x, memory(1), std::numeric_limits<std::int32_t>::min() + 1);
        QCOMPARE(queueAt(tree, "root.f.x").priority, kNoPriority + 1); // held at the end of the range
        setDemand(tree, x, Resource(), kNoPriority);
        QCOMPARE(queueAt(tree, "root.f").priority, kNoPriority);
    }

    void anUpdateAdjustsThePrioritiesThatWait() // QUE-67, QUE-41
    {
        const char* const before = "queues: [{name: p, queues: [{name: x}]}]";
        const char* const after10
            = "queues: [{name: p, properties: {priority.offset: '10'}, queues: [{name: x}]}]";
        auto tree = queueTree(before);
        setDemand(tree, QueuePath("root.p.x"), memory(1), 5);

        tree.update(queueSpec(after10), after(1));

        QCOMPARE(queueAt(tree, "root.p").priority, 15);
        QCOMPARE(tree.root().priority, 15);
    }

    void applicationsOfALeaf_data() // QUE-66
    {
        QTest::addColumn<QString>("properties");
        QTest::addColumn<QString>("expected");
        QTest::newRow("fifo") << ""
                              << "urgent old new";
        QTest::newRow("fifo, no priorities") << "application.sort.priority: disabled"
                                             << "old new urgent";
        QTest::newRow("fair") << "application.sort.policy: fair"
                              << "urgent new old";
        QTest::newRow("fair, no priorities")
            << "application.sort.policy: fair, application.sort.priority: disabled"
            << "new old urgent";
        QTest::newRow("spelling matters") << "application.sort.policy: Fair"
                                          << "urgent old new";
    }
    void applicationsOfALeaf()
    {
        QFETCH(QString, properties);
        QFETCH(QString, expected);
        QCOMPARE(order(properties.toStdString(),
                       {app("new", 1, 20, 10), app("urgent", 5, 30, 70), app("old", 1, 10, 40)}),
                 expected);
    }

    void whatIsEqualStaysInItsOrder() // QUE-66
    {
        QCOMPARE(order("", {app("b", 0, 1, 0), app("a", 0, 1, 0)}), QString("b a"));
        QCOMPARE(order("application.sort.priority: disabled", {app("b", 0, 1, 0), app("a", 3, 1, 0)}),
                 QString("a b"));
    }
};

QUOTADECK_TEST(TestQueueSort, NoApplication)
} // namespace tst_queuesort

#include "tst_queuesort.moc"
