// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/connections/clusteroverview.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_clusteroverview {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
QueueInfo queue(const char* path, const char* parent, Quantity used, std::optional<Quantity> max)
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.parent = QueuePath(parent);
    info.allocated = Resource{{"vcore", used}};
    if (max)
        info.max = Resource{{"vcore", *max}};
    return info;
}

UsageNode node(const char* path, Quantity used, std::optional<Quantity> limit)
{
    UsageNode info;
    info.path = QueuePath(path);
    info.usage = Resource{{"vcore", used}};
    if (limit)
        info.maxResources = Resource{{"vcore", *limit}};
    return info;
}

UserUsage user(const char* name, std::vector<UsageNode> nodes)
{
    UserUsage usage;
    usage.name = UserName(name);
    usage.nodes = std::move(nodes);
    return usage;
}

ClusterOverview overviewOfPartition(PartitionSnapshot partition, std::optional<HealthInfo> health = {})
{
    ClusterSnapshot snapshot;
    partition.info.name = "default";
    snapshot.partitions.push_back(std::move(partition));
    snapshot.health = std::move(health);
    return overviewOf(snapshot, "default");
}
} // namespace

class TestClusterOverview : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingReportedIsUnknown()
    {
        const auto overview = overviewOfPartition({});
        QVERIFY(overview == ClusterOverview());
        QVERIFY(!overview.isHealthy);
        QVERIFY(!overview.atLimit);
        QVERIFY(overviewOf({}, "other") == ClusterOverview());
    }

    /// REST-21
    void failedChecksAreNamed()
    {
        const auto overview
            = overviewOfPartition({},
                                  HealthInfo{false,
                                             {{"Scheduling errors", true, "errors in scheduling", {}},
                                              {"Failed nodes", false, "nodes that failed", "2 nodes"},
                                              {"Orphans", false, {}, {}}}});
        QCOMPARE(overview.isHealthy, std::optional(false));
        QCOMPARE(overview.failedChecks,
                 (QStringList{QStringLiteral("nodes that failed"), QStringLiteral("Orphans")}));
    }

    void theQueueWithTheHighestUseOfItsMaximumIsFound()
    {
        PartitionSnapshot partition;
        partition.queues = {queue("root", "", 95, 100), queue("root.a", "root", 50, 100),
                            queue("root.b", "root", 45, 60), queue("root.c", "root", 500, std::nullopt)};
        const auto overview = overviewOfPartition(partition);
        QCOMPARE(overview.mostUsedQueue, QStringLiteral("root.b"));
        QCOMPARE(overview.mostUsed.text(), QStringLiteral("75%"));
        QVERIFY2(overview.mostUsedFigures.contains(QStringLiteral("vcore")),
                 qPrintable(overview.mostUsedFigures));
    }

    void theRootIsNoQuota()
    {
        PartitionSnapshot partition;
        partition.queues = {queue("root", "", 95, 100)};
        QVERIFY(overviewOfPartition(partition).mostUsedQueue.isEmpty());
    }

    /// RES-3: a limit of 0 blocks its type; it is not used up.
    void peopleAtALimitAreNamedOnce()
    {
        PartitionSnapshot partition;
        partition.users
            = {user("anna", {node("root", 8, 10), node("root.a", 8, 8)}), user("ben", {node("root", 9, 10)}),
               user("eve", {node("root", 0, 0)}), user("erin", {node("root", 5, std::nullopt)})};
        GroupUsage group;
        group.name = GroupName("ds");
        group.nodes = {node("root", 20, 20), node("root.a", 20, 20)};
        partition.groups = {group};
        const auto overview = overviewOfPartition(partition);
        QVERIFY(overview.atLimit);
        QCOMPARE(overview.atLimit->size(), 2);
        QVERIFY2(overview.atLimit->at(0).startsWith(QStringLiteral("anna: ")),
                 qPrintable(overview.atLimit->at(0)));
        QVERIFY2(overview.atLimit->at(0).contains(QStringLiteral("root.a")),
                 qPrintable(overview.atLimit->at(0)));
        QVERIFY(overview.atLimit->at(1).startsWith(QStringLiteral("ds: ")));
    }

    void limitsOfApplicationsCount()
    {
        auto busy = node("root", 1, std::nullopt);
        busy.maxApplications = 1;
        busy.runningApplications = {ApplicationId("app-1")};
        PartitionSnapshot partition;
        partition.users = {user("anna", {busy})};
        QCOMPARE(overviewOfPartition(partition).atLimit->size(), 1);
    }
};

QUOTADECK_TEST(TestClusterOverview, QCoreApplication)
} // namespace tst_clusteroverview

#include "tst_clusteroverview.moc"
