// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_applicationmove {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
/// sue administers root.old, ops everything; root.old has group limits, root.small a maximum, root.two a maximum of one
/// application, root.tight a limit of bob.
const char* const kQueues
    = "queues: [{name: root, submitacl: '*', adminacl: ops, queues: ["
      "{name: old, adminacl: 'sue', limits: [{groups: [dev], maxresources: {memory: 500}}]}, "
      "{name: new, adminacl: 'sue,ann admins'}, {name: other}, {name: parent, parent: true}, "
      "{name: small, resources: {max: {memory: 5}}}, {name: one, maxapplications: 1}, "
      "{name: tight, limits: [{users: [bob], maxresources: {memory: 8}}]}]}]";

TestPartition running()
{
    TestPartition test(kQueues);
    test.submit("app", "root.old", owner("bob", {GroupName("dev")}));
    test.run("app", "p1", {{"memory", 10}});
    test.run("app", "p2", {{"memory", 2000}}); // waits
    return test;
}

QString move(TestPartition& test, const char* queue, const access::UserGroups& actor = owner("ops"))
{
    const Status moved = test.partition.moveApplication(ApplicationId("app"), QueuePath(queue), actor);
    return moved ? QString() : QString::fromStdString(moved.error().message.english());
}

Resource usageOf(const std::vector<UserUsage>& users, const char* queue)
{
    for (const UserUsage& user : users) {
        if (const UsageNode* node = findNode(user.nodes, QueuePath(queue)))
            return node->usage.value_or(Resource());
    }
    return {};
}
} // namespace

class TestApplicationMove : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everythingMovesWithTheApplication() // ACL-25, SIM-1
    {
        TestPartition test = running();

        QCOMPARE(move(test, "ROOT.New"), QString());

        QCOMPARE(test.queue("root.old").allocated, Resource());
        QCOMPARE(test.queue("root.old").pending, Resource());
        QVERIFY(test.queue("root.old").applications.empty());
        QCOMPARE(test.queue("root.old").runningApplications, std::uint64_t{0});
        QCOMPARE(test.queue("root.new").allocated, (Resource{{"memory", 10}}));
        QCOMPARE(test.queue("root.new").pending, (Resource{{"memory", 2000}}));
        QCOMPARE(test.queue("root.new").runningApplications, std::uint64_t{1});
        QCOMPARE(test.queue("root").allocated, (Resource{{"memory", 10}}));
        QCOMPARE(test.queue("root").runningApplications, std::uint64_t{1});
        const auto users = test.partition.usage().users();
        QCOMPARE(usageOf(users, "root.new"), (Resource{{"memory", 10}}));
        QCOMPARE(usageOf(users, "root.old"), Resource());
        QCOMPARE(usageOf(users, "root"), (Resource{{"memory", 10}}));
        test.end("app", "p1"); // given back where it is now
        QCOMPARE(test.queue("root").allocated, Resource());
    }

    void theChargedGroupStays() // UGM-10
    {
        TestPartition test = running();

        QCOMPARE(move(test, "root.new"), QString());

        const auto groups = test.partition.usage().groups();
        QCOMPARE(groups.size(), std::size_t{1});
        QCOMPARE(groups.front().name, GroupName("dev"));
        const UsageNode* const node = findNode(groups.front().nodes, QueuePath("root.new"));
        QVERIFY(node);
        QCOMPARE(node->usage.value(), (Resource{{"memory", 10}}));
    }

    void aMoveTakesAdministratorAccessToBothQueues_data() // ACL-21, ACL-22, ACL-25
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("both lists") << "sue"
                                    << ""
                                    << "root.new"
                                    << "";
        QTest::newRow("from above") << "ops"
                                    << ""
                                    << "root.other"
                                    << "";
        QTest::newRow("only the source") << "sue"
                                         << ""
                                         << "root.other"
                                         << "sue may not administer root.other: no adminacl from there up to "
                                            "root names the user or one of the "
                                            "groups";
        QTest::newRow("only the target, by a group") << "eve"
                                                     << "admins"
                                                     << "root.new"
                                                     << "eve may not administer root.old: no adminacl from "
                                                        "there up to root names the user or one of the "
                                                        "groups";
        QTest::newRow("the owner has none") << "bob"
                                            << "dev"
                                            << "root.new"
                                            << "bob may not administer root.old: no adminacl from there up "
                                               "to root names the user or one of the "
                                               "groups";
    }

    void aMoveTakesAdministratorAccessToBothQueues()
    {
        QFETCH(QString, user);
        QFETCH(QString, group);
        QFETCH(QString, queue);
        QFETCH(QString, refusal);
        TestPartition test = running();
        const PartitionView before(test.partition);
        access::UserGroups actor = owner(user.toUtf8().constData());
        if (!group.isEmpty())
            actor.groups = {GroupName(group.toStdString())};

        QCOMPARE(move(test, queue.toUtf8().constData(), actor), refusal);
        if (!refusal.isEmpty())
            QVERIFY(PartitionView(test.partition) == before);
    }

    void aRefusedMoveChangesNothing_data() // ENF-20, QUE-42, PLC-44, SIM-1
    {
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("none") << "root.no"
                              << "there is no queue root.no";
        QTest::newRow("parent") << "root.parent"
                                << "root.parent is not a leaf queue";
        QTest::newRow("same") << "root.old"
                              << "it is in queue root.old already";
        QTest::newRow("maximum") << "root.small"
                                 << "queue root.small: 0 of 5 memory used, the application holds 10";
        QTest::newRow("applications") << "root.one"
                                      << "queue root.one: 1 of 1 applications run already";
        QTest::newRow("limit of the user")
            << "root.tight"
            << "user bob in queue root.tight: 0 of 8 memory used, the application holds 10";
    }

    void aRefusedMoveChangesNothing()
    {
        QFETCH(QString, queue);
        QFETCH(QString, refusal);
        TestPartition test = running();
        test.submit("first", "root.one", owner("zoe"));
        test.run("first", "p", {{"memory", 1}});
        const PartitionView before(test.partition);

        QCOMPARE(move(test, queue.toUtf8().constData()), refusal);
        QVERIFY(PartitionView(test.partition) == before);
    }

    void anApplicationMovesOutOfADrainingQueueButNotIntoOne() // QUE-42, QUE-43, QUE-46
    {
        TestPartition test = running();
        QCOMPARE(test.update("queues: [{name: root, submitacl: '*', adminacl: ops, queues: [{name: new}]}]"),
                 std::string());
        QVERIFY(test.queue("root.old").isDraining);
        QCOMPARE(test.partition.removeIdleQueues().size(), std::size_t{5}); // old is not empty

        QCOMPARE(move(test, "root.new"), QString());

        QCOMPARE(test.partition.removeIdleQueues(), std::vector{QueuePath("root.old")});
        QVERIFY(!test.partition.queues().find(QueuePath("root.old")));
    }

    void aKilledApplicationFailsWithTheNameOfTheActor() // ACL-25, APP-40
    {
        TestPartition test = running();
        const auto refused = test.partition.killApplication(ApplicationId("app"), owner("bob"), test.now);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.english().starts_with("bob may not administer root.old"));
        QCOMPARE(test.state("app"), QString("Running"));

        const auto killed = test.partition.killApplication(ApplicationId("app"), owner("sue"), test.now);

        QVERIFY(killed.has_value());
        QCOMPARE(killed->releases.size(), std::size_t{1});
        QCOMPARE(test.state("app"), QString("Failing"));
        QCOMPARE(test.queue("root.old").allocated, (Resource{{"memory", 10}})); // until it is confirmed
        test.end("app", "p1");
        QCOMPARE(test.partition.finished().back().data().message, std::string("killed by sue"));
        QCOMPARE(test.queue("root").allocated, Resource());
        QVERIFY(test.partition.usage().users().empty()
                || usageOf(test.partition.usage().users(), "root") == Resource());
    }
};

QUOTADECK_TEST(TestApplicationMove, NoApplication)
} // namespace tst_applicationmove

#include "tst_applicationmove.moc"
