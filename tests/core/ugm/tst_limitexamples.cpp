// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/manager.h"
#include "tests/support/limitstext.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_limitexamples {
using namespace quotadeck;
using quotadeck::test::rootLimits;

namespace {
const QueuePath kQueue("root.batch");

ugm::UserGroups user(const char* name, std::initializer_list<const char*> groups = {})
{
    return {UserName(name), {groups.begin(), groups.end()}};
}

/// @p gigabytes of memory and @p cores.
Resource amount(Quantity gigabytes, Quantity cores)
{
    return {{"memory", gigabytes * 1'000'000'000}, {"vcore", cores * 1000}};
}

/// The first limit in the way when @p who asks for @p asked with a new application, "user bob memory 0+11 of 10".
QString denial(ugm::Manager& manager, const char* app, const ugm::UserGroups& who, const Resource& asked)
{
    const auto decision = manager.tryIncrease(kQueue, ApplicationId(app), who, asked);
    if (!decision)
        return QString::fromStdString(decision.error().message.english());
    if (decision->isAllowed())
        return {};
    const Denial& denial = *decision->denial;
    const QString type = denial.type ? QString::fromStdString(denial.type->name()) : "applications";
    const Quantity unit = type == "memory" ? 1'000'000'000 : type == "vcore" ? 1000 : 1;
    return QString("%1 %2 %3 %4+%5 of %6")
        .arg(denial.subject == DenialSubject::User ? "user" : "group", QString::fromStdString(denial.name),
             type)
        .arg(denial.used / unit)
        .arg(denial.asked / unit)
        .arg(denial.limit / unit);
}
} // namespace

/// The examples of the design documents on limits.
class TestLimitExamples : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// One limit for two users is two limits, and nobody else has one.
    void sueAndBobEachHaveTheWholeLimit() // ENF-1, ENF-2
    {
        ugm::Manager manager;
        manager.applyLimits(
            rootLimits("limits: [{limit: example entry, maxapplications: 2, maxresources: {vcore: 10, "
                       "memory: 250G}, users: [sue, bob]}]"));

        for (const char* name : {"sue", "bob"}) {
            QCOMPARE(denial(manager, "first", user(name), amount(150, 5)), "");
            QCOMPARE(denial(manager, "second", user(name), amount(101, 5)),
                     QString("user %1 memory 150+101 of 250").arg(name));
            QCOMPARE(denial(manager, "second", user(name), amount(100, 6)),
                     QString("user %1 vcore 5+6 of 10").arg(name));
            QCOMPARE(denial(manager, "second", user(name), amount(100, 5)), "");
            QCOMPARE(denial(manager, "third", user(name), amount(0, 0)),
                     QString("user %1 applications 2+1 of 2").arg(name));
        }
        QCOMPARE(denial(manager, "huge", user("ann"), amount(9000, 900)), "");
    }

    void usersWithoutALimitOfTheirOwnTakeTheWildcard() // ENF-2, UGM-6
    {
        ugm::Manager manager = withCatchAlls();

        QCOMPARE(denial(manager, "a", user("sue"), amount(26, 1)), "user sue memory 0+26 of 25");
        QCOMPARE(denial(manager, "a", user("sue"), amount(25, 5)), "");
        QCOMPARE(denial(manager, "a", user("bob"), amount(11, 1)), "user bob memory 0+11 of 10");
        QCOMPARE(denial(manager, "a", user("bob"), amount(10, 1)), "");
        QCOMPARE(denial(manager, "a", user("ann"), amount(10, 1)), ""); // each has the whole wildcard limit
    }

    void theTwoNamedGroupsHaveALimitEach() // ENF-1, UGM-12
    {
        ugm::Manager manager = withCatchAlls();
        for (int member = 0; member < 10; ++member) {
            const std::string app = "app-" + std::to_string(member);
            const std::string developer = "dev-" + std::to_string(member);
            const std::string tester = "test-" + std::to_string(member);
            QCOMPARE(denial(manager, app.c_str(), user(developer.c_str(), {"development"}), amount(10, 1)),
                     "");
            QCOMPARE(denial(manager, app.c_str(), user(tester.c_str(), {"staff", "test"}), amount(10, 1)),
                     "");
        }

        QCOMPARE(denial(manager, "more", user("eve", {"development"}), amount(1, 0)),
                 "group development memory 100+1 of 100");
        QCOMPARE(denial(manager, "more", user("tom", {"test"}), amount(0, 1)), "group test vcore 10+1 of 10");
    }

    void everyOtherGroupCountsTowardsTheOneWildcardLimit() // UGM-12, UGM-14
    {
        ugm::Manager manager = withCatchAlls();
        for (int member = 0; member < 5; ++member) {
            const std::string name = "user-" + std::to_string(member);
            const char* const group = member % 2 == 0 ? "sales" : "support";
            QCOMPARE(denial(manager, "app", user(name.c_str(), {group}), amount(10, 1)), "");
        }

        QCOMPARE(denial(manager, "app", user("eve", {"sales"}), amount(1, 0)), "group * memory 50+1 of 50");
        QCOMPARE(denial(manager, "app", user("tom"), amount(10, 1)),
                 ""); // in no group: not even in "*" (UGM-11)
    }

private:
    static ugm::Manager withCatchAlls()
    {
        ugm::Manager manager;
        manager.applyLimits(rootLimits(
            "limits: [{limit: specific user, users: [sue], maxresources: {memory: 25G, vcore: 5}}, "
            "{limit: specific groups, groups: [development, test], maxresources: {memory: 100G, vcore: "
            "10}}, {limit: user catch all, users: ['*'], maxresources: {memory: 10G, vcore: 1}}, {limit: "
            "group catch all, groups: ['*'], maxresources: {memory: 50G, vcore: 10}}]"));
        return manager;
    }
};

QUOTADECK_TEST(TestLimitExamples, NoApplication)
} // namespace tst_limitexamples

#include "tst_limitexamples.moc"
