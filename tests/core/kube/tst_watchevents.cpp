// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/watchevents.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

namespace tst_watchevents {
using namespace quotadeck;
using namespace quotadeck::kube;

namespace {
QByteArray recorded(const char* name)
{
    QFile file(QStringLiteral(QUOTADECK_VECTORS "/kube/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
} // namespace

class TestWatchEvents : public QObject
{
    Q_OBJECT private Q_SLOTS : void readsPagesOfARealServer()
    {
        const auto first = readObjectPage(recorded("016-configmaps-list-page1.json").toStdString());
        QVERIFY(first);
        QCOMPARE(first->resourceVersion, "200");
        QVERIFY(!first->continueToken.empty());
        QCOMPARE(first->objects.size(), 1U);
        const auto& object = first->objects.front();
        QCOMPARE(object.nameSpace, "yunikorn");
        QCOMPARE(object.name, "yunikorn-configs");
        QCOMPARE(object.uid, "c9e46e6d-d247-49f8-92e0-acfa78fbbec6");
        QCOMPARE(object.resourceVersion, "200");
        const auto map = readConfigMap(object.json);
        QVERIFY(map);
        QVERIFY(map->data.contains("queues.yaml"));

        const auto last = readObjectPage(recorded("017-configmaps-list-page2.json").toStdString());
        QVERIFY(last);
        QCOMPARE(last->resourceVersion, "200");
        QVERIFY(last->continueToken.empty());
    }

    void readsAWatchOfARealServer()
    {
        const auto lines = recorded("074-eq-watch.jsonl").trimmed().split('\n');
        QVERIFY(lines.size() > 2);
        std::vector<WatchEvent::Kind> kinds;
        std::string last = "0";
        for (const auto& line : lines) {
            const auto event = readWatchEvent(line.toStdString());
            QVERIFY2(event, line.constData());
            kinds.push_back(event->kind);
            QVERIFY(isUpTo(last, event->object.resourceVersion));
            last = event->object.resourceVersion;
        }
        QCOMPARE(kinds.front(), WatchEvent::Kind::Modified);
        QCOMPARE(kinds[2], WatchEvent::Kind::Deleted);
    }

    void readsABookmark()
    {
        const auto event = readWatchEvent(
            R"({"type":"BOOKMARK","object":{"kind":"ConfigMap","apiVersion":"v1","metadata":{"resourceVersion":"12746","creationTimestamp":null}}})");
        QVERIFY(event);
        QCOMPARE(event->kind, WatchEvent::Kind::Bookmark);
        QCOMPARE(event->object.resourceVersion, "12746");
    }

    void readsAnError()
    {
        const auto event = readWatchEvent(
            R"({"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":"too old resource version: 1","reason":"Expired","code":410}})");
        QVERIFY(event);
        QCOMPARE(event->kind, WatchEvent::Kind::Error);
        QCOMPARE(event->failure.code, 410);
        QCOMPARE(event->failure.reason, "Expired");
    }

    void keepsAnObjectAsItWasSent()
    {
        const std::string object
            = "{\"metadata\":{\"name\":\"a\",\"annotations\":{\"x\":\"\\\"q\\\"\"}},\"spec\":{\"n\":"
              "9223372036854775807,\"f\":0.5,\"none\":null}}";
        const auto event = readWatchEvent("{\"type\":\"ADDED\",\"object\":" + object + "}");
        QVERIFY(event);
        QCOMPARE(event->object.json, object);
        QCOMPARE(event->object.nameSpace, "");
        QCOMPARE(event->object.uid, "");
    }

    void refusesWhatIsNoEvent_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* line, const char* message) {
            QTest::newRow(name) << QByteArray(line) << QString::fromUtf8(message);
        };
        row("half", "{\"type\":\"ADDED\",\"obj", "a line of the watch is no event");
        row("no end", "{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"name\":\"a\"}}",
            "a line of the watch is no event");
        row("damaged", R"({"type":"ADDED","object":{"metadata":{"name":"a"},"data":{]}})",
            "a line of the watch is no event");
        row("list", "[]", "a line of the watch is no event");
        row("no object", R"({"type":"ADDED"})", "a line of the watch is no event");
        row("no name", R"({"type":"ADDED","object":{"metadata":{}}})",
            "an object in the server's answer has no name");
        row("no metadata", R"({"type":"ADDED","object":{}})", "an object in the server's answer has no name");
        row("type", R"({"type":"PATCHED","object":{}})",
            "the watch has an event of the unknown type \"PATCHED\"");
    }

    void refusesWhatIsNoEvent()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, message);
        const auto event = readWatchEvent(line.toStdString());
        QVERIFY(!event);
        QCOMPARE(event.error().code, ErrorCode::Parse);
        QCOMPARE(QString::fromStdString(event.error().message.english()), message);
    }

    void survivesDamagedLines()
    {
        const std::string line = recorded("074-eq-watch.jsonl").split('\n').front().toStdString();
        int refused = 0;
        for (std::size_t at = 0; at < line.size(); ++at) {
            if (const auto half = readWatchEvent(line.substr(0, at)); half)
                QFAIL("a line that was cut is no event");
            for (const char other : {'\0', '"', '{', '\xff', '\\'}) {
                std::string damaged = line;
                damaged[at] = other;
                const auto event = readWatchEvent(damaged);
                refused += event ? 0 : 1;
                QVERIFY(event || !event.error().message.english().empty());
            }
        }
        QVERIFY(refused > 0);
    }

    void refusesWhatIsNoList_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char* json :
             {"", "{}", "[]", R"({"metadata":{}})", R"({"metadata":{},"items":{}})",
              R"({"metadata":{},"items":[1]})", R"({"metadata":{},"items":[{"metadata":{"uid":"1"}}]})"})
            QTest::newRow(json) << QByteArray(json);
    }

    void refusesWhatIsNoList()
    {
        QFETCH(QByteArray, json);
        const auto page = readObjectPage(json.toStdString());
        QVERIFY(!page);
        QCOMPARE(page.error().code, ErrorCode::Parse);
    }

    void readsAListOfNothing()
    {
        const auto page = readObjectPage(R"({"metadata":{"resourceVersion":"7"},"items":null})");
        QVERIFY(page);
        QVERIFY(page->objects.empty());
        QCOMPARE(page->resourceVersion, "7");
    }

    void comparesVersionsThatAreNumbers()
    {
        QVERIFY(isUpTo("9", "10"));
        QVERIFY(isUpTo("10", "10"));
        QVERIFY(!isUpTo("11", "10"));
        QVERIFY(!isUpTo("100", "99"));
        QVERIFY(isUpTo("18446744073709551616", "18446744073709551617"));
        QVERIFY(!isUpTo("a", "b"));
        QVERIFY(!isUpTo("", "1"));
        QVERIFY(!isUpTo("1", ""));
    }
};

QUOTADECK_TEST(TestWatchEvents, NoApplication)
} // namespace tst_watchevents

#include "tst_watchevents.moc"
