// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/donormodel.h"
#include "models/insight/donorsession.h"
#include "models/insight/unusedmodel.h"
#include "models/insight/unusedsession.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_donorsession {
using namespace quotadeck;
using namespace quotadeck::models;
using test::dump;

namespace {
constexpr SystemTime kStart{std::chrono::seconds(1'790'000'000)};

const QByteArray kQueues = "partitions:\n"
                           "- name: default\n"
                           "  queues:\n"
                           "  - name: root\n"
                           "    submitacl: '*'\n"
                           "    queues:\n"
                           "    - name: data   # the day shift\n"
                           "      resources: {guaranteed: {vcore: 10}}\n"
                           "      limits:\n"
                           "      - {users: [sue, ann], maxresources: {vcore: 4}}\n"
                           "    - name: night\n"
                           "      resources: {guaranteed: {vcore: 20}}\n";

/// Demand of root.data and root.night in vcore; ann has an application in root.data.
SnapshotPtr sample(int second, Quantity data, Quantity night)
{
    const auto queue = [](const char* path, Quantity vcore) {
        QueueInfo info;
        info.path = QueuePath(path);
        info.parent = info.path.parent();
        info.allocated = Resource{{"vcore", vcore * 1000}};
        return info;
    };
    QueueInfo root = queue("root", data + night);
    root.max = Resource{{"vcore", 30'000}};
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.queues = std::vector{root, queue("root.data", data), queue("root.night", night)};
    ApplicationInfo application;
    application.id = ApplicationId("app-1");
    application.user = UserName("ann");
    application.queue = QueuePath("root.data");
    application.state = "Running";
    partition.applications = std::vector{application};
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = kStart + std::chrono::seconds(second);
    snapshot->partitions.push_back(std::move(partition));
    return snapshot;
}
} // namespace

class TestDonorSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void withoutSamplesThatIsSaid()
    {
        test::SessionFile file(kQueues);
        InsightSource source(&file.session);

        const DonorOutcome donors = donorsOf(source.data(), {{}, "root.data", "vcore=5"}, nullptr);
        QVERIFY(donors.problem.contains(QStringLiteral("wait for samples, or open a recording")));
        QVERIFY(!donors.isApplicable());
        const UnusedOutcome unused = unusedLimitsOf(source.data(), {}, nullptr);
        QVERIFY(unused.problem.contains(QStringLiteral("open a recording")));
        QVERIFY(unused.limits.empty());
    }

    void donorsAreFoundAndTheChangesMade() // VAL-57
    {
        test::SessionFile file(kQueues);
        InsightSource source(&file.session);
        SampleHistory history;
        DonorSession session(&source, &history);
        session.setWatched(true);
        session.setRequest({{}, QStringLiteral("root.data"), QStringLiteral("vcore=5"), 0});
        history.add(sample(0, 8, 12));
        history.add(sample(60, 8, 4));
        QTRY_VERIFY(session.outcome() && session.outcome()->isApplicable());

        const DonorOutcome& outcome = *session.outcome();
        QCOMPARE(outcome.range.samples, 2U);
        QCOMPARE(outcome.range.last - outcome.range.first, std::chrono::seconds(60));
        QVERIFY(!shortRangeText(outcome.range).isEmpty()); // too little is said
        DonorModel model;
        test::ModelGuard guard(&model);
        model.setDonors(outcome.plan.donors);
        QCOMPARE(dump(model), QStringList(QStringLiteral("root.night|vcore|20|12|8|5")));
        QCOMPARE(outcome.queues, QStringList({"root.data", "root.night"}));

        session.apply();
        QTRY_VERIFY(file.text().contains("vcore: 15"));
        QVERIFY(file.text().contains("{guaranteed: {vcore: 15}}"));
        QVERIFY(file.text().contains("# the day shift")); // the rest of the text stays
        QCOMPARE(file.session.undoCount(), 1U);
        file.session.undo();
        QTRY_COMPARE(file.text(), kQueues);
    }

    void aRangeNamesADayOnce()
    {
        using std::chrono::hours;
        const SystemTime eight{std::chrono::sys_days{std::chrono::November / 2 / 2026} + hours(8)};
        QCOMPARE(sampleRangeText({317, eight, eight + hours(3)}),
                 QStringLiteral("317 sample(s) from 2026-11-02 08:00:00 to 11:00:00"));
        QCOMPARE(sampleRangeText({2, eight, eight + hours(24)}),
                 QStringLiteral("2 sample(s) from 2026-11-02 08:00:00 to 2026-11-03 08:00:00"));
    }

    void thePlanOfAnotherRequestIsNotApplied()
    {
        test::SessionFile file(kQueues);
        InsightSource source(&file.session);
        SampleHistory history;
        DonorSession session(&source, &history);
        session.setWatched(true);
        const DonorRequest first{{}, QStringLiteral("root.data"), QStringLiteral("vcore=5"), 0};
        session.setRequest(first);
        history.add(sample(0, 8, 12));
        QTRY_VERIFY(session.outcome() && session.outcome()->isApplicable());
        QVERIFY(session.outcome()->request == first);

        session.setRequest({{}, QStringLiteral("root.data"), QStringLiteral("vcore=3"), 0});
        session.apply(); // the plan there is gives 5
        QVERIFY(!file.session.isBusy());
        QCOMPARE(file.session.undoCount(), 0U);

        QTRY_VERIFY(session.outcome()->request == session.request());
        session.apply();
        QTRY_VERIFY(file.text().contains("{guaranteed: {vcore: 13}}"));
    }

    void theSameAnswerIsNotAnnouncedAgain()
    {
        test::SessionFile file(kQueues);
        InsightSource source(&file.session);
        SampleHistory history;
        DonorSession donors(&source, &history);
        UnusedSession unused(&source, &history);
        QSignalSpy donorsChanged(&donors, &DonorSession::changed);
        QSignalSpy unusedChanged(&unused, &UnusedSession::changed);
        donors.setWatched(true);
        unused.setWatched(true);
        QTRY_VERIFY(donors.outcome() && unused.outcome());
        donorsChanged.clear();
        unusedChanged.clear();

        Q_EMIT source.configurationChanged(); // of the same text
        const auto idle = [&history] {
            bool isDone = false;
            background::run(
                &history, history.pool(), [] { return true; }, [&isDone](bool done) { isDone = done; });
            QTRY_VERIFY(isDone);
        };
        idle(); // behind the jobs: the pool has one thread
        QCoreApplication::processEvents();

        QCOMPARE(donorsChanged.count(), 0);
        QCOMPARE(unusedChanged.count(), 0);
    }

    void placementRulesThatChoseNoQueueAreNamed()
    {
        QByteArray text = kQueues;
        text.replace("  queues:\n  - name: root\n",
                     "  placementrules: [{name: fixed, value: root.night}, {name: provided}]\n"
                     "  queues:\n  - name: root\n");
        test::SessionFile file(text);
        InsightSource source(&file.session);
        PartitionHistory history;
        history.use.add(sample(0, 1, 1)->partitions.front(), kStart);

        const UnusedOutcome outcome = unusedLimitsOf(source.data(), {}, &history);

        QVERIFY(outcome.rules.has_value());
        QCOMPARE(outcome.rules->size(), std::size_t(1));
        QCOMPARE(outcome.rules->front().name, std::string("fixed"));
    }

    void workThatIsCalledOffStops()
    {
        test::SessionFile file(kQueues);
        InsightSource source(&file.session);
        PartitionHistory history;
        history.peaks.add(sample(0, 1, 1)->partitions.front(), kStart);
        history.use.add(sample(0, 1, 1)->partitions.front(), kStart);
        std::stop_source stop;
        const DonorRequest request{{}, QStringLiteral("root.data"), QStringLiteral("vcore=5"), 0};
        QVERIFY(!donorsOf(source.data(), request, &history, stop.get_token()).plan.donors.empty());
        QCOMPARE(unusedLimitsOf(source.data(), {}, &history, stop.get_token()).names, 2U);

        stop.request_stop();
        QVERIFY(donorsOf(source.data(), request, &history, stop.get_token()).plan.donors.empty());
        QCOMPARE(unusedLimitsOf(source.data(), {}, &history, stop.get_token()).names, 0U);
    }

    void whatNobodyCanGiveIsSaid()
    {
        test::SessionFile file(kQueues);
        InsightSource source(&file.session);
        PartitionHistory history;
        history.peaks.add(sample(0, 8, 19)->partitions.front(), kStart);

        const DonorOutcome outcome = donorsOf(
            source.data(), {{}, QStringLiteral("root.data"), QStringLiteral("vcore=5"), 0}, &history);

        QCOMPARE(outcome.missing, QStringLiteral("vcore 4"));
    }

    void wrongInputIsExplained_data()
    {
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("title");
        QTest::newRow("nothing") << QString() << QString() << QStringLiteral("No queue and amount selected");
        QTest::newRow("no amount") << QStringLiteral("root.data") << QString()
                                   << QStringLiteral("No queue and amount selected");
        QTest::newRow("text") << QStringLiteral("root.data") << QStringLiteral("much")
                              << QStringLiteral("Not an amount");
        QTest::newRow("queue") << QStringLiteral("root.none") << QStringLiteral("vcore=1") << QString();
        QTest::newRow("root") << QStringLiteral("root") << QStringLiteral("vcore=1") << QString();
    }

    void wrongInputIsExplained()
    {
        QFETCH(QString, queue);
        QFETCH(QString, amount);
        QFETCH(QString, title);
        test::SessionFile file(kQueues);
        InsightSource source(&file.session);
        PartitionHistory history;
        history.peaks.add(sample(0, 1, 1)->partitions.front(), kStart);

        const DonorOutcome outcome = donorsOf(source.data(), {{}, queue, amount, 10}, &history);

        QVERIFY(!outcome.problem.isEmpty());
        QCOMPARE(outcome.problemTitle, title);
        QVERIFY(!outcome.isApplicable());
    }

    void limitsThatApplyToNobodyAreListed()
    {
        test::SessionFile file(kQueues);
        InsightSource source(&file.session);
        SampleHistory history;
        UnusedSession session(&source, &history);
        session.setWatched(true);
        history.add(sample(0, 1, 1));
        QTRY_VERIFY(session.outcome() && session.outcome()->problem.isEmpty());

        QCOMPARE(session.outcome()->names, 2U);
        UnusedModel model;
        test::ModelGuard guard(&model);
        model.setLimits(session.outcome()->limits);
        QCOMPARE(dump(model), QStringList(QStringLiteral("root.data|user sue|1|10")));

        file.replace("[sue, ann]", "[ann]");
        QTRY_VERIFY(session.outcome()->limits.empty());
    }

    void anotherSourceStartsAnew()
    {
        SampleHistory history;
        QSignalSpy changed(&history, &SampleHistory::changed);
        history.add(sample(10, 1, 1));
        QTRY_COMPARE(changed.count(), 1);
        history.add(sample(5, 9, 9)); // earlier: of a run that is over, and nothing to report
        history.add(sample(20, 1, 1));
        QTRY_COMPARE(changed.count(), 2);
        const auto& peaks = history.store()->at("default").peaks;
        QCOMPARE(peaks.samples(), 2U);
        QCOMPARE(peaks.peakOf(QueuePath("root.data"))->valueOr0(ResourceType("vcore")), Quantity(1'000));

        history.clear();
        QVERIFY(history.store()->empty());
    }
};

QUOTADECK_TEST(TestDonorSession, QCoreApplication)
} // namespace tst_donorsession

#include "tst_donorsession.moc"
