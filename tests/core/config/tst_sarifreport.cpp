// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "core/config/report/sarifreport.h"
#include "core/config/rules/ruleindex.h"
#include "tests/support/sarifcheck.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_sarifreport {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
CheckedFile checked(const std::string& name, const std::string& text)
{
    return {name, "yunikorn", text, validate(text), true};
}

QByteArray logOf(const std::vector<CheckedFile>& files)
{
    SarifReport report;
    for (const CheckedFile& file : files)
        report.add(file);
    return QByteArray::fromStdString(report.text());
}

QJsonObject runOf(const QByteArray& log)
{
    return QJsonDocument::fromJson(log)[QStringLiteral("runs")].toArray().at(0).toObject();
}

QJsonArray resultsOf(const std::vector<CheckedFile>& files)
{
    return runOf(logOf(files))[QStringLiteral("results")].toArray();
}

/// The value at a path such as "a.0.b".
QJsonValue at(QJsonValue value, const char* path)
{
    for (const QString& step : QString::fromLatin1(path).split(QLatin1Char('.'))) {
        bool isIndex = false;
        const int index = step.toInt(&isIndex);
        value = isIndex ? value.toArray().at(index) : value.toObject().value(step);
    }
    return value;
}

const std::string kTwoLevels = "partitions:\n- queues:\n  - name: a\n    maxapplications: 2\n"
                               "    queues: [{name: b, maxapplications: 3}]\n";
} // namespace

class TestSarifReport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isALogOfTheStandardForEveryLabelledConfiguration()
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        std::vector<CheckedFile> files;
        qsizetype findings = 0;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            files.push_back(checked(vector[QStringLiteral("id")].toString().toStdString(),
                                    vector[QStringLiteral("yaml")].toString().toStdString()));
            findings += static_cast<qsizetype>(files.back().verdict.findings.size());
        }

        const QByteArray log = logOf(files);

        QCOMPARE(testsupport::sarifProblems(log).join(QLatin1Char('\n')), QString());
        QCOMPARE(runOf(log)[QStringLiteral("results")].toArray().size(), findings);
        QCOMPARE(runOf(log)[QStringLiteral("artifacts")].toArray().size(), qsizetype(files.size()));
    }

    void theCheckOfTheStandardCanFail_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("no version") << QByteArray("\"version\":\"2.1.0\",") << QByteArray();
        QTest::newRow("another version") << QByteArray("\"2.1.0\"") << QByteArray("\"2.0.0\"");
        QTest::newRow("a misplaced property")
            << QByteArray("\"results\":") << QByteArray("\"level\":\"error\",\"results\":");
        QTest::newRow("no tool name") << QByteArray("\"name\":\"QuotaDeck\",") << QByteArray();
        QTest::newRow("a text for a number")
            << QByteArray("\"startLine\":5") << QByteArray("\"startLine\":\"5\"");
        QTest::newRow("a line 0") << QByteArray("\"startLine\":5") << QByteArray("\"startLine\":0");
        QTest::newRow("an end before the start")
            << QByteArray("\"endColumn\":42") << QByteArray("\"endColumn\":40");
        QTest::newRow("a level of ours")
            << QByteArray("\"level\":\"error\",\"message\"") << QByteArray("\"level\":\"info\",\"message\"");
        QTest::newRow("another rule's index")
            << QByteArray("\"ruleIndex\":") << QByteArray("\"ruleIndex\":1");
        QTest::newRow("a raw space in a URI") << QByteArray("a.yaml") << QByteArray("a b.yaml");
        QTest::newRow("no replacements")
            << QByteArray("\"replacements\":[{") << QByteArray("\"replacements\":[],\"x\":[{");
        QTest::newRow("half a log") << QByteArray("\"results\"") << QByteArray("results");
    }

    void theCheckOfTheStandardCanFail()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QByteArray log = logOf({checked("a.yaml", kTwoLevels)});
        QCOMPARE(testsupport::sarifProblems(log), QStringList());
        QVERIFY(log.contains(before));

        log.replace(before, after);

        QVERIFY(!testsupport::sarifProblems(log).isEmpty());
    }

    void aResultHasPlaceQueueNotesAndFix()
    {
        const auto results = resultsOf({checked("conf/a.yaml", kTwoLevels)});

        QCOMPARE(results.size(), 1);
        const QJsonValue result = results.at(0);
        QCOMPARE(at(result, "ruleId").toString(), QStringLiteral("VAL-77"));
        QCOMPARE(at(result, "level").toString(), QStringLiteral("error"));
        QCOMPARE(at(result, "locations.0.physicalLocation.artifactLocation.uri").toString(),
                 QStringLiteral("conf/a.yaml"));
        const QJsonValue region = at(result, "locations.0.physicalLocation.region");
        QCOMPARE(at(region, "startLine").toInt(), 5);
        QCOMPARE(at(region, "startColumn").toInt(), 41);
        QCOMPARE(at(region, "endLine").toInt(), 5);
        QCOMPARE(at(region, "endColumn").toInt(), 42);
        QCOMPARE(at(result, "locations.0.logicalLocations.0.fullyQualifiedName").toString(),
                 QStringLiteral("root.a.b"));
        QCOMPARE(at(result, "relatedLocations.0.physicalLocation.region.startLine").toInt(), 4);
        QVERIFY(!at(result, "relatedLocations.0.message.text").toString().isEmpty());
        const QJsonValue replacement = at(result, "fixes.0.artifactChanges.0.replacements.0");
        QCOMPARE(at(replacement, "insertedContent.text").toString(), QStringLiteral("2"));
        QCOMPARE(at(replacement, "deletedRegion.startColumn").toInt(), 41);
    }

    void theToolListsItsRules()
    {
        const QJsonValue driver = at(runOf(logOf({})), "tool.driver");

        QCOMPARE(at(driver, "name").toString(), QStringLiteral("QuotaDeck"));
        QCOMPARE(at(driver, "version").toString().toStdString(), std::string(kVersion));
        QCOMPARE(at(driver, "rules").toArray().size(), qsizetype(allRules().size()));
        QCOMPARE(at(runOf(logOf({})), "columnKind").toString(), QStringLiteral("unicodeCodePoints"));
    }

    void aRuleWithoutHelpIsListedOnce()
    {
        auto file = checked("q", "partitions: []");
        file.verdict.findings = {{"NEW-1", Severity::Warning, {}, {}, {}, "a", {}, {}},
                                 {"NEW-2", Severity::Info, {}, {}, {}, "b", {}, {}},
                                 {"NEW-1", Severity::Warning, {}, {}, {}, "c", {}, {}}};

        const QByteArray log = logOf({file});

        QCOMPARE(testsupport::sarifProblems(log).join(QLatin1Char('\n')), QString());
        QCOMPARE(at(runOf(log), "tool.driver.rules").toArray().size(), qsizetype(allRules().size() + 2));
        QCOMPARE(at(runOf(log), "results.1.level").toString(), QStringLiteral("note"));
    }

    void fingerprintsStayWhenLinesMove()
    {
        const std::string text = "partitions:\n- queues:\n  - name: a b\n  - name: a b\n    nope: 1\n";

        const auto before = resultsOf({checked("q", text)});
        const auto after = resultsOf({checked("q", "# one\n# two\n" + text)});

        QStringList seen;
        QVERIFY(before.size() >= 3);
        for (qsizetype i = 0; i < before.size(); ++i) {
            const auto fingerprint = at(before.at(i), "partialFingerprints");
            QVERIFY(!fingerprint.toObject().isEmpty());
            QCOMPARE(at(after.at(i), "partialFingerprints"), fingerprint);
            seen << fingerprint.toObject().begin().value().toString();
        }
        QCOMPARE(seen.removeDuplicates(), 0);
    }

    void anUnreadableFileIsAResultAndANotification()
    {
        const QByteArray log
            = logOf({unreadableFile("gone.yaml", {ErrorCode::Io, "gone.yaml", "is {gone}"})});

        QCOMPARE(testsupport::sarifProblems(log), QStringList());
        const QJsonObject run = runOf(log);
        QCOMPARE(at(run, "results.0.ruleId").toString(), QStringLiteral("INPUT"));
        QVERIFY(at(run, "results.0.locations.0.physicalLocation.region").isUndefined());
        QCOMPARE(at(run, "invocations.0.executionSuccessful"), QJsonValue(false));
        QCOMPARE(at(run, "invocations.0.toolExecutionNotifications.0.level").toString(),
                 QStringLiteral("error"));
        QCOMPARE(at(runOf(logOf({})), "invocations.0.executionSuccessful"), QJsonValue(true));
        // A brace alone would begin the place of an argument.
        QCOMPARE(at(run, "results.0.message.text").toString(), QStringLiteral("is {{gone}}"));
    }

    void pathsAreReferences_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("uri");
        QTest::newRow("relative") << "conf/queues.yaml"
                                  << "conf/queues.yaml";
        QTest::newRow("signs") << "a b/100%#1?:x.yaml"
                               << "a%20b/100%25%231%3F%3Ax.yaml";
        QTest::newRow("not ASCII") << QString::fromUtf8("ä.yaml") << "%C3%A4.yaml";
        QTest::newRow("absolute") << "/etc/a b.yaml"
                                  << "file:///etc/a%20b.yaml";
        QTest::newRow("standard input") << "-"
                                        << "-";
    }

    void pathsAreReferences()
    {
        QFETCH(QString, path);
        QFETCH(QString, uri);
        QCOMPARE(QString::fromStdString(sarifUri(path.toStdString())), uri);
    }
};

QUOTADECK_TEST(TestSarifReport, NoApplication)
} // namespace tst_sarifreport

#include "tst_sarifreport.moc"
