// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/snapshot/restjson.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace tst_seedcommands {
using namespace quotadeck;
using namespace quotadeck::cli;
using test::CommandOutcome;
using test::runCommand;

namespace {
/// The example of the design document: a user's queue below that of a secondary group.
const char* const kSeedRules = "partitions: [{name: default, placementrules: [{name: user, create: true, "
                               "parent: {name: secondarygroupname, create: "
                               "true, filter: {type: allow, groups: ['company.*']}}}, {name: user, create: "
                               "true, parent: {name: fixed, value: "
                               "root.fixedparent}, filter: {type: allow, users: [user1]}}], queues: [{name: "
                               "root, submitacl: '*', queues: [{name: "
                               "fixedparent, parent: true}]}]}]\n";
/// A name with a domain may submit only where the grammar of the list takes "@" in groups.
const char* const kDomainList = "partitions: [{name: default, queues: [{name: root, queues: [{name: a, "
                                "submitacl: 'ann@corp ops@corp'}]}]}]\n";

const char* const kSpace
    = "kind: Namespace\nmetadata:\n  name: finance\n  annotations:\n"
      "    yunikorn.apache.org/parentqueue: production\n"
      "    yunikorn.apache.org/namespace.quota: '{\"cpu\": \"64\", \"memory\": \"100G\"}'\n";
const char* const kWork
    = "kind: Pod\nmetadata:\n  name: one\n  namespace: finance\n  labels: {applicationId: etl}\n"
      "  annotations: {yunikorn.apache.org/user.info: '{\"user\": \"sue\", \"groups\": [\"dev\"]}'}\n"
      "spec: {containers: [{resources: {requests: {cpu: 250m}}}, {resources: {requests: {cpu: 250m}}}]}\n"
      "---\nkind: Job\nmetadata: {name: train, namespace: finance}\nspec:\n  parallelism: 2\n"
      "  template:\n    metadata: {labels: {applicationId: train-1, queue: root.no.such}}\n"
      "    spec: {containers: [{resources: {requests: {cpu: 1}}}]}\n";
const char* const kQueues = "partitions: [{name: default, placementrules: [{name: tag, value: namespace, "
                            "create: true, parent: {name: tag, value: "
                            "namespace.parentqueue}}], queues: [{name: root, submitacl: '*', queues: [{name: "
                            "production, parent: true}]}]}]\n";

const char* const kScenario = "{name: t, title: t, description: t, start: '2026-11-02T08:00:00Z', clusterId: "
                              "c, partition: default, nodes: [{name: n, "
                              "count: 1, instanceType: i, capacity: {vcore: 10, memory: 10G, pods: 100}}], "
                              "users: [{name: sue, groups: [dev]}, {name: "
                              "ops}], queues: \"partitions: [{name: default, queues: [{name: root, "
                              "submitacl: '*', adminacl: ops, queues: [{name: "
                              "old}, {name: new}]}]}]\", events: [{at: 1s, title: s, submit: {app: x, user: "
                              "sue, queue: root.old, pods: [{name: p, "
                              "resources: {vcore: 2}}]}}, {at: 5s, title: c, configuration: {text: "
                              "\"partitions: [{name: default, queues: [{name: root, "
                              "submitacl: '*', adminacl: ops, queues: [{name: new}]}]}]\"}}]}";

Result<sim::Scenario> loadText(const std::string& text)
{
    return sim::readScenario(text, "scenario");
}

CommandOutcome simulate(const SimulateOptions& options)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const SampleReader noRecording
        = [](const std::string&, const SampleVisitor&) -> Result<bool> { return false; };
    const int code = runSimulate(options, {loadText, noRecording},
                                 [] { return std::vector<sim::ScenarioTitle>(); }, {in, out, err});
    return {code, out.str(), err.str()};
}

QJsonObject jsonOf(const std::string& text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}
} // namespace

/// Behaviour of the design documents on the command line.
class TestSeedCommands : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;

    std::string file(const char* name, const QByteArray& content)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", name);
        return path.toStdString();
    }
    QString placedBy(Mode mode, const char* config, const char* app)
    {
        PlaceOptions options{file("queues.yaml", config), std::string(app), {}};
        options.format = AnswerFormat::Json;
        options.mode = mode;
        return jsonOf(runCommand(runPlace, options).out)["result"].toString();
    }

private Q_SLOTS:
    void theExamplesOfTheDocumentArePlaced_data() // PLC-21, PLC-26, CON-17
    {
        QTest::addColumn<bool>("isSeed");
        QTest::addColumn<QString>("queue");
        QTest::newRow("seed: the secondary group") << true << "root.companyA.user1";
        QTest::newRow("current: no such rule, all are rejected") << false << "";
    }

    void theExamplesOfTheDocumentArePlaced()
    {
        QFETCH(bool, isSeed);
        QFETCH(QString, queue);
        const char* const app = R"({"user":"user1","groups":["user1","companyA"]})";

        QCOMPARE(placedBy(isSeed ? Mode::Seed : Mode::Current, kSeedRules, app), queue);
        if (isSeed)
            QCOMPARE(placedBy(Mode::Seed, kSeedRules, R"({"user":"user1","groups":["user1"]})"),
                     QString("root.fixedparent.user1"));
    }

    void namesWithADomainAreGrantedAccess() // ACL-7, ACL-8
    {
        const char* const user = R"({"queue":"root.a","user":"ann@corp"})";
        const char* const group = R"({"queue":"root.a","user":"bob","groups":["ops@corp"]})";

        QCOMPARE(placedBy(Mode::Current, kDomainList, user), QString("root.a"));
        QCOMPARE(placedBy(Mode::Seed, kDomainList, user), QString("root.a"));
        QCOMPARE(placedBy(Mode::Current, kDomainList, group),
                 QString()); // no name of a group for the scheduler
        QCOMPARE(placedBy(Mode::Seed, kDomainList, group), QString("root.a"));
    }

    void severalManifestsArePlacedTogether() // NSQ-10, NSQ-16
    {
        PlaceOptions options{file("queues.yaml", kQueues), std::nullopt, {}};
        options.manifests = {file("work.yaml", kWork), file("space.yaml", kSpace)};
        options.format = AnswerFormat::Json;

        const CommandOutcome placed = runCommand(runPlace, options);

        QCOMPARE(placed.exitCode, int(ExitDone));
        const QStringList lines = QString::fromStdString(placed.out).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        for (const QString& line : lines)
            QCOMPARE(jsonOf(line.toStdString())["result"].toString(), QString("root.production.finance"));
        QCOMPARE(jsonOf(lines.first().toStdString())["application"]
                     .toObject()["request"]
                     .toObject()["vcore"]
                     .toInt(),
                 500);

        // The configuration may be one of the manifests.
        QByteArray map = "kind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata:\n  queues.yaml: |\n    ";
        options.configFile.clear();
        options.manifests.push_back(file("map.yaml", map + kQueues));
        QCOMPARE(runCommand(runPlace, options).out, placed.out);
        options.manifests.pop_back();
        const CommandOutcome without = runCommand(runPlace, options);
        QCOMPARE(without.exitCode, int(ExitInput));
        QVERIFY(without.err.find("no ConfigMap with a queue configuration") != std::string::npos);
    }

    void problemsNameTheirFile()
    {
        PlaceOptions options{file("queues.yaml", kQueues), std::nullopt, {}};
        options.manifests = {file("work.yaml", kWork), file("odd.yaml", "# odd\nkind: Service\n")};

        const CommandOutcome placed = runCommand(runPlace, options);

        QCOMPARE(placed.exitCode, int(ExitInput));
        QVERIFY2(placed.err.find("odd.yaml:2:1: kind Service has no pods to place") != std::string::npos,
                 placed.err.c_str());
    }

    void manifestsAreSubmittedAtTheStart() // table 10.1
    {
        SimulateOptions options{.scenario = kScenario, .until = std::chrono::seconds(3)};
        options.format = AnswerFormat::Json;
        QByteArray work = kWork;
        work.replace("labels: {applicationId: etl}", "labels: {applicationId: etl, queue: root.new}");
        options.manifests = {file("work.yaml", work)};

        const CommandOutcome run = simulate(options);

        QCOMPARE(run.exitCode, int(ExitDone));
        const QJsonArray submitted = jsonOf(run.out)["submitted"].toArray();
        QCOMPARE(submitted.size(), 2);
        QCOMPARE(submitted[0].toObject()["id"].toString(), QString("etl"));
        QCOMPARE(submitted[0].toObject()["accepted"].toBool(), true);
        QCOMPARE(submitted[0].toObject()["message"].toString(), QString("runs in root.new"));
        QVERIFY(submitted[0].toObject()["place"].toString().endsWith("work.yaml:1:1"));
        QCOMPARE(submitted[1].toObject()["accepted"].toBool(), false); // its queue does not exist
        options.format = AnswerFormat::Text;
        QVERIFY(simulate(options).out.find("Submit etl: runs in root.new") != std::string::npos);
        options.manifests = {"missing.yaml"};
        QCOMPARE(simulate(options).exitCode, int(ExitInput));
    }

    void aDrainingQueueIsReported() // QUE-46
    {
        const SampleReader noRecording
            = [](const std::string&, const SampleVisitor&) -> Result<bool> { return false; };
        const auto draining = [&noRecording](const DrainingOptions& options) {
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream err;
            const int code = runDraining(options, noRecording, {in, out, err});
            return CommandOutcome{code, out.str(), err.str()};
        };
        SimulateOptions options{.scenario = kScenario, .until = std::chrono::seconds(20)};
        options.format = AnswerFormat::Json;
        const std::string snapshot = file("snapshot.json", QByteArray::fromStdString(simulate(options).out));

        const CommandOutcome text = draining({snapshot, AnswerFormat::Text});
        const CommandOutcome json = draining({snapshot, AnswerFormat::Json});

        QCOMPARE(text.exitCode, int(ExitDone));
        QCOMPARE(
            text.out,
            std::string("root.old: draining since 2026-11-02 08:00:05 UTC\n  1 application left of 1 user\n"
                        "  allocated: vcore 2; pending: none\n    x of sue in root.old, Running: vcore 2\n"));
        const QJsonObject queue = jsonOf(json.out)["queues"].toArray().first().toObject();
        QCOMPARE(queue["users"].toArray().first().toString(), QString("sue"));
        QCOMPARE(queue["left"].toObject()["vcore"].toInt(), 2000);
        QCOMPARE(draining({file("no.json", "[]"), AnswerFormat::Text}).exitCode, int(ExitInput));
        const CommandOutcome wrong = draining({{}, AnswerFormat::Text, snapshot});
        QCOMPARE(wrong.exitCode, int(ExitInput));
        QVERIFY(wrong.err.find("not a recording") != std::string::npos);
    }

    void theProgressOfDrainingIsReadFromARecording() // QUE-46
    {
        SimulateOptions options{.scenario = kScenario, .until = std::chrono::seconds(4)};
        options.format = AnswerFormat::Json;
        const auto before = rest::readPartitionSnapshot(simulate(options).out);
        options.until = std::chrono::seconds(20);
        const auto begun = rest::readPartitionSnapshot(simulate(options).out);
        QVERIFY(before && begun);
        ClusterSnapshot first = *before;
        ClusterSnapshot second = *begun;
        first.time = SystemTime(std::chrono::seconds(1'700'000'000));
        second.time = first.time + std::chrono::seconds(10);
        ClusterSnapshot last = second;
        last.time += std::chrono::seconds(10);
        last.partitions.front().applications->clear();
        const SampleReader reader = [&](const std::string&, const SampleVisitor& visit) -> Result<bool> {
            for (const ClusterSnapshot* sample : {&first, &second, &last})
                visit(*sample, nullptr);
            return true;
        };
        const auto run = [&reader](const DrainingOptions& given) {
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream err;
            const int code = runDraining(given, reader, {in, out, err});
            return CommandOutcome{code, out.str(), err.str()};
        };

        const CommandOutcome text = run({{}, AnswerFormat::Text, "past.qdrec"});
        QCOMPARE(text.exitCode, int(ExitDone));
        QVERIFY2(text.out.find("have left the queue: 1 of 1 since 2023-11-14 22:13:30 UTC; at 2023-11-14 "
                               "22:13:20 UTC it was not draining\n")
                     != std::string::npos,
                 text.out.c_str());
        const QJsonObject queue
            = jsonOf(run({{}, AnswerFormat::Json, "past.qdrec"}).out)["queues"].toArray().first().toObject();
        QCOMPARE(queue["progress"].toObject()["ended"].toInt(), 1);
        const CommandOutcome other = run({{}, AnswerFormat::Text, "past.qdrec", "gpu"});
        QCOMPARE(other.exitCode, int(ExitInput));
        QVERIFY(other.err.find("no sample contains queues of partition gpu") != std::string::npos);
    }
};

QUOTADECK_TEST(TestSeedCommands, NoApplication)
} // namespace tst_seedcommands

#include "tst_seedcommands.moc"
