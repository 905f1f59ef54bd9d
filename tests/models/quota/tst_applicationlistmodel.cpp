// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/celltext.h"
#include "models/quota/applicationlistmodel.h"
#include "tests/support/listdelta.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_applicationlistmodel {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;
using quotadeck::test::dump;
using quotadeck::test::listDelta;
using quotadeck::test::ModelGuard;

namespace {
constexpr std::chrono::nanoseconds kSubmitted = 1000h;
const SystemTime kNow{kSubmitted + 12min};

ApplicationInfo application(const char* id, const char* queue, const char* user)
{
    ApplicationInfo info;
    info.id = ApplicationId(id);
    info.queue = QueuePath(queue);
    info.user = UserName(user);
    info.state = "Running";
    info.used = Resource{{"memory", 1024}, {"vcore", 500}};
    info.submissionTime = kSubmitted.count();
    return info;
}

ApplicationInfo waiting(const char* id, const char* queue, const char* user)
{
    ApplicationInfo info = application(id, queue, user);
    info.state = "Accepted";
    info.used.reset();
    info.pending = Resource{{"memory", 2048}, {"vcore", 1500}};
    info.groups = {GroupName("ds"), GroupName("all")};
    info.requests.resize(2);
    info.requests[0].log = {{"older", 10, 1}, {"does not fit in queue", 30, 4}};
    info.requests[1].log = {{"user limit", 20, 2}};
    return info;
}

void update(ApplicationListModel& model, const std::vector<ApplicationInfo>& applications,
            const std::vector<UserUsage>& users = {}, std::vector<ApplicationId> gone = {})
{
    PartitionDelta delta;
    delta.applications = listDelta<ApplicationId>(applications, std::move(gone));
    delta.users = listDelta<UserName>(users);
    model.apply(delta);
}

UserUsage charged(const char* user, std::map<ApplicationId, GroupName> groups)
{
    UserUsage usage;
    usage.name = UserName(user);
    usage.groups = std::move(groups);
    return usage;
}

QStringList ids(const ApplicationListModel& model)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row)
        result << model.idOf(model.index(row, 0));
    return result;
}
} // namespace

class TestApplicationListModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsWhatRunsAndWhyOthersWait()
    {
        ApplicationListModel model;
        ModelGuard guard(&model);
        model.setNow(kNow);
        model.setResource(QStringLiteral("vcore"));
        ApplicationInfo running = application("app-1", "root.a", "sue");
        running.startTime = std::chrono::milliseconds(1001h).count(); // REST-8

        update(model, {running, waiting("app-2", "root.b", "bob")});

        QCOMPARE(dump(model),
                 QStringList({"Running|app-1|root.a|sue|–|500m|0|12 min|1970-02-11 17:00:00|",
                              "Accepted|app-2|root.b|bob|–|0|1.5|12 min|–|does not fit in queue"}));
    }

    void tellsUnknownNoAndChargedGroupApart()
    {
        ApplicationListModel model;
        update(model,
               {application("a1", "root.a", "sue"), application("a2", "root.a", "sue"),
                application("b1", "root.a", "bob")});
        ModelGuard guard(&model);
        const auto groupOf = [&model](const char* id) {
            return model.indexOf(QLatin1StringView(id))
                .siblingAtColumn(ApplicationListModel::GroupColumn)
                .data()
                .toString();
        };
        QCOMPARE(groupOf("a1"), QStringLiteral("–"));

        update(model, {}, {charged("sue", {{ApplicationId("a1"), GroupName("ds")}})});

        QCOMPARE(groupOf("a1"), QStringLiteral("ds"));
        QCOMPARE(groupOf("a2"), QStringLiteral("none"));
        QCOMPARE(groupOf("b1"), QStringLiteral("–"));
        QCOMPARE(guard.changes.count(), 1);
        update(model, {}, {charged("sue", {{ApplicationId("a1"), GroupName("ds")}})});
        QCOMPARE(guard.signalCount(), 1);
    }

    void ageMovesWithTheGivenTime()
    {
        ApplicationListModel model;
        update(model, {application("a", "root", "sue"), application("b", "root", "sue")});
        model.setNow(kNow);
        ModelGuard guard(&model);

        model.setNow(kNow + 10s); // still 12 min
        QCOMPARE(guard.signalCount(), 0);

        model.setNow(kNow + 5h);
        QCOMPARE(guard.changes.count(), 1);
        const QModelIndex from = guard.changes.at(0).at(0).toModelIndex();
        QCOMPARE(from.column(), int{ApplicationListModel::SubmittedColumn});
        QCOMPARE(from.data().toString(), QStringLiteral("5 h 12 min"));
    }

    void filters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("group");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("nothing") << ""
                                 << ""
                                 << ""
                                 << "" << QStringList({"a1", "a2", "b1", "b2"});
        QTest::newRow("by id") << "A1"
                               << ""
                               << ""
                               << "" << QStringList({"a1"});
        QTest::newRow("by reason") << "FIT in"
                                   << ""
                                   << ""
                                   << "" << QStringList({"b1", "b2"});
        QTest::newRow("by state") << "accept"
                                  << ""
                                  << ""
                                  << "" << QStringList({"b1", "b2"});
        QTest::newRow("by subtree") << ""
                                    << "root.a"
                                    << ""
                                    << "" << QStringList({"a1", "b1"});
        QTest::newRow("not by prefix") << ""
                                       << "root.a.d"
                                       << ""
                                       << "" << QStringList();
        QTest::newRow("by user") << ""
                                 << ""
                                 << "sue"
                                 << "" << QStringList({"a1", "a2"});
        QTest::newRow("user is exact") << ""
                                       << ""
                                       << "su"
                                       << "" << QStringList();
        QTest::newRow("by charged group") << ""
                                          << ""
                                          << ""
                                          << "etl" << QStringList({"a1"});
        QTest::newRow("by group of the submission") << ""
                                                    << ""
                                                    << ""
                                                    << "all" << QStringList({"b1", "b2"});
        QTest::newRow("all together") << "b"
                                      << "root.a"
                                      << "bob"
                                      << "ds" << QStringList({"b1"});
    }

    void filters()
    {
        QFETCH(QString, text);
        QFETCH(QString, queue);
        QFETCH(QString, user);
        QFETCH(QString, group);
        QFETCH(QStringList, expected);
        ApplicationListModel model;
        update(model,
               {application("a1", "root.a", "sue"), application("a2", "root.ab", "sue"),
                waiting("b1", "root.a.deep", "bob"), waiting("b2", "root.c", "bob")},
               {charged("sue", {{ApplicationId("a1"), GroupName("etl")}})});
        ModelGuard guard(&model);

        model.setFilter({text, QueuePath(queue.toStdString()), user, group});
        QCOMPARE(ids(model), expected);

        model.setFilter({});
        QCOMPARE(ids(model), QStringList({"a1", "a2", "b1", "b2"}));
    }

    void filterFollowsValuesThatNoCellShows()
    {
        ApplicationListModel model;
        update(model, {waiting("b1", "root", "bob")});
        model.setFilter({{}, {}, {}, QStringLiteral("new")});
        QCOMPARE(model.rowCount(), 0);
        ModelGuard guard(&model);

        ApplicationInfo changed = waiting("b1", "root", "bob");
        changed.groups = {GroupName("new")};
        update(model, {changed});

        QCOMPARE(ids(model), QStringList({"b1"}));
        QCOMPARE(guard.inserts.count(), 1);
    }

    void rowsComeChangeAndGo()
    {
        ApplicationListModel model;
        update(model, {application("a", "root", "sue"), application("b", "root", "sue")});
        model.sort(ApplicationListModel::StateColumn, Qt::AscendingOrder);
        ModelGuard guard(&model);

        update(model, {application("a", "root", "sue")});
        QCOMPARE(guard.signalCount(), 0);
        update(model, {waiting("b", "root", "sue"), waiting("c", "root", "sue")});
        QCOMPARE(ids(model), QStringList({"b", "c", "a"}));
        update(model, {}, {}, {ApplicationId("a"), ApplicationId("b")});
        QCOMPARE(ids(model), QStringList({"c"}));
    }

    void agesAreShort()
    {
        QCOMPARE(ageText(-5s), QStringLiteral("0 s"));
        QCOMPARE(ageText(59s), QStringLiteral("59 s"));
        QCOMPARE(ageText(60s), QStringLiteral("1 min"));
        QCOMPARE(ageText(1h), QStringLiteral("1 h 0 min"));
        QCOMPARE(ageText(76h), QStringLiteral("3 d 4 h"));
    }
};

QUOTADECK_TEST(TestApplicationListModel, QCoreApplication)
} // namespace tst_applicationlistmodel

#include "tst_applicationlistmodel.moc"
