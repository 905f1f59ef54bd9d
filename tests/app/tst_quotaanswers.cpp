// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/elastictext.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <utility>
#include <vector>

namespace tst_quotaanswers {
using namespace quotadeck;
using namespace quotadeck::cli;
using test::elasticText;
using test::runCommand;
using test::seedTexts;

namespace {
/// A file of a test that is removed with it.
class Folder
{
public:
    std::string write(const char* name, const std::string& text) const
    {
        return test::writeBytes(m_dir.filePath(QLatin1String(name)), QByteArray::fromStdString(text));
    }

private:
    QTemporaryDir m_dir;
};

std::string changed(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    if (at == std::string::npos)
        qFatal("not in the text");
    return text.replace(at, from.size(), to);
}

std::string podText(const std::string& name, const std::string& group, int gpus, int priority,
                    const std::string& node)
{
    return fmt::format("---\nkind: Pod\nmetadata:\n  name: {}\n  namespace: work\n  labels:\n"
                       "    quota.scheduling.koordinator.sh/name: {}\nspec:\n  priority: {}\n{}"
                       "  containers: [{{resources: {{requests: {{gpu: {}}}}}}}]\n",
                       name, group, priority, node.empty() ? "" : "  nodeName: " + node + "\n", gpus);
}

/// A group that reports no demand.
std::string silentGroup(const std::string& name, const std::string& min, const std::string& max)
{
    return elasticText({.name = name, .min = min, .max = max, .request = {}, .used = {}, .weight = {}});
}

const std::string kNode = "---\nkind: Node\nmetadata: {name: n}\nstatus: {allocatable: {gpu: 100}}\n";

QJsonObject objectOf(const std::string& json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}
} // namespace

class TestQuotaAnswers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPodOfNoGroupIsExplainedInTheDefaultGroup() // EQ-91
    {
        const Folder folder;
        ExplainOptions options;
        options.quotas.files = {folder.write("quotas.yaml", seedTexts())};
        options.quotas.podFile
            = folder.write("pod.yaml",
                           "apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: nowhere}\nspec: "
                           "{containers: [{name: c, resources: {requests: {gpu: 1}}}]}\n");

        const auto explained = runCommand(runExplain, options); // no other pod makes the group known

        QCOMPARE(explained.err, std::string());
        QVERIFY2(explained.out.find("koordinator-default-quota") != std::string::npos, explained.out.c_str());
    }

    void diffComparesManifestsByMeaning()
    {
        const Folder folder;
        const auto before = folder.write("old.yaml", seedTexts());
        const auto after = folder.write("new.yaml", changed(seedTexts(), "max: {gpu: 60}", "max: {gpu: 70}"));
        const auto same = runCommand(runDiff, {.oldFile = before, .newFile = before});
        QCOMPARE(same.exitCode, int(ExitDone));
        const auto outcome = runCommand(runDiff, {.oldFile = before, .newFile = after});
        QCOMPARE(outcome.exitCode, int(ExitFindings));
        QVERIFY2(outcome.out.find("60") != std::string::npos && outcome.out.find("70") != std::string::npos,
                 outcome.out.c_str());
        const auto json = objectOf(
            runCommand(runDiff, {.format = AnswerFormat::Json, .oldFile = before, .newFile = after}).out);
        QCOMPARE(json["changes"].toArray().size(), qsizetype(1));
        QCOMPARE(json["changes"][0]["path"].toString(), QStringLiteral("b"));
    }

    void headingsOfADiffNameGroupsWithoutAPartition()
    {
        const Folder folder;
        const auto before = folder.write("old.yaml", seedTexts() + kNode);
        const auto group = folder.write("new.yaml", changed(seedTexts(), "max: {gpu: 60}", "max: {gpu: 70}"));
        const std::string one = runCommand(runDiff, {.oldFile = before, .newFile = group}).out;
        QVERIFY2(one.starts_with("b\n"), one.c_str());
        const auto minima
            = folder.write("new.yaml", changed(seedTexts(), "min: {gpu: 15}", "min: {gpu: 60}"));
        const std::string all = runCommand(runDiff, {.oldFile = before, .newFile = minima}).out; // EQ-84
        QVERIFY2(all.find("all groups\n") != std::string::npos, all.c_str());
        QVERIFY2((one + all).find("partition") == std::string::npos, all.c_str());
    }

    void diffKnowsWhenMinimaExceedTheNodes() // EQ-84
    {
        const Folder folder;
        const auto before = folder.write("old.yaml", seedTexts() + kNode);
        const auto after = folder.write("new.yaml", changed(seedTexts(), "min: {gpu: 15}", "min: {gpu: 60}"));
        const auto outcome
            = runCommand(runDiff, {.format = AnswerFormat::Json, .oldFile = before, .newFile = after});
        QCOMPARE(objectOf(outcome.out)["changes"][0]["direction"].toString(), QStringLiteral("dangerous"));
    }

    void diffOfManifestsAndAConfigurationIsAnError()
    {
        const Folder folder;
        const auto quotas = folder.write("old.yaml", seedTexts());
        const auto queues = folder.write("new.yaml", "partitions: [{queues: [{name: a}]}]\n");
        const auto outcome = runCommand(runDiff, {.oldFile = quotas, .newFile = queues});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.err.find("no ElasticQuota") != std::string::npos, outcome.err.c_str());
    }

    void effectiveHasTheAmountsOfEachLevel() // W1: B gets 20 of 100
    {
        EffectiveOptions options;
        options.quotas.files = {"-"};
        options.quotas.group = "b";
        options.quotas.total = {{"gpu", 100}};
        options.format = AnswerFormat::Json;
        const auto outcome = runCommand(runEffective, options, seedTexts());
        QCOMPARE(outcome.exitCode, int(ExitDone));
        const auto row = objectOf(outcome.out)["rows"][0].toObject();
        QCOMPARE(row["min"].toInt(), 15);
        QCOMPARE(row["max"].toInt(), 60);
        QCOMPARE(row["weight"].toInt(), 60);
        QCOMPARE(row["effectiveMin"].toInt(), 15);
        QCOMPARE(row["runtime"].toInt(), 20);
        QCOMPARE(row["used"].toInt(), 20);
        QVERIFY(row["binding"].toBool());

        options.quotas.total = {};
        QVERIFY(objectOf(runCommand(runEffective, options, seedTexts()).out)["rows"][0]["runtime"].isNull());
        options.quotas.group = "nobody";
        QCOMPARE(runCommand(runEffective, options, seedTexts()).exitCode, int(ExitUsage));
    }

    void theGroupOfANamespaceOrAPodIsFound() // EQ-91
    {
        const Folder folder;
        EffectiveOptions options;
        options.quotas.files = {"-"};
        options.quotas.podFile = folder.write("pod.yaml", podText("p", "c", 1, 0, {}));
        options.format = AnswerFormat::Json;
        QCOMPARE(objectOf(runCommand(runEffective, options, seedTexts()).out)["group"].toString(),
                 QStringLiteral("c"));
        options.quotas.podFile.clear();
        options.quotas.nameSpace = "team";
        const auto text = changed(
            elasticText({.name = "a", .min = "1", .max = "2", .request = {}, .used = {}, .weight = "3"}),
            "  annotations:\n",
            "  annotations:\n    quota.scheduling.koordinator.sh/namespaces: '[\"team\"]'\n");
        QCOMPARE(objectOf(runCommand(runEffective, options, text).out)["group"].toString(),
                 QStringLiteral("a"));
    }

    void explainShowsTheCalculation() // W1, B: 15 + 5 of 14
    {
        ExplainOptions options;
        options.quotas.files = {"-"};
        options.quotas.group = "b";
        options.quotas.total = {{"gpu", 100}};
        const auto outcome = runCommand(runExplain, options, seedTexts());
        QCOMPARE(outcome.exitCode, int(ExitDone));
        for (const char* part :
             {"Round 1", "15 + 5 = 20", "its weight 60 is 31.58% of 190", "Maximum reachable"})
            QVERIFY2(outcome.out.find(part) != std::string::npos, outcome.out.c_str());
    }

    void explainSaysWhyAPodIsRefusedAndWhatHelps() // EQ-60, EQ-63
    {
        ExplainOptions options;
        options.quotas.files = {"-"};
        options.quotas.group = "d";
        options.quotas.total = {{"gpu", 100}};
        options.request = "gpu=5";
        options.format = AnswerFormat::Json;
        const auto refused = runCommand(runExplain, options, seedTexts()); // 43 used of 40
        QCOMPARE(refused.exitCode, int(ExitFindings));
        const auto answer = objectOf(refused.out);
        QCOMPARE(answer["verdict"].toString(), QStringLiteral("refused"));
        QCOMPARE(answer["refusal"]["check"].toString(), QStringLiteral("own-limit"));
        QVERIFY(!answer["remedy"].toArray().isEmpty());

        options.quotas.group = "a"; // lends 5 of its 10
        QCOMPARE(runCommand(runExplain, options, seedTexts()).exitCode, int(ExitDone));
        options.isNonPreemptible = true; // EQ-61: 10 is all of min
        options.request = "gpu=11";
        const auto fixed = objectOf(runCommand(runExplain, options, seedTexts()).out);
        QCOMPARE(fixed["verdict"].toString(), QStringLiteral("refused"));
        options.quotas.total = {};
        QCOMPARE(objectOf(runCommand(runExplain, options, seedTexts()).out)["verdict"].toString(),
                 QStringLiteral("unknown"));
        options.request = "gpu";
        QCOMPARE(runCommand(runExplain, options, seedTexts()).exitCode, int(ExitUsage));
    }

    void aRequestOfNothingIsAUsageError()
    {
        ExplainOptions options;
        options.quotas.files = {"-"};
        options.quotas.group = "a";
        options.quotas.total = {{"gpu", 100}};
        for (const char* request : {"gpu=0", "gpu=-1", "gpu=0,cpu=0"}) {
            options.request = request;
            const auto outcome = runCommand(runExplain, options, seedTexts());
            QCOMPARE(outcome.exitCode, int(ExitUsage));
            QVERIFY2(outcome.err.find("--request") != std::string::npos, outcome.err.c_str());
            QCOMPARE(outcome.out, std::string());
        }
        options.request = "gpu=1,cpu=0";
        QCOMPARE(runCommand(runExplain, options, seedTexts()).exitCode, int(ExitDone));
    }

    void explainChecksCreationOnRequest() // EQ-64
    {
        ExplainOptions options;
        options.quotas.files = {"-"};
        options.quotas.group = "a";
        options.quotas.total = {{"gpu", 100}};
        options.request = "gpu=3"; // of the 5 that are requested in the group
        options.format = AnswerFormat::Json;
        const std::string text
            = changed(seedTexts(), "    quota.scheduling.koordinator.sh/request: '{\"gpu\":\"5\"}'\n",
                      "    quota.scheduling.koordinator.sh/request: '{\"gpu\":\"5\"}'\n"
                      "    quota.scheduling.koordinator.sh/admission: '{\"gpu\":\"7\"}'\n");
        QCOMPARE(runCommand(runExplain, options, text).exitCode, int(ExitDone));

        options.checksCreation = true;
        const auto outcome = runCommand(runExplain, options, text);
        QCOMPARE(outcome.exitCode, int(ExitFindings));
        const auto answer = objectOf(outcome.out);
        QCOMPARE(answer["verdict"].toString(), QStringLiteral("refused"));
        QCOMPARE(answer["refusal"]["check"].toString(), QStringLiteral("creation"));
        QCOMPARE(answer["refusal"]["used"]["gpu"].toInt(), 5);
        QCOMPARE(answer["refusal"]["limit"]["gpu"].toInt(), 7);
        QCOMPARE(answer["remedy"].toArray().size(), qsizetype(1));
        QCOMPARE(answer["remedy"][0]["field"].toString(), QStringLiteral("admission"));
        QCOMPARE(answer["remedy"][0]["to"].toInt(), 8);
        const auto without = objectOf(runCommand(runExplain, options, seedTexts()).out); // max is 40
        QCOMPARE(without["verdict"].toString(), QStringLiteral("allowed"));

        options.quotas.total = {}; // the limit for new pods does not depend on it
        const auto unknown = objectOf(runCommand(runExplain, options, text).out);
        QCOMPARE(unknown["refusal"]["check"].toString(), QStringLiteral("creation"));
        QVERIFY(unknown["remedy"].toArray().isEmpty());
        options.quotas.total = {{"gpu", 100}};
        options.request = "gpu=2";
        QCOMPARE(runCommand(runExplain, options, text).exitCode, int(ExitDone));
        options.request = "gpu=3";
        options.format = AnswerFormat::Text;
        const std::string told = runCommand(runExplain, options, text).out;
        QVERIFY2(told.find("would be rejected on creation") != std::string::npos, told.c_str());
    }

    void explainNamesThePodsThatPreemptionWouldEvict() // EQ-80
    {
        ExplainOptions options;
        options.quotas.files = {"-"};
        options.quotas.group = "g";
        options.request = "gpu=30";
        options.priority = 50;
        options.format = AnswerFormat::Json;
        const std::string text = silentGroup("g", "100", "100") + kNode + podText("low", "g", 40, 1, "n")
            + podText("high", "g", 60, 90, "n");
        const auto answer = objectOf(runCommand(runExplain, options, text).out);
        QCOMPARE(answer["victims"].toArray(), QJsonArray({"work/low"}));
        options.priority = 0;
        QVERIFY(objectOf(runCommand(runExplain, options, text).out)["victims"].toArray().isEmpty());
    }

    void impactNamesWhoGetsOverItsRuntimeAndWhoIsEvicted() // EQ-70, EQ-90
    {
        const Folder folder;
        const std::string pods = kNode + podText("job", "d", 20, 1, "n") + podText("web", "d", 23, 9, "n");
        ImpactOptions options;
        options.oldQuotas = folder.write("old.yaml", silentGroup("d", "15", "80") + pods);
        options.newQuotas = folder.write("new.yaml", silentGroup("d", "15", "30"));
        options.format = AnswerFormat::Json;
        const auto outcome = runCommand(runImpact, options);
        QCOMPARE(outcome.exitCode, int(ExitFindings));
        const auto answer = objectOf(outcome.out);
        const auto row = answer["rows"][0].toObject();
        QCOMPARE(row["before"].toInt(), 43);
        QCOMPARE(row["after"].toInt(), 30);
        QCOMPARE(row["used"].toInt(), 43);
        QVERIFY(row["over"].toBool());
        QCOMPARE(row["victims"].toArray(), QJsonArray({"work/job"}));
        QCOMPARE(answer["order"][0]["group"].toString(), QStringLiteral("d"));

        options.format = AnswerFormat::Text;
        QVERIFY(runCommand(runImpact, options).out.find("over runtime by 13") != std::string::npos);
        options.newQuotas = options.oldQuotas;
        QCOMPARE(runCommand(runImpact, options).exitCode, int(ExitDone));
    }

    void impactListsRemovedGroupsAndWhetherTheyAreInUse()
    {
        const Folder folder;
        const std::string kept = silentGroup("e", "1", "8");
        const auto groupUsing = [](const std::string& used) {
            return elasticText(
                       {.name = "b", .min = "1", .max = "8", .request = used, .used = used, .weight = {}})
                + "---\n";
        };
        ImpactOptions options;
        options.newQuotas = folder.write("new.yaml", kept);
        options.total = {{"gpu", 100}};
        options.format = AnswerFormat::Json;
        const auto rowOf = [&](const std::string& older) {
            options.oldQuotas = folder.write("old.yaml", older);
            const auto rows = objectOf(runCommand(runImpact, options).out)["rows"].toArray();
            for (const QJsonValue row : rows) {
                if (row["group"].toString() == QLatin1String("b"))
                    return row.toObject();
            }
            return QJsonObject();
        };

        const auto used = rowOf(groupUsing("5") + kept);
        QCOMPARE(used["used"].toInt(), 5);
        QVERIFY(used["removed"].toBool() && used["removedInUse"].toBool());
        QCOMPARE(runCommand(runImpact, options).exitCode, int(ExitFindings));
        options.format = AnswerFormat::Text;
        const std::string text = runCommand(runImpact, options).out;
        QVERIFY2(text.find("removed while in use") != std::string::npos, text.c_str());
        options.total = {}; // what is removed does not depend on the total
        const std::string unknown = runCommand(runImpact, options).out;
        QVERIFY2(unknown.find("removed while in use") != std::string::npos, unknown.c_str());
        options.total = {{"gpu", 100}};
        options.format = AnswerFormat::Json;

        const auto idle = rowOf(groupUsing("0") + kept);
        QVERIFY(idle["removed"].toBool() && !idle["removedInUse"].toBool());
        QCOMPARE(runCommand(runImpact, options).exitCode, int(ExitDone));

        const auto silent = rowOf(silentGroup("b", "1", "8") + "---\n" + kept); // may be in use
        QVERIFY(silent["used"].isNull() && silent["removedInUse"].toBool());
        QCOMPARE(runCommand(runImpact, options).exitCode, int(ExitFindings));
    }

    void impactListsRemovedGroupsInUseWithoutAMax() // EQ-18
    {
        const Folder folder;
        const std::string kept = silentGroup("e", "1", "8");
        const std::string counted
            = elasticText({.name = "b", .min = "1", .max = "8", .request = "0", .used = "0", .weight = {}});
        ImpactOptions options;
        options.newQuotas = folder.write("new.yaml", kept);
        options.total = {{"gpu", 100}};
        options.format = AnswerFormat::Json;
        const auto rowsOf = [&](const std::string& removed, ExitCode expected) {
            options.oldQuotas = folder.write("old.yaml", removed + "---\n" + kept);
            const auto outcome = runCommand(runImpact, options);
            QJsonObject rows; // of the removed group, by resource
            const auto all = objectOf(outcome.out)["rows"].toArray();
            for (const QJsonValue row : all) {
                if (row["group"].toString() == QLatin1String("b"))
                    rows.insert(row["resource"].toString(), row);
            }
            return outcome.exitCode == int(expected) ? rows : QJsonObject();
        };

        const auto noMax = rowsOf(
            elasticText({.name = "b", .min = "1", .max = {}, .request = "5", .used = "5", .weight = {}}),
            ExitFindings);
        QCOMPARE(noMax["gpu"]["used"].toInt(), 5);
        QVERIFY(noMax["gpu"]["removedInUse"].toBool());

        const auto other
            = rowsOf(changed(counted, "used: {gpu: 0}", "used: {gpu: 0, fpga: 3}"), ExitFindings);
        QCOMPARE(other["fpga"]["used"].toInt(), 3); // its max lacks it
        QVERIFY(other["fpga"]["removedInUse"].toBool() && !other["gpu"]["removedInUse"].toBool());

        const auto silent = rowsOf(silentGroup("b", {}, {}), ExitFindings); // nothing is known of it
        QVERIFY(silent["gpu"]["used"].isNull() && silent["gpu"]["removedInUse"].toBool());

        const auto idle = rowsOf(changed(counted, "used: {gpu: 0}", "used: {gpu: 0, fpga: 0}"), ExitDone);
        QCOMPARE(idle.keys(), QStringList{"gpu"});
    }

    void impactRefusesToDeleteAGroupWithPods() // V25
    {
        const Folder folder;
        ImpactOptions options;
        options.oldQuotas = folder.write("old.yaml",
                                         silentGroup("d", "15", "80") + "---\n" + silentGroup("e", "1", "8")
                                             + kNode + podText("job", "d", 20, 1, "n"));
        options.newQuotas = folder.write("new.yaml", silentGroup("e", "1", "8"));
        options.format = AnswerFormat::Json;
        const auto outcome = runCommand(runImpact, options);
        QCOMPARE(outcome.exitCode, int(ExitFindings));
        QCOMPARE(objectOf(outcome.out)["findings"][0]["rule"].toString(), QStringLiteral("V25"));
    }

    void elasticCountsThePodsOfAGroup() // EQ-16, EQ-17
    {
        ElasticOptions options;
        options.manifests = {"-"};
        const auto outcome = runCommand(runElastic, options,
                                        silentGroup("g", "10", "50") + kNode + podText("p", "g", 2, 0, "n"));
        QCOMPARE(outcome.err, std::string());
        QVERIFY2(outcome.out.find("request gpu 2; used gpu 2; runtime gpu 2") != std::string::npos,
                 outcome.out.c_str());
    }

    void checkJudgesAChangeByTheStrictRules() // V10, V12
    {
        const Folder folder;
        CheckOptions options;
        options.baseFile = folder.write("old.yaml", silentGroup("a", "1", "8"));
        options.files = {folder.write(
            "new.yaml", changed(silentGroup("a", "1", "8"), "is-parent: \"false\"", "is-parent: \"true\""))};
        QCOMPARE(runCommand(runCheck, options).exitCode, int(ExitDone));
        options.rules.isStrict = true;
        const auto strict = runCommand(runCheck, options);
        QCOMPARE(strict.exitCode, int(ExitFindings));
        QVERIFY2(strict.out.find("V10") != std::string::npos, strict.out.c_str());
        options.rules.isStrict = false;
        options.baseFile
            = folder.write("old.yaml", silentGroup("a", "1", "8") + podText("job", "a", 2, 1, "n"));
        const auto bound = runCommand(runCheck, options);
        QVERIFY2(bound.out.find("V12") != std::string::npos, bound.out.c_str());
    }

    void optionsOfElasticQuotasNeedElasticQuotas()
    {
        const Folder folder;
        const std::string queues = "partitions: [{name: default, queues: [{name: root}]}]\n";
        const auto check = [&](const std::function<void(CheckOptions&)>& use, const std::string& text) {
            CheckOptions options;
            options.files = {folder.write("new.yaml", text)};
            use(options);
            return runCommand(runCheck, options);
        };
        const std::string base = folder.write("old.yaml", silentGroup("a", "1", "8"));
        const std::vector<std::pair<std::string, std::function<void(CheckOptions&)>>> uses = {
            {"--base", [&](CheckOptions& options) { options.baseFile = base; }},
            {"--strict", [](CheckOptions& options) { options.rules.isStrict = true; }},
            {"--allow-key-update", [](CheckOptions& options) { options.rules.allowsKeyUpdate = true; }},
            {"--guarantee-usage", [](CheckOptions& options) { options.rules.guaranteesUsage = true; }},
            {"--parents-may-run-pods", [](CheckOptions& options) { options.rules.parentsMayRunPods = true; }},
            {"--total",
             [](CheckOptions& options) {
                 options.total = {{"gpu", 100}};
             }},
        };
        for (const auto& [option, use] : uses) {
            const auto outcome = check(use, queues);
            QCOMPARE(outcome.exitCode, int(ExitUsage));
            QVERIFY2(outcome.err.find(option) != std::string::npos, outcome.err.c_str());
            QCOMPARE(outcome.out, std::string());
            QCOMPARE(check(use, silentGroup("a", "1", "8")).exitCode, int(ExitDone));
        }
        QCOMPARE(check([](CheckOptions&) {}, queues).exitCode, int(ExitDone));
    }

    void checkFindsPodsInParentsAndMinimaAboveTheNodes() // V26, EQ-84
    {
        CheckOptions options;
        options.files = {"-"};
        const auto parent
            = changed(silentGroup("a", "1", "8"), "is-parent: \"false\"", "is-parent: \"true\"");
        const auto pods = runCommand(runCheck, options, parent + podText("job", "a", 2, 1, {}));
        QCOMPARE(pods.exitCode, int(ExitFindings));
        QVERIFY2(pods.out.find("V26") != std::string::npos, pods.out.c_str());
        options.rules.parentsMayRunPods = true; // EQ-88
        QCOMPARE(runCommand(runCheck, options, parent + podText("job", "a", 2, 1, {})).exitCode,
                 int(ExitDone));
        QVERIFY(runCommand(runCheck, options, silentGroup("a", "101", "200") + kNode).out.find("EQ-84")
                != std::string::npos);
        QVERIFY(runCommand(runCheck, options, silentGroup("a", "100", "200") + kNode).out.find("EQ-84")
                == std::string::npos);
    }
};

QUOTADECK_TEST(TestQuotaAnswers, NoApplication)
} // namespace tst_quotaanswers

#include "tst_quotaanswers.moc"
