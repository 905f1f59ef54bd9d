// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/commands/commandconnection.h"
#include "app/kube/quotaclient.h"
#include "tests/app/kube/quotasincluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <sstream>

namespace tst_quotacommands {
using namespace quotadeck;
using namespace quotadeck::testing;
using test::manifest;
using test::manifests;

namespace {
/// p with 50 guaranteed, of which a has 30 and b 20.
std::string family(const std::string& minOfP = "cpu: 50", const std::string& minOfA = "cpu: 30",
                   const std::string& minOfB = "cpu: 20")
{
    return manifests({manifest("p").parent().min(minOfP), manifest("a").below("p").min(minOfA),
                      manifest("b").below("p").min(minOfB)});
}

struct Outcome
{
    int exitCode = 0;
    QString out;
    QString err;
};

struct Fixture
{
    KubeCluster cluster;
    QuotasInCluster quotas{cluster};
    cli::ApplyOptions options;
    kube::ContextChoice context = cluster.context();

    Fixture()
    {
        quotas.put(family());
        options.isConfirmed = true;
        options.server.cluster.emplace();
    }

    void write(const std::string& text)
    {
        options.quotaFiles = {cluster.write(QStringLiteral("quotas.yaml"), QByteArray::fromStdString(text))};
    }

    template <typename Run>
    Outcome run(Run command)
    {
        kube::QuotaClient client(std::make_shared<kube::KubeAccess>(context), "context test");
        const cli::ApplyTerminal terminal{[](const std::string&) { return std::nullopt; },
                                          [](const bool& isOver) {
                                              while (!isOver)
                                                  QCoreApplication::processEvents(
                                                      QEventLoop::WaitForMoreEvents);
                                          }};
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        const int exitCode = command(client, terminal, cli::Streams{in, out, err});
        return {exitCode, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
    }

    Outcome apply()
    {
        return run(
            [this](kube::QuotaServer& server, const cli::ApplyTerminal& terminal, cli::Streams streams) {
                return cli::runApplyQuotas(options, server, terminal, streams);
            });
    }

    Outcome get(cli::AnswerFormat format = cli::AnswerFormat::Text)
    {
        return run(
            [format](kube::QuotaServer& server, const cli::ApplyTerminal& terminal, cli::Streams streams) {
                cli::GetOptions get;
                get.kind = cli::StoredKind::Quotas;
                get.format = format;
                return cli::runGetQuotas(get, server, terminal, streams);
            });
    }

    /// Signs in as ann, who has these rights on elastic quotas.
    void signInAs(const QStringList& verbs, const QString& nameSpace = {})
    {
        cluster.server.api.settings.tokens.insert(
            "ann", {QStringLiteral("ann"), {}, {QStringLiteral("system:authenticated")}});
        allow(cluster.server.api, QStringLiteral("ann"), nameSpace, verbs,
              QStringLiteral("scheduling.sigs.k8s.io"), {QStringLiteral("elasticquotas")});
        context = cluster.context("token: ann");
    }

    [[nodiscard]] int writes() const
    {
        int count = 0;
        for (const KubeRequest& request : cluster.server.requests())
            count += request.target.contains("/elasticquotas") && request.method != "GET"
                && !request.target.contains("dryRun");
        return count;
    }
};
} // namespace

class TestQuotaCommands : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void printsTheQuotasOfTheClusterAsManifests()
    {
        Fixture f;
        const auto outcome = f.get();
        QVERIFY2(outcome.exitCode == cli::ExitDone, qPrintable(outcome.err));
        const auto quotas = kube::readStoredQuotas(outcome.out.toStdString());
        QCOMPARE(quotas->size(), 3UL);
        QCOMPARE(quotas->front().name(), "p"); // parents first
        for (const char* const part : {"managedFields", "resourceVersion", "uid", "status", "generation"})
            QVERIFY2(!outcome.out.contains(QLatin1String(part)), part);
        // It is what the cluster has: applied again, it changes nothing.
        f.write(outcome.out.toStdString());
        const auto applied = f.apply();
        QCOMPARE(applied.exitCode, int(cli::ExitDone));
        QCOMPARE(applied.out, QStringLiteral("context test has these groups already.\n"));
        QCOMPARE(f.writes(), 0);
    }

    void printsTheQuotasOfTheClusterInJson()
    {
        Fixture f;
        const auto json = QJsonDocument::fromJson(f.get(cli::AnswerFormat::Json).out.toUtf8()).object();
        QCOMPARE(json.value(u"cluster").toString(), QStringLiteral("context test"));
        const auto objects = json.value(u"objects").toArray();
        QCOMPARE(objects.size(), 3);
        QCOMPARE(objects.first().toObject().value(u"kind").toString(), QStringLiteral("ElasticQuota"));
    }

    void printsASnapshotInTheFormOfTheScheduler() // EQ-97
    {
        Fixture f;
        f.quotas.put(manifest("used").annotation("runtime", R"({"cpu":"7"})").used("cpu: 3"));
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        cli::SnapshotOptions snapshot;
        snapshot.server.cluster = kube::SchedulerChoice{f.context, {}, {}};
        snapshot.kind = cli::SystemKind::Koordinator;
        QCOMPARE(cli::runSnapshot(snapshot, app::readOnce, app::readQuotasOnce, {in, out, err}),
                 int(cli::ExitDone));
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(out.str())).object();
        QCOMPARE(json.size(), 4);
        const auto used = json.value(u"used").toObject();
        QCOMPARE(used.value(u"runtime").toObject().value(u"cpu").toString(), QStringLiteral("7"));
        QCOMPARE(used.value(u"used").toObject().value(u"cpu").toString(), QStringLiteral("3"));
        QVERIFY(!used.contains(u"request")); // which is not known
        QVERIFY2(QString::fromStdString(err.str()).contains(QStringLiteral("no pod of koord-scheduler runs")),
                 err.str().c_str());
    }

    void readsAThousandQuotasInPages()
    {
        Fixture f;
        std::vector<std::string> many;
        for (int i = 0; i < 1000; ++i)
            many.push_back(manifest("team-" + std::to_string(i)).in(i % 2 == 0 ? "quotas" : "other"));
        f.quotas.put(manifests(many));
        const auto outcome = f.get();
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QCOMPARE(kube::readStoredQuotas(outcome.out.toStdString())->size(), 1003UL);
        QCOMPARE(f.cluster.server.count("GET", "/apis/scheduling.sigs.k8s.io/v1alpha1/elasticquotas"), 5);
    }

    void aListThatIsForgottenBetweenPagesIsReadAgain()
    {
        Fixture f;
        std::vector<std::string> many;
        for (int i = 0; i < 300; ++i)
            many.push_back(manifest("team-" + std::to_string(i)));
        f.quotas.put(manifests(many));
        bool isDone = false;
        f.cluster.server.beforeAnswer = [&](const KubeRequest& request) {
            if (!request.target.contains("continue") || std::exchange(isDone, true))
                return;
            f.quotas.put(manifest("late"));
            f.cluster.server.api.forgetHistory();
        };
        const auto outcome = f.get();
        QVERIFY2(outcome.exitCode == cli::ExitDone, qPrintable(outcome.err));
        QCOMPARE(kube::readStoredQuotas(outcome.out.toStdString())->size(), 304UL);
    }

    void saysThatAClusterHasNoElasticQuotas()
    {
        Fixture f;
        f.cluster.server.api.remove(QStringLiteral("customresourcedefinitions.apiextensions.k8s.io"), {},
                                    kQuotaKey);
        const auto outcome = f.get();
        QCOMPARE(outcome.exitCode, int(cli::ExitConnection));
        QVERIFY2(outcome.err.contains(QStringLiteral("the cluster has no elastic quotas")),
                 qPrintable(outcome.err));
    }

    void appliesInTheOrderOfTheRules() // EQ-90
    {
        Fixture f;
        f.write(family("cpu: 70", "cpu: 40", "cpu: 30"));
        const auto outcome = f.apply();
        QVERIFY2(outcome.exitCode == cli::ExitDone, qPrintable(outcome.err));
        QVERIFY2(
            outcome.out.contains(QStringLiteral("1. patch quotas/p\n2. patch quotas/a\n3. patch quotas/b\n")),
            qPrintable(outcome.out));
        QVERIFY(outcome.out.contains(QStringLiteral("patch quotas/b: applied; stored as version ")));
        QVERIFY(outcome.out.endsWith(QStringLiteral("Applied to context test.\n")));
        QCOMPARE(f.quotas.min(QStringLiteral("a")), QStringLiteral("40"));
        const auto managers = f.cluster.server.api.object(kQuotaKey, kQuotaNamespace, QStringLiteral("a"));
        QVERIFY(QJsonDocument(managers).toJson().contains(R"("manager": "quotadeck")"));
    }

    void createsAndDeletes()
    {
        Fixture f;
        const std::string text
            = manifests({manifest("p").parent().min("cpu: 50"), manifest("a").below("p").min("cpu: 30"),
                         manifest("c").below("p").min("cpu: 20")});
        f.write(text);
        // Without the flag the new one does not fit beside the old one.
        QCOMPARE(f.apply().exitCode, int(cli::ExitFindings));
        f.options.deletesMissing = true;
        const auto outcome = f.apply();
        QVERIFY2(outcome.exitCode == cli::ExitDone, qPrintable(outcome.err));
        QVERIFY(outcome.out.contains(QStringLiteral("1. delete quotas/b (dangerous)\n2. create quotas/c\n")));
        QVERIFY(!f.quotas.has(QStringLiteral("b")) && f.quotas.has(QStringLiteral("c")));
    }

    void keepsAndListsWhatTheFileLacks()
    {
        Fixture f;
        f.write(manifest("a").below("p").min("cpu: 25"));
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QVERIFY2(outcome.out.endsWith(QStringLiteral(
                     "Not in the file, and kept: b, p. Add --delete-missing to delete them.\n"))
                     || outcome.out.endsWith(QStringLiteral(
                         "Not in the file, and kept: p, b. Add --delete-missing to delete them.\n")),
                 qPrintable(outcome.out));
        QVERIFY(f.quotas.has(QStringLiteral("b")));
    }

    void writesNothingInADryRun()
    {
        Fixture f;
        f.options.dryRun = true;
        f.write(family("cpu: 70", "cpu: 40"));
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QVERIFY(outcome.out.endsWith(
            QStringLiteral("Dry run: context test would accept it. Nothing was written.\n")));
        // The child alone is too large for its parent as it is; our rules know that it will not be alone.
        QVERIFY2(outcome.err.contains(QStringLiteral("1 group depends on an earlier step"))
                     || outcome.err.contains(QStringLiteral("depends on an earlier step")),
                 qPrintable(outcome.err));
        QCOMPARE(f.writes(), 0);
        QCOMPARE(f.quotas.min(QStringLiteral("p")), QStringLiteral("50"));
    }

    void deletesNothingInADryRun()
    {
        Fixture f;
        f.options.dryRun = true;
        f.options.deletesMissing = true;
        f.write(manifests({manifest("p").parent().min("cpu: 50"), manifest("a").below("p").min("cpu: 30")}));
        const auto outcome = f.apply();
        QVERIFY2(outcome.exitCode == cli::ExitDone, qPrintable(outcome.err));
        QVERIFY2(outcome.out.contains(QStringLiteral("1. delete quotas/b (dangerous)\n")),
                 qPrintable(outcome.out));
        QCOMPARE(f.cluster.server.count("DELETE", "/"), 1); // the dry run
        QVERIFY(f.quotas.has(QStringLiteral("b")));
    }

    void stopsWhereTheWebhookRefuses()
    {
        Fixture f;
        f.options.format = cli::AnswerFormat::Json;
        int stored = 0;
        f.cluster.server.beforeAnswer = [&](const KubeRequest& request) {
            stored += request.method == "PATCH" && !request.target.contains("dryRun");
        };
        f.quotas.webhook = [&](const KubeAdmission&) {
            return stored == 3 ? std::optional(KubeDenial{QStringLiteral("no more today")}) : std::nullopt;
        };
        f.write(family("cpu: 70", "cpu: 40", "cpu: 30"));
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.err.contains(QStringLiteral("context test: ")), qPrintable(outcome.err));
        const auto json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json.value(u"result").toString(), QStringLiteral("partial"));
        QVERIFY(json.value(u"error").toString().contains(QStringLiteral("no more today")));
        const auto steps = json.value(u"steps").toArray();
        QCOMPARE(steps.at(1).toObject().value(u"state").toString(), QStringLiteral("applied"));
        QVERIFY(!steps.at(1).toObject().value(u"resourceVersion").toString().isEmpty());
        QCOMPARE(steps.at(2).toObject().value(u"state").toString(), QStringLiteral("refused"));
        QCOMPARE(f.quotas.min(QStringLiteral("a")), QStringLiteral("40"));
        QCOMPARE(f.quotas.min(QStringLiteral("b")), QStringLiteral("20"));
    }

    void looksAgainAfterALostAnswer_data()
    {
        QTest::addColumn<int>("losses");
        QTest::addColumn<QString>("result");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("of the write alone") << 1 << QStringLiteral("applied") << int(cli::ExitDone);
        QTest::newRow("of all from the write on")
            << -1 << QStringLiteral("unknown") << int(cli::ExitConnection);
    }

    void looksAgainAfterALostAnswer()
    {
        QFETCH(int, losses);
        QFETCH(QString, result);
        QFETCH(int, exitCode);
        Fixture f;
        f.options.format = cli::AnswerFormat::Json;
        f.write(family("cpu: 70"));
        f.cluster.server.beforeAnswer = [&](const KubeRequest& request) {
            if (request.method == "PATCH" && !request.target.contains("dryRun"))
                f.cluster.server.transport = {.loss = KubeTransport::Loss::Answer, .losses = losses};
        };
        const auto outcome = f.apply();
        const auto json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json.value(u"result").toString(), result);
        QCOMPARE(outcome.exitCode, exitCode);
        QCOMPARE(f.quotas.min(QStringLiteral("p")), QStringLiteral("70")); // in any case
    }

    void keepsWhatAnotherWriterChangedMeanwhile_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("another field") << QStringLiteral("max") << int(cli::ExitDone);
        QTest::newRow("the same field") << QStringLiteral("min") << int(cli::ExitFindings);
    }

    void keepsWhatAnotherWriterChangedMeanwhile()
    {
        QFETCH(QString, field);
        QFETCH(int, exitCode);
        Fixture f;
        bool isDone = false;
        f.cluster.server.beforeAnswer = [&](const KubeRequest& request) {
            if (request.method != "PATCH" || request.target.contains("dryRun") || std::exchange(isDone, true))
                return;
            f.quotas.set(QStringLiteral("a"), {QStringLiteral("spec"), field, QStringLiteral("cpu")},
                         QStringLiteral("33"));
        };
        f.write(manifest("a").below("p").min("cpu: 25"));
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, exitCode);
        if (exitCode == cli::ExitDone) {
            QCOMPARE(f.quotas.max(QStringLiteral("a")), QStringLiteral("33"));
            QCOMPARE(f.quotas.min(QStringLiteral("a")), QStringLiteral("25"));
        } else {
            QCOMPARE(f.quotas.min(QStringLiteral("a")), QStringLiteral("33"));
            QVERIFY2(outcome.err.contains(QStringLiteral("spec.min.cpu: here 25, in the cluster 33")),
                     qPrintable(outcome.err));
        }
    }

    void namesTheRightsThatAreMissing()
    {
        Fixture f;
        f.signInAs({QStringLiteral("get"), QStringLiteral("list")});
        f.write(manifests({family("cpu: 70"), manifest("new")}));
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.err.contains(QStringLiteral(
                     "you may not: create elasticquotas.scheduling.sigs.k8s.io in namespace quotas, "
                     "patch elasticquotas.scheduling.sigs.k8s.io p in namespace quotas"))
                     || outcome.err.contains(QStringLiteral(
                         "you may not: patch elasticquotas.scheduling.sigs.k8s.io p in namespace quotas")),
                 qPrintable(outcome.err));
        QCOMPARE(f.writes(), 0);
    }

    void readsItsOwnNamespaceWhereNoOtherMayBeListed()
    {
        Fixture f;
        f.quotas.put(manifest("own").in("default"));
        f.signInAs({QStringLiteral("get"), QStringLiteral("list"), QStringLiteral("patch")},
                   QStringLiteral("default"));
        const auto outcome = f.get();
        QVERIFY2(outcome.exitCode == cli::ExitDone, qPrintable(outcome.err));
        QCOMPARE(kube::readStoredQuotas(outcome.out.toStdString())->size(), 1UL);
        QVERIFY(
            outcome.err.contains(QStringLiteral("only the groups of the namespace default may be listed")));
    }

    void namesTheRightToList()
    {
        Fixture f;
        f.cluster.server.api.settings.tokens.insert("eve", {QStringLiteral("eve"), {}, {}});
        f.context = f.cluster.context("token: eve");
        const auto outcome = f.get();
        QCOMPARE(outcome.exitCode, int(cli::ExitConnection));
        QVERIFY2(outcome.err.contains(QStringLiteral(
                     "forbids to list elasticquotas.scheduling.sigs.k8s.io in all namespaces (403)")),
                 qPrintable(outcome.err));
    }

    void warnsOfAProfile() // EQ-56
    {
        Fixture f;
        f.quotas.put(manifest("t").label("profile", "gpus"));
        f.write(manifest("t").label("profile", "gpus").max("cpu: 120"));
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QVERIFY2(outcome.err.contains(QStringLiteral("the profile gpus makes this group")),
                 qPrintable(outcome.err));
    }

    void printsWhatOfAFileIsNoManifest()
    {
        Fixture f;
        f.write(manifest("a").max("cpu: much"));
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.err.contains(QStringLiteral("quotas.yaml:9:")), qPrintable(outcome.err));
        QVERIFY(f.cluster.server.requests().isEmpty());
    }

    void namesTheFileThatHasNoManifest()
    {
        Fixture f;
        f.write("");
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.err.contains(QStringLiteral("quotas.yaml: there is no ElasticQuota object")),
                 qPrintable(outcome.err));
    }

    void writesOnlyWhatIsConfirmed()
    {
        Fixture f;
        f.options.isConfirmed = false;
        f.write(family("cpu: 70"));
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitUsage));
        QVERIFY(outcome.err.contains(QStringLiteral("add --yes")));
        QCOMPARE(f.writes(), 0);
    }

    void failsWhereTheServerIsGone()
    {
        Fixture f;
        f.cluster.server.goDown();
        f.write(family("cpu: 70"));
        QCOMPARE(f.apply().exitCode, int(cli::ExitConnection));
    }
};

QUOTADECK_TEST(TestQuotaCommands, QCoreApplication)
} // namespace tst_quotacommands

#include "tst_quotacommands.moc"
