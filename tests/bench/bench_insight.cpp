// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partitionview.h"
#include "core/cluster/queuetree.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/insight/explain.h"
#include "core/insight/impact.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <string>

// An edit of every limit in a cluster of 500 people, 20 groups and 50 leaf queues, where everybody runs something in
// every queue. The impact of it is to take less than 500 ms.
namespace {
using namespace quotadeck;

constexpr int kPeople = 500;
constexpr int kQueues = 50;
constexpr int kGroups = 20;

std::string limits(int scale)
{
    std::string out = "limits: [";
    for (int group = 0; group < kGroups; ++group)
        out += fmt::format("{{groups: [g{}], maxresources: {{vcore: {}, memory: {}Gi}}}}, ", group,
                           scale * (group + 1), scale * 4);
    return out
        + fmt::format("{{users: ['*'], maxresources: {{vcore: {}}}, maxapplications: {}}}]", scale * 2,
                      scale);
}

config::PartitionConfig partition(int scale)
{
    std::string yaml = fmt::format("partitions: [{{name: default, queues: [{{name: root, {}, queues: [",
                                   limits(scale * 50));
    for (int queue = 0; queue < kQueues; ++queue)
        yaml += fmt::format("{}{{name: q{:02}, {}, resources: {{max: {{vcore: {}}}}}}}",
                            queue == 0 ? "" : ", ", queue, limits(scale), scale * 100);
    yaml += "]}]}]\n";
    return config::effectivePartitions(config::validate(yaml).config.value()).at(0);
}

PartitionSnapshot snapshot(const config::PartitionConfig& config)
{
    auto queues = cluster::QueueTree::fromConfig(config::rootOf(config)).value();
    queues.setCapacity({{"vcore", 100'000'000}, {"memory", 1LL << 50}});
    ugm::Manager manager;
    manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(config)).value());
    PartitionSnapshot result;
    result.applications.emplace();
    for (int person = 0; person < kPeople; ++person) {
        const access::UserGroups user{UserName(fmt::format("user{:03}", person)),
                                      {GroupName(fmt::format("g{}", person % kGroups))}};
        for (int queue = 0; queue < kQueues; ++queue) {
            const QueuePath path(fmt::format("root.q{:02}", queue));
            const ApplicationId app(fmt::format("app-{}-{}", person, queue));
            const Resource usage{{"memory", (1 + person % 7) * (1LL << 30)}, {"vcore", 100 + person}};
            static_cast<void>(manager.increase(path, app, user, usage));
            queues.allocate(path, usage);
            ApplicationInfo& info = result.applications->emplace_back();
            info.id = app;
            info.user = user.user;
            info.groups = user.groups;
        }
    }
    result.queues = cluster::queueInfos(queues, "default");
    result.users = manager.users();
    result.groups = manager.groups();
    return result;
}

void impactOfAnEdit(benchmark::State& state)
{
    const auto current = partition(10);
    const auto edited = partition(8);
    const PartitionSnapshot usage = snapshot(current);
    std::size_t rows = 0;
    for ([[maybe_unused]] const auto iteration : state)
        rows = insight::impact({&current, &edited, &usage, {}})->rows.size();
    state.counters["rows"] = static_cast<double>(rows);
}
BENCHMARK(impactOfAnEdit)->Unit(benchmark::kMillisecond);

void explainOneRequest(benchmark::State& state)
{
    const auto current = partition(10);
    const PartitionSnapshot usage = snapshot(current);
    auto quotas = insight::quotaState(current, &usage).value();
    const insight::Question question{{UserName("user007"), {GroupName("g7")}},
                                     QueuePath("root.q07"),
                                     ApplicationId(),
                                     false,
                                     {{"vcore", 4000}}};
    for ([[maybe_unused]] const auto iteration : state)
        benchmark::DoNotOptimize(insight::explain(quotas, current, question)->rows.size());
}
BENCHMARK(explainOneRequest)->Unit(benchmark::kMicrosecond);
} // namespace

BENCHMARK_MAIN();
