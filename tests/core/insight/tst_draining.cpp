// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/draining.h"
#include "core/snapshot/restjson.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_draining {
using namespace quotadeck;
using namespace quotadeck::insight;

namespace {
QueueInfo queue(const char* path, const char* status, bool isLeaf = true)
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.parent = info.path.parent();
    info.status = status;
    info.isLeaf = isLeaf;
    return info;
}

ApplicationInfo application(const char* id, const char* user, const char* where, std::optional<Resource> used)
{
    ApplicationInfo info;
    info.id = ApplicationId(id);
    info.user = UserName(user);
    info.queue = QueuePath(where);
    info.state = "Running";
    info.used = std::move(used);
    return info;
}

/// root.old drains with root.old.a and root.old.b below; sue and ann still run there.
PartitionSnapshot partition()
{
    PartitionSnapshot result;
    QueueInfo old = queue("root.old", "Draining", false);
    old.allocated = Resource{{"memory", 3000}};
    old.drainingSince = 1'700'000'000'000'000'000;
    result.queues = {queue("root", "Active", false), old, queue("root.old.a", "Draining"),
                     queue("root.old.b", "Draining"), queue("root.older", "Active")};
    result.applications = {application("x", "sue", "root.old.a", Resource{{"memory", 1000}}),
                           application("y", "ann", "root.old.b", std::nullopt),
                           application("w", "sue", "root.old.a", Resource{{"memory", 2000}}),
                           application("z", "bob", "root.older", Resource{{"memory", 9}})};
    return result;
}
} // namespace

class TestDraining : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aDrainingQueueHasItsApplicationsAndThoseBelow() // QUE-43, QUE-46
    {
        const auto queues = drainingQueues(partition());

        QCOMPARE(queues.size(), std::size_t{3});
        const DrainingQueue& old = queues.front();
        QCOMPARE(old.queue, QueuePath("root.old"));
        QCOMPARE(old.queuesBelow, std::size_t{2});
        QCOMPARE(old.applications->size(), std::size_t{3}); // not that of root.older
        QCOMPARE(old.applications->front().app, ApplicationId("y"));
        QCOMPARE(old.users(), (std::vector{UserName("ann"), UserName("sue")}));
        QCOMPARE(queues.back().applications->size(), std::size_t{1});
    }

    void whatIsNotReportedIsNotZero()
    {
        PartitionSnapshot unknown = partition();
        unknown.applications.reset();
        unknown.queues->at(1).drainingSince.reset();

        const auto queues = drainingQueues(unknown);

        QVERIFY(!queues.front().applications);
        QVERIFY(!queues.front().since);
        const std::string json = asJson(queues);
        QVERIFY(
            json.find(
                R"("since":null,"left":{"memory":3000},"pending":{},"queuesBelow":2,"applications":null,"users":null)")
            != std::string::npos);
        const std::string text = asText(queues);
        QVERIFY(text.find("root.old: draining start not reported\n  applications left: not reported\n")
                != std::string::npos);
        QVERIFY(drainingQueues(PartitionSnapshot()).empty());
    }

    void amountsThatAQueueLacksAreNoneOnlyIfNoApplicationHasSome() // REST-12
    {
        PartitionSnapshot snapshot = partition();
        snapshot.queues->at(1).allocated.reset(); // sue holds some of it
        const auto queues = drainingQueues(snapshot);
        QVERIFY(!queues.front().left);
        QVERIFY(queues.front().pending && queues.front().pending->entries().empty());
        QVERIFY(asJson(queues).find(R"("left":null,"pending":{})") != std::string::npos);
        QVERIFY(asText(queues).find("  allocated: not reported; pending: none\n") != std::string::npos);
        for (ApplicationInfo& app : *snapshot.applications)
            app.used.reset();
        QVERIFY(drainingQueues(snapshot).front().left->entries().empty());
        snapshot.applications->front().pending = Resource{{"memory", 1}};
        QVERIFY(!drainingQueues(snapshot).front().pending);
    }

    void theReportNamesWhoStillRuns()
    {
        const std::string text = asText(drainingQueues(partition()));

        QVERIFY2(text.starts_with("root.old: draining since 2023-11-14 22:13:20 UTC\n"
                                  "  3 applications left of 2 users\n"),
                 text.c_str());
        QVERIFY(text.find("    y of ann in root.old.b, Running: usage not reported\n") != std::string::npos);
        QCOMPARE(asText({}), std::string("No queue is draining.\n"));
        QCOMPARE(asJson({}), std::string(R"({"queues":[]})"));
    }

    void theProgressCountsWhatWasThereWhenItBegan()
    {
        const SystemTime begin(std::chrono::seconds(1'700'000'000));
        PartitionSnapshot active = partition();
        active.queues->at(1).status = "Active";
        PartitionSnapshot later = partition();
        std::erase_if(*later.applications,
                      [](const ApplicationInfo& app) { return app.user == UserName("sue"); });
        later.applications->push_back(application("new", "ann", "root.old.b", {})); // was not there
        DrainingHistory history;
        history.add(active, begin);
        QVERIFY(!history.progressOf(drainingQueues(later).front())); // never seen draining
        history.add(partition(), begin + std::chrono::seconds(5));
        history.add(later, begin + std::chrono::seconds(65));
        auto queues = drainingQueues(later);

        queues.front().progress = history.progressOf(queues.front());

        QVERIFY(queues.front().progress == (DrainingProgress{begin + std::chrono::seconds(5), begin, 3, 2}));
        QVERIFY2(
            asText(queues).find(
                "  have left the queue: 2 of 3 since 2023-11-14 22:13:25 UTC; at 2023-11-14 22:13:20 UTC "
                "it was not draining\n")
                != std::string::npos,
            asText(queues).c_str());
        QVERIFY(asJson(queues).find(R"("progress":{"from":1700000005000000000,"before":1700000000000000000,)"
                                    R"("applications":3,"ended":2})")
                != std::string::npos);
        history.add(active, begin + std::chrono::seconds(70)); // it is in the configuration again
        QVERIFY(!history.progressOf(queues.front()));
        QVERIFY(history.progressOf(queues[1])); // those below drain on
    }

    void anotherSampleWithoutAnotherBeginIsNoChange()
    {
        const SystemTime begin(std::chrono::seconds(1'700'000'000));
        PartitionSnapshot active = partition();
        active.queues->at(2).status = "Active";
        DrainingHistory history;
        history.add(active, begin);
        const DrainingHistory earlier = history;
        history.add(active, begin + std::chrono::seconds(5));
        QVERIFY(history == earlier);
        history.add(partition(), begin + std::chrono::seconds(10));
        QVERIFY(history != earlier); // root.old.a drains as well
    }

    void aBeginThatNoSampleShowsIsNotKnown()
    {
        const SystemTime time(std::chrono::seconds(1'700'000'000));
        PartitionSnapshot unknown = partition();
        unknown.applications.reset();
        DrainingHistory history;
        history.add(PartitionSnapshot(), time - std::chrono::seconds(5)); // knows no queues
        history.add(unknown, time);
        QVERIFY(!history.progressOf(drainingQueues(partition()).front()));

        history.add(partition(), time + std::chrono::seconds(5));
        auto queues = drainingQueues(partition());
        const auto progress = history.progressOf(queues.front());
        QVERIFY(progress == (DrainingProgress{time + std::chrono::seconds(5), std::nullopt, 3, 0}));
        queues.front().progress = progress;
        QVERIFY(
            asText(queues).find(
                "have left the queue: 0 of 3 since 2023-11-14 22:13:25 UTC, when it was draining already\n")
            != std::string::npos);
        QVERIFY(!history.progressOf(drainingQueues(unknown).front())); // who is left is not known
        QVERIFY(asJson(drainingQueues(partition())).find(R"("progress":null)") != std::string::npos);
    }

    void theSnapshotKeepsSinceWhenItDrains()
    {
        ClusterSnapshot snapshot;
        snapshot.partitions.push_back(partition());
        snapshot.partitions.front().info.name = "default";
        const std::string json = rest::writePartitionSnapshot(snapshot, snapshot.partitions.front());

        const auto read = rest::readPartitionSnapshot(json);

        QVERIFY(read.has_value());
        QCOMPARE(drainingQueues(read->partitions.front()).front().since,
                 drainingQueues(partition()).front().since);
        QVERIFY(!read->partitions.front().queues->front().drainingSince);
    }
};

QUOTADECK_TEST(TestDraining, NoApplication)
} // namespace tst_draining

#include "tst_draining.moc"
