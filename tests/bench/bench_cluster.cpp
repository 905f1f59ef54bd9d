// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partitionview.h"
#include "core/cluster/schedulingcycle.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <string>
#include <utility>

// A partition of 1 + 10 + 100 + 1,000 queues in which 200 users run 5,000 applications on 100 nodes. An allocation
// reaches four queues, the four nodes of a user's tracker and one machine.
namespace {
using namespace quotadeck;
using namespace quotadeck::cluster;

constexpr int kApplications = 5000;
constexpr SystemTime kNow{std::chrono::seconds(1'700'000'000)};

config::PartitionConfig partitionConfig()
{
    std::string text
        = "partitions:\n- name: default\n  queues:\n  - name: root\n    submitacl: \"*\"\n"
          "    limits:\n    - {limit: all, users: [\"*\"], maxresources: {memory: 1G}}\n    queues:\n";
    for (int department = 0; department < 10; ++department) {
        text += fmt::format("    - name: department-{}\n      queues:\n", department);
        for (int team = 0; team < 10; ++team) {
            text += fmt::format(
                "      - name: team-{}\n        resources: {{max: {{memory: 900M}}}}\n        queues:\n",
                team);
            for (int project = 0; project < 10; ++project)
                text += fmt::format("        - name: project-{}\n", project);
        }
    }
    return config::effectivePartitions(config::validate(text).config.value()).front();
}

ApplicationId application(int number)
{
    return ApplicationId(fmt::format("application-{:05}", number));
}

Partition partitionWithApplications()
{
    Partition partition = Partition::fromConfig(partitionConfig()).value();
    for (int node = 0; node < 100; ++node) {
        (void)partition
            .addNode({fmt::format("node-{:02}", node),
                      "",
                      {{"memory", 1'000'000'000}, {"vcore", 64000}},
                      true,
                      {}})
            .has_value();
    }
    for (int number = 0; number < kApplications; ++number) {
        ApplicationSpec spec;
        spec.id = application(number);
        spec.queue = QueuePath(fmt::format("root.department-{}.team-{}.project-{}", number % 10,
                                           number / 10 % 10, number / 100 % 10));
        partition.submit(
            std::move(spec),
            access::UserGroups{UserName(fmt::format("user-{}", number % 200)), {GroupName("dev")}}, kNow);
    }
    return partition;
}

Request pod(std::string key)
{
    Request request;
    request.key = std::move(key);
    request.resource = {{"memory", 1000}, {"vcore", 10}};
    request.created = kNow;
    return request;
}

/// Asks for a pod, allocates and releases it.
void allocateAndRelease(benchmark::State& state)
{
    Partition partition = partitionWithApplications();
    int number = 0;
    for (auto _ : state) {
        const ApplicationId app = application(number++ % kApplications);
        const bool hasRun = partition.addRequest(app, pod("pod"), kNow).has_value()
            && partition.tryAllocate(app, "pod", "node-07", kNow)->isAllocated()
            && partition.confirmRelease(app, "pod", Termination::StoppedByRm, kNow).has_value();
        if (!hasRun)
            state.SkipWithError("not allocated");
    }
}
BENCHMARK(allocateAndRelease);

/// A run of the scheduler in which every application waits for two pods.
void schedulingRun(benchmark::State& state)
{
    for (auto _ : state) {
        state.PauseTiming();
        Partition partition = partitionWithApplications();
        for (int number = 0; number < kApplications; ++number) {
            for (int i = 0; i < 2; ++i)
                (void)partition
                    .addRequest(application(number), pod(fmt::format("pod-{}-{}", number, i)), kNow)
                    .has_value();
        }
        state.ResumeTiming();
        benchmark::DoNotOptimize(runScheduling(partition, kNow));
    }
}
BENCHMARK(schedulingRun)->Iterations(3)->Unit(benchmark::kMillisecond);

/// The same configuration once more, as after a ConfigMap change that did not matter.
void updateWithoutChanges(benchmark::State& state)
{
    Partition partition = partitionWithApplications();
    const config::PartitionConfig config = partitionConfig();
    for (auto _ : state)
        benchmark::DoNotOptimize(partition.update(*readPartitionPlan(config), kNow).has_value());
}
BENCHMARK(updateWithoutChanges)->Unit(benchmark::kMillisecond);

void snapshot(benchmark::State& state)
{
    const Partition partition = partitionWithApplications();
    for (auto _ : state)
        benchmark::DoNotOptimize(partitionSnapshot(partition, "cluster"));
}
BENCHMARK(snapshot)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
