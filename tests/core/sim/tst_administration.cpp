// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/draining.h"
#include "core/sim/simulator.h"
#include "tests/core/sim/invariants.h"
#include "tests/support/scriptaction.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>

namespace tst_administration {
using namespace quotadeck;
using namespace std::chrono_literals;

namespace {
/// Two nodes of 10 vcore; sue administers root.a and root.b, ops everything; ann is charged to dev. @p rest: more keys.
std::string clusterText(const std::string& rest)
{
    return "{name: t, title: t, description: t, start: '2026-11-02T08:00:00Z', clusterId: c, partition: "
           "default, "
           "nodes: [{name: n, count: 2, instanceType: i, capacity: {vcore: 10, memory: 10G}}], users: "
           "[{name: ann, "
           "groups: [dev]}, {name: bob, groups: [dev, qa]}, {name: sue}, {name: ops}], queues: \"partitions: "
           "[{name: "
           "default, queues: [{name: root, submitacl: '*', adminacl: ops, limits: [{groups: [dev], "
           "maxresources: "
           "{vcore: 15}}], queues: [{name: a, adminacl: sue}, {name: b, adminacl: sue, limits: [{users: "
           "['*'], "
           "maxresources: {vcore: 4}}]}, {name: c, resources: {max: {vcore: 3}}}]}]}]\""
        + rest + "}";
}

sim::Simulator simulatorOf(const std::string& rest)
{
    const auto scenario = sim::readScenario(clusterText(rest), "test");
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return {*scenario, 1};
}

const std::string kSubmitX
    = "{at: 1s, title: x, submit: {app: x, user: ann, queue: root.a, pods: [{name: p, count: 2, "
      "resources: {vcore: 1}}]}}";

QString lastOutcome(const sim::Simulator& simulator)
{
    return QString::fromStdString(simulator.outcomes().back().message.english());
}

const sim::ResultRow* rowOf(const std::vector<sim::ResultRow>& rows, const char* name)
{
    const auto row = std::ranges::find(rows, name, &sim::ResultRow::name);
    return row == rows.end() ? nullptr : &*row;
}
} // namespace

/// Moving and killing applications in a simulated cluster (ACL-25), and what the seed's rules make of its queues.
class TestAdministration : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aScriptMovesAnApplicationWithItsUsage() // ACL-25, SIM-1
    {
        auto simulator = simulatorOf(", events: [" + kSubmitX
                                     + ", {at: 10s, title: m, move: {application: x, queue: root.b, user: "
                                       "sue}}], facts: [{at: 11s, text: t, "
                                       "application: {id: x, queue: root.b, state: Running, uses: {vcore: "
                                       "2}, chargedGroup: dev}}, {at: 11s, "
                                       "text: t, user: {name: ann, queue: root.b, uses: {vcore: 2}, "
                                       "applications: 1}}, {at: 11s, text: t, "
                                       "group: {name: dev, queue: root.b, uses: {vcore: 2}, applications: "
                                       "1}}, {at: 11s, text: t, queue: "
                                       "{path: root.a, uses: {vcore: 0}, applications: 0}}]");

        simulator.advance(12s);

        for (const sim::CheckResult& check : simulator.checkResults())
            QVERIFY2(check.passed(), check.failure.english().c_str());
        QCOMPARE(simulator.checkResults().size(), std::size_t{4});
        QCOMPARE(lastOutcome(simulator), QString("sue moved it from root.a to root.b"));
        const ClusterSnapshot snapshot = simulator.snapshot();
        QCOMPARE(test::brokenInvariants(snapshot.partitions.front()), std::vector<std::string>());
        const auto results = simulator.results();
        QCOMPARE(rowOf(results.queues, "root.b")->running, std::uint64_t{1}); // the books follow
        const auto* const a = rowOf(results.queues, "root.a");
        QVERIFY(!a || a->running == 0);
    }

    void aRefusalNamesUserQueueAndList() // ACL-25
    {
        auto simulator = simulatorOf(", events: [" + kSubmitX
                                     + ", {at: 10s, title: m, move: {app: x, queue: root.c, user: sue}}]");

        simulator.advance(12s);

        QVERIFY(!simulator.outcomes().back().isDone);
        QCOMPARE(
            lastOutcome(simulator),
            QString(
                "sue may not administer root.c: no adminacl from there up to root names the user or one of "
                "the groups"));
        QCOMPARE(simulator.scheduler()->partition().applications().at(ApplicationId("x")).data().spec.queue,
                 QueuePath("root.a"));
    }

    void aKilledApplicationIsBookedAsFailed() // ACL-25, APP-40
    {
        auto simulator
            = simulatorOf(", events: [" + kSubmitX
                          + ", {at: 10s, title: k, kill: {app: x, user: ops}}], facts: [{at: 20s, text: t, "
                            "application: {id: x, state: Failed, message: killed by ops}}]");

        simulator.advance(30s);

        QVERIFY2(simulator.checkResults().front().passed(),
                 simulator.checkResults().front().failure.english().c_str());
        QCOMPARE(rowOf(simulator.results().queues, "root.a")->failed, std::uint64_t{1});
    }

    void anActorMustBeAUserOfTheScenario()
    {
        const auto scenario = sim::readScenario(
            clusterText(", events: [{at: 1s, title: m, kill: {app: x, user: nobody}}]"), "test");

        QVERIFY(!scenario);
        QCOMPARE(scenario.error().message.english(),
                 std::string("a scenario: \"events\": \"m\": there is no user nobody: add one"));
    }

    /// Moves and kills at random: the sums stay right whatever is refused (SIM-1), and time that goes back and forth
    /// changes nothing (SIM-2).
    void usageIsRightAfterEveryMove()
    {
        const std::string pods = "pods: [{name: p, count: 3, resources: {vcore: 1}, runTime: 40s}]";
        std::string events;
        for (int number = 0; number < 8; ++number)
            events += (number > 0 ? ", " : "") + std::string("{at: ") + std::to_string(number)
                + "s, title: s, submit: {app: app-" + std::to_string(number)
                + ", user: " + (number % 2 == 0 ? "ann" : "bob") + ", queue: root." + "abc"[number % 3] + ", "
                + pods + "}}";
        auto simulator = simulatorOf(", events: [" + events + "]");
        std::mt19937 random(7);
        const auto pick = [&random](std::size_t count) { return random() % count; };
        constexpr const char* kQueueNames[] = {"root.a", "root.b", "root.c"};
        constexpr const char* kActors[] = {"ops", "ops", "sue", "ann"};
        std::size_t moved = 0;
        for (int step = 0; step < 120; ++step) {
            simulator.advance(std::chrono::milliseconds(200 + pick(1500)));
            const ApplicationId app("app-" + std::to_string(pick(8)));
            const UserName actor(kActors[pick(std::size(kActors))]);
            const sim::Action action = pick(12) == 0
                ? sim::Action(sim::KillApplication{app, actor})
                : sim::Action(sim::MoveApplication{app, QueuePath(kQueueNames[pick(3)]), actor});
            moved += simulator.inject(action, "by hand").isDone ? 1 : 0;
            const ClusterSnapshot snapshot = simulator.snapshot();
            const auto broken = test::brokenInvariants(snapshot.partitions.front());
            QVERIFY2(broken.empty(), broken.empty() ? "" : broken.front().c_str());
        }
        QVERIFY(moved > 10);
        simulator.advance(1s); // what is injected at the end would be forgotten
        const ClusterSnapshot end = simulator.snapshot();
        const auto elapsed = simulator.elapsed();
        simulator.jumpTo(elapsed - 500ms);
        simulator.jumpTo(elapsed);
        QVERIFY(simulator.snapshot() == end);
    }

    void aDrainingQueueShowsWhoStillRuns() // QUE-42, QUE-43, QUE-46
    {
        auto simulator = simulatorOf(", events: [" + kSubmitX + "]");
        simulator.advance(5s);
        const auto loaded = simulator.inject(
            sim::LoadConfiguration{"partitions: [{name: default, queues: [{name: root, submitacl: '*', "
                                   "adminacl: ops, queues: [{name: b}]}]}]"},
            "by hand");
        QVERIFY(loaded.isDone);

        const ClusterSnapshot draining = simulator.snapshot();
        const auto queues = insight::drainingQueues(draining.partitions.front());

        QCOMPARE(queues.size(), std::size_t{2}); // c is empty and goes with the next cleaning
        QCOMPARE(queues.front().queue, QueuePath("root.a"));
        QCOMPARE(queues.front().since.value(), simulator.now().time_since_epoch().count());
        QCOMPARE(queues.front().left, (Resource{{"vcore", 2000}}));
        QCOMPARE(queues.front().applications->size(), std::size_t{1});
        QCOMPARE(queues.front().users(), std::vector{UserName("ann")});
        QVERIFY(
            simulator
                .inject(sim::MoveApplication{ApplicationId("x"), QueuePath("root.b"), UserName("ops")}, "m")
                .isDone);
        simulator.advance(11s);
        const ClusterSnapshot after = simulator.snapshot();
        QVERIFY(insight::drainingQueues(after.partitions.front()).empty());
    }

    void theSeedKeepsTheLetterCaseOfCreatedQueues_data() // PLC-26, QUE-1
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("queue");
        QTest::newRow("current") << "current"
                                 << "root.companya.user1";
        QTest::newRow("seed") << "seed"
                              << "root.companyA.user1";
    }

    /// The example of the design document: user1 of companyA, here by a tag, which both rule sets know.
    void theSeedKeepsTheLetterCaseOfCreatedQueues()
    {
        QFETCH(QString, mode);
        QFETCH(QString, queue);
        const std::string text = "{name: t, title: t, description: t, start: '2026-11-02T08:00:00Z', "
                                 "clusterId: c, partition: default, "
                                 "nodes: [{name: n, count: 1, instanceType: i, capacity: {vcore: 10}}], "
                                 "users: [{name: user1, groups: "
                                 "[user1, companyA]}], mode: "
            + mode.toStdString()
            + ", queues: \"partitions: [{name: default, placementrules: [{name: user, create: true, parent: "
              "{name: "
              "tag, value: company, create: true}}], queues: [{name: root, submitacl: '*'}]}]\", events: "
              "[{at: 1s, "
              "title: s, submit: {app: x, user: user1, tags: {company: companyA}, pods: [{name: p, "
              "resources: {vcore: "
              "1}}]}}]}";
        const auto scenario = sim::readScenario(text, "test");
        QVERIFY2(scenario.has_value(), scenario ? "" : scenario.error().message.english().c_str());
        sim::Simulator simulator(*scenario, 1);

        simulator.advance(5s);

        const ClusterSnapshot snapshot = simulator.snapshot();
        const PartitionSnapshot& partition = snapshot.partitions.front();
        QCOMPARE(QString::fromStdString(partition.applications->front().queue.text()), queue);
        QCOMPARE(QString::fromStdString(partition.queues->back().path.text()), queue);
        QCOMPARE(partition.queues->back().parent.text(), QueuePath(queue.toStdString()).parent().text());
        QVERIFY(findNode(partition.users->front().nodes, QueuePath(queue.toStdString())));
        QCOMPARE(test::brokenInvariants(partition), std::vector<std::string>());
    }

    void theSeedsExampleIsPlacedBySecondaryGroup() // PLC-26, CON-17
    {
        const std::string text
            = "{name: t, title: t, description: t, start: '2026-11-02T08:00:00Z', clusterId: c, partition: "
              "default, "
              "nodes: [{name: n, count: 1, instanceType: i, capacity: {vcore: 10}}], users: [{name: user1, "
              "groups: "
              "[user1, companyA]}], mode: seed, queues: \"partitions: [{name: default, placementrules: "
              "[{name: user, "
              "create: true, parent: {name: secondarygroupname, create: true, filter: {type: allow, groups: "
              "['company.*']}}}], queues: [{name: root, submitacl: '*'}]}]\"}";
        const auto scenario = sim::readScenario(text, "test");
        if (!scenario)
            QFAIL(scenario.error().message.english().c_str());
        sim::Simulator simulator(*scenario, 1);

        const auto outcome = simulator.inject(
            quotadeck::test::readAction(
                "submit: {app: x, user: user1, pods: [{name: p, resources: {vcore: 1}}]}", "t")
                .value(),
            "s");

        QCOMPARE(outcome.message.english(), std::string("runs in root.companyA.user1"));
        const auto again = simulator.inject(
            quotadeck::test::readAction(
                "submit: {app: y, user: user1, pods: [{name: p, resources: {vcore: 1}}]}", "t")
                .value(),
            "s");
        QCOMPARE(again.message, outcome.message); // also where the queue is there already
        QCOMPARE(rowOf(simulator.results().queues, "root.companyA.user1")->submitted, std::uint64_t{2});
        // The scheduler knows no such rule (PLC-2, VAL-92): its mode refuses the scenario instead of rejecting everything.
        const auto current = sim::inMode(*scenario, Mode::Current);
        QVERIFY(!current);
        QCOMPARE(current.error().code, ErrorCode::Parse);
    }

    void anotherModeMustStillTakeTheWorkloads() // CON-19
    {
        const std::string workload = ", workloads: [{name: w, queue: root.default, users: [ann], "
                                     "interarrival: 5s, pods: 1, podResources: {vcore: "
                                     "1}, runTime: 5s, maxOpenApplications: 2}]";
        std::string text = clusterText(workload);
        const std::string rules = "queues: [{name: root, submitacl: '*'";
        text.replace(text.find(rules), rules.size(),
                     "placementrules: [{name: tag, value: none}], queues: [{name: root, submitacl: '*'");
        text.replace(text.find("{name: c, "), 10, "{name: default}, {name: c, ");
        const auto scenario = sim::readScenario(text, "test");
        if (!scenario)
            QFAIL(scenario.error().message.english().c_str());

        const auto seed = sim::inMode(*scenario, Mode::Seed); // which knows no root.default

        QVERIFY(!seed);
        QVERIFY2(
            seed.error().message.english().starts_with("a workload: applications of ann would be rejected"),
            seed.error().message.english().c_str());
    }
};

QUOTADECK_TEST(TestAdministration, NoApplication)
} // namespace tst_administration

#include "tst_administration.moc"
