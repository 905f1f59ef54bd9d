// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queue.h"
#include "tests/core/cluster/queuetext.h"
#include "tests/core/cluster/treeallocation.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_queueupdate {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::QueueTree;

namespace {
const QueuePath kB("root.a.b");
const ApplicationId kApp1("app1");

/// What the queues of @p root say of an update to @p next.
QString changes(const std::string& root, const std::string& next, Mode mode = Mode::Current)
{
    QueueTree tree(queueSpec(root, mode));
    return dump(tree.update(queueSpec(next, mode), after(0)));
}
} // namespace

class TestQueueUpdate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSameAgainChangesNothing()
    {
        const std::string root
            = "submitacl: 'bob dev', properties: {x: y}, queues: [{name: a, maxapplications: 3, resources: "
              "{max: {memory: 5}}, queues: [{name: b}]}]";
        QCOMPARE(changes(root, root), QString());
    }

    void saysWhatItDid() // QUE-41
    {
        QCOMPARE(
            changes("queues: [{name: a, queues: [{name: b}]}, {name: c}]",
                    "queues: [{name: a, submitacl: '*', maxapplications: 4, resources: {max: {memory: 9}}, "
                    "queues: [{name: b}, {name: n}]}]"),
            QString("root.a updated: submitacl, maxapplications, max; root.a.n created; "
                    "root.c draining"));
    }

    void lettersOfNamesDoNotMatter() // QUE-1
    {
        QCOMPARE(changes("queues: [{name: A}]", "queues: [{name: a}]"), QString());
    }

    void removalTakesThreeSteps() // 6.8 case 4, QUE-42, QUE-43, QUE-46
    {
        auto tree = queueTree("queues: [{name: a, queues: [{name: b}]}]");
        tree.addApplication(kB, kApp1);
        tree.allocate(kB, memory(5));

        QCOMPARE(dump(tree.update(queueSpec("queues: [{name: z}]"), after(60))),
                 QString("root.z created; root.a draining; root.a.b draining"));
        const cluster::Queue& b = queueAt(tree, "root.a.b");
        QCOMPARE(b.drainingSince, std::optional(after(60)));
        QVERIFY(b.isDraining);
        tree.update(queueSpec("queues: [{name: z}]"), after(120));
        QCOMPARE(b.drainingSince, std::optional(after(60))); // for how long is still known
        QVERIFY(tryAllocate(tree, kB, Resource()).isAllowed());
        QVERIFY(tree.removeIdle().empty());

        QVERIFY(tree.release(kB, memory(5)));
        tree.removeApplication(kB, kApp1);
        QCOMPARE(tree.removeIdle().size(), std::size_t{2});
        QCOMPARE(shape(tree), QString("root root.z!"));
    }

    void aQueueThatComesBackInTimeIsActiveAgain() // 6.8 case 4
    {
        const std::string full = "queues: [{name: a, queues: [{name: b}]}]";
        auto tree = queueTree(full);
        tree.addApplication(kB, kApp1);
        tree.update(queueSpec("queues: [{name: z}]"), after(60));

        QCOMPARE(dump(tree.update(queueSpec(full), after(70))),
                 QString("root.a revived; root.a.b revived; root.z draining"));

        const cluster::Queue& b = queueAt(tree, "root.a.b");
        QCOMPARE(b.state, cluster::QueueState::Active);
        QVERIFY(!b.drainingSince && !b.isDraining);
        QVERIFY(b.applications.contains(kApp1));
    }

    void dynamicQueuesAreLeftAlone() // QUE-41
    {
        auto tree = queueTree("queues: [{name: p, parent: true}]");
        QVERIFY(tree.create(QueuePath("root.p.x")));
        QVERIFY(tree.create(QueuePath("root.y")));

        tree.update(queueSpec("queues: [{name: q}]"), after(0));

        QCOMPARE(shape(tree), QString("root root.p- root.p.x!~ root.q! root.y!~"));
    }

    void aDynamicQueueCanBecomeConfigured() // QUE-5
    {
        auto tree = queueTree("queues: [{name: q}]");
        QVERIFY(tree.create(QueuePath("root.x")));
        tree.apply({0, std::nullopt, memory(3)}, QueuePath("root.x"));

        QCOMPARE(dump(tree.update(queueSpec("queues: [{name: q}, {name: x, resources: {max: {memory: 8}}}]"),
                                  after(0))),
                 QString("root.x managed: it was created by placement; root.x updated: max"));
        QCOMPARE(queueAt(tree, "root.x").max, std::optional(memory(8)));
        QVERIFY(tree.removeIdle().empty());
    }

    void usageOutlivesALowerMaximum() // QUE-26, 5.3 case 8
    {
        auto tree = queueTree("queues: [{name: a, resources: {max: {memory: 10}}}]");
        tree.setCapacity(memory(100));
        const QueuePath a("root.a");
        QVERIFY(tryAllocate(tree, a, memory(8)).isAllowed());

        tree.update(queueSpec("queues: [{name: a, resources: {max: {memory: 5}}}]"), after(0));

        QCOMPARE(queueAt(tree, "root.a").allocated, memory(8));
        QCOMPARE(tree.root().max, std::optional(memory(100))); // that is no setting
        QVERIFY(!tryAllocate(tree, a, memory(1)).isAllowed());
        QVERIFY(tree.release(a, memory(4)));
        QVERIFY(tryAllocate(tree, a, memory(1)).isAllowed());
    }

    void aLeafWithApplicationsCanTurnIntoAParent() // QUE-45
    {
        auto tree = queueTree("queues: [{name: a}]");
        const QueuePath a("root.a");
        tree.addApplication(a, kApp1);
        tree.allocate(a, memory(2));

        QCOMPARE(dump(tree.update(queueSpec("queues: [{name: a, queues: [{name: b}]}]"), after(0))),
                 QString("root.a type-changed: it is a parent now; applications no longer scheduled: "
                         "1; root.a.b created"));

        tree.update(queueSpec("queues: [{name: z}]"), after(1));
        QCOMPARE(tree.removeIdle().size(), std::size_t{1}); // b; a holds an application
        QVERIFY(tree.release(a, memory(2)));
        tree.removeApplication(a, kApp1);
        QCOMPARE(tree.removeIdle(), std::vector{a});
    }

    void aParentCanTurnIntoALeaf() // QUE-45
    {
        QCOMPARE(changes("queues: [{name: a, queues: [{name: b}]}]", "queues: [{name: a}]"),
                 QString("root.a type-changed: it is a leaf now; queues still below it: 1; "
                         "root.a.b draining"));
    }

    void theRootKeepsItsNumberOfApplications() // QUE-13, CON-32
    {
        QCOMPARE(changes("maxapplications: 5", "maxapplications: 9"),
                 QString("root ignored: maxapplications stays 5 until the scheduler restarts"));
        QCOMPARE(changes("maxapplications: 5", "maxapplications: 9", Mode::Seed),
                 QString("root updated: maxapplications"));
    }

    void aChildCalledRootIsTakenForTheRoot() // QUE-14
    {
        const auto root = [](const char* settings) {
            return std::string("queues: [{name: root, ") + settings + "}, {name: a}]";
        };
        auto tree = queueTree(root("maxapplications: 2, resources: {max: {memory: 5}}"));
        QVERIFY(!queueAt(tree, "root.root").max);
        QCOMPARE(queueAt(tree, "root.root").maxApplications, std::uint64_t{2});

        QCOMPARE(
            dump(tree.update(queueSpec(root("maxapplications: 3, resources: {max: {memory: 6}}")), after(0))),
            QString("root.root ignored: maxapplications stays 2 until the scheduler restarts; "
                    "root.root ignored: a queue called root has no resources of its own"));
        QCOMPARE(QueueTree(queueSpec(root("resources: {max: {memory: 5}}"), Mode::Seed))
                     .find(QueuePath("root.root"))
                     ->max,
                 std::optional(memory(5)));
    }

    void aNewTemplateIsForNewQueues() // QUE-53
    {
        const auto root = [](int max) {
            return "queues: [{name: p, parent: true, childtemplate: {resources: {max: {memory: "
                + std::to_string(max) + "}}}}]";
        };
        auto tree = queueTree(root(5));
        QVERIFY(tree.create(QueuePath("root.p.x")));
        QVERIFY(tree.create(QueuePath("root.p.y.z")));

        QCOMPARE(dump(tree.update(queueSpec(root(7)), after(0))),
                 QString("root.p updated: childtemplate; root.p keeps-template: queues below that keep "
                         "the values of the former template: 2"));

        QVERIFY(tree.create(QueuePath("root.p.new")));
        QCOMPARE(queueAt(tree, "root.p.x").max, std::optional(memory(5)));
        QCOMPARE(queueAt(tree, "root.p.new").max, std::optional(memory(7)));
    }

    void anInheritedTemplateDoesNotOutliveAReload() // QUE-53
    {
        const std::string root = "childtemplate: {maxapplications: 3}, queues: [{name: p, parent: true}]";
        auto tree = queueTree(root);
        QVERIFY(queueAt(tree, "root.p").childTemplate);

        QCOMPARE(dump(tree.update(queueSpec(root), after(0))),
                 QString("root.p updated: childtemplate: none; a template inherited from a queue above ends "
                         "with a reload"));
        QVERIFY(!queueAt(tree, "root.p").childTemplate);
        QVERIFY(tree.root().childTemplate);
    }

    void propertiesAreInheritedAnew() // CFG-30, version 1.9
    {
        QCOMPARE(
            changes("properties: {x: '1'}, queues: [{name: a}]", "properties: {x: '2'}, queues: [{name: a}]"),
            QString("root updated: properties; root.a updated: properties"));
    }

    void aPartitionThatLeavesDrainsAltogether() // QUE-44
    {
        auto tree = queueTree("queues: [{name: p, parent: true}, {name: a}]");
        QVERIFY(tree.create(QueuePath("root.p.x")));

        QCOMPARE(dump(tree.drain(after(0))), QString("root draining; root.a draining; root.p draining"));
    }

    void whatCannotBeLoadedIsFoundBeforeAnythingChanges_data() // QUE-60, QUE-62
    {
        QTest::addColumn<QString>("queues");
        QTest::addColumn<QString>("where");
        QTest::newRow("list") << "{name: a, submitacl: 'u  g'}"
                              << "root.a"; // VAL-90
        QTest::newRow("template") << "{name: a, parent: true, childtemplate: {resources: {max: {memory: x}}}}"
                                  << "root.a"; // VAL-93
        QTest::newRow("quantity") << "{name: a, queues: [{name: b, resources: {max: {memory: 1m}}}]}"
                                  << "root.a.b";
        QTest::newRow("twice") << "{name: a}, {name: A}"
                               << "root.a";
    }
    void whatCannotBeLoadedIsFoundBeforeAnythingChanges()
    {
        QFETCH(QString, queues);
        QFETCH(QString, where);
        const auto config
            = readQueueTree("partitions: [{queues: [{name: root, queues: [" + queues.toStdString() + "]}]}]");
        const auto spec = cluster::readQueueSpec(config);
        QVERIFY(!spec);
        QCOMPARE(QString::fromStdString(spec.error().where), where);
    }

    void aLeafHasNoUseForATemplate() // VAL-93
    {
        QVERIFY(!queueSpec("queues: [{name: a, childtemplate: {resources: {max: {memory: x}}}}]")
                     .children.front()
                     .childTemplate);
    }

    void theRootIsSpelledInLowerCase() // VAL-91
    {
        const auto config = readQueueTree("partitions: [{queues: [{name: Root, queues: [{name: a}]}]}]");
        QCOMPARE(cluster::readQueueSpec(config).error().code, ErrorCode::Parse);
    }
};

QUOTADECK_TEST(TestQueueUpdate, NoApplication)
} // namespace tst_queueupdate

#include "tst_queueupdate.moc"
