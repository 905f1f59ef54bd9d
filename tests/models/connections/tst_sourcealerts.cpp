// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/connections/sourcealerts.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_sourcealerts {
using namespace quotadeck;
using namespace quotadeck::models;
using Kind = SourceAlert::Kind;

namespace {
WatchedSource source(SourceState state, int failures = 0)
{
    WatchedSource watched;
    watched.id = QStringLiteral("1");
    watched.name = QStringLiteral("Berlin");
    SourceStatus& status = watched.status.emplace();
    status.kind = SourceKind::Rest;
    status.state = state;
    status.failures = failures;
    if (state == SourceState::Live)
        status.lastGood = SystemTime(std::chrono::seconds(1));
    else if (failures > 0)
        status.error = Error{ErrorCode::Io, "http://yk:9080", "connection refused"};
    return watched;
}

WatchedSource withFull(const QStringList& queues, const QStringList& people = {})
{
    WatchedSource watched = source(SourceState::Live);
    watched.overview.emplace();
    watched.overview->fullQueues = queues;
    watched.overview->fullPeople = people;
    return watched;
}
} // namespace

class TestSourceAlerts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSourceIsLostOnceAndComesBackOnce()
    {
        SourceAlerts alerts;
        QVERIFY(alerts.take({source(SourceState::Live)}).isEmpty());
        QVERIFY(alerts.take({source(SourceState::Retrying, 1)}).isEmpty()); // the next reading may succeed
        const auto lost = alerts.take({source(SourceState::Retrying, 2)});
        QCOMPARE(lost.size(), 1);
        QCOMPARE(lost[0].kind, Kind::Lost);
        QCOMPARE(lost[0].title, "Berlin");
        QCOMPARE(lost[0].text, "Not reachable: connection refused");
        QVERIFY(alerts.take({source(SourceState::Retrying, 3)}).isEmpty());
        const auto back = alerts.take({source(SourceState::Live)});
        QCOMPARE(back.size(), 1);
        QCOMPARE(back[0].kind, Kind::Back);
        QVERIFY(alerts.take({source(SourceState::Live)}).isEmpty());
    }

    void refusedCredentialsLoseASource()
    {
        SourceAlerts alerts;
        (void)alerts.take({source(SourceState::Live)});
        QCOMPARE(alerts.take({source(SourceState::Unauthorized, 1)}).size(), 1);
    }

    void whatWasNeverThereIsNotLost()
    {
        SourceAlerts alerts;
        QVERIFY(alerts.take({source(SourceState::Retrying, 5)}).isEmpty());
        QVERIFY(alerts.take({source(SourceState::Live)}).isEmpty());
    }

    void onlyNewOnesAtTheirLimitsAreNews()
    {
        SourceAlerts alerts;
        QVERIFY(alerts.take({withFull({"root.a"})}).isEmpty()); // as it was at the beginning
        QVERIFY(alerts.take({withFull({"root.a"})}).isEmpty());
        const auto fresh = alerts.take({withFull({"root.a", "root.b"}, {"erin"})});
        QCOMPARE(fresh.size(), 1);
        QCOMPARE(fresh[0].kind, Kind::AtLimit);
        QCOMPARE(fresh[0].text, "At their limit: root.b, erin");
        QVERIFY(alerts.take({withFull({})}).isEmpty());
        QCOMPARE(alerts.take({withFull({"root.a"})}).size(), 1); // again
        const auto many = alerts.take({withFull({"root.a", "b", "c", "d", "e", "f"})});
        QCOMPARE(many[0].text, "At their limit: b, c, d and 2 more");
    }

    void theWorstStateCounts()
    {
        QCOMPARE(worstState({}), RowState::Stale);
        QCOMPARE(worstState({source(SourceState::Connecting)}), RowState::Stale);
        const WatchedSource live = source(SourceState::Live);
        WatchedSource sick = live;
        sick.overview.emplace().isHealthy = false;
        QCOMPARE(worstState({source(SourceState::Connecting), live}), RowState::Normal);
        QCOMPARE(worstState({live, sick}), RowState::Warning);
        QCOMPARE(worstState({sick, source(SourceState::Retrying, 2), live}), RowState::Critical);
    }
};

QUOTADECK_TEST(TestSourceAlerts, NoApplication)
} // namespace tst_sourcealerts

#include "tst_sourcealerts.moc"
