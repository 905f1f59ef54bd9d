// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <fmt/format.h>

namespace tst_contexts {
using namespace quotadeck::cli;
using quotadeck::test::CommandOutcome;

namespace {
/// Everything that must never be printed contains this word.
const QByteArray kSecret = "SECRET";

const QByteArray kConfig
    = "current-context: prod\n"
      "clusters:\n"
      "- {name: east, cluster: {server: 'https://me:SECRET@east:6443/k?token=SECRET'}}\n"
      "- {name: west, cluster: {server: 'https://west', proxy-url: 'http://me:SECRET@proxy'}}\n"
      "users:\n"
      "- {name: alice, user: {token: SECRET1}}\n"
      "- {name: bob, user: {username: bob, password: SECRET2}}\n"
      "- {name: carol, user: {client-certificate: c.crt, client-key-data: SECRET30, tokenFile: t, "
      "token: SECRET4}}\n"
      "- {name: dave, user: {exec: {apiVersion: client.authentication.k8s.io/v1beta1, command: aws, "
      "args: [SECRET5], env: [{name: KEY, value: SECRET6}]}}}\n"
      "- {name: erin, user: {auth-provider: {name: oidc, config: {id-token: SECRET7}}}}\n"
      "contexts:\n"
      "- {name: prod, context: {cluster: east, user: alice, namespace: batch}}\n"
      "- {name: basic, context: {cluster: west, user: bob}}\n"
      "- {name: both, context: {cluster: west, user: carol}}\n"
      "- {name: plugin, context: {cluster: west, user: dave}}\n"
      "- {name: open, context: {cluster: west}}\n"
      "- {name: old, context: {cluster: west, user: erin}}\n"
      "- {name: lost, context: {cluster: north, user: frank}}\n";
} // namespace

/// quotadeck contexts, in an environment of its own.
class TestContexts : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string file(const QString& name, const QByteArray& content) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no temporary file");
        return path.toStdString();
    }
    static CommandOutcome contexts(std::vector<std::string> files, AnswerFormat format = AnswerFormat::Text)
    {
        return quotadeck::test::runCommand(runContexts, ContextsOptions{std::move(files), format});
    }

private Q_SLOTS:
    void init()
    {
        qunsetenv("KUBECONFIG");
        qputenv("HOME", m_folder.filePath(QStringLiteral("home")).toUtf8());
    }
    void cleanup() { init(); }

    void listsEveryContext()
    {
        const std::string path = file(QStringLiteral("config"), kConfig);
        const auto outcome = contexts({path});

        QCOMPARE(outcome.err, std::string());
        QCOMPARE(outcome.exitCode, int(ExitDone));
        const std::string old
            = "the auth-provider \"oidc\" of user \"erin\" is not supported: replace it with exec, as "
              "the provider's documentation describes";
        const std::string lost
            = "context \"lost\" names the cluster \"north\", which does not exist: add it under "
              "clusters, or add the file that contains it to KUBECONFIG";
        QCOMPARE(
            QString::fromStdString(outcome.out),
            QString::fromStdString(fmt::format(
                "   Name    Cluster  Server               User   Namespace  Sign-in                         "
                "Problem\n"
                "*  prod    east     https://east:6443/k  alice  batch      token\n"
                "   basic   west     https://west         bob    default    basic\n"
                "   both    west     https://west         carol  default    token file, client certificate\n"
                "   plugin  west     https://west         dave   default    exec aws\n"
                "   open    west     https://west         -      default    none\n"
                "   old     west     https://west         erin   default    auth-provider oidc              "
                "{0}: {1}\n"
                "   lost    north    -                    frank  default    -                               "
                "{0}: {2}\n",
                path, old, lost)));
    }

    void jsonHasTheSame()
    {
        const std::string path = file(QStringLiteral("config"), kConfig);
        const auto outcome = contexts({path}, AnswerFormat::Json);

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(outcome.out.find('\n'), outcome.out.size() - 1);
        const QJsonObject answer = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        QCOMPARE(answer[QStringLiteral("current")].toString(), QStringLiteral("prod"));
        const QJsonArray all = answer[QStringLiteral("contexts")].toArray();
        QCOMPARE(all.size(), 7);
        const QJsonObject first{{QStringLiteral("name"), QStringLiteral("prod")},
                                {QStringLiteral("current"), true},
                                {QStringLiteral("cluster"), QStringLiteral("east")},
                                {QStringLiteral("server"), QStringLiteral("https://east:6443/k")},
                                {QStringLiteral("user"), QStringLiteral("alice")},
                                {QStringLiteral("namespace"), QStringLiteral("batch")},
                                {QStringLiteral("signIn"), QJsonArray{QStringLiteral("token")}},
                                {QStringLiteral("command"), QJsonValue::Null},
                                {QStringLiteral("problem"), QJsonValue::Null}};
        QCOMPARE(all[0].toObject(), first);
        const QJsonArray both{QStringLiteral("token-file"), QStringLiteral("client-certificate")};
        QCOMPARE(all[2][QStringLiteral("signIn")].toArray(), both);
        QCOMPARE(all[3][QStringLiteral("command")].toString(), QStringLiteral("aws"));
        QCOMPARE(all[4][QStringLiteral("signIn")], QJsonValue(QJsonArray()));
        QCOMPARE(all[4][QStringLiteral("user")], QJsonValue(QJsonValue::Null));
        QVERIFY(all[5][QStringLiteral("problem")].toString().contains(QStringLiteral("oidc")));
        QCOMPARE(all[6][QStringLiteral("signIn")], QJsonValue(QJsonValue::Null));
        QCOMPARE(all[6][QStringLiteral("server")], QJsonValue(QJsonValue::Null));
    }

    void secretsAreNeverPrinted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("every kind") << kConfig;
        QTest::newRow("alias") << QByteArray("users: [{name: a, user: {password: *SECRET}}]");
        QTest::newRow("wrong kind") << QByteArray("users: [{name: a, user: {token: {SECRET: SECRET}}}]");
        QTest::newRow("wrong data") << QByteArray("users: [{name: a, user: {client-key-data: SECRET}}]");
        QTest::newRow("cut off") << QByteArray("users: [{name: a, user: {password: \"SECRET}}]");
        QTest::newRow("wrong start") << QByteArray("users:\n- name: a\n  user: {token: @SECRET}\n");
        QTest::newRow("two signs") << QByteArray("users:\n- name: a\n  user:\n    token: a: SECRET\n");
        QTest::newRow("escape") << QByteArray("users: [{name: a, user: {password: \"\\SECRET\"}}]");
        QTest::newRow("tag") << QByteArray("users: [{name: a, user: {password: !SECRET!x }}]");
        QTest::newRow("proxy") << QByteArray(
            "clusters: [{name: a, cluster: {server: 'me:SECRET@host', proxy-url: "
            "'SECRET'}}]\ncontexts: [{name: x, context: {cluster: a}}]");
        QTest::newRow("contradiction") << QByteArray(
            "clusters: [{name: a, cluster: {server: s}}]\nusers: [{name: u, user: {token: SECRET, "
            "password: SECRET}}]\ncontexts: [{name: x, context: {cluster: a, user: u}}]");
    }
    void secretsAreNeverPrinted()
    {
        QFETCH(QByteArray, text);
        const std::string path = file(QStringLiteral("config"), text);
        for (const auto format : {AnswerFormat::Text, AnswerFormat::Json}) {
            const auto outcome = contexts({path}, format);
            QVERIFY2(!outcome.out.empty() || !outcome.err.empty(), "something is printed");
            QVERIFY2(!QByteArray::fromStdString(outcome.out + outcome.err).contains(kSecret),
                     (outcome.out + outcome.err).c_str());
        }
    }

    void columnOfProblemsIsLeftOutWithoutProblems()
    {
        const auto outcome = contexts({file(
            QStringLiteral("good"),
            "clusters: [{name: c, cluster: {server: s}}]\ncontexts: [{name: x, context: {cluster: c}}]")});

        QCOMPARE(outcome.out,
                 std::string("   Name  Cluster  Server  User  Namespace  Sign-in\n"
                             "   x     c        s       -     default    none\n"));
    }

    void controlCharactersAreReplaced()
    {
        const auto outcome = contexts({file(QStringLiteral("control"), "contexts: [{name: \"a\\e[31m\"}]")});

        QVERIFY(outcome.out.find('\x1b') == std::string::npos);
        QVERIFY(outcome.out.find("a\xEF\xBF\xBD[31m") != std::string::npos);
    }

    void filesAreMerged()
    {
        const std::string one
            = file(QStringLiteral("one"), "contexts: [{name: a, context: {namespace: first}}]");
        const std::string two
            = file(QStringLiteral("two"),
                   "current-context: b\ncontexts: [{name: a, context: {namespace: second}}, {name: b}]");
        const auto outcome = contexts({one, two}, AnswerFormat::Json);

        const QJsonObject answer = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        const QJsonArray all = answer[QStringLiteral("contexts")].toArray();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0][QStringLiteral("namespace")].toString(), QStringLiteral("first"));
        QVERIFY(all[1][QStringLiteral("current")].toBool());
    }

    void environmentNamesTheFiles()
    {
        const std::string one = file(QStringLiteral("one"), "contexts: [{name: a}]");
        const std::string two = file(QStringLiteral("home/.kube/config"), "contexts: [{name: b}]");
        qputenv("KUBECONFIG", QByteArray::fromStdString(one + "-missing:" + one));
        QVERIFY(contexts({}).out.find("\n   a ") != std::string::npos);
        QVERIFY(contexts({two}).out.find("\n   b ") != std::string::npos);
        qunsetenv("KUBECONFIG");
        QVERIFY(contexts({}).out.find("\n   b ") != std::string::npos);
    }

    void missingCurrentContextIsReported()
    {
        const auto outcome
            = contexts({file(QStringLiteral("current"), "current-context: prdo\ncontexts: [{name: prod}]")});

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(outcome.err,
                 std::string(
                     "quotadeck: prdo: no kubeconfig has a context of this name; did you mean \"prod\"?\n"));
    }

    void noContexts()
    {
        const std::string path = file(QStringLiteral("empty"), "");

        QCOMPARE(contexts({path}).out, std::string("no contexts\n"));
        QCOMPARE(contexts({path}, AnswerFormat::Json).out,
                 std::string("{\"current\":null,\"contexts\":[]}\n"));
    }

    void unreadableFilesAreErrors()
    {
        const std::string good = file(QStringLiteral("good"), "contexts: [{name: a}]");
        const std::string bad = file(QStringLiteral("bad"), "contexts:\n- name: [a]\n");
        const std::string none = m_folder.filePath(QStringLiteral("none")).toStdString();

        const auto missing = contexts({good, none});
        QCOMPARE(missing.exitCode, int(ExitInput));
        QCOMPARE(missing.out, std::string());
        QCOMPARE(missing.err, "quotadeck: " + none + ": cannot be opened: No such file or directory\n");
        const auto invalid = contexts({good, bad});
        QCOMPARE(invalid.exitCode, int(ExitInput));
        QCOMPARE(invalid.err, "quotadeck: " + bad + ":2:9: name must be a text, not a list or a map\n");
    }

    void optionsAreRead()
    {
        std::istringstream in;
        std::ostringstream out;
        const char* const words[]
            = {"quotadeck", "contexts", "--kubeconfig", "a", "--kubeconfig", "b", "--format", "json"};
        const auto command = parseCommandLine(int(std::size(words)), words, {in, out, out});

        const auto& options = std::get<ContextsOptions>(command);
        QCOMPARE(options.files, (std::vector<std::string>{"a", "b"}));
        QCOMPARE(options.format, AnswerFormat::Json);
    }

    void unknownFormatIsAUsageError()
    {
        std::istringstream in;
        std::ostringstream out;
        const char* const words[] = {"quotadeck", "contexts", "--format", "yaml"};
        const auto command = parseCommandLine(int(std::size(words)), words, {in, out, out});

        QCOMPARE(std::get<Answered>(command).exitCode, int(ExitUsage));
    }
};

QUOTADECK_TEST(TestContexts, NoApplication)
} // namespace tst_contexts
#include "tst_contexts.moc"
