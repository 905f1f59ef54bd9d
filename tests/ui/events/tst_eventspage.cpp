// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/events/eventlistmodel.h"
#include "models/events/eventlog.h"
#include "tests/support/testprogram.h"
#include "ui/events/eventspage.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/placeholder.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_eventspage {
using namespace quotadeck;
using namespace quotadeck::ui;
using models::EventListModel;
using models::EventLog;

namespace {
ClusterEvent eventAt(int second, EventType type, EventDetail detail, const char* object)
{
    ClusterEvent result;
    result.type = type;
    result.detail = detail;
    result.object = object;
    result.time = std::chrono::nanoseconds(std::chrono::seconds(1'800'000'000 + second)).count();
    return result;
}

struct Fixture
{
    EventListModel list;
    EventLog log{&list};
    EventsPage page{&list, &log};
    TreeTable* table = page.findChild<TreeTable*>();
    QToolButton* follow = nullptr;
    int seconds = 0;

    Fixture()
    {
        for (auto* button : page.findChildren<QToolButton*>()) {
            if (button->text() == QStringLiteral("Follow"))
                follow = button;
        }
        page.resize(900, 400);
        page.show();
    }

    [[nodiscard]] bool add(int count)
    {
        std::vector<ClusterEvent> events;
        for (int index = 0; index < count; ++index)
            events.push_back(eventAt(++seconds, EventType::Application, EventDetail::AppNew, "app"));
        return take(std::move(events));
    }
    [[nodiscard]] bool take(std::vector<ClusterEvent> events)
    {
        const QSignalSpy changed(&log, &EventLog::changed);
        log.take({std::move(events), EventBatch::Start::Continued}, nullptr, "default");
        return QTest::qWaitFor([&] { return changed.count() > 0; }, test::kLongestWait);
    }
    [[nodiscard]] QString top() const { return list.idOf(table->indexAt(QPoint(0, 0))); }
    [[nodiscard]] QString note() const { return page.findChildren<ElidedLabel*>().constLast()->text(); }
};
} // namespace

class TestEventsPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysWhenThereAreNone()
    {
        Fixture fixture;
        const PartitionSnapshot partition;
        fixture.page.setPartition(&partition);
        const auto* placeholder = fixture.page.findChild<Placeholder*>();
        QVERIFY(placeholder->isVisible());
        QCOMPARE(placeholder->title(), QStringLiteral("No events yet"));
        QVERIFY(fixture.add(1));
        QVERIFY(!placeholder->isVisible());
    }

    void theNewestIsFirstAndStaysInView()
    {
        Fixture fixture;
        QVERIFY(fixture.add(200));
        QCOMPARE(fixture.top(), QStringLiteral("200"));
        QVERIFY(fixture.add(5));
        QCOMPARE(fixture.top(), QStringLiteral("205"));
        QVERIFY(fixture.follow->isChecked());
    }

    void theNewestLastStaysInView()
    {
        Fixture fixture;
        QVERIFY(fixture.add(200));
        fixture.table->sortByColumn(EventListModel::TimeColumn, Qt::AscendingOrder);
        QCOMPARE(fixture.top().isEmpty(), false);
        QVERIFY(fixture.add(5));
        const QScrollBar* bar = fixture.table->verticalScrollBar();
        QCOMPARE(bar->value(), bar->maximum());
        QVERIFY(fixture.follow->isChecked());
    }

    void whatIsInViewStaysAfterScrollingAway()
    {
        Fixture fixture;
        QVERIFY(fixture.add(200));
        fixture.table->verticalScrollBar()->setValue(500);
        QVERIFY(!fixture.follow->isChecked());
        const QString before = fixture.top();
        const int offset = fixture.table->visualRect(fixture.table->indexAt(QPoint(0, 0))).top();
        QVERIFY(fixture.add(7));
        QCOMPARE(fixture.top(), before);
        QCOMPARE(fixture.table->visualRect(fixture.table->indexAt(QPoint(0, 0))).top(), offset);
        fixture.follow->setChecked(true);
        QCOMPARE(fixture.top(), QStringLiteral("207"));
    }

    void followsOnlyTheOrderOfTime()
    {
        Fixture fixture;
        QVERIFY(fixture.add(3));
        fixture.table->sortByColumn(EventListModel::ObjectColumn, Qt::AscendingOrder);
        QVERIFY(!fixture.follow->isEnabled());
        fixture.table->sortByColumn(EventListModel::TimeColumn, Qt::DescendingOrder);
        QVERIFY(fixture.follow->isEnabled());
    }

    void anEventLeadsToItsObject_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("detail");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("filter");
        const auto row
            = [](const char* name, EventType type, EventDetail detail, const char* page, const char* filter) {
                  QTest::newRow(name) << static_cast<int>(type) << static_cast<int>(detail)
                                      << QString::fromUtf8(page) << QString::fromUtf8(filter);
              };
        row("application", EventType::Application, EventDetail::AppNew, "applications", nullptr);
        row("node", EventType::Node, EventDetail::NodeCapacity, "nodes", "node=root.x");
        row("queue", EventType::Queue, EventDetail::QueueMax, "queues", "");
        row("user", EventType::UserGroup, EventDetail::UserLimit, "people", "name=root.x");
    }

    void anEventLeadsToItsObject()
    {
        QFETCH(int, type);
        QFETCH(int, detail);
        QFETCH(QString, page);
        QFETCH(QString, filter);
        Fixture fixture;
        QVERIFY(fixture.take(
            {eventAt(1, static_cast<EventType>(type), static_cast<EventDetail>(detail), "root.x")}));
        QSignalSpy pages(&fixture.page, &Page::pageRequested);
        QSignalSpy filters(&fixture.page, &Page::filterRequested);
        QSignalSpy subjects(&fixture.page, &Page::subjectChanged);
        fixture.table->setCurrentIndex(fixture.list.index(0, 0));
        fixture.table->setFocus();
        QTest::keyClick(fixture.table, Qt::Key_Return);
        QCOMPARE(pages.count() + filters.count(), 1);
        if (filter.isNull()) {
            QCOMPARE(pages.constFirst().at(0).toString(), page);
            QCOMPARE(pages.constFirst().at(1).value<Subject>().name, QStringLiteral("root.x"));
        } else {
            QCOMPARE(filters.constFirst().at(0).toString(), page);
            QCOMPARE(filters.constFirst().at(1).toString(), filter);
        }
        QCOMPARE(subjects.isEmpty(), page == QStringLiteral("nodes")); // the inspector has no nodes
    }

    void onlyASelectedEventIsInspected()
    {
        Fixture fixture;
        QVERIFY(fixture.add(3));
        QSignalSpy subjects(&fixture.page, &Page::subjectChanged);
        fixture.table->setFocus(); // has a current row then
        QCOMPARE(subjects.count(), 0);
        const QPoint row = fixture.table->visualRect(fixture.list.index(1, 0)).center();
        QTest::mouseClick(fixture.table->viewport(), Qt::LeftButton, {}, row);
        QVERIFY(subjects.count() > 0);
        QCOMPARE(subjects.constLast().first().value<Subject>(),
                 (Subject{Subject::Kind::Application, "app", {}}));
    }

    void saysHowEventsAreKnownAndWhichAreMissing()
    {
        Fixture fixture;
        QVERIFY(fixture.add(1));
        QCOMPARE(fixture.note(), QStringLiteral("Reported by the scheduler, of all partitions."));
        QVERIFY(fixture.add(int(EventListModel::kMostEvents)));
        QVERIFY(
            fixture.note().endsWith(QStringLiteral("Only the last 10,000 are kept. Older ones dropped: 1.")));
        fixture.log.setPaused(true);
        fixture.page.setPaused(true);
        QVERIFY(fixture.add(2));
        QVERIFY(fixture.note().endsWith(QStringLiteral("Paused. New events: 2.")));
        fixture.log.setPaused(false);
        fixture.page.setPaused(false);
        QCOMPARE(fixture.top(), QStringLiteral("10003"));
    }

    void isNarrowedByAFilterFromAnotherPage()
    {
        Fixture fixture;
        QVERIFY(fixture.take({eventAt(1, EventType::Node, EventDetail::NodeCapacity, "n1"),
                              eventAt(2, EventType::Node, EventDetail::NodeCapacity, "n2")}));
        fixture.page.setFilterText(QStringLiteral("object=n1"));
        QCOMPARE(fixture.list.rowCount(), 1);
    }

    void followIsKept()
    {
        Fixture fixture;
        fixture.follow->setChecked(false);
        const QVariantMap state = fixture.page.saveState();
        Fixture other;
        other.page.restoreState(state);
        QVERIFY(!other.follow->isChecked());
    }
};

QUOTADECK_TEST(TestEventsPage, QApplication)
} // namespace tst_eventspage

#include "tst_eventspage.moc"
