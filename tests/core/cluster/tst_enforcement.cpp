// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_enforcement {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::Attempt;
using cluster::AttemptOutcome;

namespace {
/// bob may use 10 in root.a, the group dev 12 altogether.
const char* const kBobAndDev
    = "limits: [{limit: g, groups: [dev], maxresources: {memory: 12}}], queues: [{name: a, limits: "
      "[{limit: u, users: [bob], maxresources: {memory: 10}}]}, {name: b}]";

QString logOf(const TestPartition& test, const char* app, const char* key)
{
    QStringList lines;
    for (const AllocationLogEntry& entry : test.log(app, key))
        lines += QString("%1 x%2").arg(QString::fromStdString(entry.message)).arg(entry.count);
    return lines.join("; ");
}
} // namespace

class TestEnforcement : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bothModes_data()
    {
        QTest::addColumn<bool>("isSeed");
        QTest::newRow("current") << false;
        QTest::newRow("seed") << true;
    }

    void anAllocationReachesEveryTree_data() { bothModes_data(); }
    void anAllocationReachesEveryTree() // ENF-17, ENF-18, SIM-1
    {
        QFETCH(bool, isSeed);
        TestPartition test(openRoot(kBobAndDev), isSeed ? Mode::Seed : Mode::Current);
        test.submit("app1", "root.a", owner("bob", {GroupName("dev")}));

        const Attempt attempt = test.run("app1", "p1", memory(4));

        QVERIFY(attempt.isAllocated());
        QCOMPARE(test.state("app1"), QString("Running"));
        QCOMPARE(test.queue("root").allocated, memory(4));
        QCOMPARE(test.queue("root.a").allocated, memory(4));
        QCOMPARE(test.queue("root.a").runningApplications, std::uint64_t{1});
        QCOMPARE(test.partition.nodes().find("n1")->allocated, memory(4));
        QCOMPARE(usageOf(test.partition.usage().users(), "bob", "root.a"), QString("4/1"));
        QCOMPARE(usageOf(test.partition.usage().groups(), "dev", "root"), QString("4/1"));
    }

    void theGroupsLimitLeavesWhatOthersDoNotUse_data() { bothModes_data(); }
    void theGroupsLimitLeavesWhatOthersDoNotUse() // 5.3 case 1
    {
        QFETCH(bool, isSeed);
        TestPartition test(openRoot(kBobAndDev), isSeed ? Mode::Seed : Mode::Current);
        test.submit("other", "root.b", owner("sue", {GroupName("dev")}));
        QVERIFY(test.run("other", "p1", memory(5)).isAllocated());
        test.submit("app1", "root.a", owner("bob", {GroupName("dev")}));

        const Attempt denied = test.run("app1", "p2", memory(8));

        QCOMPARE(denied.outcome, AttemptOutcome::UserDenied);
        QCOMPARE(dump(denied.denial), QString("group dev in root: memory 5 + 8 > 12"));
        QCOMPARE(logOf(test, "app1", "p2"), QString("Not enough user quota x1"));
        QVERIFY(test.run("app1", "p3", memory(7)).isAllocated());
    }

    void aZeroBlocksAType() // 5.3 case 2, section 16 number 1
    {
        TestPartition test(openRoot("queues: [{name: a, limits: [{limit: u, users: ['*'], maxresources: "
                                    "{gpu: 0, memory: 10}}]}]"),
                           Mode::Current, Resource{{"memory", 100}, {"gpu", 8}});
        test.submit("app1", "root.a");

        QVERIFY(test.run("app1", "p1", memory(5)).isAllocated());
        QVERIFY(test.run("app1", "p2", Resource{{"memory", 5}, {"gpu", 0}}).isAllocated());
        QCOMPARE(dump(test.run("app1", "p3", Resource{{"gpu", 1}}).denial),
                 QString("user bob in root.a: gpu 0 + 1 > 0"));
    }

    void onlyAcceptedApplicationsAreCounted_data() { bothModes_data(); }
    void onlyAcceptedApplicationsAreCounted() // 5.3 case 3, ENF-13
    {
        QFETCH(bool, isSeed);
        TestPartition test(
            openRoot("queues: [{name: a, limits: [{limit: u, users: [bob], maxapplications: 1}]}]"),
            isSeed ? Mode::Seed : Mode::Current);
        test.submit("app1", "root.a");
        test.submit("app2", "root.a");
        QVERIFY(test.run("app1", "p1", memory(1)).isAllocated());

        const Attempt skipped = test.run("app2", "p2", memory(1));

        QCOMPARE(skipped.outcome, AttemptOutcome::ApplicationDenied);
        QCOMPARE(dump(skipped.denial), QString("user bob in root.a: applications 1 + 1 > 1"));
        QCOMPARE(logOf(test, "app2", "p2"), QString()); // skipped without a word
        QVERIFY(test.run("app1", "p3", memory(1)).isAllocated());
    }

    void aRestartIsCountedByDesignOnly_data() // ENF-13, APP-20
    {
        QTest::addColumn<bool>("isSeed");
        QTest::addColumn<QString>("denial");
        QTest::newRow("current") << false << "";
        QTest::newRow("seed") << true << "user bob in root.a: applications 1 + 1 > 1";
    }
    void aRestartIsCountedByDesignOnly()
    {
        QFETCH(bool, isSeed);
        TestPartition test(
            openRoot("queues: [{name: a, limits: [{limit: u, users: [bob], maxapplications: 1}]}]"),
            isSeed ? Mode::Seed : Mode::Current);
        test.submit("app1", "root.a");
        test.submit("app2", "root.a");
        test.run("app1", "p1", memory(1));
        test.end("app1", "p1");
        QVERIFY(test.run("app2", "p2", memory(1)).isAllocated());

        QTEST(dump(test.run("app1", "p3", memory(1)).denial), "denial"); // is Running again by its request
    }

    void aQueueDenialLeavesNoTrace_data() { bothModes_data(); }
    void aQueueDenialLeavesNoTrace() // 5.3 case 4, ENF-19, ENF-20
    {
        QFETCH(bool, isSeed);
        TestPartition test(
            openRoot("limits: [{limit: l, users: ['*'], groups: [dev], maxresources: {memory: 50}}], "
                     "queues: [{name: a, resources: {max: {memory: 10}}}]"),
            isSeed ? Mode::Seed : Mode::Current);
        test.submit("app1", "root.a", owner("bob", {GroupName("dev")}));
        const PartitionView before(test.partition);

        const Attempt denied = test.run("app1", "p1", memory(11));

        QCOMPARE(denied.outcome, AttemptOutcome::QueueDenied);
        QCOMPARE(dump(denied.denial), QString("queue root.a: memory 0 + 11 > 10"));
        QCOMPARE(logOf(test, "app1", "p1"), QString("Not enough queue quota x1"));
        QVERIFY(PartitionView(test.partition) == before);
        QCOMPARE(test.state("app1"), QString("Accepted"));
    }

    void aDenialAtTheRootLeavesTheLeafAlone() // 5.3 case 5, 6.8 case 1
    {
        TestPartition test(openRoot("queues: [{name: a, resources: {max: {gpu: 5}}}]"));
        test.submit("app1", "root.a");
        const PartitionView before(test.partition);

        QCOMPARE(dump(test.run("app1", "p1", Resource{{"memory", 1}, {"gpu", 1}}).denial),
                 QString("queue root: gpu 0 + 1 > 0"));
        QVERIFY(PartitionView(test.partition) == before);
    }

    void oneTypeTooManyDeniesTheWhole() // 5.3 case 6
    {
        TestPartition test(openRoot("queues: [{name: a, limits: [{limit: u, users: [bob], maxresources: "
                                    "{memory: 10, vcore: 1}}]}]"));
        test.submit("app1", "root.a");
        const PartitionView before(test.partition);

        QCOMPARE(dump(test.run("app1", "p1", Resource{{"memory", 11}, {"vcore", 1}}).denial),
                 QString("user bob in root.a: memory 0 + 11 > 10"));
        QVERIFY(PartitionView(test.partition) == before);
    }

    void aGroupCountsTheApplicationsOfAllItsUsers_data() { bothModes_data(); }
    void aGroupCountsTheApplicationsOfAllItsUsers() // 5.3 case 7
    {
        QFETCH(bool, isSeed);
        TestPartition test(
            openRoot("queues: [{name: a, limits: [{limit: g, groups: [dev], maxapplications: 2}, "
                     "{limit: u, users: ['*'], maxapplications: 5}]}]"),
            isSeed ? Mode::Seed : Mode::Current);
        for (const auto& [app, user] : {std::pair("app1", "bob"), {"app2", "sue"}, {"app3", "bob"}})
            test.submit(app, "root.a", owner(user, {GroupName("dev")}));
        QVERIFY(test.run("app1", "p1", memory(1)).isAllocated());
        QVERIFY(test.run("app2", "p2", memory(1)).isAllocated());

        QCOMPARE(dump(test.run("app3", "p3", memory(1)).denial),
                 QString("group dev in root.a: applications 2 + 1 > 2"));
    }

    void aLoweredLimitLetsUsageConverge() // 5.3 case 8, UGM-54
    {
        const auto fields = [](int limit) {
            return openRoot("queues: [{name: a, limits: [{limit: u, users: [bob], maxresources: {memory: "
                            + std::to_string(limit) + "}}]}]");
        };
        TestPartition test(fields(20));
        test.submit("app1", "root.a");
        QVERIFY(test.run("app1", "p1", memory(8)).isAllocated());
        QVERIFY(test.run("app1", "p2", memory(8)).isAllocated());

        QCOMPARE(test.update(fields(10)), std::string());

        QCOMPARE(dump(test.run("app1", "p3", memory(1)).denial),
                 QString("user bob in root.a: memory 16 + 1 > 10"));
        QCOMPARE(test.queue("root.a").allocated, memory(16));
        test.end("app1", "p1");
        QVERIFY(test.attempt("app1", "p3").isAllocated());
    }

    void theModeSaysWhichReasonComesFirst_data() // ENF-19
    {
        QTest::addColumn<bool>("isSeed");
        QTest::addColumn<QString>("count");
        QTest::addColumn<QString>("resources");
        QTest::newRow("current") << false << "queue root.a: applications 1 + 1 > 1"
                                 << "user bob in root.b: memory 0 + 9 > 5";
        QTest::newRow("seed") << true << "user bob in root.a: memory 1 + 9 > 5"
                              << "user bob in root.b: memory 0 + 9 > 5";
    }
    void theModeSaysWhichReasonComesFirst()
    {
        QFETCH(bool, isSeed);
        QFETCH(QString, count);
        QFETCH(QString, resources);
        TestPartition test(
            openRoot("queues: [{name: a, maxapplications: 1, limits: [{limit: u, users: [bob], "
                     "maxresources: {memory: 5}}]}, {name: b, resources: {max: {memory: 6}}, "
                     "limits: [{limit: u, users: [bob], maxresources: {memory: 5}}]}]"),
            isSeed ? Mode::Seed : Mode::Current);
        test.submit("app1", "root.a");
        test.submit("app2", "root.a");
        test.submit("app3", "root.b");
        QVERIFY(test.run("app1", "p1", memory(1)).isAllocated());

        QCOMPARE(dump(test.run("app2", "p2", memory(9)).denial), count);
        QCOMPARE(dump(test.run("app3", "p3", memory(9)).denial), resources);
    }

    void withoutRoomOnANodeNothingHappens() // ENF-17
    {
        TestPartition test(openRoot("queues: [{name: a}]"), Mode::Current, memory(10));
        test.addNode("n2", memory(10));
        test.submit("app1", "root.a");
        QVERIFY(test.run("app1", "p1", memory(6)).isAllocated());
        QVERIFY(test.run("app1", "p2", memory(6)).isAllocated());
        const PartitionView before(test.partition);

        const Attempt attempt = test.run("app1", "p3", memory(8)); // the queue has room, no node has

        QCOMPARE(attempt.outcome, AttemptOutcome::NoNode);
        QVERIFY(!attempt.denial);
        QVERIFY(PartitionView(test.partition) == before);
        const auto full = test.partition.tryAllocate(ApplicationId("app1"), "p3", "n1", test.now);
        QCOMPARE(full->outcome, AttemptOutcome::NoNode);
        QCOMPARE(test.partition.tryAllocate(ApplicationId("app1"), "p3", "n9", test.now).error().code,
                 ErrorCode::NotFound);
    }

    void deniedRequestsKeepALog() // ENF-15, ENF-16
    {
        TestPartition test(openRoot("queues: [{name: a, resources: {max: {memory: 5}}}]"));
        test.submit("app1", "root.a");
        test.run("app1", "p1", memory(9));
        test.now = after(7);
        test.attempt("app1", "p1");
        QCOMPARE(logOf(test, "app1", "p1"), QString("Not enough queue quota x2"));
        QCOMPARE(test.log("app1", "p1").front().lastOccurrence, after(7).time_since_epoch().count());

        QVERIFY(test.partition.removeRequest(ApplicationId("app1"), "p1", test.now));
        QCOMPARE(logOf(test, "app1", "p1"), QString());
    }

    void recoveryAsksNobody() // UGM-60, ENF-21
    {
        TestPartition test(
            openRoot("queues: [{name: a, resources: {max: {memory: 5}}, limits: [{limit: u, users: "
                     "[bob], maxresources: {memory: 5}, maxapplications: 1}]}]"),
            Mode::Current, memory(10));
        cluster::Allocation found;
        found.placing.nodeId = "n1";
        found.bound = after(-50);
        for (const char* app : {"app1", "app2"}) {
            test.submit(app, "root.a");
            found.request = podOf(std::string("of ") + app, memory(8));
            QVERIFY(test.partition.restore(ApplicationId(app), found, test.now));
        }

        QCOMPARE(test.queue("root").allocated, memory(16));
        QCOMPARE(usageOf(test.partition.usage().users(), "bob", "root.a"), QString("16/2"));
        QCOMPARE(test.state("app2"), QString("Running"));
        found.placing.nodeId = "n7";
        QCOMPARE(test.partition.restore(ApplicationId("app1"), found, test.now).error().where,
                 std::string("n7"));
    }

    void aPreemptedAllocationIsInUseUntilItIsConfirmed() // APP-40, UGM-63, 9.5 case 7
    {
        TestPartition test(openRoot("queues: [{name: a}]"));
        test.submit("app1", "root.a");
        test.run("app1", "p1", memory(8));
        test.run("app1", "p2", memory(1));
        const PartitionView before(test.partition);

        const auto asked = test.partition.preempt(ApplicationId("app1"), "p1");

        QCOMPARE(asked->releases.size(), std::size_t{1});
        QVERIFY(PartitionView(test.partition) == before);
        test.end("app1", "p1", cluster::Termination::Preempted);
        QCOMPARE(test.queue("root.a").allocated, memory(1));
        QCOMPARE(usageOf(test.partition.usage().users(), "bob", "root"), QString("1/1"));
    }

    void aFormerLeafIsNotScheduled() // QUE-45
    {
        TestPartition test(openRoot("queues: [{name: a}]"));
        test.submit("app1", "root.a");
        test.run("app1", "p1", memory(1));
        QCOMPARE(test.update(openRoot("queues: [{name: a, queues: [{name: b}]}]")), std::string());

        QCOMPARE(test.run("app1", "p2", memory(1)).outcome, AttemptOutcome::NotScheduled);
        test.end("app1", "p1"); // what it holds can still be given back
        QCOMPARE(test.queue("root").allocated, Resource());
    }

    void aStoppedQueueIsNotScheduled() // QUE-65
    {
        auto tree = queueTree("queues: [{name: a}]");
        tree.setCapacity(memory(10));
        cluster::Application app(application("app1", "root.a"), after(0));
        const cluster::Request request = podOf("p1", memory(1));
        const auto outcome = [&] {
            return judge(app, request, queueAt(tree, "root.a"), ugm::Manager(), Mode::Current).outcome;
        };

        QVERIFY(tree.handle(cluster::QueueEvent::Stop, QueuePath("root.a"), after(0)));
        QCOMPARE(outcome(), AttemptOutcome::NotScheduled);
        QVERIFY(tree.handle(cluster::QueueEvent::Start, QueuePath("root.a"), after(0)));
        QCOMPARE(outcome(), AttemptOutcome::Allocated);
    }
};

QUOTADECK_TEST(TestEnforcement, NoApplication)
} // namespace tst_enforcement

#include "tst_enforcement.moc"
