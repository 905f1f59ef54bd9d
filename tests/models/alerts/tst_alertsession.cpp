// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/alerts/alertsession.h"
#include "models/common/samplefiles.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_alertsession {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;

namespace {
const QByteArray kLastingRule = "apiVersion: quotadeck/v1\nalerts:\n"
                                "- {name: Full, on: queue, when: used > 90%, clear: 80%, for: 1m}\n";
const QByteArray kBrokenRule = "apiVersion: quotadeck/v1\nalerts:\n"
                               "- {name: Full, on: queue, when: used over 90%}\n";

SystemTime alertTime(std::chrono::seconds time)
{
    return SystemTime(time);
}

/// A cluster with one queue that uses @p used of 100 vcore.
SnapshotPtr queueUsing(Quantity used)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    QueueInfo queue;
    queue.path = QueuePath("root.a");
    queue.parent = QueuePath("root");
    queue.allocated = Resource{{"vcore", used * 1000}};
    queue.max = Resource{{"vcore", 100'000}};
    partition.queues = {queue};
    return snapshot;
}

/// A session with a file of rules in force, and a wall clock that stands.
struct AlertFixture
{
    QTemporaryDir dir;
    SystemTime wallClock = alertTime(1'000'000s);
    AlertSession session{nullptr, [this] { return wallClock; }};
    QString path = dir.filePath(QStringLiteral("rules.yaml"));
    QStringList happened;
    bool isSettled = true; ///< no rules are about to be in force

    explicit AlertFixture(const QByteArray& rules = kLastingRule)
    {
        write(rules);
        QObject::connect(&session, &AlertSession::happened, &session,
                         [this](const AlertEvent& event, bool isSilent) {
                             happened << QStringLiteral("%1 %2 %3%4")
                                             .arg(event.time.time_since_epoch() / 1s)
                                             .arg(event.isFiring ? "fires" : "ends", event.alert.rule,
                                                  isSilent ? " silently" : "");
                         });
        QObject::connect(&session.file, &WatchedFile::contentChanged, &session,
                         [this] { isSettled = false; });
        QObject::connect(&session, &AlertSession::changed, &session, [this] { isSettled = true; });
        session.begin(QStringLiteral("c"));
        session.file.open(path);
    }

    void write(const QByteArray& rules) const
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(rules) != rules.size())
            qFatal("no file");
    }

    /// The use of the queue from @p time on; returns when it is evaluated.
    void take(std::chrono::seconds time, Quantity used)
    {
        QTRY_VERIFY(isSettled);
        QSignalSpy changed(&session, &AlertSession::changed);
        session.take(queueUsing(used), alertTime(time), alertTime(time));
        QTRY_COMPARE(changed.size(), 1);
    }

    [[nodiscard]] bool awaitRules()
    {
        return QTest::qWaitFor([this] { return session.hasRules() || session.file.error(); },
                               test::kLongestWait);
    }
    [[nodiscard]] QString id() const { return session.alerts.index(0, 0).data(IdRole).toString(); }
};
} // namespace

class TestAlertSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anAlertFiresOnceAfterItsDurationAndEndsBelowItsClearThreshold()
    {
        AlertFixture fixture;
        test::ModelGuard guard(&fixture.session.alerts);
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 95);
        fixture.take(1030s, 96);
        QCOMPARE(fixture.session.alerts.rowCount(), 0); // it has held for 30 s of a minute
        fixture.take(1060s, 97);
        QCOMPARE(fixture.session.alerts.rowCount(), 1);
        QCOMPARE(fixture.session.firingCount(), 1);
        QCOMPARE(fixture.session.worstState(), RowState::Warning);
        fixture.take(1090s, 85); // below the threshold, above that to clear
        fixture.take(1120s, 99);
        QCOMPARE(fixture.session.alerts.rowCount(), 1);
        const AlertRow row = *fixture.session.alerts.row(fixture.id());
        QCOMPARE(row.since, alertTime(1060s));
        QCOMPARE(row.queue, "root.a");
        QVERIFY2(row.what.contains("99"), qPrintable(row.what)); // the value of now
        fixture.take(1150s, 80);
        QCOMPARE(fixture.session.alerts.rowCount(), 0);
        QCOMPARE(fixture.happened, QStringList({"1060 fires Full", "1150 ends Full"}));
    }

    void aValueThatBecomesUnknownEndsItsAlert()
    {
        AlertFixture fixture;
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 95);
        fixture.take(1060s, 95);
        fixture.session.takeFailure(alertTime(1090s), alertTime(1060s));
        QTRY_COMPARE(fixture.happened, QStringList({"1060 fires Full", "1090 ends Full"}));
    }

    void aBrokenFileKeepsTheRulesBefore()
    {
        AlertFixture fixture;
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 95);
        fixture.take(1060s, 95);
        fixture.write(kBrokenRule);
        QTRY_VERIFY(fixture.session.file.error());
        const Error error = *fixture.session.file.error();
        QVERIFY2(error.where == fixture.path.toStdString() + ":3:33", error.where.c_str());
        fixture.take(1090s, 95);
        QCOMPARE(fixture.session.alerts.rowCount(), 1);
        fixture.write(kLastingRule);
        QTRY_VERIFY(!fixture.session.file.error());
        QCOMPARE(fixture.happened, QStringList({"1060 fires Full"}));
    }

    void aRuleThatStaysKeepsItsAlertAndOneThatGoesEndsIt()
    {
        AlertFixture fixture;
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 95);
        fixture.take(1060s, 95);
        QSignalSpy rules(&fixture.session.file, &WatchedFile::contentChanged);
        fixture.write(kLastingRule + "- {name: Other, on: queue, when: used > 10%}\n");
        QTRY_COMPARE(rules.size(), 1);
        fixture.take(1090s, 95);
        QCOMPARE(fixture.happened, QStringList({"1060 fires Full", "1090 fires Other"}));
        fixture.write("apiVersion: quotadeck/v1\nalerts:\n- {name: Other, on: queue, when: used > 10%}\n");
        QTRY_COMPARE(fixture.happened.size(), 3);
        QCOMPARE(fixture.happened.back(), "1090 ends Full");
        QCOMPARE(fixture.session.alerts.rowCount(), 1);
    }

    void aFileThatIsReplacedIsReadAgain()
    {
        AlertFixture fixture;
        QVERIFY(fixture.awaitRules());
        QVERIFY(QFile::remove(fixture.path));
        QTRY_VERIFY(fixture.session.file.error()); // the rules before stay in force
        QVERIFY(fixture.session.hasRules());
        fixture.write("apiVersion: quotadeck/v1\nalerts:\n- {name: Other, on: queue, when: used > 10%}\n");
        QTRY_VERIFY(!fixture.session.file.error());
        QCOMPARE(fixture.session.file.value()->front().name, "Other");
    }

    void silentAlertsAreLeastUrgent()
    {
        AlertFixture fixture("apiVersion: quotadeck/v1\nalerts:\n"
                             "- {name: Quiet, on: queue, when: used > 20%, severity: critical}\n"
                             "- {name: Loud, on: queue, when: used > 10%}\n");
        QVERIFY(fixture.awaitRules());
        auto& alerts = fixture.session.alerts;
        alerts.sort(AlertListModel::SeverityColumn, Qt::DescendingOrder);
        fixture.take(1000s, 95);
        const auto rules = [&alerts] {
            QStringList names;
            for (int row = 0; row < alerts.rowCount(); ++row)
                names << alerts.index(row, AlertListModel::RuleColumn).data().toString();
            return names;
        };
        QCOMPARE(rules(), (QStringList{"Quiet", "Loud"}));
        fixture.session.silence(fixture.id(), SilenceSpan::Forever);
        QTRY_COMPARE(rules(), (QStringList{"Loud", "Quiet"}));
    }

    void aSilentAlertIsListedButNotCounted()
    {
        AlertFixture fixture("apiVersion: quotadeck/v1\nalerts:\n- {name: Full, on: queue, when: used > 90%, "
                             "severity: critical}\n");
        test::ModelGuard alerts(&fixture.session.alerts);
        test::ModelGuard silences(&fixture.session.silenceList);
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 95);
        QCOMPARE(fixture.session.worstState(), RowState::Critical);
        fixture.session.silence(fixture.id(), SilenceSpan::Forever);
        QCOMPARE(fixture.session.alerts.rowCount(), 1);
        QCOMPARE(fixture.session.firingCount(), 0);
        QCOMPARE(fixture.session.silenceList.rowCount(), 1);
        fixture.take(1010s, 10);
        fixture.take(1020s, 95);
        QCOMPARE(fixture.happened,
                 QStringList({"1000 fires Full", "1010 ends Full silently", "1020 fires Full silently"}));
        fixture.session.unsilence(fixture.id());
        QCOMPARE(fixture.session.firingCount(), 1);
        QCOMPARE(fixture.session.silenceList.rowCount(), 0);
    }

    void aSilenceUntilResolvedEndsWithItsAlert()
    {
        AlertFixture fixture(
            "apiVersion: quotadeck/v1\nalerts:\n- {name: Full, on: queue, when: used > 90%}\n");
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 95);
        fixture.session.silence(fixture.id(), SilenceSpan::UntilResolved);
        fixture.take(1010s, 10);
        QVERIFY(fixture.session.silences().all().empty());
        fixture.take(1020s, 95);
        QCOMPARE(fixture.happened,
                 QStringList({"1000 fires Full", "1010 ends Full silently", "1020 fires Full"}));
    }

    void aSilenceEndsAfterItsTime_data()
    {
        QTest::addColumn<SilenceSpan>("span");
        QTest::addColumn<int>("minutes");
        QTest::newRow("1 h") << SilenceSpan::Hour << 60;
        QTest::newRow("8 h") << SilenceSpan::EightHours << 480;
    }

    void aSilenceEndsAfterItsTime()
    {
        QFETCH(SilenceSpan, span);
        QFETCH(int, minutes);
        AlertFixture fixture(
            "apiVersion: quotadeck/v1\nalerts:\n- {name: Full, on: queue, when: used > 90%}\n");
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 95);
        fixture.session.silence(fixture.id(), span);
        fixture.wallClock += std::chrono::minutes(minutes) - 1s;
        fixture.session.expireSilences();
        QCOMPARE(fixture.session.firingCount(), 0);
        fixture.wallClock += 1s;
        fixture.session.expireSilences();
        QCOMPARE(fixture.session.firingCount(), 1);
        QCOMPARE(fixture.happened.size(), 1); // no second time
    }

    void keptSilencesAreTheSame()
    {
        AlertSilences silences;
        silences.add({"a", "Full", "queue root.a", SilenceSpan::Forever, std::nullopt});
        silences.add({"b\nqueue=root.b", "Full", "queue root.b", SilenceSpan::Hour, alertTime(2000s)});
        silences.add({"c", "Full", "queue root.c", SilenceSpan::UntilResolved, std::nullopt});
        QCOMPARE(AlertSilences(silences.kept()).all(), silences.all());
        QVERIFY(AlertSilences({QVariantMap{{"alert", "x"}, {"span", 17}}, QVariantMap(), 3}).all().empty());
    }

    void anEarlierMomentHasItsAlerts()
    {
        AlertFixture fixture(
            "apiVersion: quotadeck/v1\nalerts:\n- {name: Full, on: queue, when: used > 90%}\n");
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 10);
        fixture.take(1010s, 95);
        fixture.take(1020s, 10);
        test::ModelGuard guard(&fixture.session.alerts);
        QCOMPARE(fixture.session.alerts.rowCount(), 0);
        fixture.session.showMoment(alertTime(1015s));
        QCOMPARE(fixture.session.alerts.rowCount(), 1);
        fixture.session.showMoment(alertTime(1005s));
        QCOMPARE(fixture.session.alerts.rowCount(), 0);
        fixture.session.showMoment(std::nullopt);
        QCOMPARE(fixture.session.alerts.rowCount(), 0);
        QCOMPARE(fixture.happened.size(), 2);
    }

    void anotherSourceHasNoAlertsOfTheOneBefore()
    {
        AlertFixture fixture(
            "apiVersion: quotadeck/v1\nalerts:\n- {name: Full, on: queue, when: used > 90%}\n");
        QVERIFY(fixture.awaitRules());
        fixture.take(1000s, 95);
        fixture.session.begin("other");
        QCOMPARE(fixture.session.alerts.rowCount(), 0);
        fixture.take(500s, 95); // its clock is another one
        QCOMPARE(fixture.happened, QStringList({"1000 fires Full", "500 fires Full"}));
    }

    void theSampleIsValid()
    {
        const auto rules = alert::readRules(sampleRules());
        QVERIFY(rules);
        QCOMPARE(rules->size(), 6U);
    }
};

QUOTADECK_TEST(TestAlertSession, QCoreApplication)
} // namespace tst_alertsession

#include "tst_alertsession.moc"
