// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partitionview.h"
#include "core/cluster/queuetree.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/insight/bisect.h"
#include "core/insight/explain.h"
#include "core/insight/impact.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <string>
#include <vector>

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
    cluster::QueueTree queues(cluster::readQueueSpec(config::rootOf(config)).value());
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

/// 6 MB in block style: 10,000 queues with two limits each. A version has one queue more than the one before, an edit of another
/// queue, and another maximum of the queue in question.
std::string largeVersion(int number)
{
    std::string text = "partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n";
    text += fmt::format("    - {{name: asked, resources: {{max: {{vcore: {}m}}}}}}\n", 1000 + number);
    for (int queue = 0; queue < 10'000 + number; ++queue) {
        text += fmt::format("    - name: project-{:05}\n      submitacl: \"*\"\n      maxapplications: {}\n"
                            "      resources:\n        max:\n          memory: 64Gi\n          vcore: 32\n"
                            "      limits:\n",
                            queue, queue == number * 50 ? 200 : 100);
        for (int limit = 0; limit < 2; ++limit)
            text += fmt::format(
                "      - users:\n        - user-{0}-{1}\n        - account-{0}-{1}@example.org\n"
                "        - robot-{0}-{1}@machines.example.org\n"
                "        maxapplications: {2}\n        maxresources:\n"
                "          memory: {2}Gi\n          vcore: {3}m\n",
                limit, queue, 5 + limit, 500 + queue % 100);
    }
    return text;
}

/// The version that began to block a request, of 200 versions of 6 MB, none of which allows it, so that all are answered: less
/// than 20 s. Nearly all are read in parts, see "in full"; each is validated as a whole.
void sinceWhenAmong200Versions(benchmark::State& state)
{
    std::vector<insight::ConfigVersion> versions;
    for (int number = 0; number < 200; ++number)
        versions.push_back({{}, [number]() -> Result<std::string> { return largeVersion(number); }});
    const insight::VersionQuestion question{
        {{UserName("user007"), {}}, QueuePath("root.asked"), {}, false, {{"vcore", 4000}}}, {}, nullptr};
    insight::VersionSearch search;
    for ([[maybe_unused]] const auto iteration : state)
        search = insight::findBlockingChange(versions, question).value();
    state.counters["bytes"] = static_cast<double>(largeVersion(0).size());
    state.counters["versions"] = static_cast<double>(search.answers.size());
    state.counters["in full"] = static_cast<double>(search.readInFull);
}
BENCHMARK(sinceWhenAmong200Versions)->Unit(benchmark::kSecond)->Iterations(1)->UseRealTime();
} // namespace

BENCHMARK_MAIN();
