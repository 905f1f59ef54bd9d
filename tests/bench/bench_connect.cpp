// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/objectwatch.h"
#include "app/window/shared.h"
#include "app/window/workspace.h"
#include "core/snapshot/restjson.h"
#include "tests/app/kube/schedulerincluster.h"
#include "tests/support/kube/kubefixture.h"
#include "tests/support/kube/plainaccess.h"
#include "tests/support/replay/replayserver.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <benchmark/benchmark.h>
#include <memory>
#include <stdexcept>
#include <string>

// From the choice of a kubeconfig context to the first queues on screen, through the service proxy of an API server behind TLS that
// answers each request 20 ms late. Server and window share one thread: a real server computes beside the window.
namespace {
using namespace quotadeck;
using namespace quotadeck::testing;

constexpr std::chrono::milliseconds kLatency{20};

/// @p count queues below the root, in groups of a hundred.
QByteArray queuesOf(int count)
{
    PartitionSnapshot partition;
    auto& queues = partition.queues.emplace();
    const auto add = [&queues](const std::string& path, const std::string& parent, bool isLeaf) {
        auto& queue = queues.emplace_back();
        queue.path = QueuePath(path);
        queue.parent = QueuePath(parent);
        queue.status = "Active";
        queue.isLeaf = isLeaf;
        queue.isManaged = true;
        queue.max = Resource{{"memory", 64424509440LL}, {"vcore", 40000}};
        queue.allocated = Resource{{"memory", 10737418240LL}, {"pods", 5}, {"vcore", 6500}};
        queue.headroom = queue.max;
        queue.properties = {{"application.sort.policy", "fair"}};
    };
    add("root", {}, false);
    for (int number = 0; number < count; ++number) {
        const std::string parent = "root.department-" + std::to_string(number / 100);
        if (number % 100 == 0)
            add(parent, "root", false);
        add(parent + ".project-" + std::to_string(number), parent, true);
    }
    normalize(partition);
    return QByteArray::fromStdString(rest::writeQueues(*partition.queues));
}

/// A cluster whose scheduler has many queues.
struct ManyQueues
{
    KubeCluster kube;
    SchedulerInCluster scheduler{kube};
    ReplayServer recorded;

    explicit ManyQueues(int count)
    {
        if (!recorded.load(QStringLiteral(QUOTADECK_TEST_DATA "/vectors/rest/scenario-a")))
            throw std::runtime_error("no recording");
        recorded.set("/ws/v1/partition/default/queues", {.body = queuesOf(count)});
        scheduler.recordedPort = recorded.port();
        kube.server.transport.latency = kLatency;
    }
};

void connectToQueues(benchmark::State& state)
{
    ManyQueues cluster(static_cast<int>(state.range(0)));
    const QTemporaryDir folder;
    app::Shared shared(folder.filePath(QStringLiteral("bench.json")));
    for ([[maybe_unused]] auto iteration : state) {
        state.PauseTiming();
        cluster.kube.server.forgetRequests();
        auto workspace = std::make_unique<app::Workspace>(&shared, app::Workspace::Memory::Ignore);
        workspace->window().resize(1280, 800);
        workspace->window().show();
        QEventLoop loop;
        QObject::connect(workspace.get(), &app::Workspace::firstDataShown, &loop, &QEventLoop::quit);
        QObject::connect(workspace.get(), &app::Workspace::firstReadFailed, &loop,
                         [](const Error& error) { throw std::runtime_error(error.message.english()); });
        state.ResumeTiming();
        cli::WindowOptions options;
        options.source = cli::RestSource{{.cluster = kube::SchedulerChoice{cluster.kube.context(), {}, {}}}};
        workspace->start(options);
        loop.exec();
        workspace->window().repaint();
        state.PauseTiming();
        state.counters["requests"] = static_cast<double>(cluster.kube.server.requests().size());
        state.counters["connections"] = cluster.kube.server.connections();
        workspace.reset();
        state.ResumeTiming();
    }
}
BENCHMARK(connectToQueues)->Arg(100)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond)->UseRealTime();

/// A ConfigMap of 1 MB that is watched changes; pause_ms: the longest time in which the event loop handled nothing else.
void watchLargeObject(benchmark::State& state)
{
    FakeKubeServer server;
    kube::ObjectWatch watch(
        std::make_shared<PlainAccess>(server.url(), "admin-token"),
        {.group = {}, .version = "v1", .resource = "configmaps", .nameSpace = "yunikorn"});
    QEventLoop loop;
    QObject::connect(&watch, &kube::ObjectWatch::changed, &loop, &QEventLoop::quit);
    watch.start();
    loop.exec();
    QString text;
    while (text.size() < 1'000'000)
        text += QStringLiteral("  - name: \"queue\"\n");
    qint64 longest = 0;
    for ([[maybe_unused]] auto iteration : state) {
        text += QLatin1Char('#'); // another text than before
        putConfigMap(server.api, QStringLiteral("yunikorn"), QStringLiteral("large"),
                     {{"queues.yaml", text}});
        QElapsedTimer sinceTurn;
        QTimer turns;
        QObject::connect(&turns, &QTimer::timeout, &turns,
                         [&] { longest = std::max(longest, sinceTurn.restart()); });
        sinceTurn.start();
        turns.start(0);
        loop.exec();
    }
    state.counters["pause_ms"] = static_cast<double>(longest);
}
BENCHMARK(watchLargeObject)->Unit(benchmark::kMillisecond)->UseRealTime();
} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
