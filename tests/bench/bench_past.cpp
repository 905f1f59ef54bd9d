// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/pastring.h"
#include "tests/bench/peakmemory.h"
#include "tests/support/fakecluster.h"

#include <benchmark/benchmark.h>
#include <random>

// An hour of a cluster with 5,000 queues, read every five seconds.
namespace {
using namespace quotadeck;

constexpr int kSamples = 720;
constexpr tests::FakeSize kSize{.departments = 50, .leavesEach = 100, .users = 500, .applications = 5000};

SnapshotPtr sample(int number)
{
    return tests::fakeSnapshot(kSize, number);
}

feed::PastRing& ring()
{
    static feed::PastRing* past = [] {
        auto* made = new feed::PastRing({SourceKind::Rest, "bench"}, {.bytes = std::size_t{128} << 20});
        for (int number = 0; number < kSamples; ++number)
            made->add(sample(number));
        return made;
    }();
    return *past;
}

/// What each sample costs beside the reading.
void BM_AddSample(benchmark::State& state)
{
    feed::PastRing past({SourceKind::Rest, "bench"}, {});
    int number = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const SnapshotPtr next = sample(number++);
        state.ResumeTiming();
        past.add(next);
    }
}
BENCHMARK(BM_AddSample)->Unit(benchmark::kMillisecond);

/// Any moment of the hour.
void BM_JumpToMoment(benchmark::State& state)
{
    const auto times = ring().times();
    std::mt19937_64 random(20261126);
    std::uniform_int_distribution<std::size_t> any(0, times.size() - 1);
    for (auto _ : state)
        benchmark::DoNotOptimize(ring().at(times[any(random)]));
    state.counters["samples"] = static_cast<double>(times.size());
    state.counters["MiB"] = static_cast<double>(ring().bytes()) / (1 << 20);
    state.counters["process MiB"] = bench::statusValue("VmRSS") / (1 << 20);
}
BENCHMARK(BM_JumpToMoment)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
