// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connection.h"
#include "app/commands/collector.h"
#include "app/commands/servescenario.h"
#include "app/serve/restserver.h"
#include "app/window/scenarios.h"
#include "core/sim/simulator.h"
#include "core/snapshot/snapshotdelta.h"
#include "tests/bench/peakmemory.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

// What `quotadeck collect` costs: simulated clusters, each served as `quotadeck serve` does at speed 1, are read at the shortest interval
// that a plan may have, and the metrics are asked for once in each. The clusters are in a child process, so that time and memory are
// those of collecting alone. An iteration is a round, one interval long: its time says nothing, its CPU time is of all threads.
namespace {
using namespace quotadeck;
using namespace std::chrono_literals;

constexpr auto kInterval = 1s;
constexpr int kRounds = 30;
constexpr int kPatience = 60'000; ///< ms, until all clusters are simulated and read
constexpr const char* kServe = "--serve";

/// One of the served clusters, each with a seed of its own.
class Served
{
public:
    Served(const sim::Scenario& scenario, std::uint64_t seed)
        : m_simulator(scenario, seed)
        , m_server(app::servedSetup(scenario, "cluster-" + std::to_string(seed)))
    {
        advance(15min); // as serve does before it is ready
    }

    void advance(std::chrono::nanoseconds duration)
    {
        m_simulator.advance(duration);
        auto next = std::make_shared<const ClusterSnapshot>(m_simulator.snapshot());
        m_server.publish(*makeUpdate(m_last, next, "default"));
        m_last = std::move(next);
    }

    [[nodiscard]] quint16 start()
    {
        const auto port = m_server.start("127.0.0.1", 0);
        if (!port)
            throw std::runtime_error(port.error().message.english());
        return *port;
    }

private:
    sim::Simulator m_simulator;
    serve::RestServer m_server;
    SnapshotPtr m_last;
};

/// The child process: serves @p count clusters, and prints a line with each port, until its input ends.
int serveClusters(int count)
{
    const auto scenario = app::loadScenario(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml");
    if (!scenario)
        throw std::runtime_error(scenario.error().message.english());
    std::vector<std::unique_ptr<Served>> clusters;
    for (int seed = 1; seed <= count; ++seed) {
        clusters.push_back(std::make_unique<Served>(*scenario, static_cast<std::uint64_t>(seed)));
        std::printf("%d\n", int(clusters.back()->start()));
    }
    std::fflush(stdout);
    QTimer seconds;
    QObject::connect(&seconds, &QTimer::timeout, &seconds, [&clusters] {
        for (const auto& cluster : clusters)
            cluster->advance(1s);
    });
    seconds.start(1s);
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, qApp, &QCoreApplication::quit);
    return QCoreApplication::exec();
}

/// @p count clusters in a process of their own, which ends with this.
class Clusters
{
public:
    explicit Clusters(int count)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QLatin1String(kServe), QString::number(count)});
        while (static_cast<int>(m_ports.size()) < count) {
            if (!m_process.canReadLine() && !m_process.waitForReadyRead(kPatience))
                throw std::runtime_error("the clusters are not served: "
                                         + m_process.errorString().toStdString());
            while (m_process.canReadLine())
                m_ports.push_back(m_process.readLine().trimmed().toUShort());
        }
    }
    ~Clusters()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Clusters)

    [[nodiscard]] connect::CollectPlan plan() const
    {
        connect::CollectPlan plan;
        plan.interval = kInterval;
        for (const quint16 port : m_ports) {
            connect::CollectSource source;
            source.name = "cluster-" + std::to_string(plan.sources.size());
            source.reach = connect::AddressReach{.url = "http://127.0.0.1:" + std::to_string(port)};
            plan.sources.push_back(std::move(source));
        }
        return plan;
    }

private:
    QProcess m_process;
    std::vector<quint16> m_ports;
};

/// What a text of metrics says of the collecting.
struct Scrape
{
    std::size_t bytes = 0;
    int samples = 0;
    int sourcesUp = 0;
    double requests = 0; ///< since the beginning, to all sources
    std::vector<std::string> lastReads{}; ///< of the sources, as the text has them
};

Scrape scrapeOf(const QByteArray& text)
{
    Scrape scrape;
    std::string_view rest(text.constData(), static_cast<std::size_t>(text.size()));
    scrape.bytes = rest.size();
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (line.empty() || line.front() == '#')
            continue;
        ++scrape.samples;
        const std::string value(line.substr(line.rfind(' ') + 1));
        if (line.starts_with("quotadeck_source_up{"))
            scrape.sourcesUp += value == "1" ? 1 : 0;
        else if (line.starts_with("quotadeck_source_requests_total{"))
            scrape.requests += std::stod(value);
        else if (line.starts_with("quotadeck_source_last_read_timestamp_seconds{"))
            scrape.lastReads.push_back(value);
    }
    return scrape;
}

/// How many sources were read between @p before and @p after, which have the same sources.
int readSources(const Scrape& before, const Scrape& after)
{
    int count = 0;
    for (std::size_t i = 0; i < before.lastReads.size() && i < after.lastReads.size(); ++i)
        count += before.lastReads[i] == after.lastReads[i] ? 0 : 1;
    return count;
}

void pass(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Until all @p count sources have been read once.
bool areAllUp(app::Collector& collector, int count)
{
    QElapsedTimer timer;
    timer.start();
    while (scrapeOf(collector.metricsText()).sourcesUp < count) {
        if (timer.hasExpired(kPatience))
            return false;
        pass(100ms);
    }
    return true;
}

void collect(benchmark::State& state)
{
    const int count = static_cast<int>(state.range(0));
    const Clusters clusters(count);
    const double baseline = bench::startPeakMemory();
    app::Collector collector(clusters.plan(), {});
    const Status started = collector.start([](const connect::CollectSource& source) {
        return app::Connection::open({.name = source.name, .reach = source.reach});
    });
    if (!started || !areAllUp(collector, count)) {
        state.SkipWithError(started ? "not all clusters can be read"
                                    : started.error().message.english().c_str());
        return;
    }

    const Scrape first = scrapeOf(collector.metricsText());
    Scrape last = first;
    int readings = 0;
    std::clock_t cpu = 0; // of all threads, without the counting here
    for ([[maybe_unused]] auto round : state) {
        const std::clock_t begin = std::clock();
        pass(kInterval);
        const QByteArray text = collector.metricsText();
        cpu += std::clock() - begin;
        state.PauseTiming();
        const Scrape next = scrapeOf(text);
        readings += readSources(last, next);
        last = next;
        state.ResumeTiming();
    }
    if (last.sourcesUp < count) {
        state.SkipWithError("a cluster could not be read any more");
        return;
    }

    const auto rounds = static_cast<double>(state.iterations());
    const double perCluster = rounds * count;
    state.counters["peak_MB"] = bench::peakMemory() / 1e6;
    state.counters["growth_MB"] = (bench::peakMemory() - baseline) / 1e6; // from before the first request
    state.counters["requests"] = (last.requests - first.requests) / perCluster; // of a cluster in a round
    state.counters["readings"] = readings / perCluster; // likewise; below 1 where nothing happened
    state.counters["samples"] = last.samples;
    state.counters["answer_kB"] = static_cast<double>(last.bytes) / 1e3; // before it is packed
    state.counters["cpu_ms"] = 1e3 * static_cast<double>(cpu) / CLOCKS_PER_SEC / rounds;
}
BENCHMARK(collect)
    ->Arg(1)
    ->Arg(20)
    ->Iterations(kRounds)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc == 3 && std::string_view(argv[1]) == kServe)
        return serveClusters(std::stoi(argv[2]));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
