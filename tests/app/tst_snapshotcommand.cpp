// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/commands/commandconnection.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/normaljson.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <sstream>

namespace tst_snapshotcommand {
using namespace quotadeck;
using namespace quotadeck::cli;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
const QString kRecordings = QStringLiteral(QUOTADECK_VECTORS "/rest/");

using Outcome = quotadeck::test::CommandOutcome;

Outcome readSnapshot(const SnapshotOptions& options)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode = runSnapshot(options, app::readOnce, app::readQuotasOnce, {in, out, err});
    return {exitCode, out.str(), err.str()};
}

QJsonValue recorded(const QString& file)
{
    QFile source(kRecordings + file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    const auto document = QJsonDocument::fromJson(source.readAll());
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}
} // namespace

class TestSnapshotCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void printsWhatTheRecordedSchedulerReports_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("partition");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("file");
        const auto add = [](const char* scenario, const char* partition, const char* part, const char* file) {
            QTest::addRow("%s %s %s", scenario, partition, part)
                << QString::fromLatin1(scenario) << QString::fromLatin1(partition)
                << QString::fromLatin1(part) << QString::fromLatin1(file);
        };
        add("scenario-a", "", "queues", "003-partition-default-queues.json");
        add("scenario-a", "", "nodes", "015-partition-default-nodes.json");
        add("scenario-a", "", "applications", "018-partition-default-applications-active.json");
        add("scenario-a", "", "users", "047-partition-default-usage-users.json");
        add("scenario-a", "", "groups", "053-partition-default-usage-groups.json");
        add("scenario-a", "", "health", "067-scheduler-healthcheck.json");
        add("scenario-d", "", "queues", "003-partition-default-queues.json");
        add("scenario-d", "", "applications", "005-partition-default-applications-active.json");
        add("scenario-d", "Accel", "queues", "010-partition-accel-queues.json");
        add("scenario-d", "Accel", "nodes", "011-partition-accel-nodes.json");
        add("scenario-d", "Accel", "users", "015-partition-accel-usage-users.json");
    }

    void printsWhatTheRecordedSchedulerReports()
    {
        QFETCH(QString, scenario);
        QFETCH(QString, partition);
        QFETCH(QString, part);
        QFETCH(QString, file);
        ReplayServer server;
        QVERIFY(server.load(kRecordings + scenario));

        const auto outcome
            = readSnapshot({{.url = server.url().toStdString(), .cluster = {}}, partition.toStdString(), {}});

        QCOMPARE(outcome.exitCode, int(ExitDone));
        const auto snapshot = QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
        const QJsonValue printed = snapshot.value(part);
        const auto expected = recorded(scenario + QLatin1Char('/') + file);
        QVERIFY(!expected.isNull());
        QVERIFY(testsupport::normalForm(printed) == testsupport::normalForm(expected));
    }

    void elasticQuotasAreThoseOfKoordinator() // EQ-96, EQ-97
    {
        ReplayServer server;
        Behaviour behaviour;
        behaviour.body = "{\"b\":{\"name\":\"b\",\"max\":{\"cpu\":\"2000m\"},\"runtime\":{}},"
                         "\"a\":{\"name\":\"a\",\"parentName\":\"b\",\"used\":{\"memory\":\"1024Mi\"}}}";
        server.set("/apis/v1/plugins/ElasticQuota/quotas", behaviour);
        SnapshotOptions options{{.url = server.url().toStdString(), .cluster = {}}, {}, {}};
        options.kind = SystemKind::Koordinator;

        const auto outcome = readSnapshot(options);

        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(
            outcome.out,
            std::string("{\"a\":{\"name\":\"a\",\"parentName\":\"b\",\"isParent\":false,"
                        "\"allowLentResource\":true,\"tree\":\"\",\"max\":{},\"min\":{},"
                        "\"used\":{\"memory\":\"1Gi\"}},"
                        "\"b\":{\"name\":\"b\",\"parentName\":\"\",\"isParent\":false,"
                        "\"allowLentResource\":true,\"tree\":\"\",\"max\":{\"cpu\":\"2\"},\"min\":{}}}\n"));

        behaviour.status = 503;
        behaviour.body = "{\"message\":\"not the leader\"}";
        server.set("/apis/v1/plugins/ElasticQuota/quotas", behaviour);
        const auto refused = readSnapshot(options);
        QCOMPARE(refused.exitCode, int(ExitConnection));
        QVERIFY2(refused.err.find("not the leader") != std::string::npos, refused.err.c_str());
    }

    void anUnknownPartitionIsNamed()
    {
        ReplayServer server;
        QVERIFY(server.load(kRecordings + QStringLiteral("scenario-d")));

        const auto outcome
            = readSnapshot({{.url = server.url().toStdString(), .cluster = {}}, "nowhere", {}});

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.err.find("Accel") != std::string::npos, outcome.err.c_str());
    }

    void aServerThatCannotBeReadIsAConnectionError_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("closes") << int(Behaviour::Kind::Close) << QByteArray();
        QTest::newRow("half an answer") << int(Behaviour::Kind::Half) << QByteArray("[]");
    }

    void aServerThatCannotBeReadIsAConnectionError()
    {
        QFETCH(int, kind);
        ReplayServer server;
        QVERIFY(server.load(kRecordings + QStringLiteral("scenario-a")));
        server.set("/ws/v1/partitions", static_cast<Behaviour::Kind>(kind));

        const auto outcome = readSnapshot({{.url = server.url().toStdString(), .cluster = {}}, {}, {}});

        QCOMPARE(outcome.exitCode, int(ExitConnection));
        QVERIFY2(outcome.err.find("partitions") != std::string::npos, outcome.err.c_str());
        QVERIFY(outcome.out.empty());
    }

    void aMissingPartIsTold_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("not offered") << 404 << QByteArray("404 page not found\n") << int(ExitDone);
        QTest::newRow("unreadable") << 200 << QByteArray("{\"cut") << int(ExitInput);
        QTest::newRow("failing") << 500 << QByteArray("{}") << int(ExitConnection);
    }

    void aMissingPartIsTold()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(int, exitCode);
        ReplayServer server;
        QVERIFY(server.load(kRecordings + QStringLiteral("scenario-a")));
        Behaviour broken;
        broken.status = status;
        broken.contentType = status == 404 ? "text/plain; charset=utf-8" : "application/json";
        broken.body = body;
        server.set("/ws/v1/partition/default/usage/users", broken);

        const auto outcome = readSnapshot({{.url = server.url().toStdString(), .cluster = {}}, {}, {}});

        QCOMPARE(outcome.exitCode, exitCode);
        QVERIFY2(outcome.err.find("usage/users") != std::string::npos, outcome.err.c_str());
        QVERIFY(outcome.out.find("\"queues\":{") != std::string::npos);
    }

    void nonsenseIsAnInputError()
    {
        ReplayServer server;
        QVERIFY(server.load(kRecordings + QStringLiteral("scenario-a")));
        Behaviour nonsense;
        nonsense.body = "{\"cut";
        server.set("/ws/v1/partitions", nonsense);

        const auto outcome = readSnapshot({{.url = server.url().toStdString(), .cluster = {}}, {}, {}});

        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.err.find("partitions") != std::string::npos, outcome.err.c_str());
    }

    void anAddressThatIsNoneIsRefused()
    {
        const auto outcome = readSnapshot({{.url = "file:///etc/passwd", .cluster = {}}, {}, {}});

        QVERIFY(outcome.exitCode != ExitDone);
        QVERIFY(!outcome.err.empty());
    }
};

QUOTADECK_TEST(TestSnapshotCommand, QCoreApplication)
} // namespace tst_snapshotcommand

#include "tst_snapshotcommand.moc"
