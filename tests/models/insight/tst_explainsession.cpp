// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/celltext.h"
#include "models/insight/explainsession.h"
#include "models/insight/insighttext.h"
#include "models/insight/knownnames.h"
#include "tests/support/insightcase.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_explainsession {
using namespace quotadeck;
using namespace quotadeck::models;
using test::kInsightConfig;

namespace {

ExplainForm typed(ExplainBasis basis, const char* user, const char* groups, const char* queue,
                  const char* request)
{
    return {basis,
            {},
            QString::fromLatin1(user),
            QString::fromLatin1(groups),
            QString::fromLatin1(queue),
            QString::fromLatin1(request)};
}

InsightData data(const SnapshotPtr& snapshot)
{
    return {snapshot, snapshot ? "default" : "", QStringLiteral("demo"), nullptr, nullptr, {}, {}};
}
} // namespace

class TestExplainSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrongIsToldOfItsField_data()
    {
        QTest::addColumn<ExplainForm>("form");
        QTest::addColumn<ExplainField>("field");
        QTest::addColumn<QString>("text");
        const auto ask = [](const char* user, const char* queue, const char* request) {
            return typed(ExplainBasis::InForce, user, "ds", queue, request);
        };
        ExplainForm unknown = ask("bob", "", "");
        unknown.application = QStringLiteral("app-9");
        ExplainForm idle = unknown;
        idle.application = QStringLiteral("app-1");
        QTest::newRow("nobody") << ask("", "root.data.etl", "vcore=1") << ExplainField::User
                                << "Enter the user";
        QTest::newRow("nothing") << ask("bob", "root.data.etl", "") << ExplainField::Request
                                 << "Enter the requested resources";
        QTest::newRow("no amount") << ask("bob", "root.data.etl", "vcore") << ExplainField::Request
                                   << "\"vcore\" is no amount";
        QTest::newRow("zero") << ask("bob", "root.data.etl", "vcore=0") << ExplainField::Request
                              << "The request is empty";
        QTest::newRow("no queue") << ask("bob", "root.nope.etl", "vcore=1") << ExplainField::Queue
                                  << "Queue root.nope.etl does not exist";
        QTest::newRow("parent") << ask("bob", "root.data", "vcore=1") << ExplainField::Queue
                                << "root.data is a parent queue";
        QTest::newRow("unplaced") << ask("bob", "", "vcore=1") << ExplainField::Queue
                                  << "does not report its placement rules";
        QTest::newRow("unknown application")
            << unknown << ExplainField::Application << "Application app-9 does not exist";
        QTest::newRow("no file") << typed(ExplainBasis::Edited, "bob", "ds", "root.data.etl", "vcore=1")
                                 << ExplainField::Basis << "No configuration is open";
    }
    void whatIsWrongIsToldOfItsField()
    {
        QFETCH(const ExplainForm, form);
        QFETCH(const ExplainField, field);
        QFETCH(const QString, text);

        const auto outcome = explainForm(form, data(test::insightSnapshot()));

        QVERIFY(!outcome);
        QCOMPARE(outcome.error().field, field);
        QVERIFY2(outcome.error().text.contains(text), qPrintable(outcome.error().text));
    }

    void ofOneThatStartedMeanwhileTheStartIsTold_data() // REST-15
    {
        QTest::addColumn<QByteArray>("running");
        QTest::addColumn<bool>("isTimeKnown");
        QTest::newRow("told") << QByteArray(
            R"("startTime":1793520000000,"allocations":[{"allocationKey":"a1"}])")
                              << true;
        QTest::newRow("by its first pod")
            << QByteArray(R"("allocations":[{"allocationKey":"a1","allocationTime":1793520060000000000},)"
                          R"({"allocationKey":"a2","allocationTime":1793520000000000000}])")
            << true;
        QTest::newRow("unknown") << QByteArray(R"("allocations":[{"allocationKey":"a1"}])") << false;
    }
    void ofOneThatStartedMeanwhileTheStartIsTold()
    {
        QFETCH(const QByteArray, running);
        QFETCH(const bool, isTimeKnown);
        QByteArray json = test::kInsightSnapshot;
        const auto requests = json.indexOf("\"requests\"");
        json.replace(requests, json.indexOf("}]}],") + 2 - requests, running);
        ExplainForm form;
        form.application = QStringLiteral("app-2");

        const auto outcome = explainForm(form, data(test::insightSnapshot(json)));

        QVERIFY(!outcome);
        QCOMPARE(outcome.error().title, QStringLiteral("Running"));
        const QString start = timeText(std::chrono::milliseconds(1793520000000));
        QCOMPARE(outcome.error().text,
                 isTimeKnown
                     ? QStringLiteral("app-2 has all requested resources and runs in root.data.etl since "
                                      "%1.")
                           .arg(start)
                     : QStringLiteral("app-2 has all requested resources and runs in root.data.etl."));
    }

    void limitsAreThoseThatTheSourceLists() // REST-13, REST-14
    {
        const auto outcome
            = explainForm(typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", "vcore=4"),
                          data(test::insightSnapshot()));

        QVERIFY(outcome);
        const auto& explanation = outcome->explanation;
        QVERIFY(!explanation.isAllowed());
        QCOMPARE(explanation.verdict.denial->subject, DenialSubject::User);
        QCOMPARE(explanation.verdict.denial->limit, Quantity(8000));
        QCOMPARE(explanation.raises.size(), std::size_t(2)); // of bob and of his group
        QVERIFY(outcome->doubts.isEmpty());
    }

    void whomTheSourceDoesNotListIsDoubtful()
    {
        const auto outcome = explainForm(typed(ExplainBasis::InForce, "sue", "", "root.data.etl", "vcore=4"),
                                         data(test::insightSnapshot()));

        QVERIFY(outcome);
        QVERIFY(outcome->explanation.isAllowed());
        QCOMPARE(outcome->doubts.size(), 1);
        QVERIFY(outcome->doubts.front().contains(QStringLiteral("does not list sue")));
    }

    void theActiveConfigurationSettlesWhatIsNotListed() // REST-30, UGM-12, ENF-2
    {
        InsightData known = data(test::insightSnapshot());
        const std::string answer = kInsightConfig.toStdString()
            + "checksum: A\nextra:\n  log.level: INFO\ndeadlockdetectionenabled: false\n";
        known.active = readActiveConfiguration(answer);
        QVERIFY(known.active);
        QCOMPARE(known.active->text, kInsightConfig.toStdString());

        const auto sue
            = explainForm(typed(ExplainBasis::InForce, "sue", "", "root.data.etl", "vcore=4"), known);
        QVERIFY(sue);
        QVERIFY(!sue->isListed);
        QVERIFY(sue->doubts.isEmpty()); // nobody has to be listed
        const auto bob
            = explainForm(typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", "vcore=4"), known);
        QVERIFY(bob);
        QCOMPARE(bob->explanation.verdict.denial->limit, Quantity(8000));

        // Of another partition it tells nothing.
        known.active = readActiveConfiguration("partitions:\n- name: gpu\n  queues:\n  - name: root\n");
        QVERIFY(known.active);
        const auto other
            = explainForm(typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", "vcore=4"), known);
        QVERIFY(other);
        QVERIFY(other->isListed);
    }

    void aTextThatOurRulesRejectIsNotWhatIsInForce()
    {
        QVERIFY(!readActiveConfiguration("partitions: ["));
        QVERIFY(!readActiveConfiguration("partitions:\n- name: default\n"));
    }

    void anAnswerFollowsTheActiveConfiguration()
    {
        test::SessionFile file(kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        ExplainSession session(&source);
        session.setWatched(true);
        session.ask(typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", "vcore=4"));
        QTRY_VERIFY(session.outcome().has_value());
        QVERIFY((*session.outcome())->isListed);
        source.setActive(readActiveConfiguration(kInsightConfig.toStdString()));
        QTRY_VERIFY(!(*session.outcome())->isListed);
    }

    void theAgeOfTheActiveConfigurationIsTold_data() // REST-30
    {
        QTest::addColumn<int>("secondsBefore");
        QTest::addColumn<bool>("isStale");
        QTest::addColumn<QString>("text");
        QTest::newRow("in time") << 25 << false << "read 08:02:45";
        QTest::newRow("two readings ago") << 60 << false << "read 08:02:10";
        QTest::newRow("older") << 61 << true << "◌ read 08:02:09, 1 min before the usage";
        QTest::newRow("the day before")
            << 9 * 3600 << true << "◌ read 2026-10-31 23:03:10, 9 h before the usage";
        QTest::newRow("later than the usage") << -20 << false << "read 08:03:30";
    }
    void theAgeOfTheActiveConfigurationIsTold()
    {
        QFETCH(const int, secondsBefore);
        QFETCH(const bool, isStale);
        QFETCH(const QString, text);
        test::SessionFile file(kInsightConfig);
        InsightSource source(&file.session);
        const SnapshotPtr snapshot = test::insightSnapshot();
        source.setSnapshot(snapshot, "default");
        const auto active = readActiveConfiguration(kInsightConfig.toStdString());
        source.setActive(
            active,
            ActiveReading{snapshot->time - std::chrono::seconds(secondsBefore), std::chrono::seconds(30)});

        const auto inForce = explainForm(
            typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", "vcore=4"), source.data());
        const auto edited = explainForm(typed(ExplainBasis::Edited, "bob", "ds", "root.data.etl", "vcore=4"),
                                        source.data());

        QCOMPARE(readText(source.age()), text);
        QVERIFY(inForce && edited);
        QCOMPARE(!inForce->doubts.isEmpty(), isStale);
        QVERIFY(edited->doubts.isEmpty()); // which does not go by it
        source.setActive(active); // as a simulation tells it
        QCOMPARE(readText(source.age()), QString());
    }

    void anAnswerFollowsANewReadingOfTheSame()
    {
        test::SessionFile file(kInsightConfig);
        InsightSource source(&file.session);
        const SnapshotPtr snapshot = test::insightSnapshot();
        source.setSnapshot(snapshot, "default");
        const auto active = readActiveConfiguration(kInsightConfig.toStdString());
        constexpr std::chrono::seconds kPeriod{30};
        source.setActive(active, ActiveReading{snapshot->time - 5 * kPeriod, kPeriod});
        ExplainSession session(&source);
        session.setWatched(true);
        session.ask(typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", "vcore=4"));
        QTRY_VERIFY(session.outcome().has_value());
        QCOMPARE((*session.outcome())->doubts.size(), 1);
        QVERIFY((*session.outcome())->doubts.front().contains(QStringLiteral("for 2 min")));

        source.setActive(active, ActiveReading{snapshot->time, kPeriod});

        QTRY_VERIFY((*session.outcome())->doubts.isEmpty());
    }

    void unknownUsageIsNeverTakenForAnAnswerInForce()
    {
        auto snapshot = *test::insightSnapshot();
        snapshot.partitions.front().users.reset();
        const auto form = typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", "vcore=4");

        const auto outcome = explainForm(form, data(std::make_shared<const ClusterSnapshot>(snapshot)));

        QVERIFY(!outcome);
        QCOMPARE(outcome.error().field, ExplainField::Basis);
        QVERIFY(outcome.error().text.contains(QStringLiteral("limits of users and groups")));
    }

    void aStagedRaiseTurnsTheAnswer()
    {
        test::SessionFile file(kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        ExplainSession session(&source);
        session.setWatched(true);
        session.ask({ExplainBasis::Edited, QStringLiteral("app-2"), {}, {}, {}, {}});
        QTRY_VERIFY(session.outcome().has_value());
        QVERIFY(session.outcome()->has_value());
        const auto raises = (*session.outcome())->explanation.raises;
        QVERIFY(!(*session.outcome())->explanation.isAllowed());
        QCOMPARE(raises.size(), std::size_t(1));
        QVERIFY(session.canStage());

        session.stage(raises);

        QTRY_VERIFY((*session.outcome())->explanation.isAllowed());
        QCOMPARE(file.text(), QByteArray(kInsightConfig).replace("vcore: 10,", "vcore: 11,"));
        file.session.undo();
        QTRY_VERIFY(!(*session.outcome())->explanation.isAllowed());
    }

    void aRejectedTextIsNotAsked() // VAL-1
    {
        test::SessionFile file(kInsightConfig);
        InsightSource source(&file.session);
        file.replace("vcore: 10,", "vcore: ten,");

        const auto outcome = explainForm(typed(ExplainBasis::Edited, "bob", "ds", "root.data.etl", "vcore=1"),
                                         source.data());

        QVERIFY(!outcome);
        QCOMPARE(outcome.error().field, ExplainField::Basis);
        QVERIFY2(outcome.error().text.contains(QStringLiteral("Line 12")), qPrintable(outcome.error().text));
    }

    void newDataAnswerAgainOnlyWhileSomebodyLooks()
    {
        test::SessionFile file(kInsightConfig);
        InsightSource source(&file.session);
        ExplainSession session(&source);
        session.ask(typed(ExplainBasis::Edited, "bob", "ds", "root.data.etl", "vcore=4"));
        QTRY_VERIFY(session.outcome().has_value());
        QVERIFY((*session.outcome())->explanation.isAllowed()); // nothing is known to be used
        QCOMPARE((*session.outcome())->doubts.size(), 2);

        source.setSnapshot(test::insightSnapshot(), "default");
        QVERIFY(!session.isBusy());
        session.setWatched(true);

        QTRY_VERIFY(!(*session.outcome())->explanation.isAllowed());
    }

    void theLastTwentyQuestionsAreKept()
    {
        QuestionHistory history;
        test::ModelGuard guard(&history);
        const auto ask = [&history](int cores) {
            const QByteArray request = "vcore=" + QByteArray::number(cores);
            history.note(
                explainForm(typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", request.constData()),
                            data(test::insightSnapshot()))
                    .value());
        };
        for (int cores = 1; cores <= 25; ++cores)
            ask(cores);

        QCOMPARE(history.rowCount(), 20);
        QCOMPARE(history.form(0).request, QStringLiteral("vcore=25"));
        ask(24);
        QCOMPARE(history.rowCount(), 20);
        QCOMPARE(history.form(0).request, QStringLiteral("vcore=24"));
        QVERIFY(history.index(0, 0).data().toString().startsWith(QStringLiteral("no: bob")));
    }

    void aRequestWithoutANodeIsNoYesInTheListOfQuestions()
    {
        QuestionHistory history;
        auto answer = explainForm(typed(ExplainBasis::InForce, "bob", "ds", "root.data.etl", "vcore=1"),
                                  data(test::insightSnapshot()))
                          .value();
        QVERIFY(answer.explanation.isAllowed());
        const auto text = [&history] { return history.index(0, 0).data().toString(); };
        history.note(answer);
        QVERIFY2(text().startsWith(QStringLiteral("yes")), qPrintable(text()));
        answer.advice.nodes = insight::NodeFit{.open = 1};
        history.note(answer);
        QVERIFY2(text().startsWith(QStringLiteral("no, no node has room: bob")), qPrintable(text()));
        QCOMPARE(history.rowCount(), 1);
    }

    void namesAreThoseOfDataAndConfiguration()
    {
        test::SessionFile file(kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        KnownNames names(&source);
        QSignalSpy changed(&names, &KnownNames::changed);

        names.setWatched(true);

        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(names.lists().users, QStringList({QStringLiteral("bob")}));
        QCOMPARE(names.lists().groups, QStringList({QStringLiteral("ds")}));
        QCOMPARE(names.lists().queues, QStringList({QStringLiteral("root.data.etl")}));
        QCOMPARE(names.lists().waiting, QStringList({QStringLiteral("app-2")}));
    }
};

QUOTADECK_TEST(TestExplainSession, QCoreApplication)
} // namespace tst_explainsession

#include "tst_explainsession.moc"
