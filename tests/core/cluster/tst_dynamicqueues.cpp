// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queue.h"
#include "tests/core/cluster/queuetext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_dynamicqueues {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::QueueTree;
using placement::NamespaceQuota;

namespace {
const ApplicationId kApp1("app1");

/// A root whose template says memory 50, guaranteed 5, two applications and the order of fair shares.
QueueTree templateTree()
{
    return queueTree("childtemplate: {maxapplications: 2, properties: {application.sort.policy: fair}, "
                     "resources: {max: {memory: 50}, guaranteed: {memory: 5}}}, "
                     "queues: [{name: p, parent: true}, {name: own, parent: true, childtemplate: "
                     "{resources: {max: {vcore: 1}}}}, {name: leaf}]");
}

QString paths(const std::vector<QueuePath>& queues)
{
    QStringList result;
    for (const QueuePath& path : queues)
        result += QString::fromStdString(path.text());
    return result.join(' ');
}
} // namespace

class TestDynamicQueues : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void createsAllMissingLevels() // QUE-2, PLC-46
    {
        auto tree = queueTree("queues: [{name: p, parent: true}]");

        const auto leaf = tree.create(QueuePath("root.p.X.Y"));

        QCOMPARE(leaf.value(), tree.find(QueuePath("root.P.x.y")));
        QCOMPARE(shape(tree), QString("root root.p root.p.x~ root.p.x.y!~"));
        QCOMPARE((*leaf)->parent, tree.find(QueuePath("root.p.x")));
    }

    void siblingsStaySortedWhateverTheirOrigin()
    {
        auto tree = queueTree("queues: [{name: a}, {name: c}]");
        QVERIFY(tree.create(QueuePath("root.b")));
        QVERIFY(tree.create(QueuePath("root.d")));
        QCOMPARE(shape(tree), QString("root root.a! root.b!~ root.c! root.d!~"));
    }

    void aLeafAndADrainingParentGetNoChild() // QUE-4
    {
        auto tree = queueTree("queues: [{name: p, parent: true}, {name: leaf}]");
        tree.update(queueSpec("queues: [{name: leaf}]"), after(0));

        for (const char* path : {"root.leaf.x", "root.leaf.x.y", "root.p.x", "root.leaf", "other.x"})
            QCOMPARE(tree.create(QueuePath(path)).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(shape(tree), QString("root root.leaf! root.p-"));
    }

    void aNewLeafTakesTheTemplate() // QUE-51, QUE-52
    {
        auto tree = templateTree();
        QVERIFY(tree.create(QueuePath("root.p.x.y")));

        const cluster::Queue& leaf = queueAt(tree, "root.p.x.y");
        QCOMPARE(leaf.max, std::optional(memory(50)));
        QCOMPARE(leaf.guaranteed, std::optional(memory(5)));
        QCOMPARE(leaf.maxApplications, std::uint64_t{2});
        QVERIFY(cluster::policiesOf(leaf).isFair);
        QVERIFY(!leaf.childTemplate);
        const cluster::Queue& between = queueAt(tree, "root.p.x");
        QVERIFY(!between.max && between.maxApplications == 0 && between.childTemplate);
    }

    void aTemplateIsReplacedAsAWhole() // QUE-51
    {
        auto tree = templateTree();
        QVERIFY(tree.create(QueuePath("root.own.x")));

        const cluster::Queue& leaf = queueAt(tree, "root.own.x");
        QCOMPARE(leaf.max, std::optional(Resource{{"vcore", 1000}}));
        QVERIFY(!leaf.guaranteed && leaf.maxApplications == 0 && leaf.properties.empty());
        QVERIFY(!queueAt(tree, "root.leaf").max); // configured leaves have no use for one
    }

    void anAllZeroTemplateSetsNothing() // 6.8 case 6, QUE-52
    {
        auto tree = queueTree("childtemplate: {maxapplications: 1, resources: {max: {memory: 0, vcore: 0}}}");
        QVERIFY(tree.create(QueuePath("root.x")));

        QVERIFY(!queueAt(tree, "root.x").max);
        QCOMPARE(queueAt(tree, "root.x").maxApplications, std::uint64_t{1});
    }

    void aTemplateWithoutContentIsNone() // QUE-50
    {
        auto tree = queueTree("childtemplate: {maxapplications: 3}, queues: [{name: p, parent: true, "
                              "childtemplate: {maxapplications: 0, properties: {'': x, y: ''}}}]");
        QCOMPARE(queueAt(tree, "root.p").childTemplate->maxApplications, std::uint64_t{3}); // the root's
    }

    void aDynamicQueueDoesNotInheritProperties() // CFG-31, 6.8 case 8
    {
        auto tree = queueTree("properties: {application.sort.policy: fair}, queues: [{name: a}]");
        QVERIFY(tree.create(QueuePath("root.x")));

        QVERIFY(cluster::policiesOf(queueAt(tree, "root.a")).isFair);
        QVERIFY(!cluster::policiesOf(queueAt(tree, "root.x")).isFair);
        QVERIFY(queueAt(tree, "root.x").properties.empty());
    }

    void aChildOfAFenceShowsTheDefault() // 6.8 case 7, CFG-30
    {
        const auto tree
            = queueTree("queues: [{name: a, properties: {priority.policy: fence}, queues: [{name: b}]}]");
        QCOMPARE(queueAt(tree, "root.a.b").properties.at("priority.policy"), std::string("default"));
    }

    void theRecoveryQueueTakesNoTemplate() // PLC-60
    {
        auto tree = templateTree();
        QVERIFY(tree.create(QueuePath("root.@recovery@")));

        const cluster::Queue& queue = queueAt(tree, "root.@recovery@");
        QVERIFY(queue.isLeaf && !queue.isManaged && !queue.max && queue.properties.empty());
        tree.apply({7, std::nullopt, memory(1)}, queue.path); // NSQ-12
        QVERIFY(!queue.max && queue.maxApplications == 0);
    }

    void tagsReplaceWhatTheTemplateSet() // NSQ-12, section 16 number 19
    {
        auto tree = templateTree();
        QVERIFY(tree.create(QueuePath("root.x")));
        const cluster::Queue& leaf = queueAt(tree, "root.x");

        tree.apply({0, std::nullopt, memory(30)}, leaf.path);
        QCOMPARE(leaf.max, std::optional(memory(30)));
        QVERIFY(!leaf.guaranteed); // the template's is gone
        QCOMPARE(leaf.maxApplications, std::uint64_t{2}); // but not its number

        tree.apply({9, memory(3), std::nullopt}, leaf.path);
        QVERIFY(!leaf.max);
        QCOMPARE(leaf.guaranteed, std::optional(memory(3)));
        QCOMPARE(leaf.maxApplications, std::uint64_t{9});

        tree.apply(NamespaceQuota{}, leaf.path); // the annotation was removed: NSQ-13
        QCOMPARE(leaf.guaranteed, std::optional(memory(3)));
        QCOMPARE(leaf.maxApplications, std::uint64_t{9});
    }

    void tagsNeverChangeAConfiguredQueue() // NSQ-13, NSQ-14
    {
        auto tree = templateTree();
        QVERIFY(tree.create(QueuePath("root.p.x")));

        tree.apply({9, std::nullopt, memory(3)}, QueuePath("root.leaf"));
        tree.apply({9, std::nullopt, memory(3)}, QueuePath("root.p.x"));

        QVERIFY(!queueAt(tree, "root.leaf").max && !queueAt(tree, "root.p").max);
    }

    void emptyDynamicQueuesGoChildrenFirst() // 6.8 case 5, QUE-43
    {
        auto tree = queueTree("queues: [{name: p, parent: true}]");
        QVERIFY(tree.create(QueuePath("root.p.x.y")));
        tree.addApplication(QueuePath("root.p.x.y"), kApp1);
        QVERIFY(tree.removeIdle().empty());

        tree.removeApplication(QueuePath("root.p.x.y"), kApp1);

        QCOMPARE(paths(tree.removeIdle()), QString("root.p.x.y root.p.x"));
        QCOMPARE(shape(tree), QString("root root.p"));
        QVERIFY(tree.removeIdle().empty());
        QVERIFY(tree.create(QueuePath("root.p.x"))); // may come back as something else
        QVERIFY(queueAt(tree, "root.p.x").isLeaf);
    }

    void configuredQueuesStayHoweverEmpty() // QUE-43, QUE-1
    {
        auto tree = queueTree("queues: [{name: p, parent: true}, {name: leaf}]");
        QVERIFY(tree.removeIdle().empty());
        QCOMPARE(shape(tree), QString("root root.leaf! root.p"));
    }

    void pointersOutliveAMoveOfTheTree()
    {
        auto tree = queueTree("queues: [{name: a}]");
        const cluster::Queue* const leaf = tree.find(QueuePath("root.a"));
        const QueueTree moved = std::move(tree);
        QCOMPARE(moved.find(QueuePath("root.a")), leaf);
        QCOMPARE(leaf->parent, &moved.root());
    }

    void statesChangeAsTheyMay_data() // QUE-40
    {
        using cluster::QueueEvent;
        using cluster::QueueState;
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("event");
        QTest::addColumn<QString>("to");
        const auto row = [](const char* name, QueueState from, QueueEvent event, const char* to) {
            QTest::newRow(name) << static_cast<int>(from) << static_cast<int>(event) << QString(to);
        };
        row("remove active", QueueState::Active, QueueEvent::Remove, "Draining");
        row("remove draining", QueueState::Draining, QueueEvent::Remove, "Draining");
        row("remove stopped", QueueState::Stopped, QueueEvent::Remove, "");
        row("start active", QueueState::Active, QueueEvent::Start, "Active");
        row("start draining", QueueState::Draining, QueueEvent::Start, "Active");
        row("start stopped", QueueState::Stopped, QueueEvent::Start, "Active");
        row("stop active", QueueState::Active, QueueEvent::Stop, "Stopped");
        row("stop draining", QueueState::Draining, QueueEvent::Stop, "");
        row("stop stopped", QueueState::Stopped, QueueEvent::Stop, "Stopped");
    }
    void statesChangeAsTheyMay()
    {
        QFETCH(int, from);
        QFETCH(int, event);
        QFETCH(QString, to);
        const auto next = cluster::stateAfter(static_cast<cluster::QueueState>(from),
                                              static_cast<cluster::QueueEvent>(event));
        QCOMPARE(next ? QString::fromUtf8(cluster::stateName(*next).data()) : QString(), to);
    }

    void aRefusedEventIsAnError() // QUE-40
    {
        auto tree = queueTree("queues: [{name: a}]");
        const QueuePath a("root.a");
        QVERIFY(tree.handle(cluster::QueueEvent::Remove, a, after(0)));

        const Status refused = tree.handle(cluster::QueueEvent::Stop, a, after(1));

        QCOMPARE(refused.error().where, std::string("root.a"));
        QVERIFY(queueAt(tree, "root.a").isDraining);
        QVERIFY(tree.handle(cluster::QueueEvent::Remove, a, after(2)));
        QCOMPARE(queueAt(tree, "root.a").drainingSince, std::optional(after(0))); // QUE-46
    }
};

QUOTADECK_TEST(TestDynamicQueues, NoApplication)
} // namespace tst_dynamicqueues

#include "tst_dynamicqueues.moc"
