// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/ugm/people.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_limitupdate {
using namespace quotadeck;
using namespace quotadeck::test;
using ugm::AppRemoval;

namespace {
/// Used, running and limit of the node at @p path, "10 [app1] <= 50 / 2"; empty when there is none.
QString nodeText(const std::vector<UsageNode>& nodes, const char* path)
{
    const UsageNode* const node = findNode(nodes, QueuePath(path));
    if (!node)
        return {};
    const auto amount = [](const std::optional<Resource>& resource) {
        return resource ? QString::number(resource->valueOr0(ResourceType("memory"))) : QString("-");
    };
    QStringList running;
    for (const ApplicationId& app : node->runningApplications)
        running += QString::fromStdString(app.text());
    return amount(node->usage) + " [" + running.join(' ') + "] <= " + amount(node->maxResources) + " / "
        + QString::number(node->maxApplications);
}

QString ofUser(const ugm::Manager& manager, const UserName& name, const char* path)
{
    for (const UserUsage& row : manager.users()) {
        if (row.name == name)
            return nodeText(row.nodes, path);
    }
    return "no tracker";
}

QString ofGroup(const ugm::Manager& manager, const char* name, const char* path)
{
    for (const GroupUsage& row : manager.groups()) {
        if (row.name == GroupName(name))
            return nodeText(row.nodes, path);
    }
    return "no tracker";
}
} // namespace

/// Where the scheduler's way of replacing limits shows, beside the clean one.
class TestLimitUpdate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aWildcardRemovedBesideNamedLimitsStaysInForce() // UGM-55 step 4, 4.9 case 13
    {
        for (const Mode mode : {Mode::Current, Mode::Seed}) {
            auto manager = managerWith(
                "limits: [{users: [bob], maxapplications: 5}, {users: ['*'], maxapplications: 1}]", mode);
            QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kSue), memory(10)));

            manager.applyLimits(rootLimits("limits: [{users: [bob], maxapplications: 5}]"));

            const bool mayRun = manager.canRun(kA, ApplicationId("app2"), user(kSue)).isAllowed();
            QCOMPARE(mayRun, mode == Mode::Seed);
            QCOMPARE(ofUser(manager, kSue, "root"),
                     mode == Mode::Seed ? "10 [app1] <= - / 0" : "10 [app1] <= - / 1");
        }
    }

    void aWildcardRemovedAloneIsGone() // UGM-55 step 4
    {
        auto manager
            = managerWith("queues: [{name: a, limits: [{users: ['*'], maxapplications: 1}]}]", Mode::Current);
        QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kSue), memory(10)));

        manager.applyLimits(rootLimits("queues: [{name: a}]"));

        QCOMPARE(ofUser(manager, kSue, "root.a"), "10 [app1] <= - / 0");
    }

    void aChangedWildcardReachesItsNodes() // UGM-55 steps 4 and 5, UGM-56
    {
        auto manager = managerWith("limits: [{users: ['*'], maxresources: {memory: 50}}]", Mode::Current);
        QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kSue), memory(10)));

        manager.applyLimits(rootLimits("limits: [{users: ['*'], maxresources: {memory: 20}}]"));

        QCOMPARE(ofUser(manager, kSue, "root"), "10 [app1] <= 20 / 0");
    }

    void everyKnownUserGetsANodeAtAWildcard() // UGM-55 step 5
    {
        for (const Mode mode : {Mode::Current, Mode::Seed}) {
            ugm::Manager manager(mode);
            QVERIFY(manager.increase(kB, ApplicationId("app1"), user(kSue), memory(10)));

            manager.applyLimits(
                rootLimits("queues: [{name: a, limits: [{users: ['*'], maxapplications: 3}]}]"));

            QCOMPARE(ofUser(manager, kSue, "root.a"), mode == Mode::Seed ? "" : "- [] <= - / 3");
        }
    }

    void aRemovedNamedLimitLeavesTheWildcard() // 4.9 case 12
    {
        auto manager = managerWith("limits: [{users: [bob], maxresources: {memory: 20}}, "
                                   "{users: ['*'], maxresources: {memory: 50}}]",
                                   Mode::Current);
        QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kBob), memory(10)));

        manager.applyLimits(rootLimits("limits: [{users: ['*'], maxresources: {memory: 50}}]"));

        QCOMPARE(ofUser(manager, kBob, "root"), "10 [app1] <= 50 / 0");
    }

    void aRemovedGroupLimitTakesUsageOfOtherQueuesAlong() // UGM-57
    {
        const char* const before = "queues: [{name: a, limits: [{groups: [dev], maxapplications: 9}]}, "
                                   "{name: b, limits: [{groups: [dev], maxapplications: 9}]}]";
        const char* const after
            = "queues: [{name: a}, {name: b, limits: [{groups: [dev], maxapplications: 9}]}]";
        for (const Mode mode : {Mode::Current, Mode::Seed}) {
            auto manager = managerWith(before, mode);
            QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kBob, {"dev"}), memory(10)));
            QVERIFY(manager.increase(kB, ApplicationId("app2"), user(kBob, {"dev"}), memory(7)));

            manager.applyLimits(rootLimits(after));

            const bool isClean = mode == Mode::Seed;
            QCOMPARE(ofGroup(manager, "dev", "root"), isClean ? "17 [app1 app2] <= - / 0" : "- [] <= - / 0");
            QCOMPARE(ofGroup(manager, "dev", "root.a"), isClean ? "10 [app1] <= - / 0" : "");
            QCOMPARE(ofGroup(manager, "dev", "root.b"), "7 [app2] <= - / 9");
            QCOMPARE(ofUser(manager, kBob, "root"), "17 [app1 app2] <= - / 0");

            QVERIFY(manager.decrease(kB, ApplicationId("app2"), kBob, memory(7), AppRemoval::Remove));
            QVERIFY(manager.decrease(kA, ApplicationId("app1"), kBob, memory(10), AppRemoval::Remove));

            QCOMPARE(ofUser(manager, kBob, "root"), "no tracker");
            QCOMPARE(ofGroup(manager, "dev", "root.b"), "- [] <= - / 9");
        }
    }

    void anApplicationThatLostItsGroupGetsAnotherOne() // UGM-57, UGM-16
    {
        auto manager = managerWith("limits: [{groups: ['*'], maxapplications: 9}], queues: [{name: a, "
                                   "limits: [{groups: [dev], maxapplications: 9}]}]",
                                   Mode::Current);
        QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kBob, {"dev"}), memory(10)));
        manager.applyLimits(rootLimits("limits: [{groups: ['*'], maxapplications: 9}], queues: [{name: a}]"));

        QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kBob, {"dev"}), memory(3)));

        QCOMPARE(ofGroup(manager, "*", "root.a"), "3 [app1] <= - / 0");
        QCOMPARE(ofGroup(manager, "dev", "root"), "no tracker");
        QVERIFY(manager.decrease(kA, ApplicationId("app1"), kBob, memory(13), AppRemoval::Remove));
        QCOMPARE(ofGroup(manager, "*", "root"),
                 "-10 [] <= - / 9"); // what was booked before is charged to nobody
    }

    void anApplicationAboveTheRemovedLimitStaysBooked() // UGM-57: its node is cleared, but still in use
    {
        auto manager = managerWith("limits: [{groups: [dev], maxapplications: 9}], queues: [{name: a, "
                                   "queues: [{name: b, limits: [{groups: [dev], maxapplications: 9}]}]}]",
                                   Mode::Current);
        QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kBob, {"dev"}), memory(5)));

        manager.applyLimits(rootLimits("limits: [{groups: [dev], maxapplications: 9}], queues: [{name: a}]"));

        QCOMPARE(ofGroup(manager, "dev", "root.a"), "- [] <= - / 0");
        QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kBob, {"dev"}), memory(1)));
        QCOMPARE(ofGroup(manager, "dev", "root.a"), "1 [app1] <= - / 0");
        QVERIFY(manager.decrease(kA, ApplicationId("app1"), kBob, memory(6), AppRemoval::Remove));
        QCOMPARE(ofGroup(manager, "dev", "root"), "-5 [] <= - / 9");
    }

    void forgottenApplicationsCountAgainWithTheirNextIncrease() // UGM-57, UGM-21, ENF-11
    {
        auto manager = managerWith("limits: [{groups: [dev], maxapplications: 2}], queues: [{name: a, "
                                   "limits: [{groups: [dev], maxapplications: 2}]}, {name: b}]",
                                   Mode::Current);
        const ugm::UserGroups bob = user(kBob, {"dev"});
        QVERIFY(manager.increase(kB, ApplicationId("app2"), bob, memory(1)));
        QVERIFY(manager.increase(kB, ApplicationId("app3"), bob, memory(1)));

        manager.applyLimits(
            rootLimits("limits: [{groups: [dev], maxapplications: 2}], queues: [{name: a}, {name: b}]"));

        QCOMPARE(ofGroup(manager, "dev", "root"), "- [] <= - / 2");
        QCOMPARE(ofGroup(manager, "dev", "root.b"), "2 [app2 app3] <= - / 0");
        QVERIFY(manager.canRun(kB, ApplicationId("app4"), bob).isAllowed());
        QVERIFY(manager.increase(kB, ApplicationId("app2"), bob, memory(1)));
        QVERIFY(manager.canRun(kB, ApplicationId("app4"), bob).isAllowed());
        QVERIFY(manager.increase(kB, ApplicationId("app3"), bob, memory(1)));
        QVERIFY(!manager.canRun(kB, ApplicationId("app4"), bob).isAllowed());
        QVERIFY(manager.canRun(kB, ApplicationId("app3"), bob).isAllowed());

        QVERIFY(manager.decrease(kB, ApplicationId("app2"), kBob, memory(2), AppRemoval::Remove));
        QCOMPARE(ofGroup(manager, "dev", "root"), "- [app3] <= - / 2");
        QVERIFY(manager.canRun(kB, ApplicationId("app4"), bob).isAllowed());
    }

    void aRegroupedApplicationWithTwoQueuesEntersOneAfterTheOther() // UGM-57, UGM-65
    {
        auto manager = managerWith("limits: [{groups: ['*'], maxresources: {memory: 50}}], queues: "
                                   "[{name: a, limits: [{groups: [dev], maxapplications: 9}]}, {name: b}]",
                                   Mode::Current);
        const ApplicationId app("app1");
        const ugm::UserGroups bob = user(kBob, {"dev"});
        QVERIFY(manager.increase(kA, app, bob, memory(10)));
        QVERIFY(manager.increase(kB, app, bob, memory(20)));
        manager.applyLimits(
            rootLimits("limits: [{groups: ['*'], maxresources: {memory: 50}}], queues: [{name: a}, "
                       "{name: b}]"));

        QVERIFY(manager.increase(kA, app, bob, memory(3)));
        QCOMPARE(ofGroup(manager, "*", "root"), "3 [app1] <= 50 / 0");
        QCOMPARE(manager.headroom(kB, app, bob), std::optional(memory(47)));
        QVERIFY(manager.increase(kB, app, bob, memory(4)));
        QCOMPARE(ofGroup(manager, "*", "root"), "7 [app1] <= 50 / 0");
        QVERIFY(manager.decrease(kA, app, kBob, memory(3), AppRemoval::Remove));
        QCOMPARE(ofGroup(manager, "*", "root"), "4 [app1] <= 50 / 0");
        QVERIFY(manager.decrease(kB, app, kBob, memory(4), AppRemoval::Remove));
        QCOMPARE(ofGroup(manager, "*", "root"), "- [] <= 50 / 0");
    }

    void aBookingOutsideTheNewGroupCanEnd() // UGM-57: it never entered the tree of the group
    {
        auto manager = managerWith("limits: [{groups: ['*'], maxapplications: 9}], queues: [{name: a, "
                                   "limits: [{groups: [dev], maxapplications: 9}]}, {name: b}]",
                                   Mode::Current);
        const ApplicationId app("app1");
        const ugm::UserGroups bob = user(kBob, {"dev"});
        QVERIFY(manager.increase(kA, app, bob, memory(10)));
        QVERIFY(manager.increase(kB, app, bob, memory(20)));
        manager.applyLimits(
            rootLimits("limits: [{groups: ['*'], maxapplications: 9}], queues: [{name: a}, {name: b}]"));
        QVERIFY(manager.increase(kA, app, bob, memory(3)));

        QVERIFY(manager.decrease(kB, app, kBob, memory(20), AppRemoval::Remove));

        QCOMPARE(ofGroup(manager, "*", "root"), "3 [app1] <= - / 9");
        QCOMPARE(ofUser(manager, kBob, "root"), "13 [app1] <= - / 0");
    }

    void aRemovedUserLimitTakesThoseBelowAlong() // UGM-58
    {
        const char* const before
            = "queues: [{name: a, limits: [{users: [bob], maxapplications: 9}], queues: [{name: "
              "b, limits: [{users: [bob], maxapplications: 4}]}]}]";
        const char* const after
            = "queues: [{name: a, queues: [{name: b, limits: [{users: [bob], maxapplications: 4}]}]}]";

        auto current = managerWith(before, Mode::Current);
        current.applyLimits(rootLimits(after));
        QCOMPARE(ofUser(current, kBob, "root.a.b"), "no tracker");

        auto clean = managerWith(before, Mode::Seed);
        clean.applyLimits(rootLimits(after));
        QCOMPARE(ofUser(clean, kBob, "root.a.b"), "- [] <= - / 4");
    }

    void aRemovedUserLimitKeepsThoseBelowWhereSomethingRuns() // UGM-58
    {
        auto manager
            = managerWith("queues: [{name: a, limits: [{users: [bob], maxapplications: 1}], queues: [{name: "
                          "x}, {name: y, limits: [{users: [bob], maxapplications: 1}]}]}]",
                          Mode::Current);
        QVERIFY(manager.increase(QueuePath("root.a.x"), ApplicationId("app1"), user(kBob), memory(10)));

        manager.applyLimits(
            rootLimits("queues: [{name: a, queues: [{name: x}, {name: y, limits: [{users: [bob], "
                       "maxapplications: 1}]}]}]"));

        QCOMPARE(ofUser(manager, kBob, "root.a"), "10 [app1] <= - / 0");
        QCOMPARE(ofUser(manager, kBob, "root.a.y"), "- [] <= - / 1");
        QVERIFY(manager.canRun(QueuePath("root.a.x"), ApplicationId("app2"), user(kBob)).isAllowed());
    }

    void aDecreaseBelowTheTreeReducesWhatIsAbove() // UGM-34
    {
        ugm::Manager manager(Mode::Current);
        QVERIFY(manager.increase(kA, ApplicationId("app1"), user(kBob), memory(10)));

        const Status status = manager.decrease(QueuePath("root.a.b"), ApplicationId("app1"), kBob, memory(4),
                                               AppRemoval::Keep);

        QCOMPARE(status.error().code, ErrorCode::NotFound);
        QCOMPARE(ofUser(manager, kBob, "root"), "6 [app1] <= - / 0");
        QCOMPARE(ofUser(manager, kBob, "root.a"), "10 [app1] <= - / 0");
    }
};

QUOTADECK_TEST(TestLimitUpdate, NoApplication)
} // namespace tst_limitupdate

#include "tst_limitupdate.moc"
