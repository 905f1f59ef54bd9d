// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/restjson.h"
#include "tests/core/snapshot/anysnapshot.h"
#include "tests/support/normaljson.h"
#include "tests/support/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_restroundtrip {
using namespace quotadeck;
using namespace quotadeck::testsupport;

namespace {
template <typename Rows, typename Read, typename Write>
void mustSurvive(const std::optional<Rows>& rows, Read read, Write write)
{
    if (!rows)
        return;
    const auto text = write(*rows);
    const auto again = read(text);
    if (!again)
        RC_FAIL(again.error().message.english() + " in " + text);
    if (*again != *rows)
        RC_FAIL(text + " was read as " + write(*again));
}
} // namespace

class TestRestRoundTrip : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenReadsBack() // REST-7
    {
        QVERIFY(rc::check([] {
            const auto partition = anyPartition();

            mustSurvive(partition.queues, rest::readQueues, rest::writeQueues);
            mustSurvive(partition.users, rest::readUsers, rest::writeUsers);
            mustSurvive(partition.groups, rest::readGroups, rest::writeGroups);
            mustSurvive(partition.applications, rest::readApplications, rest::writeApplications);
            mustSurvive(partition.nodes, rest::readNodes, rest::writeNodes);
            const auto info = rest::readPartitions("[" + rest::writePartition(partition.info) + "]");
            RC_ASSERT(info.has_value());
            RC_ASSERT(info->front() == partition.info);
        }));
    }

    void clustersAndHealthReadBack()
    {
        QVERIFY(rc::check([] {
            const std::vector<ClusterInfo> clusters{
                {anyInteger<std::int64_t>(), {anyTextMap(), anyTextMap()}, "a", anyText()}, {0, {}, "b", {}}};
            const HealthInfo health{anyBool(), {{anyText(), anyBool(), anyText(), anyText()}, {}}};

            RC_ASSERT(rest::readClusters(rest::writeClusters(clusters)).value() == clusters);
            RC_ASSERT(rest::readHealth(rest::writeHealth(health)).value() == health);
        }));
    }

    void aSnapshotIsOneLineOfJson()
    {
        QVERIFY(rc::check([] {
            ClusterSnapshot snapshot;
            if (anyBool())
                snapshot.health = HealthInfo{true, {}};
            const auto partition = anyPartition();

            const auto line = QByteArray::fromStdString(rest::writePartitionSnapshot(snapshot, partition));

            RC_ASSERT(!line.contains('\n'));
            const auto object = QJsonDocument::fromJson(line).object();
            RC_ASSERT(object.keys()
                      == QStringList(
                          {"applications", "groups", "health", "nodes", "partition", "queues", "users"}));
            RC_ASSERT(object["health"].isNull() == !snapshot.health.has_value());
            RC_ASSERT(object["queues"].isNull() == !partition.queues.has_value());
            RC_ASSERT(object["users"].isNull() == !partition.users.has_value());
            RC_ASSERT(object["groups"].isNull() == !partition.groups.has_value());
            RC_ASSERT(object["nodes"].isNull() == !partition.nodes.has_value());
            RC_ASSERT(object["applications"].isNull() == !partition.applications.has_value());

            snapshot.partitions = {partition};
            RC_ASSERT(rest::readPartitionSnapshot(line.toStdString()).value() == snapshot);
        }));
    }

    void whatIsNoSnapshotIsRefused()
    {
        QCOMPARE(rest::readPartitionSnapshot("").error().code, ErrorCode::Parse);
        QCOMPARE(rest::readPartitionSnapshot("[1]").error().code, ErrorCode::Parse);
        QCOMPARE(rest::readPartitionSnapshot("{}").error().code, ErrorCode::NotFound);
        const auto badQueues = rest::readPartitionSnapshot(R"({"partition":{"name":"p"},"queues":[1]})");
        QCOMPARE(badQueues.error().where, std::string("queues"));
    }

    void keysAreSortedAndEmptyFieldsLeftOut() // REST-7
    {
        QueueInfo root;
        root.path = QueuePath("root");
        root.maxRunningApps = 4;
        QueueInfo leaf;
        leaf.path = QueuePath("root.a");
        leaf.parent = root.path;
        leaf.max = Resource{{"gpu", 0}};
        leaf.pending = Resource{};

        QCOMPARE(
            rest::writeQueues({root, leaf}),
            R"({"childNames":["root.a"],"children":[)"
            R"({"currentPriority":-2147483648,"isLeaf":false,"isManaged":false,"isPreemptionFence":false,)"
            R"("isPriorityFence":false,"maxResource":{"gpu":0},"parent":"root","partition":"",)"
            R"("preemptionEnabled":false,"prioritySorting":false,"queuename":"root.a"}],)"
            R"("currentPriority":-2147483648,"isLeaf":false,"isManaged":false,"isPreemptionFence":false,)"
            R"("isPriorityFence":false,"maxRunningApps":4,"partition":"","preemptionEnabled":false,)"
            R"("prioritySorting":false,"queuename":"root"})");
    }

    void textsAreEscaped_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("quotes") << QByteArray("a\"b\\c/") << QByteArray("\"a\\\"b\\\\c/\"");
        QTest::newRow("named") << QByteArray("\b\f\n\r\t") << QByteArray("\"\\b\\f\\n\\r\\t\"");
        QTest::newRow("control") << QByteArray("\x01\x1f\x7f\0", 4)
                                 << QByteArray("\"\\u0001\\u001f\\u007f\\u0000\"");
        QTest::newRow("UTF-8") << QByteArray("\xC3\xBC\xE2\x82\xAC\xF0\x9F\x98\x80")
                               << QByteArray("\"\xC3\xBC\xE2\x82\xAC\xF0\x9F\x98\x80\"");
        const QByteArray unknown("\xEF\xBF\xBD");
        QTest::newRow("lone byte") << QByteArray("a\xFF"
                                                 "b")
                                   << QByteArray("\"a" + unknown + "b\"");
        QTest::newRow("cut off") << QByteArray("\xE2\x82") << QByteArray("\"" + unknown + unknown + "\"");
        QTest::newRow("overlong") << QByteArray("\xC0\xAF") << QByteArray("\"" + unknown + unknown + "\"");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80")
                                   << QByteArray("\"" + unknown + unknown + unknown + "\"");
        QTest::newRow("beyond Unicode")
            << QByteArray("\xF4\x90\x80\x80") << QByteArray("\"" + unknown.repeated(4) + "\"");
    }

    void textsAreEscaped()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, json);
        HealthInfo health;
        health.checks = {{.name = text.toStdString(), .succeeded = true, .description = {}, .diagnosis = {}}};

        const auto written = QByteArray::fromStdString(rest::writeHealth(health));

        QCOMPARE(written, R"({"HealthChecks":[{"Name":)" + json + R"(,"Succeeded":true}],"Healthy":false})");
    }
};

QUOTADECK_TEST(TestRestRoundTrip, NoApplication)
} // namespace tst_restroundtrip

#include "tst_restroundtrip.moc"
