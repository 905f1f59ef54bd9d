// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/sourcetexts.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_sourcetexts {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;

namespace {
constexpr SystemTime kNow{std::chrono::seconds(1772440200)}; // 08:30:00 UTC

SourceStatus statusOf(SourceState state)
{
    SourceStatus status;
    status.kind = SourceKind::Rest;
    status.state = state;
    status.name = "http://yk:9080";
    return status;
}
} // namespace

class TestSourceTexts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tellsTheAge_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("a future read") << -5 << "last updated 0 s ago"; // clocks of two machines differ
        QTest::newRow("seconds") << 119 << "last updated 119 s ago";
        QTest::newRow("minutes") << 120 << "last updated 2 min ago";
        QTest::newRow("hours") << 3 * 3600 + 100 << "last updated 3 h ago";
    }

    void tellsTheAge()
    {
        QFETCH(int, seconds);
        QFETCH(QString, text);
        SourceStatus status = statusOf(SourceState::Live);
        status.lastGood = kNow - std::chrono::seconds(seconds);
        QCOMPARE(ageText(status, kNow), text);
    }

    void ageTurnsAmberThenRed()
    {
        SourceStatus status = statusOf(SourceState::Live);
        QCOMPARE(ageState(status, kNow, 2s), RowState::Stale);
        QCOMPARE(ageText(status, kNow), "no data");
        for (const auto& [age, state] : {std::pair(6s, RowState::Normal),
                                         {7s, RowState::Warning},
                                         {20s, RowState::Warning},
                                         {21s, RowState::Critical}}) {
            status.lastGood = kNow - age;
            QCOMPARE(ageState(status, kNow, 2s), state);
        }
    }

    void aSourceThatReportsChangesIsWatched()
    {
        SourceStatus status = statusOf(SourceState::Live);
        QCOMPARE(stateText(status), "live");
        status.isWatched = true;
        QCOMPARE(stateText(status), "watching");
        status.state = SourceState::Retrying;
        QCOMPARE(stateText(status), "retrying");
    }

    void oneFailedReadIsNoNews()
    {
        SourceStatus status = statusOf(SourceState::Retrying);
        status.lastGood = kNow - 4s;
        status.failures = 1;
        QVERIFY(!noticeFor(status, kNow));

        status.failures = 2;
        status.error = Error{ErrorCode::Network, "queues", "Connection refused."};
        status.nextTry = kNow + 8s;
        const auto notice = noticeFor(status, kNow);
        QVERIFY(notice);
        QCOMPARE(notice->state, RowState::Warning);
        QCOMPARE(notice->action, Notice::Action::Retry);
        QCOMPARE(notice->text,
                 "Cannot read http://yk:9080: Connection refused. Showing data from 08:29:56. "
                 "Retrying in 8 s (attempt 2).");

        status.error->message = "/ws%2Fv1 is not known."; // the server's words
        QCOMPARE(noticeFor(status, kNow)->text,
                 "Cannot read http://yk:9080: /ws%2Fv1 is not known. Showing data from 08:29:56. "
                 "Retrying in 8 s (attempt 2).");
    }

    void aSourceThatNeverAnsweredIsToldAtOnce()
    {
        SourceStatus status = statusOf(SourceState::Retrying);
        status.failures = 1;
        const auto notice = noticeFor(status, kNow);
        QVERIFY(notice);
        QVERIFY(notice->text.startsWith("Cannot reach http://yk:9080. Retrying in 0 s (attempt 1)."));
    }

    void refusedCredentialsOfferToConnect()
    {
        auto status = statusOf(SourceState::Unauthorized);
        status.error = Error{ErrorCode::Unauthorized, {}, "the gateway asks for a sign-in"};
        const auto notice = noticeFor(status, kNow);
        QVERIFY(notice);
        QCOMPARE(notice->state, RowState::Critical);
        QCOMPARE(notice->action, Notice::Action::Connect);
        QCOMPARE(notice->text,
                 "Cannot read http://yk:9080: the gateway asks for a sign-in. Connect again with valid "
                 "credentials.");
    }

    void missingPartsAreNamed()
    {
        SourceStatus status = statusOf(SourceState::Live);
        QVERIFY(!noticeFor(status, kNow));
        const Error notOffered{ErrorCode::Unsupported, {}, "this server does not offer it (404)"};
        status.unavailable = {{"usage/users", notOffered}, {"usage/groups", notOffered}};
        const auto notice = noticeFor(status, kNow);
        QVERIFY(notice);
        QVERIFY(notice->text.contains("usage/groups, usage/users"));
        QCOMPARE(notice->state, RowState::Notice);
    }

    void partsThatCannotBeReadAreNamedWithTheReason()
    {
        SourceStatus status = statusOf(SourceState::Live);
        status.lastGood = kNow;
        const Error tooLarge{ErrorCode::TooLarge, {}, "the answer is larger than 67108864 bytes"};
        status.unavailable = {{"nodes", tooLarge},
                              {"clusters", tooLarge},
                              {"usage/users", {ErrorCode::Unsupported, {}, "not offered"}}};
        const auto notice = noticeFor(status, kNow);
        QVERIFY(notice);
        QCOMPARE(
            notice->text,
            "Cannot read clusters, nodes: The answer is larger than 67108864 bytes. Not supported by this "
            "scheduler: usage/users. Dependent values are stale or unknown.");
        QCOMPARE(notice->state, RowState::Warning);
    }
};

QUOTADECK_TEST(TestSourceTexts, NoApplication)
} // namespace tst_sourcetexts

#include "tst_sourcetexts.moc"
