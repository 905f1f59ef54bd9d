// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/overview/clusterdigest.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_clusterdigest {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;

namespace {
constexpr auto kNow = 100'000s;

Resource vcore(Quantity value)
{
    return Resource{{"vcore", value}};
}

QueueInfo queueInfo(const char* path, const char* parent, Quantity used, std::optional<Quantity> max)
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.parent = QueuePath(parent);
    info.isManaged = true;
    info.isLeaf = true;
    info.allocated = vcore(used);
    if (max)
        info.max = vcore(*max);
    return info;
}

UsageNode usageAt(const char* path, Quantity used, std::optional<Quantity> limit)
{
    UsageNode info;
    info.path = QueuePath(path);
    info.usage = vcore(used);
    if (limit)
        info.maxResources = vcore(*limit);
    return info;
}

RequestInfo request(std::chrono::seconds since, std::vector<AllocationLogEntry> log = {})
{
    RequestInfo info;
    info.key = "r";
    info.requestTime = std::chrono::nanoseconds(since).count();
    info.log = std::move(log);
    return info;
}

ApplicationInfo application(const char* id, const char* state, std::vector<RequestInfo> requests = {})
{
    ApplicationInfo info;
    info.id = ApplicationId(id);
    info.state = state;
    info.queue = QueuePath("root.a");
    info.submissionTime = std::chrono::nanoseconds(1000s).count();
    info.requests = std::move(requests);
    return info;
}

ClusterDigest digest(PartitionSnapshot partition)
{
    ClusterSnapshot snapshot;
    snapshot.time = SystemTime(kNow);
    partition.info.name = "default";
    snapshot.partitions.push_back(std::move(partition));
    return digestOf(snapshot, "default");
}
} // namespace

class TestClusterDigest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsNotReportedIsUnknown()
    {
        for (const auto& unknown : {digest({}), digestOf({}, "other")}) {
            QVERIFY(!unknown.capacity);
            QVERIFY(!unknown.states);
            QVERIFY(!unknown.health);
            QVERIFY(!unknown.limits);
            QVERIFY(!unknown.waiting);
            QVERIFY(!unknown.nodes);
        }
    }

    /// REST-11
    void capacityIsUsedAndOffered()
    {
        PartitionSnapshot partition;
        partition.info.capacity = Resource{{"vcore", 8000}, {"memory", 100}};
        partition.info.usedCapacity = Resource{{"vcore", 2000}, {"nvidia.com/gpu", 1}};
        QueueInfo root = queueInfo("root", "", 0, {});
        root.pending = vcore(500);
        partition.queues = {root};
        const auto rows = *digest(partition).capacity;
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(rows[0].id, "r:memory");
        QCOMPARE(rows[0].used, std::optional<Quantity>(0));
        QCOMPARE(rows[1].id, "r:vcore");
        QCOMPARE(rows[1].used, std::optional<Quantity>(2000));
        QCOMPARE(rows[1].pending, std::optional<Quantity>(500));
        QCOMPARE(rows[1].total, std::optional<Quantity>(8000));
        QCOMPARE(rows[2].id, "r:nvidia.com/gpu");
        QCOMPARE(rows[2].total, std::optional<Quantity>(0)); // the nodes offer none
    }

    void whatOnlyWaitsIsListedAndUsageMayBeUnknown()
    {
        PartitionSnapshot partition;
        partition.info.capacity = vcore(8000);
        auto rows = *digest(partition).capacity;
        QVERIFY(!rows[0].used);
        QVERIFY(!rows[0].pending);
        QueueInfo root = queueInfo("root", "", 0, {});
        root.pending = Resource{{"nvidia.com/gpu", 2}};
        partition.queues = {root};
        rows = *digest(partition).capacity;
        QCOMPARE(rows[0].used, std::optional<Quantity>(0)); // the queues are known, and use nothing (REST-11)
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[1].pending, std::optional<Quantity>(2));
        QCOMPARE(rows[0].pending, std::optional<Quantity>(0));
    }

    /// REST-11: "total" is the sum of the others.
    void statesAreThoseOfThePartitionWhereItReportsThem()
    {
        PartitionSnapshot partition;
        partition.applications = {application("a", "Running")};
        auto states = digest(partition).states;
        QCOMPARE(states->size(), std::size_t(1));
        QCOMPARE(states->front().state, "Running");
        partition.info.applications = {{"Completed", 40}, {"Failed", 0}, {"Running", 1}, {"total", 41}};
        states = digest(partition).states;
        QCOMPARE(states->size(), std::size_t(2));
        QCOMPARE(states->front().state, "Completed");
        QCOMPARE(states->front().count, std::int64_t(40));
        QVERIFY(!states->front().isListed);
        QVERIFY(states->back().isListed);
    }

    /// REST-21: names are not unique.
    void failedChecksComeFirst()
    {
        ClusterSnapshot snapshot;
        snapshot.health
            = HealthInfo{false, {{"a", true, "fine", {}}, {"b", false, {}, "2 nodes"}, {"a", false, {}, {}}}};
        const auto checked = digestOf(snapshot, "default");
        QCOMPARE(checked.passedChecks, std::size_t(1));
        const auto& rows = *checked.health;
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(rows[0].name, "b");
        QCOMPARE(rows[0].diagnosis, "2 nodes");
        QCOMPARE(rows[1].id, "h:1:a");
        QVERIFY(rows[2].isPassed);
        QCOMPARE(rows[2].name, "fine");
    }

    void limitsAreOrderedByTheirUse()
    {
        PartitionSnapshot partition;
        partition.queues = {queueInfo("root", "", 90, 90), queueInfo("root.a", "root", 5, 10),
                            queueInfo("root.b", "root", 50, {})};
        partition.queues->at(1).maxRunningApps = 10;
        partition.queues->at(1).runningApps = 6;
        UserUsage erin;
        erin.name = UserName("erin");
        erin.nodes = {usageAt("root", 5, 100), usageAt("root.a", 5, 5)};
        partition.users = {erin};
        GroupUsage everyone;
        everyone.name = GroupName("*");
        everyone.nodes = {usageAt("root", 1, 4)};
        partition.groups = {everyone};
        const auto found = digest(partition);
        QCOMPARE(found.fullLimits, std::size_t(1));
        const auto& rows = *found.limits;
        QCOMPARE(rows.size(), std::size_t(3)); // root's maximum is what the nodes offer, root.b has none
        QCOMPARE(rows[0].name, "erin");
        QCOMPARE(rows[0].binding.queue.text(), "root.a");
        QCOMPARE(rows[1].name, "root.a");
        QVERIFY(!rows[1].binding.type); // 6 of 10 applications before 5 of 10 vcore
        QCOMPARE(rows[2].kind, RowKind::WildcardGroup);
    }

    void waitingApplicationsAreGroupedByTheirLatestReason()
    {
        PartitionSnapshot partition;
        partition.applications = {
            application("z", "New", {request(0s, {{"quota", 5, 1}})}),
            application("a", "Accepted", {request(2000s, {{"quota", 5, 1}, {"node", 4, 9}})}),
            application("b", "Running", {request(1500s, {{"quota", 7, 1}})}),
            application("c", "Running", {request(3000s), request(2900s)}),
            application("d", "Running"),
        };
        partition.applications->front().submissionTime = 0; // not reported
        const auto rows = *digest(partition).waiting;
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].reason, "quota");
        QCOMPARE(rows[0].applications, 3);
        QCOMPARE(rows[0].longest, "b");
        QCOMPARE(rows[0].age, std::chrono::nanoseconds(kNow - 1500s));
        QCOMPARE(rows[1].reason, QString());
        QVERIFY(!rows[1].id.empty());
        QCOMPARE(rows[1].age, std::chrono::nanoseconds(kNow - 2900s));
    }
};

QUOTADECK_TEST(TestClusterDigest, NoApplication)
} // namespace tst_clusterdigest

#include "tst_clusterdigest.moc"
