// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertion.h"
#include "core/assertion/assertionreport.h"
#include "core/assertion/evaluator.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <fmt/format.h>

namespace tst_evaluator {
using namespace quotadeck;
using namespace quotadeck::assertion;

namespace {
const std::string kConfig = R"(partitions:
  - name: default
    placementrules:
      - {name: user, create: true, parent: {name: fixed, value: root.people}}
    queues:
      - name: root
        submitacl: "*"
        queues:
          - name: people
            parent: true
            limits:
              - {users: ["*"], maxresources: {vcore: 2}}
          - name: data
            submitacl: " ds"
            adminacl: boss
            resources: {max: {vcore: 32, gpu: 16}}
            limits:
              - {groups: [ds], maxresources: {gpu: 12}}
              - {users: ["*"], maxapplications: 3}
            queues:
              - name: etl
                limits:
                  - {users: [bob], maxresources: {gpu: 8, vcore: 16}, maxapplications: 2}
              - name: free
  - name: gpu
    queues:
      - name: root
        queues: [{name: train, maxapplications: 7}]
)";

std::vector<config::PartitionConfig> partitions(const std::string& yaml = kConfig)
{
    const auto verdict = config::validate(yaml);
    if (!verdict.accepted)
        qFatal("%s", verdict.findings.front().message.english().c_str());
    return config::effectivePartitions(*verdict.config);
}

AssertionFile fileOf(const std::string& given, const std::string& expect, const std::string& when)
{
    return readAssertions(
        "facts.yaml",
        fmt::format("{{apiVersion: quotadeck/v1, assertions: [{{name: a, given: {{{}}}, when: "
                    "{{{}}}, expect: {{{}}}}}]}}",
                    given, when, expect));
}

/// "passed", or the verdict with the sentence of the first expectation that did not pass.
QString outcome(const std::string& given, const std::string& expect, const SnapshotPtr& usage = nullptr,
                const std::string& partition = {}, const std::string& yaml = kConfig)
{
    const auto config = partitions(yaml);
    Evaluator evaluator(
        config, [&usage](const Moment&) -> Result<SnapshotPtr> { return usage; }, partition);
    const EvaluatedFile file
        = evaluated(fileOf(given, expect, usage ? "snapshot: now.json" : "cluster: empty"), evaluator);
    if (!file.file.problems.empty())
        return QString::fromStdString("problem: " + file.file.problems.front().message.english());
    const AssertionResult& result = file.results.at(0);
    for (const ExpectationResult& part : result.expectations) {
        if (part.verdict != AssertionVerdict::Passed)
            return QString::fromStdString(
                fmt::format("{}: {}", verdictMessage(part.verdict).english(),
                            describe(file.file.assertions.at(0), part, "queues.yaml").english()));
    }
    return QStringLiteral("passed");
}

const std::string kBob = "user: bob, groups: [ds], queue: root.data.etl";

/// bob runs one application with 3 GPUs in root.data.etl; sue has 14 vcores in root.data.free.
SnapshotPtr busy()
{
    const auto config = partitions();
    cluster::QueueTree queues(cluster::readQueueSpec(config::rootOf(config[0])).value());
    queues.setCapacity({{"vcore", 64'000}, {"gpu", 20}});
    ugm::Manager manager;
    manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(config[0])).value());
    const auto run = [&](const char* app, const char* user, const char* leaf, const Resource& usage) {
        const access::UserGroups person{UserName(user), {GroupName("ds")}};
        static_cast<void>(manager.increase(QueuePath(leaf), ApplicationId(app), person, usage));
        queues.allocate(QueuePath(leaf), usage);
        queues.addRunning(QueuePath(leaf), ApplicationId(app));
    };
    run("a1", "bob", "root.data.etl", {{"gpu", 3}});
    run("a2", "sue", "root.data.free", {{"vcore", 14'000}});
    auto cluster = std::make_shared<ClusterSnapshot>();
    cluster->partitions.push_back(test::RandomCluster::snapshot(queues, manager));
    return cluster;
}

/// The same without what a part of it lists.
SnapshotPtr without(const SnapshotPtr& whole, bool queues)
{
    auto cluster = std::make_shared<ClusterSnapshot>(*whole);
    if (queues)
        cluster->partitions[0].queues.reset();
    else
        cluster->partitions[0].users.reset();
    return cluster;
}
} // namespace

class TestEvaluator : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theExampleOfTheDesignPasses()
    {
        QCOMPARE(outcome(kBob, "gpu: '>= 8', applications: '>= 2', chargedGroup: ds"), "passed");
    }

    void everyOperatorIsJudged_data()
    {
        QTest::addColumn<QString>("expect");
        QTest::addColumn<bool>("passes");
        const auto row = [](const char* expect, bool passes) {
            QTest::newRow(expect) << QString::fromLatin1(expect) << passes;
        };
        row("gpu: '>= 8'", true); // the smallest is 8
        row("gpu: '>= 9'", false);
        row("gpu: '> 7'", true);
        row("gpu: '> 8'", false);
        row("gpu: '<= 8'", true);
        row("gpu: '<= 7'", false);
        row("gpu: '< 9'", true);
        row("gpu: '< 8'", false);
        row("gpu: '== 8'", true);
        row("gpu: '== 7'", false);
        row("gpu: '== 9'", false);
        row("gpu: unlimited", false);
        row("gpu: not set", false);
        row("memory: unlimited", true);
        row("memory: not set", true);
        row("memory: '>= 1Ti'", true);
        row("memory: '<= 1Ti'", false);
        row("applications: '== 2'", true);
        row("applications: unlimited", false);
        row("headroom: {vcore: '== 16'}", true);
        row("headroom: {vcore: '> 16'}", false);
    }

    void everyOperatorIsJudged()
    {
        QFETCH(QString, expect);
        QFETCH(bool, passes);
        const QString found = outcome(kBob, expect.toStdString());
        QVERIFY2(found.startsWith(passes ? QLatin1String("passed") : QLatin1String("failed")),
                 qPrintable(found));
    }

    void aFailureNamesTheBlockingLimitAndTheSmallestChange()
    {
        QCOMPARE(
            outcome(kBob, "gpu: '>= 10'"),
            "failed: expected gpu >= 10, found 8; blocked by the limit of user bob at root.data.etl: gpu 0 "
            "of 8 used (queues.yaml:23:56); to pass: raise the limit of user bob at root.data.etl of gpu "
            "from 8 to 10");
        // More than the group may have: both limits have to be raised, and the quota of the queue is enough.
        QVERIFY(
            outcome(kBob, "gpu: '>= 14'")
                .endsWith(QLatin1String("to pass: raise the limit of group ds at root.data of gpu from 12 to "
                                        "14, raise the limit of user bob at root.data.etl of gpu from 8 to "
                                        "14")));
        QCOMPARE(
            outcome(kBob, "gpu: '<= 5'"),
            "failed: expected gpu <= 5, found 8; limited by the limit of user bob at root.data.etl: gpu 0 of "
            "8 used (queues.yaml:23:56); to pass: lower the limit of user bob at root.data.etl of gpu from 8 "
            "to 5");
        QCOMPARE(
            outcome(kBob, "applications: '>= 3'"),
            "failed: expected applications >= 3, found 2; blocked by the limit of user bob at root.data.etl: "
            "0 of 2 applications run (queues.yaml:23:88); to pass: raise the limit of user bob at "
            "root.data.etl from 2 to 3 running applications");
        QCOMPARE(
            outcome("user: bob, queue: root.data.free", "memory: '<= 1Gi'"),
            "failed: expected memory <= 1Gi, found unlimited; to pass: set the quota of queue root.data.free "
            "of memory to 1Gi");
        QVERIFY(outcome("user: bob, queue: root.data.free", "applications: '< 1'")
                    .startsWith(QLatin1String("failed: expected applications < 1, found 3; limited by")));
    }

    void whatIsToBeUnlimitedOrNotSetIsTakenOut()
    {
        QVERIFY(outcome("user: sue, queue: root.data.free", "vcore: unlimited")
                    .endsWith(QLatin1String("; to pass: remove the quota of queue root.data of vcore")));
        const QString both = outcome(kBob, "vcore: not set");
        QVERIFY2(both.contains(QLatin1String("remove the quota of queue root.data of vcore")),
                 qPrintable(both));
        QVERIFY2(both.contains(QLatin1String("remove the limit of user bob at root.data.etl of vcore")),
                 qPrintable(both));
        // The limits of group ds and of everyone have no other number: a limit without any is rejected (VAL-39).
        QVERIFY(!outcome(kBob, "gpu: unlimited").contains(QLatin1String("to pass")));
        QVERIFY(!outcome(kBob, "applications: unlimited").contains(QLatin1String("to pass")));
        // The size of the cluster bounds it then.
        QVERIFY(!outcome("user: sue, queue: root.data.free", "vcore: unlimited", busy())
                     .contains(QLatin1String("to pass")));
        QVERIFY(outcome("user: sue, queue: root.data.free", "vcore: not set", busy())
                    .endsWith(QLatin1String("; to pass: remove the quota of queue root.data of vcore")));
    }

    void theChangesOfAnAssertionAreMadeTogether()
    {
        const auto config = partitions();
        Evaluator evaluator(config, [](const Moment&) -> Result<SnapshotPtr> { return SnapshotPtr(); });
        const auto changes = [&evaluator](const std::string& expect) {
            const AssertionFile file = fileOf(kBob, expect, "cluster: empty");
            std::string all;
            for (const LimitChange& change : changesOf(evaluator.evaluate(file.assertions.at(0)).value()))
                all += describe(change).english() + "; ";
            return QString::fromStdString(all);
        };
        QCOMPARE(changes("gpu: '>= 8'"), QString()); // it passes
        QCOMPARE(changes("gpu: '>= 10', headroom: {gpu: '>= 11'}, applications: '>= 1'"),
                 "raise the limit of user bob at root.data.etl of gpu from 8 to 11; ");
        QCOMPARE(changes("gpu: '>= 10', headroom: {gpu: '<= 5'}"), QString()); // they exclude each other
        QCOMPARE(changes("gpu: '>= 10', chargedGroup: qa"), QString()); // of one no change is known
    }

    void aRequestIsJudgedAsTheTrackerDoes()
    {
        const std::string given = kBob + ", request: {vcore: 20}";
        QCOMPARE(outcome(kBob + ", request: {vcore: 16}", "allowed: true"), "passed");
        QCOMPARE(outcome(given, "allowed: false"), "passed");
        QCOMPARE(
            outcome(given, "allowed: true"),
            "failed: expected allowed true, found false; blocked by the limit of user bob at root.data.etl: "
            "vcore 0 of 16 used (queues.yaml:23:66); to pass: raise the limit of user bob at root.data.etl "
            "of "
            "vcore from 16 to 20");
        QCOMPARE(outcome(kBob + ", request: {vcore: 10}", "allowed: false"),
                 "failed: expected allowed false, found true; to pass: lower the limit of user bob at "
                 "root.data.etl of vcore from 16 to 9999m");
        // Each of the applications requests as much.
        QCOMPARE(outcome(kBob + ", request: {vcore: 9}", "applications: '== 1'"), "passed");
    }

    void placementAndAccessAreThoseOfTheConfiguration()
    {
        QCOMPARE(outcome("user: sue", "placed: root.people.sue"), "passed");
        QCOMPARE(outcome("user: sue", "placed: root.people.bob"),
                 "failed: expected placed root.people.bob, found root.people.sue");
        QVERIFY(outcome("user: sue", "placed: rejected").startsWith(QLatin1String("failed")));
        // The queue does not exist yet: it has the limits above it.
        QCOMPARE(outcome("user: sue", "vcore: '== 2', chargedGroup: not set"), "passed");
        QCOMPARE(outcome("user: sue, groups: [ds], queue: root.data.free", "access: submit"), "passed");
        QCOMPARE(outcome("user: boss, queue: root.data.free", "access: admin"), "passed");
        QCOMPARE(outcome("user: boss, queue: root.data.free", "access: submit"), "passed");
        QCOMPARE(outcome("user: sue, queue: root.data.free", "access: none"), // the root lets everyone submit
                 "failed: expected access none, found submit alone");
        QCOMPARE(outcome("user: sue, queue: root.data.free", "access: admin"),
                 "failed: expected access admin, found submit alone");
    }

    void aCreatedQueueIsGoneForTheNextAssertion()
    {
        const auto config
            = partitions("partitions: [{name: default, placementrules: [{name: provided, create: true}], "
                         "queues: [{name: root, submitacl: '*', queues: [{name: people, parent: true, "
                         "limits: [{users: ['*'], maxresources: {vcore: 2}}]}]}]}]\n");
        Evaluator evaluator(config, [](const Moment&) -> Result<SnapshotPtr> { return SnapshotPtr(); });
        const std::string text = "{apiVersion: quotadeck/v1, assertions: ["
                                 "{name: a, given: {user: u, queue: root.people.x.y}, when: {cluster: "
                                 "empty}, expect: {vcore: '== 2'}},"
                                 "{name: b, given: {user: u, queue: root.people.x}, when: {cluster: empty}, "
                                 "expect: {vcore: '== 2', "
                                 "placed: root.people.x}}]}";
        const AssertionFile file = readAssertions("f", text);
        QCOMPARE(file.assertions.size(), std::size_t(2));
        for (int round = 0; round < 2; ++round) {
            QVERIFY(evaluator.evaluate(file.assertions[0])->verdict == AssertionVerdict::Passed);
            QVERIFY(evaluator.evaluate(file.assertions[1])->verdict
                    == AssertionVerdict::Passed); // it is a leaf again
        }
    }

    void whatIsUsedCountsInASnapshot()
    {
        const SnapshotPtr usage = busy();
        QCOMPARE(outcome(kBob, "gpu: '== 5', applications: '== 1', headroom: {vcore: '== 16'}", usage),
                 "passed");
        QCOMPARE(outcome("user: ann, queue: root.data.free", "vcore: '== 18'", usage), "passed"); // of 32
        QCOMPARE(
            outcome(kBob, "gpu: '>= 8'", usage),
            "failed: expected gpu >= 8, found 5; blocked by the limit of user bob at root.data.etl: gpu 3 of "
            "8 used (queues.yaml:23:56); to pass: raise the limit of user bob at root.data.etl of gpu from 8 "
            "to 11");
        // The nodes bound what no limit is set for.
        QCOMPARE(outcome("user: bob, queue: root.people.bob", "gpu: not set", usage), "passed");
        QCOMPARE(
            outcome("user: bob, queue: root.people.bob", "gpu: '> 17'", usage),
            "failed: expected gpu > 17, found 17; blocked by the size of the cluster: gpu 3 of 20 used; to "
            "pass: add nodes: root of gpu from 20 to 21");
    }

    void unknownUsageIsNoPass()
    {
        const SnapshotPtr noUsers = without(busy(), false);
        QCOMPARE(outcome(kBob, "gpu: '>= 5'", noUsers),
                 "unknown: expected gpu >= 5, at most 8 is possible; the snapshot lists no users and groups: "
                 "their usage is unknown");
        QCOMPARE(outcome(kBob, "gpu: '<= 8'", noUsers), "passed"); // used or not, it is no more
        QVERIFY(outcome(kBob, "gpu: '>= 9'", noUsers).startsWith(QLatin1String("failed"))); // nor is it 9
        QVERIFY(outcome(kBob, "gpu: '== 3'", noUsers).startsWith(QLatin1String("unknown")));
        QVERIFY(outcome(kBob, "gpu: '== 9'", noUsers).startsWith(QLatin1String("failed")));
        QVERIFY(outcome(kBob + ", request: {gpu: 1}", "allowed: true", noUsers)
                    .startsWith(QLatin1String("unknown")));
        QVERIFY(outcome(kBob + ", request: {gpu: 9}", "allowed: true", noUsers)
                    .startsWith(QLatin1String("failed")));
        QCOMPARE(outcome(kBob, "chargedGroup: ds", noUsers), "passed"); // needs no usage
        const SnapshotPtr noQueues = without(busy(), true);
        QVERIFY(outcome(kBob, "gpu: '>= 5'", noQueues).startsWith(QLatin1String("unknown")));
        QVERIFY(outcome(kBob, "memory: unlimited", noQueues).startsWith(QLatin1String("unknown")));
        QCOMPARE(outcome(kBob, "gpu: '<= 8'", noQueues), "passed");
    }

    void withoutListedQueuesNothingIsToldOfAQueueThatMayExist()
    {
        const SnapshotPtr noQueues = without(busy(), true);
        for (const char* expect : {"access: submit", "access: none", "chargedGroup: not set", "vcore: '<= 2'",
                                   "applications: unlimited", "headroom: {vcore: '>= 0'}"}) {
            const QString found = outcome("user: sue, queue: root.people.x", expect, noQueues);
            QVERIFY2(found.startsWith(QLatin1String("unknown")), qPrintable(found));
        }
        QCOMPARE(outcome("user: sue, queue: root.people.x", "vcore: '<= 2'", noQueues),
                 "unknown: expected vcore <= 2, found an unknown queue; the snapshot lists no queues, and "
                 "placement may have created this one");
        const std::string existing
            = "partitions: [{name: default, placementrules: [{name: user, parent: {name: fixed, value: "
              "root.people}}, {name: fixed, value: root.other}], queues: [{name: root, submitacl: '*', "
              "queues: [{name: people, parent: true}, {name: other, maxapplications: 3}]}]}]\n";
        for (const char* expect : {"placed: root.other", "access: submit", "applications: '<= 3'"}) {
            const QString found = outcome("user: sue", expect, noQueues, {}, existing);
            QVERIFY2(found.startsWith(QLatin1String("unknown")), qPrintable(found));
            QVERIFY2(found.contains(QLatin1String("a rule needs one that placement may have created")),
                     qPrintable(found));
        }
    }

    void noRaiseIsNamedWhenNobodyCanTellHowMuchIsEnough()
    {
        const SnapshotPtr noUsers = without(busy(), false);
        QVERIFY(outcome(kBob, "gpu: '>= 9'").contains(QLatin1String("to pass: raise")));
        QVERIFY(!outcome(kBob, "gpu: '>= 9'", noUsers).contains(QLatin1String("to pass")));
        const std::string given = kBob + ", request: {gpu: 9}";
        QVERIFY(outcome(given, "allowed: true").contains(QLatin1String("to pass: raise")));
        const QString found = outcome(given, "allowed: true", noUsers);
        QVERIFY2(found.startsWith(QLatin1String("failed")) && !found.contains(QLatin1String("to pass")),
                 qPrintable(found));
    }

    /// QUE-42, PLC-44: a queue that the configuration lacks drains.
    void aRemovedQueueTakesNoNewApplications()
    {
        const std::string yaml = "partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: "
                                 "[{name: data, parent: true}]}]}]\n";
        const std::string given = "user: sue, queue: root.data.free, request: {vcore: 1}";
        for (const char* expect : {"allowed: true", "applications: '>= 1', allowed: false", "vcore: '<= 99'",
                                   "headroom: {vcore: '>= 0'}", "access: submit", "chargedGroup: not set"}) {
            const bool usesRequest = std::string_view(expect).find("allowed") != std::string_view::npos;
            const QString found
                = outcome(usesRequest ? given : "user: sue, queue: root.data.free", expect, busy(), {}, yaml);
            QVERIFY2(found.startsWith(QLatin1String("failed"))
                         && found.contains(QLatin1String(
                             "found no queue; the queue is draining and takes no new applications")),
                     qPrintable(found));
        }
    }

    /// QUE-13: a reload does not change the number of applications of the root.
    void aNumberThatIsNotInForceHasNoPlace()
    {
        const auto yaml = [](int most) {
            return fmt::format("partitions: [{{name: default, queues: [{{name: root, submitacl: '*', "
                               "maxapplications: {0}, queues: [{{name: data, maxapplications: {0}, queues: "
                               "[{{name: free, maxapplications: {0}}}]}}]}}]}}]\n",
                               most);
        };
        auto cluster = std::make_shared<ClusterSnapshot>(*busy());
        for (QueueInfo& queue : *cluster->partitions[0].queues) {
            if (queue.parent.isEmpty())
                queue.maxRunningApps = 4; // 2 run
        }
        const auto failure = [&](int most) {
            return outcome("user: ann, queue: root.data.free", "applications: '>= 9'", cluster, {},
                           yaml(most));
        };
        QVERIFY2(failure(20).contains(QLatin1String("found 2; blocked by the quota of queue root: 2 of 4")),
                 qPrintable(failure(20)));
        QVERIFY2(!failure(20).contains(QLatin1String("queues.yaml:")), qPrintable(failure(20)));
        QVERIFY2(failure(4).contains(QLatin1String("queues.yaml:1:")), qPrintable(failure(4)));
    }

    void whatCannotBeEvaluatedIsAProblem()
    {
        QCOMPARE(outcome(kBob + ", request: {vcore: 1, gpus: 1}", "allowed: true"),
                 "problem: neither the configuration nor the cluster has a resource gpus; did you mean gpu?");
        QCOMPARE(outcome(kBob, "gpus: '>= 8'"),
                 "problem: neither the configuration nor the cluster has a resource gpus; did you mean gpu?");
        QCOMPARE(outcome(kBob, "headroom: {something: '> 1'}"),
                 "problem: neither the configuration nor the cluster has a resource something");
        QCOMPARE(outcome(kBob + ", partition: other", "gpu: '>= 8'"),
                 "problem: the configuration has no partition other");
        QCOMPARE(outcome(kBob + ", partition: gpu", "memory: '>= 8'", busy()),
                 "problem: now.json: it does not contain the partition gpu");
    }

    void queuesThatDoNotRunApplicationsFail()
    {
        QCOMPARE(outcome("user: bob, queue: root.data.elt", "vcore: '> 1'"),
                 "failed: expected vcore > 1, found no queue; Queue root.data.elt does not exist, and no "
                 "placement "
                 "rule can create it. Did you mean root.data.etl?");
        QCOMPARE(outcome("user: bob, queue: root.data", "vcore: '> 1'"),
                 "failed: expected vcore > 1, found 0; Not scheduled: root.data is stopped or not a leaf.");
    }

    void accessNeedsAQueue()
    {
        for (const char* expect : {"access: submit", "access: none"}) {
            const QString found = outcome("user: sue, queue: root.data.elt", expect);
            QVERIFY2(
                found.startsWith(QLatin1String("failed"))
                    && found.contains(QLatin1String("found no queue; Queue root.data.elt does not exist")),
                qPrintable(found));
        }
    }

    void assertionsAreAboutTheirPartition()
    {
        QCOMPARE(outcome("user: bob, queue: root.train, partition: gpu", "applications: '== 7'"), "passed");
        QCOMPARE(outcome("user: bob, queue: root.train", "applications: '== 7'", nullptr, "gpu"), "passed");
        QVERIFY(outcome("user: bob, queue: root.train", "applications: '== 7'")
                    .startsWith(QLatin1String("failed")));
    }

    void aMomentIsReadOnce()
    {
        const auto config = partitions();
        const SnapshotPtr usage = busy();
        int reads = 0;
        Evaluator evaluator(config, [&](const Moment&) -> Result<SnapshotPtr> {
            ++reads;
            return usage;
        });
        for (int i = 0; i < 3; ++i)
            QVERIFY(evaluated(fileOf("user: sue", "vcore: '<= 2'", "snapshot: now.json"), evaluator)
                        .results.size()
                    == 1);
        QCOMPARE(reads, 1);
    }

    void aMomentIsReadOnceForAllPartitions()
    {
        const auto config = partitions();
        auto usage = std::make_shared<ClusterSnapshot>(*busy());
        usage->partitions.push_back(usage->partitions[0]);
        usage->partitions[1].info.name = "gpu";
        int reads = 0;
        bool isReadable = true;
        const auto read = [&](const Moment&) -> Result<SnapshotPtr> {
            ++reads;
            if (!isReadable)
                return fail(ErrorCode::NotFound, {}, Message("it is not there"));
            return usage;
        };
        for (const bool readable : {true, false}) {
            isReadable = readable;
            reads = 0;
            Evaluator evaluator(config, read);
            for (const char* given :
                 {"user: sue", "user: sue, partition: gpu", "user: bob", "user: bob, partition: gpu"}) {
                const AssertionFile file
                    = readAssertions("f",
                                     fmt::format("{{apiVersion: quotadeck/v1, assertions: [{{name: a, given: "
                                                 "{{{}}}, when: {{snapshot: now.json}}, expect: {{vcore: '<= "
                                                 "2'}}}}]}}",
                                                 given));
                QCOMPARE(evaluator.problems(file).empty(), readable);
            }
            QCOMPARE(reads, 1);
        }
    }
};

QUOTADECK_TEST(TestEvaluator, NoApplication)
} // namespace tst_evaluator

#include "tst_evaluator.moc"
