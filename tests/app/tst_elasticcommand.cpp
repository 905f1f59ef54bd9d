// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_elasticcommand {
using namespace quotadeck::cli;

namespace {
using Outcome = quotadeck::test::CommandOutcome;

Outcome solve(const ElasticOptions& options, const std::string& input = {})
{
    return quotadeck::test::runCommand(runElastic, options, input);
}

ElasticOptions lines()
{
    ElasticOptions options;
    options.linesFile = "-";
    return options;
}

const std::string kSmall
    = R"({"total":{"cpu":100},"groups":[{"name":"b","max":{"cpu":80},"min":{"cpu":10},"selfRequest":{"cpu":90}},)"
      R"({"name":"a","parent":"root","max":{"cpu":40},"min":{"cpu":10},"selfRequest":{"cpu":5},"selfUsed":{"cpu":5}}]})";
const std::string kSmallAnswer
    = R"({"groups":{"a":{"childRequest":{"cpu":5},"request":{"cpu":5},"limitedRequest":{"cpu":5},"used":{"cpu":5},)"
      R"("allocated":{},"guaranteed":{},"effectiveMin":{"cpu":10},"runtime":{"cpu":5}},)"
      R"("b":{"childRequest":{"cpu":90},"request":{"cpu":90},"limitedRequest":{"cpu":80},"used":{},"allocated":{},)"
      R"("guaranteed":{},"effectiveMin":{"cpu":10},"runtime":{"cpu":80}}}})";

const std::string kManifest = "apiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\nmetadata:\n  "
                              "name: train\n  annotations:\n"
                              "    quota.scheduling.koordinator.sh/request: '{\"cpu\":\"30\"}'\n"
                              "spec:\n  max: {cpu: 40}\n  min: {cpu: 10}\nstatus:\n  used: {cpu: 5}\n";
} // namespace

class TestElasticCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneTreeIsOneLine()
    {
        ElasticOptions options;
        options.inputFile = "-";
        const auto outcome = solve(options, kSmall);
        QCOMPARE(outcome.err, std::string());
        QCOMPARE(outcome.out, kSmallAnswer + "\n");
        QCOMPARE(outcome.exitCode, int(ExitDone));
    }

    void everyTreeOfTheVectorsAsLines()
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/elastic/cases.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray trees = QJsonDocument::fromJson(file.readAll())["tree"].toArray();
        QByteArray input;
        for (const auto& tree : trees)
            input += QJsonDocument(tree.toObject()).toJson(QJsonDocument::Compact) + '\n';

        const auto outcome = solve(lines(), input.toStdString());

        QCOMPARE(outcome.exitCode, int(ExitDone));
        const auto answers = QByteArray::fromStdString(outcome.out).trimmed().split('\n');
        QCOMPARE(answers.size(), trees.size());
        for (qsizetype i = 0; i < trees.size(); ++i) {
            const QJsonObject answer = QJsonDocument::fromJson(answers[i]).object();
            QCOMPARE(answer["name"], trees[i].toObject()["name"]);
            QVERIFY2(answer["groups"] == trees[i].toObject()["expect"], answers[i].constData());
        }
    }

    void aBadLineDoesNotStopTheOthers()
    {
        const auto outcome
            = solve(lines(),
                    kSmall + "\n\n{\"groups\":[{}]}\n{\"groups\":[{\"name\":\"a\",\"parent\":\"x\"}]}\n"
                        + kSmall + "\n");
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(outcome.out, kSmallAnswer + "\n" + kSmallAnswer + "\n");
        QCOMPARE(outcome.err,
                 std::string("quotadeck: -:3: groups[0].name: this must be the name of the group\n"
                             "quotadeck: -:4: a: its parent \"x\" cannot have children\n"));
    }

    void aFileWithoutTreesIsAnError()
    {
        for (const char* input : {"", "\n  \n"}) {
            const auto outcome = solve(lines(), input);
            QCOMPARE(outcome.exitCode, int(ExitInput));
            QCOMPARE(outcome.out, std::string());
            QCOMPARE(outcome.err,
                     std::string("quotadeck: -: no quota tree found: write one JSON "
                                 "object per line\n"));
        }
    }

    void modelsOfCardsAreTold() // section 11; the total is that of the nodes
    {
        ElasticOptions options;
        options.manifests = {"-"};
        options.cards = "cpu";
        options.format = AnswerFormat::Json;
        const std::string nodes
            = "---\nkind: Node\nmetadata: {name: n, labels: {nvidia.com/gpu.product: big}}\n"
              "status: {allocatable: {cpu: 20}}\n";
        const auto outcome = solve(options, kManifest + nodes);
        QCOMPARE(outcome.err, std::string());
        const auto told = QByteArray::fromStdString(outcome.out).split('\n');
        QCOMPARE(told.size(), 3); // the solution, the cards, and the end of the last line
        QVERIFY(told[0].contains("\"runtime\":{\"cpu\":20000}"));
        const auto cards = QJsonDocument::fromJson(told[1]).object();
        QCOMPARE(cards["models"]["big"]["capacity"].toInt(), 20000);
        QCOMPARE(cards["groups"]["train"]["models"]["big"]["headroom"].toInt(), 20000);

        const auto missing = solve(options, kManifest);
        QCOMPARE(missing.exitCode, int(ExitInput));
        QVERIFY(missing.err.find("requires the Node objects") != std::string::npos);
    }

    void textIsForPeople()
    {
        ElasticOptions options = lines();
        options.format = AnswerFormat::Text;
        QCOMPARE(solve(options, kSmall).out,
                 std::string("all groups: total cpu 100m\n"
                             "  a\n"
                             "      min cpu 10m (effective cpu 10m); max cpu 40m\n"
                             "      request cpu 5m; used cpu 5m; runtime cpu 5m\n"
                             "  b\n"
                             "      min cpu 10m (effective cpu 10m); max cpu 80m\n"
                             "      request cpu 90m; used nothing; runtime cpu 80m\n"));
    }

    void manifestsAreSolvedByWhatTheyReport()
    {
        ElasticOptions options;
        options.manifests = {"-"};
        QCOMPARE(readTotal("cpu=20,memory=1Ti", options.total), std::string());
        const auto outcome = solve(options, kManifest);
        QCOMPARE(outcome.err, std::string());
        QVERIFY2(outcome.out.find("request cpu 30; used cpu 5; runtime cpu 20") != std::string::npos,
                 outcome.out.c_str());
    }

    void aTotalThatIsNotKnownIsSaid()
    {
        ElasticOptions options;
        options.manifests = {"-"};
        const auto outcome = solve(options, kManifest);
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY2(outcome.err.find("the total of cpu is unknown") != std::string::npos, outcome.err.c_str());
        QVERIFY2(outcome.out.find("all groups: total cpu unknown") != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find("runtime cpu unknown") != std::string::npos, outcome.out.c_str());
    }

    void whatIsUnknownIsSaid()
    {
        ElasticOptions options;
        options.manifests = {"-"};
        auto silent = kManifest;
        silent.replace(silent.find("request:"), 8, "admission:");
        const auto outcome = solve(options, silent);
        QVERIFY2(outcome.err.find("1 group reports no request") != std::string::npos, outcome.err.c_str());
        QCOMPARE(solve(options, "a: 1\n").exitCode, int(ExitInput));
    }

    void amountsOfATotal()
    {
        ElasticOptions options;
        QCOMPARE(readTotal("cpu=1500m,memory=2Gi", options.total), std::string());
        QCOMPARE(options.total, (quotadeck::Resource{{"cpu", 1500}, {"memory", std::int64_t{2} << 30}}));
        for (const auto* const bad :
             {"", "cpu", "cpu=", "=1", "cpu=1,", "cpu=1,5", "cpu=-1", "cpu=1,memory=-1Gi"})
            QVERIFY2(!readTotal(bad, options.total).empty(), bad);
    }

    void checkTellsElasticQuotasByTheirContent()
    {
        const auto check = [](FileKind kind, const std::string& text) {
            CheckOptions options;
            options.format = CheckFormat::Json;
            options.files = {"-"};
            options.kind = kind;
            return quotadeck::test::runCommand(runCheck, options, text);
        };
        const auto good = check(FileKind::Auto, kManifest);
        QCOMPARE(good.out,
                 std::string(R"({"file":"-","kind":"elastic","accepted":true,"category":"","findings":[]})"
                             "\n"));
        auto text = kManifest;
        text.replace(text.find("min: {cpu: 10}"), 14, "min: {cpu: 41}");
        const auto bad = check(FileKind::Elastic, text);
        QCOMPARE(bad.exitCode, int(ExitFindings));
        const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(bad.out)).object();
        QCOMPARE(report["category"].toString(), QStringLiteral("min-above-max"));
        const auto finding = report["findings"].toArray().first().toObject();
        QCOMPARE(finding["rule"].toString(), QStringLiteral("V4"));
        QCOMPARE(finding["line"].toInt(), 9);
        QCOMPARE(finding["fixes"].toArray().size(), qsizetype{2});
        QCOMPARE(check(FileKind::Elastic, "a: 1\n").exitCode, int(ExitFindings));
    }

    void filesOfOneTreeAreCheckedTogether()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const QString& name, const std::string& text) {
            QFile file(folder.filePath(name));
            (void)file.open(QIODevice::WriteOnly);
            file.write(QByteArray::fromStdString(text));
            return file.fileName().toStdString();
        };
        auto child = kManifest;
        child.replace(child.find("  annotations:"), 14,
                      "  labels:\n    quota.scheduling.koordinator.sh/parent: \"p\"\n  annotations:");
        auto parent = kManifest;
        parent.replace(parent.find("  name: train\n"), 14,
                       "  name: p\n  labels:\n    quota.scheduling.koordinator.sh/is-parent: \"true\"\n");
        CheckOptions options;
        options.files = {write("child.yaml", child)};
        QCOMPARE(quotadeck::test::runCommand(runCheck, options).exitCode, int(ExitFindings));
        options.files.push_back(write("parent.yaml", parent));
        const auto together = quotadeck::test::runCommand(runCheck, options);
        QVERIFY2(together.exitCode == ExitDone, together.out.c_str());
    }
};

QUOTADECK_TEST(TestElasticCommand, NoApplication)
} // namespace tst_elasticcommand

#include "tst_elasticcommand.moc"
