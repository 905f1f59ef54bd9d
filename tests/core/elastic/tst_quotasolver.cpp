// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotasolver.h"
#include "tests/core/elastic/quotatext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_quotasolver {
using namespace quotadeck;
using namespace quotadeck::elastic;
using namespace quotadeck::test;

namespace {
Resource r(Quantity value)
{
    return {{"r", value}};
}

Resource cores(Quantity cpu, Quantity gpu)
{
    return {{"cpu", cpu * 1000}, {"nvidia.com/gpu", gpu}};
}

std::vector<QuotaNode> threeLevels() // W3
{
    return {group("eng").parent().max(cores(80, 16)).min(cores(40, 8)),
            group("ops").parent().keeps().max(cores(60, 8)).min(cores(30, 4)),
            group("eng-train").below("eng").max(cores(100, 16)).min(cores(20, 6)).requests(cores(70, 14)),
            group("eng-ci").below("eng").max(cores(40, 2)).min(cores(10, 0)).requests(cores(15, 0)),
            group("eng-web").below("eng").max(cores(30, 2)).min(cores(10, 2)).requests({{"cpu", 2500}}),
            group("ops-batch").below("ops").max(cores(60, 8)).min(cores(15, 2)).requests(cores(9, 1)),
            group("ops-db").below("ops").keeps().max(cores(20, 0)).min(cores(15, 0)).requests(cores(4, 0))};
}

const std::vector<std::string_view> kThreeLevels{"eng",     "ops",       "eng-train", "eng-ci",
                                                 "eng-web", "ops-batch", "ops-db"};

/// EC-13 to EC-15; a letter a group, 'k' keeps.
std::string keeping(std::string_view who, Quantity request)
{
    const auto made = [&who](std::size_t at, GroupBuilder&& builder) -> QuotaNode {
        return who[at] == 'k' ? std::move(builder).keeps() : std::move(builder);
    };
    const SolvedGroups tree({made(0, group("p").parent().min(r(60)).max(r(100))),
                             made(1, group("c1").below("p").min(r(20)).max(r(100)).requests(r(request))),
                             made(2, group("c2").below("p").min(r(20)).max(r(100)))},
                            r(100));
    return tree.runtimes("r", {"p", "c1", "c2"});
}
} // namespace

class TestQuotaSolver : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSeedsTree() // W2
    {
        const SolvedGroups tree({group("ParentA").parent().max(r(100)).min(r(20)),
                                 group("ParentB").parent().max(r(100)).min(r(80)),
                                 group("ChildA-1").below("ParentA").max(r(10)).min(r(10)).requests(r(100)),
                                 group("ChildA-2").below("ParentA").max(r(10)).min(r(10)).requests(r(100)),
                                 group("ChildB-1").below("ParentB").max(r(40)).min(r(20)).requests(r(100)),
                                 group("ChildB-2").below("ParentB").max(r(70)).min(r(40)).requests(r(100))},
                                r(100));
        QCOMPARE(tree.values(QuotaAmount::Request, "r", {"ParentA", "ParentB"}), std::string("20 110"));
        QCOMPARE(tree.values(QuotaAmount::LimitedRequest, "r", {"ParentA", "ParentB"}),
                 std::string("20 100"));
        QCOMPARE(tree.runtimes("r", {"ChildA-1", "ChildA-2", "ChildB-1", "ChildB-2", "ParentA", "ParentB"}),
                 std::string("10 10 27 53 20 80"));
    }

    void borrowingAndGivingBack() // W2b
    {
        const auto at = [](Quantity requestOfB) {
            return SolvedGroups({group("A").min(r(50)).max(r(100)).requests(r(100)).uses(r(100)),
                                 group("B").min(r(50)).max(r(100)).requests(r(requestOfB))},
                                r(100))
                .runtimes("r", {"A", "B"});
        };
        QCOMPARE(at(0), std::string("100 0"));
        QCOMPARE(at(100), std::string("50 50"));
    }

    void threeLevelsAndTwoResources() // W3
    {
        const SolvedGroups tree(threeLevels(), cores(100, 16));
        QCOMPARE(tree.runtimes("cpu", kThreeLevels), std::string("70000 30000 52500 15000 2500 9000 15000"));
        QCOMPARE(tree.runtimes("nvidia.com/gpu", kThreeLevels), std::string("12 4 12 0 0 1 0"));
        QCOMPARE(tree.values(QuotaAmount::ChildRequest, "cpu", {"eng", "ops", "ops-db"}),
                 std::string("87500 24000 4000"));
    }

    void nodesAreLost() // W3, EQ-46
    {
        const SolvedGroups tree(threeLevels(), cores(56, 9));
        QCOMPARE(tree.values(QuotaAmount::EffectiveMin, "cpu", kThreeLevels),
                 std::string("32000 24000 16000 8000 8000 12000 12000"));
        QCOMPARE(tree.runtimes("cpu", kThreeLevels), std::string("32000 24000 19929 9571 2500 9000 15000"));
        QCOMPARE(tree.values(QuotaAmount::EffectiveMin, "nvidia.com/gpu", kThreeLevels),
                 std::string("6 3 4 0 1 2 0"));
        QCOMPARE(tree.runtimes("nvidia.com/gpu", kThreeLevels), std::string("6 3 6 0 0 1 0"));
    }

    void theClusterShrinks() // W4
    {
        const std::vector<std::pair<Quantity, std::string>> expected{
            {100, "10 15 20 15/5 20 35 40"}, {60, "10 15 20 15/5 17 21 17"}, {59, "9 14 19 14/5 16 21 17"},
            {40, "6 10 13 10/5 11 13 11"},   {20, "3 5 6 5/3 5 6 6"},        {0, "0 0 0 0/0 0 0 0"}};
        for (const auto& [total, numbers] : expected) {
            const SolvedGroups tree({group("A").min(r(10)).max(r(40)).requests(r(5)),
                                     group("B").min(r(15)).max(r(60)).requests(r(20)),
                                     group("C").min(r(20)).max(r(50)).requests(r(40)),
                                     group("D").min(r(15)).max(r(80)).requests(r(70))},
                                    r(total));
            QCOMPARE(tree.values(QuotaAmount::EffectiveMin, "r", {"A", "B", "C", "D"}) + "/"
                         + tree.runtimes("r", {"A", "B", "C", "D"}),
                     numbers);
        }
    }

    void aPendingPodCounts() // EC-1
    {
        const auto runtime = [](Quantity request) {
            return SolvedGroups({group("g").min(cores(10, 0)).max(cores(40, 0)).requests(cores(request, 0))},
                                cores(1600, 0))
                .runtimes("cpu", {"g"});
        };
        QCOMPARE(runtime(2), std::string("2000"));
        QCOMPARE(runtime(0), std::string("0"));
    }

    void tiesAreBrokenByBytes() // EC-6, EQ-37
    {
        const SolvedGroups tree({group("node10").max(r(5)).requests(r(5)),
                                 group("node2").max(r(5)).requests(r(5)),
                                 group("Node3").max(r(5)).requests(r(5))},
                                r(1));
        QCOMPARE(tree.runtimes("r", {"node10", "node2", "Node3"}), std::string("0 0 1"));
    }

    void withoutScalingTheMinimaStay() // EC-10
    {
        const std::vector<QuotaNode> nodes{group("a").min(r(8)).max(r(20)).requests(r(20)),
                                           group("b").min(r(8)).max(r(20)).requests(r(20))};
        QCOMPARE(SolvedGroups(nodes, r(10), {.scalesMin = false}).runtimes("r", {"a", "b"}),
                 std::string("8 8"));
        QCOMPARE(SolvedGroups(nodes, r(10)).runtimes("r", {"a", "b"}), std::string("5 5"));
    }

    void aResourceThatNobodyOffers() // EC-11, EQ-49
    {
        const SolvedGroups tree({group("a").max(cores(4, 4)).min(cores(2, 2)).requests(cores(3, 3))},
                                {{"cpu", 100'000}});
        QCOMPARE(tree.values(QuotaAmount::EffectiveMin, "nvidia.com/gpu", {"a"}), std::string("0"));
        QCOMPARE(tree.runtimes("nvidia.com/gpu", {"a"}), std::string("0"));
    }

    void aLendingParentScalesItsChildren() // EC-12, EQ-48
    {
        const SolvedGroups tree({group("p").parent().max(r(200)).min(r(100)),
                                 group("q").max(r(200)).requests(r(200)),
                                 group("a").below("p").max(r(200)).min(r(60)).requests(r(60)),
                                 group("b").below("p").max(r(200)).min(r(40)).requests(r(20))},
                                r(150));
        QCOMPARE(tree.values(QuotaAmount::EffectiveMin, "r", {"a", "b"}), std::string("48 32"));
        QCOMPARE(tree.runtimes("r", {"p", "q", "a", "b"}), std::string("80 70 60 20"));
    }

    void whoKeepsItsMinAsksForIt() // EC-13, EC-14, EC-15, EQ-27: parent, child 1, child 2
    {
        QCOMPARE(keeping("lkl", 0), std::string("20 20 0"));
        QCOMPARE(keeping("lkl", 40), std::string("40 40 0"));
        QCOMPARE(keeping("lkl", 60), std::string("60 60 0"));
        QCOMPARE(keeping("kkk", 0), std::string("60 20 20"));
        QCOMPARE(keeping("kkk", 40), std::string("60 40 20"));
        QCOMPARE(keeping("kkk", 60), std::string("80 60 20"));
        QCOMPARE(keeping("lkk", 0), std::string("40 20 20"));
        QCOMPARE(keeping("lkk", 40), std::string("60 40 20"));
        QCOMPARE(keeping("lkk", 60), std::string("80 60 20"));
    }

    void anIdleGroupThatKeeps() // EC-16
    {
        const SolvedGroups tree({group("test1").max(r(96)).min(r(60)).requests(r(120)),
                                 group("test2").max(r(96)).min(r(40)).keeps()},
                                r(100));
        QCOMPARE(tree.runtimes("r", {"test1", "test2"}), std::string("60 40"));
    }

    void aChildLargerThanItsParent() // EC-17
    {
        const auto both = [](Quantity cpu, Quantity memory) {
            return Resource{{"cpu", cpu}, {"memory", memory}};
        };
        const SolvedGroups tree(
            {group("p").parent().max(both(300, 1024)).min(both(176, 756)),
             group("c").below("p").max(both(500, 2048)).min(both(100, 512)).requests(both(400, 1500))},
            both(350, 1800));
        QCOMPARE(tree.values(QuotaAmount::Request, "cpu", {"p"}), std::string("400"));
        QCOMPARE(tree.values(QuotaAmount::Request, "memory", {"p"}), std::string("1500"));
        QCOMPARE(tree.runtimes("cpu", {"c"}) + " " + tree.runtimes("memory", {"c"}), std::string("300 1024"));
    }

    void whatRunsIsGuaranteed() // EC-18, EQ-30
    {
        const SolvedGroups tree({group("a").max(r(20)).min(r(10)).requests(r(30)).uses(r(30)),
                                 group("b").max(r(100)).min(r(10)).requests(r(100))},
                                r(60), {.guaranteesUsage = true});
        QCOMPARE(tree.values(QuotaAmount::Guaranteed, "r", {"a"}), std::string("30"));
        QCOMPARE(tree.values(QuotaAmount::LimitedRequest, "r", {"a"}), std::string("20"));
        QCOMPARE(tree.runtimes("r", {"a", "b"}), std::string("30 30"));
    }

    void aWeightWithoutATypeIsNone() // EC-19, EQ-9
    {
        const auto both = [](Quantity cpu, Quantity memory) {
            return Resource{{"cpu", cpu}, {"mem", memory}};
        };
        const SolvedGroups tree(
            {group("a").weight({{"cpu", 5000}}).max(both(10'000, 100)).requests(both(9000, 90)),
             group("b").max(both(10'000, 100)).requests(both(9000, 90))},
            both(10'000, 100));
        QCOMPARE(tree.runtimes("cpu", {"a", "b"}), std::string("3333 6667"));
        QCOMPARE(tree.runtimes("mem", {"a", "b"}), std::string("0 90"));
    }

    void aWeightOfZerosIsMax() // EQ-9
    {
        const SolvedGroups tree({group("a").weight(r(0)).max(r(10)).requests(r(10)),
                                 group("b").weight(r(30)).max(r(40)).requests(r(40))},
                                r(20));
        QCOMPARE(tree.runtimes("r", {"a", "b"}), std::string("5 15"));
    }

    void whatMaxLacksDoesNotCount() // EC-20, EQ-18
    {
        const SolvedGroups tree({group("a").max(cores(10, 8)).requests(cores(1, 2)),
                                 group("b").max({{"cpu", 10'000}}).requests(cores(1, 7))},
                                cores(100, 8));
        QCOMPARE(tree.values(QuotaAmount::Request, "nvidia.com/gpu", {"a", "b"}), std::string("2 0"));
        QVERIFY(!tree.solution.has(QuotaAmount::Runtime, tree.resource("nvidia.com/gpu"),
                                   tree.row("b"))); // EQ-42
    }

    void aGroupMovesWithItsDemand() // EC-21, EQ-29
    {
        const auto both = [](Quantity cpu, Quantity memory) {
            return Resource{{"cpu", cpu}, {"mem", memory}};
        };
        const auto requests = [&both](std::string_view parent) {
            const SolvedGroups tree({group("t1").parent().max(both(500, 500)),
                                     group("t1-a").parent().below("t1").max(both(500, 500)),
                                     group("t2").parent().max(both(500, 500)),
                                     group("y").below("t2").max(both(500, 500)).requests(both(20, 40)),
                                     group("x").below(parent).max(both(500, 500)).requests(both(60, 100))},
                                    both(1000, 1000));
            return tree.values(QuotaAmount::Request, "cpu", {"t1", "t1-a", "t2"}) + " "
                + tree.values(QuotaAmount::Request, "mem", {"t1", "t1-a", "t2"});
        };
        QCOMPARE(requests("t1-a"), std::string("60 60 20 100 100 40"));
        QCOMPARE(requests("t2"), std::string("0 0 80 0 0 140"));
    }

    void aDeletedGroupTakesOnlyItsLimitedRequest() // EC-22
    {
        std::vector<QuotaNode> nodes{group("p").parent().max(r(100)),
                                     group("b").below("p").max(r(40)).requests(r(30)),
                                     group("a").below("p").max(r(10)).requests(r(50))};
        QCOMPARE(SolvedGroups(nodes, r(100)).values(QuotaAmount::ChildRequest, "r", {"p"}),
                 std::string("40"));
        nodes.pop_back();
        QCOMPARE(SolvedGroups(nodes, r(100)).values(QuotaAmount::ChildRequest, "r", {"p"}),
                 std::string("30"));
    }

    void reservedGroupsTakeButDoNotShare() // EQ-52, EQ-53
    {
        const SolvedGroups tree({group(kSystemGroup).uses(r(10)).requests(r(10)),
                                 group(kDefaultGroup).uses(r(10)).requests(r(10)),
                                 group("a").min(r(20)).max(r(100)).requests(r(60)),
                                 group("b").min(r(20)).max(r(100)).requests(r(60)).uses(r(5))},
                                r(100));
        QCOMPARE(tree.runtimes("r", {"a", "b"}), std::string("40 40"));
        QCOMPARE(tree.solution.value(QuotaAmount::Used, 0, 0), 25); // EQ-14: they count in the root's sums
        QCOMPARE(tree.solution.value(QuotaAmount::Runtime, 0, 0), 80);
    }

    void treesHaveTheirOwnTotals() // EQ-54
    {
        const auto nodes = [](Quantity total) {
            return std::vector<QuotaNode>{
                group("pool").tree("A").treeRoot(r(total)).max(r(1000)).requests(r(999)),
                group("plain").max(r(1000)).requests(r(999))};
        };
        const QuotaOptions options{.hasSeveralTrees = true};
        QCOMPARE(SolvedGroups(nodes(200), r(300), options).runtimes("r", {"pool", "plain"}),
                 std::string("200 100"));
        QCOMPARE(SolvedGroups(nodes(250), r(300), options).runtimes("r", {"pool", "plain"}),
                 std::string("250 50"));
        auto ignoring = nodes(200);
        ignoring.front().group.ignoresDefaultTree = true;
        QCOMPARE(SolvedGroups(ignoring, r(300), options).runtimes("r", {"pool", "plain"}),
                 std::string("200 300"));
        QCOMPARE(SolvedGroups(nodes(200), r(300)).runtimes("r", {"pool", "plain"}), std::string("150 150"));
    }

    void theOrderOfTheInputNeverMatters() // EQ-37
    {
        std::mt19937_64 random(7);
        std::vector<QuotaNode> nodes;
        std::vector<std::string> names;
        for (int i = 0; i < 120; ++i) {
            names.push_back("g" + std::to_string(i));
            const Quantity max = static_cast<Quantity>(random() % 50);
            nodes.push_back(group(names.back())
                                .below(i < 12 ? "" : names[random() % 12])
                                .max(r(max))
                                .min(r(max / 3))
                                .requests(r(static_cast<Quantity>(random() % 60))));
        }
        const auto runtimes = [&] {
            const SolvedGroups tree(nodes, r(311));
            std::string text;
            for (const auto& name : names)
                text += tree.runtimes("r", {name}) + " ";
            return text;
        };
        const std::string expected = runtimes();
        for (int i = 0; i < 20; ++i) {
            std::ranges::shuffle(nodes, random);
            QCOMPARE(runtimes(), expected);
        }
    }

    void aBrokenForestIsRefused() // V14, V16
    {
        const auto errorOf = [](const std::vector<QuotaNode>& nodes) {
            const auto table = QuotaTable::fromNodes(nodes, {});
            return table ? std::string() : table.error().where;
        };
        QCOMPARE(errorOf({group("a"), group("a")}), std::string("a"));
        QCOMPARE(errorOf({group("a").below("nobody")}), std::string("a"));
        QCOMPARE(errorOf({group("a").below("b"), group("b").below("a"), group("c")}), std::string("a"));
        QCOMPARE(errorOf({group("a"), group("b").below("a")}), std::string());
    }
};

QUOTADECK_TEST(TestQuotaSolver, NoApplication)
} // namespace tst_quotasolver

#include "tst_quotasolver.moc"
