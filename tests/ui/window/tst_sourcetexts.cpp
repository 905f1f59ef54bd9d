// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/window/sourcetexts.h"

#include <QTest>

namespace tst_sourcetexts {
using namespace quotadeck;
using namespace quotadeck::ui;
using namespace std::chrono_literals;
using models::RowState;

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
        QTest::newRow("a future read") << -5 << "0 s old"; // clocks of two machines differ
        QTest::newRow("seconds") << 119 << "119 s old";
        QTest::newRow("minutes") << 120 << "2 min old";
        QTest::newRow("hours") << 3 * 3600 + 100 << "3 h old";
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
                 "Connection refused. Shown is the data of 08:29:56. Attempts so far: 2. "
                 "Next try in 8 s.");

        status.error->message.english() = "/ws%2Fv1 is not known."; // the server's words
        QCOMPARE(noticeFor(status, kNow)->text,
                 "/ws%2Fv1 is not known. Shown is the data of 08:29:56. Attempts so far: 2. "
                 "Next try in 8 s.");
    }

    void aSourceThatNeverAnsweredIsToldAtOnce()
    {
        SourceStatus status = statusOf(SourceState::Retrying);
        status.failures = 1;
        const auto notice = noticeFor(status, kNow);
        QVERIFY(notice);
        QVERIFY(notice->text.startsWith("http://yk:9080 has not answered yet"));
    }

    void refusedCredentialsOfferToConnect()
    {
        const auto notice = noticeFor(statusOf(SourceState::Unauthorized), kNow);
        QVERIFY(notice);
        QCOMPARE(notice->state, RowState::Critical);
        QCOMPARE(notice->action, Notice::Action::Connect);
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
            "Cannot read clusters, nodes. The answer is larger than 67108864 bytes. This scheduler does not "
            "offer: usage/users. What depends on it is old or not known.");
        QCOMPARE(notice->state, RowState::Warning);
    }
};

QUOTADECK_TEST(TestSourceTexts, NoApplication)
} // namespace tst_sourcetexts

#include "tst_sourcetexts.moc"
