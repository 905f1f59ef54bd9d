// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/taskgroups.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_taskgroups {
using namespace quotadeck;
using namespace quotadeck::cluster;

class TestTaskGroups : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsAListOfGroups() // APP-42
    {
        const auto groups = readTaskGroups(R"([
            {"name": "driver", "minMember": 1, "minResource": {"cpu": "500m", "memory": "1Gi"}},
            {"name": "worker", "minMember": 3, "minResource": {"cpu": 2, "nvidia.com/gpu": 1, "memory": 1.5},
             "nodeSelector": {"zone": "a"}, "tolerations": [ {"key": "x"} ], "affinity": { },
             "topologySpreadConstraints": [{"maxSkew": 1}], "labels": {"ignored": "yes"}}])");

        QVERIFY(groups.has_value());
        const std::vector<TaskGroup> expected{
            {"driver", 1, {{"vcore", 500}, {"memory", 1073741824}}, {}, {}, {}, {}},
            {"worker",
             3,
             {{"vcore", 2000}, {"nvidia.com/gpu", 1}, {"memory", 2}},
             {{"zone", "a"}},
             R"([{"key":"x"}])",
             "{}",
             R"([{"maxSkew":1}])"}};
        QVERIFY(*groups == expected);
        QVERIFY(readTaskGroups("[]")->empty());
    }

    void nullIsAsGoodAsAbsent() // APP-42
    {
        const auto groups = readTaskGroups(R"([{"name": "a", "minMember": 1, "minResource": {"cpu": 1},
            "nodeSelector": null, "tolerations": null, "affinity": null, "topologySpreadConstraints": null}])");
        QVERIFY(groups.has_value());
        const TaskGroup expected{"a", 1, {{"vcore", 1000}}, {}, {}, {}, {}};
        QVERIFY(groups->at(0) == expected);
    }

    void wrongListsAreRefused_data() // APP-42
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const char* json, const char* where) {
            QTest::addRow("APP-42: %s", name) << QByteArray(json) << QByteArray(where);
        };
        row("empty", "", "");
        row("no JSON", "[{", "");
        row("no list", R"({"name": "a"})", "");
        row("a text", R"(["a"])", "#1");
        row("no name", R"([{"minMember": 1, "minResource": {}}])", "#1");
        row("empty name", R"([{"name": "", "minMember": 1, "minResource": {}}])", "#1");
        row("second without name",
            R"([{"name": "a", "minMember": 1, "minResource": {}}, {"minMember": 1, "minResource": {}}])",
            "#2");
        row("name no text", R"([{"name": 1, "minMember": 1, "minResource": {}}])", "#1");
        row("no members", R"([{"name": "a", "minResource": {"cpu": "1"}}])", "a");
        row("zero members", R"([{"name": "a", "minMember": 0, "minResource": {"cpu": "1"}}])", "a");
        row("negative members", R"([{"name": "a", "minMember": -1, "minResource": {"cpu": "1"}}])", "a");
        row("members as text", R"([{"name": "a", "minMember": "1", "minResource": {}}])", "a");
        row("half a member", R"([{"name": "a", "minMember": 1.5, "minResource": {}}])", "a");
        row("too many members", R"([{"name": "a", "minMember": 2147483648, "minResource": {}}])", "a");
        row("no resources", R"([{"name": "a", "minMember": 1}])", "a");
        row("resources null", R"([{"name": "a", "minMember": 1, "minResource": null}])", "a");
        row("resources a list", R"([{"name": "a", "minMember": 1, "minResource": []}])", "a");
        row("no quantity", R"([{"name": "a", "minMember": 1, "minResource": {"cpu": "much"}}])", "a");
        row("quantity an object", R"([{"name": "a", "minMember": 1, "minResource": {"cpu": {}}}])", "a");
        row("selector a list", R"([{"name": "a", "minMember": 1, "minResource": {}, "nodeSelector": []}])",
            "a");
        row("selector of numbers",
            R"([{"name": "a", "minMember": 1, "minResource": {}, "nodeSelector": {"zone": 1}}])", "a");
    }

    void wrongListsAreRefused()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, where);
        const auto groups = readTaskGroups(json.toStdString());
        QVERIFY(!groups.has_value());
        QCOMPARE(groups.error().code, ErrorCode::Parse);
        QCOMPARE(QByteArray::fromStdString(groups.error().where), where);
        QVERIFY(!groups.error().message.isEmpty());
    }

    void placeholdersAskForAllMembers() // APP-41, NSQ-8
    {
        const std::vector<TaskGroup> groups{{"a", 2, {{"vcore", 500}, {"memory", 10}}, {}, {}, {}, {}},
                                            {"b", 3, {{"memory", 1}, {"big", kMaxQuantity}}, {}, {}, {}, {}}};
        QVERIFY(placeholderAsk(groups)
                == (Resource{{"big", kMaxQuantity}, {"memory", 23}, {"pods", 5}, {"vcore", 1000}}));
        QVERIFY(placeholderAsk({}) == Resource());
    }

    void readsParameters_data() // APP-42, APP-30
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("timeoutMs");
        QTest::addColumn<bool>("isHard");
        QTest::addColumn<int>("ignored");
        const auto row = [](const char* text, qint64 timeoutMs, bool isHard, int ignored) {
            QTest::addRow("APP-42: %s", text) << QByteArray(text) << timeoutMs << isHard << ignored;
        };
        row("", 0, false, 0);
        row("placeholderTimeoutInSeconds=60 gangSchedulingStyle=Hard", 60'000, true, 0);
        row("gangSchedulingStyle=Soft", 0, false, 0);
        row("  gangSchedulingStyle=Hard  placeholderTimeoutInSeconds=5 ", 5'000, true, 0);
        row("gangSchedulingStyle=hard", 0, false, 1);
        row("placeholderTimeoutInSeconds=-5", -5'000, false, 0);
        row("placeholderTimeoutInSeconds=1m", 0, false, 1);
        row("placeholderTimeoutInSeconds=9223372036854776", 0, false, 1);
        row("placeholderTimeoutInSeconds=9223372036854775", 9'223'372'036'854'775'000, false, 0);
        row("placeholderTimeoutInSeconds", 0, false, 1);
        row("placeholderTimeoutInSeconds=", 0, false, 1);
        row("unknown=1 gangSchedulingStyle=Hard", 0, true, 1);
        row("a=b=c =", 0, false, 2);
        row("gangSchedulingStyle=Hard gangSchedulingStyle=Soft", 0, false, 0);
    }

    void readsParameters()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, timeoutMs);
        QFETCH(bool, isHard);
        QFETCH(int, ignored);
        const SchedulingPolicy policy = readSchedulingPolicy(text.toStdString());
        QCOMPARE(qint64(policy.placeholderTimeout.count()), timeoutMs);
        QCOMPARE(policy.gangStyle == GangStyle::Hard, isHard);
        QCOMPARE(int(policy.ignored.size()), ignored);
    }
};

QUOTADECK_TEST(TestTaskGroups, NoApplication)
} // namespace tst_taskgroups

#include "tst_taskgroups.moc"
