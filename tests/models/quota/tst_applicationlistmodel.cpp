// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/celltext.h"
#include "models/quota/applicationlistmodel.h"
#include "tests/support/listdelta.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>

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

/// Two minutes before kNow.
ApplicationInfo finished(const char* id, const char* state)
{
    ApplicationInfo info = application(id, "root.x", "sue");
    info.state = state;
    info.used.reset();
    info.finishedTime = (kNow - 2min).time_since_epoch().count();
    info.rejectedMessage = "queue is gone";
    return info;
}

QStringList idsOf(const ApplicationListModel& model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids << model.idOf(model.index(row, 0));
    ids.sort();
    return ids;
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

/// Five applications at kNow. In each field at least two of them differ.
void fillForFilters(ApplicationListModel& model)
{
    ApplicationInfo second = waiting("erin-2", "root.a.deep", "erin");
    second.groups = {GroupName("engineering")};
    ApplicationInfo third = waiting("job-3", "root.tmp", "bob");
    third.groups = {GroupName("engineering")};
    third.requests[0].log.back().message = "limit of erin";
    ApplicationInfo fresh = waiting("new-1", "root.b", "rick");
    fresh.state = "New";
    fresh.pending.reset();
    fresh.requests.clear();
    fresh.groups.clear();
    fresh.submissionTime = (kSubmitted - 1h).count();
    ApplicationInfo half = application("sue-1", "root.b", "sue");
    half.groups = {GroupName("engineering")}; // in which "erin" is no word
    half.used = Resource{{"memory", 2048}, {"vcore", 500}};
    half.pending = Resource{{"memory", 2048}, {"vcore", 500}};
    update(model, {application("erin-1", "root.a", "erin"), second, third, fresh, half},
           {charged("erin", {{ApplicationId("erin-1"), GroupName("etl")}})});
    model.setNow(kNow);
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
                 QStringList({"Running|app-1|root.a|sue|–|500m|0|12 min|1970-02-11 17:00:00|–||–",
                              "Accepted|app-2|root.b|bob|–|0|1.5|12 min|–|–|does not fit in queue|–"}));
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

        model.setScope({QueuePath(queue.toStdString()), user, group});
        QVERIFY(model.setFilter(text));
        QCOMPARE(ids(model), expected);

        model.setScope({});
        QVERIFY(model.setFilter({}));
        QCOMPARE(ids(model), QStringList({"a1", "a2", "b1", "b2"}));
    }

    void filterFollowsValuesThatNoCellShows()
    {
        ApplicationListModel model;
        update(model, {waiting("b1", "root", "bob")});
        model.setScope({{}, {}, QStringLiteral("new")});
        QCOMPARE(model.rowCount(), 0);
        ModelGuard guard(&model);

        ApplicationInfo changed = waiting("b1", "root", "bob");
        changed.groups = {GroupName("new")};
        update(model, {changed});

        QCOMPARE(ids(model), QStringList({"b1"}));
        QCOMPARE(guard.inserts.count(), 1);
    }

    void filtersByTheFieldsOfTheTable_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("begin of a word, not the middle") << "erin"
                                                         << "erin-1 erin-2 job-3";
        QTest::newRow("word and state") << "erin pending"
                                        << "erin-2 job-3";
        QTest::newRow("field") << "user:erin"
                               << "erin-1 erin-2";
        QTest::newRow("in any case") << "USER:Erin"
                                     << "erin-1 erin-2";
        QTest::newRow("begin of a field") << "user:er"
                                          << "erin-1 erin-2";
        QTest::newRow("whole field") << "user=er"
                                     << "";
        QTest::newRow("one of several") << "user:erin,sue"
                                        << "erin-1 erin-2 sue-1";
        QTest::newRow("wildcard") << "app:*-1"
                                  << "erin-1 new-1 sue-1";
        QTest::newRow("wildcard for all of the field") << "queue=root.*.deep"
                                                       << "erin-2";
        QTest::newRow("quoted star is a star") << "queue=\"root.*.deep\""
                                               << "";
        QTest::newRow("segments") << "queue:tmp"
                                  << "job-3";
        QTest::newRow("path") << "queue:root.tmp"
                              << "job-3";
        QTest::newRow("separator first, anywhere") << ".deep"
                                                   << "erin-2";
        QTest::newRow("phrase") << "\"fit in\""
                                << "erin-2";
        QTest::newRow("pending: waits or has not started") << "state:pending"
                                                           << "erin-2 job-3 new-1 sue-1";
        QTest::newRow("state as sent") << "state=Running"
                                       << "erin-1 sue-1";
        QTest::newRow("states") << "state:accepted,new"
                                << "erin-2 job-3 new-1";
        QTest::newRow("excluded") << "-user:erin -job"
                                  << "new-1 sue-1";
        QTest::newRow("amount") << "cpu>0.4"
                                << "erin-1 sue-1";
        QTest::newRow("amount with suffix") << "memory>=2Ki"
                                            << "sue-1";
        QTest::newRow("percentage of the request") << "used>=50%"
                                                   << "erin-1 sue-1";
        QTest::newRow("fully allocated") << "used=100%"
                                         << "erin-1";
        QTest::newRow("nothing pending") << "pending=0"
                                         << "erin-1 new-1";
        QTest::newRow("age") << "age>1h"
                             << "new-1";
        QTest::newRow("not started") << "started:none"
                                     << "erin-1 erin-2 job-3 new-1 sue-1";
        QTest::newRow("charged group") << "group:etl"
                                       << "erin-1";
        QTest::newRow("group while none is charged") << "group:engineering"
                                                     << "job-3 sue-1";
        QTest::newRow("expression") << "/^erin-\\d/"
                                    << "erin-1 erin-2";
        QTest::newRow("expression in a field") << "user:/^(SUE|bob)$/"
                                               << "job-3 sue-1";
        QTest::newRow("all together") << "state:pending user:erin used<90% -queue:root.tmp /fit/"
                                      << "erin-2";
    }

    void filtersByTheFieldsOfTheTable()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        ApplicationListModel model;
        fillForFilters(model);
        ModelGuard guard(&model);
        QVERIFY(model.setFilter(text));
        QCOMPARE(ids(model).join(u' '), expected);
    }

    void aMistakeKeepsTheFilter()
    {
        ApplicationListModel model;
        fillForFilters(model);
        QVERIFY(model.setFilter(QStringLiteral("user:sue")));
        for (const char* wrong : {"usr:sue", "used>1,5", "/b[/", "user:", "user>1"}) {
            const auto outcome = model.setFilter(QString::fromLatin1(wrong));
            QVERIFY2(!outcome, wrong);
            QCOMPARE(model.filterText(), QStringLiteral("user:sue"));
            QCOMPARE(ids(model), QStringList({"sue-1"}));
        }
        const auto unknown = model.setFilter(QStringLiteral("usr:sue"));
        const QString message = QString::fromStdString(unknown.error().message.english());
        QVERIFY2(message.contains(u"Fields: state, app, queue, user, group, used, pending, age, started, "
                                  u"finished, reason, cpu, memory"),
                 qPrintable(message));
    }

    void aNegatedFilterIsTheComplement()
    {
        ApplicationListModel model;
        fillForFilters(model);
        const QStringList all = ids(model);
        const char* terms[]
            = {"erin",         "\"fit in\"",    "user:erin",  "user=sue",     "queue:tmp,deep",
               "app:*-1",      "used>50%",      "used<=0",    "pending>0",    "pending:none",
               "age>13m",      "age<=13m",      "started>1h", "started:none", "/e/",
               "reason:/fit/", "state:pending", "group:etl",  "memory>=2Ki",  "state=running"};
        std::mt19937 engine(4711);
        for (int round = 0; round < 200; ++round) {
            const QString term = QString::fromLatin1(terms[engine() % std::size(terms)]);
            const QString other = QString::fromLatin1(terms[engine() % std::size(terms)]);
            QVERIFY(model.setFilter(other));
            QStringList together = ids(model);
            QVERIFY(model.setFilter(other + u' ' + term));
            const QStringList matching = ids(model);
            QVERIFY(model.setFilter(other + QStringLiteral(" -") + term));
            QStringList parts = matching + ids(model);
            parts.sort();
            together.sort();
            QVERIFY2(parts == together, qPrintable(other + u' ' + term));
        }
        QVERIFY(model.setFilter({}));
        QCOMPARE(ids(model), all);
    }

    void agesPassTheFilterAsTimeGoesBy()
    {
        ApplicationListModel model;
        update(model, {application("a", "root", "sue"), application("b", "root", "sue")});
        model.setNow(kNow);
        QVERIFY(model.setFilter(QStringLiteral("age>12m20s")));
        QCOMPARE(model.rowCount(), 0);
        ModelGuard guard(&model);
        model.setNow(kNow + 21s); // while the column shows 12 min as before
        QCOMPARE(ids(model), QStringList({"a", "b"}));
        QCOMPARE(guard.inserts.count(), 1);
    }

    void countsTheValuesOfAFieldWhateverTheFilter()
    {
        ApplicationListModel model;
        fillForFilters(model);
        QVERIFY(model.setFilter(QStringLiteral("user:erin")));
        const QMap<QString, int> expected{{"Accepted", 2}, {"New", 1}, {"Running", 2}, {"pending", 4}};
        QCOMPARE(model.valuesOf(0, 1000), expected);
        model.setScope({{}, QStringLiteral("sue"), {}});
        QCOMPARE(model.valuesOf(0, 1000), (QMap<QString, int>{{"Running", 1}, {"pending", 1}}));
        model.setScope({});
        QCOMPARE(model.valuesOf(3, 1).size(), 1); // of one row only
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

    void listsFinishedApplicationsOnRequest() // APP-17
    {
        ApplicationListModel model;
        ModelGuard guard(&model);
        model.setNow(kNow);
        const std::vector<ApplicationInfo> active = {application("a", "root.x", "sue")};
        const std::vector<ApplicationInfo> ended
            = {finished("bad", "Rejected"), finished("done", "Completed")};
        PartitionDelta delta;
        delta.applications = listDelta<ApplicationId>(active);
        delta.finished = listDelta<ApplicationId>(ended);
        model.apply(delta);
        QCOMPARE(idsOf(model), QStringList({"a"}));
        QCOMPARE(model.countOf(ApplicationsShown::Finished), 2);
        QCOMPARE(model.countOf(ApplicationsShown::Active), 1);

        model.setShown(ApplicationsShown::Finished);
        QCOMPARE(idsOf(model), QStringList({"bad", "done"}));
        const auto cell = [&](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(cell(ApplicationListModel::ReasonColumn), QStringLiteral("queue is gone"));
        QCOMPARE(cell(ApplicationListModel::FinishedColumn), QStringLiteral("2 min"));
        QCOMPARE(cell(ApplicationListModel::GroupColumn), unsetText()); // no longer charged, and not "none"
        QVERIFY(model.setFilter(QStringLiteral("state:rejected finished<5m")));
        QCOMPARE(idsOf(model), QStringList({"bad"}));
        QVERIFY(model.setFilter({}));
        model.setShown(ApplicationsShown::All);
        QCOMPARE(model.rowCount(), 3);
    }

    void anApplicationThatEndsKeepsItsRow()
    {
        ApplicationListModel model;
        model.setShown(ApplicationsShown::All);
        update(model, {application("a", "root.x", "sue"), application("b", "root.x", "sue")});
        ModelGuard guard(&model);
        const QPersistentModelIndex kept = model.index(0, 0);
        const std::vector<ApplicationInfo> ended = {finished("a", "Completed")};
        PartitionDelta delta;
        delta.applications.removed = {ApplicationId("a")};
        delta.finished = listDelta<ApplicationId>(ended);
        model.apply(delta);
        QVERIFY(kept.isValid());
        QCOMPARE(kept.data().toString(), QStringLiteral("Completed"));
        QCOMPARE(guard.removes.count(), 0);
        QCOMPARE(model.countOf(ApplicationsShown::Finished), 1);
    }

    void anApplicationThatIsActiveAgainIsListedAsItIsNow()
    {
        ApplicationListModel model;
        model.setShown(ApplicationsShown::All);
        ModelGuard guard(&model);
        const std::vector<ApplicationInfo> ended = {finished("a", "Completed")};
        PartitionDelta end;
        end.finished = listDelta<ApplicationId>(ended);
        model.apply(end);
        const auto state
            = [&model] { return model.index(0, ApplicationListModel::StateColumn).data().toString(); };
        QCOMPARE(state(), QStringLiteral("Completed"));
        update(model, {application("a", "root.x", "sue")});
        QCOMPARE(state(), QStringLiteral("Running"));
        QCOMPARE(model.countOf(ApplicationsShown::Finished), 0);
        update(model, {}, {},
               {ApplicationId("a")}); // it left before the list of finished ones was read again
        QCOMPARE(state(), QStringLiteral("Completed"));
        PartitionDelta forgotten;
        forgotten.finished.removed = {ApplicationId("a")};
        model.apply(forgotten);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.countOf(ApplicationsShown::Finished), 0);
    }

    void groupsSumUpWhatIsListedInThem()
    {
        ApplicationListModel model;
        ModelGuard guard(&model);
        model.setResource(QStringLiteral("vcore"));
        fillForFilters(model);
        model.setGroupedBy(ApplicationsGroupedBy::User);
        const auto groups = [&model] {
            QStringList lines;
            for (int row = 0; row < model.rowCount(); ++row) {
                QStringList cells;
                for (int column : {ApplicationListModel::StateColumn, ApplicationListModel::ApplicationColumn,
                                   ApplicationListModel::UsedColumn, ApplicationListModel::PendingColumn,
                                   ApplicationListModel::UserColumn})
                    cells << model.index(row, column).data().toString();
                lines << cells.join(u'|');
            }
            return lines;
        };

        QCOMPARE(groups(),
                 QStringList({"1 apps|bob|0|1.5|", "2 apps|erin|500m|1.5|", "1 apps|rick|0|0|",
                              "1 apps|sue|500m|500m|"}));
        QCOMPARE(model.totalCount(), 5);
        QCOMPARE(model.matchCount(), 5);
        QCOMPARE(model.rowCount(model.index(1, 0)), 2);
        QCOMPARE(model.commonOf(model.idOf(model.index(1, 0))), QStringLiteral("erin"));
        QVERIFY(model.isGroup(model.idOf(model.index(1, 0))));
        QVERIFY(!model.isGroup(QStringLiteral("erin-1")));

        QVERIFY(model.setFilter(QStringLiteral("state:accepted")));
        QCOMPARE(groups(), QStringList({"1 apps|bob|0|1.5|", "1 apps|erin|0|1.5|"}));
        QCOMPARE(model.matchCount(), 2);
        QVERIFY(model.setFilter({}));

        model.setResource(QStringLiteral("memory"));
        QCOMPARE(groups().at(1), QStringLiteral("2 apps|erin|1 KiB|2 KiB|"));
        model.sort(ApplicationListModel::PendingColumn, Qt::DescendingOrder);
        QCOMPARE(groups().last(), QStringLiteral("1 apps|rick|0 B|0 B|"));

        model.setGroupedBy(ApplicationsGroupedBy::Nothing);
        QCOMPARE(model.rowCount(), 5);
        QVERIFY(!model.index(0, 0).parent().isValid());
    }

    void thePresentIsComparedWithAnEarlierMoment()
    {
        ApplicationListModel model;
        model.setResource(QStringLiteral("vcore"));
        update(model,
               {application("a", "root.x", "sue"), application("b", "root.x", "sue"),
                waiting("c", "root.x", "bob")});
        ClusterSnapshot now;
        now.partitions.emplace_back().info.name = "default";
        ApplicationInfo grown = application("a", "root.x", "sue");
        grown.used = Resource{{"vcore", 2000}};
        now.partitions.front().applications = {grown, application("c", "root.x", "bob")};
        ModelGuard guard(&model);
        const auto text = [](const QModelIndex& index) {
            return index.siblingAtColumn(ApplicationListModel::UsedNowColumn).data().toString();
        };

        model.setPresent(presentOf(now, "default"));
        QCOMPARE(text(model.indexOf(QStringLiteral("a"))), QStringLiteral("▲ 2"));
        QCOMPARE(text(model.indexOf(QStringLiteral("b"))), QStringLiteral("▼ 0")); // ended by now
        QCOMPARE(text(model.indexOf(QStringLiteral("c"))), QStringLiteral("▲ 500m")); // waited then
        model.setGroupedBy(ApplicationsGroupedBy::User);
        QCOMPARE(text(model.indexOf(QStringLiteral("a")).parent()), QStringLiteral("▲ 2"));
        update(model, {}, {}, {ApplicationId("a")});
        QCOMPARE(text(model.indexOf(QStringLiteral("b")).parent()), QStringLiteral("▼ 0"));
        model.setPresent(nullptr);
        QCOMPARE(text(model.indexOf(QStringLiteral("b")).parent()), QStringLiteral("–"));
        now.partitions.front().applications.reset();
        model.setPresent(presentOf(now, "default"));
        QCOMPARE(text(model.indexOf(QStringLiteral("b"))), QStringLiteral("–")); // not known
    }

    void anApplicationMovesToTheGroupThatItBelongsToNow()
    {
        ApplicationListModel model;
        model.setResource(QStringLiteral("vcore"));
        update(model, {application("a", "root.x", "sue"), application("b", "root.x", "sue")});
        model.setGroupedBy(ApplicationsGroupedBy::State);
        ModelGuard guard(&model);
        const QPersistentModelIndex current = model.indexOf(QStringLiteral("a"));
        ApplicationInfo failing = application("a", "root.x", "sue");
        failing.state = "Failing";

        update(model, {failing});

        QVERIFY(current.isValid()); // a selection stays
        QCOMPARE(current.parent().siblingAtColumn(ApplicationListModel::ApplicationColumn).data().toString(),
                 QStringLiteral("Failing"));
        QCOMPARE(model.rowCount(), 2);
        update(model, {}, {}, {ApplicationId("a")});
        QCOMPARE(model.rowCount(), 1); // an empty group goes
        QCOMPARE(model.index(0, ApplicationListModel::UsedColumn).data().toString(), QStringLiteral("500m"));
    }

    /// The amounts of an application that has left are gone, their types as well.
    void aGroupHasTheTypesOfItsApplications()
    {
        ApplicationListModel model;
        ApplicationInfo other = application("b", "root.x", "sue");
        other.used = Resource{{"pods", 3}};
        update(model, {application("a", "root.x", "sue"), other});
        model.setGroupedBy(ApplicationsGroupedBy::User);
        update(model, {}, {}, {ApplicationId("a")});
        QCOMPARE(model.index(0, ApplicationListModel::UsedColumn).data().toString(),
                 QStringLiteral("pods 3"));
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("sue, 1 apps"));
    }

    /// What is charged is not known, no group, and a group called like the word for no group.
    void groupsOfUnknownAndNoChargedGroupAreApart()
    {
        ApplicationListModel model;
        update(model,
               {application("a", "root.x", "sue"), application("b", "root.x", "bob"),
                application("c", "root.x", "tom")},
               {charged("sue", {}), charged("bob", {{ApplicationId("b"), GroupName("none")}})});
        ModelGuard guard(&model);
        model.setGroupedBy(ApplicationsGroupedBy::ChargedGroup);
        QCOMPARE(model.rowCount(), 3);
        QStringList common;
        for (int row = 0; row < 3; ++row)
            common << model.commonOf(model.idOf(model.index(row, 0)));
        QCOMPARE(common.count(QString()), 2);
        QCOMPARE(common.count(QStringLiteral("none")), 1);
    }
};

QUOTADECK_TEST(TestApplicationListModel, QCoreApplication)
} // namespace tst_applicationlistmodel

#include "tst_applicationlistmodel.moc"
