// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/ugm/managerview.h"
#include "tests/core/ugm/people.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_managerlimits {
using namespace quotadeck;
using namespace quotadeck::test;
using ugm::AppRemoval;

/// What limits allow, deny and leave behind when they go.
class TestManagerLimits : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void headroomTakesTheWildcardWhereTheUserHasNoLimit() // 4.9 cases 5, 6 and 7
    {
        auto manager
            = managerWith("limits: [{users: ['*'], maxresources: {memory: 50}}], "
                          "queues: [{name: a, limits: [{users: [bob], maxresources: {memory: 20}}]}]");
        QCOMPARE(manager.headroom(kA, kApp1, user(kBob)), std::optional(memory(20)));
        QCOMPARE(manager.headroom(kA, kApp1, user(kSue)), std::optional(memory(50)));
        QCOMPARE(names(manager.users()), QStringList{"bob"}); // questions create nothing

        QVERIFY(manager.increase(kA, kApp1, user(kSue), memory(60)));
        QCOMPARE(manager.headroom(kA, kApp1, user(kSue)), std::optional(memory(-10)));
        QVERIFY(manager.tryIncrease(kA, kApp1, user(kSue), Resource{{"vcore", 5}})->isAllowed());

        QVERIFY(
            manager.decrease(kA, kApp1, kSue, Resource{{"memory", 60}, {"vcore", 5}}, AppRemoval::Remove));
        QCOMPARE(dump(manager.users()[1].nodes), QString("root: - [] <= memory 50 / 0"));
    }

    void headroomIsNilWithoutAnyLimit() // ENF-14
    {
        auto manager = managerWith("limits: [{users: [bob], maxapplications: 1}]");

        QVERIFY(!manager.headroom(kA, kApp1, user(kBob)));
    }

    void aRemovedNamedLimitLeavesTheWildcard() // 4.9 case 12, UGM-51
    {
        auto manager = managerWith("limits: [{users: [bob], maxresources: {memory: 20}}, "
                                   "{users: ['*'], maxresources: {memory: 50}}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob), memory(10)));

        manager.applyLimits(rootLimits("limits: [{users: ['*'], maxresources: {memory: 50}}]"));

        QCOMPARE(dump(manager.users()[0].nodes),
                 QString("root: memory 10 [app1] <= memory 50 / 0\nroot.a: memory 10 [app1]"));
    }

    void aRemovedWildcardGoesEverywhere() // 4.9 case 13, clean model
    {
        auto manager
            = managerWith("limits: [{users: [bob], maxapplications: 5}, {users: ['*'], maxapplications: 1}]");
        QVERIFY(manager.increase(kA, kApp1, user(kSue), memory(10)));

        manager.applyLimits(rootLimits("limits: [{users: [bob], maxapplications: 5}]"));

        QVERIFY(manager.canRun(kA, kApp2, user(kSue)).isAllowed());
        QVERIFY(manager.decrease(kA, kApp1, kSue, memory(10), AppRemoval::Remove));
        QCOMPARE(names(manager.users()), QStringList{"bob"});
    }

    void idleTrackersGoWithTheirLimits() // UGM-52, UGM-40
    {
        auto manager
            = managerWith("queues: [{name: a, limits: [{users: [bob], groups: [dev], maxapplications: 5}]}]");
        QCOMPARE(dump(manager.users()[0].nodes), QString("root: - []\nroot.a: - [] <= - / 5"));
        QCOMPARE(names(manager.groups()), QStringList{"dev"});

        manager.applyLimits(ugm::Limits());

        QCOMPARE(ManagerView(manager), ManagerView(ugm::Manager()));
    }

    void aGroupLimitIsSharedByItsMembers() // ENF 5.3 case 1, ENF-1, ENF-3
    {
        auto manager = managerWith(
            "limits: [{groups: [dev], maxresources: {memory: 12}}], "
            "queues: [{name: a, limits: [{users: [bob], maxresources: {memory: 10}}]}, {name: b}]");
        QVERIFY(manager.tryIncrease(kB, kApp2, user(kSue, {"dev"}), memory(5))->isAllowed());

        QVERIFY(manager.tryIncrease(kA, kApp1, user(kBob, {"dev"}), memory(7))->isAllowed());
        const auto decision = manager.tryIncrease(kA, kApp1, user(kBob, {"dev"}), memory(1));

        const Denial expected{DenialSubject::Group,
                              "dev",
                              QueuePath("root"),
                              LimitOrigin::Own,
                              ResourceType("memory"),
                              12,
                              1,
                              12};
        QCOMPARE(decision->denial, std::optional(expected));
    }

    void aLimitOfZeroBlocksTheType() // ENF 5.3 case 2, ENF-4
    {
        auto manager = managerWith("limits: [{users: ['*'], maxresources: {gpu: 0, memory: 10}}]");

        QVERIFY(manager.tryIncrease(kA, kApp1, user(kBob), memory(5))->isAllowed());
        QVERIFY(manager.tryIncrease(kA, kApp1, user(kBob), Resource{{"memory", 5}, {"gpu", 0}})->isAllowed());
        const auto decision = manager.tryIncrease(kA, kApp1, user(kBob), Resource{{"gpu", 1}});

        const Denial expected{DenialSubject::User,
                              "bob",
                              QueuePath("root"),
                              LimitOrigin::Wildcard,
                              ResourceType("gpu"),
                              0,
                              1,
                              0};
        QCOMPARE(decision->denial, std::optional(expected));
    }

    void aDenialChangesNothing() // ENF 5.3 cases 4 and 6, ENF-20, UGM-23
    {
        auto manager = managerWith("limits: [{users: ['*'], maxresources: {memory: 10}}, "
                                   "{groups: [dev], maxapplications: 9}], queues: [{name: a, limits: "
                                   "[{groups: [dev], maxresources: {vcore: 1}}]}]");
        const ManagerView before(manager);

        const Resource tooMuchOfOne{{"memory", 1}, {"vcore", 1001}};
        QVERIFY(!manager.tryIncrease(kA, kApp1, user(kBob, {"dev"}), tooMuchOfOne)->isAllowed());
        QVERIFY(!manager.tryIncrease(kA, kApp1, user(kBob, {"dev"}), memory(11))->isAllowed());

        QCOMPARE(ManagerView(manager), before);
    }

    void aDeniedApplicationDoesNotHoldItsGroup() // ENF-20, UGM-40
    {
        auto manager = managerWith("limits: [{groups: [dev], maxresources: {memory: 10}}]");
        QVERIFY(!manager.tryIncrease(kA, kApp1, user(kBob, {"dev"}), memory(11))->isAllowed());

        manager.applyLimits({});

        QVERIFY(manager.groups().empty());
    }

    void countsTheApplicationsOfAGroup() // ENF 5.3 case 7
    {
        auto manager = managerWith(
            "limits: [{users: ['*'], maxapplications: 2}, {groups: [dev], maxapplications: 2}]");
        QVERIFY(manager.tryIncrease(kA, kApp1, user(kBob, {"dev"}), memory(1))->isAllowed());
        QVERIFY(manager.tryIncrease(kB, kApp2, user(kSue, {"dev"}), memory(1))->isAllowed());

        const auto decision = manager.tryIncrease(kA, kApp3, user(kBob, {"dev"}), memory(1));

        const Denial expected{
            DenialSubject::Group, "dev", QueuePath("root"), LimitOrigin::Own, std::nullopt, 2, 1, 2};
        QCOMPARE(decision->denial, std::optional(expected));
    }

    void usageAboveALoweredLimitConverges() // ENF 5.3 case 8, UGM-54
    {
        auto manager = managerWith("limits: [{users: [bob], maxresources: {memory: 20}}]");
        QVERIFY(manager.tryIncrease(kA, kApp1, user(kBob), memory(18))->isAllowed());

        manager.applyLimits(rootLimits("limits: [{users: [bob], maxresources: {memory: 10}}]"));

        QCOMPARE(manager.users()[0].nodes[0].usage, std::optional(memory(18)));
        QCOMPARE(manager.tryIncrease(kA, kApp1, user(kBob), memory(1))->denial->used, Quantity{18});
        QVERIFY(manager.decrease(kA, kApp1, kBob, memory(9), AppRemoval::Keep));
        QVERIFY(manager.tryIncrease(kA, kApp1, user(kBob), memory(1))->isAllowed());
    }

    void tellsWhetherARequestFits() // ENF-14, ENF-15
    {
        auto manager = managerWith("limits: [{users: [bob], maxresources: {memory: 10}}, {groups: [dev], "
                                   "maxresources: {vcore: 5}}]");
        QVERIFY(manager.increase(kA, kApp1, user(kBob, {"dev"}), Resource{{"memory", 4}, {"vcore", 5000}}));

        const auto denial = [&manager](const Resource& asked) {
            return manager.fits(kA, kApp1, user(kBob, {"dev"}), asked).denial;
        };
        QVERIFY(!denial(memory(6)));
        QCOMPARE(denial(memory(7)),
                 std::optional(Denial{DenialSubject::User, "bob", QueuePath("root"), LimitOrigin::Own,
                                      ResourceType("memory"), 4, 7, 10}));
        QCOMPARE(denial(Resource{{"vcore", 1}})->subject, DenialSubject::Group);
        QVERIFY(!manager.fits(kB, kApp2, user(kSue), Resource{{"vcore", 1}}).denial);
    }
};

QUOTADECK_TEST(TestManagerLimits, NoApplication)
} // namespace tst_managerlimits

#include "tst_managerlimits.moc"
