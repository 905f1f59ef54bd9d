// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/restjson.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>

namespace tst_restshapes {
using namespace quotadeck;

namespace {
UsageNode node(const char* path, std::optional<Resource> usage = {})
{
    UsageNode result;
    result.path = QueuePath(path);
    result.usage = std::move(usage);
    return result;
}

const std::string kCurrentUsers = R"([{"userName":"ann","groups":{"app-2":"dev"},"queues":{
    "queuePath":"root","resourceUsage":{"memory":6,"vcore":12},"runningApplications":["app-1","app-2"],
    "children":[{"queuePath":"root.test","resourceUsage":{"memory":6},"runningApplications":["app-2"],
                 "maxResources":{"vcore":0},"maxApplications":2}]}}])";

const std::string kCurrentGroups = R"([{"groupName":"dev","applications":["app-1","app-2"],"queues":{
    "queuePath":"root","resourceUsage":{"memory":6}}}])";

const std::string kCurrentQueues = R"({"queuename":"root","isLeaf":false,"children":[
    {"queuename":"root.a","parent":"root","isLeaf":true,"maxResource":{"memory":5},"maxRunningApps":3}]})";

const std::string kCurrentApplications = R"([{"applicationID":"app-1","queueName":"root.a",
    "submissionTime":7,"allocations":[{"allocationKey":"key-1","priority":"0"}],
    "resourceHistory":{"resourceUsage":{"m5":{"memory":9}},"preemptedResource":{"m5":{"vcore":1}},
                       "placeholderResource":{"TrackedResourceMap":{"vcore":2}}}}])";

void addShapes()
{
    QTest::addColumn<QByteArray>("shape");
}

void shape(const char* name, const char* json)
{
    QTest::newRow(name) << QByteArray(json);
}
} // namespace

class TestRestShapes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void usersOfEveryVersionReadAlike_data() // REST-14, 12.7
    {
        addShapes();
        shape("resources in a wrapper, 1.2 to 1.6", R"([{"userName":"ann","groups":{"app-2":"dev"},"queues":{
            "queuePath":"root","resourceUsage":{"Resources":{"memory":6,"vcore":12}},"maxResources":null,
            "runningApplications":["app-1","app-2"],"children":[{"queuePath":"root.test",
            "resourceUsage":{"Resources":{"memory":6}},"runningApplications":["app-2"],
            "maxResources":{"Resources":{"vcore":0}},"maxApplications":2}]}}])");
        shape("queuename, no queues wrapper", R"([{"userName":"ann","groups":{"app-2":"dev"},
            "queuename":"root","resourceUsage":{"memory":6,"vcore":12},"runningApplications":["app-1","app-2"],
            "children":[{"queuename":"root.test","resourceUsage":{"memory":6},"runningApplications":["app-2"],
            "children":[],"maxResources":{"vcore":0},"maxApplications":2}]}])");
        shape("queueName, empty fields sent", R"([{"userName":"ann","groups":{"app-2":"dev"},"queues":{
            "queueName":"root","resourceUsage":{"memory":6,"vcore":12},"runningApplications":["app-1","app-2"],
            "maxApplications":0,"maxResources":{},"children":[{"queueName":"root.test",
            "resourceUsage":{"memory":6},"runningApplications":["app-2"],"maxResources":{"vcore":0},
            "maxApplications":2,"children":[]}]}}])");
        shape("queues as a list", R"([{"userName":"ann","groups":{"app-2":"dev"},"queues":[{
            "queuePath":"root","resourceUsage":{"memory":6,"vcore":12},"runningApplications":["app-2","app-1"],
            "children":[{"queuePath":"root.test","resourceUsage":{"memory":6},
            "runningApplications":["app-2"],"maxResources":{"vcore":0},"maxApplications":2}]}]}])");
        shape("numbers as text, nulls, unknown fields", R"([null,{"userName":"ann","new":[{"x":1.5}],
            "groups":{"app-2":"dev","app-3":null},"queues":{"queuePath":"root","more":{"y":[]},
            "resourceUsage":{"memory":"6","vcore":"12","gpu":null},"maxApplications":null,
            "runningApplications":["app-1",null,"app-2"],"children":[null,{"queuePath":"root.test",
            "children":null,"resourceUsage":{"memory":6},"runningApplications":["app-2"],
            "maxResources":{"vcore":"0"},"maxApplications":"2"}]}}])");
        shape("byte order mark and white space", ("\xEF\xBB\xBF \r\n\t" + kCurrentUsers + "\n").c_str());
        shape("a key twice, the last counts",
              ("[{\"groups\":{\"x\":\"y\"}," + kCurrentUsers.substr(2)).c_str());
    }

    void usersOfEveryVersionReadAlike()
    {
        QFETCH(QByteArray, shape);
        const auto expected = rest::readUsers(kCurrentUsers);
        QVERIFY(expected && expected->size() == 1 && expected->front().nodes.size() == 2);
        QCOMPARE(expected->front().nodes[1].maxResources->find("vcore"), std::optional<Quantity>(0));

        const auto actual = rest::readUsers(shape.toStdString());

        QVERIFY2(actual, actual ? "" : actual.error().message.english().c_str());
        QVERIFY2(*actual == *expected, rest::writeUsers(*actual).c_str());
    }

    void groupsOfEveryVersionReadAlike_data() // REST-14
    {
        addShapes();
        shape("users instead of applications", R"([{"groupName":"dev","users":["app-2","app-1"],"queues":{
            "queuename":"root","resourceUsage":{"memory":6},"children":[],"maxApplications":0}}])");
        shape("no queues wrapper", R"([{"groupName":"dev","applications":["app-1","app-2"],
            "queuename":"root","resourceUsage":{"Resources":{"memory":6}}}])");
    }

    void groupsOfEveryVersionReadAlike()
    {
        QFETCH(QByteArray, shape);
        const auto expected = rest::readGroups(kCurrentGroups);
        QVERIFY(expected && expected->front().applications.size() == 2);

        const auto actual = rest::readGroups(shape.toStdString());

        QVERIFY2(actual, actual ? "" : actual.error().message.english().c_str());
        QVERIFY2(*actual == *expected, rest::writeGroups(*actual).c_str());
    }

    void queuesOfEveryVersionReadAlike_data() // REST-12, 12.7
    {
        addShapes();
        shape("a list of one", ("[" + kCurrentQueues + "]").c_str());
        shape("truth as text, names of the children", R"({"queuename":"root","isLeaf":"false",
            "childrenNames":["root.a"],"children":[{"queuename":"root.a","parent":"root","isLeaf":"true",
            "maxResource":{"Resources":{"memory":"5"}},"maxRunningApps":"3","childNames":null,
            "template":null,"properties":null,"currentPriority":null}]})");
        shape("queueName and no parent", R"({"queueName":"root","children":[{"queuePath":"root.a",
            "isLeaf":true,"maxResource":{"memory":5},"maxRunningApps":3}]})");
    }

    void queuesOfEveryVersionReadAlike()
    {
        QFETCH(QByteArray, shape);
        const auto expected = rest::readQueues(kCurrentQueues);
        QVERIFY(expected && expected->size() == 2 && (*expected)[1].isLeaf);

        const auto actual = rest::readQueues(shape.toStdString());

        QVERIFY2(actual, actual ? "" : actual.error().message.english().c_str());
        QVERIFY2(*actual == *expected, rest::writeQueues(*actual).c_str());
    }

    void applicationsOfEveryVersionReadAlike_data() // REST-15, 12.7
    {
        addShapes();
        shape("history at the top, 1.6", R"([{"applicationID":"app-1","queueName":"root.a","submissionTime":7,
            "allocations":[{"allocationKey":"key-1","uuid":"u","allocationID":"i","priority":"0",
                            "partition":"default"}],
            "resourceUsage":{"TrackedResourceMap":{"m5":{"Resources":{"memory":9}}}},
            "preemptedResource":{"TrackedResourceMap":{"m5":{"vcore":1}}},
            "placeholderResource":{"TrackedResourceMap":{"TrackedResourceMap":{"vcore":2}}}}])");
        shape("uuid only, up to 1.5", R"([{"applicationID":"app-1","queueName":"root.a","submissionTime":"7",
            "allocations":[{"uuid":"key-1","priority":0,"allocationTags":null}],"requests":[],"groups":null,
            "resourceHistory":{"resourceUsage":{"m5":{"memory":9}},"preemptedResource":{"m5":{"vcore":1}},
                               "placeholderResource":{"TrackedResourceMap":{"vcore":2}}}}])");
    }

    void applicationsOfEveryVersionReadAlike()
    {
        QFETCH(QByteArray, shape);
        const auto expected = rest::readApplications(kCurrentApplications);
        QVERIFY(expected && expected->front().placeholderHistory.contains("TrackedResourceMap"));

        const auto actual = rest::readApplications(shape.toStdString());

        QVERIFY2(actual, actual ? "" : actual.error().message.english().c_str());
        QVERIFY2(*actual == *expected, rest::writeApplications(*actual).c_str());
    }

    void aNodeAloneHasNeitherUsageNorLimits() // 12.8 (1)
    {
        const auto users = rest::readUsers(R"([{"userName":"ann","queues":{"queuePath":"root"}}])");

        QVERIFY(users);
        QVERIFY(users->front().nodes == std::vector{node("root")});
        QCOMPARE(rest::writeUsers(*users), R"([{"queues":{"queuePath":"root"},"userName":"ann"}])");
    }

    void tellsTheWrapperFromATypeOfItsName_data() // 12.8 (2)
    {
        addShapes();
        QTest::addColumn<qint64>("memory");
        QTest::addColumn<qint64>("resources");
        const auto row = [](const char* name, const char* json, qint64 memory, qint64 resources) {
            QTest::newRow(name) << QByteArray(json) << memory << resources;
        };
        row("wrapped", R"(,"resourceUsage":{"Resources":{"memory":5}})", 5, -1);
        row("plain", R"(,"resourceUsage":{"memory":5})", 5, -1);
        row("null", R"(,"resourceUsage":null)", -1, -1);
        row("absent", "", -1, -1);
        row("empty wrapper", R"(,"resourceUsage":{"Resources":null})", -1, -1);
        row("type alone", R"(,"resourceUsage":{"Resources":5})", -1, 5);
        row("type beside others", R"(,"resourceUsage":{"Resources":5,"memory":6})", 6, 5);
        row("type inside the wrapper", R"(,"resourceUsage":{"Resources":{"Resources":5,"memory":6}})", 6, 5);
    }

    void tellsTheWrapperFromATypeOfItsName()
    {
        QFETCH(QByteArray, shape);
        QFETCH(qint64, memory);
        QFETCH(qint64, resources);
        const auto json = R"([{"userName":"ann","queues":{"queuePath":"root")" + shape.toStdString() + "}}]";

        const auto users = rest::readUsers(json);

        QVERIFY(users);
        const ResourceView usage = users->front().nodes.front().usage;
        QCOMPARE(usage.find(ResourceType("memory")).value_or(-1), memory);
        QCOMPARE(usage.find(ResourceType("Resources")).value_or(-1), resources);
        QCOMPARE(usage.isNil(), memory < 0 && resources < 0);
    }

    void neverStartedStaysNeverStarted() // REST-8, 12.8 (3)
    {
        const auto applications
            = rest::readApplications(R"([{"applicationID":"a","startTime":-62135596800000}])");

        QVERIFY(applications);
        QCOMPARE(applications->front().startTime, kNeverStarted);
        QCOMPARE(rest::readApplications(R"([{"applicationID":"a"}])")->front().startTime, kNeverStarted);
    }

    void anAbsentPriorityIsZeroAndNoneIsSent() // REST-7, REST-12
    {
        QCOMPARE(rest::readApplications(R"([{"applicationID":"a"}])")->front().maxRequestPriority, 0);
        QCOMPARE(rest::readApplications(R"([{"applicationID":"a","maxRequestPriority":-2147483648}])")
                     ->front()
                     .maxRequestPriority,
                 kNoPriority);
    }

    void theLargestAmountsSurvive() // 12.8 (7)
    {
        const std::string json = R"([{"queues":{"queuePath":"root","maxApplications":18446744073709551615,)"
                                 R"("resourceUsage":{"memory":9223372036854775807,)"
                                 R"("vcore":-9223372036854775808}},"userName":"ann"}])";
        // Keys are sorted by the writer.
        const auto sortedJson = R"([{"queues":{"maxApplications":18446744073709551615,"queuePath":"root",)"
                                R"("resourceUsage":{"memory":9223372036854775807,)"
                                R"("vcore":-9223372036854775808}},"userName":"ann"}])";

        const auto users = rest::readUsers(json);

        QVERIFY(users);
        QCOMPARE(users->front().nodes.front().maxApplications, std::numeric_limits<std::uint64_t>::max());
        QCOMPARE(rest::writeUsers(*users), sortedJson);
    }

    void listsComeOutInOrder()
    {
        const auto queues = rest::readQueues(R"({"queuename":"root","children":[{"queuename":"root.a-b"},
            {"queuename":"root.a","children":[{"queuename":"root.a.z"},{"queuename":"root.a.b"}]}]})");
        QVERIFY(queues);
        QStringList paths;
        for (const auto& queue : *queues)
            paths.append(QString::fromStdString(queue.path.text() + "<" + queue.parent.text()));
        QCOMPARE(
            paths,
            QStringList({"root<", "root.a<root", "root.a.b<root.a", "root.a.z<root.a", "root.a-b<root"}));

        const auto groups
            = rest::readGroups(R"([{"groupName":"b"},{"groupName":"*","applications":["2","1"]}])");
        QVERIFY(groups);
        QCOMPARE(groups->front().name, GroupName("*"));
        QCOMPARE(groups->front().applications.front(), ApplicationId("1"));
    }

    void nullIsAnEmptyList() // REST-60
    {
        QVERIFY(rest::readClusters("null")->empty());
        QVERIFY(rest::readPartitions("null")->empty());
        QVERIFY(rest::readQueues("null")->empty());
        QVERIFY(rest::readUsers(" null\n")->empty());
        QVERIFY(rest::readGroups("[]")->empty());
        QVERIFY(rest::readApplications("null")->empty());
        QVERIFY(rest::readNodes("null")->empty());
    }
};

QUOTADECK_TEST(TestRestShapes, NoApplication)
} // namespace tst_restshapes

#include "tst_restshapes.moc"
