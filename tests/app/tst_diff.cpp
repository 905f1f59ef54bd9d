// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/filebytes.h"
#include "tests/support/insightcase.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_diff {
using namespace quotadeck::cli;

namespace {
using Outcome = quotadeck::test::CommandOutcome;

class Files
{
public:
    /// The path of a file with @p text.
    std::string write(const char* name, const QByteArray& text) const
    {
        return quotadeck::test::writeBytes(m_dir.filePath(QLatin1String(name)), text);
    }
    [[nodiscard]] std::string folder() const { return m_dir.path().toStdString(); }

private:
    QTemporaryDir m_dir;
};

Outcome diff(const DiffOptions& options, const std::string& input = {})
{
    return quotadeck::test::runCommand(runDiff, options, input);
}

const QByteArray kOne = "partitions: [{queues: [{name: a, resources: {max: {memory: 1Ti}}}]}]\n";
const QByteArray kSame
    = "partitions:\n- queues:\n  - name: a # the same\n    resources: {max: {memory: 1024Gi}}\n";
const QByteArray kMore = "partitions: [{queues: [{name: a, resources: {max: {memory: 2Ti}}}]}]\n";
const QByteArray kPacked
    = "kind: ConfigMap\ndata:\n  queues.yaml: |\n    # packed\n    partitions:\n    - queues:\n"
      "      - name: a\n        resources: {max: {memory: 2Ti}}\n";
const QByteArray kRejected = "partitions: [{queues: [{name: 'a b'}]}]\n";
} // namespace

class TestDiff : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void placesAreThoseOfTheManifest()
    {
        const Files files;
        const Outcome outcome = diff({AnswerFormat::Json, files.write("a", kOne), files.write("b", kPacked)});
        const QJsonObject change = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out))
                                       .object()["changes"]
                                       .toArray()
                                       .at(0)
                                       .toObject();
        QCOMPARE(change["oldSpan"].toObject()["line"].toInt(), 1);
        QCOMPARE(change["newSpan"].toObject()["line"].toInt(), 8);
        QCOMPARE(change["newSpan"].toObject()["column"].toInt(), 35);
    }

    void aSnapshotTellsWhatRunsInRemovedQueues() // QUE-41
    {
        const Files files;
        const std::string before = files.write("a", quotadeck::test::kInsightConfig);
        const std::string after = files.write("b", "partitions: [{name: default, queues: [{name: root}]}]\n");
        const Outcome unknown = diff({AnswerFormat::Text, before, after});
        QVERIFY2(unknown.out.find("whether applications run in it is unknown") != std::string::npos,
                 unknown.out.c_str());
        const std::string snapshot = files.write("snapshot.json", quotadeck::test::kInsightSnapshot);
        const Outcome known = diff({AnswerFormat::Text, before, after, snapshot});
        QVERIFY2(known.out.find("1 application is left in it, 0 running") != std::string::npos,
                 known.out.c_str());
        const Outcome piped
            = diff({AnswerFormat::Text, before, after, "-"}, quotadeck::test::kInsightSnapshot.toStdString());
        QCOMPARE(piped.out, known.out);
    }

    void aBusyLeafThatBecomesAParentIsDangerous() // QUE-45
    {
        const Files files;
        const std::string before = files.write("a", quotadeck::test::kInsightConfig);
        QByteArray text = quotadeck::test::kInsightConfig;
        text.replace("[{name: etl}]", "[{name: etl, parent: true}]");
        const std::string after = files.write("b", text);
        const std::string snapshot = files.write("snapshot.json", quotadeck::test::kInsightSnapshot);
        const Outcome outcome = diff({AnswerFormat::Text, before, after, snapshot});
        QVERIFY2(outcome.out.find("dangerous") != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find(
                     "becomes a parent (1 application is left in it, 0 running): its applications are no "
                     "longer scheduled")
                     != std::string::npos,
                 outcome.out.c_str());
    }

    void anUnreadableSnapshotIsReported()
    {
        const Files files;
        const std::string file = files.write("a", kOne);
        const Outcome outcome = diff({AnswerFormat::Text, file, file, files.write("snapshot.json", "{")});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY(outcome.err.find("snapshot.json") != std::string::npos);
    }

    void exitCodesTellWhatHappened_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("no change in meaning") << kOne << kSame << int(ExitDone);
        QTest::newRow("a change") << kOne << kMore << int(ExitFindings);
        QTest::newRow("PKG-1: packed, no change") << kMore << kPacked << int(ExitDone);
        QTest::newRow("PKG-1: packed, a change") << kPacked << kOne << int(ExitFindings);
        QTest::newRow("an order without effect")
            << QByteArray("partitions: [{queues: [], limits: [{users: [x, y], maxapplications: 1}]}]")
            << QByteArray("partitions: [{queues: [], limits: [{users: [y, x], maxapplications: 1}]}]")
            << int(ExitDone);
        QTest::newRow("CFG-2: nothing at all") << QByteArray() << QByteArray("# nothing\n") << int(ExitDone);
        QTest::newRow("rejected but readable") << kOne << kRejected << int(ExitFindings);
        QTest::newRow("no YAML") << kOne << QByteArray("partitions: [{name: def") << int(ExitInput);
        QTest::newRow("CFG-4: an unknown key")
            << QByteArray("partitions: []\nnope: 1\n") << kOne << int(ExitInput);
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\x02\x00\xff",
                                              7)
                                << kOne << int(ExitInput);
        QTest::newRow("too large") << QByteArray((16 << 20) + 1, '#') << kOne << int(ExitInput);
        QTest::newRow("too deep") << QByteArray(100000, '[') << kOne << int(ExitInput);
    }

    void exitCodesTellWhatHappened()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(int, exitCode);
        const Files files;
        const auto oldFile = files.write("old.yaml", before);
        const auto newFile = files.write("new.yaml", after);

        for (const auto format : {AnswerFormat::Text, AnswerFormat::Json}) {
            const auto outcome = diff({format, oldFile, newFile});

            QCOMPARE(outcome.exitCode, exitCode);
            QCOMPARE(outcome.out.empty(), exitCode == ExitInput);
            if (exitCode == ExitInput)
                QVERIFY(!outcome.err.empty());
            else if (format == AnswerFormat::Json)
                QVERIFY(!QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).isNull());
        }
    }

    void oneOfTheFilesMayBeStandardInput()
    {
        const Files files;
        const auto file = files.write("one.yaml", kOne);

        QCOMPARE(diff({AnswerFormat::Text, "-", file}, kSame.toStdString()).exitCode, int(ExitDone));
        QCOMPARE(diff({AnswerFormat::Text, file, "-"}, kMore.toStdString()).exitCode, int(ExitFindings));
        QCOMPARE(diff({AnswerFormat::Text, "-", "-"}, kMore.toStdString()).exitCode, int(ExitUsage));
    }

    void namesFileAndPlaceOfWhatCannotBeRead()
    {
        const Files files;
        const auto good = files.write("good.yaml", kOne);
        const auto bad = files.write("bad.yaml", "partitions:\n- queues: []\n  nope: 1\n");

        QVERIFY(diff({AnswerFormat::Text, good, bad}).err.find(bad + ":3:3: ") != std::string::npos);
        QVERIFY(diff({AnswerFormat::Text, bad, good}).err.find(bad + ":3:3: ") != std::string::npos);
        const auto missing = diff({AnswerFormat::Text, good, files.folder() + "/none.yaml"});
        QCOMPARE(missing.exitCode, int(ExitInput));
        QVERIFY(missing.err.find("none.yaml: cannot be opened") != std::string::npos);
        QCOMPARE(diff({AnswerFormat::Text, files.folder(), good}).exitCode, int(ExitInput));
    }

    void saysWhichFileTheSchedulerWouldReject()
    {
        const Files files;
        const auto good = files.write("good.yaml", kOne);
        const auto bad = files.write("bad.yaml", kRejected);

        const auto outcome = diff({AnswerFormat::Text, good, bad});

        QVERIFY(outcome.err.find("the scheduler rejects " + bad + ":1:") != std::string::npos);
        QVERIFY(outcome.out.find("root.a b") != std::string::npos);
        QVERIFY(diff({AnswerFormat::Text, good, good}).err.empty());
    }

    void jsonTellsTheDirection()
    {
        const Files files;
        const auto outcome = diff({AnswerFormat::Json, files.write("a", kOne), files.write("b", kMore)});

        const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        const auto change = report[QStringLiteral("changes")].toArray().at(0).toObject();
        QCOMPARE(change[QStringLiteral("direction")].toString(), QStringLiteral("looser"));
        QCOMPARE(change[QStringLiteral("difference")].toString(), QStringLiteral("+1 TiB"));
        QCOMPARE(change[QStringLiteral("newSpan")].toObject()[QStringLiteral("line")].toInt(), 1);
    }
};

QUOTADECK_TEST(TestDiff, NoApplication)
} // namespace tst_diff

#include "tst_diff.moc"
