// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/clusterevent.h"
#include "tests/support/listdelta.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_clusterevent {
using namespace quotadeck;

namespace {
constexpr SystemTime kNow{std::chrono::seconds(1'800'000'000)};

ApplicationInfo application(const char* id, const char* state, std::vector<StateLogEntry> log)
{
    ApplicationInfo info;
    info.id = ApplicationId(id);
    info.queue = QueuePath("root.a");
    info.user = UserName("sue");
    info.state = state;
    info.submissionTime = 100;
    info.stateLog = std::move(log);
    return info;
}

PartitionSnapshot partition(std::vector<ApplicationInfo> active, std::vector<ApplicationInfo> ended)
{
    PartitionSnapshot result;
    result.info.name = "default";
    result.applications = std::move(active);
    result.finished = finishedApplications(std::move(ended));
    normalize(result);
    return result;
}

std::vector<ClusterEvent> eventsOf(const PartitionSnapshot& before, const PartitionSnapshot& after,
                                   const char* object)
{
    auto events = eventsBetween(&before, after, difference(&before, after), kNow);
    std::erase_if(events, [object](const ClusterEvent& event) { return event.object != object; });
    return events;
}

std::vector<EventDetail> detailsOf(const std::vector<ClusterEvent>& events)
{
    std::vector<EventDetail> details;
    for (const ClusterEvent& event : events)
        details.push_back(event.detail);
    return details;
}
} // namespace

class TestClusterEvent : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsARecord() // REST-41
    {
        const auto event = rest::readEvent(
            R"({"type":2,"objectID":"app-1","message":"m","timestampNano":1700000000000000001,)"
            R"("eventChangeType":2,"eventChangeDetail":200,"referenceID":"key",)"
            R"("resource":{"resources":{"memory":{"value":1024},"vcore":{}}},"more":[1]})");
        QVERIFY(event);
        QCOMPARE(event->type, EventType::Application);
        QCOMPARE(event->change, EventChange::Add);
        QCOMPARE(event->detail, EventDetail::AppAllocation);
        QVERIFY(event->object == "app-1" && event->reference == "key" && event->message == "m");
        QCOMPARE(event->time, std::int64_t(1700000000000000001));
        QVERIFY((event->resource == Resource{{"memory", 1024}, {"vcore", 0}}));
    }

    void readsWhatItWrites() // REST-41
    {
        ClusterEvent event;
        event.type = EventType::Node;
        event.change = EventChange::Set;
        event.detail = EventDetail::NodeCapacity;
        event.object = "n1";
        event.time = 5;
        event.resource = Resource{{"vcore", 7}};
        const auto read = rest::readEvent(rest::writeEvent(event));
        QVERIFY(read && *read == event);
    }

    void keepsNumbersThatItDoesNotKnow() // REST-42
    {
        const auto event = rest::readEvent(R"({"type":9,"eventChangeDetail":987,"resource":{}})");
        QVERIFY(event);
        QCOMPARE(static_cast<int>(event->type), 9);
        QCOMPARE(static_cast<int>(event->detail), 987);
        QVERIFY(!event->resource);
    }

    void refusesWhatIsNoRecord_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("a text for a number") << QByteArray(R"({"type":"application"})");
        QTest::newRow("cut off") << QByteArray(R"({"type":2)");
    }

    void refusesWhatIsNoRecord()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!rest::readEvent(json.toStdString()));
    }

    void aRejectionHasItsReason() // APP-10
    {
        auto rejected = application("bad", "Rejected", {{110, "Rejected"}});
        rejected.rejectedMessage = "no queue";
        const auto events = eventsOf(partition({}, {}), partition({}, {rejected}), "bad");
        QVERIFY((detailsOf(events) == std::vector{EventDetail::AppNew, EventDetail::AppReject}));
        QVERIFY(events.back().message == "no queue");
        QCOMPARE(events.back().time, std::int64_t(110));
    }

    void anEndHasTheTimesOfTheScheduler() // APP-4, APP-17
    {
        const StateLogEntry running{110, "Running"};
        const auto before = partition({application("a", "Running", {running})}, {});
        auto ended = application("a", "Completed", {running, {120, "Completing"}, {130, "Completed"}});
        ended.finishedTime = 130;
        const auto events = eventsOf(before, partition({}, {ended}), "a");
        QVERIFY((detailsOf(events)
                 == std::vector{EventDetail::AppCompleting, EventDetail::AppCompleted, EventDetail::None}));
        QCOMPARE(events[1].time, std::int64_t(130));
        QCOMPARE(events[2].change, EventChange::Remove);
    }

    void whatEndedLongAgoIsNoEvent()
    {
        PartitionSnapshot before = partition({}, {});
        before.finished = {}; // not read yet
        const auto after = partition({}, {application("a", "Completed", {{110, "Completed"}})});
        QVERIFY(eventsOf(before, after, "a").empty());
    }

    void keepsThoseThatEndedLast()
    {
        std::vector<ApplicationInfo> rows;
        for (std::size_t index = 0; index < kMostFinished + 2; ++index) {
            rows.push_back(application(("a" + std::to_string(index)).c_str(), "Completed", {}));
            rows.back().finishedTime = 1000 + static_cast<std::int64_t>(index);
        }
        rows.push_back(rows.back()); // the same application once more, earlier
        rows.back().finishedTime = 1;
        const auto finished = finishedApplications(rows);
        QCOMPARE(finished.list->size(), kMostFinished);
        QVERIFY(!finished.find(ApplicationId("a0")));
        const auto* last = finished.find(rows.back().id);
        QVERIFY(last && last->finishedTime > 1);
    }

    void whatIsNotKnownAnyMoreStays()
    {
        const auto ended = application("a", "Completed", {});
        auto before = std::make_shared<ClusterSnapshot>();
        before->partitions = {partition({}, {ended})};
        auto after = std::make_shared<ClusterSnapshot>(*before);
        after->partitions.front().finished = {};
        QVERIFY(quotadeck::test::isEmpty(difference(&before->partitions.front(), after->partitions.front())));
        const auto known = withKnownLists(after, before, "default");
        QVERIFY(known->partitions.front().finished.find(ended.id));
        const auto gone = makeUpdate(before, std::make_shared<ClusterSnapshot>(), "default");
        QCOMPARE(gone->delta.finished.removed.size(), std::size_t(1));
    }
};

QUOTADECK_TEST(TestClusterEvent, NoApplication)
} // namespace tst_clusterevent

#include "tst_clusterevent.moc"
