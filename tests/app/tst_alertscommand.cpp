// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/alert/alertevaluator.h"
#include "core/alert/measuredmetrics.h"
#include "core/alert/prometheusrules.h"
#include "core/base/jsontext.h"
#include "core/elastic/quotapartition.h"
#include "core/metrics/clustermetrics.h"
#include "core/sim/simulator.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/elasticscenario.h"
#include "tests/support/testprogram.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <fmt/format.h>
#include <map>
#include <set>
#include <sstream>

namespace tst_alertscommand {
using namespace quotadeck;
using namespace std::chrono_literals;

namespace {
const char* const kRules
    = "apiVersion: quotadeck/v1\n"
      "alerts:\n"
      "- {name: Memory of queues, on: queue, where: {resource: memory}, when: used > 45%, clear: 40%, "
      "for: 3m}\n"
      "- {name: Any resource of users, on: user, when: used >= 90%, clear: 50%, severity: critical}\n"
      "- {name: Groups, on: group, where: {queue: root.*}, when: used >= 75%, for: 2m}\n"
      "- {name: Room, on: queue, where: {queue: root.*, resource: vcore}, when: headroom < 8, clear: "
      "'16'}\n"
      "- {name: Room of users, on: user, where: {resource: vcore}, when: headroom <= 2}\n"
      "- {name: Wait, on: queue, when: waiting > 90s, clear: 30s}\n"
      "- {name: Pending, on: queue, where: {resource: memory}, when: pending > 10Gi}\n"
      "- {name: Applications, on: user, when: applications >= 100%}\n"
      "- {name: Stale, on: cluster, when: stale > 2m}\n";

sim::Scenario scenario(const std::string& name)
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/%1.yaml").arg(QString::fromStdString(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no scenario %s", name.c_str());
    return sim::readScenario(file.readAll().toStdString(), name).value();
}

using Outcome = quotadeck::test::CommandOutcome;

const cli::SampleReader kNoRecording
    = [](const std::string&, const cli::SampleVisitor&) { return Result<bool>(false); };

Outcome runRules(const std::string& rules, cli::AlertsOptions options,
                 const cli::SampleReader& samples = kNoRecording)
{
    std::istringstream in(rules);
    std::ostringstream out;
    std::ostringstream err;
    options.rulesFile = "-";
    const cli::ScenarioSources sources{
        [](const std::string& name) { return Result<sim::Scenario>(scenario(name)); }, samples};
    const int exitCode = cli::runAlerts(options, sources, {in, out, err});
    return {exitCode, out.str(), err.str()};
}

/// The changes in a recording of an unchanged cluster with samples at @p times: QStringLiteral("195 Stale fires"), by seconds since the first.
/// Changes of one rule at one moment are one.
QStringList changesOf(const std::string& rules, const std::vector<std::chrono::seconds>& times)
{
    auto sample = sim::Simulator(scenario("busy-cluster"), 1).snapshot();
    const auto begin = std::chrono::floor<std::chrono::seconds>(sample.time);
    const auto recording = [&](const std::string&, const cli::SampleVisitor& visit) {
        for (const std::chrono::seconds time : times) {
            sample.time = begin + time;
            visit(sample, nullptr);
        }
        return Result<bool>(true);
    };
    cli::AlertsOptions options;
    options.source = "a.qdrec";
    options.format = cli::AnswerFormat::Json;
    const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(
        runRules("apiVersion: quotadeck/v1\nalerts:\n" + rules, options, recording).out));
    QStringList lines;
    for (const auto& change : json[QStringLiteral("changes")].toArray()) {
        const QJsonObject fields = change.toObject();
        const auto time = QDateTime::fromString(fields.value(QStringLiteral("time")).toString(), Qt::ISODate);
        const QString line
            = QStringLiteral("%1 %2 %3")
                  .arg(time.toSecsSinceEpoch() - begin.time_since_epoch().count())
                  .arg(fields.value(QStringLiteral("rule")).toString(),
                       fields.value(QStringLiteral("firing")).toBool() ? QStringLiteral("fires")
                                                                       : QStringLiteral("ends"));
        if (lines.isEmpty() || lines.last() != line)
            lines += line;
    }
    return lines;
}

/// The families that the rules need, of each minute of a simulated cluster that is not read from minute 40 on.
std::vector<std::vector<metrics::Family>> minutesOf(const std::vector<alert::Rule>& rules, int minutes)
{
    std::set<std::string> names;
    for (const alert::Rule& rule : rules) {
        for (const alert::Formula& formula : formulasOf(rule)) {
            names.insert(formula.left);
            names.insert(formula.right);
        }
    }
    std::vector<std::vector<metrics::Family>> all;
    sim::Simulator simulator(scenario("busy-cluster"), 3);
    for (int minute = 0; minute < minutes; ++minute) {
        auto families = metrics::clusterFamilies(simulator.snapshot(), "c");
        std::erase_if(families,
                      [&names](const metrics::Family& family) { return !names.contains(family.name); });
        families.push_back({alert::kLastRead, "", {{{{"cluster", "c"}}, std::min(minute, 40) * 60.0}}});
        all.push_back(std::move(families));
        simulator.advance(1min);
    }
    return all;
}

/// The series of @p minutes as promtool reads them: the values of each minute, "stale" where there is none.
std::string seriesText(const std::vector<std::vector<metrics::Family>>& minutes)
{
    std::map<std::string, std::vector<std::string>> series;
    for (std::size_t minute = 0; minute < minutes.size(); ++minute) {
        for (const metrics::Family& family : minutes[minute]) {
            std::istringstream lines(samplesText(family));
            for (std::string line; std::getline(lines, line);) {
                auto& values = series[line.substr(0, line.rfind(' '))];
                values.resize(minute, "stale");
                values.push_back(line.substr(line.rfind(' ') + 1));
            }
        }
    }
    std::string text;
    for (auto& [name, values] : series) {
        values.resize(minutes.size(), "stale");
        text += fmt::format("      - series: {}\n        values: '", jsonQuoted(name));
        for (const std::string& value : values)
            text += value + ' ';
        text += "'\n";
    }
    return text;
}

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
        qFatal("cannot write %s", qPrintable(path));
}

/// Runs promtool; its output if it fails.
QString failureOf(const QStringList& arguments, const QString& folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral("promtool"), arguments);
    if (!process.waitForFinished(120'000))
        return process.errorString();
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAll());
}
} // namespace

class TestAlertsCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rulesAreTriedOnAScenario()
    {
        cli::AlertsOptions options;
        options.source = "busy-cluster";
        options.every = 60s;
        const Outcome outcome = runRules(kRules, options);
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.out.find("critical  Any resource of users: user ") != std::string::npos,
                 outcome.out.c_str());
        QVERIFY2(outcome.out.find(" in 61 samples from 20") != std::string::npos, outcome.out.c_str());

        options.format = cli::AnswerFormat::Json;
        const auto json
            = QJsonDocument::fromJson(QByteArray::fromStdString(runRules(kRules, options).out)).object();
        const QJsonArray changes = json.value(QStringLiteral("changes")).toArray();
        QVERIFY(!changes.isEmpty());
        QCOMPARE(json.value(QStringLiteral("samples")).toInt(), 61);
        QVERIFY(changes.first()
                    .toObject()
                    .value(QStringLiteral("labels"))
                    .toObject()
                    .contains(QStringLiteral("cluster")));
    }

    void withoutASourceRulesAreChecked()
    {
        QCOMPARE(runRules(kRules, {}).out, std::string("9 rules\n"));
        const Outcome wrong
            = runRules("apiVersion: quotadeck/v1\nalerts: [{name: a, on: queue, when: used > 9}]\n", {});
        QCOMPARE(wrong.exitCode, int(cli::ExitInput));
        QCOMPARE(wrong.err, std::string("quotadeck: -:2:37: \"9\" is not a percentage such as 90%\n"));
    }

    void samplesOfAScenarioThatAreFarApartAreNoPause()
    {
        cli::AlertsOptions options;
        options.source = "busy-cluster";
        options.every = 10min;
        const Outcome outcome = runRules("apiVersion: quotadeck/v1\nalerts:\n"
                                         "- {name: Stale, on: cluster, when: stale > 2m}\n"
                                         "- {name: Any, on: queue, where: {queue: root.*, resource: memory}, "
                                         "when: used >= 0%}\n",
                                         options);
        QVERIFY2(outcome.out.find("  Any: ") != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find("Stale") == std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find("  ended ") == std::string::npos, outcome.out.c_str());
    }

    void aPauseOfARecordingIsEvaluatedUntilItsEnd()
    {
        const std::string stale = "- {name: Stale, on: cluster, when: stale > 2m}\n";
        QCOMPARE(changesOf(stale, {0s, 240s}),
                 QStringList({QStringLiteral("135 Stale fires"), QStringLiteral("240 Stale ends")}));
        QCOMPARE(changesOf(stale, {0s, 60s, 120s}), QStringList());
        QCOMPARE(changesOf("- {name: Long, on: cluster, when: stale > 10m}\n"
                           "- {name: Lasting, on: cluster, when: stale > 2m, for: 1m}\n",
                           {0s, 3600s}),
                 QStringList({QStringLiteral("195 Lasting fires"), QStringLiteral("615 Long fires"),
                              QStringLiteral("3600 Long ends"), QStringLiteral("3600 Lasting ends")}));
    }

    void valuesOfARecordingStayForFiveMinutesOfAPause()
    {
        QCOMPARE(changesOf("- {name: Any, on: queue, where: {queue: root.*, resource: memory}, "
                           "when: used >= 0%, for: 1m}\n",
                           {0s, 3600s}),
                 QStringList({QStringLiteral("60 Any fires"), QStringLiteral("300 Any ends")}));
    }

    void elasticQuotaGroupsFireAtTheRightSecond() // EQ-24
    {
        const char* const rules
            = "apiVersion: quotadeck/v1\nalerts:\n"
              "- {name: Full, on: queue, where: {queue: root.dept.*, resource: vcore}, when: used > 55%, "
              "for: 10s}\n"
              "- {name: Room, on: queue, where: {queue: root.team-a, partition: elastic-quotas, "
              "resource: vcore}, when: headroom < 9}\n"
              "- {name: Cluster, on: queue, where: {queue: root, resource: vcore}, when: used >= 39%}\n"
              "- {name: Runs, on: queue, when: applications >= 0%}\n"
              "- {name: Persons, on: user, when: used >= 0%}\n";
        cli::AlertsOptions options;
        options.rulesFile = "-";
        options.source = "two-departments";
        options.format = cli::AnswerFormat::Json;
        options.until = 100s;
        options.every = 1s;
        const auto changes = [&options, rules](const cli::SampleReader& samples) {
            std::istringstream in(rules);
            std::ostringstream out;
            std::ostringstream err;
            const cli::ScenarioSources sources{
                [](const std::string&) { return Result<sim::Scenario>(test::elasticScenario()); }, samples};
            if (cli::runAlerts(options, sources, {in, out, err}) != cli::ExitFindings)
                qFatal("%s", err.str().c_str());
            QStringList lines;
            const auto answer = QJsonDocument::fromJson(QByteArray::fromStdString(out.str()));
            for (const auto& change : answer[QStringLiteral("changes")].toArray()) {
                const QJsonObject fields = change.toObject();
                lines += QStringLiteral("%1 %2 %3")
                             .arg(fields.value(QStringLiteral("time")).toString().mid(11, 8),
                                  fields.value(QStringLiteral("rule")).toString(),
                                  fields.value(QStringLiteral("firing")).toBool() ? QStringLiteral("fires")
                                                                                  : QStringLiteral("ends"));
            }
            return lines;
        };
        const QStringList expected{
            QStringLiteral("08:00:10 Room fires"),   QStringLiteral("08:00:20 Cluster fires"),
            QStringLiteral("08:00:30 Full fires"),   QStringLiteral("08:01:10 Room ends"),
            QStringLiteral("08:01:10 Cluster ends"), QStringLiteral("08:01:20 Full ends")};
        QCOMPARE(changes(kNoRecording), expected);
        // As a recording of the same seconds says.
        QCOMPARE(changes([](const std::string&, const cli::SampleVisitor& visit) {
                     sim::Simulator simulator(test::elasticScenario(), 1);
                     for (; simulator.elapsed() <= 100s; simulator.advance(1s)) {
                         const elastic::QuotaSnapshot quotas = simulator.elastic()->snapshot();
                         visit(elastic::withQuotas(simulator.snapshot(), &quotas), nullptr);
                     }
                     return Result<bool>(true);
                 }),
                 expected);
    }

    void sourcesThatCannotBeReadAreInputErrors()
    {
        cli::AlertsOptions options;
        options.source = "elastic-tree";
        const auto broken = [](const std::string& file, const cli::SampleVisitor&) -> Result<bool> {
            return fail(ErrorCode::Unsupported, file, "a newer version wrote this");
        };
        const Outcome outcome = runRules(kRules, options, broken);
        QCOMPARE(outcome.exitCode, int(cli::ExitInput));
        QCOMPARE(outcome.err, std::string("quotadeck: elastic-tree: a newer version wrote this\n"));
    }

    void theExamplesOfTheDocumentsAreRight()
    {
        const auto example = [](const QString& document) {
            QFile file(QStringLiteral(QUOTADECK_RESOURCES "/docs/") + document);
            if (!file.open(QIODevice::ReadOnly))
                qFatal("no document %s", qPrintable(document));
            const QString text = QString::fromUtf8(file.readAll());
            return text.section(QStringLiteral("```yaml\n"), 1)
                .section(QStringLiteral("```"), 0, 0)
                .toStdString();
        };
        const auto rules = alert::readRules(example(QStringLiteral("alerts.md")));
        QVERIFY(rules && rules->size() == 6);
        const auto plan = connect::readCollectPlan(example(QStringLiteral("collect.md")));
        QVERIFY(plan && plan->sources.size() == 3);
    }

    void prometheusFiresAtTheSameMinutes()
    {
        QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("promtool")).isEmpty(),
                 "promtool is missing: install the package prometheus");
        const auto rules = alert::readRules(kRules).value();
        const int minutes = 60;
        const auto families = minutesOf(rules, minutes);
        alert::Evaluator evaluator(rules);
        std::string expected;
        std::map<std::string, int> fired; // by rule
        for (int minute = 0; minute < minutes; ++minute) {
            (void)evaluator.step(SystemTime(std::chrono::minutes(minute)),
                                 families[static_cast<std::size_t>(minute)]);
            for (std::size_t index = 0; index < rules.size(); ++index) {
                expected
                    += fmt::format("      - eval_time: {}m\n        alertname: {}\n        exp_alerts:\n",
                                   minute, jsonQuoted(rules[index].name));
                std::string alerts;
                for (const auto& [labels, active] : evaluator.active(index)) {
                    if (!active.isFiring)
                        continue;
                    ++fired[rules[index].name];
                    alerts += fmt::format("          - exp_labels:\n              severity: {}\n",
                                          nameOf(rules[index].severity));
                    for (const auto& [name, value] : labels)
                        alerts += fmt::format("              {}: {}\n", name, jsonQuoted(value));
                    alerts += fmt::format("            exp_annotations:\n              summary: {}\n",
                                          jsonQuoted(rules[index].condition));
                }
                if (alerts.empty()) {
                    expected.resize(expected.size() - std::string("exp_alerts:\n").size());
                    expected += "exp_alerts: []\n";
                } else {
                    expected += alerts;
                }
            }
        }
        for (const alert::Rule& rule : rules) // all of them are really compared
            QVERIFY2(fired[rule.name] > 0, rule.name.c_str());
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("rules.yml")), alert::prometheusRules(rules));
        write(
            folder.filePath(QStringLiteral("test.yml")),
            "rule_files: [rules.yml]\nevaluation_interval: 1m\ntests:\n  - interval: 1m\n    input_series:\n"
                + seriesText(families) + "    alert_rule_test:\n" + expected);

        const QString checked = failureOf(
            {QStringLiteral("check"), QStringLiteral("rules"), QStringLiteral("rules.yml")}, folder.path());
        QVERIFY2(checked.isEmpty(), qPrintable(checked));
        const QString tested = failureOf(
            {QStringLiteral("test"), QStringLiteral("rules"), QStringLiteral("test.yml")}, folder.path());
        QVERIFY2(tested.isEmpty(), qPrintable(tested.left(4000)));
    }
};

QUOTADECK_TEST(TestAlertsCommand, QCoreApplication)
} // namespace tst_alertscommand

#include "tst_alertscommand.moc"
