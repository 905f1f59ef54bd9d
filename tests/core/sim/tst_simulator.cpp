// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"
#include "tests/core/sim/invariants.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_simulator {
using namespace quotadeck;
using namespace std::chrono_literals;

namespace {
/// A cluster of one node with 10 vcore; @p limits is a flow-style list for the queue root.dev, @p queue more of
/// its keys, @p workload the stream into it.
sim::Simulator simulatorWith(const std::string& limits, const std::string& queue, const std::string& workload,
                             std::uint64_t seed = 1)
{
    const std::string text
        = "{name: t, title: t, description: t, start: '2026-11-02T08:00:00Z', clusterId: c, "
          "partition: default, nodes: [{name: n, count: 1, instanceType: i, capacity: "
          "{vcore: 10, pods: 50}}], users: [{name: ann, groups: [dev]}, {name: bob, groups: "
          "[dev]}], queues: \"partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: "
          "[{name: dev, "
        + queue + "limits: [" + limits + "]}]}]}]\", workloads: [{name: job, queue: root.dev, " + workload
        + "}]}";
    const auto scenario = sim::readScenario(text, "test");
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return {*scenario, seed};
}

/// One pod of 1 vcore for 10 s, by ann, at 0:05, and again every 1000 s.
const std::string kOnePod
    = "users: ann, interarrival: 1000s, pods: 1, podResources: {vcore: 1, pods: 1}, runTime: "
      "10s, maxOpenApplications: 9, burst: {every: 5s, applications: 1}";

const PartitionSnapshot& partitionOf(const ClusterSnapshot& snapshot)
{
    return snapshot.partitions.front();
}

QString statesOf(const ClusterSnapshot& snapshot)
{
    QStringList result;
    for (const ApplicationInfo& app : *partitionOf(snapshot).applications)
        result += QString::fromStdString(app.id.text() + ' ' + app.state);
    return result.join(", ");
}

/// All messages in the allocation logs.
std::set<std::string> messagesOf(const ClusterSnapshot& snapshot)
{
    std::set<std::string> result;
    for (const ApplicationInfo& app : *partitionOf(snapshot).applications) {
        for (const RequestInfo& request : app.requests) {
            for (const AllocationLogEntry& entry : request.log)
                result.insert(entry.message);
        }
    }
    return result;
}

/// Busy within a small cluster: limits of all kinds are hit.
const std::string kBusy
    = "users: [ann, bob], interarrival: [1s, 4s], pods: [1, 4], podResources: {vcore: 1, pods: 1}, "
      "runTime: [3s, 40s], maxOpenApplications: 6";
} // namespace

class TestSimulator : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void startsEmptyAtTheTimeOfTheScenario()
    {
        const auto simulator = simulatorWith("", "", kOnePod);

        const auto snapshot = simulator.snapshot();

        QCOMPARE(snapshot.time.time_since_epoch(), std::chrono::nanoseconds(1793606400s));
        QVERIFY(partitionOf(snapshot).applications->empty());
        QCOMPARE(partitionOf(snapshot).info.capacity,
                 std::optional(Resource{{"vcore", 10000}, {"pods", 50}}));
        QCOMPARE(partitionOf(snapshot).queues->size(), std::size_t{2});
        QVERIFY(snapshot.health->healthy);
    }

    void leadsAnApplicationThroughItsStates() // APP-1, APP-11, APP-12, APP-15 to APP-17
    {
        auto simulator = simulatorWith("", "", kOnePod);

        simulator.advance(5s);
        QCOMPARE(statesOf(simulator.snapshot()), QString("job-0001 New"));
        simulator.advance(500ms);
        QCOMPARE(statesOf(simulator.snapshot()), QString("job-0001 Accepted"));
        simulator.advance(500ms);
        QCOMPARE(statesOf(simulator.snapshot()), QString("job-0001 Running"));
        simulator.advance(4s); // 0:10, the next burst
        QCOMPARE(statesOf(simulator.snapshot()), QString("job-0001 Running, job-0002 New"));
        simulator.advance(6s); // 0:16, after 10 s
        const auto snapshot = simulator.snapshot();
        QVERIFY(statesOf(snapshot).startsWith("job-0001 Completing, "));
        const ApplicationInfo& app = partitionOf(snapshot).applications->front();
        QVERIFY(!app.used && !app.pending);
        QCOMPARE(app.stateLog.size(), std::size_t{3});
        QCOMPARE(app.startTime, std::int64_t{1793606406000});
        QCOMPARE(app.usageHistory.at("i"), (Resource{{"vcore", 10000}, {"pods", 10}}));
        simulator.advance(30s);
        QVERIFY(statesOf(simulator.snapshot()).startsWith("job-0002 Completing"));
        QCOMPARE(partitionOf(simulator.snapshot()).info.applications.at("Completed"), std::int64_t{1});
    }

    void showsWhatRuns() // REST-12, REST-15 to REST-17
    {
        auto simulator = simulatorWith("", "resources: {max: {vcore: 4}}, ", kOnePod);
        simulator.advance(6s);

        const auto snapshot = simulator.snapshot();

        const Resource one{{"vcore", 1000}, {"pods", 1}};
        const QueueInfo& leaf = partitionOf(snapshot).queues->back();
        QCOMPARE(leaf.allocated, std::optional(one));
        QCOMPARE(leaf.absUsedCapacity, std::optional(Resource{{"vcore", 25}}));
        QCOMPARE(leaf.headroom, std::optional(Resource{{"vcore", 3000}, {"pods", 49}}));
        QCOMPARE(leaf.runningApps, std::uint64_t{1});
        QCOMPARE(leaf.sortingPolicy, "fifo");
        QVERIFY(leaf.isLeaf && leaf.isManaged);
        const ApplicationInfo& app = partitionOf(snapshot).applications->front();
        QCOMPARE(app.used, std::optional(one));
        QCOMPARE(app.groups, std::vector{GroupName("dev")});
        QCOMPARE(app.allocations[0].nodeId, "n-1");
        QCOMPARE(app.allocations[0].allocationDelay, std::int64_t{500'000'000});
        const NodeInfo& node = partitionOf(snapshot).nodes->front();
        QCOMPARE(node.allocations, app.allocations);
        QCOMPARE(node.utilized, std::optional(Resource{{"vcore", 10}, {"pods", 2}}));
        QCOMPARE(partitionOf(snapshot).users->front().nodes.back().usage, std::optional(one));
        QCOMPARE(partitionOf(snapshot).info.totalContainers, std::int64_t{1});
    }

    void logsWhyARequestWaits_data()
    {
        QTest::addColumn<QString>("limits");
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QString>("message");
        QTest::newRow("user") << "{users: [ann], maxresources: {vcore: 500m}}"
                              << ""
                              << "Not enough user quota"; // ENF-15
        QTest::newRow("group") << "{groups: [dev], maxresources: {vcore: 500m}}"
                               << ""
                               << "Not enough user quota";
        QTest::newRow("queue") << ""
                               << "resources: {max: {vcore: 500m}}, "
                               << "Not enough queue quota"; // ENF-16
    }

    void logsWhyARequestWaits()
    {
        QFETCH(QString, limits);
        QFETCH(QString, queue);
        QFETCH(QString, message);
        auto simulator = simulatorWith(limits.toStdString(), queue.toStdString(), kOnePod);

        simulator.advance(8s);

        const auto snapshot = simulator.snapshot();
        const ApplicationInfo& app = partitionOf(snapshot).applications->front();
        QCOMPARE(app.state, "Accepted");
        QCOMPARE(app.pending, std::optional(Resource{{"vcore", 1000}, {"pods", 1}}));
        QVERIFY(app.requests[0].schedulingAttempted);
        const AllocationLogEntry expected{message.toStdString(), 1793606408000000000, 3};
        QCOMPARE(app.requests[0].log, std::vector{expected});
        QCOMPARE(partitionOf(snapshot).queues->front().pending, app.pending);
        QCOMPARE(partitionOf(snapshot).queues->back().currentPriority, 0);
    }

    void applicationLimitsKeepApplicationsAccepted_data() // ENF-10 to ENF-13
    {
        QTest::addColumn<QString>("limits");
        QTest::addColumn<QString>("queue");
        QTest::newRow("user") << "{users: ['*'], maxapplications: 1}"
                              << "";
        QTest::newRow("group") << "{groups: [dev], maxapplications: 1}"
                               << "";
        QTest::newRow("queue") << ""
                               << "maxapplications: 1, ";
    }

    void applicationLimitsKeepApplicationsAccepted()
    {
        QFETCH(QString, limits);
        QFETCH(QString, queue);
        auto simulator = simulatorWith(limits.toStdString(), queue.toStdString(), kOnePod);

        simulator.advance(11s);
        QCOMPARE(statesOf(simulator.snapshot()), QString("job-0001 Running, job-0002 Accepted"));
        simulator.advance(6s); // the first is over
        QVERIFY(statesOf(simulator.snapshot()).startsWith("job-0001 Completing, job-0002 Running, "));
    }

    void usersKeepTheirOpenApplicationsBounded()
    {
        auto simulator = simulatorWith("{users: ['*'], maxresources: {vcore: 500m}}", "", kBusy);

        simulator.advance(30min);

        QCOMPARE(partitionOf(simulator.snapshot()).applications->size(),
                 std::size_t{12}); // two users, six each
    }

    void theLargestWorkloadsAreTaken()
    {
        const std::string workload
            = "users: ann, interarrival: 1000s, pods: 10000, podResources: {vcore: 1, pods: 1}, "
              "runTime: 100s, maxOpenApplications: 1, burst: {every: 5s, applications: 10000}";
        auto simulator = simulatorWith("", "", workload);

        simulator.advance(10s);

        const auto snapshot = simulator.snapshot();
        QCOMPARE(partitionOf(snapshot).applications->size(), std::size_t{1});
        const ApplicationInfo& app = partitionOf(snapshot).applications->front();
        QCOMPARE(app.allocations.size(), std::size_t{10});
        QCOMPARE(app.requests.size(), std::size_t{9990});
        QVERIFY(std::ranges::all_of(app.requests, &RequestInfo::schedulingAttempted));
    }

    void showsTheEffectiveDelays_data() // CFG-30, CFG-32
    {
        QTest::addColumn<QString>("properties");
        QTest::addColumn<QString>("preemption");
        QTest::addColumn<QString>("quotaPreemption");
        QTest::newRow("default") << ""
                                 << "30s"
                                 << "0s";
        QTest::newRow("set") << "preemption.delay: 120s, quota.preemption.delay: 1.5h"
                             << "2m0s"
                             << "1h30m0s";
        QTest::newRow("not positive") << "preemption.delay: 0, quota.preemption.delay: -1s"
                                      << "30s"
                                      << "0s";
        QTest::newRow("illegal") << "preemption.delay: 1d, quota.preemption.delay: soon"
                                 << "30s"
                                 << "0s";
    }

    void showsTheEffectiveDelays()
    {
        QFETCH(QString, properties);
        QFETCH(QString, preemption);
        QFETCH(QString, quotaPreemption);

        const auto snapshot
            = simulatorWith("", "properties: {" + properties.toStdString() + "}, ", kOnePod).snapshot();

        const QueueInfo& leaf = partitionOf(snapshot).queues->back();
        QCOMPARE(QString::fromStdString(leaf.preemptionDelay), preemption);
        QCOMPARE(QString::fromStdString(leaf.quotaPreemptionDelay), quotaPreemption);
    }

    void theSameSeedGivesTheSameSnapshots() // SIM-2
    {
        auto first = simulatorWith("", "", kBusy, 42);
        auto second = simulatorWith("", "", kBusy, 42);
        auto other = simulatorWith("", "", kBusy, 43);
        bool hasDiffered = false;
        for (int step = 0; step < 200; ++step) {
            first.advance(3s);
            second.advance(1s); // how the time is cut does not matter
            second.advance(2s);
            other.advance(3s);
            QVERIFY(first.snapshot() == second.snapshot());
            hasDiffered = hasDiffered || first.snapshot() != other.snapshot();
        }
        QVERIFY(hasDiffered);
    }

    void usageIsTheSumOfTheAllocationsAfterEveryStep() // SIM-1.1 to SIM-1.5
    {
        auto simulator
            = simulatorWith("{users: [ann], maxresources: {vcore: 3}}, {users: ['*'], maxapplications: 3}, "
                            "{groups: [dev], maxresources: {vcore: 7}}",
                            "maxapplications: 5, resources: {max: {vcore: 8, pods: 7}}, ", kBusy);
        std::set<std::string> messages;
        for (int step = 0; step < 4000; ++step) {
            simulator.advance(700ms);
            const auto snapshot = simulator.snapshot(EndedApplications::Unknown);
            const auto problems = test::brokenInvariants(partitionOf(snapshot));
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
            QVERIFY(snapshot.health->healthy);
            messages.merge(messagesOf(snapshot));
        }
        QVERIFY(messages.contains("Not enough user quota"));
    }
};

QUOTADECK_TEST(TestSimulator, NoApplication)
} // namespace tst_simulator

#include "tst_simulator.moc"
