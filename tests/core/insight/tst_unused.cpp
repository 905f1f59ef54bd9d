// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/unused.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_unused {
using namespace quotadeck;
using namespace quotadeck::insight;

using test::partitionOf;

namespace {
const std::string kConfig = R"(partitions:
  - name: default
    queues:
      - name: root
        submitacl: '*'
        limits:
          - {users: ['*'], maxapplications: 50}
        queues:
          - name: data
            limits:
              - {users: [sue, ann], maxresources: {vcore: 4}}
              - {users: ['*'], maxresources: {vcore: 2}}
              - {groups: [ds], maxresources: {vcore: 4}}
              - {groups: ['*'], maxresources: {vcore: 9}}
          - name: idle
            limits:
              - {users: [bob], maxapplications: 1}
)";

std::vector<UnusedLimit> unusedLimits(const ObservedUse& observed)
{
    LimitUse use(partitionOf(kConfig));
    use.add(observed);
    return use.unused();
}

std::vector<std::string> unusedIn(const ObservedUse& use)
{
    std::vector<std::string> texts;
    for (const UnusedLimit& limit : unusedLimits(use))
        texts.push_back(describe(limit).english());
    return texts;
}

bool isUnused(const ObservedUse& use, const std::string& text)
{
    return std::ranges::count(unusedIn(use), text) > 0;
}

ApplicationInfo application(const char* id, const char* user, const char* group, const char* queue)
{
    ApplicationInfo info;
    info.id = ApplicationId(id);
    info.user = UserName(user);
    if (*group != '\0')
        info.groups = {GroupName(group)};
    info.queue = QueuePath(queue);
    info.state = "Accepted";
    return info;
}

UsageNode used(const char* path, Quantity vcore)
{
    UsageNode node;
    node.path = QueuePath(path);
    node.usage = Resource{{"vcore", vcore}};
    return node;
}
} // namespace

class TestUnused : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rulesThatCannotHaveChosenAQueueAreUnused() // PLC-40
    {
        const auto config = partitionOf(R"(partitions:
  - name: default
    placementrules:
      - {name: fixed, value: root.data, filter: {type: allow, users: [nobody]}}
      - name: user
        create: true
        parent: {name: fixed, value: root.homes}
      - {name: tag, value: namespace, create: true}
      - {name: fixed, value: root.data}
      - {name: provided}
    queues:
      - name: root
        submitacl: '*'
        queues:
          - {name: data}
          - {name: homes, parent: true}
)");
        const auto numbers = [&config](const ObservedUse& observed) {
            std::vector<std::size_t> unused;
            const auto rules = unusedRules(config, observed);
            if (!rules || !*rules)
                return std::vector<std::size_t>{99};
            for (const UnusedRule& rule : **rules)
                unused.push_back(rule.rule);
            return unused;
        };
        ObservedUse use;
        PartitionSnapshot sample;
        sample.users = std::vector<UserUsage>();
        use.add(sample, {});
        QCOMPARE(numbers(use), (std::vector<std::size_t>{99})); // no applications are known

        sample.applications = std::vector<ApplicationInfo>();
        use.add(sample, {});
        QCOMPARE(numbers(use), (std::vector<std::size_t>{0, 1, 2, 3, 4})); // known, and none
        sample.applications = {application("a", "sue", "", "root.homes.sue")};
        use.add(sample, {});
        QCOMPARE(numbers(use), (std::vector<std::size_t>{0, 2, 3})); // provided may have been asked for it
        sample.applications = {application("b", "ann", "", "root.finance")};
        use.add(sample, {});
        QCOMPARE(numbers(use), (std::vector<std::size_t>{0, 3}));
        sample.applications = {application("c", "ann", "", "root.data")};
        use.add(sample, {});
        QCOMPARE(numbers(use), (std::vector<std::size_t>{0}));
        const auto rules = unusedRules(config, use);
        QCOMPARE((*rules)->front().name, std::string("fixed"));
        QCOMPARE((*rules)->front().span.begin.line, 4);
    }

    void parentsOfRulesMayBeWholePaths() // PLC-16, PLC-17
    {
        const auto config = partitionOf(R"(partitions:
  - name: default
    placementrules:
      - {name: tag, value: namespace, create: true, parent: {name: tag, value: namespace.parentqueue}}
      - {name: user, create: true, parent: {name: provided}}
      - {name: user, create: true, parent: {name: tag, value: namespace}}
    queues:
      - name: root
        submitacl: '*'
        queues:
          - name: org
            queues:
              - {name: team, parent: true}
)");
        const auto isUnused = [&config](const char* queue, std::size_t rule) {
            PartitionSnapshot sample;
            sample.applications = std::vector{application("a", "sue", "", queue)};
            ObservedUse use;
            use.add(sample, {});
            const auto rules = unusedRules(config, use);
            return !rules || !*rules || std::ranges::count(**rules, rule, &UnusedRule::rule) > 0;
        };
        QVERIFY(!isUnused("root.org.team.dev", 0));
        QVERIFY(!isUnused("root.org.team.sue", 1));
        QVERIFY(isUnused("root.org.team.dev", 1)); // of another user
        QVERIFY(isUnused("root.org.team.sue", 2)); // a namespace is no path
    }

    void usersWithoutAnEntryComeUnderTheWildcard() // UGM-6
    {
        ObservedUse use;
        PartitionSnapshot sample;
        sample.users
            = std::vector<UserUsage>{{UserName("sue"), {}, {used("root", 1'000), used("root.data", 1'000)}}};
        use.add(sample, {});

        QCOMPARE(unusedIn(use),
                 (std::vector<std::string>{
                     "the limit of user ann at root.data", "the limit of user * at root.data",
                     "the limit of group ds at root.data", "the limit of group * at root.data",
                     "the limit of user bob at root.idle"}));
        // The entries that the tracker lists without any use do not count.
        sample.users = std::vector<UserUsage>{{UserName("ann"), {}, {used("root", 0), used("root.data", 0)}}};
        use.add(sample, {});
        QCOMPARE(unusedLimits(use).size(), 5U);
        QCOMPARE(use.samples(), 2U);
    }

    void aWaitingApplicationComesUnderTheLimitsOfItsUserAndGroups()
    {
        ObservedUse use;
        PartitionSnapshot sample;
        sample.applications = std::vector{application("a", "eve", "ds", "root.data")};
        use.add(sample, {});

        QCOMPARE(unusedIn(use),
                 (std::vector<std::string>{
                     "the limit of user sue at root.data", "the limit of user ann at root.data",
                     "the limit of group * at root.data", "the limit of user bob at root.idle"}));
    }

    void samplesInAnyOrderHaveTheirEarliestAndLatestTime()
    {
        ObservedUse use;
        PartitionSnapshot sample;
        sample.users = std::vector<UserUsage>();
        for (const int second : {50, 10, 90, 30})
            use.add(sample, SystemTime(std::chrono::seconds(second)));

        QVERIFY(use.first() == SystemTime(std::chrono::seconds(10)));
        QVERIFY(use.last() == SystemTime(std::chrono::seconds(90)));
    }

    void groupsWithoutAnEntryComeUnderTheWildcard() // UGM-12, UGM-14
    {
        ObservedUse use;
        PartitionSnapshot sample;
        sample.applications = std::vector{application("a", "eve", "qa", "root.data")};
        sample.groups = std::vector<GroupUsage>{{GroupName("ds"), {}, {used("root.data", 0)}}};
        use.add(sample, {});
        QVERIFY(isUnused(use, "the limit of group ds at root.data"));
        QVERIFY(!isUnused(use, "the limit of group * at root.data"));
    }

    void anApplicationIsChargedToOneGroupOnly()
    {
        ObservedUse use;
        PartitionSnapshot sample;
        sample.applications = std::vector{application("a", "eve", "ds", "root.data")};
        sample.users = std::vector<UserUsage>{{UserName("eve"), {{ApplicationId("a"), GroupName("*")}}, {}}};
        sample.groups
            = std::vector<GroupUsage>{{GroupName("*"), {ApplicationId("a")}, {used("root.data", 1)}}};
        use.add(sample, {});

        QVERIFY(isUnused(use, "the limit of group ds at root.data"));
        QVERIFY(!isUnused(use, "the limit of group * at root.data"));
    }

    void aLimitThatRejectsIsUsed()
    {
        ObservedUse use;
        PartitionSnapshot sample;
        auto rejected = application("a", "bob", "", "root.idle");
        rejected.state = "Rejected";
        sample.finished = finishedApplications({rejected});
        sample.applications.emplace();
        use.add(sample, {});

        QVERIFY(!isUnused(use, "the limit of user bob at root.idle"));
    }

    void anUnknownSampleCountsForNothing()
    {
        ObservedUse use;
        use.add({}, {});
        QCOMPARE(use.samples(), 0U);
        QCOMPARE(unusedLimits(use).size(), 7U);
    }

    void placesAreThoseOfTheNames()
    {
        const ObservedUse use;
        const auto unused = unusedLimits(use);
        QCOMPARE(unused[2].name, std::string("ann"));
        QCOMPARE(unused[2].span.begin.line, 11);
        QCOMPARE(unused[2].limit, 0U);
        QCOMPARE(unused[3].limit, 1U);
    }
};

QUOTADECK_TEST(TestUnused, NoApplication)
} // namespace tst_unused

#include "tst_unused.moc"
