// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/commands/collector.h"
#include "app/commands/collectrun.h"
#include "app/history/consumptionstore.h"
#include "app/serve/metricsserver.h"
#include "app/serve/restserver.h"
#include "core/base/inflater.h"
#include "core/sim/simulator.h"
#include "tests/app/serve/rawclient.h"
#include "tests/support/openmetricscheck.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <span>
#include <sstream>

namespace tst_collector {
using namespace quotadeck;
using namespace quotadeck::test;
using namespace std::chrono_literals;

namespace {
sim::Scenario servedScenario()
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no scenario");
    return sim::readScenario(file.readAll().toStdString(), "busy-cluster").value();
}

/// A scheduler with the busy cluster after ten minutes.
std::unique_ptr<serve::RestServer> served(quint16& port)
{
    static const auto update = [] {
        sim::Simulator simulator(servedScenario(), 1);
        simulator.advance(10min);
        return makeUpdate(nullptr, std::make_shared<const ClusterSnapshot>(simulator.snapshot()), "default");
    }();
    auto server = std::make_unique<serve::RestServer>(
        serve::ServedCluster::Setup{servedScenario().config.partitions, "an-instance"});
    const auto started = server->start("127.0.0.1", port);
    if (!started)
        qFatal("%s", started.error().message.english().c_str());
    port = *started;
    server->publish(*update);
    return server;
}

connect::CollectPlan planOf(const std::vector<std::pair<std::string, quint16>>& sources)
{
    connect::CollectPlan plan;
    plan.interval = 1s;
    for (const auto& [name, port] : sources) {
        connect::CollectSource source;
        source.name = name;
        source.reach = connect::AddressReach{.url = "http://127.0.0.1:" + std::to_string(port)};
        plan.sources.push_back(std::move(source));
    }
    return plan;
}

/// Lets @p plan write what is held into a new store in @p folder every second.
void storeIn(const QTemporaryDir& folder, connect::CollectPlan& plan)
{
    plan.store.emplace();
    plan.store->address.file = folder.filePath(QStringLiteral("store.sqlite")).toStdString();
    plan.store->writeEvery = 1s;
}

Result<app::ConnectionPtr> open(const connect::CollectSource& source)
{
    return app::Connection::open({.name = source.name, .reach = source.reach});
}

QByteArray unpacked(const QByteArray& packed)
{
    Inflater inflater(Inflater::Format::Gzip, 1'000'000);
    std::string room(1'000'000, '\0');
    const auto step
        = inflater.step({packed.constData(), static_cast<std::size_t>(packed.size())}, std::span(room));
    return step && inflater.finish() ? QByteArray(room.data(), static_cast<qsizetype>(step->written))
                                     : QByteArray();
}

QString problemsOf(const std::string& text)
{
    const auto plan = connect::readCollectPlan(text);
    QString problems;
    if (!plan) {
        for (const config::TextProblem& problem : plan.error())
            problems += QStringLiteral("%1:%2 %3\n")
                            .arg(problem.place.line)
                            .arg(problem.place.column)
                            .arg(QString::fromStdString(problem.message.english()));
    }
    return problems;
}
} // namespace

class TestCollector : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void metricsOfAllSourcesHaveTheirLabels()
    {
        quint16 first = 0;
        quint16 second = 0;
        const auto a = served(first);
        const auto b = served(second);
        app::Collector collector(planOf({{"a", first}, {"b", second}}), {});
        const QSignalSpy changes(&collector, &app::Collector::sourceChanged);
        QVERIFY(collector.start(open));
        QTRY_COMPARE(changes.size(), 2);

        const QByteArray text = collector.metricsText();
        QVERIFY(
            text.contains("quotadeck_source_up{cluster=\"a\"} 1\nquotadeck_source_up{cluster=\"b\"} 1\n"));
        QVERIFY(text.contains(
            "quotadeck_queue_cpu_usage_cores{cluster=\"a\",partition=\"default\",queue=\"root\"}"));
        QVERIFY(text.contains(
            "quotadeck_queue_cpu_usage_cores{cluster=\"b\",partition=\"default\",queue=\"root\"}"));
        QCOMPARE(text.count("# TYPE quotadeck_queue_cpu_usage_cores gauge"),
                 1); // all samples of a name together

        QProcess promtool;
        promtool.setProcessChannelMode(QProcess::MergedChannels);
        promtool.start(QStringLiteral("promtool"), {QStringLiteral("check"), QStringLiteral("metrics")});
        QVERIFY2(promtool.waitForStarted(), "promtool is missing: install the package prometheus");
        promtool.write(text);
        promtool.closeWriteChannel();
        QVERIFY(promtool.waitForFinished(60'000));
        QVERIFY2(promtool.exitCode() == 0, promtool.readAll().constData());
    }

    void openMetricsAreThoseOfItsStandard()
    {
        const QTemporaryDir folder;
        quint16 first = 0;
        quint16 second = 0;
        const auto a = served(first);
        const auto b = served(second);
        auto plan = planOf({{"a", first}, {"b\"\\", second}});
        plan.mostSamples = 3; // so that some are left out, which is a metric, too
        plan.store.emplace();
        plan.store->address.file = folder.filePath(QStringLiteral("store.sqlite")).toStdString();
        app::Collector collector(plan, {});
        const QSignalSpy changes(&collector, &app::Collector::sourceChanged);
        QVERIFY(collector.start(open));
        QTRY_COMPARE(changes.size(), 2);

        const QByteArray text = collector.metricsText(metrics::TextFormat::OpenMetrics);
        QCOMPARE(OpenMetricsCheck::problems(text), QStringList());
        QVERIFY(text.contains("# TYPE quotadeck_source_requests counter\n"));
        QVERIFY(text.contains("\nquotadeck_source_requests_total{cluster=\"a\"} "));
        QVERIFY(!text.contains("# HELP quotadeck_source_requests_total"));
        QVERIFY(text.contains("# UNIT quotadeck_source_read_seconds seconds\n"));
        QVERIFY(text.contains("# UNIT quotadeck_queue_cpu_usage_cores cores\n"));
        QVERIFY(!text.contains("# UNIT quotadeck_queue_running_applications"));
        // The check is one: the older format fails it, and has no part of the newer one.
        const QByteArray older = collector.metricsText();
        QVERIFY(!OpenMetricsCheck::problems(older).isEmpty());
        QVERIFY(older.contains("# TYPE quotadeck_source_requests_total counter\n"));
        QVERIFY(!older.contains("# UNIT") && !older.contains("# EOF"));
        QVERIFY(collector.finish());
    }

    /// As many as the server saw, also where it answers none of them.
    void requestsToASourceAreCounted()
    {
        int seen = 0;
        QTcpServer server;
        connect(&server, &QTcpServer::newConnection, this, [&server, &seen] {
            QTcpSocket* const socket = server.nextPendingConnection();
            QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, &seen] {
                // None has a body, and none is sent before the one ahead of it is answered.
                if (!socket->peek(socket->bytesAvailable()).endsWith("\r\n\r\n"))
                    return;
                socket->readAll();
                ++seen;
                socket->write("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n");
            });
        });
        QVERIFY(server.listen(QHostAddress::LocalHost));
        app::Collector collector(planOf({{"a", server.serverPort()}}), {});
        QVERIFY(collector.start(open));
        QVERIFY(collector.metricsText().contains("# TYPE quotadeck_source_requests_total counter\n"));
        const auto counted = [&collector] {
            return QRegularExpression(
                       QStringLiteral("quotadeck_source_requests_total\\{cluster=\"a\"\\} (\\d+)\n"))
                .match(QString::fromUtf8(collector.metricsText()))
                .captured(1)
                .toInt();
        };
        QTRY_VERIFY(seen >= 3 && counted() == seen);
        const int before = seen;
        QTRY_VERIFY(seen > before && counted() == seen);
    }

    void aSourceThatGoesAwayHasNoValuesUntilItIsBack()
    {
        quint16 port = 0;
        auto server = served(port);
        auto rules = alert::readRules(
            "apiVersion: quotadeck/v1\nalerts: [{name: Full, on: user, when: used >= 50%}]\n");
        QVERIFY(rules);
        app::Collector collector(planOf({{"a", port}}), *rules);
        const QSignalSpy changes(&collector, &app::Collector::sourceChanged);
        QSignalSpy alerts(&collector, &app::Collector::alertChanged);
        QVERIFY(collector.start(open));
        QTRY_COMPARE(changes.size(), 1);
        QTRY_VERIFY(!alerts.isEmpty());
        QCOMPARE(alerts.first().at(0).toString(), QStringLiteral("a"));
        QVERIFY(alerts.first().at(2).toBool());
        alerts.clear();

        server.reset();
        QTRY_COMPARE(changes.size(), 2);
        QVERIFY(!changes.last().at(1).toString().isEmpty());
        QTRY_VERIFY(!alerts.isEmpty());
        QVERIFY(!alerts.first().at(2).toBool());
        QVERIFY(alerts.first().at(3).toString().endsWith(QStringLiteral("unknown")));
        const QByteArray text = collector.metricsText();
        QVERIFY(text.contains("quotadeck_source_up{cluster=\"a\"} 0\n"));
        QVERIFY(text.contains("quotadeck_source_last_read_timestamp_seconds{cluster=\"a\"}")); // when it was
        QVERIFY(!text.contains("quotadeck_queue_")); // no old values

        server = served(port);
        QTRY_COMPARE(changes.size(), 3);
        QVERIFY(collector.metricsText().contains("quotadeck_queue_"));
    }

    void aSourceThatWasNeverReadIsStale()
    {
        auto rules = alert::readRules(
            "apiVersion: quotadeck/v1\nalerts: [{name: Gone, on: cluster, when: stale > 1m}]\n");
        QVERIFY(rules);
        quint16 port = 0;
        served(port).reset(); // nobody listens there now
        app::Collector collector(planOf({{"a", port}}), *rules);
        QSignalSpy alerts(&collector, &app::Collector::alertChanged);
        QVERIFY(collector.start(open));
        QTRY_COMPARE(alerts.size(), 1);
        QVERIFY(alerts.first().at(2).toBool());
        QCOMPARE(alerts.first().at(3).toString(), QStringLiteral("cluster a: never read"));
        QVERIFY(collector.metricsText().contains(
            "quotadeck_source_last_read_timestamp_seconds{cluster=\"a\"} 0\n"));
    }

    void refusedCredentialsAreReadAgain()
    {
        quint16 port = 0;
        const auto server = served(port);
        testing::ReplayServer gate;
        gate.set("/ws/v1/partitions",
                 testing::Behaviour{.status = 401, .contentType = "text/plain", .body = "go away"});
        int opened = 0;
        app::Collector collector(planOf({{"a", port}}), {});
        const QSignalSpy changes(&collector, &app::Collector::sourceChanged);
        QVERIFY(collector.start([&](const connect::CollectSource& source) {
            auto first = source;
            if (++opened == 1)
                std::get<connect::AddressReach>(first.reach).url = gate.url().toStdString();
            return tst_collector::open(first);
        }));
        QTRY_VERIFY(changes.size() >= 2 && changes.last().at(1).toString().isEmpty());
        QVERIFY(opened >= 2);
    }

    /// One source refuses each token at once, another one does not answer any more after it has refused one.
    void aSourceThatRefusesItsTokenHasStableMetrics()
    {
        const auto rules = alert::readRules(
            "apiVersion: quotadeck/v1\nalerts: [{name: Gone, on: cluster, when: stale > 1m}]\n");
        QVERIFY(rules);
        const testing::Behaviour refusal{.status = 401, .contentType = "text/plain", .body = "go away"};
        testing::ReplayServer quick;
        testing::ReplayServer slow;
        quick.set("/ws/v1/partitions", refusal);
        slow.set("/ws/v1/partitions", refusal);
        std::map<std::string, int> opened;
        app::Collector collector(planOf({{"quick", quick.port()}, {"slow", slow.port()}}), *rules);
        const QSignalSpy changes(&collector, &app::Collector::sourceChanged);
        const QSignalSpy alerts(&collector, &app::Collector::alertChanged);
        QVERIFY(collector.start([&](const connect::CollectSource& source) {
            ++opened[source.name];
            return tst_collector::open(source);
        }));
        QTRY_COMPARE(changes.size(), 2);
        testing::Behaviour silence;
        silence.kind = testing::Behaviour::Kind::Hold;
        slow.set("/ws/v1/partitions", silence);
        QTRY_VERIFY_WITH_TIMEOUT(opened["quick"] >= 4, 15'000); // several intervals have passed

        QCOMPARE(opened["slow"], 2);
        QCOMPARE(changes.size(), 2); // not again for the same reason
        QCOMPARE(alerts.size(), 2); // none ended
        const QByteArray text = collector.metricsText();
        QVERIFY2(text.contains("quotadeck_source_failed_reads{cluster=\"quick\"} 3\n")
                     || text.contains("quotadeck_source_failed_reads{cluster=\"quick\"} 4\n"),
                 text.constData());
        QVERIFY2(text.contains("quotadeck_source_failed_reads{cluster=\"slow\"} 1\n"), text.constData());
        QVERIFY(text.contains("quotadeck_source_last_read_timestamp_seconds{cluster=\"quick\"} 0\n"));
        QVERIFY(text.contains("quotadeck_source_last_read_timestamp_seconds{cluster=\"slow\"} 0\n"));
    }

    void anErrorOfTheStartNamesItsSource()
    {
        app::Collector collector(planOf({{"a", 1}}), {});
        const Status started
            = collector.start([](const connect::CollectSource&) -> Result<app::ConnectionPtr> {
                  return fail(ErrorCode::Io, "/etc/a.token", "cannot be read");
              });
        QVERIFY(!started);
        QCOMPARE(started.error().where, std::string("a: /etc/a.token"));
    }

    void samplesBeyondTheMostAreCounted()
    {
        quint16 port = 0;
        const auto server = served(port);
        auto plan = planOf({{"a", port}});
        plan.mostSamples = 3;
        app::Collector collector(plan, {});
        const QSignalSpy changes(&collector, &app::Collector::sourceChanged);
        QVERIFY(collector.start(open));
        QTRY_COMPARE(changes.size(), 1);
        const QByteArray text = collector.metricsText();
        QCOMPARE(text.count("\nquotadeck_queue_running_applications{"), 3);
        QVERIFY(text.contains("quotadeck_source_dropped_samples{cluster=\"a\",metric=\"quotadeck_queue_"
                              "running_applications\"} "));
    }

    void whatIsHeldIsStored()
    {
        const QTemporaryDir folder;
        quint16 port = 0;
        const auto server = served(port);
        auto plan = planOf({{"a", port}});
        storeIn(folder, plan);
        app::Collector collector(plan, {});
        const QSignalSpy changes(&collector, &app::Collector::storeChanged);
        QVERIFY(collector.start(open));
        QTRY_COMPARE(changes.size(), 1);
        QVERIFY2(changes.first().first().toString().isEmpty(),
                 qPrintable(changes.first().first().toString()));
        const QByteArray text = collector.metricsText();
        QVERIFY2(text.contains("quotadeck_store_up 1\n"), text.constData());
        QVERIFY(text.contains("quotadeck_store_failed_writes 0\n"));
        QVERIFY(text.contains("quotadeck_store_lost_amounts{cluster=\"a\"} 0\n"));
        QVERIFY(collector.finish());

        const auto stored = history::ConsumptionStore::openForReading(plan.store->address, "");
        QVERIFY(stored);
        const auto partitions = (*stored)->partitions();
        QVERIFY(partitions);
        QCOMPARE(partitions->size(), std::size_t{1});
        QCOMPARE(partitions->front().cluster, std::string("a"));
        QCOMPARE(partitions->front().partition, std::string("default"));
        const auto read = (*stored)->read(partitions->front(), {usage::Dimension::User});
        QVERIFY(read);
        QVERIFY(!read->ledger.records.empty());
        QVERIFY(!read->ledger.capacity.empty());
        QVERIFY(!read->ledger.covered->empty());
    }

    void anUpdateOfTheStoreIsReported()
    {
        const QTemporaryDir folder;
        quint16 port = 0;
        const auto server = served(port);
        auto plan = planOf({{"a", port}});
        storeIn(folder, plan);
        QVERIFY(history::ConsumptionStore::open(plan.store->address, ""));
        {
            const history::SqlConnection connection(QStringLiteral("QSQLITE"));
            QSqlDatabase database = connection.database();
            database.setDatabaseName(QString::fromStdString(plan.store->address.file));
            QVERIFY(database.open());
            QSqlQuery query(database);
            for (const char* const statement :
                 {"DROP TABLE wait_time", "ALTER TABLE portion DROP COLUMN above",
                  "ALTER TABLE portion DROP COLUMN pending", "ALTER TABLE portion DROP COLUMN waits",
                  "PRAGMA user_version = 1"})
                QVERIFY2(query.exec(QLatin1String(statement)), statement);
        }
        app::Collector collector(plan, {});
        const QSignalSpy updates(&collector, &app::Collector::updateChanged);
        QVERIFY(collector.start(open));
        QTRY_COMPARE(updates.size(), 1);
        QVERIFY2(updates.first().first().toString().isEmpty(),
                 qPrintable(updates.first().first().toString()));
        QVERIFY(collector.finish());
    }

    void elasticQuotasAreCollected() // EQ-24, EQ-96
    {
        const QTemporaryDir folder;
        testing::ReplayServer server;
        testing::Behaviour answer;
        answer.body = QByteArray("{'team':{'name':'team','min':{'cpu':'4'},'max':{'cpu':'10'},'request':{'"
                                 "cpu':'8'},'childRequest':{'cpu':'8'},"
                                 "'runtime':{'cpu':'6'},'used':{'cpu':'5'}}}")
                          .replace('\'', '"');
        server.set("/apis/v1/plugins/ElasticQuota/quotas", answer);
        connect::CollectPlan plan;
        plan.interval = 1s;
        connect::CollectSource source;
        source.name = "k";
        source.kind = connect::CollectKind::Koordinator;
        source.reach = connect::AddressReach{.url = server.url().toStdString()};
        plan.sources = {source};
        storeIn(folder, plan);
        const auto rules
            = alert::readRules("apiVersion: quotadeck/v1\nalerts:\n- {name: Half, on: queue, where: "
                               "{queue: root.team}, when: used >= 49%}\n")
                  .value();
        app::Collector collector(plan, rules);
        const QSignalSpy alerts(&collector, &app::Collector::alertChanged);
        const QSignalSpy stores(&collector, &app::Collector::storeChanged);
        QVERIFY(collector.start(open));
        QTRY_COMPARE(alerts.size(), 1);
        QCOMPARE(alerts.first().at(1).toString(), QStringLiteral("Half"));

        const QByteArray text = collector.metricsText();
        const QByteArray labels = "{cluster=\"k\",partition=\"elastic-quotas\",queue=\"root.team\"} ";
        for (const QByteArray& line : {"quotadeck_queue_cpu_usage_cores" + labels + "5\n",
                                       "quotadeck_queue_cpu_pending_cores" + labels + "3\n",
                                       "quotadeck_queue_cpu_guaranteed_cores" + labels + "4\n",
                                       "quotadeck_queue_cpu_max_cores" + labels + "10\n",
                                       "quotadeck_queue_cpu_headroom_cores" + labels + "5\n"})
            QVERIFY2(text.contains(line), (line + text).constData());
        QVERIFY(!text.contains("quotadeck_queue_running_applications"));
        QVERIFY(text.contains("quotadeck_source_up{cluster=\"k\"} 1\n"));

        const auto requests = [&collector] {
            const QByteArray head = "quotadeck_source_requests_total{cluster=\"k\"} ";
            const QByteArray now = collector.metricsText();
            return now.mid(now.indexOf(head) + head.size()).split('\n').first().toInt();
        };
        QTRY_VERIFY(requests() > 3); // so that there are amounts between two of them
        QTRY_VERIFY(!stores.isEmpty());
        QVERIFY2(stores.first().first().toString().isEmpty(), qPrintable(stores.first().first().toString()));
        QVERIFY(collector.finish());
        const auto stored = history::ConsumptionStore::openForReading(plan.store->address, "");
        QVERIFY(stored);
        const auto partitions = (*stored)->partitions();
        QVERIFY(partitions);
        QCOMPARE(partitions->size(), std::size_t{1});
        QCOMPARE(partitions->front().partition, std::string("elastic-quotas"));
        const auto read = (*stored)->read(partitions->front(), {usage::Dimension::Queue});
        QVERIFY(read);
        QVERIFY(!read->ledger.records.empty());
        for (const usage::Record& record : read->ledger.records)
            QCOMPARE((*record.subject)[usage::Dimension::Queue], std::optional<std::string>("root.team"));
        QCOMPARE(read->ledger.knows(usage::Account::Placeholder), usage::Knowledge::None);
    }

    void aSourceHasAKind()
    {
        const auto plan = connect::readCollectPlan(
            "apiVersion: quotadeck/v1\nsources:\n- {name: a, url: 'http://x'}\n- {name: b, kind: yunikorn, "
            "url: "
            "'http://x'}\n- {name: c, kind: koordinator, context: lab, kubeconfig: f}\n");
        QVERIFY(plan);
        QVERIFY(plan->sources[0].kind == connect::CollectKind::YuniKorn);
        QVERIFY(plan->sources[1].kind == connect::CollectKind::YuniKorn);
        QVERIFY(plan->sources[2].kind == connect::CollectKind::Koordinator);
        QCOMPARE(
            problemsOf("apiVersion: quotadeck/v1\nsources:\n- {name: a, url: 'http://x', kind: volcano}\n"
                       "- {name: b, context: c, kind: koordinator, partition: p, service: s}\n"),
            QStringLiteral("3:36 \"kind\" has to be yunikorn or koordinator\n"
                           "4:55 \"partition\" belongs to a source of the kind yunikorn\n"
                           "4:67 \"service\" belongs to a source of the kind yunikorn\n"));
    }

    void aPlanHasAStore()
    {
        const std::string sources = "apiVersion: quotadeck/v1\nsources: [{name: a, url: 'http://x'}]\n";
        const auto brief = connect::readCollectPlan(sources + "store: usage.sqlite\n");
        QVERIFY(brief);
        QCOMPARE(brief->store->address.file, std::string("usage.sqlite"));
        QVERIFY(brief->store->interval == 1h);
        const auto full = connect::readCollectPlan(sources
                                                   + "store: {database: 'postgresql://q@db/usage', "
                                                     "passwordFile: p, interval: 30m, writeEvery: 1m}\n");
        QVERIFY(full);
        QVERIFY(full->store->address.isServer());
        QCOMPARE(full->store->passwordFile, std::string("p"));
        QVERIFY(full->store->interval == 30min);
        QVERIFY(full->store->writeEvery == 1min);
        QVERIFY(!full->store->keep); // everything is kept unless a file says otherwise
        const auto keeping
            = connect::readCollectPlan(sources + "store: {database: usage.sqlite, keep: 720h}\n");
        QVERIFY(keeping->store->keep == std::chrono::seconds(720h));
        QVERIFY(!connect::readCollectPlan(sources)->store);

        const auto problems
            = [&](const char* store) { return problemsOf(sources + "store: " + store + '\n'); };
        QCOMPARE(
            problems("{interval: 7m, writeEvery: 2h}"),
            QStringLiteral("3:8 the key \"database\" is missing here\n"
                           "3:19 \"interval\" of a store has to be from 1m to 24h, and a day a multiple of "
                           "it\n"
                           "3:35 \"writeEvery\" has to be from 1s to 1h\n"));
        QCOMPARE(problems("{database: a, passwordFile: b}"),
                 QStringLiteral("3:36 \"passwordFile\" belongs to a store in PostgreSQL\n"));
        QCOMPARE(problems("{database: a, keep: 1h}"),
                 QStringLiteral("3:28 \"keep\" has to be 48h or more; without it everything is kept\n"));
        const QString secret = problems("'postgresql://q:7r4n@db/usage'");
        QVERIFY2(secret.startsWith(QStringLiteral("3:8 the address of a store has no password")),
                 qPrintable(secret));
        QVERIFY(!secret.contains(QStringLiteral("7r4n")));
    }

    void theServerAnswersMetricsAlone()
    {
        serve::MetricsServer server([](metrics::TextFormat) { return QByteArray("a 1\n"); }, {});
        const auto port = server.start("127.0.0.1", 0);
        QVERIFY(port);
        const auto ask = [&](const QByteArray& target) {
            auto client = std::make_unique<RawClient>(*port);
            client->send(getText(target));
            (void)QTest::qWaitFor([&client] { return client->isAnswered(); }, test::kLongestWait);
            return client;
        };
        QCOMPARE(ask("/metrics")->status(), 200);
        QCOMPARE(ask("/metrics?x=1")->body(), QByteArray("a 1\n"));
        QCOMPARE(ask("/-/healthy")->status(), 200);
        QCOMPARE(ask("/ws/v1/queues")->status(), 404);
    }

    void theClientChoosesTheFormat_data()
    {
        QTest::addColumn<QByteArray>("accept"); // empty: no header
        QTest::addColumn<bool>("isOpen");
        const auto row = [](const char* accept, bool isOpen) {
            QTest::newRow(*accept ? accept : "no header") << QByteArray(accept) << isOpen;
        };
        row("", false);
        row("*/*", false);
        row("text/plain", false);
        row("text/html, */*;q=0.8", false);
        row("application/json", false);
        row("application/json, text/plain;q=0.5", false);
        row("text/*;q=0.3", false);
        row("application/openmetrics-text", true);
        row("Application/OpenMetrics-Text; Version=\"1.0.0\"; charset=utf-8", true);
        row("application/openmetrics-text;version=0.0.1", false);
        row("application/openmetrics-text;version=2.0.0,text/plain;q=0.1", false);
        row("application/openmetrics-text, text/plain", true);
        row("application/openmetrics-text, */*", true);
        row("application/openmetrics-text;q=0.4,text/plain;version=0.0.4;q=0.5", false);
        row("application/openmetrics-text;q=0.4,text/plain;version=1.0.0;q=0.5", true);
        row("application/openmetrics-text;q=0", false);
        row("application/openmetrics-text;q=0,*/*;q=0", false);
        row("application/openmetrics-text;q=0,application/openmetrics-text;version=1.0.0;q=0.2", true);
        row("application/openmetrics-text;q=high", false);
        row("application/*;q=0.2,text/plain;q=0.1", true);
        row("text/plain;q=0.1, */*;q=0.9, application/openmetrics-text;q=0", false);
        // Prometheus 2.40, 3.0 and 2.20.
        row("application/openmetrics-text;version=1.0.0,application/"
            "openmetrics-text;version=0.0.1;q=0.75,text/"
            "plain;version=0.0.4;q=0.5,*/*;q=0.1",
            true);
        row("application/openmetrics-text;version=1.0.0;escaping=allow-utf-8;q=0.5,application/"
            "openmetrics-text;version=0.0.1;q=0.4,text/plain;version=1.0.0;escaping=allow-utf-8;q=0.3,text/"
            "plain;version=0.0.4;q=0.2,*/*;q=0.1",
            true);
        row("application/openmetrics-text; version=0.0.1,text/plain;version=0.0.4;q=0.5,*/*;q=0.1", false);
    }
    void theClientChoosesTheFormat()
    {
        QFETCH(QByteArray, accept);
        QFETCH(bool, isOpen);
        serve::MetricsServer server(
            [](metrics::TextFormat format) {
                return QByteArray(format == metrics::TextFormat::OpenMetrics ? "# EOF\n" : "a 1\n");
            },
            {});
        const auto port = server.start("127.0.0.1", 0);
        QVERIFY(port);
        RawClient client(*port);
        client.send(getText("/metrics", accept.isEmpty() ? QByteArray() : "Accept: " + accept + "\r\n"));
        QTRY_VERIFY(client.isAnswered());
        QCOMPARE(client.status(), 200);
        QCOMPARE(client.body(), QByteArray(isOpen ? "# EOF\n" : "a 1\n"));
        QVERIFY2(client.received().contains(
                     isOpen
                         ? "\r\nContent-Type: application/openmetrics-text; version=1.0.0; charset=utf-8\r\n"
                         : "\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"),
                 client.received().constData());
        QVERIFY(client.received().contains("\r\nVary: Accept\r\n"));
    }

    /// Also packed, one after the other.
    void packedTextsOfBothFormatsAreNotMixedUp()
    {
        const QByteArray older = QByteArray("a 1\n").repeated(2'000);
        const QByteArray newer = QByteArray("b 1\n").repeated(2'000) + "# EOF\n";
        serve::MetricsServer server(
            [&](metrics::TextFormat format) {
                return format == metrics::TextFormat::OpenMetrics ? newer : older;
            },
            {});
        const auto port = server.start("127.0.0.1", 0);
        QVERIFY(port);
        for (const bool isOpen : {false, true, false, true}) {
            RawClient client(*port);
            client.send(getText("/metrics",
                                QByteArray("Accept-Encoding: gzip\r\nAccept: ")
                                    + (isOpen ? "application/openmetrics-text" : "text/plain") + "\r\n"));
            QTRY_VERIFY(client.isAnswered());
            QVERIFY(client.received().contains("Content-Encoding: gzip"));
            QCOMPARE(unpacked(client.body()), isOpen ? newer : older);
        }
    }

    void aPlanIsReadStrictly()
    {
        const auto plan = connect::readCollectPlan(
            "apiVersion: quotadeck/v1\nlisten: '[::1]:0'\nhosts: [collect.example]\ninterval: "
            "30s\nmostSamples: 5\nalerts: "
            "a.yaml\nsources:\n- {name: a, url: 'https://x', tokenFile: t, caFile: c}\n- {name: b, context: "
            "k, "
            "kubeconfig: f, namespace: n, service: s}\n- {name: c, connection: Lab}\n");
        QVERIFY(plan);
        QCOMPARE(plan->address, std::string("::1"));
        QCOMPARE(plan->port, std::uint16_t{0});
        QCOMPARE(plan->sources.size(), std::size_t{3});
        QVERIFY(std::get<connect::AddressReach>(plan->sources[0].reach).signIn == connect::SignIn::Token);
        QCOMPARE(std::get<connect::ClusterReach>(plan->sources[1].reach).scheduler.service, std::string("s"));

        QCOMPARE(problemsOf("apiVersion: quotadeck/v1\nlisten: here\ninterval: 1ms\nsources:\n- {name: a, "
                            "url: u, context: "
                            "c}\n- {name: a, connection: x, caFile: f}\n- 5\nmostSamples: 0\nport: 1\n"),
                 QStringLiteral("2:9 \"listen\" needs an IP address and a port such as 127.0.0.1:9177\n"
                                "3:11 \"interval\" has to be from 1s to 1h\n"
                                "5:3 a source has one of url, context and connection\n"
                                "5:18 \"url\" needs http:// or https:// and a host, such as "
                                "https://scheduler.example:9080\n"
                                "6:3 there is a source called a already\n"
                                "6:36 \"caFile\" belongs to a source with \"url\"\n"
                                "7:3 a source is a map with name and one of url, context, connection\n"
                                "8:14 \"mostSamples\" needs a whole number from 1 to 1000000\n"
                                "9:1 unknown key \"port\": use apiVersion, listen, hosts, interval, "
                                "mostSamples, sources, alerts, store\n"));
        QVERIFY(problemsOf("a: b").contains(QStringLiteral("the key \"sources\" is missing here")));
    }

    void addressesThatCannotWorkAreProblems_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("problem"); // its beginning; empty: none
        const auto listen = QStringLiteral("2:9 \"listen\" needs an IP address");
        const auto hosts = QStringLiteral("2:9 \"hosts\" needs names and IP addresses without port and path");
        const auto url = QStringLiteral("2:30 \"url\" needs http:// or https:// and a host");
        for (const char* good : {"127.0.0.1:9177", "[::1]:0", "0.0.0.0:0"})
            QTest::newRow(good) << QStringLiteral("listen: '%1'").arg(QLatin1String(good)) << QString();
        for (const char* bad : {"localhost:9177", "[localhost]:1", "127.0.0.256:1"})
            QTest::newRow(bad) << QStringLiteral("listen: '%1'").arg(QLatin1String(bad)) << listen;
        for (const char* good : {"metrics.example", "10.0.0.1", "2001:db8::1", "[2001:db8::1]"})
            QTest::newRow(good) << QStringLiteral("hosts: ['%1']").arg(QLatin1String(good)) << QString();
        for (const char* bad :
             {"metrics.example:9177", "[2001:db8::1]:9177", "http://metrics.example", "a/b", "[a]"})
            QTest::newRow(bad) << QStringLiteral("hosts: ['%1']").arg(QLatin1String(bad)) << hosts;
        for (const char* good :
             {"http://scheduler:9080", "HTTPS://x/base", "http://[::1]:9080", "http://x/a@b"})
            QTest::newRow(good) << QStringLiteral("sources: [{name: a, url: '%1'}]").arg(QLatin1String(good))
                                << QString();
        for (const char* bad : {"scheduler:9080", "u", "http://", "https:///x", "http://:80", "ftp://x"})
            QTest::newRow(bad)
                << QStringLiteral("sources: [{name: a,     url: '%1'}]").arg(QLatin1String(bad)) << url;
        for (const char* bad :
             {"http://user:hunter2@127.0.0.1:1", "https://user@x/base", "http://a:hunter2@x?@"})
            QTest::newRow(bad)
                << QStringLiteral("sources: [{name: a,     url: '%1'}]").arg(QLatin1String(bad))
                << QStringLiteral("2:30 \"url\" may not contain a user or a password");
        for (const char* bad : {"http://x?a", "http://x/b#c@d"})
            QTest::newRow(bad)
                << QStringLiteral("sources: [{name: a,     url: '%1'}]").arg(QLatin1String(bad))
                << QStringLiteral("2:30 \"url\" may not contain '?' or '#'");
    }
    void addressesThatCannotWorkAreProblems()
    {
        QFETCH(QString, field);
        QFETCH(QString, problem);
        QString text = QStringLiteral("apiVersion: quotadeck/v1\n") + field + QLatin1Char('\n');
        if (!field.startsWith(QStringLiteral("sources")))
            text += QStringLiteral("sources: [{name: a, url: 'http://x'}]\n");
        const QString problems = problemsOf(text.toStdString());
        QVERIFY2(problem.isEmpty() ? problems.isEmpty() : problems.startsWith(problem), qPrintable(problems));
        QVERIFY(problems.count(QLatin1Char('\n')) <= 1);
        QVERIFY(!problems.contains(QStringLiteral("hunter2")));
    }

    void theCommandChecksItsFiles()
    {
        const auto run = [](const std::string& text, bool check) {
            std::istringstream in(text);
            std::ostringstream out;
            std::ostringstream err;
            const cli::CollectRunner none
                = [](const connect::CollectPlan&, std::vector<alert::Rule>, std::ostream&,
                     const std::function<void(std::uint16_t)>& ready) -> Status {
                ready(9177);
                return {};
            };
            const int exitCode = cli::runCollect({"-", check}, none, {}, app::checkSource, {in, out, err});
            return std::to_string(exitCode) + ' ' + out.str() + err.str();
        };
        const std::string good = "apiVersion: quotadeck/v1\nsources: [{name: a, url: 'http://x'}]\n";
        QCOMPARE(run(good, true), std::string("0 1 source, 0 alert rules\n"));
        QCOMPARE(
            run(good, false),
            std::string("0 http://127.0.0.1:9177/metrics\n1 source, 0 alert rules; press Ctrl+C to stop\n"));
        QVERIFY(run("apiVersion: quotadeck/v1\nsources: 5\n", true).starts_with("3 quotadeck: -:2:10: "));
    }

    /// Without a connection to anything: nobody listens at the addresses, and all of them are read at once.
    void theCheckReadsTheFilesOfTheSources()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const char* name, const QByteArray& content) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                qFatal("cannot write %s", name);
            return file.fileName().toStdString();
        };
        write("good.token", "abc\n");
        write("two.token", "abc\ndef\n");
        write("no.pem", "none\n");
        write("kube",
              "apiVersion: v1\nkind: Config\nclusters: [{name: c, cluster: {server: 'https://c'}}, {name: d, "
              "cluster: {server: 'https://d', certificate-authority: no-ca.pem}}]\n"
              "users: [{name: u, user: {tokenFile: no.token}}, {name: p, user: {exec: {apiVersion: "
              "client.authentication.k8s.io/v1, command: /no/plugin, interactiveMode: Never}}}]\n"
              "contexts: [{name: anonymous, context: {cluster: c}}, {name: token, context: {cluster: c, "
              "user: u}}, {name: plugin, context: {cluster: c, user: p}}, {name: authority, context: "
              "{cluster: d, "
              "user: p}}]\n");
        const auto check = [&](const char* source) {
            const std::string file = write("plan.yaml",
                                           QByteArray("apiVersion: quotadeck/v1\nsources:\n- {name: a, url: "
                                                      "'http://127.0.0.1:1'}\n- {name: b, ")
                                               + source + "}\n");
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream err;
            const int exitCode = cli::runCollect({file, true}, {}, {}, app::checkSource, {in, out, err});
            return QString::fromStdString(std::to_string(exitCode) + ' ' + out.str() + err.str());
        };
        const auto good = QStringLiteral("0 2 sources, 0 alert rules\n");
        QCOMPARE(check("url: 'http://127.0.0.1:1', tokenFile: good.token"), good);
        QCOMPARE(check("context: anonymous, kubeconfig: kube"), good);
        QCOMPARE(check("context: plugin, kubeconfig: kube"), good); // which is not started
        const auto refuses = [&check](const char* source, const char* reason) {
            const QString outcome = check(source);
            const bool isRefused = outcome.startsWith(QStringLiteral("3 quotadeck: b: "))
                && outcome.contains(QLatin1String(reason)) && outcome.count(u'\n') == 1;
            return isRefused ? QString() : outcome;
        };
        QCOMPARE(refuses("url: 'http://127.0.0.1:1', tokenFile: none.token", "/none.token"), QString());
        QCOMPARE(refuses("url: 'http://127.0.0.1:1', tokenFile: two.token", "line break"), QString());
        QCOMPARE(refuses("url: 'http://127.0.0.1:99999'", "no address"), QString());
        QCOMPARE(refuses("url: 'https://127.0.0.1:1', caFile: none.pem", "/none.pem"), QString());
        QCOMPARE(refuses("url: 'https://127.0.0.1:1', caFile: no.pem", "/no.pem"), QString());
        QCOMPARE(refuses("context: anonymous, kubeconfig: none", "/none"), QString());
        QCOMPARE(refuses("context: other, kubeconfig: kube", "other"), QString());
        QCOMPARE(refuses("context: token, kubeconfig: kube", "/no.token"), QString());
        QCOMPARE(refuses("context: authority, kubeconfig: kube", "/no-ca.pem"), QString()); // beside a plugin
        QCOMPARE(refuses("connection: Nosuch", "no "), QString());

        const auto checkPassword = [&](const QByteArray& file) {
            return check(("url: 'http://127.0.0.1:1'}\nstore: {database: 'postgresql://u@127.0.0.1:1/d', "
                          "passwordFile: "
                          + file)
                             .constData());
        };
        write("empty.password", "\nsecret\n");
        QCOMPARE(checkPassword("good.token"), good);
        for (const char* const file : {"none.password", "empty.password"}) {
            const QString outcome = checkPassword(file);
            QVERIFY2(outcome.startsWith(QStringLiteral("3 quotadeck: "))
                         && outcome.contains(u'/' + QLatin1String(file) + u':') && outcome.count(u'\n') == 1,
                     qPrintable(outcome));
        }
    }
};

QUOTADECK_TEST(TestCollector, QCoreApplication)
} // namespace tst_collector

#include "tst_collector.moc"
