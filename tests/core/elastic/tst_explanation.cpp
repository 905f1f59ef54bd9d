// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/explanation.h"
#include "tests/core/elastic/quotatext.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_explanation {
using namespace quotadeck;
using namespace quotadeck::elastic;
using namespace quotadeck::test;

namespace {
std::vector<QuotaNode> seedGroups() // W1
{
    return {group("A").min({{"r", 10}}).max({{"r", 40}}).requests({{"r", 5}}),
            group("B").min({{"r", 15}}).max({{"r", 60}}).requests({{"r", 20}}),
            group("C").min({{"r", 20}}).max({{"r", 50}}).requests({{"r", 40}}).uses({{"r", 36}}),
            group("D").min({{"r", 15}}).max({{"r", 80}}).requests({{"r", 70}})};
}

RuntimeExplanation explain(SolvedGroups& tree, std::string_view name)
{
    return explainRuntime(tree.solver, tree.table, tree.solution, tree.row(name), 0);
}
} // namespace

class TestExplanation : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyStepOfTheSeedsExample() // W1
    {
        SolvedGroups tree(seedGroups(), {{"r", 100}});
        const auto b = explain(tree, "B");
        const auto c = explain(tree, "C");
        const auto d = explain(tree, "D");

        QCOMPARE(b.start, 15);
        QCOMPARE(b.pool, 45);
        QCOMPARE(b.rounds.size(), std::size_t{1});
        QVERIFY(b.rounds[0].weights == 190);
        QVERIFY(b.rounds[0].share.product == 2700);
        QCOMPARE(b.rounds[0].share.base, 14);
        QVERIFY(b.rounds[0].share.remainder == 40);
        QCOMPARE(b.rounds[0].share.givenBack, 9);
        QCOMPARE(b.runtime, 20);
        QCOMPARE(c.rounds.size(), std::size_t{2});
        QVERIFY(c.rounds[0].share.hasExtra);
        QCOMPARE(c.rounds[0].share.after, 32);
        QCOMPARE(c.rounds[1].pool, 9);
        QVERIFY(c.rounds[1].weights == 130);
        QCOMPARE(c.rounds[1].share.share(), 3);
        QCOMPARE(d.rounds[1].share.share(), 6);
        QCOMPARE(d.runtime, 40);
    }

    void derivedAmounts() // EQ-100
    {
        SolvedGroups tree(seedGroups(), {{"r", 100}});
        const auto a = explain(tree, "A");
        const auto c = explain(tree, "C");
        QVERIFY(!a.isHungry);
        QCOMPARE(a.lent(), 5);
        QCOMPARE(c.unmet(), 5);
        QCOMPARE(c.lent(), 0);
    }

    void scalingAndCapping() // EQ-46, EQ-22
    {
        SolvedGroups tree({group("a").min({{"r", 8}}).max({{"r", 20}}).requests({{"r", 30}}),
                           group("b").min({{"r", 8}}).max({{"r", 20}})},
                          {{"r", 12}});
        const auto a = explain(tree, "a");
        QCOMPARE(a.minReduction(), 2);
        QCOMPARE(a.capped(), 10);
        QCOMPARE(a.min, 8);
        QCOMPARE(a.effectiveMin, 6);
        QCOMPARE(a.runtime, 12);
    }

    void theLedgerSaysWhoHoldsWhatALenderLends() // EQ-100: of A's 5, B holds 5/9, C 15/9, D 25/9
    {
        SolvedGroups tree(seedGroups(), {{"r", 100}});
        const auto ledger = lendingLedger(tree.table, tree.solution, 0, 0);
        QCOMPARE(ledger.free, 40);
        QVERIFY(ledger.lent == 5);
        QCOMPARE(ledger.idle, 0);
        QCOMPARE(ledger.accounts.size(), std::size_t{4});
        const std::array<Quantity, 4> ninths{0, 5, 15, 25};
        for (std::size_t i = 0; i < 4; ++i) {
            const auto held = ledger.held(ledger.accounts[0], ledger.accounts[i]);
            QVERIFY(held.numerator * 9 == ninths.at(i) * held.denominator);
        }
    }

    void potentialIsTheRuntimeOfAGreedyGroup() // EQ-100: A 18, B 29, C 35, D 40
    {
        SolvedGroups tree(seedGroups(), {{"r", 100}});
        std::vector<Quantity> potential;
        for (const auto* const name : {"A", "B", "C", "D"})
            potential.push_back(tree.solver.potential(tree.solution, tree.row(name), 0));
        QCOMPARE(potential, (std::vector<Quantity>{18, 29, 35, 40}));
    }

    void potentialEqualsSolvingAnew() // EQ-100: in a tree the demand changes every level above
    {
        const auto nodes = [](Quantity request) {
            return std::vector<QuotaNode>{
                group("p").min({{"r", 30}}).max({{"r", 70}}).parent(),
                group("q").min({{"r", 40}}).max({{"r", 90}}).requests({{"r", 80}}),
                group("a").below("p").min({{"r", 20}}).max({{"r", 60}}).requests({{"r", request}}),
                group("b").below("p").min({{"r", 10}}).max({{"r", 70}}).requests({{"r", 25}})};
        };
        for (const Quantity total : {35, 100, 200}) {
            SolvedGroups idle(nodes(1), {{"r", total}});
            const SolvedGroups greedy(nodes(60), {{"r", total}});
            QCOMPARE(std::to_string(idle.solver.potential(idle.solution, idle.row("a"), 0)),
                     greedy.runtimes("r", {"a"}));
        }
    }
};

QUOTADECK_TEST(TestExplanation, NoApplication)
} // namespace tst_explanation

#include "tst_explanation.moc"
