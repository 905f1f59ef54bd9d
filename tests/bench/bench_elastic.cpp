// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotasolver.h"
#include "core/resource/resourceops.h"
#include "core/sim/elastic/elasticledger.h"
#include "tests/bench/peakmemory.h"

#include <benchmark/benchmark.h>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <random>
#include <vector>

// A forest of three levels with four resources: n x 10n x 10 groups, so that 1 + 10 + 1,000 + 10,000 are those of the
// target. Every leaf asks for something, and the cluster has less than the demand, so that every level is shared in rounds.
namespace {
using namespace quotadeck;
using namespace quotadeck::elastic;

Resource amounts(Quantity unit)
{
    return {
        {"cpu", unit * 1000}, {"memory", unit << 30}, {"nvidia.com/gpu", unit / 8 + 1}, {"pods", unit * 10}};
}

std::vector<QuotaNode> forest(int groups)
{
    std::mt19937_64 random(11);
    const int departments = 10;
    const int teams = groups / 110;
    std::vector<QuotaNode> nodes;
    const auto add = [&](std::string name, std::string parent, Quantity size, bool isLeaf) {
        QuotaNode node;
        node.group.name = std::move(name);
        node.group.parent = std::move(parent);
        node.group.isParent = !isLeaf;
        node.group.max = amounts(size);
        node.group.min = amounts(size / 4);
        if (isLeaf)
            node.demand.request
                = amounts(static_cast<Quantity>(random() % static_cast<std::uint64_t>(size * 2)));
        nodes.push_back(std::move(node));
    };
    for (int d = 0; d < departments; ++d) {
        add(fmt::format("d{}", d), "", 40L * teams, false);
        for (int t = 0; t < teams; ++t) {
            add(fmt::format("d{}-t{}", d, t), fmt::format("d{}", d), 80, false);
            for (int g = 0; g < 10; ++g)
                add(fmt::format("d{}-t{}-g{}", d, t, g), fmt::format("d{}-t{}", d, t), 16, true);
        }
    }
    return nodes;
}

/// The answer to every change: all groups, from the demand to the runtimes.
void solve(benchmark::State& state)
{
    const auto nodes = forest(static_cast<int>(state.range(0)));
    const double before = bench::startPeakMemory();
    const auto table = QuotaTable::fromNodes(nodes, amounts(static_cast<Quantity>(nodes.size()) * 4)).value();
    QuotaSolver solver(table);
    QuotaSolution solution;
    solver.solve(solution);
    state.counters["bytes/group"]
        = std::round((bench::peakMemory() - before) / static_cast<double>(nodes.size()));
    for (auto _ : state) {
        solver.solve(solution);
        benchmark::DoNotOptimize(solution);
    }
    state.counters["groups"] = static_cast<double>(nodes.size());
    state.SetComplexityN(static_cast<std::int64_t>(nodes.size()));
}
BENCHMARK(solve)
    ->Arg(1'000)
    ->Arg(11'000)
    ->Arg(33'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity();

/// From groups as they are read, the table included.
void buildAndSolve(benchmark::State& state)
{
    const auto nodes = forest(static_cast<int>(state.range(0)));
    const Resource total = amounts(static_cast<Quantity>(nodes.size()) * 4);
    for (auto _ : state) {
        const auto table = QuotaTable::fromNodes(nodes, total).value();
        benchmark::DoNotOptimize(QuotaSolver(table).solve());
    }
    state.SetComplexityN(static_cast<std::int64_t>(nodes.size()));
}
BENCHMARK(buildAndSolve)->Arg(1'000)->Arg(11'000)->Arg(100'000)->Unit(benchmark::kMillisecond)->Complexity();

/// One level whose siblings all compete.
void solveOneLevel(benchmark::State& state)
{
    std::vector<QuotaNode> nodes;
    for (int i = 0; i < state.range(0); ++i) {
        QuotaNode node;
        node.group.name = fmt::format("g{}", i);
        node.group.max = amounts(16 + i % 7);
        node.group.min = amounts(2);
        node.demand.request = amounts(1 + i % 23);
        nodes.push_back(std::move(node));
    }
    const auto table = QuotaTable::fromNodes(nodes, amounts(static_cast<Quantity>(nodes.size()) * 7)).value();
    QuotaSolver solver(table);
    QuotaSolution solution;
    for (auto _ : state) {
        solver.solve(solution);
        benchmark::DoNotOptimize(solution);
    }
}
BENCHMARK(solveOneLevel)->Arg(10'000)->Unit(benchmark::kMillisecond);
/// One pod after the other comes, each to another group: what a scenario does at each change, and what its books add to
/// that. One pass is timed, so that both are of the same run; as a scenario has it, each change is a second apart.
void solveWithLedger(benchmark::State& state)
{
    using Clock = std::chrono::steady_clock;
    const int groups = static_cast<int>(state.range(0));
    sim::SolvedQuotas solved{{}, {}, {}};
    solved.problem.nodes = forest(groups);
    solved.problem.total = amounts(groups * 4);
    SystemTime now{};
    sim::ElasticLedger ledger(now);
    std::size_t turn = 0;
    Clock::duration solving{};
    Clock::duration keeping{};
    for (auto _ : state) {
        const auto start = Clock::now();
        auto& node = solved.problem.nodes[turn++ * 7919 % solved.problem.nodes.size()];
        if (!node.group.isParent) {
            node.demand.request = add(node.demand.request, amounts(1));
            node.demand.used = add(node.demand.used, amounts(1));
        }
        solved.table
            = QuotaTable::fromNodes(solved.problem.nodes, solved.problem.total, solved.problem.options)
                  .value();
        solved.solution = QuotaSolver(solved.table, solved.problem.options).solve();
        const auto between = Clock::now();
        ledger.treeChanged();
        ledger.passTime(solved, now += std::chrono::seconds(1));
        solving += between - start;
        keeping += Clock::now() - between;
    }
    const auto milliseconds = [&state](Clock::duration time) {
        return std::chrono::duration<double, std::milli>(time).count()
            / static_cast<double>(state.iterations());
    };
    state.counters["without ms"] = milliseconds(solving);
    state.counters["ledger ms"] = milliseconds(keeping);
    state.counters["with/without"] = 1 + milliseconds(keeping) / milliseconds(solving);
}
BENCHMARK(solveWithLedger)->Arg(500)->Arg(11'000)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
