// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/events/eventlistmodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_eventlistmodel {
using namespace quotadeck;
using namespace quotadeck::models;
using quotadeck::test::dump;
using quotadeck::test::ModelGuard;

namespace {
EventRow row(int time, const char* object)
{
    EventRow result;
    result.time = std::chrono::seconds(time);
    result.what = QStringLiteral("Accepted");
    result.object = QString::fromUtf8(object);
    return result;
}

std::vector<EventRow> rows(int first, std::size_t count)
{
    std::vector<EventRow> result;
    for (std::size_t index = 0; index < count; ++index)
        result.push_back(row(first + static_cast<int>(index), "app"));
    return result;
}
} // namespace

class TestEventListModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsWhatIsKnownOfAnEvent()
    {
        EventListModel model;
        ModelGuard guard(&model);
        EventRow known = row(100, "app-1");
        known.queue = QStringLiteral("root.a");
        known.message = QStringLiteral("fits");
        known.amount = Resource{{"vcore", 500}};
        known.reference = QStringLiteral("key");
        QCOMPARE(model.append({known, row(0, "")}), std::size_t(0));
        QCOMPARE(dump(model),
                 QStringList({"1970-01-01 00:01:40|Accepted|Application|app-1|root.a|fits|vcore 500m|key",
                              "–|Accepted|Application|–|–||–|–"}));
    }

    void anUpdateCostsWhatIsNew()
    {
        EventListModel model;
        model.sort(EventListModel::TimeColumn, Qt::DescendingOrder);
        QCOMPARE(model.append(rows(0, EventListModel::kMostEvents)), std::size_t(0));
        const QPersistentModelIndex newest = model.index(0, 0);
        ModelGuard guard(&model);

        QCOMPARE(model.append(rows(20'000, 3)), std::size_t(3));

        QCOMPARE(model.rowCount(), int(EventListModel::kMostEvents));
        QCOMPARE(guard.inserts.count(), 1);
        QCOMPARE(guard.removes.count(), 1);
        QCOMPARE(guard.signalCount(), 2);
        QCOMPARE(newest.row(), 3);
        QVERIFY(model.event(model.idOf(model.index(0, 0)))->time == std::chrono::seconds(20'002));
    }

    void moreThanItKeepsAreDroppedAtOnce()
    {
        EventListModel model;
        model.append(rows(0, 5));
        QCOMPARE(model.append(rows(10, EventListModel::kMostEvents + 7)), std::size_t(12));
        QCOMPARE(model.rowCount(), int(EventListModel::kMostEvents));
        QVERIFY(model.event(model.idOf(model.index(0, 0)))->time == std::chrono::seconds(17));
    }

    void eventsOfOneTimeStayInTheirOrder()
    {
        EventListModel model;
        model.sort(EventListModel::TimeColumn, Qt::DescendingOrder);
        model.append({row(5, "first"), row(5, "second")});
        model.append({row(5, "third"), row(4, "late")});
        QStringList objects;
        for (int at = 0; at < model.rowCount(); ++at)
            objects << model.index(at, EventListModel::ObjectColumn).data().toString();
        QCOMPARE(objects, QStringList({"third", "second", "first", "late"}));
    }

    void isFilteredByItsFields_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<int>("count");
        QTest::newRow("object") << "object=app-1" << 2; // or it takes part
        QTest::newRow("kind") << "kind:node" << 1;
        QTest::newRow("word") << "accep" << 2;
        QTest::newRow("amount") << "cpu>=1" << 1;
        QTest::newRow("age") << "age<1m" << 1;
        QTest::newRow("queue and below") << "queue:root.a" << 1;
    }

    void isFilteredByItsFields()
    {
        QFETCH(QString, filter);
        QFETCH(int, count);
        EventListModel model;
        EventRow accepted = row(1000, "app-1");
        accepted.queue = QStringLiteral("root.a.b");
        EventRow onNode = row(1100, "n1");
        onNode.kind = EventKind::Node;
        onNode.what = QStringLiteral("Allocated");
        onNode.reference = QStringLiteral("app-1");
        onNode.amount = Resource{{"vcore", 2000}};
        model.append({accepted, onNode, row(900, "app-2")});
        model.setNow(SystemTime(std::chrono::seconds(1130)));
        QVERIFY(model.setFilter(filter));
        QCOMPARE(model.rowCount(), count);
    }

    void dropsWhatWasFoundByComparing()
    {
        EventListModel model;
        EventRow compared = row(1, "compared");
        compared.origin = EventRow::Origin::Compared;
        model.append({compared, row(2, "reported")});
        ModelGuard guard(&model);
        model.dropCompared();
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, EventListModel::ObjectColumn).data().toString(), QStringLiteral("reported"));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void namesEventsThatItDoesNotKnow() // REST-42
    {
        ClusterEvent event;
        event.detail = static_cast<EventDetail>(987);
        QCOMPARE(eventText(event), QStringLiteral("Event 987"));
        event.type = static_cast<EventType>(9);
        QCOMPARE(kindOf(event), EventKind::Scheduler);
    }
};

QUOTADECK_TEST(TestEventListModel, QCoreApplication)
} // namespace tst_eventlistmodel

#include "tst_eventlistmodel.moc"
