// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/amounts.h"
#include "core/elastic/quotasnapshot.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_treetotal {
using namespace quotadeck;
using namespace quotadeck::elastic;

namespace {
QuotaNode group(const char* name, const char* tree = "")
{
    QuotaNode node;
    node.group.name = name;
    node.group.treeId = tree;
    node.group.max = {{"gpu", 1000}};
    return node;
}

/// The example of EQ-54: 300 in all, of which tree A takes 200.
std::vector<QuotaNode> twoTrees(bool ignoresDefaultTree)
{
    QuotaNode root = group("root-a", "a");
    root.group.isTreeRoot = true;
    root.group.treeTotal = {{"gpu", 200}};
    root.group.ignoresDefaultTree = ignoresDefaultTree;
    return {group("g"), root};
}

std::vector<TreeTotal> totalsOf(const std::vector<QuotaNode>& nodes,
                                const std::vector<QuotaMachine>& machines = {})
{
    QuotaOptions options;
    options.hasSeveralTrees = true;
    return treeTotals(QuotaTable::fromNodes(nodes, {{"gpu", 300}}, options).value(), machines);
}
} // namespace

/// What is counted for the groups of a tree.
class TestTreeTotal : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void otherTreesTakeTheirsFromTheDefaultTree() // EQ-54
    {
        const auto totals = totalsOf(twoTrees(false));
        QCOMPARE(totals.size(), std::size_t{2});
        QCOMPARE(amountsText(totals[0].ofOtherTrees), std::string("gpu 200"));
        QCOMPARE(amountsText(totals[0].shared), std::string("gpu 100"));
        QCOMPARE(totals[1].tree, std::string("a"));
        QCOMPARE(amountsText(totals[1].shared), std::string("gpu 200"));
        QVERIFY(totals[1].ofOtherTrees.entries().empty());

        QCOMPARE(amountsText(totalsOf(twoTrees(true))[0].shared), std::string("gpu 300"));
    }

    void theReservedGroupsTakeTheirsFirst() // EQ-52
    {
        auto nodes = twoTrees(false);
        for (const auto name : {kSystemGroup, kDefaultGroup}) {
            QuotaNode reserved;
            reserved.group.name = name;
            reserved.demand.used = {{"gpu", 30}};
            nodes.push_back(reserved);
        }
        const auto total = totalsOf(nodes).front();
        QCOMPARE(amountsText(total.reservedUsed), std::string("gpu 60"));
        QCOMPARE(amountsText(total.shared), std::string("gpu 40"));
    }

    void closedMachinesCount() // EQ-55, EQ-56
    {
        const std::vector<QuotaMachine> machines{{"n1", {}, {{"gpu", 100}}, true},
                                                 {"n2", {}, {{"gpu", 80}}, false, "a"},
                                                 {"n3", {}, {{"gpu", 120}}, true, "a"}};
        const auto totals = totalsOf(twoTrees(false), machines);
        QCOMPARE(totals[0].machines, std::size_t{3});
        QCOMPARE(amountsText(totals[0].allocatable), std::string("gpu 300"));
        QCOMPARE(amountsText(totals[0].unschedulable), std::string("gpu 80"));
        QCOMPARE(totals[1].machines, std::size_t{2});
        QCOMPARE(amountsText(totals[1].allocatable), std::string("gpu 200"));
        QCOMPARE(amountsText(totals[1].unschedulable), std::string("gpu 80"));
    }
};

QUOTADECK_TEST(TestTreeTotal, NoApplication)
} // namespace tst_treetotal

#include "tst_treetotal.moc"
