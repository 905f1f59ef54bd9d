// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/placementjson.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_placementjson {
using namespace quotadeck;
using namespace quotadeck::placement;

class TestPlacementJson : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anApplicationIsRead()
    {
        const auto app
            = readSubmission("{\"queue\": \"root.a\", \"user\": \"b\\u00e9\", \"groups\": [\"x\", \"y\"], "
                             "\"tags\": {\"Namespace\": \"n\", \"t\": \"\"}}");

        QVERIFY(app);
        QCOMPARE(app->queue, std::string("root.a"));
        QCOMPARE(app->user.user.text(), std::string("b\xC3\xA9"));
        QCOMPARE(app->user.groups, (std::vector<GroupName>{GroupName("x"), GroupName("y")}));
        QCOMPARE(app->tags.size(), std::size_t{2});
        QVERIFY(app->tag("namespace") == "n");
    }

    void everyPartMayBeMissing()
    {
        for (const char* json :
             {"{}", "{\"queue\": null, \"user\": null, \"groups\": null, \"tags\": null}", " { } \n"}) {
            const auto app = readSubmission(json);
            QVERIFY2(app, json);
            QVERIFY(app->queue.empty() && app->user.user.isEmpty() && app->user.groups.empty()
                    && app->tags.empty());
        }
    }

    void wrongInputIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("empty") << QByteArray("") << QByteArray("");
        QTest::newRow("no JSON") << QByteArray("{queue: a}") << QByteArray("");
        QTest::newRow("half") << QByteArray("{\"queue\": \"a\"") << QByteArray("");
        QTest::newRow("two") << QByteArray("{} {}") << QByteArray("");
        QTest::newRow("no UTF-8") << QByteArray("{\"queue\": \"\xFF\"}") << QByteArray("");
        QTest::newRow("deep") << QByteArray(5000, '[') << QByteArray("");
        QTest::newRow("a list") << QByteArray("[]") << QByteArray("app");
        QTest::newRow("queue") << QByteArray("{\"queue\": 5}") << QByteArray("queue");
        QTest::newRow("user") << QByteArray("{\"user\": {}}") << QByteArray("user");
        QTest::newRow("groups") << QByteArray("{\"groups\": \"dev\"}") << QByteArray("groups");
        QTest::newRow("a group") << QByteArray("{\"groups\": [1]}") << QByteArray("groups");
        QTest::newRow("tags") << QByteArray("{\"tags\": []}") << QByteArray("tags");
        QTest::newRow("a tag") << QByteArray("{\"tags\": {\"t\": true}}") << QByteArray("t");
        QTest::newRow("misspelled") << QByteArray("{\"group\": [\"dev\"]}") << QByteArray("group");
    }

    void wrongInputIsRefused()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, where);

        const auto app = readSubmission(json.toStdString());

        QVERIFY(!app);
        QVERIFY(app.error().code == ErrorCode::Parse);
        QCOMPARE(QByteArray::fromStdString(app.error().where), where);
        QVERIFY(!app.error().message.isEmpty());
    }

    void nothingIsNoJson()
    {
        QCOMPARE(readSubmission(std::string_view()).error().message.english(),
                 std::string("no JSON: the text is empty"));
        QVERIFY(!readCase(std::string_view()));
    }

    void aCaseIsRead()
    {
        const auto labelled = readCase("{\"id\": \"p1\", \"yaml\": \"partitions: []\", \"app\": {\"user\": "
                                       "\"u\"}, \"result\": null, \"created\": []}");
        QVERIFY(labelled);
        QCOMPARE(labelled->id, std::string("p1"));
        QCOMPARE(*labelled->yaml, std::string("partitions: []"));
        QCOMPARE(labelled->app.user.user.text(), std::string("u"));

        QVERIFY(!readCase("{\"id\": \"p\", \"app\": {}}")->yaml);
        QCOMPARE(readCase("{\"app\": {}}").error().where, std::string("id"));
        QCOMPARE(readCase("{\"id\": \"p\"}").error().where, std::string("app"));
        QCOMPARE(readCase("{\"id\": \"p\", \"yaml\": 1, \"app\": {}}").error().where, std::string("yaml"));
        QVERIFY(!readCase("{\"id\": \"p\", \"app\": {\"tag\": {}}}"));
    }

    void resultsAreWrittenByteForByte()
    {
        Placement placement;
        placement.queue = QueuePath("root.a.b");
        placement.created = {QueuePath("root.a"), QueuePath("root.a.b")};
        placement.trace.resize(2);
        placement.trace[0].outcome = Outcome::Missing;
        placement.trace[0].detail = "queue \"x\" does not exist";
        placement.trace[1].kind = RuleKind::Tag;
        placement.trace[1].outcome = Outcome::Placed;
        placement.trace[1].detail = "root.a.b";

        QCOMPARE(
            placementJson(placement),
            std::string("{\"result\":\"root.a.b\",\"created\":[\"root.a\",\"root.a.b\"],\"trace\":[{\"rule\":"
                        "\"provided\",\"outcome\":\"missing: queue \\\"x\\\" does not "
                        "exist\"},{\"rule\":\"tag\",\"outcome\":\"placed: root.a.b\"}]}"));
        QCOMPARE(
            caseJson("p\"1", placement),
            std::string("{\"id\":\"p\\\"1\",\"result\":\"root.a.b\",\"created\":[\"root.a\",\"root.a.b\"]}"));
        QCOMPARE(placementJson(Placement()), std::string("{\"result\":null,\"created\":[],\"trace\":[]}"));
        QCOMPARE(caseJson("p", Placement()), std::string("{\"id\":\"p\",\"result\":null,\"created\":[]}"));
    }
};

QUOTADECK_TEST(TestPlacementJson, NoApplication)
} // namespace tst_placementjson

#include "tst_placementjson.moc"
