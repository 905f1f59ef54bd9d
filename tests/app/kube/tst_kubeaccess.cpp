// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/scheduleraccess.h"
#include "tests/app/kube/credentialplugin.h"
#include "tests/support/fetched.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <memory>
#include <optional>

namespace tst_kubeaccess {
using namespace quotadeck;
using namespace quotadeck::testing;
using http::HttpAnswer;
using namespace std::chrono_literals;

namespace {
Result<HttpAnswer> get(const http::ServerAccessPtr& access, const QString& path = QStringLiteral("/version"))
{
    return fetched(access, path);
}

Result<HttpAnswer> get(const kube::ContextChoice& choice, const QString& path = QStringLiteral("/version"))
{
    return get(std::make_shared<kube::KubeAccess>(choice), path);
}

/// The way that @p access gives for the next request.
Result<http::Route> nextRoute(kube::KubeAccess& access)
{
    std::optional<Result<http::Route>> route;
    QObject receiver;
    access.open(&receiver, [&route](const Result<http::Route>& given) { route = given; });
    if (!QTest::qWaitFor([&route] { return route.has_value(); }, 30'000))
        return fail(ErrorCode::Timeout, {}, {});
    return *route;
}

QByteArray authorizationOf(const Result<http::Route>& route)
{
    for (const auto& header : route->headers) {
        if (header.first.toLower() == "authorization")
            return header.second;
    }
    return {};
}

/// Two contexts, "one" and "two", with a server and a token each.
QByteArray twoContexts(const QByteArray& current, const QByteArray& firstServer = "https://one.example",
                       const QByteArray& firstToken = "1", const QByteArray& firstName = "one")
{
    return "apiVersion: v1\nkind: Config\ncurrent-context: " + current
        + "\nclusters:\n- name: c1\n  cluster: {server: '" + firstServer
        + "'}\n- name: c2\n  cluster: {server: 'https://two.example'}\nusers:\n- name: u1\n  user: {token: '"
        + firstToken + "'}\n- name: u2\n  user: {token: '2'}\ncontexts:\n- name: " + firstName
        + "\n  context: {cluster: c1, user: u1}\n- name: two\n  context: {cluster: c2, user: u2}\n";
}

const QString kConfigMaps = QStringLiteral("/api/v1/namespaces/default/configmaps");

/// A login shell of the user that runs @p script, whatever it is asked.
struct LoginShell
{
    LoginShell(const KubeCluster& cluster, const QByteArray& script)
        : path(cluster.write(QStringLiteral("shell"), "#!/bin/sh\n" + script))
    {
        QFile::setPermissions(QString::fromStdString(path),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("SHELL", QByteArray::fromStdString(path));
    }
    ~LoginShell() { qputenv("SHELL", before); }
    LoginShell(const LoginShell&) = delete;
    LoginShell& operator=(const LoginShell&) = delete;

    std::string path;
    QByteArray before = qgetenv("SHELL");
};
} // namespace

class TestKubeAccess : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void signsIn_data()
    {
        QTest::addColumn<QByteArray>("user");
        QTest::addColumn<QByteArray>("authorization");
        QTest::newRow("token") << QByteArray("token: admin-token") << QByteArray("Bearer admin-token");
        QTest::newRow("nobody") << QByteArray("{}") << QByteArray();
    }

    void signsIn()
    {
        QFETCH(QByteArray, user);
        QFETCH(QByteArray, authorization);
        const KubeCluster cluster;
        const auto answer = get(cluster.context(user));
        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(answer->where, std::string("/version"));
        QCOMPARE(cluster.server.requests().back().headers.value("authorization"), authorization);
    }

    void signsInWithUserAndPassword()
    {
        const KubeCluster cluster;
        const auto answer = get(cluster.context("username: ann\n    password: pw:1"), kConfigMaps);
        QCOMPARE(answer.error().code, ErrorCode::Unauthorized); // the server knows no passwords
        QCOMPARE(cluster.server.requests().back().headers.value("authorization"),
                 "Basic " + QByteArray("ann:pw:1").toBase64());
    }

    void signsInWithACertificate_data()
    {
        QTest::addColumn<bool>("isRsa");
        QTest::addColumn<bool>("isTraditional");
        QTest::newRow("EC, PKCS#8") << false << false;
        QTest::newRow("EC, SEC 1") << false << true;
        QTest::newRow("RSA, PKCS#8") << true << false;
        QTest::newRow("RSA, PKCS#1") << true << true;
    }

    void signsInWithACertificate()
    {
        QFETCH(bool, isRsa);
        QFETCH(bool, isTraditional);
        const KubeCluster cluster;
        const auto client = cluster.authority.client(
            QStringLiteral("ann"), {QStringLiteral("system:masters")}, isRsa ? TestKey::Rsa : TestKey::Ec);
        const auto answer = get(cluster.context(KubeCluster::certificateUser(
                                    client.certificate, isTraditional ? client.traditionalKey : client.key)),
                                kConfigMaps);
        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(cluster.server.requests().back().certificateUser->name, QStringLiteral("ann"));
    }

    void readsFilesRelativeToTheKubeconfig()
    {
        const KubeCluster cluster;
        (void)cluster.write(QStringLiteral("ca.pem"), cluster.authority.certificate());
        (void)cluster.write(QStringLiteral("token"), "admin-token\n");
        const auto answer = get(cluster.context("tokenFile: token",
                                                "server: " + cluster.server.url().toUtf8()
                                                    + "\n    certificate-authority: ca.pem"),
                                kConfigMaps);
        QVERIFY2(answer, textOf(answer).c_str());
    }

    void namesAFileThatIsMissing()
    {
        const KubeCluster cluster;
        const auto answer = get(cluster.context("tokenFile: nothing"));
        QCOMPARE(answer.error().code, ErrorCode::Io);
        QVERIFY(answer.error().where.ends_with("/nothing"));
        QVERIFY(cluster.server.requests().isEmpty());
    }

    void namesDataThatIsNoCertificate()
    {
        const KubeCluster cluster;
        const auto answer
            = get(cluster.context("client-certificate-data: aGVsbG8=\n    client-key-data: aGVsbG8="));
        QCOMPARE(answer.error().code, ErrorCode::Parse);
        QVERIFY(answer.error().where.ends_with(": client-certificate-data"));
    }

    void saysWhyTheServerIsNotTrusted_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("message");
        QTest::newRow("other authority") << 0
                                         << QStringLiteral("the certificate of 127.0.0.1 is signed by no "
                                                           "authority that is trusted here; name the file "
                                                           "of its certificate authority");
        QTest::newRow("expired") << 1 << QStringLiteral("the certificate of 127.0.0.1 has expired on ");
        QTest::newRow("not yet valid")
            << 2 << QStringLiteral("the certificate of 127.0.0.1 is not valid before ");
        QTest::newRow("other name")
            << 3 << QStringLiteral("the certificate of 127.0.0.1 is for another server: elsewhere.example");
    }

    void saysWhyTheServerIsNotTrusted()
    {
        QFETCH(int, kind);
        QFETCH(QString, message);
        KubeCluster cluster;
        const TestAuthority other;
        const auto identity = kind == 0 ? other.server()
            : kind == 3 ? cluster.authority.server({{QStringLiteral("elsewhere.example")}, {}})
                        : cluster.authority.server({}, TestKey::Ec,
                                                   kind == 1 ? TestValidity::Over : TestValidity::NotYet);
        cluster.server.setTls({identity});
        const auto answer = get(cluster.context());
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Network);
        QVERIFY2(QString::fromStdString(textOf(answer)).startsWith(message), textOf(answer).c_str());
        QVERIFY(cluster.server.requests().isEmpty()); // the token was not sent
    }

    void comparesTheCertificateWithTheNameOfTheKubeconfig()
    {
        KubeCluster cluster;
        cluster.server.setTls({cluster.authority.server({{QStringLiteral("elsewhere.example")}, {}})});
        const auto answer = get(cluster.context(
            "token: admin-token", cluster.trusted() + "\n    tls-server-name: elsewhere.example"));
        QVERIFY2(answer, textOf(answer).c_str());
    }

    void trustsAnyServerWhenToldTo()
    {
        KubeCluster cluster;
        cluster.server.setTls({TestAuthority::selfSigned()});
        const auto access = std::make_shared<kube::SchedulerAccess>(
            kube::SchedulerChoice{cluster.context("token: admin-token",
                                                  "server: " + cluster.server.url().toUtf8()
                                                      + "\n    insecure-skip-tls-verify: true"),
                                  kNamespace, kService});
        const auto answer = get(access->server());
        QVERIFY2(answer, textOf(answer).c_str());
        QVERIFY(access->isUnverified());
        QVERIFY(access->server()->isUnverified());
    }

    void noticesThatAServerIsVerified()
    {
        const KubeCluster cluster;
        const auto access = std::make_shared<kube::KubeAccess>(cluster.context());
        QVERIFY(get(access));
        QVERIFY(!access->isUnverified());
    }

    void listsTheServicesAgainWhenTheServerIsBusy()
    {
        KubeCluster cluster;
        cluster.server.api.settings.refusals
            = {{.status = 429, .verb = QStringLiteral("list"), .retryAfter = 1, .times = 1}};
        const auto access
            = std::make_shared<kube::SchedulerAccess>(kube::SchedulerChoice{cluster.context(), {}, {}});
        (void)get(access);
        QVERIFY(access->service());
        QCOMPARE(cluster.server.count("GET", "/api/v1/services"), 2);
    }

    void takesNoneOfSeveralSchedulers()
    {
        KubeCluster cluster;
        cluster.addScheduler("second", {{QStringLiteral("app"), QStringLiteral("yunikorn")}});
        const auto access
            = std::make_shared<kube::SchedulerAccess>(kube::SchedulerChoice{cluster.context(), {}, {}});
        const auto answer = get(access);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::InvalidArgument);
        QVERIFY2(textOf(answer).find("several schedulers: second/yunikorn-service, yunikorn/yunikorn-service")
                     != std::string::npos,
                 textOf(answer).c_str());
        QVERIFY(!access->service());
        const auto chosen
            = std::make_shared<kube::SchedulerAccess>(kube::SchedulerChoice{cluster.context(), "second", {}});
        (void)get(chosen);
        QCOMPARE(chosen->service()->nameSpace, std::string("second"));
    }

    void takesTheMostLikelyScheduler()
    {
        KubeCluster cluster;
        cluster.addScheduler("second", {}); // found by its name alone
        const auto access
            = std::make_shared<kube::SchedulerAccess>(kube::SchedulerChoice{cluster.context(), {}, {}});
        (void)get(access);
        QCOMPARE(access->service()->nameSpace, std::string(kNamespace));
    }

    void passesOnHowLongTheServerAsksToWait()
    {
        KubeCluster cluster;
        cluster.server.api.settings.refusals
            = {{.status = 429, .verb = QStringLiteral("list"), .retryAfter = 120}};
        const auto answer
            = get(std::make_shared<kube::SchedulerAccess>(kube::SchedulerChoice{cluster.context(), {}, {}}));
        QVERIFY(!answer);
        QVERIFY(answer.error().retryAfter == std::chrono::seconds(120));
        QCOMPARE(cluster.server.count("GET", "/api/v1/services"), 1);
    }

    void actsAsSomebodyElse()
    {
        const KubeCluster cluster;
        const auto answer = get(
            cluster.context("token: admin-token\n    as: bob\n    as-uid: '7'\n    as-groups: [dev, qa]\n"
                            "    as-user-extra: {'Sco pe': [one, two]}"));
        QVERIFY2(answer, textOf(answer).c_str());
        const auto headers = cluster.server.requests().back().headers;
        QCOMPARE(headers.value("impersonate-user"), QByteArray("bob"));
        QCOMPARE(headers.value("impersonate-uid"), QByteArray("7"));
        QVERIFY(headers.contains("impersonate-group"));
        QVERIFY(
            !headers.value("impersonate-group").contains("Impersonate")); // two headers, not one with a break
        QVERIFY(headers.contains("impersonate-extra-sco%20pe"));
    }

    void refusesALineBreakInAHeader()
    {
        const KubeCluster cluster;
        const auto answer
            = get(cluster.context("token: admin-token\n    as: \"bob\\r\\nImpersonate-User: root\""));
        QCOMPARE(answer.error().code, ErrorCode::InvalidArgument);
        QVERIFY(cluster.server.requests().isEmpty());
    }

    void readsARenewedTokenFileAfterARefusal()
    {
        const KubeCluster cluster;
        (void)cluster.write(QStringLiteral("token"), "old");
        const auto access = std::make_shared<kube::KubeAccess>(cluster.context("tokenFile: token"));
        QCOMPARE(get(access).error().code, ErrorCode::Unauthorized);
        (void)cluster.write(QStringLiteral("token"), "admin-token");
        const auto answer = get(access);
        QVERIFY2(answer, textOf(answer).c_str());
    }

    void runsAPluginOnceForSeveralRequests()
    {
        const KubeCluster cluster;
        const CredentialPlugin plugin(cluster, CredentialPlugin::printing(R"("token":"admin-token")"));
        const auto access = std::make_shared<kube::KubeAccess>(
            cluster.context(plugin.user("\n      args: [a, b]\n      env: [{name: EXTRA, value: more}]\n"
                                        "      provideClusterInfo: true")));
        QVERIFY(get(access, kConfigMaps));
        QVERIFY(get(access, kConfigMaps));
        QCOMPARE(plugin.runs(), 1);
        const auto info = plugin.info();
        QVERIFY(info.endsWith(" more\n"));
        const auto spec = QJsonDocument::fromJson(info.left(info.lastIndexOf('}') + 1))
                              .object()
                              .value(u"spec")
                              .toObject();
        QCOMPARE(spec.value(u"interactive").toBool(true), false);
        QCOMPARE(spec.value(u"cluster").toObject().value(u"server").toString(), cluster.server.url());
    }

    /// It is not tried again by itself: one sign-in in the browser would follow the other.
    void aPluginThatDoesNotEndHasSignedNobodyIn()
    {
        const KubeCluster cluster;
        const CredentialPlugin plugin(cluster, "exec sleep 1000\n");
        const auto login = kube::loginOf(cluster.context(plugin.user()));
        const auto credential = kube::runExecPlugin(*login->user.exec, login->cluster, {}, 300ms);
        QVERIFY(!credential);
        QCOMPARE(credential.error().code, ErrorCode::Unauthorized);
    }

    void tellsAPluginOfTheCluster()
    {
        const KubeCluster cluster;
        const CredentialPlugin plugin(cluster, CredentialPlugin::printing(R"("token":"admin-token")"));
        (void)cluster.write(QStringLiteral("ca.pem"), cluster.authority.certificate());
        const auto access = std::make_shared<kube::KubeAccess>(
            cluster.context(plugin.user("\n      provideClusterInfo: true"),
                            "server: " + cluster.server.url().toUtf8()
                                + "\n    certificate-authority: ca.pem\n    disable-compression: true"
                                  "\n    extensions:\n    - name: client.authentication.k8s.io/exec"
                                  "\n      extension: {audience: a1, regions: [1, 'two']}"));
        QVERIFY(get(access, kConfigMaps));
        QCOMPARE(cluster.server.requests().back().headers.value("accept-encoding"), QByteArray("identity"));
        const auto info = plugin.info();
        const auto described = QJsonDocument::fromJson(info.left(info.lastIndexOf('}') + 1))
                                   .object()
                                   .value(u"spec")
                                   .toObject()
                                   .value(u"cluster")
                                   .toObject();
        QCOMPARE(QByteArray::fromBase64(described.value(u"certificate-authority-data").toString().toUtf8()),
                 cluster.authority.certificate());
        QVERIFY(described.value(u"disable-compression").toBool());
        QCOMPARE(QJsonDocument(described.value(u"config").toObject()).toJson(QJsonDocument::Compact),
                 QByteArray(R"({"audience":"a1","regions":[1,"two"]})"));
    }

    /// A desktop starts programs with a shorter PATH than a terminal has.
    void givesAPluginThePathOfTheLoginShell()
    {
        const KubeCluster cluster;
        const LoginShell shell(cluster, "echo Welcome\nprintf '\\n%s' '/login/bin:/usr/bin'\n");
        const CredentialPlugin plugin(
            cluster,
            "echo $PATH > $(dirname $0)/path\n"
                + QByteArray(CredentialPlugin::printing(R"("token":"admin-token")")));
        QVERIFY(get(cluster.context(plugin.user()), kConfigMaps));
        QFile path(cluster.folder.filePath(QStringLiteral("path")));
        QVERIFY(path.open(QIODevice::ReadOnly));
        const auto folders = path.readAll().trimmed().split(':');
        QVERIFY(folders.contains("/login/bin"));
        QCOMPARE(folders.count("/usr/bin"), 1);
    }

    void endsAtOnceWhileALoginShellIsSilent()
    {
        const KubeCluster cluster;
        const LoginShell shell(cluster, "echo $$ > $(dirname $0)/shell.pid\nexec sleep 1000\n");
        const QString pidFile = cluster.folder.filePath(QStringLiteral("shell.pid"));
        const CredentialPlugin plugin(cluster, CredentialPlugin::printing(R"("token":"admin-token")"));
        auto access = std::make_unique<kube::KubeAccess>(cluster.context(plugin.user()));
        QObject receiver;
        access->open(&receiver, [](const Result<http::Route>&) {});
        QTRY_VERIFY(QFileInfo(pidFile).size() > 0);
        QElapsedTimer time;
        time.start();
        access.reset();
        QVERIFY(time.elapsed() < 4'000); // the shell would have 5 s
        QCOMPARE(plugin.runs(), 0);
        QFile file(pidFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(::kill(file.readAll().trimmed().toInt(), 0) != 0); // nothing is left of it
    }

    void runsAPluginAgainWhenItsCredentialsExpire()
    {
        const KubeCluster cluster;
        const CredentialPlugin plugin(
            cluster,
            CredentialPlugin::printing(
                R"("token":"admin-token","expirationTimestamp":"2020-01-01T00:00:00Z")"));
        const auto choice = cluster.context(plugin.user());
        QVERIFY(get(choice, kConfigMaps));
        QVERIFY(get(choice, kConfigMaps));
        QCOMPARE(plugin.runs(), 2);
    }

    void runsAPluginAgainWhenTheServerRefuses()
    {
        const KubeCluster cluster;
        const CredentialPlugin plugin(
            cluster,
            "if [ $(wc -l < " + cluster.folder.filePath(QStringLiteral("runs")).toUtf8() + ") -gt 1 ]; then\n"
                + CredentialPlugin::printing(R"("token":"admin-token")") + "else\n"
                + CredentialPlugin::printing(R"("token":"too-old")") + "fi\n");
        const auto answer = get(cluster.context(plugin.user()), kConfigMaps);
        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(plugin.runs(), 2);
        QCOMPARE(cluster.server.requests().size(), 2);
    }

    void asksAPluginOnlyOnceMore()
    {
        const KubeCluster cluster;
        const CredentialPlugin plugin(cluster, CredentialPlugin::printing(R"("token":"wrong")"));
        const auto answer = get(cluster.context(plugin.user()), kConfigMaps);
        QCOMPARE(answer.error().code, ErrorCode::Unauthorized);
        QCOMPARE(plugin.runs(), 2);
    }

    void runsAPluginAgainWhenTheServerRefusesDuringAReading()
    {
        const KubeCluster cluster;
        const auto token = cluster.write(QStringLiteral("token"), "old");
        const CredentialPlugin plugin(cluster,
                                      "TOKEN=$(cat " + QByteArray::fromStdString(token) + ")\n"
                                          + QByteArray(CredentialPlugin::printing(R"("token":"'$TOKEN'")")));
        kube::KubeAccess access(cluster.context(plugin.user()), 0ms);
        const auto first = nextRoute(access);
        QCOMPARE(authorizationOf(first), QByteArray("Bearer old"));
        (void)cluster.write(QStringLiteral("token"), "new");
        QObject receiver;
        std::optional<Result<http::Route>> second;
        access.open(&receiver, [&second](const Result<http::Route>& given) { second = given; });
        QVERIFY(!second); // the files are being read again, with a credential that has no end
        QVERIFY(access.renew(*first));
        QTRY_VERIFY(second);
        QCOMPARE(authorizationOf(*second), QByteArray("Bearer new"));
        QCOMPARE(plugin.runs(), 2);
    }

    void takesACertificateFromAPlugin()
    {
        const KubeCluster cluster;
        const auto client
            = cluster.authority.client(QStringLiteral("ann"), {QStringLiteral("system:masters")});
        const QJsonObject status{
            {QStringLiteral("clientCertificateData"), QString::fromLatin1(client.certificate)},
            {QStringLiteral("clientKeyData"), QString::fromLatin1(client.key)}};
        const auto json = QJsonDocument(status).toJson(QJsonDocument::Compact);
        (void)cluster.write(
            QStringLiteral("answer"),
            R"({"apiVersion":"client.authentication.k8s.io/v1","kind":"ExecCredential","status":)" + json
                + "}");
        const CredentialPlugin plugin(
            cluster, "cat " + cluster.folder.filePath(QStringLiteral("answer")).toUtf8() + "\n");
        const auto answer = get(cluster.context(plugin.user()), kConfigMaps);
        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(cluster.server.requests().back().certificateUser->name, QStringLiteral("ann"));
    }

    void saysWhyAPluginFails_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("message");
        QTest::newRow("exit code")
            << QByteArray("echo 'login expired: run  aws sso login' >&2; exit 3\n")
            << QStringLiteral("the credential plugin failed with exit code 3: login expired: run aws "
                              "sso login");
        QTest::newRow("silent") << QByteArray("exit 1\n")
                                << QStringLiteral(
                                       "the credential plugin failed with exit code 1: it printed no reason");
        QTest::newRow("no answer") << QByteArray("echo hello\n")
                                   << QStringLiteral("the credential plugin did not print an ExecCredential");
        QTest::newRow("no credentials")
            << CredentialPlugin::printing("")
            << QStringLiteral("the credential plugin printed neither a token nor a client "
                              "certificate");
        QTest::newRow("other version")
            << QByteArray(
                   R"(echo '{"apiVersion":"client.authentication.k8s.io/v1beta1","kind":"ExecCredential"}')")
            << QStringLiteral(
                   "the credential plugin answers in version \"client.authentication.k8s.io/v1beta1\", but "
                   "\"client.authentication.k8s.io/v1\" is expected");
    }

    void saysWhyAPluginFails()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, message);
        const KubeCluster cluster;
        const CredentialPlugin plugin(cluster, script);
        const auto answer = get(cluster.context(plugin.user()));
        QCOMPARE(QString::fromStdString(textOf(answer)), message);
        QCOMPARE(answer.error().where, plugin.path);
        QVERIFY(cluster.server.requests().isEmpty());
    }

    void namesAPluginThatIsMissing()
    {
        const KubeCluster cluster;
        const auto answer = get(cluster.context(
            "exec:\n      apiVersion: client.authentication.k8s.io/v1\n      interactiveMode: IfAvailable\n"
            "      command: no-such-plugin\n      installHint: Install it from example.com"));
        QCOMPARE(answer.error().code, ErrorCode::NotFound);
        QCOMPARE(answer.error().where, std::string("no-such-plugin"));
        QVERIFY(
            QString::fromStdString(textOf(answer)).endsWith(QStringLiteral(". Install it from example.com")));
    }

    void followsAChangeOfTheKubeconfigAfterARefusal()
    {
        const KubeCluster cluster;
        (void)cluster.write(QStringLiteral("token"), "wrong");
        const auto access = std::make_shared<kube::KubeAccess>(cluster.context("tokenFile: token"));
        QVERIFY(!get(access));
        (void)cluster.context("token: admin-token"); // another user in the same file
        const auto answer = get(access);
        QVERIFY2(answer, textOf(answer).c_str());
    }

    void staysWithTheContextThatWasTheCurrentOne()
    {
        const KubeCluster cluster;
        const auto file = cluster.write(QStringLiteral("config"), twoContexts("one"));
        kube::KubeAccess access({{file}, {}}, 0ms);
        QCOMPARE(nextRoute(access)->base.host(), QStringLiteral("one.example"));
        (void)cluster.write(QStringLiteral("config"), twoContexts("two", "https://one.example", "new"));
        const auto route = nextRoute(access); // somebody has run kubectl config use-context
        QVERIFY(route);
        QCOMPARE(route->base.host(), QStringLiteral("one.example"));
        QCOMPARE(authorizationOf(route), QByteArray("Bearer new")); // a renewed token is followed
        QCOMPARE(access.context().context, std::string("one"));
    }

    void leadsToNoOtherServerAfterAChangeOfTheKubeconfig_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        QTest::newRow("another server")
            << twoContexts("one", "https://three.example") << int(ErrorCode::InvalidArgument)
            << QStringLiteral("the context \"one\" leads to another server");
        QTest::newRow("no such context")
            << twoContexts("two", "https://one.example", "1", "former") << int(ErrorCode::NotFound)
            << QStringLiteral("no kubeconfig has a context of this name");
    }

    void leadsToNoOtherServerAfterAChangeOfTheKubeconfig()
    {
        QFETCH(QByteArray, config);
        QFETCH(int, code);
        QFETCH(QString, message);
        const KubeCluster cluster;
        const auto file = cluster.write(QStringLiteral("config"), twoContexts("one"));
        kube::KubeAccess access({{file}, {}}, 0ms);
        QVERIFY(nextRoute(access));
        (void)cluster.write(QStringLiteral("config"), config);
        const auto changed = nextRoute(access);
        QVERIFY(!changed);
        QCOMPARE(int(changed.error().code), code);
        const auto text = changed.error().message.english();
        QVERIFY2(QString::fromStdString(text).contains(message), text.c_str());
        QVERIFY(!nextRoute(access)); // also when asked once more
        (void)cluster.write(QStringLiteral("config"), twoContexts("one"));
        QVERIFY(nextRoute(access));
    }

    void sendsCredentialsToNoOtherServer()
    {
        KubeCluster cluster;
        const FakeKubeServer other;
        cluster.server.api.setBackend(
            QStringLiteral("services"), QLatin1String(kNamespace), QLatin1String(kService), kPort,
            [&other](const KubeRequest&) {
                KubeAnswer moved;
                moved.status = 302;
                moved.headers.append({"Location", other.url(QStringLiteral("/login")).toUtf8()});
                return moved;
            });
        const auto answer = get(
            cluster.context(),
            QStringLiteral(
                "/api/v1/namespaces/yunikorn/services/http:yunikorn-service:9080/proxy/ws/v1/partitions"));
        QVERIFY(!answer);
        QVERIFY(other.requests().isEmpty());
    }

    void findsTheSameWayAgain() // else connections would be made anew
    {
        const KubeCluster cluster;
        const auto client = cluster.authority.client(QStringLiteral("ann"));
        const auto login
            = kube::loginOf(cluster.context(KubeCluster::certificateUser(client.certificate, client.key)));
        QVERIFY(login);
        const auto first = kube::routeOf(*login, {}, {});
        const auto second = kube::routeOf(*login, {}, {});
        QVERIFY(first && second);
        QVERIFY(first->route.tls == second->route.tls);
        QCOMPARE(first->route.headers, second->route.headers);
        QCOMPARE(first->proxy, second->proxy);
    }

    void usesAPathOfTheServer()
    {
        const KubeCluster cluster;
        const auto answer = get(
            cluster.context("token: admin-token",
                            "certificate-authority-data: " + cluster.authority.certificate().toBase64()
                                + "\n    server: " + cluster.server.url().toUtf8() + "/k8s/clusters/c-1/"));
        QVERIFY(!answer); // the server has no such path
        QCOMPARE(cluster.server.requests().back().target, QByteArray("/k8s/clusters/c-1/version"));
    }

    void judgesAProxy_data()
    {
        QTest::addColumn<QByteArray>("proxy");
        QTest::addColumn<bool>("isGood");
        QTest::newRow("http") << QByteArray("http://proxy.example:3128") << true;
        QTest::newRow("socks5") << QByteArray("socks5://u:p@proxy.example") << true;
        QTest::newRow("https") << QByteArray("https://proxy.example") << false;
        QTest::newRow("no address") << QByteArray("proxy.example") << false;
    }

    void judgesAProxy()
    {
        QFETCH(QByteArray, proxy);
        QFETCH(bool, isGood);
        const KubeCluster cluster;
        const auto login = kube::loginOf(
            cluster.context("token: admin-token", cluster.trusted() + "\n    proxy-url: " + proxy));
        const auto made
            = login.and_then([](const kube::Login& given) { return kube::routeOf(given, {}, {}); });
        QVERIFY2(made.has_value() == isGood, made ? "" : made.error().message.english().c_str());
        if (!made)
            return;
        QCOMPARE(made->proxy.hostName(), QStringLiteral("proxy.example"));
        QCOMPARE(made->proxy.port(), quint16(proxy.startsWith("http") ? 3128 : 1080));
        QCOMPARE(made->proxy.type(),
                 proxy.startsWith("http") ? QNetworkProxy::HttpProxy : QNetworkProxy::Socks5Proxy);
    }
};

QUOTADECK_TEST(TestKubeAccess, QCoreApplication)
} // namespace tst_kubeaccess

#include "tst_kubeaccess.moc"
