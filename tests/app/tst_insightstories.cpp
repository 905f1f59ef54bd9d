// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/feed/recordedsamples.h"
#include "app/feed/recordingfile.h"
#include "app/window/scenarios.h"
#include "core/sim/simulator.h"
#include "core/snapshot/restjson.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// Tasks of an administrator from beginning to end, with the commands as they are used.
namespace tst_insightstories {
using namespace quotadeck;
using namespace quotadeck::cli;
using namespace std::chrono_literals;
using quotadeck::test::CommandOutcome;
using quotadeck::test::runCommand;

namespace {
/// Production has 16 of 24 cards and demands 9 at most, batch has 8 and demands all; the models team has none guaranteed and a
/// maximum of 2.
constexpr auto kCards = R"(name: cards
title: Three teams and their cards
description: The models team asks for more cards.
start: 2026-11-02T08:00:00Z
clusterId: test
partition: default
nodes:
  - {name: gpu, count: 3, instanceType: large, capacity: {vcore: "64", memory: 256Gi, gpu: "8", pods: "110"}}
queues: |
  partitions:
    - name: default
      queues:
        - name: root
          submitacl: "*"
          queues:
            - name: production
              resources: {guaranteed: {gpu: 16}}     # serves the customers
            - name: batch
              resources: {guaranteed: {gpu: 8}}
            - name: models
              resources: {max: {gpu: 2}}
users:
  - {name: pia, groups: [production]}
  - {name: ben, groups: [batch]}
  - {name: mia, groups: [models]}
workloads:
  - name: serve
    queue: root.production
    users: [pia]
    interarrival: [60s, 120s]
    pods: [1, 3]
    podResources: {vcore: "1", memory: 1Gi, gpu: "1"}
    runTime: [60s, 4m]
    maxOpenApplications: 3
  - name: night
    queue: root.batch
    users: [ben]
    interarrival: [5s, 20s]
    pods: [2, 4]
    podResources: {vcore: "1", memory: 1Gi, gpu: "1"}
    runTime: [60s, 2m]
    maxOpenApplications: 4
)";

/// Instead of a look at the display: what the command printed, as an object.
QJsonObject objectOf(const CommandOutcome& outcome)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
}

template <typename Options>
CommandOutcome runWithSamples(int (*command)(const Options&, const SampleReader&, Streams),
                              const Options& options)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode = command(options, feed::visitRecording, {in, out, err});
    return {exitCode, out.str(), err.str()};
}

CommandOutcome simulate(const SimulateOptions& options)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode = runSimulate(options, {app::loadScenario, feed::visitRecording},
                                     app::builtInScenarios, {in, out, err});
    return {exitCode, out.str(), err.str()};
}
} // namespace

class TestInsightStories : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string write(const char* name, const std::string& text) const
    {
        return test::writeBytes(m_folder.filePath(QLatin1String(name)), QByteArray::fromStdString(text));
    }

    static std::string read(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }

    /// Records @p simulator for @p duration, a sample every ten seconds.
    std::string record(sim::Simulator& simulator, std::chrono::minutes duration, const char* name,
                       const feed::RecordedConfigurationPtr& configuration = nullptr) const
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        auto writer = feed::RecordingWriter::create(path, {SourceKind::Rest, "test"});
        if (!writer)
            qFatal("no recording");
        const auto end = simulator.elapsed() + duration;
        while (simulator.elapsed() <= end) {
            const auto snapshot = std::make_shared<const ClusterSnapshot>(simulator.snapshot());
            if (!(*writer)->write({snapshot, nullptr, configuration}))
                qFatal("not recorded");
            simulator.advance(10s);
        }
        if (!(*writer)->finish())
            qFatal("not finished");
        return path.toStdString();
    }

private Q_SLOTS:
    /// "The models team asks for 8 more cards: who can give them, and what does that do to everyone?"
    void aQuotaRequestIsAnswered()
    {
        const auto scenario = sim::readScenario(kCards, "cards.yaml");
        QVERIFY2(scenario, scenario ? "" : scenario.error().message.english().c_str());
        sim::Simulator simulator(*scenario, 3);
        const std::string recording = record(simulator, 30min, "morning.qdrec");
        const auto now = simulator.snapshot();
        const std::string snapshot
            = write("now.json", rest::writePartitionSnapshot(now, now.partitions.front()) + "\n");
        const std::string before = write("queues.yaml", scenario->configText);

        // A pod with three cards is blocked today.
        ExplainOptions question{before, snapshot, {}, "mia", "models", "root.models", "gpu=3"};
        question.format = AnswerFormat::Json;
        QCOMPARE(runCommand(runExplain, question).exitCode, int(ExitFindings));

        // Production never used what it is guaranteed; batch did.
        DonorsOptions donors{before, "root.models", "gpu=8"};
        donors.samples.recordings = {recording};
        donors.outputFile = m_folder.filePath(QStringLiteral("more.yaml")).toStdString();
        donors.format = AnswerFormat::Json;
        const CommandOutcome found = runWithSamples(runDonors, donors);
        QVERIFY2(found.exitCode == ExitDone, (found.out + found.err).c_str());
        const QJsonObject answer = objectOf(found);
        QVERIFY(answer[QStringLiteral("samples")].toInt() >= 180);
        const auto given = answer[QStringLiteral("donors")].toArray();
        QCOMPARE(given[0][QStringLiteral("queue")].toString(), QStringLiteral("root.production"));
        QCOMPARE(given[0][QStringLiteral("given")].toInt(), 8);
        const std::string after = read(donors.outputFile);
        QVERIFY2(after.find("# serves the customers") != std::string::npos, after.c_str());

        // It does nothing to anybody else, and the scheduler accepts it.
        ImpactOptions impact{donors.outputFile, before, snapshot};
        impact.format = AnswerFormat::Json;
        const CommandOutcome effects = runCommand(runImpact, impact);
        QVERIFY2(effects.out.find("over") == std::string::npos, effects.out.c_str());

        // Ask again.
        question.configFile = donors.outputFile;
        const CommandOutcome again = runCommand(runExplain, question);
        QVERIFY2(again.out.find("root.models") != std::string::npos, again.out.c_str());
        QVERIFY2(again.out.find("\"verdict\":\"allowed\"") != std::string::npos, again.out.c_str());
        QCOMPARE(again.exitCode, int(ExitDone));

        // One pod with all eight has the quota, but no node.
        question.request = "gpu=8";
        const CommandOutcome large = runCommand(runExplain, question);
        QVERIFY2(large.out.find("\"verdict\":\"no-node\"") != std::string::npos, large.out.c_str());
        QCOMPARE(large.exitCode, int(ExitFindings));

        // Twice as much nobody can give, and nothing is written.
        donors.request = "gpu=16";
        donors.outputFile = m_folder.filePath(QStringLiteral("toomuch.yaml")).toStdString();
        donors.format = AnswerFormat::Text;
        const CommandOutcome missing = runWithSamples(runDonors, donors);
        QCOMPARE(missing.exitCode, int(ExitFindings));
        QVERIFY2(missing.out.find("Missing: gpu ") != std::string::npos, missing.out.c_str());
        QVERIFY(!QFile::exists(QString::fromStdString(donors.outputFile)));
    }

    /// "Which change of the configuration blocks this since Tuesday?"
    void theVersionThatBlocksIsFound()
    {
        const std::string config = sim::readScenario(kCards, "cards.yaml")->configText;
        std::vector<std::string> versions;
        for (int day = 1; day <= 9; ++day) {
            std::string text = config;
            text.replace(text.find("max: {gpu: 2}"), 13, day < 6 ? "max: {gpu: 4}" : "max: {gpu: 2}");
            text += "# day " + std::to_string(day) + '\n';
            versions.push_back(write(qPrintable(QStringLiteral("day%1.yaml").arg(day)), text));
        }
        BisectOptions options{versions, {}, "mia", "models", "root.models", "gpu=3"};

        const CommandOutcome outcome = runCommand(runBisect, options);

        QVERIFY2(outcome.out.find("day6.yaml") != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find("root.models") != std::string::npos, outcome.out.c_str());
    }

    /// "What would the last half hour have been with a higher limit?"
    void aRecordedHourRunsUnderAnotherConfiguration()
    {
        const auto scenario
            = app::loadScenario(std::string(QUOTADECK_RESOURCES) + "/scenarios/greedy-user.yaml");
        QVERIFY(scenario);
        sim::Simulator simulator(*scenario, 1);
        SimulateOptions options;
        options.scenario = record(simulator, 5min, "hour.qdrec");
        options.format = AnswerFormat::Json;
        QCOMPARE(simulate(options).exitCode, int(ExitUsage)); // no configuration is known

        options.config = write("before.yaml", scenario->configText);
        const QJsonObject same = objectOf(simulate(options));
        QVERIFY(!same[QStringLiteral("results")][QStringLiteral("users")].toArray().isEmpty());

        std::string wide = scenario->configText;
        const auto limit = wide.find("memory: 10G");
        QVERIFY(limit != std::string::npos);
        wide.replace(limit, 11, "memory: 20G");
        options.compareConfig = write("after.yaml", wide);
        const QJsonObject compared = objectOf(simulate(options));
        QVERIFY(!compared[QStringLiteral("changes")].toArray().isEmpty());
        QVERIFY(compared[QStringLiteral("firstDifference")].isString());
        QVERIFY(compared[QStringLiteral("a")][QStringLiteral("fairness")].isDouble());

        options.format = AnswerFormat::Text;
        const CommandOutcome text = simulate(options);
        QVERIFY2(text.out.find("The load has ") != std::string::npos, text.out.c_str());
        QVERIFY2(text.out.find("First difference after ") != std::string::npos, text.out.c_str());
        QVERIFY2(text.out.find("A: " + options.config) != std::string::npos, text.out.c_str());
        QCOMPARE(simulate(options).out, text.out); // SIM-2

        // A recording with its configuration needs no other one.
        sim::Simulator again(*scenario, 1);
        options.scenario = record(again, 5min, "whole.qdrec",
                                  std::make_shared<const feed::RecordedConfiguration>(
                                      feed::RecordedConfiguration{"test", scenario->configText}));
        options.config.clear();
        const CommandOutcome own = simulate(options);
        QCOMPARE(own.exitCode, int(ExitDone));
        QVERIFY2(own.out.find("A: configuration of the recording") != std::string::npos, own.out.c_str());
    }

    /// "Which limits does nobody need?"
    void limitsThatAppliedToNobodyAreListed()
    {
        const auto scenario = sim::readScenario(kCards, "cards.yaml");
        sim::Simulator simulator(*scenario, 3);
        UnusedOptions options;
        options.samples.recordings = {record(simulator, 10min, "unused.qdrec")};
        std::string text = scenario->configText;
        std::string indented;
        const auto at = text.find("    - name: models");
        QVERIFY(at != std::string::npos);
        const auto column = at - text.rfind('\n', at) - 1 + 4;
        indented = std::string(column, ' ') + "- name: spare\n" + std::string(column + 2, ' ')
            + "limits: [{users: [ben], maxapplications: 2}]\n";
        text.insert(text.rfind('\n', at) + 1, indented);
        options.configFile = write("limits.yaml", text);

        const CommandOutcome outcome = runWithSamples(runUnused, options);

        QCOMPARE(outcome.exitCode, int(ExitFindings));
        QVERIFY2(outcome.out.find("the limit of user ben at root.spare applied to nobody")
                     != std::string::npos,
                 (outcome.out + outcome.err).c_str());
        QVERIFY2(outcome.out.find("1 unused, judged by 61 samples from 2026-11-02T08:00:00Z to "
                                  "2026-11-02T08:10:00Z")
                     != std::string::npos,
                 outcome.out.c_str());

        const std::string recording = options.samples.recordings.front();
        const auto slash = recording.rfind('/');
        options.samples.recordings.push_back(recording.substr(0, slash) + "/." + recording.substr(slash));
        const CommandOutcome twice = runWithSamples(runUnused, options);
        QCOMPARE(twice.exitCode, int(ExitUsage));
        QVERIFY2(twice.err.find("the file is given twice") != std::string::npos, twice.err.c_str());
        QCOMPARE(twice.out, std::string());

        options.samples.recordings = {options.configFile};
        const CommandOutcome wrong = runWithSamples(runUnused, options);
        QCOMPARE(wrong.exitCode, int(ExitInput));
        QVERIFY2(wrong.err.find("not a recording") != std::string::npos, wrong.err.c_str());
    }
};

QUOTADECK_TEST(TestInsightStories, NoApplication)
} // namespace tst_insightstories

#include "tst_insightstories.moc"
