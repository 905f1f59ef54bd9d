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
    leaf.parent = QueuePath("root");
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

    void namesAreLinks()
    {
        const auto details = inspect(twoQueues(), {Subject::Kind::Queue, "root.data", {}});
        const auto links = [](const InspectorSection& section) {
            QStringList all;
            for (const DetailRow& row : section.rows) {
                for (const DetailCell& cell : row) {
                    if (!cell.link.isEmpty())
                        all << cell.link;
                }
            }
            return all;
        };
        QCOMPARE(links(details->sections[2]), (QStringList{"group:*", "user:sue"}));
        const auto person = inspect(twoQueues(), {Subject::Kind::User, "sue", {}});
        QCOMPARE(links(person->sections[0]),
                 (QStringList{"queue:root", "queue:root.data", "queue:root.other"}));

        PartitionSnapshot partition = twoQueues();
        ApplicationInfo application;
        application.id = ApplicationId("a");
        application.queue = QueuePath("root.data");
        application.user = UserName("sue");
        application.groups = {GroupName("ds")};
        AllocationInfo allocation;
        allocation.nodeId = "n1";
        application.allocations = {allocation, allocation};
        partition.applications = {application};
        const auto shown = inspect(partition, {Subject::Kind::Application, "a", {}});
        QCOMPARE(links(shown->sections[0]), (QStringList{"queue:root.data", "user:sue", "group:ds"}));
        QCOMPARE(textsOf(shown->sections[2]), (QList<QStringList>{{"n1", "2"}}));
        QCOMPARE(links(shown->sections[2]), (QStringList{"node:n1"}));
    }

    void linksLeadToPages()
    {
        const auto target = targetOf(linkTo({Subject::Kind::Group, "a: b", "root.x"}));
        QVERIFY(target);
        QCOMPARE(target->page, "people");
        QCOMPARE(target->subject, (Subject{Subject::Kind::Group, "a: b", {}}));
        QCOMPARE(target->filter, QString());
        const auto node = targetOf(linkToNode("n 1"));
        QCOMPARE(node->page, "nodes");
        QCOMPARE(node->subject, Subject());
        QCOMPARE(node->filter, "node:\"n 1\"");
        QVERIFY(!targetOf("anything"));
        QCOMPARE(linkTo({}), QString());
    }

    void sharesOfTheParentAreKnownOrNot()
    {
        PartitionSnapshot partition = twoQueues();
        (*partition.queues)[0].allocated = Resource{{"vcore", 48000}};
        const auto details = inspect(partition, {Subject::Kind::Queue, "root.data", {}});
        const InspectorSection& share = details->sections[3];
        QCOMPARE(share.title, "Share of the parent");
        QCOMPARE(rowOf(share, "vcore"), (QStringList{"vcore", "25%", "–"}));
        QCOMPARE(share.rows.last().last().toolTip, "Nothing is guaranteed at root");
        QVERIFY(inspect(partition, {Subject::Kind::Queue, "root", {}})->sections[3].rows.isEmpty());
    }

    void twoPeopleAreCompared()
    {
        PartitionSnapshot partition = twoQueues();
        UserUsage bob;
        bob.name = UserName("bob");
        bob.nodes = {UsageNode{QueuePath("root"), Resource{{"vcore", 1000}}, {}, {}, 0}};
        partition.users->push_back(bob);
        const auto details
            = compare(partition, {Subject::Kind::User, "sue", {}}, {Subject::Kind::User, "bob", {}});
        QVERIFY(details);
        QCOMPARE(details->title, "sue and bob");
        const QList<QStringList> expected = {
            {"root"},
            {"vcore", "3 / 4", "1 / ∞"},
            {"root.data"},
            {"vcore", "3 / ∞", "–"},
            {"apps", "1 / 2", "–"},
            {"root.other"},
            {"apps", "0 / 1", "–"},
        };
        QCOMPARE(textsOf(details->sections[0]), expected);
        QVERIFY(!compare(partition, {Subject::Kind::User, "sue", {}}, {Subject::Kind::User, "gone", {}}));
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

    void showsHowLongAnApplicationWasInEachState() // APP-4
    {
        const auto at = [](int seconds) { return std::int64_t(1'800'000'000 + seconds) * 1'000'000'000; };
        PartitionSnapshot partition;
        ApplicationInfo application;
        application.id = ApplicationId("app");
        application.state = "Running";
        application.submissionTime = at(0);
        application.stateLog = {{at(60), "Accepted"}, {at(180), "Running"}};
        application.usageHistory = {{"m5", Resource{{"vcore", 3000}}}};
        partition.applications = {application};
        const Subject subject{Subject::Kind::Application, "app", {}};
        const auto details
            = inspect(partition, subject, nullptr, SystemTime(std::chrono::nanoseconds(at(780))));
        QVERIFY(details);
        const InspectorSection& states = details->sections[3];
        QCOMPARE(rowOf(states, "New"), (QStringList{"New", "08:00:00", "1 min"}));
        QCOMPARE(rowOf(states, "Accepted").value(2), QStringLiteral("2 min"));
        QCOMPARE(rowOf(states, "Running").value(2), QStringLiteral("10 min"));
        const InspectorSection& seconds = details->sections.back(); // SUM-1
        QCOMPARE(textsOf(seconds).first(), QStringList({"m5"}));
        QCOMPARE(rowOf(seconds, "vcore"), (QStringList{"vcore", "3·s", "–", "–"}));
        QCOMPARE(rowOf(inspect(partition, subject)->sections[3], "Running").value(2), QStringLiteral("–"));
    }

    void showsWhyAnApplicationHasEnded() // APP-17, SUM-4
    {
        PartitionSnapshot partition;
        ApplicationInfo rejected;
        rejected.id = ApplicationId("bad");
        rejected.state = "Rejected";
        rejected.rejectedMessage = "no queue";
        rejected.finishedTime = 1'800'000'000'000'000'000;
        partition.applications.emplace();
        partition.finished = finishedApplications({rejected});
        const auto details = inspect(partition, {Subject::Kind::Application, "bad", {}});
        QVERIFY(details);
        const InspectorSection& summary = details->sections.front();
        QCOMPARE(rowOf(summary, "Reason").value(1), QStringLiteral("no queue"));
        QCOMPARE(rowOf(summary, "Used").value(1), QStringLiteral("–")); // not 0: it is not reported
        QVERIFY(!rowOf(summary, "Finished").value(1).isEmpty());
        QVERIFY(rowOf(summary, "Allocations").isEmpty());
        QVERIFY(details->sections.back().rows.isEmpty());
        QVERIFY(
            details->sections.back().emptyText.startsWith(QStringLiteral("The scheduler no longer reports")));
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
