// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/events/eventlog.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_eventlog {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
constexpr SystemTime kStart{std::chrono::seconds(1'800'000'000)};

SnapshotPtr snapshot(int second, std::vector<std::string> applications)
{
    auto result = std::make_shared<ClusterSnapshot>();
    result->time = kStart + std::chrono::seconds(second);
    PartitionSnapshot& partition = result->partitions.emplace_back();
    partition.info.name = "default";
    partition.applications.emplace();
    for (const std::string& id : applications) {
        ApplicationInfo application;
        application.id = ApplicationId(id);
        application.queue = QueuePath("root.a");
        application.state = "Accepted";
        application.submissionTime = (kStart + std::chrono::seconds(second)).time_since_epoch().count();
        application.stateLog = {{application.submissionTime, "Accepted"}};
        partition.applications->push_back(application);
    }
    normalize(partition);
    return result;
}

ClusterEvent eventAt(int second, EventDetail detail, const char* application)
{
    ClusterEvent result;
    result.detail = detail;
    result.object = application;
    result.time = (kStart + std::chrono::seconds(second)).time_since_epoch().count();
    return result;
}

struct Fixture
{
    EventListModel list;
    EventLog log{&list};
    EventMarks marks;
    SnapshotPtr last;

    void compare(const SnapshotPtr& next)
    {
        const auto update = makeUpdate(last, next, "default");
        marks.record(*update);
        log.compare(update, marks);
        last = next;
    }
    void take(std::vector<ClusterEvent> events, EventBatch::Start start = EventBatch::Start::Continued)
    {
        log.take({std::move(events), start}, last, "default");
    }
    [[nodiscard]] QStringList events() const
    {
        QStringList lines;
        for (int row = 0; row < list.rowCount(); ++row) {
            const auto text = [&](int column) { return list.index(row, column).data().toString(); };
            lines << text(EventListModel::EventColumn) + u' ' + text(EventListModel::ObjectColumn) + u' '
                    + text(EventListModel::QueueColumn);
        }
        return lines;
    }
};
} // namespace

class TestEventLog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsEventsByComparing()
    {
        Fixture fixture;
        QCOMPARE(fixture.log.origin(), EventLog::Origin::None);
        fixture.compare(snapshot(0, {"old"})); // what there is has not happened now
        fixture.compare(snapshot(1, {"old", "new"}));
        QTRY_COMPARE(
            fixture.events(),
            QStringList({"Submitted new root.a", "Application added root.a root.a", "Accepted new root.a"}));
        QCOMPARE(fixture.log.origin(), EventLog::Origin::Compared);
    }

    void theSourceAloneIsAskedWhenItReportsEvents()
    {
        Fixture fixture;
        fixture.compare(snapshot(0, {}));
        fixture.compare(snapshot(1, {"a"}));
        QTRY_COMPARE(fixture.list.rowCount(), 3);
        fixture.log.setReporting(true);
        fixture.take({eventAt(1, EventDetail::AppNew, "a")}, EventBatch::Start::Anew);
        fixture.compare(snapshot(2, {"a", "b"}));
        fixture.take({eventAt(2, EventDetail::AppNew, "b")});
        QTRY_COMPARE(fixture.events(), QStringList({"Submitted a root.a", "Submitted b root.a"}));
        QCOMPARE(fixture.log.origin(), EventLog::Origin::Reported);
    }

    void comparesAgainWhenNothingIsReported()
    {
        Fixture fixture;
        fixture.log.setReporting(true);
        fixture.compare(snapshot(0, {}));
        fixture.take({eventAt(0, EventDetail::AppNew, "a")}, EventBatch::Start::Anew);
        fixture.log.setReporting(false);
        fixture.compare(snapshot(1, {"b"}));
        QTRY_COMPARE(fixture.list.rowCount(), 4);
        fixture.log.setReporting(true);
        fixture.take({eventAt(1, EventDetail::AppNew, "b")}); // what was missed is repeated
        QTRY_COMPARE(fixture.events(), QStringList({"Submitted a –", "Submitted b root.a"}));
    }

    void saysWhereEventsMayBeMissing()
    {
        Fixture fixture;
        fixture.take({eventAt(5, EventDetail::AppNew, "a")}, EventBatch::Start::AfterGap);
        QTRY_COMPARE(fixture.events(), QStringList({"Events may be missing – –", "Submitted a –"}));
    }

    void knowsTheQueueOfAnApplicationThatCameAndWent()
    {
        Fixture fixture;
        ClusterEvent added = eventAt(1, EventDetail::QueueApp, "root.b");
        added.type = EventType::Queue;
        added.reference = "a";
        fixture.take({added, eventAt(2, EventDetail::AppCompleted, "a")});
        QTRY_COMPARE(fixture.events().value(1), QStringLiteral("Completed a root.b"));
    }

    void aRequestIsShownByItsApplication()
    {
        Fixture fixture;
        ClusterEvent denied = eventAt(1, EventDetail::None, "key");
        denied.type = EventType::Request;
        denied.reference = "a";
        denied.message = "does not fit";
        fixture.last = snapshot(0, {"a"});
        fixture.take({denied});
        QTRY_COMPARE(fixture.events(), QStringList({"Scheduler message a root.a"}));
        QCOMPARE(fixture.list.event(fixture.list.idOf(fixture.list.index(0, 0)))->reference,
                 QStringLiteral("key"));
    }

    void restartsAreThoseOfTheCharts()
    {
        Fixture fixture;
        const auto started = [](int second, std::int64_t start) {
            auto result = std::make_shared<ClusterSnapshot>(*snapshot(second, {}));
            result->clusters
                = {{.startTime = start, .buildInformation = {}, .partition = {}, .clusterName = "k"}};
            return result;
        };
        fixture.log.setReporting(true);
        fixture.compare(started(0, 1));
        fixture.compare(started(1, 1));
        fixture.compare(started(2, 2));
        QTRY_COMPARE(fixture.events(), QStringList({"Scheduler restarted – –"}));
    }

    void whatComesWhilePausedWaits()
    {
        Fixture fixture;
        fixture.log.setPaused(true);
        fixture.take({eventAt(1, EventDetail::AppNew, "a"), eventAt(2, EventDetail::AppNew, "b")});
        QTRY_COMPARE(fixture.log.waiting(), std::size_t(2));
        QCOMPARE(fixture.list.rowCount(), 0);
        QSignalSpy changing(&fixture.log, &EventLog::listChanging);
        fixture.log.setPaused(false);
        QCOMPARE(fixture.list.rowCount(), 2);
        QCOMPARE(changing.count(), 1);
        QCOMPARE(fixture.log.waiting(), std::size_t(0));
    }

    void theWaitingOnesAreBounded()
    {
        Fixture fixture;
        fixture.log.setPaused(true);
        std::vector<ClusterEvent> many(EventListModel::kMostEvents + 3, eventAt(1, EventDetail::AppNew, "a"));
        fixture.take(many);
        QTRY_COMPARE(fixture.log.waiting(), EventListModel::kMostEvents);
        QCOMPARE(fixture.log.dropped(), std::uint64_t(3));
    }

    void anotherSourceHasOtherEvents()
    {
        Fixture fixture;
        fixture.take({eventAt(1, EventDetail::AppNew, "a")});
        QTRY_COMPARE(fixture.list.rowCount(), 1);
        fixture.take({eventAt(2, EventDetail::AppNew, "late")});
        fixture.log.clear(); // before the second one is made
        fixture.take({eventAt(3, EventDetail::AppNew, "b")});
        QTRY_COMPARE(fixture.events(), QStringList({"Submitted b –"}));
    }

    void anotherPartitionKeepsWhatIsReported()
    {
        Fixture fixture;
        fixture.log.setReporting(true);
        fixture.take({eventAt(1, EventDetail::AppNew, "a")});
        QTRY_COMPARE(fixture.list.rowCount(), 1);
        fixture.log.leavePartition();
        QCOMPARE(fixture.list.rowCount(), 1);
        fixture.log.setReporting(false);
        fixture.log.leavePartition();
        QCOMPARE(fixture.list.rowCount(), 0);
    }
};

QUOTADECK_TEST(TestEventLog, QCoreApplication)
} // namespace tst_eventlog

#include "tst_eventlog.moc"
