// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/limits.h"
#include "tests/support/limitstext.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_limits {
using namespace quotadeck;
using quotadeck::test::rootLimits;

namespace {
std::vector<GroupName> groups(std::initializer_list<const char*> names)
{
    return {names.begin(), names.end()};
}

const ugm::Limits kMixed = rootLimits(
    "limits: [{groups: [ops], maxapplications: 9}, {groups: ['*'], maxapplications: 9}], "
    "queues: [{name: a, limits: [{groups: [dev, qa], maxapplications: 5}]}, "
    "{name: b, limits: [{users: [bob], maxapplications: 5}], queues: [{name: c}]}, "
    "{name: w, limits: [{groups: [dev], maxapplications: 5}, {groups: ['*'], maxapplications: 5}]}]");
} // namespace

class TestLimits : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsNamedLimitsAndWildcardsApart() // UGM-1, UGM-53
    {
        const auto limits = rootLimits(
            "limits: [{users: [bob, ann], maxresources: {vcore: 2, memory: 1Gi}}, {users: ['*'], "
            "maxapplications: 3}, {groups: [dev], maxapplications: 7}, {groups: ['*'], maxresources: {gpu: "
            "0, memory: 1}}]");

        const auto& root = limits.queues().at("root");
        const Resource expected{{"vcore", 2000}, {"memory", 1073741824}};
        QCOMPARE(root.users.size(), std::size_t{2});
        QCOMPARE(root.users.at(UserName("bob")).maxResources, std::optional(expected));
        QCOMPARE(root.users.at(UserName("ann")).maxApplications, std::uint64_t{0});
        QVERIFY(!limits.userWildcards().at("root").maxResources);
        QCOMPARE(limits.userWildcards().at("root").maxApplications, std::uint64_t{3});
        QCOMPARE(root.groupOrder, groups({"dev"}));
        QCOMPARE(root.groups.at(GroupName("*")).maxResources,
                 std::optional(Resource{{"gpu", 0}, {"memory", 1}}));
    }

    void storesLimitsUnderTheConfiguredSpelling() // UGM-62
    {
        const auto limits
            = rootLimits("queues: [{name: Dev, limits: [{users: ['*', bob], maxapplications: 1}]}]");

        QVERIFY(limits.queues().contains("root.Dev"));
        QVERIFY(limits.userWildcards().contains("root.Dev"));
    }

    void namesTheQueueOfAnUnreadableQuantity()
    {
        const auto tree = test::readQueueTree("partitions: [{name: default, queues: [{name: a, limits: "
                                              "[{users: [bob], maxresources: {memory: 5m}}]}]}]");

        const auto limits = ugm::Limits::fromQueues(tree);

        QVERIFY(!limits);
        QCOMPARE(limits.error().code, ErrorCode::Parse);
        QCOMPARE(limits.error().where, "root.a");
        QVERIFY(QString::fromStdString(limits.error().message.english()).contains("memory"));
    }

    void resolvesTheChargedGroup_data()
    {
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QStringList>("members");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no groups, not even the wildcard: UGM-11") << "root.a" << QStringList() << "";
        QTest::newRow("configuration order: UGM-12") << "root.a" << QStringList{"qa", "dev"} << "dev";
        QTest::newRow("nearest level wins") << "root.a" << QStringList{"ops", "qa"} << "qa";
        QTest::newRow("parent when nothing matches") << "root.a" << QStringList{"ops"} << "ops";
        QTest::newRow("wildcard at the top") << "root.a" << QStringList{"hr"} << "*";
        QTest::newRow("a limit for users takes no part: UGM-13") << "root.b.c" << QStringList{"ops"} << "ops";
        QTest::newRow("a low wildcard hides a named group above: UGM-13")
            << "root.w" << QStringList{"ops"} << "*";
        QTest::newRow("named before the wildcard") << "root.w" << QStringList{"ops", "dev"} << "dev";
        QTest::newRow("queue that is not configured") << "root.x.y" << QStringList{"dev"} << "*";
    }

    void resolvesTheChargedGroup() // UGM-10 to UGM-13
    {
        QFETCH(QString, queue);
        QFETCH(QStringList, members);
        QFETCH(QString, expected);
        std::vector<GroupName> names;
        for (const QString& member : members)
            names.emplace_back(member.toStdString());

        const auto group = kMixed.groupFor(QueuePath(queue.toStdString()), names);

        QCOMPARE(QString::fromStdString(group ? group->text() : std::string()), expected);
    }
};

QUOTADECK_TEST(TestLimits, NoApplication)
} // namespace tst_limits

#include "tst_limits.moc"
