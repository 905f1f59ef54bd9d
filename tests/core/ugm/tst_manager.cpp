// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/ugm/managerview.h"
#include "tests/core/ugm/people.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_manager {
using namespace quotadeck;
using namespace quotadeck::test;
using ugm::AppRemoval;

class TestManager : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsAlongThePathWithoutAnyLimit() // 4.9 case 1
    {
        ugm::Manager manager;

        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(10)));

        QCOMPARE(names(manager.users()), QStringList{"bob"});
        QCOMPARE(dump(manager.users()[0].nodes), QString("root: memory 10 [app1]\nroot.a: memory 10 [app1]"));
        QVERIFY(manager.groups().empty());
    }

    void removingTheLastApplicationRemovesTheTracker() // 4.9 case 2, UGM-40
    {
        ugm::Manager manager;
        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(10)));

        QVERIFY(manager.decrease(kA, kApp1, kBob, memory(10), AppRemoval::Remove));

        QCOMPARE(ManagerView(manager), ManagerView(ugm::Manager()));
    }

    void anApplicationInTwoQueuesEndsWithTheSecond() // UGM-65
    {
        auto manager = managerWith("limits: [{limit: l, groups: [dev], maxapplications: 5}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(10)));
        QVERIFY(manager.increase(kB, kApp1, user(kBob, {"dev"}), memory(3)));

        QVERIFY(manager.decrease(kA, kApp1, kBob, memory(10), AppRemoval::Remove));

        QCOMPARE(manager.users()[0].groups.size(), std::size_t{1});
        QCOMPARE(manager.groups()[0].applications, std::vector{kApp1});
        QCOMPARE(dump(manager.groups()[0].nodes),
                 QString("root: memory 3 [app1] <= - / 5\nroot.b: memory 3 [app1]"));

        QVERIFY(manager.decrease(kB, kApp1, kBob, memory(3), AppRemoval::Remove));

        QVERIFY(manager.users().empty());
        QCOMPARE(dump(manager.groups()[0].nodes), QString("root: - [] <= - / 5"));
        QVERIFY(manager.groups()[0].applications.empty());
    }

    void anApplicationCountsAsLongAsOneQueueHoldsIt() // UGM-65, ENF-11
    {
        auto manager = managerWith(
            "limits: [{users: [bob], maxapplications: 1}, {groups: [dev], maxapplications: 1}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(10)));
        QVERIFY(manager.increase(kB, kApp1, user(kBob, {"dev"}), memory(3)));

        QVERIFY(manager.decrease(kA, kApp1, kBob, memory(10), AppRemoval::Remove));

        QCOMPARE(dump(manager.users()[0].nodes),
                 QString("root: memory 3 [app1] <= - / 1\nroot.b: memory 3 [app1]"));
        QVERIFY(manager.canRun(kA, kApp1, user(kBob, {"dev"})).isAllowed());
        QVERIFY(!manager.canRun(kA, kApp2, user(kBob, {"dev"})).isAllowed());
        QVERIFY(!manager.canRun(kA, kApp2, user(kSue, {"dev"})).isAllowed());
        QVERIFY(manager.decrease(kB, kApp1, kBob, memory(3), AppRemoval::Remove));
        QVERIFY(manager.canRun(kA, kApp2, user(kBob, {"dev"})).isAllowed());
    }

    void anApplicationWithoutResourcesStays() // 4.9 case 3, UGM-35, UGM-36
    {
        ugm::Manager manager;
        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(10)));

        QVERIFY(manager.decrease(kA, kApp1, kBob, memory(10), AppRemoval::Keep));

        QCOMPARE(dump(manager.users()[0].nodes), QString("root: - [app1]\nroot.a: - [app1]"));
        QVERIFY(manager.decrease(kA, kApp1, kBob, Resource{}, AppRemoval::Remove));
        QVERIFY(manager.users().empty());
    }

    void chargesTheGroupOfTheNearestLimit() // 4.9 case 4, UGM-52
    {
        auto manager = managerWith(
            "limits: [{groups: [ops], maxapplications: 9}, {groups: ['*'], maxapplications: 9}], "
            "queues: [{name: a, limits: [{groups: [dev], maxapplications: 9}, "
            "{groups: [qa], maxapplications: 9}]}, {name: b}]");
        QCOMPARE(names(manager.groups()), (QStringList{"*", "dev", "ops", "qa"}));

        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"qa", "dev"}), memory(1)));
        QVERIFY(manager.increase(kB, kApp2, user(kBob, {"qa", "dev"}), memory(2)));
        QVERIFY(manager.increase(kB, kApp3, user(kSue), memory(4)));

        const auto users = manager.users();
        const std::map<ApplicationId, GroupName> expected{{kApp1, GroupName("dev")}, {kApp2, GroupName("*")}};
        QCOMPARE(users[0].groups, expected);
        QVERIFY(users[1].groups.empty());
        QCOMPARE(dump(manager.groups()[0].nodes),
                 QString("root: memory 2 [app2] <= - / 9\nroot.b: memory 2 [app2]"));
        QCOMPARE(manager.groups()[1].applications, std::vector{kApp1});
    }

    void decreaseHasNoFloor() // 4.9 case 8, UGM-33
    {
        ugm::Manager manager;
        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(10)));

        QVERIFY(manager.decrease(kA, kApp1, kBob, Resource{{"memory", 15}, {"gpu", 1}}, AppRemoval::Keep));

        QCOMPARE(manager.users()[0].nodes[1].usage, std::optional(Resource{{"memory", -5}, {"gpu", -1}}));
    }

    void countsApplicationsAtEveryLevel() // 4.9 case 9, ENF-11, ENF 5.3 case 3
    {
        auto manager
            = managerWith("limits: [{users: [bob], maxapplications: 2}], "
                          "queues: [{name: a, limits: [{users: [bob], maxapplications: 1}]}, {name: b}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(1)));

        QVERIFY(manager.canRun(kA, kApp1, user(kBob)).isAllowed());
        QVERIFY(manager.tryIncrease(kA, kApp1, user(kBob), memory(1))->isAllowed());
        QVERIFY(manager.canRun(kB, kApp2, user(kBob)).isAllowed());
        const Denial expected{DenialSubject::User, "bob", kA, LimitOrigin::Own, std::nullopt, 1, 1, 1};
        QCOMPARE(manager.canRun(kA, kApp2, user(kBob)).denial, std::optional(expected));
    }

    void theGroupStaysWhateverTheMembership() // 4.9 case 11, UGM-10
    {
        auto manager = managerWith(
            "limits: [{groups: [dev], maxapplications: 9}, {groups: [qa], maxapplications: 9}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(1)));

        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"qa"}), memory(1)));
        QVERIFY(manager.increase(kA, kApp2, user(kBob, {"qa"}), memory(5)));

        QCOMPARE(manager.groups()[0].nodes[0].usage, std::optional(memory(2)));
        QCOMPARE(manager.groups()[1].nodes[0].usage, std::optional(memory(5)));
    }

    void withoutAGroupAtFirstThereIsNoneLater() // UGM-10
    {
        auto manager = managerWith("limits: [{groups: [dev], maxapplications: 9}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(1)));

        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(1)));

        QVERIFY(manager.users()[0].groups.empty());
        QVERIFY(!manager.groups()[0].nodes[0].usage);
    }

    void tracksInLowerCaseAndKeepsTheSpellingOfLimits() // UGM-62
    {
        auto manager
            = managerWith("queues: [{name: Dev, limits: [{users: [bob, '*'], maxresources: {memory: 5}}]}]");

        QVERIFY(manager.tryIncrease(QueuePath("root.Dev"), kApp1, user(kBob), memory(50))->isAllowed());

        QCOMPARE(
            dump(manager.users()[0].nodes),
            QString("root: memory 50 [app1]\nroot.Dev: - [] <= memory 5 / 0\nroot.dev: memory 50 [app1]"));
    }

    void refusesUnusableArguments_data() // UGM-20
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("app");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("hasUsage");
        QTest::newRow("no path") << ""
                                 << "app1"
                                 << "bob" << true;
        QTest::newRow("not below root") << "a.b"
                                        << "app1"
                                        << "bob" << true;
        QTest::newRow("empty part") << "root..a"
                                    << "app1"
                                    << "bob" << true;
        QTest::newRow("open end") << "root."
                                  << "app1"
                                  << "bob" << true;
        QTest::newRow("no application") << "root.a"
                                        << ""
                                        << "bob" << true;
        QTest::newRow("no user") << "root.a"
                                 << "app1"
                                 << "" << true;
        QTest::newRow("nil usage") << "root.a"
                                   << "app1"
                                   << "bob" << false;
    }

    void refusesUnusableArguments()
    {
        QFETCH(QString, path);
        QFETCH(QString, app);
        QFETCH(QString, name);
        QFETCH(bool, hasUsage);
        const QueuePath queue(path.toStdString());
        const ApplicationId id(app.toStdString());
        const UserName userName(name.toStdString());
        const std::optional<Resource> usage = hasUsage ? std::optional(memory(1)) : std::nullopt;
        ugm::Manager manager;

        QCOMPARE(manager.increase(queue, id, user(userName), usage).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(manager.tryIncrease(queue, id, user(userName), usage).error().code,
                 ErrorCode::InvalidArgument);
        QCOMPARE(manager.decrease(queue, id, userName, usage, AppRemoval::Keep).error().code,
                 ErrorCode::InvalidArgument);
        QVERIFY(manager.users().empty());
    }

    void aDecreaseOfTheUnknownChangesNothing() // UGM-31, UGM-34
    {
        auto manager = managerWith("limits: [{groups: [dev], maxapplications: 9}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(10)));
        const ManagerView before(manager);

        QCOMPARE(manager.decrease(kA, kApp1, kSue, memory(1), AppRemoval::Remove).error().code,
                 ErrorCode::NotFound);
        QCOMPARE(
            manager.decrease(QueuePath("root.a.b"), kApp1, kBob, memory(1), AppRemoval::Remove).error().code,
            ErrorCode::NotFound);

        QCOMPARE(ManagerView(manager), before);
    }

    void whereAnApplicationDoesNotRunNothingIsGivenBack() // UGM-31, UGM-34
    {
        ugm::Manager clean;
        ugm::Manager current(Mode::Current);
        for (ugm::Manager* manager : {&clean, &current}) {
            QVERIFY(manager->increase(kA, kApp1, user(kBob), memory(10)));
            QVERIFY(manager->increase(kB, kApp2, user(kBob), memory(5)));
        }

        QCOMPARE(clean.decrease(kB, kApp1, kBob, memory(2), AppRemoval::Remove).error().code,
                 ErrorCode::NotFound);
        QVERIFY(current.decrease(kB, kApp1, kBob, memory(2), AppRemoval::Remove)); // taken, but nothing ends

        QCOMPARE(clean.users()[0].nodes[0].usage, std::optional(memory(15)));
        QCOMPARE(dump(current.users()[0].nodes),
                 QString("root: memory 13 [app1app2]\nroot.a: memory 10 [app1]\nroot.b: memory 3 [app2]"));
    }

    void takesPathsInAnyCase() // UGM-62
    {
        ugm::Manager manager;
        QVERIFY(manager.increase(QueuePath("root.A"), kApp1, user(kBob), memory(10)));
        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(1)));

        QVERIFY(manager.decrease(QueuePath("Root.A"), kApp1, kBob, memory(11), AppRemoval::Remove));

        QVERIFY(manager.users().empty());
    }

    void namesThatBeginAlikeAreDifferentQueues() // UGM-65
    {
        auto manager
            = managerWith("queues: [{name: a, limits: [{users: [bob], maxapplications: 1}]}, {name: ab}]");
        QVERIFY(manager.increase(QueuePath("root.ab"), kApp1, user(kBob), memory(1)));
        QVERIFY(manager.increase(kA, kApp2, user(kBob), memory(1)));

        QVERIFY(!manager.canRun(kA, kApp1, user(kBob)).isAllowed());
        QCOMPARE(manager.users()[0].nodes[1].runningApplications, std::vector{kApp2});
    }

    void oneIdOfTwoUsersIsTwoApplications()
    {
        auto manager = managerWith("limits: [{groups: [dev], maxapplications: 2}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(1)));
        QVERIFY(manager.increase(kA, kApp1, user(kSue, {"dev"}), memory(1)));

        QCOMPARE(manager.canRun(kA, kApp2, user(kSue, {"dev"})).denial->used, Quantity{2});
        QCOMPARE(manager.groups()[0].applications, (std::vector{kApp1, kApp1}));
    }

    void sumsSaturate() // RES-30
    {
        ugm::Manager manager;
        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(kMaxQuantity)));
        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(10)));
        QCOMPARE(manager.users()[0].nodes[0].usage, std::optional(memory(kMaxQuantity)));
    }

    void aGroupGoesWithItsLastApplication() // UGM-40
    {
        auto manager = managerWith("limits: [{groups: [dev], maxapplications: 2}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), memory(1)));
        manager.applyLimits({});
        QCOMPARE(names(manager.groups()), QStringList{"dev"});

        QVERIFY(manager.decrease(kA, kApp1, kBob, memory(1), AppRemoval::Remove));

        QVERIFY(manager.groups().empty());
    }

    void anAllZeroUsageRegistersTheApplication() // UGM-22
    {
        ugm::Manager manager;

        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(0)));

        QCOMPARE(dump(manager.users()[0].nodes), QString("root: - [app1]\nroot.a: - [app1]"));
    }
};

QUOTADECK_TEST(TestManager, NoApplication)
} // namespace tst_manager

#include "tst_manager.moc"
