// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/insightcase.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <grp.h>
#include <pwd.h>

namespace tst_insightcommands {
using namespace quotadeck::cli;
using quotadeck::test::CommandOutcome;
using quotadeck::test::runCommand;
namespace test = quotadeck::test;

class TestInsightCommands : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    std::string file(const char* name, const QByteArray& content)
    {
        const QString path = m_dir.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", name);
        return path.toStdString();
    }
    /// What is expected byte for byte.
    static QByteArray read(const char* name)
    {
        QFile file(QStringLiteral(QUOTADECK_TEST_DATA "/insight/%1").arg(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::string config() { return file("queues.yaml", test::kInsightConfig); }
    std::string snapshot() { return file("snapshot.json", test::kInsightSnapshot); }
    /// With less for each user and more for the group.
    std::string edited()
    {
        QByteArray text = test::kInsightConfig;
        text.replace("{users: ['*'], maxresources: {vcore: 8}}", "{users: ['*'], maxresources: {vcore: 5}}");
        text.replace("vcore: 10, memory: 64Gi", "vcore: 20");
        return file("edited.yaml", text);
    }

private Q_SLOTS:
    void whatQueuesBorrowIsListed()
    {
        const std::string queues
            = file("queues.json",
                   R"({"applications":null,"groups":null,"health":null,"nodes":null,)"
                   R"("partition":{"name":"default"},"users":null,"queues":)"
                   R"({"queuename":"root","isManaged":true,"children":[)"
                   R"({"queuename":"root.a","parent":"root","isLeaf":true,)"
                   R"("guaranteedResource":{"gpu":5},"allocatedResource":{"gpu":7}},)"
                   R"({"queuename":"root.b","parent":"root","isLeaf":true,)"
                   R"("guaranteedResource":{"gpu":4},"allocatedResource":{"gpu":1}}]}})");
        const CommandOutcome json = runCommand(runLending, {queues, AnswerFormat::Json});
        QCOMPARE(json.exitCode, int(ExitDone));
        QCOMPARE(json.out,
                 std::string(
                     R"({"rows":[{"queue":"root.a","resource":"gpu","guaranteed":5,"used":7,"borrowed":2,)"
                     R"("unused":0,"free":null,"siblings":[{"queue":"root.b","unused":3}]},)"
                     R"({"queue":"root.b","resource":"gpu","guaranteed":4,"used":1,"borrowed":0,"unused":3,)"
                     R"("free":null,"siblings":[]}]})"
                     "\n"));
        const CommandOutcome text = runCommand(runLending, {queues, AnswerFormat::Text});
        QCOMPARE(QString::fromStdString(text.out).count('\n'), 3);
        QCOMPARE(runCommand(runLending, {file("no.json", "[]"), AnswerFormat::Text}).exitCode,
                 int(ExitInput));
    }

    void sumsOfQuotasAreComparedWithWhatThereIs()
    {
        const CommandOutcome fits
            = runCommand(runOversubscription, {config(), snapshot(), AnswerFormat::Json, {}});
        QCOMPARE(fits.exitCode, int(ExitDone));
        QVERIFY2(fits.out.find(
                     R"("claim":"users","base":100000,"baseQueue":"root.data","sum":0,"count":0,"top":[],)"
                     R"("unlimited":false,"eachOther":8000)")
                     != std::string::npos,
                 fits.out.c_str());
        QByteArray text = test::kInsightConfig;
        text += "    - {name: big, resources: {guaranteed: {vcore: 250}}}\n"; // the nodes offer 200
        const CommandOutcome over
            = runCommand(runOversubscription, {file("over.yaml", text), snapshot(), AnswerFormat::Text, {}});
        QCOMPARE(over.exitCode, int(ExitFindings));
        QVERIFY2(over.out.find("125 %") != std::string::npos, over.out.c_str());
        const CommandOutcome missing
            = runCommand(runOversubscription, {config(), "missing.json", AnswerFormat::Text, {}});
        QCOMPARE(missing.exitCode, int(ExitInput));
    }

    void explainsWhatAWaitingApplicationWaitsFor() // ENF-15
    {
        const CommandOutcome json
            = runCommand(runExplain, {config(), snapshot(), "app-2", {}, {}, {}, {}, AnswerFormat::Json});
        const CommandOutcome text
            = runCommand(runExplain, {config(), snapshot(), "app-2", {}, {}, {}, {}, AnswerFormat::Text});

        QCOMPARE(json.exitCode, int(ExitFindings));
        QCOMPARE(QByteArray::fromStdString(json.out), read("explain-denied.json"));
        QCOMPARE(QByteArray::fromStdString(text.out), read("explain-denied.txt"));
    }

    void explainsWithoutUsageWhatTheConfigurationAllows() // PLC-21
    {
        const CommandOutcome json
            = runCommand(runExplain, {config(), {}, {}, "bob", "ds", {}, "vcore=2", AnswerFormat::Json});
        const CommandOutcome text
            = runCommand(runExplain, {config(), {}, {}, "bob", "ds", {}, "vcore=2", AnswerFormat::Text});

        QCOMPARE(json.exitCode, int(ExitDone));
        QCOMPARE(QByteArray::fromStdString(json.out), read("explain-unknown.json"));
        QCOMPARE(QByteArray::fromStdString(text.out), read("explain-unknown.txt"));
    }

    void aPodThatFitsOnNoNodeIsNotAllowed()
    {
        const auto explained = [this](const char* available, AnswerFormat format) {
            QByteArray nodes = test::kInsightSnapshot;
            nodes.replace(R"("nodes":null)",
                          R"("nodes":[{"nodeID":"n1","schedulable":true,"capacity":{"vcore":200000},)"
                          R"("allocated":{},"occupied":{},"available":{"vcore":FREE}}])");
            nodes.replace("FREE", available);
            return runCommand(
                runExplain,
                {config(), file("nodes.json", nodes), {}, "eve", {}, "root.data.etl", "vcore=2", format});
        };
        const CommandOutcome json = explained("1000", AnswerFormat::Json);
        QCOMPARE(json.exitCode, int(ExitFindings));
        QVERIFY2(json.out.find("\"verdict\":\"no-node\",\"sentence\":\"No node has room for the pod:")
                     != std::string::npos,
                 json.out.c_str());
        const CommandOutcome text = explained("1000", AnswerFormat::Text);
        QVERIFY2(text.out.starts_with("No node has room for the pod: the largest free amount of a node is "
                                      "vcore 1, requested is vcore 2. Limits and quotas along the path to "
                                      "root.data.etl allow the request.\n"),
                 text.out.c_str());
        QCOMPARE(text.out.find("No node has room", 1), std::string::npos);
        const CommandOutcome fits = explained("3000", AnswerFormat::Json);
        QCOMPARE(fits.exitCode, int(ExitDone));
        QVERIFY(fits.out.find(R"("verdict":"allowed")") != std::string::npos);
    }

    void whatTheRulesRejectIsAnAnswer() // PLC-40
    {
        QByteArray queues = test::kInsightConfig;
        queues.replace("{name: user, parent: {name: fixed, value: root.data}, create: true}",
                       "{name: provided}");
        ExplainOptions options{
            file("provided.yaml", queues), snapshot(), {}, "bob", "ds", {}, "vcore=2", AnswerFormat::Json};
        const CommandOutcome json = runCommand(runExplain, options);
        QCOMPARE(json.exitCode, int(ExitFindings));
        QVERIFY2(json.out.find(R"("queue":null,"app":null,"request":{"vcore":2000},"verdict":"not-placed",)"
                               R"("sentence":"Not placed: application rejected: no placement rule matched.")")
                     != std::string::npos,
                 json.out.c_str());
        QVERIFY2(json.out.find(R"("rules":[{"rule":"provided","outcome":"none","detail":"the application )"
                               R"(requests no queue"})")
                     != std::string::npos,
                 json.out.c_str());
        options.format = AnswerFormat::Text;
        const CommandOutcome text = runCommand(runExplain, options);
        QCOMPARE(text.exitCode, int(ExitFindings));
        QCOMPARE(text.err, std::string());
        QVERIFY2(text.out.starts_with(
                     "Not placed: application rejected: no placement rule matched.\n\nA new application of "
                     "user bob (groups ds) requests vcore 2 and no queue.\n  rule provided: none (the "
                     "application requests no queue)\n"),
                 text.out.c_str());
    }

    void tellsWhoIsHit() // UGM-54
    {
        const CommandOutcome json = runCommand(runImpact, {edited(), {}, snapshot(), AnswerFormat::Json});
        const CommandOutcome text = runCommand(runImpact, {edited(), {}, snapshot(), AnswerFormat::Text});

        QCOMPARE(json.exitCode, int(ExitFindings));
        QCOMPARE(QByteArray::fromStdString(json.out), read("impact.json"));
        QCOMPARE(QByteArray::fromStdString(text.out), read("impact.txt"));
    }

    void memberships() // UGM-12
    {
        QByteArray other = test::kInsightConfig;
        other.replace("groups: [ds]", "groups: [qa]");
        const auto run = [&, edit = file("other.yaml", other)](const char* members) {
            return runCommand(
                runImpact,
                {edit, config(), snapshot(), AnswerFormat::Json, file("groups.txt", QByteArray(members))});
        };
        const CommandOutcome silent = runCommand(
            runImpact, {file("other.yaml", other), config(), snapshot(), AnswerFormat::Json, {}});
        QVERIFY(QByteArray::fromStdString(silent.out).contains(R"("unknownGroups":["bob"])"));

        const CommandOutcome told = run("bob: ds\n");
        QVERIFY(QByteArray::fromStdString(told.out).contains(R"("unknownGroups":[])"));
        QVERIFY(QByteArray::fromStdString(told.out).contains(R"("verdict":"other-group")"));
        QVERIFY(!QByteArray::fromStdString(silent.out).contains(R"("name":"bob")"));

        const CommandOutcome bad = run("bob: ds\nsue\n");
        QCOMPARE(bad.exitCode, int(ExitInput));
        QVERIFY(QByteArray::fromStdString(bad.err).contains("groups.txt:2:1: This is no membership"));
    }

    void theDirectoryOfThisMachineKnowsGroups() // UGM-12
    {
        const passwd* self = ::getpwuid(0); // on every system, whoever runs the test
        QVERIFY(self != nullptr);
        const group* primary = ::getgrgid(self->pw_gid);
        const std::string groupName = primary != nullptr ? primary->gr_name : std::to_string(self->pw_gid);

        EffectiveOptions options{config(), {}, self->pw_name, {}, "root.data.etl", AnswerFormat::Json};
        options.usesDirectory = true;
        const CommandOutcome found = runCommand(runEffective, options);
        QCOMPARE(found.exitCode, int(ExitDone));
        QVERIFY2(found.out.find("\"groups\":[\"" + groupName + "\"") != std::string::npos, found.out.c_str());

        options.groups = "ds"; // given ones count
        QVERIFY(runCommand(runEffective, options).out.find("\"groups\":[\"ds\"]") != std::string::npos);

        options.groups.clear();
        options.user = "no-such-user-here";
        const CommandOutcome unknown = runCommand(runEffective, options);
        QCOMPARE(unknown.exitCode, int(ExitInput));
        QVERIFY2(unknown.err.find("--os-groups: this machine has no user no-such-user-here")
                     != std::string::npos,
                 unknown.err.c_str());

        QByteArray other = test::kInsightConfig;
        other.replace("groups: [ds]", "groups: [qa]");
        ImpactOptions impact{file("other.yaml", other), config(), {}, AnswerFormat::Json};
        impact.snapshotFile = file(
            "root.json",
            QByteArray(test::kInsightSnapshot).replace("\"bob\"", QByteArray("\"") + self->pw_name + "\""));
        const auto isUnknown = [&] {
            return runCommand(runImpact, impact).out.find("\"unknownGroups\":[]") == std::string::npos;
        };
        QVERIFY(isUnknown());
        impact.usesDirectory = true;
        QVERIFY(!isUnknown());
    }

    void anEditThatChangesNothingHitsNobody()
    {
        const std::string same = config();

        const CommandOutcome outcome = runCommand(runImpact, {same, same, snapshot(), AnswerFormat::Json});

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY(QByteArray::fromStdString(outcome.out).contains("\"rows\":[]"));
    }

    void listsWhatHoldsBeforeAndAfter() // ENF-2, ENF-3
    {
        const CommandOutcome json = runCommand(
            runEffective, {edited(), config(), "bob", "ds", "root.data.etl", AnswerFormat::Json});
        const CommandOutcome text = runCommand(
            runEffective, {edited(), config(), "bob", "ds", "root.data.etl", AnswerFormat::Text});

        QCOMPARE(json.exitCode, int(ExitDone));
        QCOMPARE(QByteArray::fromStdString(json.out), read("effective.json"));
        QCOMPARE(QByteArray::fromStdString(text.out), read("effective.txt"));
    }

    void anotherPartitionIsAskedAbout()
    {
        const std::string parts
            = file("parts.yaml",
                   "partitions:\n- name: default\n  queues: [{name: root}]\n"
                   "- name: gpu\n  queues:\n  - name: root\n    queues:\n    - name: training\n"
                   "      limits: [{limit: '', users: ['*'], maxresources: {nvidia.com/gpu: 2}}]\n");
        EffectiveOptions options{parts, {}, "bob", {}, "root.training", AnswerFormat::Json};
        QVERIFY(!QByteArray::fromStdString(runCommand(runEffective, options).out).contains("nvidia.com/gpu"));
        options.partition = "gpu";
        QVERIFY(QByteArray::fromStdString(runCommand(runEffective, options).out).contains("nvidia.com/gpu"));
        options.partition = "cpu";
        const CommandOutcome outcome = runCommand(runEffective, options);
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(QByteArray::fromStdString(outcome.err)
                     .endsWith("parts.yaml: the configuration has no partition cpu; it has default, gpu\n"),
                 outcome.err.c_str());

        ExplainOptions question{parts, {}, {}, "bob", {}, "root.training", "nvidia.com/gpu=3"};
        question.partition = "gpu";
        QCOMPARE(runCommand(runExplain, question).exitCode, int(ExitFindings));
    }

    void aQueueThatCannotBeIsAnError() // PLC-18
    {
        const auto effective = [this](const char* queue) {
            return runCommand(runEffective, {config(), {}, "bob", "ds", queue, AnswerFormat::Text});
        };
        const CommandOutcome misspelled = effective("root.data.elt");
        QCOMPARE(misspelled.exitCode, int(ExitDone)); // a rule creates a queue for each user below root.data
        const CommandOutcome unknown = effective("root.dat");
        QCOMPARE(unknown.exitCode, int(ExitUsage));
        QCOMPARE(unknown.out, std::string());
        QCOMPARE(unknown.err,
                 "quotadeck: root.dat: Queue root.dat does not exist, and no placement rule can create it. "
                 "Did you mean root.data?\n");
        QCOMPARE(effective("etl").err,
                 "quotadeck: etl: Queue etl does not exist, and no placement rule can create it. Did you "
                 "mean root.data.etl?\n");
        QVERIFY(effective("root.payments").err.ends_with("no placement rule can create it.\n"));
        QCOMPARE(effective("ROOT.Data.ETL").exitCode, int(ExitDone)); // QUE-1

        const CommandOutcome explained
            = runCommand(runExplain, {config(), {}, {}, "bob", "ds", "root.dat", "vcore=1"});
        QCOMPARE(explained.exitCode, int(ExitUsage));
        QVERIFY(explained.err.find("Did you mean root.data?") != std::string::npos);
    }

    void aQueueThatAnEditRemovesIsCompared()
    {
        QByteArray text = test::kInsightConfig;
        text.replace("      queues: [{name: etl}]\n", "");
        text.replace("name: user, ", "name: user, filter: {users: [nobody]}, ");
        text.replace("create: true", "create: false");
        const CommandOutcome outcome = runCommand(
            runEffective,
            {file("less.yaml", text), config(), "bob", "ds", "root.data.etl", AnswerFormat::Text});
        QCOMPARE(outcome.exitCode, int(ExitDone));
    }

    void aRejectedConfigurationHasNoKnownImpact()
    {
        const std::string rejected
            = file("rejected.yaml",
                   "partitions: [{name: default, queues: [{name: root, queues: [{name: 'a b'}]}]}]\n");
        const CommandOutcome outcome = runCommand(runImpact, {rejected, config(), snapshot()});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.err.ends_with("; the impact is unknown until the errors are fixed\n"),
                 outcome.err.c_str());

        const CommandOutcome empty = runCommand(runImpact, {file("empty.yaml", ""), config(), snapshot()});
        QCOMPARE(empty.exitCode, int(ExitInput));
        QVERIFY2(empty.err.ends_with("loading it removes all partitions, and all applications fail\n"),
                 empty.err.c_str());
    }

    void aRemovedQueueInUseComesFirst() // QUE-41
    {
        QByteArray text = test::kInsightConfig;
        text.replace("      queues: [{name: etl}]\n", "");
        text.replace("vcore: 8", "vcore: 5"); // beside it somebody is over a limit
        QByteArray running = test::kInsightSnapshot;
        running.replace(R"("isManaged":true,"allocatedResource":{"vcore":7000}}]}]},)",
                        R"("isManaged":true,"runningApps":1,"allocatedResource":{"vcore":7000}}]}]},)");
        const ImpactOptions options{file("less.yaml", text), config(), file("running.json", running),
                                    AnswerFormat::Json};
        const CommandOutcome json = runCommand(runImpact, options);
        QCOMPARE(json.exitCode, int(ExitFindings));
        QVERIFY2(
            QByteArray::fromStdString(json.out).contains(
                R"("rows":[{"verdict":"drains","by":"queue","name":"","queue":"root.data.etl","running":1},)"),
            json.out.c_str());
    }

    void aBusyLeafThatBecomesAParentComesFirst() // QUE-45
    {
        QByteArray text = test::kInsightConfig;
        text.replace("queues: [{name: etl}]", "queues: [{name: etl, queues: [{name: new}]}]");
        QByteArray running = test::kInsightSnapshot;
        running.replace(R"("isManaged":true,"allocatedResource":{"vcore":7000}}]}]},)",
                        R"("isManaged":true,"runningApps":1,"allocatedResource":{"vcore":7000}}]}]},)");
        ImpactOptions options{file("parent.yaml", text), config(), file("running.json", running),
                              AnswerFormat::Json};
        const CommandOutcome json = runCommand(runImpact, options);
        QCOMPARE(json.exitCode, int(ExitFindings));
        QVERIFY2(QByteArray::fromStdString(json.out).contains(
                     R"("rows":[{"verdict":"not-scheduled","by":"queue","name":"","queue":"root.data.etl",)"
                     R"("running":1})"),
                 json.out.c_str());
        options.format = AnswerFormat::Text;
        const CommandOutcome shown = runCommand(runImpact, options);
        QVERIFY2(shown.out.starts_with("1 queue with applications becomes a parent: dangerous\n"),
                 shown.out.c_str());
        QByteArray idle = running;
        idle.replace(R"("applicationState":"Accepted")", R"("applicationState":"Completed")");
        options.snapshotFile = file("idle.json", idle);
        QCOMPARE(runCommand(runImpact, options).exitCode, int(ExitDone));
    }

    void badInputIsNamed_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("queue");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no amount") << QByteArray("vcore") << QByteArray() << int(ExitUsage)
                                   << QByteArray("quotadeck: --request: \"vcore\" is no amount");
        QTest::newRow("no quantity") << QByteArray("vcore=2x") << QByteArray() << int(ExitUsage)
                                     << QByteArray("quotadeck: --request: ");
        QTest::newRow("nothing asked") << QByteArray("vcore=0") << QByteArray() << int(ExitUsage)
                                       << QByteArray("quotadeck: request: The request is empty");
        QTest::newRow("below a leaf") << QByteArray("vcore=1") << QByteArray("root.data.etl.x")
                                      << int(ExitUsage) << QByteArray("quotadeck: root.data.etl.x: ");
    }

    void badInputIsNamed()
    {
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, queue);
        QFETCH(int, exitCode);
        QFETCH(QByteArray, message);

        const CommandOutcome outcome = runCommand(
            runExplain, {config(), {}, {}, "bob", {}, queue.toStdString(), request.toStdString()});

        QCOMPARE(outcome.exitCode, exitCode);
        QVERIFY2(QByteArray::fromStdString(outcome.err).startsWith(message), outcome.err.c_str());
        QCOMPARE(outcome.out, std::string());
    }

    void unreadableFilesAreNamed()
    {
        const std::string broken = file("broken.json", "{\"queues\":");
        const std::string rejected
            = file("rejected.yaml",
                   "partitions: [{name: default, queues: [{name: root, queues: [{name: 'a b'}]}]}]\n");

        const CommandOutcome noSnapshot = runCommand(runImpact, {config(), {}, broken});
        const CommandOutcome noConfig = runCommand(runImpact, {rejected, {}, snapshot()});

        QCOMPARE(noSnapshot.exitCode, int(ExitInput));
        QVERIFY(noSnapshot.err.starts_with("quotadeck: " + broken + ": "));
        QCOMPARE(noConfig.exitCode, int(ExitInput));
        QVERIFY(noConfig.err.starts_with("quotadeck: " + rejected + ":1:"));
    }

    void aSearchForTheVersionGivesTheReason() // PLC-40
    {
        QByteArray queues = test::kInsightConfig;
        queues.replace("{name: user, parent: {name: fixed, value: root.data}, create: true}",
                       "{name: provided}");
        const std::string first = file("a.yaml", queues);
        const std::string second = file("b.yaml", queues + "    - {name: more}\n");
        BisectOptions options{{first, second}, {}, "bob", "ds", {}, "vcore=4"};
        const CommandOutcome placed = runCommand(runBisect, options);
        QCOMPARE(placed.exitCode, int(ExitDone));
        QCOMPARE(placed.out,
                 std::string("All 2 versions block the request. Not placed: application rejected: "
                             "no placement rule matched.\n"));

        options.queue = "root.nope";
        const CommandOutcome unknown = runCommand(runBisect, options);
        QCOMPARE(unknown.exitCode, int(ExitUsage));
        QVERIFY2(unknown.err.starts_with("quotadeck: root.nope: no version has this queue: Queue root.nope "
                                         "does not exist"),
                 unknown.err.c_str());
        options.queue = "root.more"; // the newest has it
        QCOMPARE(runCommand(runBisect, options).exitCode, int(ExitDone));
    }

    void findsTheVersionThatBeganToBlockARequest()
    {
        const auto version = [this](const char* name, const char* vcore) {
            QByteArray text = test::kInsightConfig;
            text.replace("vcore: 8", QByteArray("vcore: ") + vcore);
            return file(name, text);
        };
        const std::string first = version("1.yaml", "2"); // blocks, and is not the nearest change
        const std::string allowing = version("2.yaml", "7");
        const std::string broken = file("3.yaml", "partitions: [");
        const std::string blocking = version("4.yaml", "3");
        BisectOptions options{
            {first, allowing, broken, blocking}, {}, "bob", "ds", "root.data.etl", "vcore=4"};

        const CommandOutcome text = runCommand(runBisect, options);
        options.format = AnswerFormat::Json;
        const CommandOutcome json = runCommand(runBisect, options);
        options.files = {allowing};
        const CommandOutcome allowed = runCommand(runBisect, options);
        options.files = {broken};
        const CommandOutcome unloadable = runCommand(runBisect, options);
        options.files = {"missing.yaml"};
        const CommandOutcome missing = runCommand(runBisect, options);

        QCOMPARE(text.exitCode, int(ExitFindings));
        QVERIFY(text.out.starts_with("Blocked since version " + blocking + "; version " + allowing
                                     + " allowed the request. Blocked by the limit of everyone else (*)"));
        QVERIFY(text.out.find(broken + " cannot be loaded: ") != std::string::npos);
        QVERIFY(json.out.starts_with("{\"outcome\":\"blocked-since\",\"blockedSince\":\"" + blocking
                                     + "\",\"lastAllowed\":\"" + allowing + "\",\"versions\":[{"));
        QCOMPARE(allowed.exitCode, int(ExitDone));
        QVERIFY(allowed.out.starts_with("{\"outcome\":\"allowed\",\"blockedSince\":null,"));
        QCOMPARE(unloadable.exitCode, int(ExitInput));
        QCOMPARE(missing.exitCode, int(ExitInput));
        QVERIFY(missing.err.find("missing.yaml") != std::string::npos);
    }

    void findsTheVersionThatBrokeAnAssertion()
    {
        const auto version = [this](const char* name, const char* vcore) {
            QByteArray text = test::kInsightConfig;
            text.replace("vcore: 8", QByteArray("vcore: ") + vcore);
            return file(name, text);
        };
        const std::string first = version("1.yaml", "2"); // fails, and is not the nearest change
        const std::string passing = version("2.yaml", "7");
        const std::string broken = file("3.yaml", "partitions: [");
        const std::string failing = version("4.yaml", "3");
        const auto fact = [](const char* name, const char* expectation) -> QByteArray {
            return QByteArray("  - {name: ") + name
                + ", given: {user: bob, groups: [ds], queue: root.data.etl}, when: {cluster: empty}, "
                  "expect: {"
                + expectation + "}}\n";
        };
        const std::string facts
            = file("facts.yaml",
                   "apiVersion: quotadeck/v1\nassertions:\n" + fact("four cores", "vcore: '>= 4'")
                       + fact("memory", "memory: '<= 64Gi'") + fact("many cores", "vcore: '>= 90'"));
        BisectOptions options;
        options.files = {first, passing, broken, failing};
        options.assertionFile = facts;
        const auto bisect = [&options](const std::string& input = {}) {
            return runCommand<BisectOptions>(
                [](const BisectOptions& given, Streams streams) {
                    return runAssertionBisect(given, {}, streams);
                },
                options, input);
        };

        const CommandOutcome all = bisect();
        options.format = AnswerFormat::Json;
        const CommandOutcome json = bisect();
        options.format = AnswerFormat::Text;
        options.assertionName = "four cores";
        const CommandOutcome one = bisect();
        options.files = {passing};
        const CommandOutcome passes = bisect();
        options.files = {broken};
        const CommandOutcome unloadable = bisect();
        options.assertionName = "four core";
        const CommandOutcome misspelled = bisect();
        options.assertionFile = file("bad.yaml", "apiVersion: quotadeck/v1\nassertions:\n  - {name: a}\n");
        const CommandOutcome problem = bisect();

        QCOMPARE(all.exitCode, int(ExitFindings));
        QVERIFY2(all.out.starts_with(facts + ":3:12: four cores: broken since version " + failing
                                     + " (version " + passing
                                     + " passes): expected vcore >= 4, found 3; blocked by the "),
                 all.out.c_str());
        QVERIFY2(all.out.find(facts + ":5:12: many cores: all 3 versions fail: ") != std::string::npos,
                 all.out.c_str());
        QVERIFY(all.out.find(": memory: ") == std::string::npos);
        QVERIFY(all.out.find(broken + " cannot be loaded: ") != std::string::npos);
        QVERIFY2(all.out.ends_with(facts + ": 1 passed, 1 broken by a version, 1 other\n"), all.out.c_str());
        QCOMPARE(std::ranges::count(json.out, '\n'), 3);
        QVERIFY2(json.out.starts_with("{\"assertion\":\"four cores\",\"line\":3,\"column\":12,\"outcome\":"
                                      "\"broken-since\",\"brokenSince\":\""
                                      + failing + "\",\"lastPassed\":\"" + passing
                                      + "\",\"certain\":true,\"versions\":[{"),
                 json.out.c_str());
        QVERIFY(json.out.find("{\"assertion\":\"memory\",\"line\":4,\"column\":12,\"outcome\":\"passed\","
                              "\"brokenSince\":null,\"lastPassed\":null,\"certain\":null,")
                != std::string::npos);
        QCOMPARE(one.exitCode, int(ExitFindings));
        QVERIFY2(one.out.find("many cores") == std::string::npos
                     && one.out.find("\n\n" + broken + " cannot be loaded: ") != std::string::npos,
                 one.out.c_str());
        QCOMPARE(passes.exitCode, int(ExitDone));
        QVERIFY(passes.out.find("the newest version passes: expected vcore >= 4, found 7")
                != std::string::npos);
        QCOMPARE(unloadable.exitCode, int(ExitInput));
        QCOMPARE(misspelled.exitCode, int(ExitUsage));
        QCOMPARE(misspelled.err,
                 "quotadeck: " + facts
                     + ": it has no assertion \"four core\"; did you mean \"four cores\"?\n");
        QCOMPARE(problem.exitCode, int(ExitInput));
        QVERIFY2(problem.err.find("bad.yaml:3:") != std::string::npos, problem.err.c_str());
    }

    void versionsAnswerByTheRulesOfTheMode() // PLC-2
    {
        const auto version = [this](const char* name, const char* rule) {
            return file(name,
                        QByteArray("partitions: [{name: default, placementrules: [{name: ") + rule
                            + ", create: true}], queues: [{name: root, submitacl: '*'}]}]\n");
        };
        const std::string newest = version("seed.yaml", "username"); // a name of the design documents only
        BisectOptions options{
            {version("both.yaml", "user"), newest}, {}, "bob", {}, {}, "vcore=1", AnswerFormat::Json};
        const std::string allowed = "{\"file\":\"" + newest + "\",\"verdict\":\"allowed\"";

        const CommandOutcome current = runCommand(runBisect, options);
        options.mode = quotadeck::Mode::Seed;
        const CommandOutcome seed = runCommand(runBisect, options);

        QVERIFY2(current.out.find(allowed) == std::string::npos, current.out.c_str());
        QVERIFY2(seed.out.find(allowed) != std::string::npos, (seed.out + seed.err).c_str());
        QVERIFY(seed.out.starts_with("{\"outcome\":\"allowed\""));
    }

    void whoWaitsForNothingIsSaid()
    {
        const CommandOutcome outcome
            = runCommand(runExplain, {config(), snapshot(), "app-9", {}, {}, {}, {}, AnswerFormat::Text});

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(outcome.err, "quotadeck: --app: the snapshot has no application app-9\n");
    }

    void tagsAndTheModeChooseTheQueue() // PLC-27
    {
        const auto rules
            = file("rules.yaml",
                   "partitions: [{name: default, placementrules: [{name: applicationtype, create: "
                   "true}, {name: tag, value: namespace, create: true}], queues: [{name: root, "
                   "submitacl: '*'}]}]\n");
        ExplainOptions options{rules, {}, {}, "bob", {}, {}, "vcore=1", AnswerFormat::Json};
        options.tags = {{"namespace", "dev"}, {"application.type", "spark"}};
        const CommandOutcome current = runCommand(runExplain, options);
        QCOMPARE(current.exitCode, int(ExitFindings)); // no such rule: every application is rejected (VAL-92)
        QVERIFY(current.out.find(R"("verdict":"not-placed")") != std::string::npos);
        options.mode = quotadeck::Mode::Seed;
        const CommandOutcome seed = runCommand(runExplain, options);
        QVERIFY2(seed.out.find("\"queue\":\"root.spark\"") != std::string::npos,
                 (seed.out + seed.err).c_str());
        options.tags.erase("application.type");
        QVERIFY(runCommand(runExplain, options).out.find("\"queue\":\"root.dev\"") != std::string::npos);
    }
};

QUOTADECK_TEST(TestInsightCommands, NoApplication)
} // namespace tst_insightcommands

#include "tst_insightcommands.moc"
