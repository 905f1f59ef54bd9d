// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertion.h"
#include "models/assertions/assertionsession.h"
#include "models/common/samplefiles.h"
#include "tests/support/insightcase.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"
#include "tests/support/stalerows.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

namespace tst_assertionsession {
using namespace quotadeck;
using namespace quotadeck::models;
using test::dump;

namespace {
const QByteArray kAssertedQueues = "partitions:\n"
                                   "- name: default\n"
                                   "  queues:\n"
                                   "  - name: root\n"
                                   "    submitacl: '*'\n"
                                   "    queues:\n"
                                   "    - name: data\n"
                                   "      resources: {max: {vcore: 32}}\n"
                                   "      limits:\n"
                                   "      - {users: [bob], maxresources: {vcore: 8}} # by contract\n";

const QByteArray kPromises = "# What was promised.\n"
                             "apiVersion: quotadeck/v1\n"
                             "assertions:\n"
                             "- name: sue shares\n"
                             "  given: {user: sue, queue: root.data}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {vcore: '<= 32'}\n"
                             "- name: bob keeps 8 # by contract\n"
                             "  given: {user: bob, groups: [ds], queue: root.data}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {vcore: '>= 8'}\n";

/// An assertion with the name @p name, for the end of kPromises.
QByteArray promise(const QByteArray& name, const QByteArray& given, const QByteArray& when,
                   const QByteArray& expect)
{
    return "- {name: " + name + ", given: {" + given + "}, when: {" + when + "}, expect: {" + expect + "}}\n";
}

struct AssertionFixture
{
    QTemporaryDir dir;
    test::SessionFile config;
    QString path = dir.filePath(QStringLiteral("promises.yaml"));
    AssertionSession session;

    explicit AssertionFixture(const QByteArray& queues = kAssertedQueues, MomentSource moments = {})
        : config(queues)
        , session(&config.session, std::move(moments))
    {
        session.setWatched(true);
    }
    void write(const QByteArray& text) const
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(text) != text.size())
            qFatal("no file");
    }
    /// What kAssertedQueues lets bob have, as the text has it now.
    [[nodiscard]] QByteArray bobsCores() const
    {
        const QByteArray before = "[bob], maxresources: {vcore: ";
        const QByteArray text = config.text();
        const auto start = text.indexOf(before) + before.size();
        return text.mid(start, text.indexOf('}', start) - start);
    }
    [[nodiscard]] QByteArray written() const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// What is edited.
    [[nodiscard]] QByteArray text() const { return QByteArray::fromStdString(*session.document.text()); }
    void replace(const QByteArray& before, const QByteArray& after)
    {
        session.document.replaceText(text().replace(before, after).toStdString());
    }
    /// Opens @p text and waits until it is evaluated; false: it never is.
    [[nodiscard]] bool open(const QByteArray& text)
    {
        write(text);
        session.file.open(path);
        return QTest::qWaitFor([this] { return session.rows.rowCount() > 0; }, 60000);
    }
    [[nodiscard]] const AssertionRow& row(int number) const
    {
        return session.rows.rows().at(static_cast<std::size_t>(number));
    }
};
} // namespace

class TestAssertionSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anEditBreaksAnAssertionAndItsChangeMendsIt()
    {
        AssertionFixture fixture;
        AssertionSession& session = fixture.session;
        test::ModelGuard guard(&session.rows);
        QVERIFY(fixture.open(kPromises));
        QCOMPARE(session.counts(), (AssertionCounts{.passed = 2}));
        QCOMPARE(dump(session.rows),
                 QStringList({"Passed|sue shares|sue|root.data|empty cluster|expected vcore <= 32, found 32",
                              "Passed|bob keeps 8|bob (ds)|root.data|empty cluster|expected vcore >= 8, "
                              "found 8"}));
        QVERIFY(!session.isApplicable(QStringLiteral("bob keeps 8")));

        fixture.config.replace("{vcore: 8}", "{vcore: 4}");
        QTRY_COMPARE(session.counts(), (AssertionCounts{.passed = 1, .failed = 1}));
        QCOMPARE(fixture.row(0).id, "bob keeps 8"); // what fails comes first
        QVERIFY2(fixture.row(0).result.contains(
                     "blocked by the limit of user bob at root.data: vcore 0 of 4 used (queues.yaml:10:"),
                 qPrintable(fixture.row(0).result));
        QCOMPARE(fixture.row(0).change, "raise the limit of user bob at root.data of vcore from 4 to 8");
        QVERIFY(!session.apply(QStringLiteral("sue shares"))); // it holds

        const std::size_t steps = fixture.config.session.undoCount();
        QVERIFY(session.apply(QStringLiteral("bob keeps 8")));
        QTRY_COMPARE(fixture.config.text(), kAssertedQueues); // with its comment
        QTRY_COMPARE(session.counts(), (AssertionCounts{.passed = 2}));
        QCOMPARE(fixture.config.session.undoCount(), steps + 1);
        QVERIFY(!quotadeck::test::hasStaleRows(session));
    }

    void theVersionThatBrokeAnAssertionIsFound()
    {
        AssertionFixture fixture;
        QVERIFY(fixture.open(kPromises));
        const QString bob = QStringLiteral("bob keeps 8");
        QVERIFY(!fixture.session.breakingWalk(bob)); // it passes
        fixture.config.replace("{vcore: 8}", "{vcore: 4}");
        QTRY_COMPARE(fixture.session.counts(), (AssertionCounts{.passed = 1, .failed = 1}));
        QVERIFY(!fixture.session.breakingWalk(QStringLiteral("sue shares")));
        const VersionSearch::Walk walk = fixture.session.breakingWalk(bob);
        QVERIFY(walk);

        std::vector<insight::ConfigVersion> versions;
        for (const char* cores : {"9", "8", "6", "4"})
            versions.push_back(
                {{}, [text = QByteArray(kAssertedQueues).replace("vcore: 8", QByteArray("vcore: ") + cores)] {
                     return Result<std::string>(text.toStdString());
                 }});
        std::size_t answered = 0;
        const auto finding = walk(versions, {}, [&answered](std::size_t count) { answered = count; });
        QVERIFY(finding);
        QCOMPARE(finding->since, std::optional<std::size_t>(2));
        QCOMPARE(finding->changes.size(), std::size_t(1));
        const auto nameOf = [](std::size_t number) { return Message("number " + std::to_string(number)); };
        const std::string sentence = finding->sentence(nameOf).english();
        QVERIFY2(sentence.starts_with("broken since version number 2 (version number 1 passes): "),
                 sentence.c_str());
        QVERIFY(answered >= 3);

        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!walk(versions, stop.get_token(), {})); // it was cancelled
        const auto newest = std::span<const insight::ConfigVersion>(versions).first(2);
        QVERIFY(!walk(newest, {}, {})->since); // the edit is not saved yet
    }

    void theFileIsReadAgainWhenItChanges()
    {
        AssertionFixture fixture;
        test::ModelGuard guard(&fixture.session.rows);
        QVERIFY(fixture.open(kPromises));
        fixture.write(kPromises
                      + promise("more", "user: bob, queue: root.data", "cluster: empty", "vcore: '>= 9'"));
        QTRY_COMPARE(fixture.session.counts(), (AssertionCounts{.passed = 2, .failed = 1}));
        QCOMPARE(fixture.row(0).id, "more");
        fixture.session.file.open({});
        QCOMPARE(fixture.session.rows.rowCount(), 0);
    }

    void aBrokenFileKeepsTheResultsAndMarksThemAsOld()
    {
        AssertionFixture fixture;
        AssertionSession& session = fixture.session;
        fixture.config.replace("{vcore: 8}", "{vcore: 4}");
        QVERIFY(fixture.open(kPromises));
        QTRY_VERIFY(session.isApplicable(QStringLiteral("bob keeps 8")));
        test::ModelGuard guard(&session.rows);
        QByteArray broken = kPromises;
        broken.replace("expect: {vcore: '<= 32'}", "expect: {vcore: 'at most 32'}");
        fixture.write(broken);
        QTRY_VERIFY2(session.problem().startsWith(fixture.path + ":7:19: "), qPrintable(session.problem()));
        QVERIFY(quotadeck::test::hasStaleRows(session));
        QCOMPARE(session.rows.rowCount(), 2);
        QCOMPARE(session.rows.index(0, 0).data().toString(), "Failed (stale)");
        QCOMPARE(session.rows.index(0, 0).data(StateRole).toInt(), static_cast<int>(RowState::Stale));
        QVERIFY(!session.isApplicable(QStringLiteral("bob keeps 8")));
        fixture.write(kPromises);
        QTRY_VERIFY(!quotadeck::test::hasStaleRows(session));
        QCOMPARE(session.rows.index(0, 0).data().toString(), "Failed");
    }

    void aTextThatTheSchedulerWouldRejectKeepsTheResults() // VAL-41
    {
        AssertionFixture fixture;
        QVERIFY(fixture.open(kPromises));
        fixture.config.replace("{vcore: 8}", "{vcore: 64}"); // more than the queue has
        QTRY_VERIFY2(fixture.session.problem().startsWith("The scheduler would reject this text: "),
                     qPrintable(fixture.session.problem()));
        QVERIFY(quotadeck::test::hasStaleRows(fixture.session));
        QCOMPARE(fixture.session.counts(), (AssertionCounts{.passed = 2}));
        fixture.config.session.undo();
        QTRY_VERIFY(!quotadeck::test::hasStaleRows(fixture.session));
    }

    void whatCannotBeEvaluatedIsNamedWithItsPlace()
    {
        AssertionFixture fixture;
        QVERIFY(fixture.open(kPromises));
        fixture.write(kPromises
                      + promise("typo", "user: bob, queue: root.data", "cluster: empty", "vcor: '>= 9'"));
        QTRY_VERIFY2(fixture.session.problem().contains(fixture.path + ":12:"),
                     qPrintable(fixture.session.problem()));
        QVERIFY(fixture.session.problem().contains("did you mean vcore?"));
        fixture.write(kPromises
                      + promise("late", "user: bob, queue: root.data", "scenario: x at 1h", "vcore: '>= 9'"));
        QTRY_VERIFY(fixture.session.problem().contains("only an empty cluster is available here"));
    }

    void anAssertionAboutAnotherPartitionDoesNotApply()
    {
        AssertionFixture fixture;
        QVERIFY(fixture.open(kPromises
                             + promise("gpu", "user: bob, queue: root.data, partition: gpu", "cluster: empty",
                                       "vcore: '>= 9'")));
        QCOMPARE(fixture.session.counts(), (AssertionCounts{.passed = 2, .notApplicable = 1}));
        QCOMPARE(fixture.row(0).result, "The configuration has no partition gpu");
        QCOMPARE(fixture.session.rows.index(0, 0).data().toString(), "Does not apply");
    }

    void aMomentIsReadOnceForManyEdits()
    {
        auto reads = std::make_shared<std::atomic<int>>(0);
        AssertionFixture fixture(
            test::kInsightConfig,
            [reads](const assertion::Moment& moment, const std::stop_token&) -> Result<SnapshotPtr> {
                ++*reads;
                if (moment.source != "day")
                    return fail(ErrorCode::NotFound, moment.source, "no such scenario");
                return test::insightSnapshot();
            });
        AssertionSession& session = fixture.session;
        const QByteArray head = "apiVersion: quotadeck/v1\nassertions:\n";
        const QByteArray free = promise("bob goes on", "user: bob, groups: [ds], queue: root.data.etl",
                                        "scenario: day at 1h30m", "vcore: '>= 1'");
        QVERIFY(fixture.open(head + free));
        QCOMPARE(session.counts(), (AssertionCounts{.passed = 1})); // 7 of 8 are used
        QCOMPARE(fixture.row(0).usage, "day at 1 h 30 min");
        fixture.config.replace("{vcore: 8}", "{vcore: 7}");
        QTRY_COMPARE(session.counts(), (AssertionCounts{.failed = 1}));
        fixture.config.replace("{vcore: 7}", "{vcore: 9}");
        QTRY_COMPARE(session.counts(), (AssertionCounts{.passed = 1}));
        QCOMPARE(reads->load(), 1);
        const std::string text = fixture.config.text().toStdString();
        const auto review = session.reviewer()({"before", text, {}}, {"after", text, {}});
        QVERIFY(review && review->results.size() == 1);
        QCOMPARE(reads->load(), 1); // the usage is that of the results
        fixture.write(
            head + free
            + promise("night", "user: bob, queue: root.data.etl", "scenario: night at 1h", "vcore: '>= 1'"));
        QTRY_VERIFY2(session.problem().contains("night: no such scenario"), qPrintable(session.problem()));
    }

    void aSnapshotFileIsReadAgainWhenItChanges()
    {
        auto reads = std::make_shared<std::atomic<int>>(0);
        AssertionFixture fixture(
            test::kInsightConfig,
            [reads](const assertion::Moment&, const std::stop_token&) -> Result<SnapshotPtr> {
                ++*reads;
                return test::insightSnapshot();
            });
        QFile usage(fixture.dir.filePath(QStringLiteral("now.json")));
        QVERIFY(usage.open(QIODevice::WriteOnly) && usage.write("1") == 1 && usage.flush());
        QVERIFY(fixture.open("apiVersion: quotadeck/v1\nassertions:\n"
                             + promise("a", "user: bob, groups: [ds], queue: root.data.etl",
                                       "snapshot: " + usage.fileName().toUtf8(), "vcore: '>= 1'")));
        QCOMPARE(reads->load(), 1);
        QVERIFY(usage.write("23") == 2 && usage.flush()); // of another size
        QTRY_COMPARE(reads->load(), 2);
    }

    void anotherConfigurationIsEvaluatedAnew()
    {
        AssertionFixture fixture;
        QVERIFY(fixture.open(kPromises));
        const test::SessionFile other(QByteArray(kAssertedQueues).replace("vcore: 8", "vcore: 2"));
        fixture.config.session.open(other.path());
        QTRY_COMPARE(fixture.session.counts(), (AssertionCounts{.passed = 1, .failed = 1}));
    }

    /// A second session, which is watched, has evaluated the edit by the time that the first one could have.
    void nothingIsEvaluatedWhileNobodyLooks()
    {
        AssertionFixture fixture;
        QVERIFY(fixture.open(kPromises));
        fixture.session.setWatched(false);
        AssertionSession clock(&fixture.config.session); // told of an edit after the first
        clock.setWatched(true);
        clock.file.open(fixture.path);
        QTRY_COMPARE(clock.counts(), (AssertionCounts{.passed = 2}));
        for (const char* vcore : {"4", "3", "2"}) { // each takes the typing pause and an evaluation
            fixture.config.replace("{users: [bob], maxresources: {vcore: " + fixture.bobsCores() + "}}",
                                   "{users: [bob], maxresources: {vcore: " + QByteArray(vcore) + "}}");
            QTRY_VERIFY(!quotadeck::test::hasStaleRows(clock));
            QCOMPARE(clock.counts(), (AssertionCounts{.passed = 1, .failed = 1}));
        }
        QCOMPARE(fixture.session.counts(), (AssertionCounts{.passed = 2}));
        QVERIFY(quotadeck::test::hasStaleRows(fixture.session));
        fixture.session.setWatched(true);
        QTRY_COMPARE(fixture.session.counts(), (AssertionCounts{.passed = 1, .failed = 1}));
        QVERIFY(!quotadeck::test::hasStaleRows(fixture.session));
    }

    void rowsOfAnEarlierTextAreStaleUntilItIsEvaluated()
    {
        AssertionFixture fixture;
        AssertionSession& session = fixture.session;
        fixture.config.replace("{vcore: 8}", "{vcore: 4}");
        QVERIFY(fixture.open(kPromises));
        const QString bob = QStringLiteral("bob keeps 8");
        QVERIFY(session.isApplicable(bob));
        session.setWatched(false); // nothing is evaluated until it is watched again
        fixture.config.replace("{vcore: 4}", "{vcore: 5}");
        QVERIFY(quotadeck::test::hasStaleRows(session));
        QVERIFY(session.problem().isEmpty());
        QCOMPARE(session.rows.index(0, 0).data().toString(), "Failed (stale)");
        QVERIFY(!session.isApplicable(bob));
        QVERIFY(!session.apply(bob));
        session.setWatched(true);
        QTRY_VERIFY(session.isApplicable(bob));
        QCOMPARE(session.rows.index(0, 0).data().toString(), "Failed");
        session.setWatched(false);
        fixture.write(QByteArray(kPromises).replace(">= 8", ">= 7"));
        QTRY_VERIFY(quotadeck::test::hasStaleRows(session));
        QVERIFY(!session.isApplicable(bob));
        session.setWatched(true);
        QTRY_VERIFY(session.isApplicable(bob));
        QVERIFY2(fixture.row(0).change.endsWith("from 5 to 7"), qPrintable(fixture.row(0).change));
    }

    void changesThatExcludeEachOtherAreNotOffered_data()
    {
        QTest::addColumn<QByteArray>("limit");
        QTest::addColumn<QByteArray>("expect");
        const QByteArray both = "{vcore: 8, memory: 8Gi}";
        QTest::newRow("VAL-39: a limit needs a number")
            << both << QByteArray("vcore: unlimited, memory: unlimited");
        QTest::newRow("not all numbers can be zero") << both << QByteArray("vcore: '<= 0', memory: '<= 0'");
        QTest::newRow("a raise breaks what passes")
            << QByteArray("{gpu: 8}") << QByteArray("gpu: '>= 10', headroom: {gpu: '<= 8'}");
    }

    void changesThatExcludeEachOtherAreNotOffered()
    {
        QFETCH(QByteArray, limit);
        QFETCH(QByteArray, expect);
        AssertionFixture fixture(QByteArray(kAssertedQueues)
                                     .replace("      resources: {max: {vcore: 32}}\n", "")
                                     .replace("{vcore: 8}", limit));
        QVERIFY(fixture.open("apiVersion: quotadeck/v1\nassertions:\n"
                             + promise("a", "user: bob, queue: root.data", "cluster: empty", expect)));
        QCOMPARE(fixture.session.counts(), (AssertionCounts{.failed = 1}));
        QCOMPARE(fixture.row(0).change, QString());
        QVERIFY2(!fixture.row(0).result.contains("to pass"), qPrintable(fixture.row(0).result));
        QVERIFY(!fixture.session.isApplicable(QStringLiteral("a")));
    }

    void aPlaceOfAnotherTextIsRefused()
    {
        AssertionFixture fixture;
        QVERIFY(fixture.open(kPromises));
        const ConfigRevisionPtr base = fixture.config.session.revision();
        fixture.config.replace("{vcore: 8}", "{vcore: 4}");
        QSignalSpy failed(&fixture.session, &AssertionSession::failed);
        fixture.session.create(base, {0, QueuePath("root.data"), 0});
        QCOMPARE(failed.count(), 1);
        QCOMPARE(fixture.written(), kPromises);
    }

    void anAssertionThatIsAddedLateOpensNoFile()
    {
        AssertionFixture fixture;
        AssertionSession& session = fixture.session;
        QVERIFY(fixture.open(kPromises));
        QSignalSpy created(&session, &AssertionSession::created);
        QSignalSpy paths(&session.file, &WatchedFile::pathChanged);
        session.create(fixture.config.session.revision(), {0, QueuePath("root.data"), 0});
        session.file.open({}); // before the answer is delivered
        const QString second = fixture.dir.filePath(QStringLiteral("second.yaml"));
        session.create(fixture.config.session.revision(), {0, QueuePath("root.data"), 0}, second);
        QTRY_COMPARE(created.count(), 1);
        QCOMPARE(session.file.path(), second);
        QCOMPARE(paths.count(), 2); // that of the first did not come back
        QCOMPARE(session.rows.rowCount(), 1);
        QCOMPARE(fixture.written(), kPromises);
    }

    void whatHoldsNowIsAddedToTheText()
    {
        AssertionFixture fixture;
        AssertionSession& session = fixture.session;
        QVERIFY(fixture.open(kPromises));
        test::ModelGuard guard(&session.rows);
        QSignalSpy created(&session, &AssertionSession::created);
        session.create(fixture.config.session.revision(), {0, QueuePath("root.data"), 0});
        QTRY_COMPARE(created.count(), 1);
        QCOMPARE(created.front().front().toString(), "bob in root.data");
        QCOMPARE(session.counts(), (AssertionCounts{.passed = 3}));
        QVERIFY(fixture.text().startsWith(kPromises)); // with its comments
        QCOMPARE(fixture.text().count("vcore: '>= 8'"), 2);
        session.create(fixture.config.session.revision(), {0, QueuePath("root.data"), 0});
        QTRY_COMPARE(created.count(), 2);
        QCOMPARE(created.back().front().toString(), "bob in root.data (2)");
        QCOMPARE(fixture.written(), kPromises); // until it is saved
        QCOMPARE(session.document.undoCount(), std::size_t(2)); // a step each
        session.document.undo();
        session.document.undo();
        QTRY_COMPARE(fixture.text(), kPromises);
    }

    void aLockedFileGetsNoAssertion()
    {
        AssertionFixture fixture;
        AssertionSession& session = fixture.session;
        QVERIFY(fixture.open(kPromises));
        session.document.setLocked(true);
        QSignalSpy failed(&session, &AssertionSession::failed);
        session.create(fixture.config.session.revision(), {0, QueuePath("root.data"), 0});
        QCOMPARE(failed.count(), 1);
        QCOMPARE(QString::fromStdString(failed.front().front().value<Error>().message.english()),
                 "the file is locked; unlock editing first");
        QCOMPARE(fixture.text(), kPromises);
    }

    void anEditIsEvaluatedBeforeItIsSaved()
    {
        AssertionFixture fixture;
        AssertionSession& session = fixture.session;
        QVERIFY(fixture.open(kPromises));
        test::ModelGuard guard(&session.rows);
        fixture.replace(">= 8", ">= 9");
        QTRY_COMPARE(session.counts(), (AssertionCounts{.passed = 1, .failed = 1}));
        QCOMPARE(fixture.row(0).id, "bob keeps 8");
        fixture.replace("expect: {vcore: '>= 9'}", "expect: {vcore: 'at least 9'}");
        QTRY_VERIFY2(session.problem().startsWith(fixture.path + ":11:19: "), qPrintable(session.problem()));
        QVERIFY(test::hasStaleRows(session));
        QCOMPARE(session.counts(), (AssertionCounts{.passed = 1, .failed = 1})); // the last results stay
        QCOMPARE(session.problemPlace()->begin.line, 11);
        QCOMPARE(fixture.written(), kPromises);
        session.document.undo();
        QTRY_VERIFY(!test::hasStaleRows(session));
        QVERIFY(!session.problemPlace());
        QSignalSpy saved(&session.document, &AssertionDocument::saved);
        session.document.save();
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(fixture.written(), QByteArray(kPromises).replace(">= 8", ">= 9")); // comments stay
        QVERIFY(!session.document.isModified());
    }

    void editsStayWhenTheFileChanges()
    {
        AssertionFixture fixture;
        AssertionSession& session = fixture.session;
        QVERIFY(fixture.open(kPromises));
        fixture.replace(">= 8", ">= 7");
        QTRY_VERIFY(session.document.isModified());
        QSignalSpy changed(&session.document, &AssertionDocument::changedOnDisk);
        const QByteArray others = QByteArray(kPromises).replace("<= 32", "<= 40");
        fixture.write(others);
        QTRY_VERIFY(session.document.disk().changedText() == others.toStdString());
        QCOMPARE(fixture.text(), QByteArray(kPromises).replace(">= 8", ">= 7"));
        session.document.mergeFromDisk();
        QTRY_COMPARE(fixture.text(), QByteArray(others).replace(">= 8", ">= 7"));
        QVERIFY(session.document.isModified());
        QVERIFY(changed.count() > 0);
    }

    void changesAreNamedByAssertion()
    {
        const AssertionAnalysis analysis;
        const std::string before = kPromises.toStdString();
        const std::string after
            = QByteArray(kPromises).replace("sue shares", "sue waits").replace(">= 8", ">= 7").toStdString();
        const auto changes = analysis.changes(before, after);
        QVERIFY(changes.has_value());
        QStringList said;
        for (const config::Change& change : *changes)
            said << QString::fromStdString(change.path + ": " + change.sentence.english());
        QCOMPARE(said,
                 QStringList({"sue waits: assertion added", "bob keeps 8: assertion changed",
                              "sue shares: assertion removed"}));
        QVERIFY(!analysis.changes(before, "- 1"));
        const auto same = analysis.changes(before, "# Another comment.\n" + before);
        QVERIFY(same && same->empty());
    }

    void aFileIsMadeForTheFirstAssertion()
    {
        AssertionFixture fixture;
        QSignalSpy created(&fixture.session, &AssertionSession::created);
        fixture.session.create(fixture.config.session.revision(),
                               {0, QueuePath("root.data"), {}}); // no file is chosen
        fixture.session.create(fixture.config.session.revision(), {0, QueuePath("root.data"), {}},
                               fixture.path);
        QTRY_COMPARE(created.count(), 1);
        QCOMPARE(fixture.session.file.path(), fixture.path);
        QCOMPARE(fixture.row(0).id, "everyone in root.data");
        QCOMPARE(fixture.session.counts(), (AssertionCounts{.passed = 1}));
    }

    void aBrokenFileIsNotWritten()
    {
        AssertionFixture fixture;
        const QByteArray broken = "apiVersion: quotadeck/v1\nassertions:\n- name: [\n";
        fixture.write(broken);
        fixture.session.file.open(fixture.path);
        QSignalSpy failed(&fixture.session, &AssertionSession::failed);
        fixture.session.create(fixture.config.session.revision(), {0, QueuePath("root.data"), 0});
        QTRY_COMPARE(failed.count(), 1);
        const Error error = failed.front().front().value<Error>();
        QVERIFY2(error.where.starts_with(fixture.path.toStdString() + ":"), error.where.c_str());
        QCOMPARE(fixture.written(), broken);
    }

    void theSampleHoldsInEveryConfiguration()
    {
        const auto file = assertion::readAssertions("f", sampleAssertions());
        QVERIFY(file.problems.empty());
        AssertionFixture fixture;
        QVERIFY(fixture.open(QByteArray::fromStdString(std::string(sampleAssertions()))));
        QCOMPARE(fixture.session.counts(),
                 (AssertionCounts{.passed = static_cast<int>(file.assertions.size())}));
    }
};

QUOTADECK_TEST(TestAssertionSession, QCoreApplication)
} // namespace tst_assertionsession

#include "tst_assertionsession.moc"
