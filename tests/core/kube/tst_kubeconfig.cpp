// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/kubeconfig.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fmt/format.h>

namespace tst_kubeconfig {
using namespace quotadeck;
using namespace quotadeck::kube;

namespace {
const std::string kFile = "/etc/kube/config";

Kubeconfig read(const std::string& text)
{
    auto config = parseKubeconfig(text, kFile);
    if (!config)
        qWarning("%s: %s", config.error().where.c_str(), config.error().message.english().c_str());
    return config ? *std::move(config) : Kubeconfig{};
}

/// The cluster with the lines @p fields.
Cluster clusterWith(const std::string& fields)
{
    const Kubeconfig config = read(fmt::format("clusters: [{{name: c, cluster: {{{}}}}}]", fields));
    return config.clusters.empty() ? Cluster{} : config.clusters.front();
}

User userWith(const std::string& fields)
{
    const Kubeconfig config = read(fmt::format("users: [{{name: u, user: {{{}}}}}]", fields));
    return config.users.empty() ? User{} : config.users.front();
}

ExecPlugin execWith(const std::string& fields)
{
    return userWith(fmt::format("exec: {{{}}}", fields)).exec.value_or(ExecPlugin{});
}

Context contextWith(const std::string& fields)
{
    const Kubeconfig config = read(fmt::format("contexts: [{{name: x, context: {{{}}}}}]", fields));
    return config.contexts.empty() ? Context{} : config.contexts.front();
}

/// "where: message", or "no error".
template <typename T>
QString problemOf(const Result<T>& result)
{
    if (result)
        return QStringLiteral("no error");
    return QString::fromStdString(result.error().where + ": " + result.error().message.english());
}

/// The login of a context "x" with a cluster and a user of these fields.
Result<Login> loginWith(const std::string& cluster, const std::string& user)
{
    const Kubeconfig config
        = read(fmt::format("current-context: x\ncontexts: [{{name: x, context: {{cluster: c, user: u}}}}]\n"
                           "clusters: [{{name: c, cluster: {{{}}}}}]\nusers: [{{name: u, user: {{{}}}}}]\n",
                           cluster, user));
    return login(config, {});
}

using Texts = std::vector<std::string>;

/// Files in a folder of their own.
class Folder
{
public:
    std::string add(const QString& name, const std::string& text) const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) < 0)
            qFatal("no temporary file");
        return path(name).toStdString();
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};
} // namespace

class TestKubeconfig : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void clusterName() { QCOMPARE(clusterWith({}).name, std::string("c")); }
    void clusterFile() { QCOMPARE(clusterWith({}).file, kFile); }
    void server()
    {
        QCOMPARE(clusterWith("server: 'https://host:6443/path'").server,
                 std::string("https://host:6443/path"));
    }
    void certificateAuthorityFile()
    {
        QCOMPARE(clusterWith("certificate-authority: ca.crt").certificateAuthority,
                 (FileOrData{"/etc/kube/ca.crt", {}}));
    }
    void certificateAuthorityData()
    {
        QCOMPARE(clusterWith("certificate-authority-data: QUJDRA==").certificateAuthority,
                 (FileOrData{{}, "QUJDRA=="}));
    }
    void tlsServerName()
    {
        QCOMPARE(clusterWith("tls-server-name: other").tlsServerName, std::string("other"));
    }
    void insecureSkipTlsVerify()
    {
        QVERIFY(clusterWith("insecure-skip-tls-verify: true").skipsTlsVerification);
        QVERIFY(!clusterWith("insecure-skip-tls-verify: false").skipsTlsVerification);
    }
    void booleansOfYaml11() // kubectl reads these as true or false
    {
        for (const char* word : {"yes", "on", "y", "True", "YES"})
            QVERIFY2(clusterWith(fmt::format("insecure-skip-tls-verify: {}", word)).skipsTlsVerification,
                     word);
        for (const char* word : {"no", "off", "n", "False", "null", "~"})
            QVERIFY2(!clusterWith(fmt::format("insecure-skip-tls-verify: {}", word)).skipsTlsVerification,
                     word);
    }
    void proxyUrl()
    {
        QCOMPARE(clusterWith("proxy-url: 'socks5://p:1'").proxyUrl, std::string("socks5://p:1"));
    }
    void disableCompression() { QVERIFY(clusterWith("disable-compression: true").isCompressionDisabled); }

    void userName() { QCOMPARE(userWith({}).name, std::string("u")); }
    void userFile() { QCOMPARE(userWith({}).file, kFile); }
    void clientCertificateFile()
    {
        QCOMPARE(userWith("client-certificate: ../pki/c.crt").clientCertificate,
                 (FileOrData{"/etc/pki/c.crt", {}}));
    }
    void clientCertificateData()
    {
        QCOMPARE(userWith("client-certificate-data: QUJD").clientCertificate, (FileOrData{{}, "QUJD"}));
    }
    void clientKeyFile() { QCOMPARE(userWith("client-key: /k").clientKey, (FileOrData{"/k", {}})); }
    void clientKeyData() { QCOMPARE(userWith("client-key-data: QUJD").clientKey, (FileOrData{{}, "QUJD"})); }
    void token() { QCOMPARE(userWith("token: t").token, std::string("t")); }
    void tokenFile()
    {
        QCOMPARE(userWith("tokenFile: run/token").tokenFile, std::string("/etc/kube/run/token"));
    }
    void basicAuthentication()
    {
        const User user = userWith("username: me, password: p");

        QCOMPARE(user.userName, std::string("me"));
        QCOMPARE(user.password, std::string("p"));
    }
    void impersonation()
    {
        const User user
            = userWith("as: a, as-uid: '5', as-groups: [g, h], as-user-extra: {k: [v, w], l: null}");

        QCOMPARE(user.impersonation, (Impersonation{"a", "5", {"g", "h"}, {{"k", {"v", "w"}}, {"l", {}}}}));
    }
    void authProvider()
    {
        QCOMPARE(userWith("auth-provider: {name: gcp, config: {a: b}}").authProvider, std::string("gcp"));
        QCOMPARE(userWith("auth-provider: {}").authProvider, std::string("(unnamed)"));
        QCOMPARE(userWith("auth-provider: null").authProvider, std::string());
    }
    void noExec()
    {
        QVERIFY(!userWith("token: t").exec);
        QVERIFY(!userWith("exec: null").exec);
    }
    void execApiVersion() { QCOMPARE(execWith("apiVersion: v").apiVersion, std::string("v")); }
    void execCommand()
    {
        QCOMPARE(execWith("command: aws").command, std::string("aws"));
        QCOMPARE(execWith("command: ./bin/../aws").command, std::string("/etc/kube/aws"));
        QCOMPARE(execWith("command: bin/aws").command, std::string("/etc/kube/bin/aws"));
        QCOMPARE(execWith("command: /bin/aws").command, std::string("/bin/aws"));
    }
    void execArguments()
    {
        QCOMPARE(execWith("args: [a, '', '--b c']").arguments, (Texts{"a", "", "--b c"}));
    }
    void execEnvironment()
    {
        const decltype(ExecPlugin::environment) expected = {{"A", "1"}, {"B", ""}};
        QCOMPARE(execWith("env: [{name: A, value: '1'}, {name: B}]").environment, expected);
    }
    void execInstallHint() { QCOMPARE(execWith("installHint: \"a\\nb\"").installHint, std::string("a\nb")); }
    void execProvideClusterInfo() { QVERIFY(execWith("provideClusterInfo: true").wantsCluster); }
    void execInteractiveMode()
    {
        using Interaction = ExecPlugin::Interaction;
        QCOMPARE(execWith({}).interaction, Interaction::IfAvailable);
        QCOMPARE(execWith({}).interactiveMode, std::string());
        QCOMPARE(execWith("interactiveMode: IfAvailable").interaction, Interaction::IfAvailable);
        QCOMPARE(execWith("interactiveMode: Never").interaction, Interaction::Never);
        QCOMPARE(execWith("interactiveMode: Always").interaction, Interaction::Always);
        QCOMPARE(execWith("interactiveMode: Always").interactiveMode, std::string("Always"));
    }

    void context()
    {
        const Context expected{"x", "c", "u", "ns", kFile};
        QCOMPARE(contextWith("cluster: c, user: u, namespace: ns"), expected);
    }
    void currentContext() { QCOMPARE(read("current-context: x").currentContext, std::string("x")); }

    void orderIsKept()
    {
        const Kubeconfig config = read("contexts: [{name: b}, {name: a}, {name: ä}]");

        QCOMPARE(config.contexts.size(), std::size_t(3));
        QCOMPARE(config.contexts[0].name, std::string("b"));
        QCOMPARE(config.contexts[2].name, std::string("ä"));
    }
    void emptyKubeconfigs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << "";
        QTest::newRow("comment") << "# nothing here\n";
        QTest::newRow("null") << "null";
        QTest::newRow("null sections")
            << "clusters: null\nusers: ~\ncontexts:\ncurrent-context:\nextensions:\n";
        QTest::newRow("no apiVersion") << "kind: Config";
        QTest::newRow("both") << "apiVersion: v1\nkind: Config\npreferences: {colors: true, extensions: []}";
        QTest::newRow("unknown keys") << "Clusters: 5\nfuture: [{a: b}]\n5: 6\n";
        QTest::newRow("second document") << "---\nkind: Config\n---\n[broken";
    }
    void emptyKubeconfigs()
    {
        QFETCH(QString, text);
        const auto config = parseKubeconfig(text.toStdString(), kFile);

        QCOMPARE(problemOf(config), QStringLiteral("no error"));
        QVERIFY(*config == Kubeconfig{});
    }
    void jsonIsRead()
    {
        const Kubeconfig config = read("{\"kind\":\"Config\",\"current-context\":\"x\",\n\t\"clusters\":[{"
                                       "\"name\":\"c\\u00fc\",\"cluster\":"
                                       "{\"server\":\"https:\\/\\/h\",\"insecure-skip-tls-verify\":true}}]}");

        QCOMPARE(config.currentContext, std::string("x"));
        QCOMPARE(config.clusters.at(0).name, std::string("cü"));
        QCOMPARE(config.clusters.at(0).server, std::string("https://h"));
        QVERIFY(config.clusters.at(0).skipsTlsVerification);
    }
    void lastValueOfARepeatedKeyCounts()
    {
        QCOMPARE(clusterWith("server: a, server: b").server, std::string("b"));
        QCOMPARE(clusterWith("server: 5, server: b").server, std::string("b"));
    }
    void mergeKeysAreFollowed()
    {
        QCOMPARE(clusterWith("<<: {server: a, proxy-url: p}, server: b").server, std::string("b"));
        QCOMPARE(clusterWith("<<: {server: a, proxy-url: p}, server: b").proxyUrl, std::string("p"));
        QCOMPARE(clusterWith("server: b, <<: {server: a}").server, std::string("a"));
        QCOMPARE(clusterWith("<<: [{server: a}, {server: b}]").server, std::string("a"));
        QCOMPARE(clusterWith("server: &s h, tls-server-name: *s").tlsServerName, std::string("h"));
    }
    void dataMayHaveLineBreaks()
    {
        QCOMPARE(clusterWith("certificate-authority-data: \"QUJD\\nRA==\\r\\n\"").certificateAuthority.data,
                 std::string("QUJD\nRA==\r\n"));
    }

    void readingErrors_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* text, const char* problem) {
            QTest::newRow(name) << text << "/etc/kube/config:" + QString::fromUtf8(problem);
        };
        row("not a map", "- a\n",
            "1:1: a kubeconfig must be a map with the keys clusters, users and contexts");
        row("a text", "hello\n",
            "1:1: a kubeconfig must be a map with the keys clusters, users and contexts");
        row("kind", "kind: Pod\n", "1:7: this is not a kubeconfig: its kind is \"Pod\", not \"Config\"");
        row("apiVersion", "kind: Config\napiVersion: v2\n",
            "2:13: the apiVersion \"v2\" is not supported: use \"v1\"");
        row("no list", "clusters:\n  name: a\n", "2:3: clusters must be a list: begin each item with \"- \"");
        row("no map in a list", "users:\n- bob\n",
            "2:3: each item of users must be a map of keys and values");
        row("no map", "users:\n- name: a\n  user: bob\n", "3:9: user must be a map of keys and values");
        row("number for a text", "users:\n- name: a\n  user: {token: 12345}\n",
            "3:17: token must be a text: put the value in quotes");
        row("old boolean for a text", "current-context: no\n",
            "1:18: current-context must be a text: put the value in quotes");
        row("list for a text", "clusters:\n- name: [a]\n", "2:9: name must be a text, not a list or a map");
        row("text for a boolean", "clusters:\n- cluster:\n    insecure-skip-tls-verify: \"yes\"\n",
            "3:31: insecure-skip-tls-verify must be true or false, without quotes");
        row("number for a boolean", "clusters: [{cluster: {disable-compression: 1}}]\n",
            "1:44: disable-compression must be true or false, without quotes");
        row("number in a list of texts", "users: [{user: {as-groups: [a, 5]}}]\n",
            "1:32: as-groups must be a text: put the value in quotes");
        row("extra", "users: [{user: {as-user-extra: {scopes: a}}}]\n",
            "1:41: scopes must be a list: begin each item with \"- \"");
        row("environment", "users: [{user: {exec: {env: [A=1]}}}]\n",
            "1:30: each item of env must be a map of keys and values");
        row("provider", "users: [{user: {auth-provider: {config: {a: 5}}}}]\n",
            "1:45: a must be a text: put the value in quotes");
        row("preferences", "preferences: {colors: red}\n",
            "1:23: colors must be true or false, without quotes");
        row("extensions", "extensions: {}\n", "1:13: extensions must be a list: begin each item with \"- \"");
        row("base64 of a certificate authority", "clusters: [{cluster: {certificate-authority-data: QUJ}}]\n",
            "1:51: certificate-authority-data is not valid base64: copy it again, without spaces");
        row("base64 of a certificate", "users: [{user: {client-certificate-data: \"QUJD RA==\"}}]\n",
            "1:42: client-certificate-data is not valid base64: copy it again, without spaces");
        row("base64 of a key", "users: [{user: {client-key-data: '=QUJ'}}]\n",
            "1:34: client-key-data is not valid base64: copy it again, without spaces");
        row("PEM instead of base64", "users: [{user: {client-key-data: '-----BEGIN'}}]\n",
            "1:34: client-key-data is not valid base64: copy it again, without spaces");
        row("name twice", "contexts:\n- {name: a}\n- {name: b}\n- {name: a}\n",
            "4:10: contexts has another entry with the name \"a\" in line 2: remove or rename one");
        row("no name twice", "users:\n- {}\n- {}\n",
            "3:3: users has another entry with the name \"\" in line 2: remove or rename one");
        row("key", "? [a]\n: b\n", "1:3: a key must be a text");
        row("null key", "clusters: []\n~: b\n", "2:1: a key must be a text");
        row("merge key", "<<: a\n", "1:5: \"<<\" must be followed by a map or a list of maps");
        row("first of two", "users: a\ncontexts: b\n",
            "1:8: users must be a list: begin each item with \"- \"");
        row("alias", "users: [{user: {password: *hunter2}}]\n",
            "1:27: the alias cannot be resolved: put a text that begins with * in quotes");
        row("place of an alias", "a: &x 5\ncurrent-context: *x\n",
            "2:18: current-context must be a text: put the value in quotes");
        row("no YAML", "clusters:\n- name: a\n cluster: b\n",
            "3:2: this line does not continue what is above it: check its indentation and the quotes before "
            "it");
    }
    void readingErrors()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const auto config = parseKubeconfig(text.toStdString(), kFile);

        QCOMPARE(problemOf(config), problem);
        QCOMPARE(config.error().code, ErrorCode::Parse);
    }
    void textsOfMoreThan16MiBAreRejected()
    {
        const auto config = parseKubeconfig(std::string((16U << 20U) + 1, '#'), kFile);

        QVERIFY(!config);
        QCOMPARE(config.error().code, ErrorCode::TooLarge);
        QCOMPARE(config.error().where, kFile);
    }

    void filesOfTheEnvironment()
    {
        QCOMPARE(kubeconfigFiles("/a:b::/a:c:", "/home/me"), (Texts{"/a", "b", "c"}));
        QCOMPARE(kubeconfigFiles("", "/home/me"), (Texts{"/home/me/.kube/config"}));
        QCOMPARE(kubeconfigFiles(":", "/home/me"), Texts{});
        QCOMPARE(kubeconfigFiles("", ""), Texts{});
    }
    void firstEntryOfANameWins()
    {
        Kubeconfig config = read("current-context: x\nclusters: [{name: a, cluster: {server: one}}]\n"
                                 "users: [{name: u, user: {token: one}}]\ncontexts: [{name: x}]\n");
        merge(
            config,
            read(
                "current-context: z\nclusters: [{name: b}, {name: a, cluster: {server: two, proxy-url: p}}]\n"
                "users: [{name: u, user: {password: two}}, {name: v}]\ncontexts: [{name: x, context: {user: "
                "u}}, "
                "{name: z}]\n"));

        QCOMPARE(
            config,
            read("current-context: x\nclusters: [{name: a, cluster: {server: one}}, {name: b}]\n"
                 "users: [{name: u, user: {token: one}}, {name: v}]\ncontexts: [{name: x}, {name: z}]\n"));
    }
    void firstCurrentContextWins()
    {
        Kubeconfig config = read("current-context: ''");
        merge(config, read("current-context: z"));
        merge(config, read("current-context: w"));

        QCOMPARE(config.currentContext, std::string("z"));
    }
    void filesAreMerged()
    {
        const Folder folder;
        const std::string first = folder.add(QStringLiteral("a/one"),
                                             "clusters: [{name: a, cluster: {certificate-authority: ca}}]");
        const std::string second
            = folder.add(QStringLiteral("b/two"),
                         "clusters: [{name: a}, {name: b, cluster: {certificate-authority: ../ca}}]");
        const auto config
            = loadKubeconfig({first, folder.path(QStringLiteral("none")).toStdString(), second});

        QVERIFY2(config, qPrintable(problemOf(config)));
        QCOMPARE(config->clusters.size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(config->clusters[0].certificateAuthority.path),
                 folder.path(QStringLiteral("a/ca")));
        QCOMPARE(config->clusters[0].file, first);
        QCOMPARE(QString::fromStdString(config->clusters[1].certificateAuthority.path),
                 folder.path(QStringLiteral("ca")));
        QCOMPARE(config->clusters[1].file, second);
    }
    void relativeFilesAreBelowTheCurrentFolder()
    {
        const Folder folder;
        const std::string file
            = folder.add(QStringLiteral("a/one"), "users: [{name: u, user: {tokenFile: t}}]");
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path(QString())));
        const auto config = loadKubeconfig({"./a/one"});
        QVERIFY(QDir::setCurrent(before));

        QVERIFY2(config, qPrintable(problemOf(config)));
        QCOMPARE(config->users.at(0).file, file);
        QCOMPARE(QString::fromStdString(config->users[0].tokenFile), folder.path(QStringLiteral("a/t")));
    }
    void onlyFileMustExist()
    {
        const Folder folder;
        const std::string none = folder.path(QStringLiteral("none")).toStdString();
        const auto config = loadKubeconfig({none});

        QCOMPARE(problemOf(config),
                 QString::fromStdString(none + ": cannot be opened: No such file or directory"));
        QCOMPARE(config.error().code, ErrorCode::NotFound);
        QVERIFY(loadKubeconfig({none, none + "2"}));
        QVERIFY(loadKubeconfig({}));
    }
    void unreadableFilesAreErrors()
    {
        const Folder folder;
        const std::string good = folder.add(QStringLiteral("good"), "kind: Config");
        const std::string bad = folder.add(QStringLiteral("bad"), "kind: Config\nusers: a");
        const std::string large = folder.add(QStringLiteral("large"), std::string((16U << 20U) + 1, '#'));
        const std::string folderPath = folder.path(QString()).toStdString();

        QCOMPARE(problemOf(loadKubeconfig({good, bad})),
                 QString::fromStdString(bad + ":2:8: users must be a list: begin each item with \"- \""));
        QCOMPARE(problemOf(loadKubeconfig({good, large})),
                 QString::fromStdString(large + ": the file is larger than 16 MiB"));
        QCOMPARE(loadKubeconfig({large}).error().code, ErrorCode::TooLarge);
        QCOMPARE(problemOf(loadKubeconfig({good, folderPath})),
                 QString::fromStdString(folderPath + ": is a folder, not a file"));
        QCOMPARE(loadKubeconfig({good, folderPath}).error().code, ErrorCode::Io);
        QCOMPARE(problemOf(loadKubeconfig({good, good + "/x"})),
                 QString::fromStdString(good + "/x: cannot be opened: Not a directory"));
    }

    void loginHasTheEntriesOfTheContext()
    {
        const Kubeconfig config
            = read("current-context: x\n"
                   "contexts: [{name: x, context: {cluster: c, user: u}}, {name: z, context: {cluster: d}}]\n"
                   "clusters: [{name: c, cluster: {server: one}}, {name: d, cluster: {server: two}}]\n"
                   "users: [{name: u, user: {token: t}}]\n");

        const auto current = login(config, {});
        QVERIFY2(current, qPrintable(problemOf(current)));
        QCOMPARE(*current, (Login{config.contexts[0], config.clusters[0], config.users[0]}));
        const auto other = login(config, "z");
        QVERIFY2(other, qPrintable(problemOf(other)));
        QCOMPARE(*other, (Login{config.contexts[1], config.clusters[1], User{}}));
    }
    void missingEntries_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("context");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no current context") << "contexts: [{name: x}]"
                                            << ""
                                            << "current-context: no current context is set: choose a context";
        QTest::newRow("no context") << "current-context: x"
                                    << ""
                                    << "x: no kubeconfig has a context of this name";
        QTest::newRow("similar context")
            << "contexts: [{name: staging}, {name: production}]"
            << "prodction"
            << "prodction: no kubeconfig has a context of this name; did you mean "
               "\"production\"?";
        QTest::newRow("cluster")
            << "contexts: [{name: x, context: {cluster: c}}]"
            << "x"
            << "/etc/kube/config: context \"x\" names the cluster \"c\", which does not exist: "
               "add it under clusters, or add the file that contains it to KUBECONFIG";
        QTest::newRow("user")
            << "contexts: [{name: x, context: {cluster: c, user: u}}]\nclusters: [{name: c}]"
            << "x"
            << "/etc/kube/config: context \"x\" names the user \"u\", which does not exist: add "
               "it under users, or add the file that contains it to KUBECONFIG";
    }
    void missingEntries()
    {
        QFETCH(QString, text);
        QFETCH(QString, context);
        QFETCH(QString, problem);
        const auto result = login(read(text.toStdString()), context.toStdString());

        QCOMPARE(problemOf(result), problem);
        QCOMPARE(result.error().code, ErrorCode::NotFound);
    }
    void contextWithoutCluster()
    {
        const auto result = login(read("contexts: [{name: x}]"), "x");

        QCOMPARE(problemOf(result),
                 QStringLiteral("/etc/kube/config: context \"x\" has no cluster: add \"cluster: NAME\""));
        QCOMPARE(result.error().code, ErrorCode::InvalidArgument);
    }

    void unusableClusters_data()
    {
        QTest::addColumn<QString>("cluster");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no server") << ""
                                   << "cluster \"c\" has no server: add \"server: https://HOST:PORT\"";
        QTest::newRow("two authorities")
            << "server: s, certificate-authority: ca, certificate-authority-data: QUJD"
            << "cluster \"c\" has both certificate-authority and certificate-authority-data: remove one of "
               "them";
        QTest::newRow("skipped authority")
            << "server: s, insecure-skip-tls-verify: true, certificate-authority: ca"
            << "cluster \"c\" has both insecure-skip-tls-verify and certificate-authority: remove one of "
               "them";
        QTest::newRow("skipped authority data")
            << "server: s, insecure-skip-tls-verify: true, certificate-authority-data: QUJD"
            << "cluster \"c\" has both insecure-skip-tls-verify and certificate-authority-data: remove one "
               "of them";
        const char* const proxy
            = "the proxy-url of cluster \"c\" must begin with http://, https:// or socks5://";
        QTest::newRow("proxy scheme") << "server: s, proxy-url: 'ftp://secret@p'" << proxy;
        QTest::newRow("proxy without a scheme") << "server: s, proxy-url: 'proxy:3128'" << proxy;
        QTest::newRow("proxy without a host") << "server: s, proxy-url: 'http:'" << proxy;
    }
    void unusableClusters()
    {
        QFETCH(QString, cluster);
        QFETCH(QString, problem);
        const auto result = loginWith(cluster.toStdString(), "token: t");

        QCOMPARE(problemOf(result), QStringLiteral("/etc/kube/config: ") + problem);
        QCOMPARE(result.error().code, ErrorCode::InvalidArgument);
    }
    void usableClusters()
    {
        for (const char* fields :
             {"server: s", "server: s, insecure-skip-tls-verify: true", "server: s, proxy-url: 'SOCKS5://p'",
              "server: s, insecure-skip-tls-verify: true, tls-server-name: t"}) {
            const auto result = loginWith(fields, "token: t");
            QVERIFY2(result, qPrintable(fields + problemOf(result)));
        }
    }

    void unusableUsers_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<bool>("isUnsupported");
        const auto row
            = [](const char* name, const char* user, const char* problem, bool isUnsupported = false) {
                  QTest::newRow(name) << user << problem << isUnsupported;
              };
        row("token and user name", "token: t, username: me",
            "user \"u\" has both token and username: remove one of them");
        row("token and password", "token: t, password: p",
            "user \"u\" has both token and password: remove one of them");
        row("token file and user name", "tokenFile: t, username: me",
            "user \"u\" has both tokenFile and username: remove one of them");
        row("two certificates", "client-certificate: c, client-certificate-data: QUJD, client-key: k",
            "user \"u\" has both client-certificate and client-certificate-data: remove one of them");
        row("two keys", "client-certificate: c, client-key: k, client-key-data: QUJD",
            "user \"u\" has both client-key and client-key-data: remove one of them");
        row("no key", "client-certificate-data: QUJD",
            "user \"u\" has a client certificate without its key: add client-key or client-key-data");
        row("uid without a user", "as-uid: '5'",
            "user \"u\" has as-uid, as-groups or as-user-extra without as: add the name of the user");
        row("groups without a user", "as-groups: [g]",
            "user \"u\" has as-uid, as-groups or as-user-extra without as: add the name of the user");
        row("extra without a user", "as-user-extra: {a: []}",
            "user \"u\" has as-uid, as-groups or as-user-extra without as: add the name of the user");
        row("auth-provider", "auth-provider: {name: oidc, config: {id-token: secret}}",
            "the auth-provider \"oidc\" of user \"u\" is not supported: replace it with exec, as the "
            "provider's "
            "documentation describes",
            true);
        row("unnamed auth-provider", "auth-provider: {}",
            "the auth-provider \"(unnamed)\" of user \"u\" is not supported: replace it with exec, as the "
            "provider's "
            "documentation describes",
            true);
        row("exec and auth-provider", "exec: {command: c}, auth-provider: {name: gcp}",
            "user \"u\" has both exec and auth-provider: remove one of them");
        row("no command", "exec: {apiVersion: client.authentication.k8s.io/v1beta1}",
            "exec of user \"u\" has no command: add \"command: PROGRAM\"");
        row("no apiVersion", "exec: {command: c}",
            "exec of user \"u\" has no apiVersion: add \"apiVersion: client.authentication.k8s.io/v1\"");
        row("v1alpha1", "exec: {command: c, apiVersion: client.authentication.k8s.io/v1alpha1}",
            "the exec apiVersion \"client.authentication.k8s.io/v1alpha1\" of user \"u\" is not supported: "
            "use "
            "client.authentication.k8s.io/v1 or client.authentication.k8s.io/v1beta1, and update the program "
            "if it "
            "does not support them",
            true);
        row("v1 without interactiveMode", "exec: {command: c, apiVersion: client.authentication.k8s.io/v1}",
            "exec of user \"u\" has no interactiveMode, which apiVersion client.authentication.k8s.io/v1 "
            "requires: "
            "add \"interactiveMode: IfAvailable\"");
        row("interactiveMode",
            "exec: {command: c, apiVersion: client.authentication.k8s.io/v1, interactiveMode: never}",
            "unknown interactiveMode \"never\" of user \"u\": use Never, IfAvailable or Always");
        row("variable without a name",
            "exec: {command: c, apiVersion: client.authentication.k8s.io/v1beta1, env: [{value: secret}]}",
            "exec of user \"u\" has a variable without a name: add it under env");
    }
    void unusableUsers()
    {
        QFETCH(QString, user);
        QFETCH(QString, problem);
        QFETCH(bool, isUnsupported);
        const auto result = loginWith("server: s", user.toStdString());

        QCOMPARE(problemOf(result), QStringLiteral("/etc/kube/config: ") + problem);
        QCOMPARE(result.error().code, isUnsupported ? ErrorCode::Unsupported : ErrorCode::InvalidArgument);
    }
    void usableUsers()
    {
        for (const char* fields :
             {"", "token: t", "token: t, tokenFile: f", "username: me, password: p", "client-key: k",
              "client-certificate: c, client-key: k, token: t", "as: a, as-uid: '5', as-groups: [g]",
              "exec: {command: c, apiVersion: client.authentication.k8s.io/v1beta1}, token: t",
              "exec: {command: c, apiVersion: client.authentication.k8s.io/v1beta1, interactiveMode: Never}",
              "exec: {command: c, apiVersion: client.authentication.k8s.io/v1, interactiveMode: Always}"}) {
            const auto result = loginWith("server: s", fields);
            QVERIFY2(result, qPrintable(fields + problemOf(result)));
        }
    }
};

QUOTADECK_TEST(TestKubeconfig, NoApplication)
} // namespace tst_kubeconfig
#include "tst_kubeconfig.moc"
