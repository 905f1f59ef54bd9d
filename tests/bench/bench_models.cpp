// SPDX-License-Identifier: GPL-3.0-or-later
// The queue tree at 100,000 rows: what the GUI thread pays for a fill, a delta of 1 %, a filter and a sort. The same number of
// applications, filtered by expressions. And what the
// form of the editor wants to know of a cluster with 5,000 users in 500 queues: collected in the background, dropped on
// the GUI thread. And the rows of a thousand limits of one queue, which are made anew on the GUI thread with every edit.
// And 5,000 nodes with 50,000 allocations: the worst update, in which every node changes. And the Overview page of a cluster with
// 5,000 queues, 5,000 users and 100,000 applications, which is digested in the background.
#include "core/config/schema/effective.h"
#include "models/limits/form/limitrow.h"
#include "models/limits/form/liveusage.h"
#include "models/nodes/nodeallocationmodel.h"
#include "models/nodes/nodelistmodel.h"
#include "models/overview/overviewsession.h"
#include "models/quota/applicationlistmodel.h"
#include "models/quota/queuetreemodel.h"
#include "tests/support/fakecluster.h"
#include "tests/support/listdelta.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <ctime>
#include <fmt/format.h>
#include <random>

using namespace quotadeck;
using namespace quotadeck::models;
using quotadeck::test::listDelta;

namespace {
constexpr int kRows = 100'000;
constexpr int kChildren = 10; // so that the tree is five levels deep

std::vector<QueueInfo> manyQueues()
{
    std::vector<QueueInfo> queues;
    queues.reserve(kRows);
    for (int i = 0; i < kRows; ++i) {
        QueueInfo info;
        info.parent = i == 0 ? QueuePath() : queues[static_cast<std::size_t>((i - 1) / kChildren)].path;
        info.path = i == 0 ? QueuePath("root") : info.parent.child(std::to_string(i));
        info.status = "Active";
        info.isManaged = true;
        info.allocated = Resource{{"memory", i % 977}, {"vcore", i % 1009}};
        info.max = Resource{{"memory", 1000}, {"vcore", 1010}};
        info.headroom = Resource{{"memory", 1000 - i % 977}, {"vcore", 1010 - i % 1009}};
        queues.push_back(std::move(info));
    }
    return queues;
}

const std::vector<QueueInfo>& queues()
{
    static const auto all = manyQueues();
    return all;
}

void fill(QueueTreeModel& model)
{
    model.apply(listDelta<QueuePath>(queues()));
    model.setResource(QStringLiteral("vcore"));
}

/// One in a hundred queues with another usage.
std::vector<QueueInfo> changedQueues(std::mt19937& engine)
{
    std::vector<QueueInfo> changed;
    for (int i = 0; i < kRows / 100; ++i) {
        QueueInfo info = queues()[engine() % kRows];
        info.allocated = Resource{{"memory", engine() % 1000}, {"vcore", engine() % 1010}};
        changed.push_back(std::move(info));
    }
    return changed;
}

double milliseconds(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

double percentile(std::vector<double>& values, double part)
{
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

/// Applies a delta of 1 % a round; only apply() is timed. "cpu" is what the thread itself spent, whatever else
/// runs on the machine; "wall" includes waiting for a processor.
void applyDeltas(benchmark::State& state, QueueTreeModel& model)
{
    std::mt19937 engine(20261121);
    std::vector<double> cpu;
    std::vector<double> wall;
    for (auto round : state) {
        const auto changed = changedQueues(engine);
        const auto delta = listDelta<QueuePath>(changed);
        const double wallStart = milliseconds(CLOCK_MONOTONIC);
        const double cpuStart = milliseconds(CLOCK_THREAD_CPUTIME_ID);
        model.apply(delta);
        cpu.push_back(milliseconds(CLOCK_THREAD_CPUTIME_ID) - cpuStart);
        wall.push_back(milliseconds(CLOCK_MONOTONIC) - wallStart);
        state.SetIterationTime(wall.back() * 1e-3);
    }
    state.counters["cpu_p50"] = percentile(cpu, 0.50);
    state.counters["cpu_p99"] = percentile(cpu, 0.99);
    state.counters["wall_p50"] = percentile(wall, 0.50);
    state.counters["wall_p99"] = percentile(wall, 0.99);
}

int shownRows(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    int count = model.rowCount(parent);
    for (int row = model.rowCount(parent) - 1; row >= 0; --row)
        count += shownRows(model, model.index(row, 0, parent));
    return count;
}

void firstFill(benchmark::State& state)
{
    for (auto round : state) {
        QueueTreeModel model;
        model.apply(listDelta<QueuePath>(queues()));
        benchmark::DoNotOptimize(model.rowCount());
    }
}

void applyOnePercent(benchmark::State& state)
{
    QueueTreeModel model;
    fill(model);
    applyDeltas(state, model);
}

/// With a receiver that reads every announced cell, as a view with all rows on screen would.
void applyOnePercentWithReader(benchmark::State& state)
{
    QueueTreeModel model;
    fill(model);
    QObject reader;
    qint64 cells = 0;
    QObject::connect(&model, &QAbstractItemModel::dataChanged, &reader,
                     [&model, &cells](const QModelIndex& from, const QModelIndex& to) {
                         for (int row = from.row(); row <= to.row(); ++row) {
                             for (int column = from.column(); column <= to.column(); ++column)
                                 cells += model.index(row, column, from.parent()).data().isValid();
                         }
                     });
    applyDeltas(state, model);
    state.counters["cells"]
        = benchmark::Counter(static_cast<double>(cells), benchmark::Counter::kAvgIterations);
}

void applyOnePercentSorted(benchmark::State& state)
{
    QueueTreeModel model;
    fill(model);
    model.sort(QueueTreeModel::UsedColumn, Qt::DescendingOrder);
    applyDeltas(state, model);
}

/// With persistent indexes on every inner row, as a view with all of them expanded holds.
void applyOnePercentSortedExpanded(benchmark::State& state)
{
    QueueTreeModel model;
    fill(model);
    model.sort(QueueTreeModel::UsedColumn, Qt::DescendingOrder);
    QList<QPersistentModelIndex> expanded;
    for (int i = 0; i < kRows / kChildren; ++i) {
        const auto& path = queues()[static_cast<std::size_t>(i)].path.text();
        expanded.append(model.indexOf(QString::fromStdString(path)));
    }
    applyDeltas(state, model);
}

/// One in ten rows and what is above them, and back to all.
void filterToTenPercent(benchmark::State& state)
{
    QueueTreeModel model;
    fill(model);
    for (auto round : state) {
        benchmark::DoNotOptimize(model.setFilter(QStringLiteral("9.9")));
        state.PauseTiming();
        state.counters["rows"] = shownRows(model);
        state.ResumeTiming();
        benchmark::DoNotOptimize(model.setFilter({}));
    }
}

std::vector<ApplicationInfo> manyApplications()
{
    static constexpr std::array kUsers{"erin", "bob", "sue", "engelbert", "ada.lovelace", "jan"};
    static constexpr std::array kStates{"Running", "Running", "Running", "Accepted", "Completing"};
    std::vector<ApplicationInfo> applications;
    applications.reserve(kRows);
    for (int i = 0; i < kRows; ++i) {
        ApplicationInfo info;
        info.id = ApplicationId(fmt::format("training-{:06}", i));
        info.queue
            = QueuePath(fmt::format("root.engineering.team{}.{}", i % 97, i % 3 == 0 ? "tmp" : "batch"));
        info.user = UserName(kUsers[static_cast<std::size_t>(i) % kUsers.size()]);
        info.groups = {GroupName("engineering")};
        info.state = kStates[static_cast<std::size_t>(i) % kStates.size()];
        info.used = Resource{{"memory", i % 977}, {"vcore", i % 1009}};
        info.pending = Resource{{"memory", i % 7 == 0 ? 512 : 0}};
        info.submissionTime = 1 + i;
        applications.push_back(std::move(info));
    }
    return applications;
}

/// Three terms over all applications, and back to all of them outside of the measurement.
void filterApplications(benchmark::State& state, const char* text)
{
    static const auto applications = manyApplications();
    ApplicationListModel model;
    PartitionDelta delta;
    delta.applications = listDelta<ApplicationId>(applications);
    model.apply(delta);
    const QString expression = QString::fromLatin1(text);
    for (auto round : state) {
        benchmark::DoNotOptimize(model.setFilter(expression));
        state.PauseTiming();
        state.counters["rows"] = model.rowCount();
        benchmark::DoNotOptimize(model.setFilter({}));
        state.ResumeTiming();
    }
}

/// All applications, and back to none outside of the measurement.
void groupApplications(benchmark::State& state, ApplicationsGroupedBy what)
{
    static const auto applications = manyApplications();
    ApplicationListModel model;
    PartitionDelta delta;
    delta.applications = listDelta<ApplicationId>(applications);
    model.apply(delta);
    for (auto round : state) {
        model.setGroupedBy(what);
        state.PauseTiming();
        state.counters["groups"] = model.rowCount();
        model.setGroupedBy(ApplicationsGroupedBy::Nothing);
        state.ResumeTiming();
    }
}

void sortByUsed(benchmark::State& state)
{
    QueueTreeModel model;
    fill(model);
    auto order = Qt::AscendingOrder;
    for (auto round : state) {
        model.sort(QueueTreeModel::UsedColumn, order);
        order = order == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    }
}

void otherResource(benchmark::State& state)
{
    QueueTreeModel model;
    fill(model);
    bool isMemory = true;
    for (auto round : state) {
        model.setResource(isMemory ? QStringLiteral("memory") : QStringLiteral("vcore"));
        isMemory = !isMemory;
    }
}

const PartitionSnapshot& manyPeople()
{
    static const PartitionSnapshot partition = tests::fakePartition(
        {.departments = 20, .leavesEach = 25, .users = 5'000, .applications = 20'000}, 0);
    return partition;
}

void collectLiveUsage(benchmark::State& state)
{
    manyPeople();
    for (auto _ : state) {
        LiveUsagePtr live
            = std::make_shared<const LiveUsage>(manyPeople(), std::vector<access::UserGroups>());
        state.PauseTiming();
        live.reset();
        state.ResumeTiming();
    }
}
BENCHMARK(collectLiveUsage)->Unit(benchmark::kMillisecond);

void dropLiveUsage(benchmark::State& state)
{
    for (auto _ : state) {
        state.PauseTiming();
        LiveUsagePtr live
            = std::make_shared<const LiveUsage>(manyPeople(), std::vector<access::UserGroups>());
        state.ResumeTiming();
        live.reset();
    }
}
BENCHMARK(dropLiveUsage)->Unit(benchmark::kMillisecond);

/// A leaf below two levels with a wildcard, with @p limits limits of five users each.
ConfigRevision manyLimits(std::int64_t limits)
{
    std::string text = "partitions:\n- name: default\n  queues:\n  - name: root\n    limits:\n"
                       "    - {users: ['*'], maxresources: {vcore: 40, memory: 400Gi}}\n    queues:\n"
                       "    - name: data\n      queues:\n      - name: etl\n        limits:\n";
    for (std::int64_t i = 0; i < limits; ++i)
        text += fmt::format("        - users: [ann{0}, bob{0}, cleo{0}, dora{0}, emil{0}]\n"
                            "          maxresources: {{vcore: 4, memory: 10Gi}}\n"
                            "          maxapplications: 5\n",
                            i);
    ConfigRevision revision{config::Document(text)};
    revision.partitions = config::effectivePartitions(*revision.document.config());
    return revision;
}

void limitRowsOfOneQueue(benchmark::State& state)
{
    const auto revision = manyLimits(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(limitRows(revision, 0, QueuePath("root.data.etl"), nullptr));
}
BENCHMARK(limitRowsOfOneQueue)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

constexpr int kNodes = 5'000;
constexpr int kAllocationsOfNode = 10;

/// The nodes at one of two moments, in which the first @p changed of them differ.
SnapshotPtr manyNodes(int changed, int moment)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(std::chrono::seconds(moment));
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    auto& nodes = partition.nodes.emplace();
    nodes.reserve(kNodes);
    for (int i = 0; i < kNodes; ++i) {
        NodeInfo node;
        node.id = fmt::format("node-{:05}.cluster.example", i);
        node.hostName = node.id;
        node.rackName = fmt::format("/rack-{}", i % 50);
        node.attributes = {{"si/instance-type", "m6i.8xlarge"}, {"si/zone", "eu-1a"}, {"ready", "true"}};
        node.schedulable = true;
        const Quantity used = i * 31 % 97 + (i < changed ? moment : 0);
        const auto amounts = [](Quantity part) {
            return Resource{{"ephemeral-storage", 10 * part},
                            {"memory", 1000 * part},
                            {"pods", part},
                            {"vcore", 100 * part}};
        };
        node.capacity = amounts(100);
        node.allocated = amounts(used);
        node.occupied = amounts(1);
        node.available = amounts(99 - used);
        node.utilized = amounts(used);
        for (int a = 0; a < kAllocationsOfNode; ++a) {
            AllocationInfo allocation;
            allocation.key = fmt::format("allocation-{}-{}", i, a);
            allocation.applicationId = fmt::format("app-{}", a);
            allocation.nodeId = node.id;
            allocation.resource = amounts(1);
            node.allocations.push_back(std::move(allocation));
        }
        nodes.push_back(std::move(node));
    }
    return snapshot;
}

/// What the GUI thread pays for an update, the details of one node included.
void applyNodes(benchmark::State& state)
{
    const auto changed = static_cast<int>(state.range(0));
    const std::array moments{manyNodes(changed, 0), manyNodes(changed, 1)};
    NodeListModel model;
    NodeAllocationModel allocations;
    allocations.setNode(QStringLiteral("node-00001.cluster.example"));
    model.apply(makeUpdate(nullptr, moments[0], "default")->delta.nodes);
    model.sort(static_cast<int>(state.range(1)), Qt::DescendingOrder);
    std::vector<double> cpu;
    std::size_t next = 1;
    for (auto round : state) {
        const auto update = makeUpdate(moments[1 - next], moments[next], "default");
        const double start = milliseconds(CLOCK_THREAD_CPUTIME_ID);
        model.apply(update->delta.nodes);
        allocations.apply(*update);
        cpu.push_back(milliseconds(CLOCK_THREAD_CPUTIME_ID) - start);
        state.SetIterationTime(cpu.back() * 1e-3);
        next = 1 - next;
    }
    state.counters["cpu_p50"] = percentile(cpu, 0.50);
    state.counters["cpu_p99"] = percentile(cpu, 0.99);
}
BENCHMARK(applyNodes)
    ->Args({kNodes / 100, NodeListModel::NodeColumn})
    ->Args({kNodes, NodeListModel::NodeColumn})
    ->Args({kNodes, NodeListModel::UsageColumn})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(50);

/// What the GUI thread pays for the tables of the Overview page: giving the snapshot away, and taking the digest.
void updateOverview(benchmark::State& state)
{
    const tests::FakeSize size{50, 100, 5'000, kRows};
    const std::array moments{tests::fakeSnapshot(size, 0), tests::fakeSnapshot(size, 40)};
    const EventMarks marks;
    OverviewSession session;
    std::vector<double> cpu;
    std::size_t next = 0;
    for (auto round : state) {
        const double start = milliseconds(CLOCK_THREAD_CPUTIME_ID);
        session.take(moments[next], "default", marks);
        while (session.isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        cpu.push_back(milliseconds(CLOCK_THREAD_CPUTIME_ID) - start);
        state.SetIterationTime(cpu.back() * 1e-3);
        next = 1 - next;
    }
    state.counters["cpu_p50"] = percentile(cpu, 0.50);
    state.counters["cpu_max"] = percentile(cpu, 1.0);
}
BENCHMARK(updateOverview)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(30);
} // namespace

BENCHMARK(firstFill)->Unit(benchmark::kMillisecond);
BENCHMARK(applyOnePercent)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1000);
BENCHMARK(applyOnePercentWithReader)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1000);
BENCHMARK(applyOnePercentSorted)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1000);
BENCHMARK(applyOnePercentSortedExpanded)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1000);
BENCHMARK(filterToTenPercent)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filterApplications, words, "erin pending team7")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filterApplications, fields, "user:erin state:pending -queue:tmp")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filterApplications, comparison, "cpu>0.5 memory>=100 running")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filterApplications, matchingAll, "root engineering training")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filterApplications, expression, "user:erin used>0 /00[0-9]+7$/")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(groupApplications, queue, ApplicationsGroupedBy::Queue)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(groupApplications, user, ApplicationsGroupedBy::User)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(groupApplications, state, ApplicationsGroupedBy::State)->Unit(benchmark::kMillisecond);
BENCHMARK(sortByUsed)->Unit(benchmark::kMillisecond);
BENCHMARK(otherResource)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
