// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakecluster.h"
#include "tests/support/testprogram.h"
#include "ui/window/inspector.h"
#include "ui/window/statusstrip.h"

#include <QTest>

namespace tst_inspectordetails {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
QList<QStringList> textsOf(const InspectorSection& section)
{
    QList<QStringList> rows;
    for (const DetailRow& row : section.rows) {
        rows.emplace_back();
        for (const DetailCell& fact : row)
            rows.last() << fact.text;
    }
    return rows;
}

/// The row of @p section that starts with @p name, as texts.
QStringList rowOf(const InspectorSection& section, const QString& name)
{
    for (const QStringList& row : textsOf(section)) {
        if (row.first() == name)
            return row;
    }
    return {};
}

PartitionSnapshot twoQueues()
{
    PartitionSnapshot partition;
    QueueInfo root;
    root.path = QueuePath("root");
    QueueInfo leaf;
    leaf.path = QueuePath("root.data");
    leaf.isLeaf = true;
    leaf.isManaged = true;
    leaf.allocated = Resource{{"vcore", 12000}};
    leaf.max = Resource{{"vcore", 10000}, {"memory", 0}};
    leaf.guaranteed = Resource{{"vcore", 0}};
    partition.queues = {root, leaf};

    UserUsage sue;
    sue.name = UserName("sue");
    sue.nodes = {UsageNode{QueuePath("root"), Resource{{"vcore", 3000}}, {}, Resource{{"vcore", 4000}}, 0},
                 UsageNode{QueuePath("root.data"), Resource{{"vcore", 3000}}, {ApplicationId("a")}, {}, 2},
                 UsageNode{QueuePath("root.other"), {}, {}, {}, 1}};
    partition.users = {sue};
    GroupUsage rest;
    rest.name = GroupName("*");
    rest.nodes = {UsageNode{QueuePath("root.data"), {}, {}, Resource{{"vcore", 1000}}, 0}};
    partition.groups = {rest};
    return partition;
}
} // namespace

class TestInspectorDetails : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tellsUnsetUnlimitedZeroAndOverApart()
    {
        const auto details = inspect(twoQueues(), {Subject::Kind::Queue, "root.data", {}});
        QVERIFY(details);
        const InspectorSection& use = details->sections[0];
        QCOMPARE(use.headers, (QStringList{"Resource", "Used", "Max", "%"}));
        QCOMPARE(rowOf(use, "memory"), (QStringList{"memory", "0 B", "0 B", "blocked"}));
        QCOMPARE(rowOf(use, "vcore"), (QStringList{"vcore", "12", "10", "120%"}));
        const InspectorSection& room = details->sections[1];
        QCOMPARE(rowOf(room, "memory").mid(0, 3), (QStringList{"memory", "–", "∞"}));
        QCOMPARE(rowOf(room, "vcore").mid(0, 3), (QStringList{"vcore", "0", "∞"}));
    }

    void namesTheLimitsSetAtAQueue()
    {
        const auto details = inspect(twoQueues(), {Subject::Kind::Queue, "root.data", {}});
        const InspectorSection& limits = details->sections[2];
        QCOMPARE(rowOf(limits, "everyone else (*)"), (QStringList{"everyone else (*)", "vcore 1"}));
        QCOMPARE(rowOf(limits, "user sue"), (QStringList{"user sue", "apps 2"}));
        QCOMPARE(limits.rows.size(), 2);
    }

    void tellsAPersonsLimitsLevelByLevel()
    {
        const auto all = inspect(twoQueues(), {Subject::Kind::User, "sue", {}});
        QVERIFY(all);
        const QList<QStringList> expected = {
            {"root"},
            {"vcore", "3", "4", "75%"},
            {"root.data"},
            {"vcore", "3", "∞", "∞"},
            {"apps", "1", "2", "50%"},
            {"root.other"},
            {"apps", "0", "1", "0%"},
        };
        QCOMPARE(textsOf(all->sections[0]), expected);

        const auto below = inspect(twoQueues(), {Subject::Kind::User, "sue", "root.data"});
        QCOMPARE(textsOf(below->sections[0]), expected.first(5)); // root.other is not on the way
    }

    void knowsNothingOfWhatIsNotThere()
    {
        QVERIFY(!inspect(twoQueues(), {Subject::Kind::Queue, "root.gone", {}}));
        QVERIFY(!inspect(twoQueues(), {}));
        QVERIFY(!inspect(PartitionSnapshot(), {Subject::Kind::User, "sue", {}}));
        QVERIFY(!inspect(twoQueues(), {Subject::Kind::Application, "a", {}})); // applications are unknown
    }

    void unknownIsNotNone()
    {
        ClusterSnapshot snapshot;
        snapshot.partitions = {twoQueues()};
        snapshot.partitions[0].info.name = "default";
        snapshot.partitions[0].applications.emplace();
        SnapshotSummary summary = snapshotSummary(snapshot, "default");
        QCOMPARE(summary.queues, 2);
        QCOMPARE(summary.applications, 0);
        QCOMPARE(summary.resourceTypes, (QStringList{"memory", "vcore"}));

        snapshot.partitions[0].users.reset();
        QVERIFY(!snapshotSummary(snapshot, "default").users);
        QVERIFY(!snapshotSummary(snapshot, "other").queues);
    }
};

QUOTADECK_TEST(TestInspectorDetails, NoApplication)
} // namespace tst_inspectordetails

#include "tst_inspectordetails.moc"
