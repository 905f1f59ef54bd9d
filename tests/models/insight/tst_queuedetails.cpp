// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "models/insight/queuedetails.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_queuedetails {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
constexpr auto kText = R"(partitions:
- name: default
  placementrules:
  - {name: provided}
  - {name: tag, value: namespace, create: true, parent: {name: fixed, value: root.tenants}}
  queues:
  - name: root
    adminacl: 'ops'
    queues:
    - name: data
      parent: true
      submitacl: 'sue,bob ds'
      properties: {application.sort.policy: fair, preemption.delay: 90s, priority.offset: '5', color: red}
      queues:
      - name: etl
        properties: {priority.policy: fence}
    - name: tenants
      parent: true
      submitacl: '*'
      childtemplate: {maxapplications: 3, resources: {max: {vcore: 2}}, properties: {application.sort.policy: fair}}
)";

const config::PartitionConfig& active()
{
    static const auto partitions = [] {
        const auto verdict = config::validateFile(kText);
        if (!verdict.accepted)
            qFatal("the configuration is not valid");
        return config::effectivePartitions(*verdict.config);
    }();
    return partitions.front();
}

QueueInfo reported(const char* path)
{
    QueueInfo queue;
    queue.path = QueuePath(path);
    queue.parent = queue.path.parent();
    queue.status = "Active";
    queue.isManaged = true;
    queue.sortingPolicy = "fair";
    queue.prioritySorting = true;
    queue.preemptionEnabled = true;
    queue.preemptionDelay = "30s";
    queue.quotaPreemptionDelay = "0s";
    return queue;
}

/// What a scheduler with the configuration above reports; one queue is created by placement.
PartitionSnapshot cluster()
{
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.info.preemptionEnabled = true;
    QueueInfo root = reported("root");
    root.max = Resource{{"vcore", 100000}};
    root.allocated = Resource{{"vcore", 40000}};
    QueueInfo data = reported("root.data");
    data.guaranteed = Resource{{"vcore", 20000}};
    data.allocated = Resource{{"vcore", 10000}};
    data.properties = {{"application.sort.policy", "fair"},
                       {"color", "red"},
                       {"preemption.delay", "90s"},
                       {"priority.offset", "5"}};
    data.priorityOffset = 5;
    QueueInfo etl = reported("root.data.etl");
    etl.isLeaf = true;
    etl.preemptionDelay = "1m30s";
    etl.isPriorityFence = true;
    etl.preempting = Resource{{"vcore", 2000}};
    etl.properties = {{"application.sort.policy", "fair"},
                      {"color", "red"},
                      {"preemption.delay", "90s"},
                      {"priority.offset", "0"},
                      {"priority.policy", "fence"}};
    QueueInfo tenants = reported("root.tenants");
    tenants.childTemplate
        = QueueTemplate{3, Resource{{"vcore", 2000}}, {}, {{"application.sort.policy", "fair"}}};
    QueueInfo blue = reported("root.tenants.blue_dot_team");
    blue.isLeaf = true;
    blue.isManaged = false;
    blue.properties = {{"application.sort.policy", "fair"}};
    partition.queues = {root, data, etl, tenants, blue};
    ApplicationInfo application;
    application.id = ApplicationId("a");
    application.queue = blue.path;
    AllocationInfo allocation;
    allocation.key = "k";
    allocation.tags = {{"kubernetes.io/meta/namespace", "blue.team"}};
    application.allocations = {allocation};
    partition.applications = {application};
    return partition;
}

QList<QueueDetail> named(const QList<QueueDetailGroup>& groups, const QString& title, const QString& name)
{
    QList<QueueDetail> found;
    for (const QueueDetailGroup& group : groups) {
        for (const QueueDetail& detail : group.details) {
            if (group.title == title && detail.name == name)
                found << detail;
        }
    }
    return found;
}

QueueDetail detail(const QList<QueueDetailGroup>& groups, const QString& title, const QString& name)
{
    const auto found = named(groups, title, name);
    return found.isEmpty() ? QueueDetail() : found.front();
}

QList<QueueDetailGroup> detailsOf(const char* path, const config::PartitionConfig* config = &active())
{
    const PartitionSnapshot partition = cluster();
    return queueDetails(partition, *queueAt(partition, QueuePath(path)), config);
}

QStringList valuesOf(const QList<QueueDetailGroup>& groups, const QString& title)
{
    QStringList values;
    for (const QueueDetailGroup& group : groups) {
        for (const QueueDetail& it : group.details) {
            if (group.title == title)
                values << it.name + QStringLiteral(": ") + it.value;
        }
    }
    return values;
}
} // namespace

class TestQueueDetails : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void borrowedAmountsAreShownWithUnusedGuarantees()
    {
        PartitionSnapshot partition = cluster();
        auto& queues = *partition.queues;
        queues[3].allocated = Resource{{"vcore", 4000}}; // root.tenants; root.data has 10 of 20 unused
        const auto values = [&](const char* path) {
            return valuesOf(queueDetails(partition, *queueAt(partition, QueuePath(path)), nullptr),
                            QStringLiteral("Borrowing"));
        };
        QCOMPARE(values("root.tenants"),
                 QStringList({"vcore: 4 above the guarantee; unused by siblings: root.data 10"}));
        QCOMPARE(values("root.data"), QStringList({"vcore: 10 of the guarantee unused"}));
        queues[1].allocated = Resource{{"vcore", 30000}};
        QCOMPARE(values("root.tenants"),
                 QStringList({"vcore: 4 above the guarantee, no sibling has an unused one"}));
        QVERIFY(values("root").isEmpty());
        QVERIFY(values("root.data.etl").isEmpty()); // nobody is guaranteed anything
    }

    // REST-12, CFG-30
    void inheritedValuesAreDimAndNameTheirQueue()
    {
        const auto groups = detailsOf("root.data.etl");
        const QueueDetail sorting = detail(groups, "Scheduling", "Application sort policy");
        QCOMPARE(sorting.value, QStringLiteral("fair, from root.data"));
        QCOMPARE(sorting.emphasis, Emphasis::Dim);
        QCOMPARE(sorting.from, QStringLiteral("root.data"));
        QCOMPARE(detail(groups, "Preemption", "Preemption delay").value,
                 QStringLiteral("1 min 30 s, from root.data"));

        const QueueDetail fence = detail(groups, "Scheduling", "Priority fence");
        QCOMPARE(fence.value, QStringLiteral("yes"));
        QCOMPARE(fence.emphasis, Emphasis::Normal);
        // The offset of root.data is not passed down, although the scheduler reports a value here.
        QCOMPARE(detail(groups, "Scheduling", "Priority offset").value, QStringLiteral("0, default"));
        QCOMPARE(detail(groups, "Other settings", "color").value, QStringLiteral("red, from root.data"));
    }

    // CFG-31, QUE-52
    void dynamicQueuesHaveTheirValuesFromTheTemplate()
    {
        const auto groups = detailsOf("root.tenants.blue_dot_team");
        const QueueDetail sorting = detail(groups, "Scheduling", "Application sort policy");
        QCOMPARE(sorting.value, QStringLiteral("fair, from template"));
        QCOMPARE(sorting.from, QStringLiteral("root.tenants"));
        QCOMPARE(detail(groups, "Preemption", "Preemption delay").value, QStringLiteral("30 s, default"));
        QCOMPARE(valuesOf(detailsOf("root.tenants"), "Template of dynamic queues"),
                 (QStringList{"Max: vcore 2", "Guaranteed: none", "Max applications: 3",
                              "application.sort.policy: fair"}));
        QVERIFY(valuesOf(groups, "Template of dynamic queues").isEmpty()); // a leaf has none (QUE-50)
    }

    void preemptionTellsAmountsAndWhatIsOff()
    {
        const auto groups = detailsOf("root.data.etl");
        QCOMPARE(detail(groups, "Preemption", "Being preempted").value, QStringLiteral("vcore 2"));
        QCOMPARE(detail(groups, "Preemption", "Quota preemption delay").value,
                 QStringLiteral("off, default"));
        QVERIFY(
            detail(groups, "Preemption", "Quota preemption").name.isEmpty()); // not reported by this version

        PartitionSnapshot partition = cluster();
        partition.info.quotaPreemptionEnabled = false;
        QueueInfo& etl = (*partition.queues)[2];
        etl.quotaPreemptionDelay = "5m0s";
        etl.properties["quota.preemption.delay"] = "5m";
        etl.isQuotaPreemptionRunning = true;
        const auto delayed = queueDetails(partition, etl, nullptr);
        const QueueDetail delay = detail(delayed, "Preemption", "Quota preemption delay");
        QCOMPARE(delay.value, QStringLiteral("5 min"));
        QVERIFY(delay.help.contains("quota preemption is disabled")); // QUE-70
        QCOMPARE(detail(delayed, "Preemption", "Quota preemption").value, QStringLiteral("running"));
    }

    // REST-60: an older server sends no policies
    void unknownIsNeitherZeroNorNo()
    {
        PartitionSnapshot partition = cluster();
        QueueInfo queue;
        queue.path = QueuePath("root.old");
        queue.parent = QueuePath("root");
        queue.isLeaf = true;
        queue.isManaged = true;
        const auto groups = queueDetails(partition, queue, nullptr);
        for (const auto& [title, name] :
             {std::pair("Scheduling", "Priority offset"), std::pair("Scheduling", "Priority fence"),
              std::pair("Scheduling", "Application sort policy"), std::pair("Preemption", "Preemption"),
              std::pair("Preemption", "Preemption fence"), std::pair("Preemption", "Preemption delay"),
              std::pair("Preemption", "Being preempted"), std::pair("Preemption", "Quota preemption delay"),
              std::pair("Access", "May submit"), std::pair("Access", "May administer"),
              std::pair("Namespaces", "Placement rules"), std::pair("Other settings", "Status")}) {
            const QueueDetail found = detail(groups, title, name);
            QCOMPARE(found.value, QStringLiteral("–"));
            QCOMPARE(found.emphasis, Emphasis::Dim);
            QVERIFY2(!found.help.isEmpty(), name);
        }
    }

    // QUE-65, RES-36
    void fairShareIsOfTheGuaranteedAmountElseOfTheMaximumAbove()
    {
        const PartitionSnapshot partition = cluster();
        const auto shareAt = [&partition](const char* path) {
            return usedFairShare(partition, *queueAt(partition, QueuePath(path)));
        };
        QCOMPARE(shareAt("root.data").value_or(-1), 0.5);
        QVERIFY(!shareAt("root"));
        PartitionSnapshot unguaranteed = partition;
        (*unguaranteed.queues)[1].guaranteed.reset();
        QCOMPARE(usedFairShare(unguaranteed, (*unguaranteed.queues)[1]).value_or(-1),
                 0.1); // of 100 of the root
        QCOMPARE(detail(detailsOf("root.data"), "Scheduling", "Fair share usage").value,
                 QStringLiteral("50%"));
        QCOMPARE(detail(detailsOf("root"), "Scheduling", "Fair share usage").value, QStringLiteral("–"));
    }

    // ACL-20 to ACL-23
    void accessIsListedUpToTheRoot()
    {
        const auto groups = detailsOf("root.data.etl");
        const auto submit = named(groups, "Access", "May submit");
        QCOMPARE(submit.size(), 1);
        QCOMPARE(submit[0].value, QStringLiteral("bob, sue; groups ds, from root.data"));
        QCOMPARE(submit[0].emphasis, Emphasis::Dim);
        QCOMPARE(detail(groups, "Access", "May administer").value, QStringLiteral("ops, from root"));
        const QueueDetail own = detail(detailsOf("root.tenants"), "Access", "May submit");
        QCOMPARE(own.value, QStringLiteral("everyone"));
        QCOMPARE(own.emphasis, Emphasis::Normal);
        QCOMPARE(detail(detailsOf("root"), "Access", "May submit").value, QStringLiteral("nobody"));
    }

    // ACL-20 to ACL-22
    void answersNameTheListThatGrants()
    {
        const auto answer = [](const char* queue, const char* user, std::vector<GroupName> groups) {
            return access::describe(
                       *submitAccess(active(), QueuePath(queue), {UserName(user), std::move(groups)}))
                .english();
        };
        QCOMPARE(answer("root.data.etl", "lin", {GroupName("ds")}),
                 std::string("lin may submit to root.data.etl: group ds is in the submitacl of root.data"));
        QCOMPARE(answer("root.data.etl", "ops", {}),
                 std::string("ops may submit to root.data.etl: user ops is in the adminacl of root"));
        QCOMPARE(
            answer("root.data.etl", "eve", {}),
            std::string("eve may not submit to root.data.etl: no submitacl or adminacl from there up to root "
                        "names the user or one of the groups"));
        // A queue that placement created has no lists of its own (ACL-23).
        QCOMPARE(
            answer("root.tenants.blue", "eve", {}),
            std::string("eve may submit to root.tenants.blue: everyone is in the submitacl of root.tenants"));
    }

    // PLC-23, NSQ-16
    void namespacesAreThoseOfRulesAndThoseSeen()
    {
        QCOMPARE(valuesOf(detailsOf("root.tenants.blue_dot_team"), "Namespaces"),
                 (QStringList{"blue.team: 1 application(s) now, by placement rule 2"}));
        QCOMPARE(valuesOf(detailsOf("root.tenants"), "Namespaces"),
                 (QStringList{"every namespace: a queue of its own below, by placement rule 2"}));
        QVERIFY(valuesOf(detailsOf("root.data.etl"), "Namespaces").isEmpty());
    }
};

QUOTADECK_TEST(TestQueueDetails, QCoreApplication)
} // namespace tst_queuedetails

#include "tst_queuedetails.moc"
