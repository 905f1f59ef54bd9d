// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/restjson.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>

namespace tst_resterrors {
using namespace quotadeck;

namespace {
/// What the reader called @p name says of @p json; nothing when it takes it.
std::optional<Error> errorOf(const QByteArray& name, std::string_view json)
{
    const auto outcome
        = [](const auto& result) { return result ? std::optional<Error>() : std::optional(result.error()); };
    if (name == "clusters")
        return outcome(rest::readClusters(json));
    if (name == "partitions")
        return outcome(rest::readPartitions(json));
    if (name == "queues")
        return outcome(rest::readQueues(json));
    if (name == "users")
        return outcome(rest::readUsers(json));
    if (name == "groups")
        return outcome(rest::readGroups(json));
    if (name == "applications")
        return outcome(rest::readApplications(json));
    if (name == "nodes")
        return outcome(rest::readNodes(json));
    return outcome(rest::readHealth(json));
}

std::string repeated(std::string_view text, int count)
{
    std::string result;
    for (int i = 0; i < count; ++i)
        result += text;
    return result;
}

constexpr std::array kReaders{"clusters", "partitions",   "queues", "users",
                              "groups",   "applications", "nodes",  "health"};
} // namespace

class TestRestErrors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void textsThatAreNoJsonNameTheByte_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("start");
        const auto row = [](const char* name, const QByteArray& json, const char* place, const char* start) {
            QTest::newRow(name) << json << QByteArray(place) << QByteArray(start);
        };
        row("empty", "", "byte 0", "");
        row("white space", " \r\n\t", "byte 0", "");
        row("page", "<html>\n<b>502</b>", "byte 0: expected a value", "\"<html>?<b>502</b>\"");
        row("text", "404 page not found", "byte 4: text after the end", "\"404 page not found\"");
        row("cut off", R"([{"userName":"ann",)", "byte 19: the text ends too early, last key \"userName\"",
            "\"[{");
        row("cut off in a word", "[tru", "byte 4: the text ends too early", "\"[tru\"");
        row("cut off in a text", "[\"ab", "byte 4: the text ends too early", "");
        row("cut off in a number", "[-", "byte 2: the text ends too early", "");
        row("comma too many", "[null,]", "byte 6: expected a value", "");
        row("comma too few", "[null null]", "byte 6: expected a comma", "");
        row("key without quotes", "{a:1}", "byte 1: expected a key", "");
        row("no colon", R"({"a" 1})", "byte 5: expected a colon", "");
        row("two values", "[][]", "byte 2: text after the end", "");
        row("wrong bracket", "[}", "byte 1: expected a value", "");
        row("leading zero", "[01]", "byte 2: expected a comma", "");
        row("lone point", "[1.]", "byte 3: expected a digit", "");
        row("no number", "[NaN]", "byte 1: expected a value", "");
        row("beyond 64 bits", R"([{"a":{"memory":99999999999999999999}}])",
            "byte 16: number out of range, last key \"memory\"", "");
        row("beyond double", R"([{"a":1e999}])", "byte 6: number out of range, last key \"a\"", "");
        row("control character", "[\"a\x01\"]", "byte 3: control character", "\"[\"a?\"]\"");
        row("escape", "[\"\\x\"]", "byte 3: unknown escape", "");
        row("half a code", "[\"\\u12g4\"]", "byte 6: expected a hexadecimal digit", "");
        row("no UTF-8", "[\"a\xFF\"]", "byte 3: no valid UTF-8", "[\"a?\"]");
        row("overlong UTF-8", "[\"\xC0\xAF\"]", "byte 2: no valid UTF-8", "");
        row("surrogate in UTF-8", "[\"\xED\xA0\x80\"]", "byte 2: no valid UTF-8", "");
        row("zero byte", QByteArray("[\0]", 3), "byte 1: expected a value", "\"[?]\"");
        row("long", QByteArray(100000, 'x'), "byte 0", "xxx...\"");
    }

    void textsThatAreNoJsonNameTheByte()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, start);

        for (const auto* reader : kReaders) {
            const auto error = errorOf(reader, std::string_view(json.constData(), std::size_t(json.size())));

            QVERIFY2(error, reader);
            QCOMPARE(error->code, ErrorCode::Parse);
            const auto message = QByteArray::fromStdString(error->message.english());
            QVERIFY2(message.contains(place), message.constData());
            QVERIFY2(message.contains(start), message.constData());
            QVERIFY(message.size() < 300);
        }
    }

    void wrongValuesNameTheField_data()
    {
        QTest::addColumn<QByteArray>("reader");
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* reader, const char* json, const char* message) {
            QTest::newRow(name) << QByteArray(reader) << QByteArray(json) << QByteArray(message);
        };
        row("one above int64", "users",
            R"([{"userName":"a","queues":{"queuePath":"root","resourceUsage":{"memory":9223372036854775808}}}])",
            "[0].queues.resourceUsage.memory must be a whole number from -9223372036854775808 to "
            "9223372036854775807, but is 9223372036854775808.");
        row("float amount", "groups",
            R"([{"groupName":"a","queues":{"queuePath":"root","children":[null,
                {"queuePath":"root.a","maxResources":{"Resources":{"vcore":1.5}}}]}}])",
            "[0].queues.children[1].maxResources.Resources.vcore must be a whole number");
        row("whole float", "queues", R"({"queuename":"root","maxRunningApps":2.0})",
            "maxRunningApps must be a whole number");
        row("negative count", "queues", R"({"queuename":"root","maxRunningApps":-1})",
            "maxRunningApps must be a whole number from 0 to 18446744073709551615, but is -1.");
        row("beyond int32", "queues", R"({"queuename":"root","currentPriority":2147483648})",
            "currentPriority must be a whole number from -2147483648 to 2147483647");
        row("text with a unit", "nodes", R"([{"nodeID":"n","capacity":{"memory":"5Gi"}}])",
            "[0].capacity.memory must be a whole number");
        row("empty text for a number", "applications", R"([{"applicationID":"a","submissionTime":""}])",
            "[0].submissionTime must be a whole number");
        row("text beyond int64", "clusters", R"([{"startTime":"9223372036854775808"}])",
            "[0].startTime must be a whole number");
        row("truth", "queues", R"({"queuename":"root","isLeaf":"maybe"})",
            "isLeaf must be true or false, but is \"maybe\".");
        row("object for a text", "nodes", R"([{"nodeID":{}}])",
            "[0].nodeID must be a text, but is an object.");
        row("list for an object", "users", R"([{"userName":"a","groups":[]}])",
            "[0].groups must be an object, but is a list.");
        row("object for a list", "users", R"({"userName":"a"})",
            "The answer must be a list, but is an object.");
        row("error object for queues", "queues",
            R"({"status_code":404,"message":"Partition not found","description":"Partition not found"})",
            "The answer has no queuename.");
        row("error object for health", "health",
            R"({"status_code":404,"message":"not yet","description":"not yet"})",
            "The answer has no Healthy.");
        row("scalar", "partitions", "5", "The answer must be a list, but is 5.");
        row("user without a name", "users", R"([{}])", "[0] has no userName.");
        row("group without a name", "groups", R"([{"groupName":null}])", "[0] has no groupName.");
        row("application without an id", "applications", R"([{"applicationId":"a"}])",
            "[0] has no applicationID.");
        row("node without an id", "nodes", R"([{"hostName":"a"}])", "[0] has no nodeID.");
        row("partition without a name", "partitions", R"([{"clusterId":"a"}])", "[0] has no name.");
        row("child without a path", "users",
            R"([{"userName":"a","queues":{"queuePath":"root","children":[{}]}}])",
            "[0].queues.children[0] has no queuePath.");
        row("weight", "partitions", R"([{"name":"p","nodeSortingPolicy":{"resourceWeights":{"vcore":"x"}}}])",
            "[0].nodeSortingPolicy.resourceWeights.vcore must be a number, but is \"x\".");
        row("hostile key", "nodes", "[{\"nodeID\":\"n\",\"capacity\":{\"a\\n<b>\":true}}]",
            "[0].capacity.a?<b> must be a whole number");
    }

    void wrongValuesNameTheField()
    {
        QFETCH(QByteArray, reader);
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, message);

        const auto error = errorOf(reader, json.toStdString());

        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::Parse);
        const auto actual = QByteArray::fromStdString(error->message.english());
        QVERIFY2(actual.contains(message), actual.constData());
    }

    void theTypesOfAResourceAreBounded()
    {
        std::string types;
        for (int number = 0; number < 1000; ++number)
            types += (number > 0 ? ",\"" : "\"") + std::to_string(number) + "\":1";
        const auto node = [&types](const std::string& more) {
            return R"([{"nodeID":"n","capacity":{)" + types + more + "}}]";
        };

        QVERIFY(!errorOf("nodes", node("")));
        const auto tooMany = errorOf("nodes", node(",\"one more\":1"));

        QVERIFY(tooMany);
        QCOMPARE(tooMany->code, ErrorCode::Parse);
        QVERIFY2(tooMany->message.english().find("capacity must be a resource with at most 1000 types")
                     != std::string::npos,
                 tooMany->message.english().c_str());
    }

    void nestingIsBounded_data()
    {
        QTest::addColumn<QByteArray>("reader");
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char* name, const char* reader, const std::string& json) {
            QTest::newRow(name) << QByteArray(reader) << QByteArray::fromStdString(json);
        };
        row("queues", "queues",
            repeated(R"({"queuename":"a","children":[)", 200000) + repeated("]}", 200000));
        row("usage", "users",
            R"([{"userName":"a","queues":)" + repeated(R"({"queuePath":"a","children":[)", 2000)
                + repeated("]}", 2000) + "}]");
        row("brackets", "nodes", repeated("[", 1000000) + repeated("]", 1000000));
        row("resources", "groups", repeated(R"({"Resources":)", 100000) + "1" + repeated("}", 100000));
    }

    void nestingIsBounded()
    {
        QFETCH(QByteArray, reader);
        QFETCH(QByteArray, json);

        const auto error = errorOf(reader, json.toStdString());

        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::TooLarge);
        QVERIFY(error->message.english().find("levels deep") != std::string::npos);
    }

    void deepTreesWithinTheBoundAreRead()
    {
        std::string json;
        std::string path = "q";
        for (int level = 0; level < 500; ++level) {
            json += "{\"queuename\":\"" + path + "\",\"children\":[";
            path += ".q";
        }
        json += repeated("]}", 500);

        const auto queues = rest::readQueues(json);

        QVERIFY2(queues, queues ? "" : queues.error().message.english().c_str());
        QCOMPARE(queues->size(), std::size_t{500});
        QVERIFY(rest::readQueues(rest::writeQueues(*queues)) == *queues);
    }

    /// Rows can need a hundred times the memory of their text.
    void listsThatNeedTooMuchMemoryAreRefused_data()
    {
        QTest::addColumn<QByteArray>("reader");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("count");
        QTest::newRow("rows") << QByteArray("clusters") << QByteArray("[{}") << QByteArray(",{}")
                              << QByteArray("]") << 4'000'000;
        QTest::newRow("a tree") << QByteArray("queues")
                                << QByteArray("{\"queuename\":\"a\",\"children\":[{\"queuename\":\"b\"}")
                                << QByteArray(",{\"queuename\":\"b\"}") << QByteArray("]}") << 1'000'000;
        QTest::newRow("lists in a row")
            << QByteArray("health") << QByteArray("{\"Healthy\":true,\"HealthChecks\":[{}")
            << QByteArray(",{}") << QByteArray("]}") << 4'000'000;
    }

    void listsThatNeedTooMuchMemoryAreRefused()
    {
        QFETCH(QByteArray, reader);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, row);
        QFETCH(QByteArray, after);
        QFETCH(int, count);
        const auto error = errorOf(reader, (before + row.repeated(count) + after).toStdString());
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::TooLarge);
        QVERIFY2(error->message.english().find("256 MiB") != std::string::npos,
                 error->message.english().c_str());
    }

    /// The last test: the names stay in the process.
    void newResourceTypesEndAtABound()
    {
        const auto nodeWith = [](int first, int count) {
            std::string json = "[{\"nodeID\":\"a\",\"capacity\":{";
            for (int number = first; number < first + count; ++number)
                json += (number > first ? ",\"t" : "\"t") + std::to_string(number) + "\":1";
            return json + "}}]";
        };
        QVERIFY(!errorOf("nodes", nodeWith(0, 1000)));
        QVERIFY(errorOf("nodes", nodeWith(0, 1001))); // of one resource
        std::optional<Error> error;
        int first = 1000;
        for (; !error && first < 30'000; first += 1000)
            error = errorOf("nodes", nodeWith(first, 1000));
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::TooLarge);
        QVERIFY2(first >= 18'000, qPrintable(QString::number(first)));
        QVERIFY(!errorOf("nodes", nodeWith(0, 1000))); // known ones are read as before
        const auto tooLong
            = errorOf("nodes", "[{\"nodeID\":\"a\",\"capacity\":{\"" + std::string(1025, 'x') + "\":1}}]");
        QVERIFY(tooLong);
        QCOMPARE(tooLong->code, ErrorCode::TooLarge);
    }
};

QUOTADECK_TEST(TestRestErrors, NoApplication)
} // namespace tst_resterrors

#include "tst_resterrors.moc"
