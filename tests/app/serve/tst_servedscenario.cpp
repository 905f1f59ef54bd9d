// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restfeed.h"
#include "app/feed/simulatorfeed.h"
#include "app/serve/restserver.h"
#include "core/config/rules/validator.h"
#include "core/sim/simulator.h"
#include "tests/app/serve/jsonshape.h"
#include "tests/app/serve/rawclient.h"
#include "tests/app/serve/recordings.h"
#include "tests/feed/feedrecorder.h"
#include "tests/support/accessto.h"
#include "tests/support/testprogram.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QTest>

namespace tst_servedscenario {
using namespace quotadeck;
using namespace quotadeck::test;
using namespace std::chrono_literals;

namespace {
constexpr std::uint64_t kSeed = 7;
constexpr auto kTime = 12min; ///< virtual; enough for applications in every state

sim::Scenario busyCluster()
{
    const auto text = contents(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
    return sim::readScenario(text.toStdString(), "busy-cluster.yaml").value();
}

/// The busy cluster, paused, behind a real socket.
class ServedScenario
{
public:
    ServedScenario()
        : m_simulator(busyCluster(), kSeed)
        , server({busyCluster().config.partitions, "an-instance"})
    {
        port = server.start("127.0.0.1", 0).value();
        for (auto passed = 0s; passed < kTime; passed += 20s)
            advance(20s);
    }

    void advance(std::chrono::nanoseconds time)
    {
        m_simulator.advance(time);
        auto next = std::make_shared<const ClusterSnapshot>(m_simulator.snapshot());
        server.publish(*makeUpdate(std::exchange(m_last, next), next, "default"));
    }

    [[nodiscard]] SystemTime time() const { return m_last->time; }
    [[nodiscard]] const PartitionSnapshot& partition() const { return m_last->partitions.front(); }

private:
    sim::Simulator m_simulator;
    SnapshotPtr m_last;

public:
    serve::RestServer server;
    quint16 port = 0;
};

QJsonDocument askJson(quint16 port, const QByteArray& target)
{
    RawClient client(port);
    client.send(getText(target));
    if (!QTest::qWaitFor([&client] { return client.isAnswered(); }, test::kLongestWait)
        || client.status() != 200)
        return {};
    return QJsonDocument::fromJson(client.body());
}

QJsonValue valueOf(const QJsonDocument& document)
{
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

/// One for the tests that only ask; it is dear to make.
ServedScenario& shared()
{
    static ServedScenario served;
    return served;
}

/// The kind of answer that @p target gets: one row has the shape of those of its list, and names do not matter.
QByteArray kindOf(const QByteArray& target)
{
    const auto parts = target.split('?').front().split('/');
    QByteArrayList kind;
    for (qsizetype index = 0; index < parts.size(); ++index) {
        const auto part = parts[index];
        if (part == "applications" || part == "application")
            return "application"; // wherever it is
        const bool isNamed
            = part == "partition" || part == "queue" || part == "node" || part == "user" || part == "group";
        kind += part.endsWith('s') ? part.chopped(1) : part;
        if (isNamed && index > 2)
            ++index;
    }
    return kind.join('/');
}

/// What the documentation leaves out when it is empty (REST-12 to REST-17) and the recordings happen to have always,
/// or allows and they happen to never have.
bool isByTheBook(const QByteArray& target, const QString& difference)
{
    if (target.contains("/usage/group") && difference == QStringLiteral("$.applications is missing"))
        return true;
    static const QRegularExpression kOptional(QStringLiteral(
        R"(\.(resourceUsage|runningApplications|maxResources|children|occupied|foreignAllocations|allocated|)"
        R"(pendingResource|usedResource|headroom|sortingPolicy) is missing$|)"
        R"(requests\[\]\.originator is unknown$)"));
    return kOptional.match(difference).hasMatch();
}

/// All events that are kept, a page after the other.
QJsonArray allEvents(quint16 port)
{
    QJsonArray records;
    for (qint64 start = 0;; start += 5'000) {
        const auto page = askJson(port, "/ws/v1/events/batch?count=5000&start=" + QByteArray::number(start));
        const auto list = page[QStringLiteral("EventRecords")].toArray();
        if (list.isEmpty())
            return records;
        for (const auto& record : list)
            records.append(record);
    }
}
} // namespace

/// A simulated cluster, served, looks like a scheduler: to our own feed and, in its fields, to any client.
class TestServedScenario : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Our feed over our server sees what the simulator's own feed shows at the same time.
    void restFeedSeesWhatTheSimulatorFeedShows()
    {
        feed::SimulatorConfig simulated;
        simulated.scenario = busyCluster();
        simulated.seed = kSeed;
        simulated.pace.paused = true;
        simulated.warmUp = kTime;
        feed::SimulatorFeed simulatorFeed(simulated);
        testing::FeedRecorder expected(simulatorFeed);
        simulatorFeed.start();
        const auto isThere = [&] {
            return !expected.updates.empty() && expected.last().time == simulated.scenario.start + kTime;
        };
        QTRY_VERIFY(isThere());
        const auto& served = shared();
        feed::RestFeed restFeed(testing::configTo(QStringLiteral("http://127.0.0.1:%1").arg(served.port)));
        testing::FeedRecorder seen(restFeed);

        restFeed.start();

        QTRY_VERIFY(!seen.updates.empty());
        const auto& actual = seen.last();
        QVERIFY(restFeed.status().unavailable.empty());
        QVERIFY(!actual.partitions.front().applications->empty());
        QVERIFY(actual.clusters == expected.last().clusters);
        QVERIFY(actual.health == expected.last().health);
        QCOMPARE(actual.partitions.size(), std::size_t{1});
        const auto& partition = actual.partitions.front();
        const auto& other = expected.last().partitions.front();
        QVERIFY(partition.info == other.info);
        QVERIFY(partition.queues == other.queues);
        QVERIFY(partition.users == other.users);
        QVERIFY(partition.groups == other.groups);
        QVERIFY(partition.applications == other.applications);
        QVERIFY(partition.nodes == other.nodes);
    }

    /// Every field that we send is one that a real scheduler sent, with its type, and none is missing that it
    /// always sends.
    void answersHaveTheFieldsOfARealScheduler_data()
    {
        QTest::addColumn<QByteArray>("target");
        const QByteArray partition = "/ws/v1/partition/default/";
        for (const auto* path :
             {"clusters", "partitions", "history/apps", "history/containers", "events/batch",
              "events/batch?count=3", "scheduler/healthcheck", "scheduler/node-utilizations"})
            QTest::newRow(path) << "/ws/v1/" + QByteArray(path);
        for (const auto* path :
             {"placementrules", "queues", "queue/root", "queue/root?subtree", "queue/root.sales.crm", "nodes",
              "node/general-1", "applications/active", "applications/completed", "applications/rejected",
              "applications/active?status=running", "queue/root.sales.crm/applications",
              "queue/root.sales.crm/applications/active", "usage/users", "usage/groups"})
            QTest::newRow(path) << partition + path;
        QTest::newRow("application") << partition + "application/APP";
        QTest::newRow("queue/application") << partition + "queue/QUEUE/application/APP";
        QTest::newRow("user") << partition + "usage/user/USER";
        QTest::newRow("group") << partition + "usage/group/GROUP";
    }
    void answersHaveTheFieldsOfARealScheduler()
    {
        QFETCH(QByteArray, target);
        const auto& served = shared();
        const auto& app = served.partition().applications->front();
        target.replace("APP", QByteArray::fromStdString(app.id.text()));
        target.replace("QUEUE", QByteArray::fromStdString(app.queue.text()));
        target.replace("USER", QByteArray::fromStdString(app.user.text()));
        target.replace("GROUP", QByteArray::fromStdString(served.partition().groups->back().name.text()));
        JsonShape real;
        int alike = 0;
        for (const auto* scenario : {"scenario-a", "scenario-d"}) {
            for (const auto& recorded : recordings(QLatin1String(scenario))) {
                const auto other = QByteArray::fromStdString(recorded.request.head.target);
                if (recorded.status != 200 || kindOf(other) != kindOf(target))
                    continue;
                real.addItems(valueOf(QJsonDocument::fromJson(recorded.body)));
                ++alike;
            }
        }
        QVERIFY(alike > 0);

        const auto document = askJson(served.port, target);

        QVERIFY(!document.isNull());
        JsonShape own;
        own.addItems(valueOf(document));
        auto differences = real.differencesOf(own);
        differences.removeIf([&target](const QString& text) { return isByTheBook(target, text); });
        QCOMPARE(differences.join(u'\n'), QString());
    }

    /// REST-40: numbers go on, a place outside of them tells the valid ones.
    void eventBatchesGoOnWhereTheLastEnded()
    {
        ServedScenario served;
        const auto batch = [&served](const QByteArray& query) {
            return askJson(served.port, "/ws/v1/events/batch" + query).object();
        };
        const auto first = batch({});
        const auto highest = first[QStringLiteral("HighestID")].toInt();
        QCOMPARE(first[QStringLiteral("LowestID")].toInt(), 0);
        QCOMPARE(first[QStringLiteral("EventRecords")].toArray().size(), 10'000); // at most
        const auto all = allEvents(served.port);
        QCOMPARE(all.size(), highest + 1);
        const auto next = QByteArray::number(highest + 1);
        QVERIFY(batch("?start=" + next)[QStringLiteral("EventRecords")].isNull());

        served.advance(1min);

        const auto more = batch("?count=2&start=" + next);
        QVERIFY(more[QStringLiteral("HighestID")].toInt() > highest);
        const auto records = more[QStringLiteral("EventRecords")].toArray();
        QCOMPARE(records.size(), 2);
        const auto timeOf
            = [](const QJsonValue& record) { return record[QStringLiteral("timestampNano")].toInteger(); };
        QVERIFY(timeOf(records[0]) >= timeOf(all.last()) - 20'000'000'000);
    }

    /// REST-2: packed for those who take it, from 1400 bytes on.
    void longAnswersArePackedForThoseWhoTakeIt()
    {
        const auto& served = shared();
        const auto ask = [&served](const QByteArray& target, const QByteArray& encodings) {
            auto client = std::make_unique<RawClient>(served.port);
            client->send(getText(target, encodings.isNull() ? "" : "Accept-Encoding: " + encodings + "\r\n"));
            return QTest::qWaitFor([&client] { return client->isAnswered(); }, test::kLongestWait)
                ? std::move(client)
                : nullptr;
        };
        const QByteArray queues = "/ws/v1/partition/default/queues";
        const auto plain = ask(queues, {});
        QVERIFY(plain);
        QVERIFY(!plain->received().contains("Content-Encoding"));
        for (const char* taken : {"gzip", "deflate, GZIP;q=0.5, br"}) {
            const auto packed = ask(queues, taken);
            QVERIFY(packed);
            QVERIFY(packed->received().contains("\r\nContent-Encoding: gzip\r\n"));
            QVERIFY(packed->received().contains("\r\nVary: Accept-Encoding\r\n"));
            QVERIFY(packed->body().startsWith("\x1f\x8b"));
            QVERIFY(packed->body().size() < plain->body().size() / 2);
        }
        for (const char* refused : {"gzip;q=0", "gzip; q=0.0", "br", "x-gzipped"}) {
            const auto whole = ask(queues, refused);
            QVERIFY(whole);
            QCOMPARE(whole->body(), plain->body());
        }
        const auto little = ask("/ws/v1/clusters", "gzip");
        QVERIFY(little && !little->received().contains("Content-Encoding"));

        QNetworkAccessManager network; // takes packed answers and unpacks them
        for (const QByteArray& target : {queues, QByteArray("/ws/v1/partition/default/applications/active"),
                                         QByteArray("/ws/v1/metrics"), QByteArray("/ws/v1/config")}) {
            const QUrl url(
                QStringLiteral("http://127.0.0.1:%1%2").arg(served.port).arg(QLatin1String(target)));
            const std::unique_ptr<QNetworkReply> reply(network.get(QNetworkRequest(url)));
            QVERIFY(QTest::qWaitFor([&reply] { return reply->isFinished(); }, test::kLongestWait));
            const auto same = ask(target, {});
            QVERIFY(same);
            QCOMPARE(reply->readAll(), same->body());
        }
    }

    /// REST-30: what is active now, not what was at the start.
    void theConfigurationIsTheOneInForce()
    {
        ServedScenario served;
        const auto names = [&served] {
            RawClient client(served.port);
            client.send(getText("/ws/v1/config", "Accept: application/json\r\n"));
            const bool isAnswered
                = QTest::qWaitFor([&client] { return client.isAnswered(); }, test::kLongestWait);
            return isAnswered ? client.body() : QByteArray();
        };
        QVERIFY(names().contains("\"engineering\""));
        const auto other
            = config::validate("partitions: [{name: default, queues: [{name: root, queues: [{name: "
                               "fresh}]}]}]");
        QVERIFY(other.accepted);
        served.server.setConfig(other.config->partitions);
        QVERIFY(names().contains("\"fresh\""));
        QVERIFY(!names().contains("\"engineering\""));
    }

    /// REST-41: a request that is denied says why, once for each reason.
    void denialsAreEventsOfTheirRequests()
    {
        std::map<QPair<QString, QString>, int> told;
        for (const auto& item : allEvents(shared().port)) {
            const auto record = item.toObject();
            if (record[QStringLiteral("type")].toInt() != 1)
                continue;
            QVERIFY(!record.contains(QStringLiteral("eventChangeType"))); // none
            QVERIFY(!record[QStringLiteral("referenceID")].toString().isEmpty());
            QVERIFY(!record[QStringLiteral("resource")][QStringLiteral("resources")].toObject().isEmpty());
            ++told[{record[QStringLiteral("objectID")].toString(),
                    record[QStringLiteral("message")].toString()}];
        }
        QVERIFY(told.size() > 10);
        for (const auto& [request, count] : told) {
            QCOMPARE(count, 1);
            QVERIFY(request.second == QStringLiteral("Not enough user quota")
                    || request.second == QStringLiteral("Not enough queue quota"));
        }
    }

    /// REST-43: usage can be rebuilt from the events alone.
    void eventsAddUpToTheUsage()
    {
        const auto& served = shared();
        std::map<QString, qint64> usage;
        const auto records = allEvents(served.port);
        for (const auto& item : records) {
            const auto record = item.toObject();
            if (record[QStringLiteral("eventChangeDetail")].toInt() != 603)
                continue;
            const auto value = record[QStringLiteral("resource")][QStringLiteral("resources")]
                                     [QStringLiteral("vcore")][QStringLiteral("value")]
                                         .toInteger();
            const bool isAdded = record[QStringLiteral("eventChangeType")].toInt() == 2;
            usage[record[QStringLiteral("objectID")].toString()] += isAdded ? value : -value;
        }

        int compared = 0;
        for (const auto& user : *served.partition().users) {
            const auto& root = user.nodes.front();
            const auto expected = root.usage ? root.usage->find("vcore").value_or(0) : 0;
            QCOMPARE(usage[QString::fromStdString(user.name.text())], expected);
            compared += expected > 0 ? 1 : 0;
        }
        QVERIFY(compared > 3);
    }

    /// REST-44: the first line names the run, past events only on request, new ones as they come.
    void streamsNewEventsAsLines()
    {
        ServedScenario served;
        RawClient client(served.port);
        client.send("GET /ws/v1/events/stream?count=3 HTTP/1.0\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE(client.body().count('\n'), 4);
        QVERIFY(client.body().startsWith("{\"InstanceUUID\":\"an-instance\"}\n{"));

        served.advance(2min);

        QTRY_VERIFY(client.body().count('\n') > 20);
        const auto lines = client.body().split('\n');
        for (const auto& line : lines)
            QVERIFY(line.isEmpty() || QJsonDocument::fromJson(line).isObject());
        served.server.stop();
        QTRY_VERIFY(client.isClosed());
    }

    void tellsAConsoleWhatChanges()
    {
        ServedScenario served;
        auto config = testing::configTo(QStringLiteral("http://127.0.0.1:%1").arg(served.port));
        config.interval = 20ms;
        config.events.emplace();
        feed::RestFeed feed(config);
        testing::FeedRecorder recorder(feed);
        feed.start();
        QTRY_VERIFY(feed.status().isWatched);
        // Nothing happens, nothing is read.
        QTRY_VERIFY(!QTest::qWaitFor(
            [&recorder, count = recorder.updates.size()] { return recorder.updates.size() > count; }, 200));
        served.advance(60s);
        const auto isSame = [&] { return *recorder.lastPartition().queues == *served.partition().queues; };
        QVERIFY(!isSame());
        QTRY_VERIFY(isSame());
        QVERIFY(feed.status().isWatched);
    }

    /// The scenario began on another day than this one.
    void agesAreCountedByTheClockOfTheScenario()
    {
        ServedScenario served;
        feed::RestFeed feed(testing::configTo(QStringLiteral("http://127.0.0.1:%1").arg(served.port)));
        testing::FeedRecorder recorder(feed);
        feed.start();
        QTRY_COMPARE(recorder.updates.size(), std::size_t(1));
        const auto difference = sourceTime(recorder.last()) - served.time();
        QVERIFY2(std::chrono::abs(difference) < 30s, "the answers took a while, but no days");
        QVERIFY(recorder.last().clockOffset != 0s);
    }

    void streamIsChunkedAndEndsWithTheServer()
    {
        ServedScenario served;
        RawClient client(served.port);
        client.send(getText("/ws/v1/events/stream"));
        QTRY_VERIFY(client.body().endsWith("}\n\r\n"));
        QCOMPARE(client.body(), QByteArray("1f\r\n{\"InstanceUUID\":\"an-instance\"}\n\r\n"));
        QVERIFY(client.received().contains("Transfer-Encoding: chunked\r\n"));

        served.server.stop();

        QTRY_VERIFY(client.isClosed());
        QVERIFY(client.body().endsWith("\n\r\n0\r\n\r\n"));
    }

    /// REST-44 counts by Host header; that is for the client to choose, its address is not.
    void streamsAreLimitedForEachAddress()
    {
        const auto& served = shared();
        const QByteArray stream = "/ws/v1/events/stream";
        const QByteArrayList hosts{"localhost", "127.0.0.1", "[::1]", "localhost:9080", "LOCALHOST"};
        std::vector<std::unique_ptr<RawClient>> readers;
        for (int count = 0; count < 15; ++count) {
            readers.push_back(std::make_unique<RawClient>(served.port));
            readers.back()->send("GET " + stream + " HTTP/1.1\r\nHost: " + hosts[count % hosts.size()]
                                 + "\r\n\r\n");
            QTRY_COMPARE(readers.back()->status(), 200);
        }

        for (const auto& host : hosts) {
            RawClient one(served.port);
            one.send("GET " + stream + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
            QTRY_COMPARE(one.status(), 503);
        }
        RawClient elsewhere(served.port, QStringLiteral("127.0.0.2"));
        elsewhere.send(getText(stream));
        QTRY_COMPARE(elsewhere.status(), 200);
        readers.pop_back();
        const auto isFree = [&served] {
            RawClient next(served.port);
            next.send(getText("/ws/v1/events/stream"));
            return QTest::qWaitFor([&next] { return next.status() != 0; }, test::kLongestWait)
                && next.status() == 200;
        };
        QTRY_VERIFY(isFree());
    }

    /// APP-17: what is over is not active any more, and listed with when it ended.
    void finishedApplicationsAreListedAsCompleted()
    {
        const auto& served = shared();
        const auto completed
            = askJson(served.port, "/ws/v1/partition/default/applications/completed").array();

        QVERIFY(!completed.isEmpty());
        QCOMPARE(completed.size(), served.partition().info.applications.at("Completed"));
        for (const auto& app : completed) {
            QCOMPARE(app[QStringLiteral("applicationState")].toString(), QStringLiteral("Completed"));
            QVERIFY(app[QStringLiteral("finishedTime")].toInteger() > 0);
            QVERIFY(app[QStringLiteral("resourceHistory")].isObject()); // REST-15
            QVERIFY(app[QStringLiteral("resourceHistory")].toObject().isEmpty()); // SUM-4
        }
    }
};

QUOTADECK_TEST(TestServedScenario, QCoreApplication)
} // namespace tst_servedscenario

#include "tst_servedscenario.moc"
