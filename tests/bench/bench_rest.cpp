// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/restjson.h"
#include "core/snapshot/snapshotdelta.h"
#include "tests/bench/peakmemory.h"

#include <benchmark/benchmark.h>
#include <string>

// Reading the largest answer there is, 20 MB of users, and comparing snapshots. The peak of resident memory is
// measured from just before the reading, with the text and the earlier snapshot in place already.
namespace {
using namespace quotadeck;
using bench::peakMemory;
using bench::startPeakMemory;

constexpr int kUsers = 6300;
constexpr int kQueuesPerUser = 13;
constexpr int kQueueRows = 100000;

UsageNode usageNode(int user, int queue)
{
    UsageNode node;
    node.path
        = QueuePath(queue == 0 ? "root" : "root.organisation.department-" + std::to_string(10 + queue / 4));
    if (queue % 4 != 0)
        node.path = node.path.child("team-" + std::to_string(queue) + "-batch-processing-nightly");
    node.usage = Resource{{"memory", 10737418240LL + user}, {"pods", 5}, {"vcore", 6500 + queue}};
    for (int application = 0; application < 1 + queue % 4; ++application)
        node.runningApplications.emplace_back("application-"
                                              + std::to_string(1000000 + user * 16 + application));
    if (queue % 3 == 0) {
        node.maxResources = Resource{{"memory", 64424509440LL}, {"vcore", 40000}};
        node.maxApplications = 8;
    }
    return node;
}

PartitionSnapshot manyUsers()
{
    PartitionSnapshot partition;
    partition.users.emplace();
    for (int user = 0; user < kUsers; ++user) {
        auto& row = partition.users->emplace_back();
        row.name = UserName("user-" + std::to_string(100000 + user) + "@example.org");
        row.groups.emplace(ApplicationId("spark-sql-application-" + std::to_string(1000000 + user * 16)),
                           GroupName("research"));
        for (int queue = 0; queue < kQueuesPerUser; ++queue)
            row.nodes.push_back(usageNode(user, queue));
    }
    normalize(partition);
    return partition;
}

/// The same with other numbers for one user in a hundred.
PartitionSnapshot withChanges(PartitionSnapshot partition)
{
    for (std::size_t user = 0; user < partition.users->size(); user += 100)
        (*partition.users)[user].nodes.front().maxApplications += 1;
    return partition;
}

const std::string& usersText()
{
    static const std::string text = rest::writeUsers(*withChanges(manyUsers()).users);
    return text;
}

void report(benchmark::State& state, double baseline)
{
    const auto size = static_cast<double>(usersText().size());
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(size));
    state.counters["text MB"] = size / 1e6;
    state.counters["peak/text"] = (peakMemory() - baseline) / size;
}

void readUsers(benchmark::State& state)
{
    const auto& text = usersText();
    const auto baseline = startPeakMemory();
    for (auto _ : state) {
        auto users = rest::readUsers(text);
        benchmark::DoNotOptimize(users);
    }
    report(state, baseline);
}
BENCHMARK(readUsers)->Unit(benchmark::kMillisecond);

void readUsersAndCompare(benchmark::State& state)
{
    const auto& text = usersText();
    const auto previous = manyUsers();
    const auto baseline = startPeakMemory();
    std::size_t changed = 0;
    for (auto _ : state) {
        PartitionSnapshot next;
        next.users = *rest::readUsers(text);
        const auto delta = difference(&previous, next);
        changed = delta.users.upserted.size();
    }
    report(state, baseline);
    state.counters["changed"] = static_cast<double>(changed);
}
BENCHMARK(readUsersAndCompare)->Unit(benchmark::kMillisecond);

void writeUsers(benchmark::State& state)
{
    const auto partition = manyUsers();
    for (auto _ : state)
        benchmark::DoNotOptimize(rest::writeUsers(*partition.users));
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations())
                            * static_cast<std::int64_t>(usersText().size()));
}
BENCHMARK(writeUsers)->Unit(benchmark::kMillisecond);

PartitionSnapshot manyQueues()
{
    PartitionSnapshot partition;
    partition.queues.emplace();
    for (int number = 0; number < kQueueRows; ++number) {
        auto& queue = partition.queues->emplace_back();
        queue.parent = QueuePath("root.organisation.department-" + std::to_string(number % 100));
        queue.path = queue.parent.child("project-" + std::to_string(number));
        queue.status = "Active";
        queue.max = Resource{{"memory", 64424509440LL}, {"vcore", 40000}};
        queue.allocated = Resource{{"memory", 10737418240LL + number}, {"pods", 5}, {"vcore", 6500}};
        queue.headroom = queue.max;
        queue.properties = {{"application.sort.policy", "fair"}};
        queue.sortingPolicy = "fifo";
    }
    normalize(partition);
    return partition;
}

void compareQueues(benchmark::State& state)
{
    const auto previous = manyQueues();
    auto next = previous;
    for (std::size_t row = 0; row < next.queues->size(); row += 100)
        (*next.queues)[row].runningApps += 1;
    for (auto _ : state)
        benchmark::DoNotOptimize(difference(&previous, next));
    state.SetItemsProcessed(state.iterations() * kQueueRows);
}
BENCHMARK(compareQueues)->Unit(benchmark::kMillisecond);

void readQueues(benchmark::State& state)
{
    auto partition = manyQueues();
    partition.queues->insert(partition.queues->begin(), QueueInfo())->path = QueuePath("root");
    const auto text = rest::writeQueues(*partition.queues);
    const auto baseline = startPeakMemory();
    for (auto _ : state)
        benchmark::DoNotOptimize(rest::readQueues(text));
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations())
                            * static_cast<std::int64_t>(text.size()));
    state.counters["text MB"] = static_cast<double>(text.size()) / 1e6;
    state.counters["peak/text"] = (peakMemory() - baseline) / static_cast<double>(text.size());
}
BENCHMARK(readQueues)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
