// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/namespacetags.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_submission {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const char* const kNamespaces
    = "placementrules: [{name: tag, value: namespace, create: true, parent: {name: tag, value: "
      "namespace.parentqueue}}], queues: [{name: root, submitacl: '*', queues: [{name: production, parent: "
      "true}, "
      "{name: development, parent: true}]}]";

/// An application of the namespace @p name as the cluster submits it (NSQ-10).
cluster::ApplicationSpec inNamespace(const char* id, const char* name,
                                     std::map<std::string, std::string> tags = {})
{
    cluster::ApplicationSpec spec = application(id, "");
    spec.tags = std::move(tags);
    spec.tags["namespace"] = name;
    return spec;
}

std::string quota(int memory)
{
    return R"({"resources":{"memory":{"value":)" + std::to_string(memory) + "}}}";
}

QString where(const cluster::SubmissionResult& result)
{
    return QString::fromStdString(result.isAccepted() ? result.placement.queue->text()
                                                      : result.rejection.english());
}
} // namespace

class TestSubmission : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void takesAnApplicationIntoItsQueue() // APP-10, PLC-1
    {
        TestPartition test(openRoot("queues: [{name: a}]"));

        const auto result = test.submit("app1", "A");

        QCOMPARE(where(result), QString("root.a"));
        QCOMPARE(test.state("app1"), QString("New"));
        QVERIFY(test.queue("root.a").applications.contains(ApplicationId("app1")));
        QVERIFY(test.partition.usage().users().empty()); // runs from its first allocation: APP-20
    }

    void saysWhyItRejects_data() // APP-10, PLC-45, PLC-48
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no queue") << "app2"
                                  << "root.x"
                                  << "bob"
                                  << "application rejected: no placement rule matched";
        QTest::newRow("parent") << "app2"
                                << "root.p"
                                << "bob"
                                << "application rejected: no placement rule matched";
        QTest::newRow("denied") << "app2"
                                << "root.a"
                                << "eve"
                                << "application rejected: no placement rule matched";
        QTest::newRow("again") << "app1"
                               << "root.a"
                               << "bob"
                               << "application app1 exists already in partition default";
        QTest::newRow("no id") << ""
                               << "root.a"
                               << "bob"
                               << "the application has no ID";
        QTest::newRow("no name") << "app2"
                                 << "root.a"
                                 << ""
                                 << "the user has no name";
    }
    void saysWhyItRejects()
    {
        QFETCH(QString, id);
        QFETCH(QString, queue);
        QFETCH(QString, user);
        QFETCH(QString, reason);
        TestPartition test(
            "queues: [{name: root, submitacl: bob, queues: [{name: a}, {name: p, parent: true}]}]");
        test.submit("app1", "root.a");

        const auto result = test.submit(id.toUtf8(), queue.toUtf8(), owner(user.toUtf8()));

        QCOMPARE(where(result), reason);
        QCOMPARE(test.partition.applications().size(), std::size_t{1});
        const cluster::Application& rejected = test.partition.rejected().at(0);
        QCOMPARE(rejected.state(), cluster::AppState::Rejected);
        QCOMPARE(QString::fromStdString(rejected.data().message), reason);
    }

    void aUserThatCannotBeResolvedIsRejected() // APP-10
    {
        TestPartition test(openRoot("queues: [{name: a}]"));
        const auto result
            = test.partition.submit(application("app1", "root.a"),
                                    fail(ErrorCode::NotFound, "bob", "There is no user bob."), test.now);
        QCOMPARE(where(result), QString("the user cannot be resolved: There is no user bob."));
        QCOMPARE(test.partition.rejected().size(), std::size_t{1});
    }

    void rulesThatCannotBeBuiltRejectEverybody() // VAL-92
    {
        TestPartition test("placementrules: [{name: bogus}], " + openRoot("queues: [{name: a}]"));
        QVERIFY(where(test.submit("app1", "root.a")).startsWith("no placement rule is active"));
        cluster::ApplicationSpec forced = application("app2", "root.a");
        forced.tags["application.create.force"] = "true";
        QVERIFY(!test.partition.submit(forced, owner("bob"), test.now).isAccepted());
    }

    void aForcedApplicationIsTakenIntoTheRecoveryQueue() // PLC-42, PLC-60
    {
        TestPartition test("queues: [{name: root, submitacl: bob, childtemplate: {maxapplications: 1}, "
                           "queues: [{name: a}]}]");
        cluster::ApplicationSpec forced = application("app1", "root.a");
        forced.tags = {{"application.create.force", "true"}, {"namespace.resourcequota", quota(5)}};

        QCOMPARE(where(test.partition.submit(forced, owner("eve"), test.now)), QString("root.@recovery@"));

        const cluster::Queue& recovery = test.queue("root.@recovery@");
        QVERIFY(!recovery.isManaged && !recovery.max && recovery.maxApplications == 0);
        QVERIFY(test.partition.removeApplication(ApplicationId("app1"), test.now));
        QCOMPARE(test.partition.removeIdleQueues().size(), std::size_t{1});
    }

    void aDrainingQueueTakesNoNewApplications() // QUE-42, PLC-44
    {
        TestPartition test(openRoot("queues: [{name: a}, {name: b}]"));
        test.submit("app1", "root.a");
        QCOMPARE(test.update(openRoot("queues: [{name: b}]")), std::string());

        QVERIFY(!test.submit("app2", "root.a").isAccepted());
        QVERIFY(test.run("app1", "p1", memory(1)).isAllocated()); // the old one goes on
    }

    void namespacesGetTheirQueues() // seed 003, NSQ-16
    {
        TestPartition test(kNamespaces);
        const auto submit = [&test](const char* id, const char* name, const char* parent) {
            return where(test.partition.submit(inNamespace(id, name, {{"namespace.parentqueue", parent}}),
                                               owner("bob"), test.now));
        };
        QCOMPARE(submit("app1", "finance", "root.production"), QString("root.production.finance"));
        QCOMPARE(submit("app2", "sales", "production"), QString("root.production.sales"));
        QCOMPARE(submit("app3", "dev", "root.development"), QString("root.development.dev"));
        QCOMPARE(submit("app4", "test.x", "development"), QString("root.development.test_dot_x"));
        QCOMPARE(submit("app5", "ops", "root.elsewhere"), // the parent must exist
                 QString("application rejected: no placement rule matched"));
        QCOMPARE(where(test.partition.submit(inNamespace("app6", "lost"), owner("bob"), test.now)), // NSQ-17
                 QString("application rejected: no placement rule matched"));
        QCOMPARE(shape(test.partition.queues()),
                 QString("root root.development root.development.dev!~ root.development.test_dot_x!~ "
                         "root.production root.production.finance!~ root.production.sales!~"));
    }

    void theQuotaOfANamespaceIsThatOfItsQueue() // NSQ-12 to NSQ-14, QUE-47
    {
        TestPartition test(kNamespaces);
        std::map<std::string, std::string> tags{{"namespace.parentqueue", "production"},
                                                {"namespace.resourcequota", quota(64)},
                                                {"namespace.resourcemaxapps", "2"}};
        test.partition.submit(inNamespace("app1", "finance", tags), owner("bob"), test.now);
        const cluster::Queue& finance = test.queue("root.production.finance");
        QCOMPARE(finance.max, std::optional(memory(64)));
        QCOMPARE(finance.maxApplications, std::uint64_t{2});
        QVERIFY(!test.queue("root.production").max);

        tags["namespace.resourcequota"] = quota(32); // takes effect with the next application
        QCOMPARE(finance.max, std::optional(memory(64)));
        test.partition.submit(inNamespace("app2", "finance", tags), owner("bob"), test.now);
        QCOMPARE(finance.max, std::optional(memory(32)));

        QVERIFY(test.run("app1", "p1", memory(32)).isAllocated());
        QCOMPARE(dump(test.run("app1", "p2", memory(1)).denial),
                 QString("queue root.production.finance: memory 32 + 1 > 32"));
    }

    void annotationsReachTheQueue() // NSQ-10 to NSQ-12, seed 003
    {
        TestPartition test(kNamespaces);
        cluster::PodTexts pod;
        pod.namespaceName = "finance";
        pod.annotations = {{"yunikorn.apache.org/user.info", R"({"user": "ann", "groups": ["fin"]})"}};
        const auto submission = submissionOf(pod,
                                             {{"yunikorn.apache.org/namespace.quota",
                                               R"({"cpu": "64", "memory": "100G", "nvidia.com/gpu": "1"})"},
                                              {"yunikorn.apache.org/namespace.maxApps", "3"},
                                              {"yunikorn.apache.org/parentqueue", "root.production"}});
        cluster::ApplicationSpec spec = application("app1", submission.queue.c_str());
        spec.tags = submission.tags;

        QCOMPARE(where(test.partition.submit(spec, submission.user, test.now)),
                 QString("root.production.finance"));

        const cluster::Queue& finance = test.queue("root.production.finance");
        QCOMPARE(
            finance.max,
            std::optional(Resource{{"memory", 100'000'000'000}, {"nvidia.com/gpu", 1}, {"vcore", 64000}}));
        QCOMPARE(finance.maxApplications, std::uint64_t{3});
    }

    void anEmptyNamespaceQueueGoes() // QUE-43
    {
        TestPartition test(kNamespaces);
        test.partition.submit(inNamespace("app1", "finance", {{"namespace.parentqueue", "production"}}),
                              owner("bob"), test.now);
        QVERIFY(test.partition.removeIdleQueues().empty());
        QVERIFY(test.partition.removeApplication(ApplicationId("app1"), test.now));
        QCOMPARE(test.partition.removeIdleQueues(), std::vector{QueuePath("root.production.finance")});
    }

    void kubernetesQuotaActsAtSubmission_data() // NSQ-15, the three cases of seed 003
    {
        QTest::addColumn<int>("kubernetes");
        QTest::addColumn<int>("ours");
        QTest::addColumn<int>("used");
        QTest::addColumn<int>("queued");
        QTest::newRow("equal") << 30 << 30 << 30 << 0;
        QTest::newRow("Kubernetes lower") << 20 << 30 << 20 << 0;
        QTest::newRow("Kubernetes higher") << 50 << 30 << 30 << 20;
    }
    void kubernetesQuotaActsAtSubmission()
    {
        QFETCH(int, kubernetes);
        QFETCH(int, ours);
        TestPartition test(
            openRoot("queues: [{name: a, resources: {max: {memory: " + std::to_string(ours) + "}}}]"));
        test.submit("app1", "root.a");
        int admitted = 0; // by Kubernetes: what is there may not be above its quota
        for (int pod = 0; pod < 10 && admitted + 10 <= kubernetes; ++pod) {
            test.run("app1", "p" + std::to_string(pod), memory(10));
            admitted += 10;
        }
        const cluster::Queue& queue = test.queue("root.a");
        QTEST(static_cast<int>(queue.allocated.valueOr0(ResourceType("memory"))), "used");
        QTEST(static_cast<int>(queue.pending.valueOr0(ResourceType("memory"))), "queued");
    }

    void aGangMustFitItsQueue() // APP-41, PLC-47
    {
        TestPartition test(
            openRoot("resources: {}, queues: [{name: p, resources: {max: {memory: 50}}, queues: "
                     "[{name: fifo}, {name: fair, properties: {application.sort.policy: fair}}]}]"));
        cluster::ApplicationSpec gang = application("app1", "root.p.fifo");
        gang.placeholderAsk = Resource{{"memory", 50}, {"gpu", 3}};
        QVERIFY(test.partition.submit(gang, owner("bob"), test.now).isAccepted());

        gang.id = ApplicationId("app2");
        gang.placeholderAsk = memory(51);
        QVERIFY(where(test.partition.submit(gang, owner("bob"), test.now)).contains("placeholders"));
        gang.queue = QueuePath("root.p.fair");
        gang.placeholderAsk = memory(1);
        QVERIFY(
            where(test.partition.submit(gang, owner("bob"), test.now)).contains("application.sort.policy"));
        QVERIFY(test.queue("root.p.fair").applications.empty());
    }

    void aQueueMadeForARejectedGangGoes() // QUE-43
    {
        TestPartition test(kNamespaces);
        cluster::ApplicationSpec gang = inNamespace(
            "app1", "x", {{"namespace.parentqueue", "production"}, {"namespace.resourcequota", quota(5)}});
        gang.placeholderAsk = memory(6); // above the quota that the application brings itself
        QVERIFY(!test.partition.submit(gang, owner("bob"), test.now).isAccepted());
        QCOMPARE(test.partition.removeIdleQueues().size(), std::size_t{1});
    }
};

QUOTADECK_TEST(TestSubmission, NoApplication)
} // namespace tst_submission

#include "tst_submission.moc"
