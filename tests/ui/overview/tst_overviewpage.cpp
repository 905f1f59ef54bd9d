// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/alerts/alertsession.h"
#include "models/overview/overviewsession.h"
#include "tests/support/testprogram.h"
#include "ui/overview/overviewpage.h"
#include "ui/overview/overviewpane.h"
#include "ui/widgets/placeholder.h"

#include <QFile>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_overviewpage {
using namespace quotadeck;
using namespace quotadeck::ui;
using namespace std::chrono_literals;

namespace {
SnapshotPtr cluster()
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(10000s);
    snapshot->health = HealthInfo{false, {{"a", true, {}, {}}, {"b", false, {}, {}}}};
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    partition.info.capacity = Resource{{"vcore", 100}};
    partition.info.applications = {{"Completed", 9}, {"Running", 4}};
    QueueInfo queue;
    queue.path = QueuePath("root.a");
    queue.parent = QueuePath("root");
    queue.isLeaf = true;
    queue.isManaged = true;
    queue.allocated = Resource{{"vcore", 10}};
    queue.max = Resource{{"vcore", 10}};
    partition.queues = {queue};
    UserUsage erin;
    erin.name = UserName("erin");
    UsageNode node;
    node.path = QueuePath("root.a");
    node.usage = Resource{{"vcore", 1}};
    node.maxResources = Resource{{"vcore", 4}};
    erin.nodes = {node};
    partition.users = {erin};
    ApplicationInfo waiting;
    waiting.id = ApplicationId("job-1");
    waiting.state = "Running";
    waiting.requests.emplace_back().log = {{"Not enough queue quota", 1, 1}};
    partition.applications = {waiting};
    return snapshot;
}

/// A page that shows cluster(), after an empty time.
struct Fixture
{
    models::OverviewSession session;
    OverviewPage page{&session};

    void show(const SnapshotPtr& snapshot)
    {
        models::EventMarks marks;
        SnapshotUpdate update;
        update.partition = "default";
        auto before = std::make_shared<ClusterSnapshot>(*snapshot);
        before->health->checks[1].succeeded = true;
        for (const auto& each : std::initializer_list<SnapshotPtr>{before, snapshot}) {
            update.snapshot = each;
            marks.record(update);
        }
        session.take(snapshot, "default", marks);
        QTRY_VERIFY(session.digest());
    }

    [[nodiscard]] TreeTable* table(const char* name) const
    {
        for (auto* each : page.findChildren<TreeTable*>()) {
            if (each->accessibleName() == QLatin1String(name))
                return each;
        }
        return nullptr;
    }

    void open(const char* name, const QString& id)
    {
        auto* of = table(name);
        of->setCurrentId(id);
        Q_EMIT of->activated(of->currentIndex());
    }

    [[nodiscard]] bool hasText(const QString& text) const
    {
        for (const auto* label : page.findChildren<QLabel*>()) {
            if (label->text() == text && label->isVisibleTo(&page))
                return true;
        }
        return false;
    }
};
} // namespace

class TestOverviewPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void amountsAreWholeBeforeNames()
    {
        auto snapshot = std::make_shared<ClusterSnapshot>(*cluster());
        QueueInfo& queue = snapshot->partitions.front().queues->front();
        queue.path = QueuePath("root." + std::string(150, 'n'));
        queue.allocated = Resource{{"example.com/accelerator", 6}};
        queue.max = Resource{{"example.com/accelerator", 6}};
        Fixture fixture;
        fixture.show(snapshot);
        fixture.page.resize(1180, 700);
        fixture.page.show();
        const auto* const limits = fixture.table("Highest use of limits");
        QVERIFY(limits);
        const QAbstractItemView* const cells = limits;
        const auto needs = [cells](int column) { return cells->sizeHintForColumn(column); };
        QTRY_VERIFY(limits->columnWidth(models::LimitUseModel::UsedColumn)
                    >= needs(models::LimitUseModel::UsedColumn));
        QVERIFY(limits->columnWidth(models::LimitUseModel::NameColumn)
                < needs(models::LimitUseModel::NameColumn));
        QCOMPARE(limits->horizontalScrollBar()->maximum(), 0);
    }

    void eachLineLeadsToItsPlace()
    {
        Fixture fixture;
        fixture.show(cluster());
        QSignalSpy page(&fixture.page, &Page::pageRequested);
        QSignalSpy filter(&fixture.page, &Page::filterRequested);
        QSignalSpy subject(&fixture.page, &Page::subjectChanged);
        fixture.open("Applications", "s:Running");
        QCOMPARE(filter.takeFirst(), (QVariantList{"applications", "state:Running"}));
        fixture.open("Applications", "s:Completed"); // those are not in the list
        QVERIFY(filter.isEmpty());
        fixture.open("Highest use of limits", "q:root.a");
        QCOMPARE(filter.takeFirst(), (QVariantList{"queues", QString()}));
        QCOMPARE(subject.takeFirst().first().value<Subject>(), (Subject{Subject::Kind::Queue, "root.a", {}}));
        fixture.open("Highest use of limits", "u:erin");
        QCOMPARE(filter.takeFirst(), (QVariantList{"people", QString()}));
        QCOMPARE(subject.takeFirst().first().value<Subject>(), (Subject{Subject::Kind::User, "erin", {}}));
        fixture.open("Waiting applications by reason", "w:Not enough queue quota");
        QCOMPARE(page.first().first(), "explain");
        QCOMPARE(page.takeFirst().last().value<Subject>(),
                 (Subject{Subject::Kind::Application, "job-1", {}}));
        fixture.open("Capacity", "r:vcore");
        QCOMPARE(page.takeFirst().first(), "nodes");
    }

    void aHeadingSumsUp()
    {
        Fixture fixture;
        fixture.show(cluster());
        QVERIFY(fixture.hasText("1 at their limit"));
        QVERIFY(fixture.hasText("1 of 2 passed"));
        QCOMPARE(fixture.table("Changes in the last hour")->model()->rowCount(), 1);
    }

    void whatIsNotReportedIsSaid()
    {
        Fixture fixture;
        auto bare = std::make_shared<ClusterSnapshot>();
        bare->partitions.emplace_back().info.name = "default";
        bare->partitions.front().applications.emplace();
        fixture.session.take(bare, "default", models::EventMarks());
        QTRY_VERIFY(fixture.session.digest());
        QVERIFY(fixture.hasText("No application is waiting")); // known, and none
        QVERIFY(fixture.hasText("Not reported by this source")); // health and limits
        QVERIFY(fixture.hasText("No changes seen in the last hour"));
    }

    void theFocusWalksThePanesAsTheyAreOnScreen()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("alerts.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("apiVersion: quotadeck/v1\nalerts: [{name: Full, on: queue, when: used > 90%}]\n");
        file.close();
        models::AlertSession alerts;
        Fixture fixture;
        fixture.page.setAlerts(&alerts);
        fixture.show(cluster());
        fixture.page.resize(1280, 800);
        fixture.page.show();
        alerts.file.open(path);
        QTRY_VERIFY(fixture.table("Needs attention")->parentWidget()->isVisible()); // no alert fires

        QStringList names;
        for (const QWidget* stop : fixture.page.focusStops())
            names << stop->accessibleName();
        QCOMPARE(names.mid(0, 2), (QStringList{"Needs attention", "Capacity"}));
        QCOMPARE(names.back(), QStringLiteral("Changes in the last hour"));
        fixture.page.grab(); // lays the page out
        const auto top
            = [&](const char* name) { return fixture.table(name)->mapTo(&fixture.page, QPoint()).y(); };
        QVERIFY(top("Needs attention") < top("Capacity"));
    }

    void beforeTheFirstDataThePageSaysWhy()
    {
        Fixture fixture;
        const auto* placeholder = fixture.page.findChild<Placeholder*>();
        QVERIFY(placeholder->isVisibleTo(&fixture.page));
        SourceStatus failed;
        failed.kind = SourceKind::Rest;
        failed.name = "production";
        failed.error = Error{ErrorCode::Network, "https://api", "connection refused"};
        fixture.page.setSource(failed);
        QVERIFY(fixture.hasText("Cannot read production: connection refused."));
        fixture.show(cluster());
        QVERIFY(!placeholder->isVisibleTo(&fixture.page));
        fixture.session.clear();
        QVERIFY(placeholder->isVisibleTo(&fixture.page));
    }
};

QUOTADECK_TEST(TestOverviewPage, QApplication)
} // namespace tst_overviewpage

#include "tst_overviewpage.moc"
