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

#include <sstream>

namespace tst_place {
using namespace quotadeck::cli;

namespace {
using Outcome = quotadeck::test::CommandOutcome;

Outcome place(const PlaceOptions& options, const std::string& input = {})
{
    return quotadeck::test::runCommand(runPlace, options, input);
}

/// One application in the configuration @p yaml.
Outcome placeApp(const std::string& yaml, const std::string& app)
{
    return place({"-", app, {}}, yaml);
}

Outcome placeCases(const std::string& lines, const std::string& configFile = {})
{
    return place({configFile, std::nullopt, "-"}, lines);
}

const std::string kConfig
    = "partitions:\n"
      "- name: default\n"
      "  placementrules: [{name: provided}, {name: user, create: true, parent: {name: tag, "
      "value: namespace, create: true}}]\n"
      "  queues: [{name: root, submitacl: '*', queues: [{name: leaf, submitacl: bob}]}]\n";
const std::string kUnbuildable
    = "partitions: [{name: default, placementrules: [{name: bogus}], queues: [{name: root, "
      "submitacl: '*', queues: [{name: leaf}]}]}]\n";
const std::string kUnloadable
    = "partitions: [{name: default, queues: [{name: root, submitacl: 'u  g', queues: [{name: leaf}]}]}]\n";
const std::string kRejected
    = "partitions: [{name: default, queues: [{name: root, queues: [{name: 'a b'}]}]}]\n";

/// The applications of @p manifest in the configuration @p yaml.
Outcome placePods(const std::string& manifest, const std::string& yaml = kConfig)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("queues.yaml")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no temporary file");
    file.write(QByteArray::fromStdString(yaml));
    file.close();
    return place({file.fileName().toStdString(), std::nullopt, {}, "-"}, manifest);
}

QByteArray quoted(const std::string& text)
{
    const QByteArray list
        = QJsonDocument(QJsonArray{QString::fromStdString(text)}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}
} // namespace

class TestPlace : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anAnswerIsOneLine()
    {
        const auto outcome = placeApp(
            kConfig, "{\"queue\":\"x\",\"user\":\"bob.a\",\"groups\":[],\"tags\":{\"namespace\":\"Fin\"}}");

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(outcome.err, std::string());
        QCOMPARE(outcome.out,
                 std::string(
                     "{\"result\":\"root.fin.bob_dot_a\",\"created\":[\"root.fin\",\"root.fin.bob_dot_a\"],"
                     "\"trace\":[{\"rule\":\"provided\",\"outcome\":\"missing: queue root.x does not exist, "
                     "and the rule may not create it\"},{\"rule\":\"user\",\"outcome\":\"placed: "
                     "root.fin.bob_dot_a\"}]}\n"));
    }

    void aRejectionIsAnAnswer() // PLC-45
    {
        const auto outcome = placeApp(kConfig, "{\"user\":\"bob\"}");

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(
            outcome.out,
            std::string(
                "{\"result\":null,\"created\":[],\"trace\":[{\"rule\":\"provided\",\"outcome\":\"none: "
                "the application requests no queue\"},{\"rule\":\"user\",\"outcome\":\"no-parent: parent "
                "rule tag: the application has no tag \\\"namespace\\\"\"},{\"rule\":\"recovery\","
                "\"outcome\":\"none: the application is not forced\"}]}\n"));
    }

    void aQueueThatCannotBeIsAnError() // PLC-18
    {
        const std::string yaml = "partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: "
                                 "[{name: leaf}]}]}]\n";
        const auto outcome = placeApp(yaml, "{\"queue\":\"root.laef\",\"user\":\"bob\"}");

        QCOMPARE(outcome.exitCode, int(ExitUsage));
        QVERIFY(outcome.out.starts_with("{\"result\":null,")); // the answer stays what it is
        QCOMPARE(outcome.err,
                 std::string("quotadeck: root.laef: Queue root.laef does not exist, and no placement rule "
                             "can create it. Did you mean root.leaf?\n"));
    }

    void equalsTheSchedulerOnTheLabelledCases()
    {
        const QString path = QStringLiteral(QUOTADECK_VECTORS "/placement/cases.jsonl");
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));

        const auto outcome = place({{}, std::nullopt, path.toStdString()});

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QList<QByteArray> lines = QByteArray::fromStdString(outcome.out).split('\n');
        QVERIFY(lines.takeLast().isEmpty());
        for (const QByteArray& line : lines) {
            auto expected = QJsonDocument::fromJson(file.readLine()).object();
            expected.remove(QStringLiteral("yaml"));
            expected.remove(QStringLiteral("app"));
            QCOMPARE(QJsonDocument::fromJson(line).object(), expected);
        }
        QVERIFY(file.atEnd());
        QVERIFY(lines.size() >= 150);
    }

    void casesMayShareAConfiguration()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("queues.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(kConfig));
        file.close();

        const auto outcome = placeCases("{\"id\":\"a\",\"app\":{\"queue\":\"leaf\",\"user\":\"bob\"}}\n"
                                        "\n"
                                        "{\"id\":\"b\",\"app\":{\"queue\":\"\",\"user\":\"bob\"}}\r\n"
                                        "{\"id\":\"c\",\"app\":{\"queue\":\"root.leaf\",\"user\":\"eve\"}}",
                                        path.toStdString());

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(outcome.out,
                 std::string("{\"id\":\"a\",\"result\":\"root.leaf\",\"created\":[]}\n"
                             "{\"id\":\"b\",\"result\":null,\"created\":[]}\n"
                             "{\"id\":\"c\",\"result\":\"root.leaf\",\"created\":[]}\n"));
    }

    void rulesThatCannotBeBuiltRejectEverything() // VAL-92
    {
        const auto outcome = placeApp(kUnbuildable, "{\"queue\":\"root.leaf\",\"user\":\"bob\"}");

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(outcome.out, std::string("{\"result\":null,\"created\":[],\"trace\":[]}\n"));
        QCOMPARE(
            outcome.err,
            std::string(
                "quotadeck: -:1:54: no placement rule is active, because rule \"bogus\" cannot be built: "
                "there is no placement rule \"bogus\": use provided, user, fixed or tag\n"));
    }

    void badConfigurationsEndInAClearError_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("VAL-42: rejected") << QByteArray::fromStdString(kRejected)
                                          << QByteArray("quotadeck: -:1:68: the scheduler rejects this "
                                                        "configuration: \"a b\" is not a queue name");
        QTest::newRow("VAL-90: accepted but not loaded")
            << QByteArray::fromStdString(kUnloadable)
            << QByteArray("quotadeck: -: queue root: the scheduler cannot load this configuration: submitacl "
                          "\"u  g\"");
        QTest::newRow("CFG-2: nothing in it")
            << QByteArray("") << QByteArray("quotadeck: -: the configuration has no partition");
        QTest::newRow("no YAML") << QByteArray("[") << QByteArray("quotadeck: -:");
        QTest::newRow("binary") << QByteArray("\x7f\x45LF\x02\0\xff", 7) << QByteArray("quotadeck: -:");
        QTest::newRow("huge") << QByteArray(17 << 20, '#')
                              << QByteArray("quotadeck: -: the file is larger than 16 MiB");
    }

    void badConfigurationsEndInAClearError()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, message);

        const auto outcome = placeApp(yaml.toStdString(), "{}");

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(outcome.out, std::string());
        QVERIFY2(QByteArray::fromStdString(outcome.err).startsWith(message), outcome.err.c_str());
    }

    void badApplicationsEndInAClearError()
    {
        const auto misspelled = placeApp(kConfig, "{\"group\":[]}");
        QCOMPARE(misspelled.exitCode, int(ExitInput));
        QCOMPARE(
            misspelled.err,
            std::string(
                "quotadeck: --app: group: \"group\" is not known: an application has queue, user, groups "
                "and tags\n"));

        QCOMPARE(placeApp(kConfig, "").exitCode, int(ExitInput));
        QCOMPARE(placeApp(kConfig, "[]").exitCode, int(ExitInput));
    }

    void aBadCaseDoesNotStopTheOthers()
    {
        const std::string yaml = quoted(kConfig).toStdString();
        const auto outcome = placeCases("{\"id\":\"a\"\n"
                                        "{\"id\":\"b\",\"app\":{}}\n"
                                        "{\"id\":\"c\",\"yaml\":"
                                        + quoted(kUnloadable).toStdString()
                                        + ",\"app\":{}}\n"
                                          "{\"id\":\"d\",\"yaml\":"
                                        + yaml + ",\"app\":{\"queue\":\"leaf\",\"user\":\"bob\"}}\n");

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(outcome.out,
                 std::string("{\"id\":\"c\",\"result\":null,\"created\":[]}\n"
                             "{\"id\":\"d\",\"result\":\"root.leaf\",\"created\":[]}\n"));
        const QByteArrayList messages = QByteArray::fromStdString(outcome.err).split('\n');
        QVERIFY2(messages[0].startsWith("quotadeck: -:1: no JSON: "), messages[0].constData());
        QCOMPARE(messages[1], QByteArray("quotadeck: -:2: the case has no \"yaml\": add it or use --config"));
        QVERIFY2(messages[2].startsWith("quotadeck: -:3: yaml of c: queue root: "), messages[2].constData());
    }

    void filesThatCannotBeReadAreNamed()
    {
        const QTemporaryDir folder;

        const auto missing = place({folder.filePath(QStringLiteral("none")).toStdString(), "{}", {}});
        QCOMPARE(missing.exitCode, int(ExitInput));
        QVERIFY(missing.err.find("none: cannot be opened: ") != std::string::npos);
        const auto isFolder = place({{}, std::nullopt, folder.path().toStdString()});
        QCOMPARE(isFolder.exitCode, int(ExitInput));
        QVERIFY(isFolder.err.find("is a folder, not a file") != std::string::npos);
    }

    void placesTheApplicationsOfAManifest() // APP-42, NSQ-10, PLC-45
    {
        const auto outcome = placePods("kind: Pod\nmetadata:\n  name: one\n  namespace: Fin\n  labels: "
                                       "{applicationId: app-1}\n  annotations:\n    "
                                       "yunikorn.apache.org/user.info: '{\"user\": \"bob.a\"}'\nspec: {}\n"
                                       "---\nkind: Service\n---\n"
                                       "kind: Pod\nmetadata:\n  labels: {queue: leaf}\n  annotations:\n    "
                                       "yunikorn.apache.org/user.info: bob\nspec: {}\n");

        QCOMPARE(outcome.exitCode, int(ExitInput)); // the Service
        const QStringList lines = QString::fromStdString(outcome.out).split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith("{\"result\":\"root.fin.bob_dot_a\",\"created\":[\"root.fin\","
                                     "\"root.fin.bob_dot_a\"],\"trace\":[{"),
                 qPrintable(lines[0]));
        QVERIFY2(lines[0].endsWith("}],\"rejection\":null,\"application\":{\"kind\":\"Pod\",\"name\":\"one\","
                                   "\"namespace\":\"Fin\",\"id\":\"app-1\",\"queue\":\"\",\"user\":\"bob.a\","
                                   "\"groups\":[],\"tags\":{\"namespace\":\"Fin\"},\"pods\":1,\"request\":{"
                                   "\"pods\":1},\"taskGroup\":null,\"taskGroups\":[]},\"problems\":[]}"),
                 qPrintable(lines[0]));
        const QJsonObject second = QJsonDocument::fromJson(lines[1].toUtf8()).object();
        QCOMPARE(second["application"]["user"].toString(), QString("nobody"));
        QVERIFY(second["application"]["id"].isNull());
        QVERIFY(second["problems"][0]["place"].toString().endsWith(":16:36"));
        QVERIFY(second["problems"][1]["message"].toString().startsWith("no application ID"));
        QVERIFY2(QString::fromStdString(outcome.err)
                     .contains(":16:36: yunikorn.apache.org/user.info cannot be read, so the user is nobody"),
                 outcome.err.c_str());
        QVERIFY(QString::fromStdString(outcome.err).contains(":10:1: kind Service has no pods to place"));
    }

    void aGangThatCannotRunIsRejected() // APP-41
    {
        const std::string gang
            = "kind: Pod\nmetadata:\n  labels: {applicationId: a, queue: leaf}\n  annotations:\n"
              "    yunikorn.apache.org/user.info: '{\"user\": \"bob\"}'\n    "
              "yunikorn.apache.org/task-groups: "
              "'[{\"name\": \"w\", \"minMember\": 3, \"minResource\": {\"memory\": 1}}]'\nspec: {}\n";
        const auto fits = placePods(gang);
        QCOMPARE(fits.exitCode, int(ExitDone));
        QVERIFY(fits.out.starts_with("{\"result\":\"root.leaf\","));

        const auto small = placePods(gang,
                                     "partitions: [{name: default, queues: [{name: root, submitacl: '*', "
                                     "queues: [{name: leaf, resources: {max: {memory: 2}}}]}]}]\n");
        QCOMPARE(small.exitCode, int(ExitDone));
        QVERIFY2(small.out.starts_with("{\"result\":null,\"created\":[],"), small.out.c_str());
        QVERIFY2(small.out.find("\"rejection\":\"the placeholders of the gang") != std::string::npos,
                 small.out.c_str());
    }

    void aQueueOfAPodThatCannotBeIsAnError() // PLC-18
    {
        const auto outcome
            = placePods("kind: Pod\nmetadata: {labels: {applicationId: a, queue: root.laef}}\nspec: {}\n",
                        "partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: [{name: "
                        "leaf}]}]}]\n");
        QCOMPARE(outcome.exitCode, int(ExitUsage));
        QVERIFY2(outcome.err.find("Did you mean root.leaf?") != std::string::npos, outcome.err.c_str());
    }

    void manifestsThatCannotBeReadAreErrors()
    {
        QCOMPARE(placePods("").exitCode, int(ExitInput));
        QCOMPARE(placePods("kind: [").exitCode, int(ExitInput));
        QCOMPARE(placePods(std::string(17 << 20, '#')).exitCode, int(ExitInput));
        QCOMPARE(place({"-", std::nullopt, {}, "-"}).exitCode, int(ExitUsage));
        QCOMPARE(place({"-", std::nullopt, {}, "/nowhere/pod.yaml"}, kConfig).exitCode, int(ExitInput));
    }

    void textIsForPeople()
    {
        const QTemporaryDir folder;
        PlaceOptions options{"-", R"({"queue":"root.leaf","user":"bob"})", {}};
        options.format = AnswerFormat::Text;
        const std::string found = place(options, kConfig).out;
        QVERIFY2(found.starts_with("root.leaf\n  rule provided: placed root.leaf"), found.c_str());
        options.app = R"({"user":"eve","tags":{"namespace":"dev"}})";
        const std::string created = place(options, kConfig).out;
        QVERIFY2(created.starts_with("root.dev.eve\n  creates root.dev\n  creates root.dev.eve\n"),
                 created.c_str());
        options.app = R"({"user":"eve"})";
        const std::string rejected = place(options, kConfig).out;
        QVERIFY2(rejected.starts_with("rejected: "), rejected.c_str());
    }

    void aTerminalGetsTextAndAPipeJson()
    {
        const PlaceOptions options{"-", R"({"queue":"root.leaf","user":"bob"})", {}};
        std::istringstream in(kConfig);
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(runPlace(options, {in, out, err, true}), int(ExitDone));
        QVERIFY2(out.str().starts_with("root.leaf\n"), out.str().c_str());
        QVERIFY(place(options, kConfig).out.starts_with("{\"result\":\"root.leaf\""));
    }

    void standardInputIsReadOnce() { QCOMPARE(place({"-", std::nullopt, "-"}).exitCode, int(ExitUsage)); }

    void anEndlessLineIsRefused()
    {
        const auto outcome = placeCases(std::string(17 << 20, ' '));

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY(outcome.err.find("a line is longer than 16 MiB") != std::string::npos);
    }

    void rulesOfTheSeedPlaceInSeedMode_data() // CON-17, PLC-25 to PLC-27, ACL-7
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("app");
        QTest::addColumn<QString>("queue");
        const QString user1 = QStringLiteral(R"({"user":"user1","groups":["user1","companyA"]})");
        QTest::newRow("fixed parent")
            << "{name: username, create: true, parent: {name: fixed, value: root.fixedparent, create: true}}"
            << user1 << "root.fixedparent.user1";
        QTest::newRow("group parent")
            << "{name: username, create: true, filter: {type: allow, groups: ['company.*']}, parent: {name: "
               "secondarygroupname, create: true}}"
            << user1 << "root.companyA.user1";
        QTest::newRow("other users") << "{name: username, create: true, filter: {users: [user2, user3]}}"
                                     << user1 << QString();
        QTest::newRow("primary group") << "{name: primarygroupname, create: true}" << user1 << "root.user1";
        QTest::newRow("application type") << "{name: applicationtype, create: true}"
                                          << R"({"user":"bob","tags":{"application.type":"spark"}})"
                                          << "root.spark";
        QTest::newRow("domain in a list") << "{name: provided}"
                                          << R"({"queue":"root.Closed","user":"bob@domain"})"
                                          << "root.Closed";
    }

    void rulesOfTheSeedPlaceInSeedMode()
    {
        QFETCH(QString, rule);
        QFETCH(QString, app);
        QFETCH(QString, queue);
        const std::string yaml
            = QStringLiteral("partitions: [{name: default, placementrules: [%1], queues: [{name: "
                             "root, submitacl: '%2', queues: [{name: Closed, submitacl: "
                             "'bob@domain'}]}]}]\n")
                  .arg(rule, queue == "root.Closed" ? QString() : QStringLiteral("*"))
                  .toStdString();
        PlaceOptions options{"-", app.toStdString(), {}};
        const auto current = place(options, yaml);
        options.mode = quotadeck::Mode::Seed;
        const auto seed = place(options, yaml);
        const auto resultOf = [](const Outcome& outcome) {
            return QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object().value("result");
        };
        QCOMPARE(resultOf(seed).toString(), queue);
        QVERIFY2(resultOf(current) != resultOf(seed) || queue.isEmpty(), current.out.c_str());
    }
};

QUOTADECK_TEST(TestPlace, NoApplication)
} // namespace tst_place

#include "tst_place.moc"
