// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/window/scenarios.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/insightcase.h"
#include "tests/support/sarifcheck.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <sstream>

namespace tst_assertcommand {
using namespace quotadeck;
using namespace quotadeck::cli;
using test::CommandOutcome;

namespace {
const QByteArray kConfig = "partitions:\n"
                           "  - name: default\n"
                           "    queues:\n"
                           "      - name: root\n"
                           "        submitacl: '*'\n"
                           "        queues:\n"
                           "          - name: data\n"
                           "            limits:\n"
                           "              - {users: [bob], maxresources: {gpu: 8}, maxapplications: 2}\n";

QByteArray facts(const char* assertions)
{
    return QByteArray("apiVersion: quotadeck/v1\nassertions:\n") + assertions;
}

const char* const kPasses = "  - {name: good, given: {user: bob, queue: root.data}, when: {cluster: empty}, "
                            "expect: {gpu: '== 8'}}\n";
const char* const kFails
    = "  - {name: bad, given: {user: bob, queue: root.data}, when: {cluster: empty}, expect: {gpu: '> 8'}}\n";
} // namespace

class TestAssertCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    std::string file(const char* name, const QByteArray& content)
    {
        const QString path = m_dir.filePath(QLatin1String(name));
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", name);
        return path.toStdString();
    }

    static CommandOutcome run(const AssertOptions& options, const std::string& input = {})
    {
        std::istringstream in(input);
        std::ostringstream out;
        std::ostringstream err;
        const int exitCode = runAssert(
            options, {app::loadScenario, [](const auto&, const auto&) -> Result<bool> { return false; }},
            {in, out, err});
        return {exitCode, out.str(), err.str()};
    }

    CommandOutcome run(const char* assertions, CheckFormat format = CheckFormat::Text)
    {
        return run({file("queues.yaml", kConfig), {file("facts.yaml", facts(assertions))}, format});
    }

private Q_SLOTS:
    void exitCodesAreThoseOfACheck()
    {
        QCOMPARE(run(kPasses).exitCode, int(ExitDone));
        QCOMPARE(run((std::string(kPasses) + kFails).c_str()).exitCode, int(ExitFindings));
        QCOMPARE(run("  - {name: a}\n").exitCode, int(ExitInput));
        const std::string config = file("queues.yaml", kConfig);
        QCOMPARE(run({config, {"/nowhere/facts.yaml"}}).exitCode, int(ExitInput));
        QCOMPARE(run({"/nowhere/queues.yaml", {file("facts.yaml", facts(kPasses))}}).exitCode,
                 int(ExitInput));
        QCOMPARE(
            run({file("bad.yaml", "partitions: []\nx: 1\n"), {file("facts.yaml", facts(kPasses))}}).exitCode,
            int(ExitInput));
        AssertOptions other{config, {file("facts.yaml", facts(kPasses))}};
        other.partition = "gpu";
        const CommandOutcome missing = run(other);
        QCOMPARE(missing.exitCode, int(ExitInput));
        QVERIFY(missing.err.find("no partition gpu") != std::string::npos);
        // The worst of several files, all of which are evaluated.
        const std::string good = file("good.yaml", facts(kPasses));
        const std::string bad = file("bad.yaml", facts("  - {name: a}\n"));
        const CommandOutcome both = run({config, {bad, good}});
        QCOMPARE(both.exitCode, int(ExitInput));
        QVERIFY(both.out.find("good.yaml: 1 passed, 0 failed, 0 unknown") != std::string::npos);
    }

    void eachAssertionIsALine()
    {
        const CommandOutcome outcome = run((std::string(kPasses) + kFails).c_str());
        const std::string name = m_dir.filePath(QStringLiteral("facts.yaml")).toStdString();
        const std::string config = m_dir.filePath(QStringLiteral("queues.yaml")).toStdString();
        QCOMPARE(QString::fromStdString(outcome.out),
                 QString::fromStdString(
                     name + ":3:12: passed: good: expected gpu == 8, found 8\n" + name
                     + ":4:12: failed: bad: expected gpu > 8, found 8; blocked by the limit of user bob at "
                       "root.data: "
                       "gpu 0 of 8 used ("
                     + config
                     + ":9:52); to pass: raise the limit of user bob at root.data of gpu from 8 to 9\n" + name
                     + ": 1 passed, 1 failed, 0 unknown\n"));
    }

    void problemsHaveTheirPlaces()
    {
        const CommandOutcome outcome = run(
            "  - {name: a, given: {user: bob, queue: root.data}, when: {snapshot: no.json}, expect: {gpus: "
            "'> 8'}}\n"
            "  - {name: b, given: {user: bob}, when: {cluster: empty}, expect: {gpus: '> 8', vcore: x}}\n"
            "  - {name: c, given: {user: bob, queue: root.data}, when: {cluster: empty}, expect: {gpus: '> "
            "8'}}\n");
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.out.find("facts.yaml:3:70: error: ") != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find("no.json") != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find("facts.yaml:4:88: error: vcore: \"x\" begins with no operator")
                     != std::string::npos,
                 outcome.out.c_str());
        QVERIFY2(outcome.out.find(
                     "facts.yaml:5:92: error: neither the configuration nor the cluster has a resource "
                     "gpus; did you mean gpu?")
                     != std::string::npos,
                 outcome.out.c_str());
    }

    void theJsonIsStable()
    {
        const CommandOutcome outcome = run(kFails, CheckFormat::Json);
        const std::string name = m_dir.filePath(QStringLiteral("facts.yaml")).toStdString();
        const std::string config = m_dir.filePath(QStringLiteral("queues.yaml")).toStdString();
        QCOMPARE(
            QString::fromStdString(outcome.out),
            QString::fromStdString(
                R"({"file":")" + name + R"(","config":")" + config
                + R"(","passed":0,"failed":1,"unknown":0,"problems":[],"assertions":[{"name":"bad","line":3,)"
                  R"("column":12,"verdict":"failed","expectations":[{"key":"gpu","expected":"> 8","found":"8",)"
                  R"("verdict":"failed","line":3,"column":93,"reason":"","blocking":{"by":"user","name":"bob",)"
                  R"("queue":"root.data","resource":"gpu","limit":8,"used":0,"place":{"file":")"
                + config
                + R"(","line":9,"column":52}},"changes":[{"change":"raise","target":"limit","by":"user",)"
                  R"("name":"bob","queue":"root.data","resource":"gpu","from":8,"to":9,"message":"raise the limit )"
                  R"(of user bob at root.data of gpu from 8 to 9"}]}]}]})"
                  "\n"));
        QVERIFY(
            !QJsonDocument::fromJson(QByteArray::fromStdString(run("  - {name: a}\n", CheckFormat::Json).out))
                 .object()[QStringLiteral("problems")]
                 .toArray()
                 .isEmpty());
    }

    void aSarifLogIsOneOfTheStandard()
    {
        const CommandOutcome outcome = run((std::string(kPasses) + kFails).c_str(), CheckFormat::Sarif);
        QCOMPARE(testsupport::sarifProblems(QByteArray::fromStdString(outcome.out)), QStringList());
        const auto root = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        const auto results
            = root[QStringLiteral("runs")].toArray()[0].toObject()[QStringLiteral("results")].toArray();
        QCOMPARE(results.size(), 1);
        const auto result = results[0].toObject();
        QCOMPARE(result[QStringLiteral("ruleId")].toString(), QStringLiteral("assertion-failed"));
        const auto related = result[QStringLiteral("relatedLocations")].toArray();
        QCOMPARE(related.size(), 1);
        const auto place = related[0].toObject()[QStringLiteral("physicalLocation")].toObject();
        QVERIFY(
            place[QStringLiteral("artifactLocation")].toObject()[QStringLiteral("uri")].toString().endsWith(
                QLatin1String("queues.yaml")));
        QCOMPARE(place[QStringLiteral("region")].toObject()[QStringLiteral("startLine")].toInt(), 9);
        const CommandOutcome broken = run("  - {name: a}\n", CheckFormat::Sarif);
        QCOMPARE(testsupport::sarifProblems(QByteArray::fromStdString(broken.out)), QStringList());
        QVERIFY(broken.out.find("\"executionSuccessful\":false") != std::string::npos);
        // Two equal mistakes are two results, also for programs that follow them from run to run.
        const CommandOutcome twice = run("  - {name: a}\n  - {name: b}\n", CheckFormat::Sarif);
        const QJsonArray mistakes = QJsonDocument::fromJson(QByteArray::fromStdString(twice.out))
                                        .object()[QStringLiteral("runs")]
                                        .toArray()[0]
                                        .toObject()[QStringLiteral("results")]
                                        .toArray();
        QSet<QString> fingerprints;
        for (const QJsonValue& mistake : mistakes)
            fingerprints << mistake[QStringLiteral("partialFingerprints")][QStringLiteral("assertionName/v1")]
                                .toString();
        QVERIFY(mistakes.size() >= 6); // given, when and expect are missing in each
        QCOMPARE(fingerprints.size(), mistakes.size());
    }

    /// Steps that read the document fail without one. assertion-invalid
    void aConfigurationThatCannotBeReadIsAProblemInTheDocument_data()
    {
        QTest::addColumn<QString>("config"); // a file
        QTest::addColumn<QString>("partition");
        QTest::addColumn<QString>("problem"); // its beginning
        QTest::addColumn<int>("line");
        QTest::newRow("missing") << QStringLiteral("/nowhere/queues.yaml") << QString() << QString() << 1;
        QTest::newRow("rejected") << QString::fromStdString(
            file("rejected.yaml", "partitions:\n  - name: default\n"))
                                  << QString() << QStringLiteral("the scheduler rejects this configuration")
                                  << 2;
        QTest::newRow("partition") << QString::fromStdString(file("queues.yaml", kConfig))
                                   << QStringLiteral("gpu")
                                   << QStringLiteral("the configuration has no partition gpu") << 1;
    }
    void aConfigurationThatCannotBeReadIsAProblemInTheDocument()
    {
        QFETCH(QString, config);
        QFETCH(QString, partition);
        QFETCH(QString, problem);
        QFETCH(int, line);
        AssertOptions options{config.toStdString(), {file("facts.yaml", facts(kPasses))}};
        options.partition = partition.toStdString();
        const auto runAs = [&options](CheckFormat format) {
            options.format = format;
            const CommandOutcome outcome = run(options);
            return outcome.exitCode == ExitInput && !outcome.err.empty()
                ? QByteArray::fromStdString(outcome.out)
                : QByteArray("wrong exit code");
        };
        QCOMPARE(runAs(CheckFormat::Text), QByteArray());

        const QJsonObject json = QJsonDocument::fromJson(runAs(CheckFormat::Json)).object();
        QCOMPARE(json[QStringLiteral("file")].toString(), config);
        const QJsonArray problems = json[QStringLiteral("problems")].toArray();
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems[0][QStringLiteral("line")].toInt(), line);
        QVERIFY(problems[0][QStringLiteral("message")].toString().startsWith(problem));
        QVERIFY(json[QStringLiteral("assertions")].toArray().isEmpty());

        const QByteArray sarif = runAs(CheckFormat::Sarif);
        QCOMPARE(testsupport::sarifProblems(sarif), QStringList());
        QVERIFY(sarif.contains("\"executionSuccessful\":false"));
        const QJsonArray results = QJsonDocument::fromJson(sarif)
                                       .object()[QStringLiteral("runs")]
                                       .toArray()[0]
                                       .toObject()[QStringLiteral("results")]
                                       .toArray();
        QCOMPARE(results.size(), 1);
        QCOMPARE(results[0][QStringLiteral("ruleId")].toString(), QStringLiteral("assertion-invalid"));
        QVERIFY(results[0][QStringLiteral("message")][QStringLiteral("text")].toString().startsWith(problem));

        const QByteArray junit = runAs(CheckFormat::JUnit);
        QXmlStreamReader xml(junit);
        int errors = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("error"))
                ++errors;
        }
        QVERIFY2(!xml.hasError(), junit.constData());
        QCOMPARE(errors, 1);
    }

    void aJUnitReportHasACaseForEachAssertion()
    {
        const CommandOutcome outcome = run((std::string(kPasses) + kFails).c_str(), CheckFormat::JUnit);
        QXmlStreamReader xml(QByteArray::fromStdString(outcome.out));
        QStringList names;
        int failures = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("testcase"))
                names << xml.attributes().value(QLatin1String("name")).toString();
            failures += xml.name() == QLatin1String("failure") ? 1 : 0;
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(names, (QStringList{QStringLiteral("good"), QStringLiteral("bad")}));
        QCOMPARE(failures, 1);
        QVERIFY(
            outcome.out.find("<testsuites name=\"quotadeck assert\" tests=\"2\" failures=\"1\" errors=\"0\">")
            != std::string::npos);
        QVERIFY(run("  - {name: a}\n", CheckFormat::JUnit).out.find("errors=\"3\"") != std::string::npos);
    }

    void snapshotsAreRelativeToTheFile()
    {
        const std::string config = file("queues.yaml", test::kInsightConfig);
        file("in/now.json", test::kInsightSnapshot);
        const std::string name = file("in/facts.yaml",
                                      facts("  - {name: a, given: {user: nobody}, when: {snapshot: "
                                            "now.json}, expect: {access: none}}\n"));
        const CommandOutcome outcome = run({config, {name}});
        QVERIFY2(outcome.exitCode != ExitInput, outcome.out.c_str());
    }

    void aScenarioIsTheUsageAtATime()
    {
        QFile scenario(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
        QVERIFY(scenario.open(QIODevice::ReadOnly));
        file("own.yaml", scenario.readAll());
        const std::string config = file("queues.yaml", kConfig);
        const std::string name
            = file("facts.yaml",
                   facts("  - {name: a, given: {user: bob, queue: root.data}, when: {scenario: busy-cluster "
                         "at 10m}, expect: {gpu: '<= 8', headroom: {nvidia.com/gpu: '<= 8'}}}\n"
                         "  - {name: b, given: {user: bob, queue: root.data}, when: {scenario: ./own.yaml at "
                         "10m}, expect: {gpu: '<= 8', headroom: {nvidia.com/gpu: '<= 8'}}}\n"));
        const CommandOutcome outcome = run({config, {name}});
        QVERIFY2(outcome.exitCode == ExitDone, outcome.out.c_str());
        QCOMPARE(
            run("  - {name: a, given: {user: bob}, when: {scenario: no-such at 1h}, expect: {gpu: '> 8'}}\n")
                .exitCode,
            int(ExitInput));
    }

    void oneFileMayBeStandardInput()
    {
        const CommandOutcome outcome
            = run({file("queues.yaml", kConfig), {"-"}}, facts(kPasses).toStdString());
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY(outcome.out.find("-:3:12: passed: good") == 0);
    }

    /// The page about assertions: its example gives what it shows.
    void theDocumentedExampleIsTrue()
    {
        QFile page(QStringLiteral(QUOTADECK_RESOURCES "/docs/assertions.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        static const QRegularExpression kBlock(QStringLiteral("```(yaml|text)\n(.*?)```"),
                                               QRegularExpression::DotMatchesEverythingOption);
        QStringList blocks;
        for (auto match = kBlock.globalMatch(text); match.hasNext();)
            blocks << match.next().captured(2);
        QCOMPARE(blocks.size(), 3);
        file("queues.yaml", blocks[0].toUtf8());
        file("facts.yaml", blocks[1].toUtf8());
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_dir.path()));
        const CommandOutcome outcome = run({"queues.yaml", {"facts.yaml"}});
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(QString::fromStdString(outcome.out), blocks[2]);
        QCOMPARE(outcome.exitCode, int(ExitFindings));
    }
};

QUOTADECK_TEST(TestAssertCommand, NoApplication)
} // namespace tst_assertcommand

#include "tst_assertcommand.moc"
