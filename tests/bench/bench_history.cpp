// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyreader.h"
#include "app/history/recorder.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <random>

// A day of 100 series at one sample a second, each of which moves every second.
namespace {
using namespace quotadeck::history;

constexpr int kSeries = 100;
constexpr int kSeconds = 86'400;
const QString kSource = QStringLiteral("bench");

SeriesKey key(int series)
{
    return {SubjectKind::Queue, fmt::format("root.queue-{}", series), Measure::Used, "memory"};
}

/// The file with the day in it, made once.
class Day
{
public:
    Day()
    {
        std::mt19937_64 random(20261122);
        std::uniform_int_distribution<quotadeck::Quantity> step(-64, 64);
        std::vector<quotadeck::Quantity> values(kSeries, 64LL << 30);
        auto recorder = Recorder::open(*file, kSource);
        for (int second = 1; second <= kSeconds; ++second) {
            Sample sample{std::chrono::seconds(second), {}};
            for (int series = 0; series < kSeries; ++series) {
                auto& value = values[static_cast<std::size_t>(series)];
                value += step(random) << 20; // some MiB
                sample.rows.push_back(
                    {SubjectKind::Queue, key(series).id, {{Measure::Used, "memory", value}}});
            }
            if (!recorder->record(sample))
                std::abort();
        }
        bytes = *file->usedBytes();
    }

    QTemporaryDir folder;
    std::unique_ptr<HistoryFile> file = *HistoryFile::open(folder.filePath(QStringLiteral("history.sqlite")));
    qint64 bytes = 0;
};

Day& day()
{
    static Day result;
    return result;
}

/// All series over the last hours of the day, as many as the argument says, for a chart of 1,500 pixels.
void query(benchmark::State& state)
{
    Request request{kSource, {}, {}, std::chrono::seconds(kSeconds), 1500};
    request.from = request.to - std::chrono::hours(state.range(0));
    for (int series = 0; series < kSeries; ++series)
        request.series.push_back(key(series));
    std::size_t points = 0;
    for (auto step : state) {
        const auto reply = read(*day().file, request);
        points = reply->lines.front().front().size();
    }
    state.counters["points_a_series"] = static_cast<double>(points);
    state.counters["bytes_a_sample"] = static_cast<double>(day().bytes) / (double{kSeries} * kSeconds);
}
BENCHMARK(query)->ArgName("hours")->Arg(1)->Arg(6)->Arg(24)->Unit(benchmark::kMillisecond);

/// One sample of 100 series, committed.
void record(benchmark::State& state)
{
    const QTemporaryDir folder;
    const auto file = *HistoryFile::open(folder.filePath(QStringLiteral("history.sqlite")));
    auto recorder = Recorder::open(*file, kSource);
    int second = 0;
    for (auto step : state) {
        Sample sample{std::chrono::seconds(++second), {}};
        for (int series = 0; series < kSeries; ++series)
            sample.rows.push_back(
                {SubjectKind::Queue, key(series).id, {{Measure::Used, "memory", second + series}}});
        benchmark::DoNotOptimize(recorder->record(sample));
    }
}
BENCHMARK(record)->Unit(benchmark::kMicrosecond);
} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
