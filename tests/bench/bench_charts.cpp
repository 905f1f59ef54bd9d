// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of 20 series with 100,000 samples each: what recording one more costs, and how many pictures a second
// there are while the user moves through all of it. Offscreen, 1280 x 800.
#include "models/charts/seriesstore.h"
#include "tests/support/listdelta.h"
#include "ui/charts/chartpane.h"
#include "ui/charts/chartspage.h"

#include <QApplication>

#include <benchmark/benchmark.h>
#include <random>

using namespace quotadeck;
using namespace std::chrono_literals;

namespace {
constexpr int kSeries = 20;
constexpr int kSamples = 100'000;
constexpr double kSecond = 1000;

/// A cluster whose queues never rest, so that every sample is a change.
class RestlessCluster
{
public:
    RestlessCluster()
    {
        QueueInfo root;
        root.path = QueuePath("root");
        m_partition.info.name = "default";
        m_partition.queues.emplace();
        m_partition.queues->push_back(root);
        for (int i = 0; i < kSeries; ++i) {
            QueueInfo queue;
            queue.path = QueuePath("root.q" + std::to_string(i));
            queue.parent = root.path;
            queue.isLeaf = true;
            queue.max = Resource{{"vcore", 120'000}};
            m_partition.queues->push_back(queue);
            m_levels.push_back(50'000 + i * 2000);
        }
    }

    void record(models::SeriesStore& store)
    {
        Quantity sum = 0;
        for (std::size_t i = 0; i < m_levels.size(); ++i) {
            m_levels[i] = std::clamp<Quantity>(m_levels[i] + Quantity(m_random() % 4001) - 2000, 1, 120'000);
            m_partition.queues->at(i + 1).allocated = Resource{{"vcore", m_levels[i]}};
            sum += m_levels[i];
        }
        m_partition.queues->front().allocated = Resource{{"vcore", sum}};
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->time = SystemTime(1s * ++m_second);
        snapshot->partitions.push_back(m_partition);
        SnapshotUpdate update{snapshot, "default", {}};
        update.delta.queues = test::listDelta<QueuePath>(*snapshot->partitions.front().queues);
        store.record(update);
    }

    [[nodiscard]] const PartitionSnapshot& partition() const { return m_partition; }

private:
    PartitionSnapshot m_partition;
    std::vector<Quantity> m_levels;
    std::mt19937 m_random{20261122};
    int m_second = 0;
};

struct Filled
{
    models::SeriesStore store;
    RestlessCluster cluster;

    Filled()
    {
        for (int i = 0; i < kSamples; ++i)
            cluster.record(store);
    }
};

Filled& filled()
{
    static Filled all;
    return all;
}

/// The newest sample, in milliseconds since the epoch: benchmarks record more.
double newest()
{
    const models::TimeAxis& axis = filled().store.axis();
    return static_cast<double>(axis.at(axis.endTick() - 1).time.count());
}

/// One chart of all series, on screen.
struct Screen
{
    ui::ChartsPage page{&filled().store};

    Screen()
    {
        ui::ChartSpec spec;
        spec.topCount = kSeries;
        page.restoreSourceState({{QStringLiteral("charts"), QVariantList{spec.toMap()}}});
        page.setResource(QStringLiteral("vcore"));
        page.setPartition(&filled().cluster.partition());
        page.resize(1280, 800);
        page.show();
        page.samplesRecorded();
        QCoreApplication::processEvents();
    }
};

void appendOneSampleToAll(benchmark::State& state)
{
    Filled& all = filled();
    for (auto round : state)
        all.cluster.record(all.store);
}

/// The samples of all 20 series that 500 pixel columns show, without drawing them.
void readAll(benchmark::State& state)
{
    std::vector<models::SeriesKey> keys;
    for (int i = 0; i < kSeries; ++i)
        keys.push_back({models::SubjectKind::Queue, "root.q" + std::to_string(i), ResourceType("vcore")});
    const double to = newest();
    const models::TimeWindow window = models::windowOf(to - kSamples * kSecond, to, 500);
    for (auto round : state)
        benchmark::DoNotOptimize(filled().store.read(keys, window));
}

/// A picture of the whole page for every step; @p state's range is how many samples are shown at once.
void pan(benchmark::State& state)
{
    Screen screen;
    const double width = static_cast<double>(state.range(0)) * kSecond;
    const double end = newest();
    const double start = end - kSamples * kSecond;
    double to = end;
    for (auto round : state) {
        to = to - width * 1.01 < start ? end : to - width / 100;
        screen.page.timeView().moveTo({to - width, to});
        benchmark::DoNotOptimize(screen.page.grab());
    }
    state.counters["lines"] = static_cast<double>(screen.page.panes().front()->content().lines.size());
    state.counters["pictures"]
        = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

/// What the GUI thread pays for a new sample while live, drawing included.
void liveSample(benchmark::State& state)
{
    Screen screen;
    screen.page.timeView().setSpan(std::chrono::minutes(60));
    for (auto round : state) {
        filled().cluster.record(filled().store);
        screen.page.panes().front()->draw();
        benchmark::DoNotOptimize(screen.page.grab());
    }
}
} // namespace

BENCHMARK(appendOneSampleToAll)->Unit(benchmark::kMicrosecond);
BENCHMARK(readAll)->Unit(benchmark::kMillisecond);
BENCHMARK(pan)->Unit(benchmark::kMillisecond)->Arg(600)->Arg(10'000)->Arg(66'000);
BENCHMARK(liveSample)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
