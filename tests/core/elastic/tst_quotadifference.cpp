// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/amounts.h"
#include "core/elastic/explanation.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_quotadifference {
using namespace quotadeck;
using namespace quotadeck::elastic;

namespace {
const ResourceType kCpu("cpu");

Resource cores(Quantity amount)
{
    Resource result;
    result.set(kCpu, amount);
    return result;
}

QuotaNode node(const char* name, Quantity min, Quantity max, Quantity request, Quantity used)
{
    QuotaNode result;
    result.group.name = name;
    result.group.min = cores(min);
    result.group.max = cores(max);
    result.demand.request = cores(request);
    result.demand.used = cores(used);
    return result;
}

RuntimeDifferences compare(const QuotaProblem& problem, const std::map<std::string, Resource>& reported)
{
    const auto table = QuotaTable::fromNodes(problem.nodes, problem.total, problem.options).value();
    const auto solution = QuotaSolver(table, problem.options).solve();
    return compareRuntimes(problem, table, solution, reported);
}
} // namespace

/// Reported and calculated runtimes (D11).
class TestQuotaDifference : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// EQ-53: of 100, 10 are the system's and 10 the default group's; right is 40/40, with default competing 35/35.
    void theDefaultGroupMayCompete()
    {
        QuotaProblem problem;
        problem.total = cores(100);
        problem.nodes = {node("a", 20, 60, 60, 0), node("b", 20, 60, 60, 0)};
        problem.nodes.push_back(node("koordinator-default-quota", 0, 1'000'000, 10, 10));
        problem.nodes.push_back(node("koordinator-system-quota", 0, 1'000'000, 10, 10));
        problem.nodes.back().demand.request = {};
        const auto differences = compare(problem, {{"a", cores(35)}, {"b", cores(40)}});
        QCOMPARE(differences.size(), 1U); // b is as ours
        const auto& difference = differences.at({"a", kCpu});
        QCOMPARE(difference.ours, 40);
        QCOMPARE(difference.reported, 35);
        QCOMPARE(difference.cause, DifferenceCause::ReservedCompete);
        QCOMPARE(describe(difference, kCpu).english(),
                 std::string(
                     "the cluster reports 35m, the calculation gives 40m: in the cluster the default and the "
                     "system group share with the others"));
    }

    /// EC-4: 2 units over three equal groups: 1 1 0, and 1 1 1 with v1.4.
    void roundingIsAUnit() // EQ-38
    {
        QuotaProblem problem;
        problem.total = cores(2);
        problem.nodes = {node("a", 0, 10, 10, 0), node("b", 0, 10, 10, 0), node("c", 0, 10, 10, 0)};
        const auto differences = compare(problem, {{"a", cores(1)}, {"b", cores(1)}, {"c", cores(1)}});
        QCOMPARE(differences.size(), 1U);
        QCOMPARE(differences.at({"c", kCpu}).cause, DifferenceCause::Rounding);
    }

    void anythingElseIsTakenForOld() // EQ-98
    {
        QuotaProblem problem;
        problem.total = cores(100);
        problem.nodes = {node("a", 10, 100, 100, 0)};
        QCOMPARE(compare(problem, {{"a", cores(50)}}).at({"a", kCpu}).cause, DifferenceCause::Age);
    }

    void whatIsNotReportedOrNotKnownIsNotCompared()
    {
        QuotaProblem problem;
        problem.nodes = {node("a", 10, 100, 100, 0)};
        QVERIFY(compare(problem, {{"a", cores(50)}}).empty()); // the total is not known
        problem.total = cores(100);
        QVERIFY(compare(problem, {{"a", Resource()}}).empty());
        QVERIFY(compare(problem, {}).empty());
    }
};

QUOTADECK_TEST(TestQuotaDifference, NoApplication)
} // namespace tst_quotadifference

#include "tst_quotadifference.moc"
