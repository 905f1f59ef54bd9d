// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/sarifcheck.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_check {
using namespace quotadeck::cli;

namespace {
using Outcome = quotadeck::test::CommandOutcome;

Outcome check(const CheckOptions& options, const std::string& input = {})
{
    return quotadeck::test::runCommand(runCheck, options, input);
}

Outcome checkText(const std::string& text, FailOn failOn = FailOn::Error)
{
    return check({CheckFormat::Json, failOn, {"-"}}, text);
}

const std::string kAccepted = "partitions: [{name: default, queues: [{name: root}]}]\n";
const std::string kRejected
    = "partitions: [{name: default, queues: [{name: root, queues: [{name: 'a b'}]}]}]\n";
} // namespace

class TestCheck : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalsTheSchedulerOnTheLabelledConfigurations()
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        int cases = 0;
        int equal = 0;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            ++cases;

            const auto outcome = checkText(vector[QStringLiteral("yaml")].toString().toStdString());

            const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
            const bool accepted = vector[QStringLiteral("accept")].toBool();
            const bool isEqual = report[QStringLiteral("accepted")].toBool() == accepted
                && report[QStringLiteral("category")] == vector[QStringLiteral("category")]
                && outcome.exitCode == (accepted ? ExitDone : ExitFindings);
            equal += isEqual ? 1 : 0;
            if (!isEqual)
                qWarning().noquote() << vector[QStringLiteral("id")].toString() << outcome.out.c_str();
        }
        qInfo() << equal << "of" << cases << "verdicts equal";
        QVERIFY(cases >= 600);
        QCOMPARE(equal, cases);
    }

    void exitCodesTellWhatHappened()
    {
        QCOMPARE(checkText(kAccepted).exitCode, int(ExitDone));
        QCOMPARE(checkText(kRejected).exitCode, int(ExitFindings));
        QCOMPARE(checkText(kRejected, FailOn::Never).exitCode, int(ExitDone));
        QCOMPARE(check({CheckFormat::Json, FailOn::Error, {"/nowhere/queues.yaml"}}).exitCode,
                 int(ExitInput));
    }

    void anEmptyFileIsAWarning() // CFG-LINT-11
    {
        for (const char* text : {"", "# nothing here\n"}) {
            const auto outcome = checkText(text);
            QCOMPARE(outcome.exitCode, int(ExitDone));
            QVERIFY2(outcome.out.find("\"accepted\":true,\"category\":\"\"") != std::string::npos,
                     outcome.out.c_str());
            QVERIFY(outcome.out.find("\"rule\":\"CFG-LINT-11\",\"severity\":\"warning\"")
                    != std::string::npos);
            QCOMPARE(checkText(text, FailOn::Warning).exitCode, int(ExitFindings));
        }
    }

    void theWorstFileDecides()
    {
        const QTemporaryDir dir;
        const auto write = [&dir](const char* name, const std::string& text) {
            QFile file(dir.filePath(QLatin1String(name)));
            if (file.open(QIODevice::WriteOnly))
                file.write(text.data(), static_cast<qint64>(text.size()));
            return file.fileName().toStdString();
        };
        const auto good = write("good.yaml", kAccepted);
        const auto bad = write("bad.yaml", kRejected);

        const auto outcome
            = check({CheckFormat::Json, FailOn::Error, {good, bad, dir.path().toStdString(), good}});

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(std::ranges::count(outcome.out, '\n'), 4); // one line a file, also for the folder
        QVERIFY(outcome.err.find(dir.path().toStdString()) != std::string::npos);
        QCOMPARE(check({CheckFormat::Json, FailOn::Error, {good, bad, good}}).exitCode, int(ExitFindings));
        QCOMPARE(check({CheckFormat::Json, FailOn::Error, {good, good}}).exitCode, int(ExitDone));
        QCOMPARE(check({CheckFormat::Json, FailOn::Never, {dir.path().toStdString(), bad}}).exitCode,
                 int(ExitInput));
    }

    void everyFormatHasAnEntryForEveryFile_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("entry");
        QTest::newRow("json") << int(CheckFormat::Json) << QByteArray("{\"file\":");
        QTest::newRow("sarif") << int(CheckFormat::Sarif) << QByteArray("\"roles\":[\"analysisTarget\"]");
        QTest::newRow("junit") << int(CheckFormat::JUnit) << QByteArray("<testsuite ");
    }

    void everyFormatHasAnEntryForEveryFile()
    {
        QFETCH(int, format);
        QFETCH(QByteArray, entry);

        const auto outcome = check(
            {static_cast<CheckFormat>(format), FailOn::Error, {"/nowhere/a.yaml", "-", "/nowhere/b.yaml"}},
            kRejected);

        QCOMPARE(QByteArray::fromStdString(outcome.out).count(entry), 3);
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(std::ranges::count(outcome.err, '\n'), 2);
        QVERIFY(outcome.out.find("VAL-42") != std::string::npos);
        QVERIFY(outcome.out.ends_with('\n'));
    }

    void aSarifLogIsOneOfTheStandard()
    {
        const auto outcome
            = check({CheckFormat::Sarif, FailOn::Error, {"-", "/nowhere/a b.yaml"}}, kRejected);

        QCOMPARE(quotadeck::testsupport::sarifProblems(QByteArray::fromStdString(outcome.out)),
                 QStringList());
    }

    void aConfigMapIsCheckedWithItsOwnPlaces()
    {
        const auto outcome = checkText("apiVersion: v1\nkind: ConfigMap\nmetadata: {name: yunikorn-configs}\n"
                                       "data:\n  queues.yaml: |\n    partitions:\n    - queues:\n"
                                       "      - name: a\n        maxapplications: 2\n"
                                       "        queues: [{name: b, maxapplications: 3}]\n");

        const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        QCOMPARE(report[QStringLiteral("category")].toString(), QStringLiteral("maxapps-hierarchy"));
        const auto finding = report[QStringLiteral("findings")].toArray().at(0).toObject();
        QCOMPARE(finding[QStringLiteral("line")].toInt(), 10);
        QCOMPARE(finding[QStringLiteral("column")].toInt(), 45);
        const auto related = finding[QStringLiteral("related")].toArray().at(0).toObject();
        QCOMPARE(related[QStringLiteral("line")].toInt(), 9);
        const auto edit = finding[QStringLiteral("fixes")][0][QStringLiteral("edits")][0].toObject();
        QCOMPARE(edit[QStringLiteral("line")].toInt(), 10);
        QCOMPARE(edit[QStringLiteral("column")].toInt(), 45);
        QCOMPARE(edit[QStringLiteral("text")].toString(), QStringLiteral("2"));
    }

    void aSavedAnswerIsJudgedByItsConfiguration() // REST-30
    {
        for (const char* name : {"scenario-a/057-config.yaml", "scenario-d/024-config.yaml"}) {
            const auto outcome = check(
                {CheckFormat::Json, FailOn::Warning, {QUOTADECK_VECTORS "/rest/" + std::string(name)}});
            const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
            QVERIFY2(report[QStringLiteral("accepted")].toBool(), outcome.out.c_str());
            QVERIFY(outcome.out.find("saved answer of a scheduler") != std::string::npos);
        }
        const auto outcome = checkText("partitions:\n- name: default\n  queues:\n  - name: a b\n"
                                       "checksum: A\nextra:\n  a: b\ndeadlocktimeoutseconds: 60\n");
        QCOMPARE(outcome.exitCode, int(ExitFindings));
        const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        QCOMPARE(report[QStringLiteral("category")].toString(), QStringLiteral("queue-name"));
        const auto findings = report[QStringLiteral("findings")].toArray();
        QCOMPARE(findings.size(), 2);
        QCOMPARE(findings[0].toObject()[QStringLiteral("line")].toInt(), 4);
        QCOMPARE(findings[1].toObject()[QStringLiteral("line")].toInt(), 5);
    }

    void fiveHundredFindingsStayReadable()
    {
        std::string text = "partitions:\n- queues:\n";
        for (int i = 0; i < 500; ++i)
            text += "  - name: a b" + std::to_string(i) + '\n';

        const auto outcome = check({CheckFormat::Text, FailOn::Error, {"-"}}, text);

        QCOMPARE(std::ranges::count(outcome.out, '\n'), 500 * 3 + 2);
        QVERIFY(outcome.out.find("-: rejected, 500 errors\n") != std::string::npos);
    }

    void jsonNamesFileAndPlace()
    {
        const auto outcome = checkText(kRejected);

        const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        QCOMPARE(report[QStringLiteral("file")].toString(), QStringLiteral("-"));
        QCOMPARE(report[QStringLiteral("kind")].toString(), QStringLiteral("yunikorn"));
        const auto finding = report[QStringLiteral("findings")].toArray().at(0).toObject();
        QCOMPARE(finding[QStringLiteral("line")].toInt(), 1);
        QVERIFY(finding[QStringLiteral("rule")].toString().startsWith(QStringLiteral("VAL-")));
    }

    void textShowsTheLineAndTheVerdict()
    {
        const auto outcome = check({CheckFormat::Text, FailOn::Error, {"-"}}, kRejected);

        QVERIFY(outcome.out.find("-:1:") == 0);
        QVERIFY(outcome.out.find("a b") != std::string::npos);
        QVERIFY(outcome.out.ends_with("\n-: rejected, 1 error\n"));
        QVERIFY(check({CheckFormat::Text, FailOn::Error, {"-"}}, kAccepted).out == "-: accepted\n");
    }

    void badInputEndsInAClearError_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("empty") << QByteArray() << int(ExitDone); // CFG-2
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\x02\x00\xff",
                                              7)
                                << int(ExitFindings);
        QTest::newRow("huge") << QByteArray(17 << 20, '#') << int(ExitInput);
        QTest::newRow("deep") << QByteArray(100000, '[') << int(ExitFindings);
        QTest::newRow("half") << QByteArray("partitions: [{name: def") << int(ExitFindings);
    }

    void badInputEndsInAClearError()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, exitCode);

        const auto outcome = checkText(bytes.toStdString());

        QCOMPARE(outcome.exitCode, exitCode);
        if (exitCode == ExitInput)
            QVERIFY(!outcome.err.empty());
        else
            QVERIFY(!QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).isNull());
    }
};

QUOTADECK_TEST(TestCheck, NoApplication)
} // namespace tst_check

#include "tst_check.moc"
