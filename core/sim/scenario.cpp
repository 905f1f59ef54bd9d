// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scenario.h"

#include "core/cluster/queuetree.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/sim/yamlfields.h"
#include "core/ugm/limits.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::sim {
namespace {
constexpr std::size_t kMostBytes = 1 << 20;
constexpr std::int64_t kMostNodes = 10'000;
constexpr std::int64_t kMostPods = 10'000; // of an application
constexpr std::int64_t kMostInBurst = 10'000;

void mustNotExceed(const Fields& fields, const char* key, std::int64_t count, std::int64_t most)
{
    if (count > most)
        fields.fail(key, fmt::format("must not be above {}", most));
}

NodeGroup readNodes(const YAML::Node& node)
{
    const Fields fields(node, "a node group", {"name", "count", "instanceType", "capacity"});
    NodeGroup group;
    group.name = fields.text("name");
    group.count = fields.count("count");
    mustNotExceed(fields, "count", group.count, kMostNodes);
    group.instanceType = fields.text("instanceType");
    group.capacity = fields.resources("capacity");
    return group;
}

ScenarioUser readUser(const YAML::Node& node)
{
    const Fields fields(node, "a user", {"name", "groups"});
    ScenarioUser user;
    user.name = UserName(fields.text("name"));
    if (fields.has("groups")) {
        for (const std::string& group : fields.texts("groups"))
            user.groups.emplace_back(group);
    }
    return user;
}

Workload readWorkload(const YAML::Node& node)
{
    const Fields fields(node, "a workload",
                        {"name", "queue", "users", "interarrival", "pods", "podResources", "runTime",
                         "maxOpenApplications", "burst"});
    Workload workload;
    workload.name = fields.text("name");
    workload.queue = QueuePath(fields.text("queue")).lowered();
    for (const std::string& user : fields.texts("users"))
        workload.users.emplace_back(user);
    workload.interarrival = fields.durations("interarrival");
    workload.pods = fields.counts("pods");
    mustNotExceed(fields, "pods", workload.pods.most, kMostPods);
    workload.podResources = fields.resources("podResources");
    workload.runTime = fields.durations("runTime");
    workload.maxOpenApplications = fields.count("maxOpenApplications");
    if (fields.has("burst")) {
        const Fields burst(fields.require("burst"), "a burst", {"every", "applications"});
        workload.burst = Burst{burst.duration("every"), burst.count("applications")};
        mustNotExceed(burst, "applications", workload.burst->applications, kMostInBurst);
    }
    return workload;
}

/// Reads every item of the list @p key with @p read; the values of @p name must differ.
template <typename T, typename Read, typename Name>
std::vector<T> readAll(const Fields& fields, const char* key, Read read, Name name)
{
    std::vector<T> result;
    for (const YAML::Node& node : fields.list(key)) {
        T item = read(node);
        if (std::ranges::find(result, std::invoke(name, item), name) != result.end())
            throw FieldError(node.Mark(), fmt::format("\"{}\": a name is used twice", key));
        result.push_back(std::move(item));
    }
    return result;
}

/// The queue tree, of which every quota and limit can be read.
config::QueueConfig readQueues(const Fields& fields)
{
    const auto verdict = config::validate(fields.text("queues"));
    const auto error
        = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
    if (error != verdict.findings.end()) {
        fields.fail("queues",
                    fmt::format("line {} of it, {}: {} [{}]", error->span.begin.line,
                                error->path.empty() ? "the file" : error->path, error->message, error->rule));
    }
    const auto partitions = config::effectivePartitions(*verdict.config);
    if (partitions.empty())
        fields.fail("queues", "has no partition");
    config::QueueConfig root = config::rootOf(partitions.front());
    const auto tree = cluster::QueueTree::fromConfig(root);
    if (!tree)
        fields.fail("queues", fmt::format("{}: {}", tree.error().where, tree.error().message));
    const auto limits = ugm::Limits::fromQueues(root);
    if (!limits)
        fields.fail("queues", fmt::format("{}: {}", limits.error().where, limits.error().message));
    return root;
}

void checkWorkloads(const Fields& fields, const Scenario& scenario)
{
    const auto tree = cluster::QueueTree::fromConfig(scenario.queues);
    const auto nodes = fields.list("workloads");
    for (std::size_t index = 0; index < nodes.size(); ++index) {
        const Workload& workload = scenario.workloads[index];
        const cluster::Queue* const queue = tree->find(workload.queue);
        if (!queue || !queue->isLeaf) {
            throw FieldError(
                nodes[index]["queue"].Mark(),
                fmt::format("a workload: \"queue\": {} is not a leaf queue", workload.queue.text()));
        }
        for (const UserName& user : workload.users) {
            if (std::ranges::find(scenario.users, user, &ScenarioUser::name) == scenario.users.end()) {
                throw FieldError(nodes[index]["users"].Mark(),
                                 fmt::format("a workload: \"users\": there is no user {}", user.text()));
            }
        }
    }
}

Scenario readDocument(const YAML::Node& document)
{
    const Fields fields(document, "a scenario",
                        {"name", "title", "description", "start", "clusterId", "partition", "nodes", "queues",
                         "users", "workloads"});
    Scenario scenario;
    scenario.name = fields.text("name");
    scenario.title = fields.text("title");
    scenario.description = fields.text("description");
    scenario.start = fields.time("start");
    scenario.clusterId = fields.text("clusterId");
    scenario.partition = fields.text("partition");
    scenario.nodes = readAll<NodeGroup>(fields, "nodes", readNodes, &NodeGroup::name);
    scenario.queues = readQueues(fields);
    scenario.users = readAll<ScenarioUser>(fields, "users", readUser, &ScenarioUser::name);
    scenario.workloads = readAll<Workload>(fields, "workloads", readWorkload, &Workload::name);
    checkWorkloads(fields, scenario);
    return scenario;
}
} // namespace

Result<Scenario> readScenario(std::string_view yaml, const std::string& where)
{
    if (yaml.size() > kMostBytes)
        return fail(ErrorCode::TooLarge, where, "A scenario must not be larger than 1 MiB.");
    try {
        return readDocument(YAML::Load(std::string(yaml)));
    } catch (const FieldError& error) {
        return fail(ErrorCode::Parse, fmt::format("{}:{}", where, error.line()), error.what());
    } catch (const YAML::Exception& error) {
        return fail(ErrorCode::Parse, fmt::format("{}:{}", where, error.mark.line + 1), error.msg);
    }
}
} // namespace quotadeck::sim
