// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/eventmarks.h"
#include "tests/support/testprogram.h"

#include <QStringList>
#include <QTest>

namespace tst_eventmarks {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
QueueInfo queue(const std::string& path, std::optional<Quantity> max)
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.parent = info.path.parent();
    info.isManaged = true;
    if (max)
        info.max = Resource{{"vcore", *max}};
    return info;
}

UserUsage user(const std::string& name, std::optional<Quantity> limit)
{
    UserUsage usage;
    usage.name = UserName(name);
    usage.nodes.resize(1);
    usage.nodes[0].path = QueuePath("root");
    if (limit)
        usage.nodes[0].maxResources = Resource{{"vcore", *limit}};
    return usage;
}

NodeInfo node(const std::string& id)
{
    NodeInfo info;
    info.id = id;
    return info;
}

/// Feeds snapshots one after the other, as a source does.
struct Fixture
{
    EventMarks marks;
    SnapshotPtr last;
    int second = 0;
    PartitionSnapshot partition;
    std::int64_t startTime = 77;

    Fixture()
    {
        partition.info.name = "default";
        partition.queues = {queue("root", 100), queue("root.a", 10), queue("root.b", {})};
        partition.users = {user("bob", 5), user("sue", {})};
        partition.groups.emplace();
        partition.nodes = {node("n1"), node("n2")};
        take();
    }

    void take()
    {
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->time = SystemTime(std::chrono::seconds(++second));
        ClusterInfo cluster;
        cluster.clusterName = "kubernetes";
        cluster.startTime = startTime;
        snapshot->clusters = {cluster};
        snapshot->partitions = {partition};
        const SnapshotPtr next = snapshot;
        marks.record(*makeUpdate(last, next, "default"));
        last = withKnownLists(next, last, "default");
    }

    [[nodiscard]] QStringList texts() const
    {
        QStringList result;
        for (const EventMark& mark : marks.all()) {
            QStringList names;
            for (const std::string& name : mark.names)
                names << QString::fromStdString(name);
            result << QStringLiteral("%1s %2 %3 of %4")
                          .arg(mark.time.count() / 1000)
                          .arg(static_cast<int>(mark.kind))
                          .arg(names.join(','))
                          .arg(mark.count);
        }
        return result;
    }
};
} // namespace

class TestEventMarks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsThereAtFirstDidNotHappen()
    {
        Fixture fixture;
        fixture.take();
        QVERIFY(fixture.texts().isEmpty());
    }

    void changedQuotasAreAConfiguration()
    {
        Fixture fixture;
        fixture.partition.queues->at(1) = queue("root.a", 20);
        fixture.partition.queues->at(2).guaranteed = Resource{{"vcore", 1}};
        fixture.take();
        fixture.partition.queues->pop_back();
        fixture.take();
        fixture.partition.queues->push_back(queue("root.c", {}));
        fixture.take();

        QCOMPARE(fixture.texts(),
                 QStringList({"2s 0 root.a,root.b of 2", "3s 0 root.b of 1", "4s 0 root.c of 1"}));
    }

    void useAndDynamicQueuesAndTheSizeOfTheClusterAreNone()
    {
        Fixture fixture;
        fixture.partition.queues->at(0) = queue("root", 120);
        fixture.partition.queues->at(1).allocated = Resource{{"vcore", 3}};
        fixture.partition.queues->push_back(queue("root.dynamic", {}));
        fixture.partition.queues->back().isManaged = false;
        fixture.partition.users->at(0).nodes[0].usage = Resource{{"vcore", 3}};
        fixture.partition.users->push_back(user("tim", 7)); // came with its first application
        fixture.take();
        fixture.partition.queues->pop_back();
        fixture.partition.users->pop_back();
        fixture.take();

        QCOMPARE(fixture.texts(), QStringList());
    }

    void changedLimitsAreAConfiguration()
    {
        Fixture fixture;
        fixture.partition.users->at(0) = user("bob", {});
        fixture.partition.users->at(1) = user("sue", 3);
        fixture.take();

        QCOMPARE(fixture.texts(), QStringList({"2s 0 bob,sue of 2"}));
    }

    void nodesComeAndGo()
    {
        Fixture fixture;
        fixture.partition.nodes = {node("n2")};
        fixture.take();
        fixture.partition.nodes.reset(); // not read this time: none is lost
        fixture.take();
        fixture.partition.nodes = {node("n1"), node("n2"), node("n3"), node("n4"), node("n5")};
        fixture.take();

        QCOMPARE(fixture.texts(), QStringList({"2s 2 n1 of 1", "4s 1 n1,n3,n4 of 4"}));
    }

    void anotherStartTimeIsARestart()
    {
        Fixture fixture;
        fixture.startTime = 0; // not told
        fixture.take();
        fixture.startTime = 99;
        fixture.take();
        fixture.take();

        QCOMPARE(fixture.texts(), QStringList({"3s 3 kubernetes of 1"}));
    }
};

QUOTADECK_TEST(TestEventMarks, NoApplication)
} // namespace tst_eventmarks

#include "tst_eventmarks.moc"
