// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scenario.h"

#include "core/base/text.h"
#include "core/cluster/partition.h"
#include "core/cluster/partitionplan.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/elastic/quotavalidator.h"
#include "core/resource/quantity.h"
#include "core/resource/resource.h"
#include "core/sim/scriptreader.h"
#include "core/sim/yamlfields.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
namespace {
/// A large cluster in a few numbers.
struct GeneratedCluster
{
    std::vector<std::int64_t> queues; ///< children of each queue, by level; the last level has the leaves
    std::int64_t users = 1; ///< "user-0001" and so on
    std::int64_t groups = 1; ///< "group-001" and so on; each user is in one
    Resource leafMax;
    Resource userLimit; ///< of every user, at the root
};

/// How many queues there are with the root; at most @p most and one more.
[[nodiscard]] std::int64_t queueCount(const GeneratedCluster& cluster, std::int64_t most);
/// The queues.yaml of @p partition.
[[nodiscard]] std::string queuesText(const GeneratedCluster& cluster, const std::string& partition);
[[nodiscard]] std::vector<ScenarioUser> usersOf(const GeneratedCluster& cluster);

std::string resourcesText(const Resource& resources)
{
    std::string text;
    for (const auto& [type, value] : resources.entries())
        text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", type.name(),
                            formatQuantity(value, quantityKind(type.name()), QuantityStyle::Decimal));
    return "{" + text + "}";
}

void appendLevel(std::string& text, const GeneratedCluster& cluster, std::size_t level,
                 const std::string& indent)
{
    const bool isLeaf = level + 1 == cluster.queues.size();
    text += indent + "queues:\n";
    for (std::int64_t number = 1; number <= cluster.queues[level]; ++number) {
        text += fmt::format("{}  - name: {}{:02}\n", indent, static_cast<char>('a' + level), number);
        if (isLeaf)
            text += fmt::format("{}    resources: {{max: {}}}\n", indent, resourcesText(cluster.leafMax));
        else
            appendLevel(text, cluster, level + 1, indent + "    ");
    }
}

std::int64_t queueCount(const GeneratedCluster& cluster, std::int64_t most)
{
    std::int64_t total = 1;
    std::int64_t ofLevel = 1;
    for (const std::int64_t children : cluster.queues) {
        if (children > most / ofLevel)
            return most + 1;
        ofLevel *= children;
        total += ofLevel;
    }
    return total > most ? most + 1 : total;
}

std::string queuesText(const GeneratedCluster& cluster, const std::string& partition)
{
    std::string text = fmt::format("partitions:\n  - name: {}\n    queues:\n      - name: root\n"
                                   "        submitacl: \"*\"\n        limits:\n          - limit: everyone\n"
                                   "            users: [\"*\"]\n            maxresources: {}\n",
                                   partition, resourcesText(cluster.userLimit));
    appendLevel(text, cluster, 0, "        ");
    return text;
}

std::vector<ScenarioUser> usersOf(const GeneratedCluster& cluster)
{
    std::vector<ScenarioUser> users;
    for (std::int64_t number = 1; number <= cluster.users; ++number) {
        const std::int64_t group = (number - 1) % cluster.groups + 1;
        users.push_back(
            {UserName(fmt::format("user-{:04}", number)), {GroupName(fmt::format("group-{:03}", group))}});
    }
    return users;
}

constexpr MessageTemplate kWorkload = QUOTADECK_TEXT("sim", "a workload");
constexpr std::size_t kMostBytes = 1 << 20;
constexpr std::int64_t kMostNodes = 10'000;
constexpr std::int64_t kMostPods = 10'000; // of an application
constexpr std::int64_t kMostInBurst = 10'000;
constexpr std::int64_t kMostAtStart = 100'000;
constexpr std::int64_t kMostQueues = 100'000;
constexpr std::int64_t kMostUsers = 100'000;

void mustNotExceed(const Fields& fields, const char* key, std::int64_t count, std::int64_t most)
{
    if (count > most)
        fields.fail(key, QUOTADECK_TEXT("sim", "\"%1\" must not be above %2"), most);
}

NodeGroup readNodes(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a node group"),
                        {"name", "count", "instanceType", "capacity"});
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
    const Fields fields(node, QUOTADECK_TEXT("sim", "a user"), {"name", "groups"});
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
    const Fields fields(node, QUOTADECK_TEXT("sim", "a workload"),
                        {"name", "queue", "users", "interarrival", "pods", "podResources", "runTime",
                         "maxOpenApplications", "burst", "atStart"});
    Workload workload;
    workload.name = fields.text("name");
    if (fields.has("queue"))
        workload.queues = {QueuePath(fields.text("queue")).lowered()};
    if (fields.has("users")) {
        for (const std::string& user : fields.texts("users"))
            workload.users.emplace_back(user);
    }
    workload.interarrival = fields.durations("interarrival");
    workload.pods = fields.counts("pods");
    mustNotExceed(fields, "pods", workload.pods.most, kMostPods);
    workload.podResources = fields.resources("podResources");
    workload.runTime = fields.durations("runTime");
    workload.maxOpenApplications = fields.count("maxOpenApplications");
    if (fields.has("burst")) {
        const Fields burst(fields.require("burst"), QUOTADECK_TEXT("sim", "a burst"),
                           {"every", "applications"});
        workload.burst = Burst{burst.duration("every"), burst.count("applications")};
        mustNotExceed(burst, "applications", workload.burst->applications, kMostInBurst);
    }
    if (fields.has("atStart")) {
        workload.atStart = fields.count("atStart");
        mustNotExceed(fields, "atStart", workload.atStart, kMostAtStart);
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
            throw FieldError(node.Mark(), {QUOTADECK_TEXT("sim", "\"%1\": a name is used twice"), key});
        result.push_back(std::move(item));
    }
    return result;
}

void checkUsers(const YAML::Node& node, const Workload& workload, const Scenario& scenario)
{
    for (const UserName& user : workload.users) {
        if (std::ranges::find(scenario.users, user, &ScenarioUser::name) == scenario.users.end()) {
            throw FieldError(
                node["users"].Mark(),
                named(kWorkload,
                      {QUOTADECK_TEXT("sim", "\"%1\": there is no user %2"), "users", user.text()}));
        }
    }
}

GeneratedCluster readGenerated(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a generated cluster"),
                        {"queues", "users", "groups", "leafMax", "userLimit"});
    GeneratedCluster cluster;
    for (const YAML::Node& level : fields.list("queues"))
        cluster.queues.push_back(level.as<std::int64_t>());
    if (std::ranges::any_of(cluster.queues, [](std::int64_t count) { return count < 1; })
        || cluster.queues.size() > 10)
        fields.fail(
            "queues",
            QUOTADECK_TEXT("sim",
                           "\"%1\" must be at most 10 numbers from 1, the children of each queue by level"));
    if (queueCount(cluster, kMostQueues) > kMostQueues)
        fields.fail("queues", QUOTADECK_TEXT("sim", "\"%1\" must give at most %2 queues"), kMostQueues);
    cluster.users = fields.count("users");
    mustNotExceed(fields, "users", cluster.users, kMostUsers);
    cluster.groups = fields.count("groups");
    cluster.leafMax = fields.resources("leafMax");
    cluster.userLimit = fields.resources("userLimit");
    return cluster;
}

/// The configuration, of which every quota, limit and rule can be read.
void readConfiguration(const Fields& fields, Scenario& scenario)
{
    const char* const key = fields.has("generate") ? "generate" : "queues";
    if (fields.has("generate") && fields.has("queues"))
        fields.fail("generate", QUOTADECK_TEXT("sim", "\"%1\" and \"%2\" cannot both be given"), "queues");
    const YAML::Mark mark = fields.require(key).Mark();
    if (fields.has("generate")) {
        const GeneratedCluster cluster = readGenerated(fields.require("generate"));
        scenario.configText = queuesText(cluster, scenario.partition);
        scenario.users = usersOf(cluster);
    } else {
        scenario.configText = fields.text("queues");
    }
    const auto verdict = config::validate(scenario.configText);
    const auto error
        = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
    if (error != verdict.findings.end())
        throw FieldError(mark, error->span.begin,
                         error->path.empty() ? Message(QUOTADECK_TEXT("sim", "\"%1\": %2 [%3]"), key,
                                                       error->message, error->rule)
                                             : Message(QUOTADECK_TEXT("sim", "\"%1\": %2: %3 [%4]"), key,
                                                       error->path, error->message, error->rule));
    scenario.config = *verdict.config;
    for (const config::PartitionConfig& partition : config::effectivePartitions(scenario.config)) {
        const auto plan = cluster::readPartitionPlan(partition, scenario.mode);
        if (!plan)
            fields.fail(key, QUOTADECK_TEXT("sim", "\"%1\": %2: %3"), plan.error().where,
                        plan.error().message);
        if (!plan->settings.rules)
            fields.fail(key, QUOTADECK_TEXT("sim", "\"%1\": %2"),
                        placement::describe(plan->settings.rules.error()));
    }
}

/// Placement must put each user's applications into a queue; that it does nothing else is not asked. Why it does not; empty
/// if it does.
Message placementProblem(const Workload& workload, const Scenario& scenario, cluster::Partition& partition)
{
    for (const UserName& user : workload.users) {
        const auto known = std::ranges::find(scenario.users, user, &ScenarioUser::name);
        cluster::ApplicationSpec spec;
        spec.id = ApplicationId(fmt::format("{}-{}", workload.name, user.text()));
        spec.queue = workload.queues.front();
        const auto submitted = partition.submit(std::move(spec), access::UserGroups{user, known->groups}, {});
        if (!submitted.isAccepted())
            return named(kWorkload,
                         {QUOTADECK_TEXT("sim", "applications of %1 would be rejected: %2"), user.text(),
                          submitted.rejection});
    }
    return {};
}

/// The simulated partition.
config::PartitionConfig partitionOf(const Fields& fields, const Scenario& scenario)
{
    for (const config::PartitionConfig& partition : config::effectivePartitions(scenario.config)) {
        if (partition.name.value == scenario.partition)
            return partition;
    }
    fields.fail("partition", QUOTADECK_TEXT("sim", "\"%1\": there is no partition %2 in the queues"),
                scenario.partition);
}

/// Fills in what a workload leaves out: all leaves, all users.
void completeWorkloads(const Fields& fields, Scenario& scenario)
{
    auto partition = cluster::Partition::fromConfig(partitionOf(fields, scenario), scenario.mode).value();
    if (!fields.has("workloads"))
        return;
    const cluster::QueueTree& tree = partition.queues();
    const auto nodes = fields.list("workloads");
    for (std::size_t index = 0; index < nodes.size(); ++index) {
        Workload& workload = scenario.workloads[index];
        if (workload.queues.empty()) {
            for (const cluster::Queue* queue : tree.queues()) {
                if (queue->isLeaf)
                    workload.queues.push_back(queue->path);
            }
        }
        const cluster::Queue* const queue = tree.find(workload.queues.front());
        if (!queue || !queue->isLeaf) {
            throw FieldError(nodes[index]["queue"].Mark(),
                             named(kWorkload,
                                   {QUOTADECK_TEXT("sim", "\"%1\": %2 is not a leaf queue"), "queue",
                                    workload.queues.front().text()}));
        }
        if (workload.users.empty())
            std::ranges::transform(scenario.users, std::back_inserter(workload.users), &ScenarioUser::name);
        if (workload.users.empty())
            throw FieldError(nodes[index].Mark(),
                             named(kWorkload, QUOTADECK_TEXT("sim", "there are no users")));
        if (nodes[index]["users"].IsDefined())
            checkUsers(nodes[index], workload, scenario);
        if (Message problem = placementProblem(workload, scenario, partition); !problem.isEmpty())
            throw FieldError(nodes[index].Mark(), std::move(problem));
    }
}

/// The items of a list in the order of their time.
template <typename T>
std::vector<T> readByTime(const Fields& fields, const char* key, T (*read)(const YAML::Node& node))
{
    std::vector<T> items;
    if (fields.has(key))
        std::ranges::transform(fields.list(key), std::back_inserter(items), read);
    std::ranges::stable_sort(items, {}, &T::at);
    return items;
}

/// Who acts in a move or a kill, or nullptr.
const UserName* actorOf(const Action& action)
{
    if (const auto* const move = std::get_if<MoveApplication>(&action))
        return &move->user;
    const auto* const kill = std::get_if<KillApplication>(&action);
    return kill ? &kill->user : nullptr;
}

void checkScript(const Fields& fields, const Scenario& scenario)
{
    for (const ScriptedEvent& event : scenario.events) {
        if (const UserName* const actor = actorOf(event.action);
            actor && std::ranges::find(scenario.users, *actor, &ScenarioUser::name) == scenario.users.end())
            fields.fail("events", QUOTADECK_TEXT("sim", "\"%1\": \"%2\": there is no user %3: add one"),
                        event.title, actor->text());
        const auto* const submit = std::get_if<SubmitApplication>(&event.action);
        if (submit && !submit->groups
            && std::ranges::find(scenario.users, submit->user, &ScenarioUser::name) == scenario.users.end())
            fields.fail(
                "events",
                QUOTADECK_TEXT("sim", "\"%1\": \"%2\": there is no user %3: add one, or give the groups"),
                event.title, submit->user.text());
    }
}

Fields fieldsOf(const YAML::Node& document)
{
    return {document,
            QUOTADECK_TEXT("sim", "a scenario"),
            {"name", "title", "description", "start", "clusterId", "partition", "nodes", "queues", "generate",
             "users", "namespaces", "workloads", "releaseDelay", "events", "facts", "quotas", "elastic",
             "mode"}};
}

Mode readMode(const Fields& fields)
{
    const std::string word = fields.text("mode");
    if (word != "current" && word != "seed")
        fields.fail("mode", QUOTADECK_TEXT("sim", "\"%1\" must be current or seed, not %2"), word);
    return word == "seed" ? Mode::Seed : Mode::Current;
}

ScenarioTitle readTitle(const YAML::Node& document)
{
    const Fields fields = fieldsOf(document);
    return {fields.text("name"), fields.text("title"), fields.text("description"),
            fields.has("mode") ? readMode(fields) : Mode::Current, !fields.has("quotas")};
}

/// Nodes, queues, users and what they run.
void readQueues(const Fields& fields, Scenario& scenario)
{
    if (fields.has("elastic"))
        fields.fail("elastic", QUOTADECK_TEXT("sim", "\"%1\" requires \"%2\""), "quotas");
    scenario.partition = fields.text("partition");
    scenario.nodes = readAll<NodeGroup>(fields, "nodes", readNodes, &NodeGroup::name);
    readConfiguration(fields, scenario);
    if (fields.has("users"))
        std::ranges::copy(readAll<ScenarioUser>(fields, "users", readUser, &ScenarioUser::name),
                          std::back_inserter(scenario.users));
    if (fields.has("namespaces"))
        scenario.namespaces
            = readAll<SetNamespace>(fields, "namespaces", readNamespaceNode, &SetNamespace::name);
    if (fields.has("workloads"))
        scenario.workloads = readAll<Workload>(fields, "workloads", readWorkload, &Workload::name);
    completeWorkloads(fields, scenario);
}

QuotaNodeGroup readQuotaNodes(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a node group"),
                        {"name", "count", "allocatable", "model", "tree"});
    QuotaNodeGroup group;
    group.name = fields.text("name");
    group.count = fields.count("count");
    if (group.count > kMostNodes)
        fields.fail("count", QUOTADECK_TEXT("sim", "\"%1\" must not be above %2"), kMostNodes);
    group.allocatable = fields.quotaAmounts("allocatable");
    group.model = fields.textOr("model", "");
    group.tree = fields.textOr("tree", "");
    return group;
}

void readOptions(const Fields& scenario, ElasticSetup& setup)
{
    if (!scenario.has("elastic"))
        return;
    const Fields fields(scenario.require("elastic"), QUOTADECK_TEXT("sim", "elastic quotas"),
                        {"scaleMin", "checkParents", "revoke", "preempt", "cards", "strict", "allowKeyUpdate",
                         "guaranteeUsage", "parentsMayRunPods", "requestedOnly", "useRuntime",
                         "creationAdmission"});
    setup.scalesMin = !fields.has("scaleMin") || fields.flag("scaleMin");
    const auto isOn = [&fields](const char* key) { return fields.has(key) && fields.flag(key); };
    setup.rules.isStrict = isOn("strict");
    setup.rules.allowsKeyUpdate = isOn("allowKeyUpdate");
    setup.rules.guaranteesUsage = isOn("guaranteeUsage");
    setup.rules.parentsMayRunPods = isOn("parentsMayRunPods");
    setup.admission.checksParents = isOn("checkParents");
    setup.admission.comparesRequestedOnly = isOn("requestedOnly");
    setup.admission.usesRuntime = !fields.has("useRuntime") || fields.flag("useRuntime");
    setup.checksCreation = isOn("creationAdmission");
    setup.preempts = isOn("preempt");
    setup.cards = fields.textOr("cards", "");
    if (!fields.has("revoke"))
        return;
    const Fields revoke(fields.require("revoke"), QUOTADECK_TEXT("sim", "the revoking of over-use"),
                        {"delay", "cycle"});
    setup.revoke.isOn = setup.admission.usesRuntime; // EQ-66
    if (revoke.has("delay"))
        setup.revoke.delay = revoke.delay("delay");
    if (revoke.has("cycle"))
        setup.revoke.cycle = revoke.duration("cycle");
}

/// The groups, which the cluster must take as they stand.
void readQuotas(const Fields& fields, ElasticSetup& setup)
{
    setup.quotasText = fields.text("quotas");
    const std::string texts[] = {setup.quotasText};
    const auto verdict = elastic::validateQuotaTexts(texts, setup.rules).front();
    const auto error
        = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
    if (error != verdict.findings.end())
        throw FieldError(fields.require("quotas").Mark(), error->span.begin,
                         {QUOTADECK_TEXT("sim", "\"%1\": %2 [%3]"), "quotas", error->message, error->rule});
    for (elastic::QuotaManifest& manifest : elastic::readQuotaManifests(setup.quotasText).manifests)
        setup.quotas.push_back(std::move(manifest.object));
    if (setup.quotas.empty())
        fields.fail("quotas", QUOTADECK_TEXT("sim", "\"%1\" contains no ElasticQuota object"));
}

/// "quotas", "nodes" and "elastic" of the whole scenario.
ElasticSetup readElasticSetup(const Fields& scenario)
{
    ElasticSetup setup;
    for (const YAML::Node& node : scenario.list("nodes")) {
        QuotaNodeGroup group = readQuotaNodes(node);
        if (std::ranges::find(setup.nodes, group.name, &QuotaNodeGroup::name) != setup.nodes.end())
            throw FieldError(node.Mark(), {QUOTADECK_TEXT("sim", "\"%1\": a name is used twice"), "nodes"});
        setup.nodes.push_back(std::move(group));
    }
    readOptions(scenario, setup);
    readQuotas(scenario, setup);
    return setup;
}

/// Elastic quotas instead; the queues are those of a cluster that has none.
void readElastic(const Fields& fields, Scenario& scenario)
{
    for (const char* key : {"partition", "queues", "generate", "users", "namespaces", "workloads", "mode"}) {
        if (fields.has(key))
            fields.fail(key, QUOTADECK_TEXT("sim", "\"%1\" and \"%2\" cannot both be given"), "quotas");
    }
    scenario.elastic = readElasticSetup(fields);
    scenario.partition = "default";
    scenario.configText = "partitions:\n  - name: default\n    queues:\n      - name: root\n";
    scenario.config = *config::validate(scenario.configText).config;
}

/// Queues and elastic quotas know nothing of each other.
void checkKinds(const Fields& fields, const Scenario& scenario)
{
    const bool isElastic = scenario.elastic.has_value();
    for (const ScriptedEvent& event : scenario.events) {
        if (!isCommonAction(event.action) && isElasticAction(event.action) != isElastic)
            fields.fail(
                "events",
                isElastic
                    ? QUOTADECK_TEXT("sim", "\"%1\": \"%2\" is not possible in a cluster with elastic quotas")
                    : QUOTADECK_TEXT("sim", "\"%1\": \"%2\" is not possible in a cluster with queues"),
                event.title);
    }
    for (const Check& check : scenario.checks) {
        const bool isOfQuotas = std::holds_alternative<QuotaCheck>(check.what)
            || std::holds_alternative<QuotaPodCheck>(check.what)
            || std::holds_alternative<QuotaNodeCheck>(check.what)
            || std::holds_alternative<QuotaTotalCheck>(check.what);
        if (!std::holds_alternative<ConfigurationCheck>(check.what) && isOfQuotas != isElastic)
            fields.fail(
                "facts",
                isElastic
                    ? QUOTADECK_TEXT("sim",
                                     "\"%1\": \"%2\" checks what a cluster with elastic quotas does not have")
                    : QUOTADECK_TEXT("sim", "\"%1\": \"%2\" checks what a cluster with queues does not have"),
                check.text);
    }
}

Scenario readDocument(const YAML::Node& document)
{
    const Fields fields = fieldsOf(document);
    Scenario scenario;
    ScenarioTitle title = readTitle(document);
    scenario.name = std::move(title.name);
    scenario.title = std::move(title.title);
    scenario.description = std::move(title.description);
    scenario.mode = title.mode;
    scenario.start = fields.time("start");
    scenario.clusterId = fields.text("clusterId");
    if (fields.has("releaseDelay"))
        scenario.releaseDelay = fields.duration("releaseDelay");
    if (fields.has("quotas"))
        readElastic(fields, scenario);
    else
        readQueues(fields, scenario);
    scenario.events = readByTime<ScriptedEvent>(fields, "events", readEventNode);
    scenario.checks = readByTime<Check>(fields, "facts", readCheckNode);
    checkKinds(fields, scenario);
    if (!scenario.elastic)
        checkScript(fields, scenario);
    return scenario;
}

/// Where a fault is, "12:3"; one within a block scalar is counted from the line after its key.
std::string placeOf(const FieldError& error, std::string_view yaml)
{
    YAML::Mark mark = error.mark();
    if (mark.is_null()) // an empty document has no place of its own
        mark = YAML::Mark();
    const bool isBlock = static_cast<std::size_t>(mark.pos) < yaml.size()
        && (yaml[static_cast<std::size_t>(mark.pos)] == '|');
    if (!error.within() || !isBlock)
        return fmt::format("{}:{}", mark.line + 1, mark.column + 1);
    const std::size_t start = yaml.find('\n', static_cast<std::size_t>(mark.pos)) + 1;
    const std::size_t first = yaml.find_first_not_of(" \n", start);
    const std::size_t indent = first - (yaml.rfind('\n', first) + 1);
    return fmt::format("{}:{}", mark.line + 1 + error.within()->line,
                       error.within()->column + static_cast<int>(indent));
}

/// What @p read makes of @p yaml.
template <typename T>
Result<T> readText(std::string_view yaml, const std::string& where, T (*read)(const YAML::Node& document))
{
    if (yaml.size() > kMostBytes)
        return fail(ErrorCode::TooLarge, where,
                    QUOTADECK_TEXT("sim", "A scenario must not be larger than 1 MiB."));
    if (validUtf8Length(yaml) < yaml.size() || yaml.find('\0') != yaml.npos)
        return fail(ErrorCode::Parse, where,
                    QUOTADECK_TEXT("sim", "A scenario must be a text in UTF-8, which this is not."));
    try {
        return read(YAML::Load(std::string(yaml)));
    } catch (const FieldError& error) {
        return fail(ErrorCode::Parse, fmt::format("{}:{}", where, placeOf(error, yaml)), error.message());
    } catch (const YAML::Exception& error) {
        return fail(ErrorCode::Parse,
                    fmt::format("{}:{}:{}", where, error.mark.line + 1, error.mark.column + 1), error.msg);
    }
}
} // namespace

Result<Scenario> inMode(Scenario scenario, Mode mode)
{
    if (scenario.elastic)
        return fail(ErrorCode::Unsupported, {},
                    QUOTADECK_TEXT("sim", "the scenario has elastic quotas: mode applies to queues only"));
    scenario.mode = mode;
    for (const config::PartitionConfig& partition : config::effectivePartitions(scenario.config)) {
        auto plan = cluster::readPartitionPlan(partition, mode);
        if (!plan)
            return tl::unexpected(plan.error());
        if (const auto& rules = plan->settings.rules; !rules)
            return fail(ErrorCode::Parse, rules.error().rule, placement::describe(rules.error()));
        if (partition.name.value != scenario.partition)
            continue;
        cluster::Partition simulated(*std::move(plan));
        for (const Workload& workload : scenario.workloads) {
            if (Message problem = placementProblem(workload, scenario, simulated); !problem.isEmpty())
                return fail(ErrorCode::InvalidArgument, workload.name, std::move(problem));
        }
    }
    return scenario;
}

Result<Scenario> readScenario(std::string_view yaml, const std::string& where)
{
    return readText<Scenario>(yaml, where, readDocument);
}

Result<ScenarioTitle> readScenarioTitle(std::string_view yaml, const std::string& where)
{
    return readText<ScenarioTitle>(yaml, where, readTitle);
}

Result<std::vector<Action>> readActions(std::string_view yaml, const std::string& where)
{
    return readText<std::vector<Action>>(yaml, where, [](const YAML::Node& document) {
        std::vector<Action> actions;
        if (!document.IsSequence())
            return std::vector{readActionNode(document)};
        for (const YAML::Node& node : document)
            actions.push_back(readActionNode(node));
        if (actions.empty())
            throw FieldError(document.Mark(), QUOTADECK_TEXT("sim", "the list has no actions"));
        return actions;
    });
}
} // namespace quotadeck::sim
