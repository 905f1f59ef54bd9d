// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cluster/configserver.h"
#include "core/assertion/assertionreview.h"
#include "core/base/inflater.h"
#include "core/kube/reviewbundle.h"
#include "tests/app/kube/schedulerincluster.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QTest>

#include <sstream>

namespace tst_applycommand {
using namespace quotadeck;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
const QByteArray kBefore = R"(# tended by the platform team
partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: a
            resources:
              max: {memory: 20G, vcore: 10} # agreed in May
)";
const QByteArray kAfter = QByteArray(kBefore).replace("vcore: 10", "vcore: 8");

struct Outcome
{
    int exitCode = 0;
    QString out;
    QString err;
};

/// Answers with @p confirmation, and keeps what was asked.
cli::ApplyTerminal terminal(std::optional<bool> confirmation, std::string& question)
{
    return {[confirmation, &question](const std::string& text) {
                question = text;
                return confirmation;
            },
            [](const bool& isOver) {
                while (!isOver)
                    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }};
}

QJsonObject data(const QByteArray& queues)
{
    return {{QStringLiteral("queues.yaml"), QString::fromUtf8(queues)}};
}

/// A cluster whose administrators keep kBefore in yunikorn-configs.
struct Fixture
{
    KubeCluster cluster;
    SchedulerInCluster scheduler{cluster};
    cli::ApplyOptions options;
    std::string productionName;
    mutable std::string question; ///< that was asked last

    Fixture()
    {
        putConfigMap(cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(kBefore));
        options.server.cluster = kube::SchedulerChoice{cluster.context(), {}, {}};
        options.configFile = cluster.write(QStringLiteral("queues.yaml"), kAfter);
        options.isConfirmed = true;
    }

    [[nodiscard]] Outcome apply(std::optional<bool> confirmation = std::nullopt) const
    {
        const auto server = app::configServer(**app::Connection::open({.reach = options.server.reach()}));
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        auto user = terminal(confirmation, question);
        user.productionName = productionName;
        const int exitCode = cli::runApply(options, {}, *server, user, {in, out, err});
        return {exitCode, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
    }

    [[nodiscard]] Outcome get(cli::AnswerFormat format = cli::AnswerFormat::Text) const
    {
        const auto server = app::configServer(**app::Connection::open({.reach = options.server.reach()}));
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        const int exitCode = cli::runGetConfig({options.server, {}, {}, format}, *server,
                                               terminal({}, question), {in, out, err});
        return {exitCode, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
    }

    [[nodiscard]] int writes() const
    {
        return cluster.server.count("PATCH", "/")
            + cluster.server.count("POST", "/api/v1/namespaces/yunikorn/configmaps");
    }
};
} // namespace

class TestApplyCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void appliesFollowsAndRollsBack() // PKG-1
    {
        Fixture f;
        const auto applied = f.apply();
        QVERIFY2(applied.exitCode == cli::ExitDone, qPrintable(applied.err));
        QVERIFY(applied.out.contains(QStringLiteral("vcore")));
        QVERIFY(applied.out.endsWith(
            QStringLiteral("Applied to yunikorn/yunikorn-configs: queues.yaml; the scheduler uses it.\n")));
        QCOMPARE(f.scheduler.stored(), kAfter); // with its comments
        QCOMPARE(f.scheduler.judgements, 1);
        f.options.configFile = f.cluster.write(QStringLiteral("before.yaml"), kBefore);
        QCOMPARE(f.apply().exitCode, int(cli::ExitDone));
        QCOMPARE(f.scheduler.stored(), kBefore);
    }

    void aReviewedCandidateIsAppliedToItsBaseAlone()
    {
        Fixture f;
        const auto review
            = kube::makeReview({"before.yaml", kBefore.toStdString(), "after.yaml", kAfter.toStdString()});
        f.options.configFile.clear();
        f.options.bundleFile = f.cluster.write(QStringLiteral("review.json"),
                                               QByteArray::fromStdString(kube::reviewJson(review.value())));

        const QByteArray other = kBefore + "# changed by somebody else\n";
        putConfigMap(f.cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(other));
        const auto refused = f.apply();
        QCOMPARE(refused.exitCode, int(cli::ExitFindings));
        QVERIFY2(
            refused.err.contains(QStringLiteral("it was reviewed against a configuration with SHA-256 %1")
                                     .arg(QString::fromStdString(review->base.sha256))),
            qPrintable(refused.err));
        QCOMPARE(f.scheduler.stored(), other);
        QCOMPARE(f.writes(), 0);

        putConfigMap(f.cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(kBefore));
        const auto applied = f.apply();
        QVERIFY2(applied.exitCode == cli::ExitDone, qPrintable(applied.err));
        QCOMPARE(f.scheduler.stored(), kAfter);
        // Places are in the file that was reviewed, not in the bundle.
        QVERIFY2(applied.out.contains(QStringLiteral("[after.yaml:")), qPrintable(applied.out));
        QVERIFY2(!applied.out.contains(QStringLiteral("review.json:")), qPrintable(applied.out));
    }

    void aReviewThatBreaksAnAssertionIsAppliedOnlyIfItIsNamed()
    {
        Fixture f;
        auto review
            = kube::makeReview({"before.yaml", kBefore.toStdString(), "after.yaml", kAfter.toStdString()});
        const auto evaluated = assertion::reviewAssertions(
            {"facts.yaml",
             "apiVersion: quotadeck/v1\nassertions:\n  - {name: ten cores, given: {user: ann, queue: "
             "root.a}, "
             "when: {cluster: empty}, expect: {vcore: '>= 10'}}\n",
             {}},
            review->base, review->candidate,
            [](const assertion::Moment&) -> Result<SnapshotPtr> { return nullptr; }, {});
        QVERIFY(evaluated.problems.empty());
        review->assertions = evaluated.assertions;
        const auto write = [&] {
            return f.cluster.write(QStringLiteral("review.json"),
                                   QByteArray::fromStdString(kube::reviewJson(*review)));
        };
        f.options.configFile.clear();
        f.options.bundleFile = write();

        const auto refused = f.apply();
        QCOMPARE(refused.exitCode, int(cli::ExitUsage));
        QVERIFY2(refused.err.contains(
                     QStringLiteral("ten cores: the change breaks it: expected vcore >= 10, found 8")),
                 qPrintable(refused.err));
        QVERIFY2(refused.err.contains(QStringLiteral("ten cores: add --confirm-assertion 'ten cores'")),
                 qPrintable(refused.err));
        QCOMPARE(f.scheduler.stored(), kBefore);

        f.options.isConfirmed = false; // whoever is asked has read it
        QCOMPARE(f.apply(false).exitCode, int(cli::ExitUsage));
        QCOMPARE(QString::fromStdString(f.question),
                 QStringLiteral("Apply to yunikorn/yunikorn-configs: queues.yaml?"));
        QCOMPARE(f.scheduler.stored(), kBefore);

        f.options.isConfirmed = true;
        review->assertions->results.front().after = kube::ReviewedAssertion::Outcome::Passed;
        f.options.bundleFile = write();
        f.options.confirmedAssertions = {"ten cores"};
        f.options.format = cli::AnswerFormat::Json;
        const int writes = f.writes(); // dry runs
        const auto wrong = f.apply(); // naming it does not help where the review is wrong
        QCOMPARE(wrong.exitCode, int(cli::ExitFindings));
        const auto json = QJsonDocument::fromJson(wrong.out.toUtf8()).object();
        QCOMPARE(json.value(u"result").toString(), QStringLiteral("conflict"));
        QVERIFY2(json.value(u"error").toString().contains(QStringLiteral("ten cores: recorded as passed")),
                 qPrintable(wrong.out));
        QCOMPARE(f.scheduler.stored(), kBefore);
        QCOMPARE(f.writes(), writes);

        review->assertions = evaluated.assertions;
        f.options.bundleFile = write();
        const auto applied = f.apply();
        QVERIFY2(applied.exitCode == cli::ExitDone, qPrintable(applied.err));
        QCOMPARE(f.scheduler.stored(), kAfter);
    }

    void snapshotsOfAssertionsAreLookedForBesideTheReview()
    {
        Fixture f;
        auto review
            = kube::makeReview({"before.yaml", kBefore.toStdString(), "after.yaml", kAfter.toStdString()});
        review->assertions
            = assertion::reviewAssertions(
                  {"facts.yaml",
                   "apiVersion: quotadeck/v1\nassertions:\n  - {name: ten cores, given: {user: ann, queue: "
                   "root.a}, when: {snapshot: usage.json}, expect: {vcore: '>= 10'}}\n",
                   {}},
                  review->base, review->candidate,
                  [](const assertion::Moment& moment) -> Result<SnapshotPtr> {
                      return fail(ErrorCode::Io, moment.source, "no such file");
                  },
                  {})
                  .assertions;
        f.options.configFile.clear();
        f.options.bundleFile = f.cluster.write(QStringLiteral("review.json"),
                                               QByteArray::fromStdString(kube::reviewJson(*review)));
        const std::string usage = f.cluster.write(QStringLiteral("usage.json"), "no snapshot");

        const auto refused = f.apply();

        QCOMPARE(refused.exitCode, int(cli::ExitUsage));
        QVERIFY2(refused.err.contains(QStringLiteral("ten cores: it cannot be evaluated here: ")
                                      + QString::fromStdString(usage)),
                 qPrintable(refused.err));
        QVERIFY2(refused.err.contains(QStringLiteral("add --confirm-assertion 'ten cores'")),
                 qPrintable(refused.err));
    }

    void printsTheConfigurationOfTheCluster()
    {
        const Fixture f;
        const auto outcome = f.get();
        QCOMPARE(outcome.out.toUtf8(), kBefore);
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
    }

    void prefersTheMapOfTheAdministrators() // PKG-1
    {
        Fixture f;
        putConfigMap(f.cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-defaults"),
                     data("partitions: []\n"));
        QCOMPARE(f.get().out.toUtf8(), kBefore);
        f.cluster.server.api.remove(QStringLiteral("configmaps"), QLatin1String(kNamespace),
                                    QStringLiteral("yunikorn-configs"));
        QCOMPARE(f.get().out, QStringLiteral("partitions: []\n"));
        const auto applied = f.apply(); // makes the map
        QVERIFY2(applied.exitCode == cli::ExitDone, qPrintable(applied.err));
        QCOMPARE(f.scheduler.stored(), kAfter);
    }

    void namesTheMapThatIsWrittenBesideTheOneThatWasRead()
    {
        Fixture f;
        putConfigMap(f.cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-defaults"),
                     data(kBefore));
        f.cluster.server.api.remove(QStringLiteral("configmaps"), QLatin1String(kNamespace),
                                    QStringLiteral("yunikorn-configs"));
        f.options.isConfirmed = false;
        (void)f.apply(false);
        QCOMPARE(f.question, std::string("Apply to yunikorn/yunikorn-configs: queues.yaml?"));
        f.options.isConfirmed = true;
        f.options.format = cli::AnswerFormat::Json;
        const auto json = QJsonDocument::fromJson(f.apply().out.toUtf8()).object();
        QCOMPARE(json.value(u"configMap").toString(), QStringLiteral("yunikorn-configs"));
        QCOMPARE(json.value(u"from").toString(), QStringLiteral("yunikorn-defaults"));
    }

    void keepsAPackedConfigurationPacked() // PKG-3
    {
        Fixture f;
        const auto packed = QByteArray::fromStdString(gzipped(kBefore.toStdString(), GzipEffort::Best));
        f.cluster.server.api.put(
            {{QStringLiteral("kind"), QStringLiteral("ConfigMap")},
             {QStringLiteral("apiVersion"), QStringLiteral("v1")},
             {QStringLiteral("metadata"),
              QJsonObject{{QStringLiteral("name"), QStringLiteral("yunikorn-configs")},
                          {QStringLiteral("namespace"), QLatin1String(kNamespace)}}},
             {QStringLiteral("binaryData"),
              QJsonObject{{QStringLiteral("queues.yaml.gz"), QString::fromLatin1(packed.toBase64())}}}});
        QCOMPARE(f.get().out.toUtf8(), kBefore);
        f.options.timeout = 0s;
        QCOMPARE(f.apply().exitCode, int(cli::ExitDone));
        QCOMPARE(f.get().out.toUtf8(), kAfter);
        QVERIFY(f.scheduler.stored().isEmpty()); // nothing was added beside it
    }

    void writesNothingInADryRun()
    {
        Fixture f;
        f.options.dryRun = true;
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QVERIFY(outcome.out.endsWith(QStringLiteral(
            "Dry run: yunikorn/yunikorn-configs: queues.yaml would accept it. Nothing was written.\n")));
        QCOMPARE(f.scheduler.stored(), kBefore);
        QVERIFY(f.cluster.server.requests().back().target.contains("dryRun=All"));
    }

    void saysWhatTheWebhookRefuses()
    {
        Fixture f;
        f.cluster.server.api.settings.webhook = [](const QJsonObject&) {
            return KubeDenial{QStringLiteral("queue a is in use"), 400};
        };
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.err.contains(QStringLiteral("queue a is in use")), qPrintable(outcome.err));
        QCOMPARE(f.writes(), 1); // the dry run
        QCOMPARE(f.scheduler.stored(), kBefore);
    }

    void refusesWhatTheSchedulerRejects_data()
    {
        QTest::addColumn<bool>("isHere");
        QTest::newRow("here") << true;
        QTest::newRow("there") << false;
    }

    void refusesWhatTheSchedulerRejects() // REST-31
    {
        QFETCH(bool, isHere);
        Fixture f;
        if (isHere)
            f.options.configFile
                = f.cluster.write(QStringLiteral("bad.yaml"), QByteArray(kAfter).replace("20G", "20x"));
        else
            f.scheduler.refusal = QStringLiteral("queue a is in use");
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.err.contains(isHere ? QStringLiteral("20x") : QStringLiteral("queue a is in use")),
                 qPrintable(outcome.err));
        QCOMPARE(f.writes(), 0);
    }

    void goesOnWithoutTheScheduler()
    {
        Fixture f;
        f.scheduler.isDown = true;
        f.options.timeout = 0s;
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QVERIFY(outcome.err.contains(
            QStringLiteral("the scheduler cannot be asked to validate the configuration")));
        QCOMPARE(f.scheduler.stored(), kAfter);
    }

    void saysWhenTheSchedulerDoesNotTakeItUp()
    {
        Fixture f;
        f.scheduler.isStuck = true;
        f.options.timeout = 1s;
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(
            outcome.err.contains(QStringLiteral("after 1 s the scheduler still has another configuration")),
            qPrintable(outcome.err));
        QCOMPARE(f.scheduler.stored(), kAfter);
    }

    void looksAgainAfterALostAnswer_data()
    {
        QTest::addColumn<int>("losses");
        QTest::addColumn<QString>("result");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("of the write alone") << 1 << QStringLiteral("active") << int(cli::ExitDone);
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
        f.cluster.server.beforeAnswer = [&](const KubeRequest& request) {
            if (request.method == "PATCH" && !request.target.contains("dryRun"))
                f.cluster.server.transport = {.loss = KubeTransport::Loss::Answer, .losses = losses};
        };
        const auto outcome = f.apply();
        const auto json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json.value(u"result").toString(), result);
        QCOMPARE(outcome.exitCode, exitCode);
        QCOMPARE(f.scheduler.stored(), kAfter); // in any case
    }

    void losesNothingOfAnotherWriter_data()
    {
        QTest::addColumn<bool>("isOfQueues");
        QTest::newRow("the configuration") << true;
        QTest::newRow("another key") << false;
    }

    void losesNothingOfAnotherWriter()
    {
        QFETCH(bool, isOfQueues);
        Fixture f;
        const QByteArray theirs = QByteArray(kBefore).replace("20G", "30G");
        bool isDone = false;
        f.cluster.server.beforeAnswer = [&](const KubeRequest& request) {
            if (isDone || request.method != "PATCH" || request.target.contains("dryRun"))
                return;
            isDone = true; // between the reading and the first write
            auto now = data(isOfQueues ? theirs : kBefore);
            now.insert(QStringLiteral("log.level"), QStringLiteral("DEBUG"));
            putConfigMap(f.cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                         now);
        };
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, isOfQueues ? int(cli::ExitFindings) : int(cli::ExitDone));
        QCOMPARE(f.scheduler.stored(), isOfQueues ? theirs : kAfter);
        QCOMPARE(outcome.err.contains(
                     QStringLiteral("somebody else has changed the configuration of the cluster meanwhile")),
                 isOfQueues);
        const auto map = f.cluster.server.api.object(QStringLiteral("configmaps"), QLatin1String(kNamespace),
                                                     QStringLiteral("yunikorn-configs"));
        QCOMPARE(map.value(u"data").toObject().value(u"log.level").toString(), QStringLiteral("DEBUG"));
    }

    void asksForTheRightFirst()
    {
        Fixture f;
        auto& api = f.cluster.server.api;
        api.settings.tokens.insert("reader",
                                   {QStringLiteral("ann"), {}, {QStringLiteral("system:authenticated")}});
        allow(api, QStringLiteral("ann"), {}, {QStringLiteral("get"), QStringLiteral("list")}, {},
              {QStringLiteral("configmaps"), QStringLiteral("services"), QStringLiteral("services/proxy")});
        f.options.server.cluster->context = f.cluster.context("token: reader");
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.err.contains(
                     QStringLiteral("you may not patch configmaps yunikorn-configs in namespace yunikorn")),
                 qPrintable(outcome.err));
        QCOMPARE(f.writes(), 0);
    }

    /// Each verb that a run needs, taken away alone: the error names verb, resource and namespace.
    void namesTheRightThatIsMissing_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("resource");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* verb, const char* resource, const QStringList& words) {
            QTest::addRow("%s %s", verb, resource)
                << QString::fromLatin1(verb) << QString::fromLatin1(resource) << words;
        };
        row("list", "services", {QStringLiteral("forbids to list services in all namespaces (403)")});
        row("get", "configmaps",
            {QStringLiteral("forbids to get configmaps yunikorn-"),
             QStringLiteral("in namespace yunikorn (403)")});
        row("patch", "configmaps",
            {QStringLiteral("patch configmaps yunikorn-configs in namespace yunikorn")});
        row("create", "services/proxy",
            {QStringLiteral("create"), QStringLiteral("services/proxy"), QStringLiteral("\"yunikorn\"")});
        row("get", "services/proxy",
            {QStringLiteral("get"), QStringLiteral("services/proxy"), QStringLiteral("\"yunikorn\"")});
    }

    void namesTheRightThatIsMissing()
    {
        QFETCH(const QString, verb);
        QFETCH(const QString, resource);
        QFETCH(const QStringList, words);
        Fixture f;
        f.options.timeout = std::chrono::seconds(1);
        auto& api = f.cluster.server.api;
        api.settings.tokens.insert("eve",
                                   {QStringLiteral("eve"), {}, {QStringLiteral("system:authenticated")}});
        for (const auto& [needed, of] :
             {std::pair("list", "services"), std::pair("get", "configmaps"), std::pair("patch", "configmaps"),
              std::pair("create", "services/proxy"), std::pair("get", "services/proxy")}) {
            if (verb != QLatin1String(needed) || resource != QLatin1String(of))
                allow(api, QStringLiteral("eve"), {}, {QString::fromLatin1(needed)}, {},
                      {QString::fromLatin1(of)});
        }
        f.options.server.cluster->context = f.cluster.context("token: eve");
        const auto outcome = f.apply();
        // The webhook validates as well, so a scheduler that cannot be asked is worth a warning alone.
        const bool isOfScheduler = resource == QLatin1String("services/proxy");
        QCOMPARE(outcome.exitCode == int(cli::ExitDone), isOfScheduler && verb == QLatin1String("create"));
        for (const QString& word : words)
            QVERIFY2(outcome.err.contains(word), qPrintable(outcome.err));
        QVERIFY2(outcome.err.contains(QStringLiteral("403")) || verb == QLatin1String("patch"),
                 qPrintable(outcome.err));
        QCOMPARE(f.writes() > 0, isOfScheduler); // which the write does not need
    }

    void warnsOfOtherManagers_data()
    {
        QTest::addColumn<QString>("annotation");
        QTest::addColumn<QString>("tool");
        QTest::newRow("Argo CD") << QStringLiteral("argocd.argoproj.io/tracking-id")
                                 << QStringLiteral("Argo CD");
        QTest::newRow("Helm") << QStringLiteral("meta.helm.sh/release-name") << QStringLiteral("Helm");
    }

    void warnsOfOtherManagers()
    {
        QFETCH(QString, annotation);
        QFETCH(QString, tool);
        Fixture f;
        auto map = f.cluster.server.api.object(QStringLiteral("configmaps"), QLatin1String(kNamespace),
                                               QStringLiteral("yunikorn-configs"));
        auto metadata = map.value(u"metadata").toObject();
        metadata.insert(QStringLiteral("annotations"), QJsonObject{{annotation, QStringLiteral("x")}});
        map.insert(QStringLiteral("metadata"), metadata);
        f.cluster.server.api.put(map);
        const auto outcome = f.apply();
        QVERIFY2(outcome.err.contains(QStringLiteral("this ConfigMap is also managed by ") + tool),
                 qPrintable(outcome.err));
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
    }

    void writesOnlyWhatIsConfirmed_data()
    {
        QTest::addColumn<int>("answer"); // 2: there is nobody to ask
        QTest::addColumn<int>("exitCode");
        QTest::newRow("yes") << 1 << int(cli::ExitDone);
        QTest::newRow("no") << 0 << int(cli::ExitUsage);
        QTest::newRow("nobody") << 2 << int(cli::ExitUsage);
    }

    void writesOnlyWhatIsConfirmed()
    {
        QFETCH(int, answer);
        QFETCH(int, exitCode);
        Fixture f;
        f.options.isConfirmed = false;
        const auto outcome = f.apply(answer == 2 ? std::nullopt : std::optional(answer == 1));
        QCOMPARE(outcome.exitCode, exitCode);
        QCOMPARE(outcome.err.contains(QStringLiteral("add --yes")), answer == 2);
        QCOMPARE(f.scheduler.stored(), answer == 1 ? kAfter : kBefore);
    }

    void aProductionClusterTakesItsName_data()
    {
        QTest::addColumn<bool>("saysYes");
        QTest::addColumn<QString>("confirmed"); // with --confirm
        QTest::addColumn<bool>("isTyped"); // on the terminal
        QTest::addColumn<QString>("message"); // empty: it is applied
        QTest::newRow("its name") << false << QStringLiteral("Berlin") << false << QString();
        QTest::newRow("its name and yes") << true << QStringLiteral("Berlin") << false << QString();
        QTest::newRow("typed") << false << QString() << true << QString();
        QTest::newRow("yes alone") << true << QString() << true << QStringLiteral("add --confirm 'Berlin'");
        QTest::newRow("another name")
            << true << QStringLiteral("Kiel") << true << QStringLiteral("but --confirm names Kiel");
        QTest::newRow("nobody to ask")
            << false << QString() << false << QStringLiteral("add --confirm 'Berlin'");
    }

    void aProductionClusterTakesItsName()
    {
        QFETCH(bool, saysYes);
        QFETCH(QString, confirmed);
        QFETCH(bool, isTyped);
        QFETCH(QString, message);
        Fixture f;
        f.productionName = "Berlin";
        f.options.isConfirmed = saysYes;
        f.options.confirmedName = confirmed.toStdString();
        const auto outcome = f.apply(isTyped ? std::optional(true) : std::nullopt);
        QCOMPARE(outcome.exitCode, int(message.isEmpty() ? cli::ExitDone : cli::ExitUsage));
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
        QCOMPARE(f.scheduler.stored(), message.isEmpty() ? kAfter : kBefore);
    }

    void aQueueInUseIsRemovedOnlyByItsName_data() // QUE-41
    {
        QTest::addColumn<QByteArray>("applications"); // of the snapshot; empty: there is none
        QTest::addColumn<QStringList>("confirmed");
        QTest::addColumn<QString>("message"); // empty: it is applied
        const QByteArray one
            = R"({"applicationID":"app-1","queueName":"root.b","user":"sue","groups":[],"applicationState":"Running"})";
        QTest::newRow("in use") << one << QStringList()
                                << QStringLiteral(
                                       "root.b: this is removed, and 1 application runs in it; add "
                                       "--confirm-removal root.b");
        QTest::newRow("another one named")
            << one << QStringList{QStringLiteral("root.a")} << QStringLiteral("1 application runs in it");
        QTest::newRow("named") << one << QStringList{QStringLiteral("root.a"), QStringLiteral("ROOT.b")}
                               << QString();
        QTest::newRow("idle") << QByteArray(" ") << QStringList() << QString();
        QTest::newRow("unknown") << QByteArray() << QStringList()
                                 << QStringLiteral("whether applications run in it is unknown; add "
                                                   "--confirm-removal root.b to remove it, or --snapshot");
        QTest::newRow("unknown, named") << QByteArray() << QStringList{QStringLiteral("root.b")} << QString();
    }

    void aQueueInUseIsRemovedOnlyByItsName()
    {
        QFETCH(QByteArray, applications);
        QFETCH(QStringList, confirmed);
        QFETCH(QString, message);
        Fixture f;
        const QByteArray two = kBefore + "          - name: b\n";
        putConfigMap(f.cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(two));
        f.options.configFile = f.cluster.write(QStringLiteral("one.yaml"), kBefore);
        if (!applications.isEmpty())
            f.options.snapshotFile = f.cluster.write(
                QStringLiteral("snapshot.json"),
                R"({"applications":[)" + applications.trimmed()
                    + R"(],"groups":[],"health":null,"nodes":null,"partition":{"name":"default"},"queues":{"queuename":"root",)"
                      R"("isManaged":true,"children":[{"queuename":"root.b","parent":"root","isLeaf":true,"isManaged":true}]},"users":[]})");
        for (const QString& queue : confirmed)
            f.options.confirmedRemovals.push_back(queue.toStdString());
        const auto outcome = f.apply();
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
        QCOMPARE(outcome.exitCode, int(message.isEmpty() ? cli::ExitDone : cli::ExitUsage));
        QCOMPARE(f.scheduler.stored(), message.isEmpty() ? kBefore : two);
    }

    void aBusyLeafBecomesAParentOnlyByItsName() // QUE-45
    {
        Fixture f;
        const QByteArray leaf = kBefore + "          - name: b\n";
        putConfigMap(f.cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(leaf));
        const QByteArray parent = leaf + "            parent: true\n";
        f.options.configFile = f.cluster.write(QStringLiteral("parent.yaml"), parent);
        f.options.snapshotFile = f.cluster.write(
            QStringLiteral("snapshot.json"),
            R"({"applications":[{"applicationID":"app-1","queueName":"root.b","user":"sue","groups":[],)"
            R"("applicationState":"Running"}],"groups":[],"health":null,"nodes":null,)"
            R"("partition":{"name":"default"},"queues":{"queuename":"root","isManaged":true,"children":[)"
            R"({"queuename":"root.b","parent":"root","isLeaf":true,"isManaged":true}]},"users":[]})");
        const auto refused = f.apply();
        QVERIFY2(refused.err.contains(QStringLiteral(
                     "root.b: this becomes a parent, whose applications are no longer scheduled, and 1 "
                     "application runs in it; add --confirm-removal root.b to change it")),
                 qPrintable(refused.err));
        QCOMPARE(f.scheduler.stored(), leaf);
        f.options.confirmedRemovals = {"root.b"};
        QCOMPARE(f.apply().exitCode, int(cli::ExitDone));
        QCOMPARE(f.scheduler.stored(), parent);
    }

    void whoeverIsAskedHasSeenTheRemoval()
    {
        Fixture f;
        putConfigMap(f.cluster.server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(kBefore + "          - name: b\n"));
        f.options.configFile = f.cluster.write(QStringLiteral("one.yaml"), kBefore);
        f.options.isConfirmed = false;
        const auto outcome = f.apply(true);
        QVERIFY(outcome.out.contains(QStringLiteral("whether applications run in it is unknown")));
        QCOMPARE(f.scheduler.stored(), kBefore);
    }

    void doesNothingWhenNothingChanges()
    {
        Fixture f;
        f.options.configFile = f.cluster.write(QStringLiteral("same.yaml"), kBefore);
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QVERIFY(outcome.out.contains(QStringLiteral("has this configuration already")));
        QCOMPARE(f.writes(), 0);
    }

    void printsJson()
    {
        Fixture f;
        f.options.format = cli::AnswerFormat::Json;
        const auto outcome = f.apply();
        const auto json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json.value(u"result").toString(), QStringLiteral("active"));
        QCOMPARE(json.value(u"configMap").toString(), QStringLiteral("yunikorn-configs"));
        QCOMPARE(json.value(u"key").toString(), QStringLiteral("queues.yaml"));
        QVERIFY(!json.value(u"resourceVersion").toString().isEmpty());
        QCOMPARE(json.value(u"diff").toObject().value(u"changed").toBool(), true);
        QVERIFY(!json.contains(u"error"));
        const auto steps = json.value(u"steps").toArray();
        QCOMPARE(steps.size(), 7);
        QCOMPARE(steps.first().toObject().value(u"step").toString(), QStringLiteral("validate"));
        QCOMPARE(steps.last().toObject().value(u"step").toString(), QStringLiteral("follow"));
        QCOMPARE(steps.last().toObject().value(u"state").toString(), QStringLiteral("done"));
    }

    void printsTheErrorInJson()
    {
        Fixture f;
        f.options.format = cli::AnswerFormat::Json;
        f.scheduler.refusal = QStringLiteral("queue a is in use");
        const auto json = QJsonDocument::fromJson(f.apply().out.toUtf8()).object();
        QCOMPARE(json.value(u"result").toString(), QStringLiteral("rejected"));
        QVERIFY(json.value(u"error").toString().contains(QStringLiteral("queue a is in use")));
        QCOMPARE(json.value(u"steps").toArray().last().toObject().value(u"state").toString(),
                 QStringLiteral("failed"));
    }

    void aMissingRightToReadIsARefusal()
    {
        Fixture f;
        f.cluster.server.api.settings.refusals
            = {{.status = 403, .verb = QStringLiteral("get"), .resource = QStringLiteral("configmaps")}};
        f.options.format = cli::AnswerFormat::Json;
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings)); // as of elastic quotas
        QCOMPARE(QJsonDocument::fromJson(outcome.out.toUtf8()).object().value(u"result").toString(),
                 QStringLiteral("refused"));
    }

    void printsTheConfigurationOfTheClusterInJson()
    {
        const Fixture f;
        const auto json = QJsonDocument::fromJson(f.get(cli::AnswerFormat::Json).out.toUtf8()).object();
        QCOMPARE(json.value(u"text").toString().toUtf8(), kBefore);
        QCOMPARE(json.value(u"configMap").toString(), QStringLiteral("yunikorn-configs"));
        QCOMPARE(json.value(u"key").toString(), QStringLiteral("queues.yaml"));
    }

    void failsWhereTheServerIsGone()
    {
        Fixture f;
        f.cluster.server.goDown();
        const auto outcome = f.apply();
        QCOMPARE(outcome.exitCode, int(cli::ExitConnection));
        QVERIFY2(outcome.err.contains(QStringLiteral("cannot reach https://127.0.0.1:")),
                 qPrintable(outcome.err));
    }

    void onlyValidatesWithAnAddress()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        Fixture f;
        f.options.server = {.url = server.url().toStdString(), .cluster = {}};
        f.options.dryRun = true;
        QCOMPARE(f.apply().exitCode, int(cli::ExitDone));
        f.options.dryRun = false;
        f.options.isConfirmed = false; // the file removes queues
        const auto outcome = f.apply(true);
        QCOMPARE(outcome.exitCode, int(cli::ExitFindings));
        QVERIFY2(outcome.err.contains(QStringLiteral("cannot store a configuration; use --context")),
                 qPrintable(outcome.err));
    }
};

QUOTADECK_TEST(TestApplyCommand, QCoreApplication)
} // namespace tst_applycommand

#include "tst_applycommand.moc"
