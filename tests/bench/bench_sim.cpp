// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <string>

// Scenarios as fast as they run. "events" are arrivals, requests, releases, timers and runs of the scheduler,
// "attempts" the requests that it tried; "realtime" is how many seconds of the cluster pass in one of ours.
namespace {
using namespace quotadeck;
using namespace std::chrono_literals;

std::string textOf(const char* name)
{
    std::ifstream file(fmt::format(QUOTADECK_RESOURCES "/scenarios/{}.yaml", name));
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Runs @p scenario for @p duration, once it is under way, again and again.
void run(benchmark::State& state, const sim::Scenario& scenario, sim::Nanoseconds warmUp,
         sim::Nanoseconds duration)
{
    sim::Simulator simulator(scenario, 1);
    simulator.advance(warmUp);
    const auto before = simulator.counts();
    for (auto _ : state)
        simulator.advance(duration);
    const auto after = simulator.counts();
    using benchmark::Counter;
    state.counters["events"] = Counter(static_cast<double>(after.events - before.events), Counter::kIsRate);
    state.counters["attempts"]
        = Counter(static_cast<double>(after.attempts - before.attempts), Counter::kIsRate);
    const std::chrono::duration<double> seconds = duration;
    state.counters["realtime"] = Counter(seconds.count(), Counter::kIsIterationInvariantRate);
}

void busyCluster(benchmark::State& state)
{
    run(state, sim::readScenario(textOf("busy-cluster"), "busy-cluster").value(), 10min, 1min);
}
BENCHMARK(busyCluster)->Unit(benchmark::kMillisecond);

/// The large scenario with a part of its projects and applications, at the same load of each.
void large(benchmark::State& state)
{
    std::string text = textOf("large");
    const auto set = [&text](const std::string& from, const std::string& to) {
        text.replace(text.find(from), from.size(), to);
    };
    const auto share = state.range(0); // of 49
    set("[10, 10, 49]", fmt::format("[10, 10, {}]", share));
    set("atStart: 20000", fmt::format("atStart: {}", 20'000 * share / 49));
    set("[20ms, 60ms]", fmt::format("[{}ms, {}ms]", 20 * 49 / share, 60 * 49 / share));
    set("count: 1000", fmt::format("count: {}", 1000 * share / 49));
    run(state, sim::readScenario(text, "large").value(), 1min, 1min);
}
BENCHMARK(large)->Arg(6)->Arg(12)->Arg(24)->Arg(49)->Iterations(10)->Unit(benchmark::kMillisecond);

void largeSnapshot(benchmark::State& state)
{
    sim::Simulator simulator(sim::readScenario(textOf("large"), "large").value(), 1);
    simulator.advance(1min);
    for (auto _ : state)
        benchmark::DoNotOptimize(simulator.snapshot());
}
BENCHMARK(largeSnapshot)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
