// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/amounts.h"
#include "core/sim/elastic/elasticledger.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <map>
#include <random>
#include <set>

namespace tst_elasticledger {
using namespace quotadeck;
using namespace quotadeck::sim;
using namespace std::chrono_literals;
using elastic::QuotaAmount;
using elastic::QuotaInput;
using elastic::QuotaTable;

namespace {
const ResourceType kGpu("nvidia.com/gpu");

SolvedQuotas solvedOf(elastic::QuotaProblem problem)
{
    auto table = QuotaTable::fromNodes(problem.nodes, problem.total, problem.options).value();
    auto solution = elastic::QuotaSolver(table, problem.options).solve();
    return {std::move(problem), std::move(table), std::move(solution)};
}

/// The books of one state after the other, each read anew from every group by its name.
class FullBooks
{
public:
    struct Peak
    {
        Quantity borrowed = 0;
        Quantity lent = 0;
    };

    void lasted(const SolvedQuotas& solved, Nanoseconds time)
    {
        const auto& [problem, table, solution] = solved;
        elastic::QuotaSolver solver(table, problem.options);
        for (QuotaTable::Row row = table.treeCount(); row < table.rowCount(); ++row) {
            const Resource used = solution.resource(table, QuotaAmount::Used, row);
            if (!elastic::exceeded(used, elastic::limitOf(table, solution, row)).empty())
                over[table.name(row)] += time;
        }
        for (std::size_t resource = 0; resource < table.resources().size(); ++resource) {
            for (QuotaTable::Row parent = 0; parent < table.rowCount(); ++parent)
                noteLevel(solver, solved, resource, parent);
        }
    }

    std::map<std::string, Nanoseconds> over;
    std::map<std::pair<std::string, ResourceType>, Peak> peaks;

private:
    /// EQ-100, from how the level is shared: who is hungry is told by the sharing itself.
    void noteLevel(elastic::QuotaSolver& solver, const SolvedQuotas& solved, std::size_t resource,
                   QuotaTable::Row parent)
    {
        const auto& [problem, table, solution] = solved;
        const auto trace = solver.trace(solution, parent, resource);
        std::vector<Quantity> lent;
        elastic::WideQuantity gained = 0;
        elastic::WideQuantity offered = 0;
        elastic::WideQuantity free = solution.value(QuotaAmount::Runtime, resource, parent);
        for (QuotaTable::Row i = 0; i < table.childCount(parent); ++i) {
            const auto row = table.firstChild(parent) + i;
            const Quantity runtime = solution.value(QuotaAmount::Runtime, resource, row);
            const Quantity least = solution.value(QuotaAmount::EffectiveMin, resource, row);
            const bool isHungry = trace.hungry[i] != 0;
            const bool isLender = table.lends(row) && !isHungry;
            lent.push_back(isLender ? std::max<Quantity>(least - runtime, 0) : 0);
            offered += lent.back();
            gained += isHungry ? std::max<Quantity>(runtime - trace.start[i], 0) : 0;
            free -= least;
        }
        const elastic::WideQuantity sources = std::max<elastic::WideQuantity>(free, 0) + offered;
        for (QuotaTable::Row i = 0; i < table.childCount(parent); ++i) {
            const auto row = table.firstChild(parent) + i;
            if (!table.has(QuotaInput::Max, resource, row))
                continue;
            Peak& peak = peaks[{table.name(row), table.resources()[resource]}];
            const Quantity used = solution.value(QuotaAmount::Used, resource, row);
            peak.borrowed
                = std::max(peak.borrowed, used - solution.value(QuotaAmount::EffectiveMin, resource, row));
            if (sources > 0)
                peak.lent = std::max(peak.lent,
                                     static_cast<Quantity>(std::min(gained, sources) * lent[i] / sources));
        }
    }
};

/// Two levels of groups that come, go, come back, change their limits and what they use.
class ChangingTree
{
public:
    explicit ChangingTree(std::uint64_t seed) : m_random(seed)
    {
        for (int i = 0; i < kGroups; ++i)
            m_nodes.push_back(anyNode(i));
    }

    void change()
    {
        const int place = number(0, kGroups - 1);
        auto& node = m_nodes[static_cast<std::size_t>(place)];
        switch (number(0, 5)) {
        case 0:
            if (!m_gone.erase(place))
                m_gone.insert(place);
            break;
        case 1:
            node = anyNode(place);
            break;
        default:
            node.demand = anyDemand(node.group);
        }
    }

    [[nodiscard]] SolvedQuotas solved() const
    {
        elastic::QuotaProblem problem;
        problem.total = Resource{{"cpu", 40'000}, {"nvidia.com/gpu", 16}};
        for (int i = 0; i < kGroups; ++i) {
            const bool isParentGone = i >= kParents && m_gone.contains(i % kParents);
            if (!m_gone.contains(i) && !isParentGone)
                problem.nodes.push_back(m_nodes[static_cast<std::size_t>(i)]);
        }
        return solvedOf(std::move(problem));
    }

    int number(int least, int most) { return std::uniform_int_distribution(least, most)(m_random); }

private:
    static constexpr int kParents = 3;
    static constexpr int kGroups = 15;

    elastic::QuotaDemand anyDemand(const elastic::QuotaGroup& group)
    {
        elastic::QuotaDemand demand;
        if (group.isParent)
            return demand;
        for (const auto& entry : group.max.entries()) {
            const Quantity used = number(0, static_cast<int>(entry.value));
            demand.used.set(entry.type, used);
            demand.request.set(entry.type, used + number(0, static_cast<int>(entry.value)));
        }
        return demand;
    }

    elastic::QuotaNode anyNode(int place)
    {
        elastic::QuotaNode node;
        node.group.name = fmt::format("g{}", place);
        node.group.isParent = place < kParents;
        if (!node.group.isParent)
            node.group.parent = fmt::format("g{}", place % kParents);
        node.group.lends = number(0, 4) > 0;
        const Quantity factor = node.group.isParent ? 4 : 1;
        node.group.max = Resource{{"cpu", factor * number(1'000, 12'000)}};
        node.group.min = Resource{{"cpu", number(0, 5'000)}};
        if (number(0, 3) > 0) {
            node.group.max.set(kGpu, factor * number(1, 6));
            node.group.min.set(kGpu, number(0, 2));
        }
        node.demand = anyDemand(node.group);
        return node;
    }

    std::mt19937_64 m_random;
    std::vector<elastic::QuotaNode> m_nodes;
    std::set<int> m_gone;
};
} // namespace

/// The books of elastic quotas by themselves.
class TestElasticLedger : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keptBooksEqualThoseReadAnew_data()
    {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {1, 2, 3, 5, 8, 13, 21, 34})
            QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
    }

    void keptBooksEqualThoseReadAnew()
    {
        QFETCH(quint64, seed);
        ChangingTree tree(seed);
        SystemTime now{};
        ElasticLedger ledger(now);
        FullBooks books;
        SolvedQuotas solved = tree.solved();
        for (int step = 0; step < 300; ++step) {
            if (tree.number(0, 2) > 0) { // else the state lasts no time
                const Nanoseconds time = std::chrono::seconds(tree.number(1, 5));
                books.lasted(solved, time);
                ledger.passTime(solved, now + time / 2);
                ledger.passTime(solved, now += time);
                compare(ledger.results(solved, {}, now), books);
                if (QTest::currentTestFailed())
                    return;
            }
            tree.change();
            solved = tree.solved();
            ledger.treeChanged();
            ledger.passTime(solved, now); // no time at all
        }
        const auto isSome = [](const auto& entry) { return entry.second.lent > 0; };
        QVERIFY(std::ranges::any_of(books.peaks, isSome));
        QVERIFY(!books.over.empty());
    }

private:
    static void compare(const Results& results, const FullBooks& books)
    {
        std::size_t groupsOver = 0;
        for (const GroupResult& group : results.groups) {
            const auto over = books.over.find(group.name);
            groupsOver += over == books.over.end() ? 0 : 1;
            QCOMPARE(group.overRuntime, over == books.over.end() ? Nanoseconds() : over->second);
            for (const GroupAmount& amount : group.amounts) {
                const auto& peak = books.peaks.at({group.name, amount.type});
                QCOMPARE(amount.mostBorrowed, peak.borrowed);
                QCOMPARE(amount.mostLent, peak.lent);
            }
        }
        QCOMPARE(groupsOver, books.over.size()); // those that are gone included
    }
};

QUOTADECK_TEST(TestElasticLedger, NoApplication)
} // namespace tst_elasticledger

#include "tst_elasticledger.moc"
