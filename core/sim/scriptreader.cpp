// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scriptreader.h"

#include "core/base/text.h"
#include "core/cluster/taskgroups.h"
#include "core/sim/elastic/elasticreader.h"
#include "core/sim/yamlfields.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <string_view>

namespace quotadeck::sim {
namespace {
constexpr std::int64_t kMostScriptedPods = 10'000; // of a group

/// "resources" in units of the scheduler, or "requests" as a pod has them, which then counts as one (NSQ-8).
Resource readPodResources(const Fields& fields)
{
    if (!fields.has("requests"))
        return fields.resources("resources");
    if (fields.has("resources"))
        fields.fail("requests", "and \"resources\" cannot both be given");
    return cluster::podRequest({{fields.kubernetesResources("requests")}, {}, {}, {}});
}

PodGroup readPods(const YAML::Node& node)
{
    const Fields fields(
        node, "a group of pods",
        {"name", "count", "resources", "requests", "runTime", "priority", "taskGroup", "after"});
    PodGroup group;
    group.name = fields.text("name");
    group.count = fields.has("count") ? fields.count("count") : 1;
    if (group.count > kMostScriptedPods)
        fields.fail("count", fmt::format("must not be above {}", kMostScriptedPods));
    group.resources = readPodResources(fields);
    group.runTime = fields.delay("runTime");
    group.priority = fields.has("priority") ? static_cast<std::int32_t>(fields.number("priority")) : 0;
    group.taskGroup = fields.textOr("taskGroup", "");
    group.after = fields.delay("after");
    return group;
}

std::vector<PodGroup> readPodGroups(const Fields& fields)
{
    std::vector<PodGroup> groups;
    for (const YAML::Node& node : fields.list("pods")) {
        groups.push_back(readPods(node));
        if (std::ranges::count(groups, groups.back().name, &PodGroup::name) > 1)
            throw FieldError(node.Mark(), "\"pods\": a name is used twice");
    }
    return groups;
}

Gang readGang(const YAML::Node& node)
{
    const Fields fields(node, "a gang", {"style", "timeout", "groups"});
    Gang gang;
    const std::string style = fields.textOr("style", "soft");
    if (style != "soft" && style != "hard")
        fields.fail("style", "must be soft or hard");
    gang.style = style == "hard" ? cluster::GangStyle::Hard : cluster::GangStyle::Soft;
    gang.timeout = std::chrono::duration_cast<std::chrono::milliseconds>(fields.delay("timeout"));
    for (const YAML::Node& item : fields.list("groups")) {
        const Fields group(item, "a task group", {"name", "members", "resources", "requests"});
        gang.groups.push_back({group.text("name"), group.count("members"), readPodResources(group)});
        if (gang.groups.back().members > kMostScriptedPods)
            group.fail("members", fmt::format("must not be above {}", kMostScriptedPods));
    }
    return gang;
}

std::vector<GroupName> readGroups(const Fields& fields)
{
    std::vector<GroupName> groups;
    if (!fields.require("groups").IsSequence() || fields.require("groups").size() > 0) {
        for (const std::string& group : fields.texts("groups"))
            groups.emplace_back(group);
    }
    return groups;
}

Action readSubmit(const YAML::Node& node)
{
    const Fields fields(node, "an application",
                        {"app", "user", "groups", "queue", "namespace", "tags", "gang", "pods"});
    SubmitApplication action;
    action.app = ApplicationId(fields.text("app"));
    action.user = UserName(fields.text("user"));
    if (fields.has("groups"))
        action.groups = readGroups(fields);
    action.queue = fields.textOr("queue", "");
    action.namespaceName = fields.textOr("namespace", "");
    if (fields.has("tags"))
        action.tags = fields.textMap("tags");
    if (fields.has("gang"))
        action.gang = readGang(fields.require("gang"));
    action.pods = readPodGroups(fields);
    return action;
}

Action readAddPods(const YAML::Node& node)
{
    const Fields fields(node, "more pods", {"app", "pods"});
    return AddPods{ApplicationId(fields.text("app")), readPodGroups(fields)};
}

/// An application and the names of some of its pods, none for all.
template <typename T>
Action readSomePods(const YAML::Node& node)
{
    const Fields fields(node, "an application", {"app", "pods"});
    T action;
    action.app = ApplicationId(fields.text("app"));
    if (fields.has("pods"))
        action.pods = fields.texts("pods");
    return action;
}

Action readFail(const YAML::Node& node)
{
    const Fields fields(node, "a failure", {"app", "message"});
    return FailApplication{ApplicationId(fields.text("app")), fields.text("message")};
}

/// "capacity" is of a cluster with queues, "allocatable" of one with elastic quotas.
Action readAddNode(const YAML::Node& node)
{
    const Fields fields(node, "a node", {"name", "instanceType", "capacity", "allocatable", "model", "tree"});
    if (!fields.has("allocatable")) {
        for (const char* key : {"model", "tree"}) {
            if (fields.has(key))
                fields.fail(key, "needs \"allocatable\"");
        }
        return AddNode{fields.text("name"), fields.textOr("instanceType", ""), fields.resources("capacity")};
    }
    for (const char* key : {"instanceType", "capacity"}) {
        if (fields.has(key))
            fields.fail(key, "and \"allocatable\" cannot both be given");
    }
    return AddQuotaNode{fields.text("name"), fields.textOr("model", ""), fields.quotaAmounts("allocatable"),
                        fields.textOr("tree", "")};
}

template <typename T>
Action readNodeName(const YAML::Node& node)
{
    const Fields fields(node, "a node", {"name"});
    return T{fields.text("name")};
}

Action readSetGroups(const YAML::Node& node)
{
    const Fields fields(node, "the groups of a user", {"user", "groups"});
    return SetGroups{UserName(fields.text("user")), readGroups(fields)};
}

/// The text may be wrong: that it is refused can be the point of the scenario.
Action readConfiguration(const YAML::Node& node)
{
    const Fields fields(node, "a configuration", {"text"});
    return LoadConfiguration{fields.text("text")};
}

Action readRestart(const YAML::Node& node)
{
    const Fields fields(node, "a restart", {});
    return RestartScheduler{};
}

Action readNamespaceAction(const YAML::Node& node)
{
    return readNamespaceNode(node);
}

struct ActionReader
{
    std::string_view key;
    Action (*read)(const YAML::Node& node);
};
constexpr std::array<ActionReader, 18> kActions = {{{"submit", readSubmit},
                                                    {"addPods", readAddPods},
                                                    {"complete", readSomePods<CompletePods>},
                                                    {"fail", readFail},
                                                    {"preempt", readSomePods<PreemptPods>},
                                                    {"addNode", readAddNode},
                                                    {"drainNode", readNodeName<DrainNode>},
                                                    {"loseNode", readNodeName<LoseNode>},
                                                    {"returnNode", readNodeName<ReturnNode>},
                                                    {"setGroups", readSetGroups},
                                                    {"configuration", readConfiguration},
                                                    {"namespace", readNamespaceAction},
                                                    {"restart", readRestart},
                                                    {"createPods", readCreateQuotaPods},
                                                    {"endPods", readEndQuotaPods},
                                                    {"applyQuotas", readApplyQuotas},
                                                    {"deleteQuota", readDeleteQuota},
                                                    {"cardRules", readSetCardRules}}};

/// The one key of @p node beside "at", @p text and those of no meaning here, of which @p readers know what it is.
template <typename Readers>
auto readKeyed(const YAML::Node& node, const char* what, std::string_view text, const Readers& readers)
{
    if (!node.IsMap())
        throw FieldError(node.Mark(), fmt::format("{} must be a mapping", what));
    const auto* found = readers.end();
    YAML::Node value;
    for (const auto& entry : node) {
        const auto key = entry.first.as<std::string>();
        if (!text.empty() && (key == "at" || key == text))
            continue;
        const auto* const reader
            = std::ranges::find(readers, key, [](const auto& known) { return known.key; });
        if (reader == readers.end())
            throw FieldError(entry.first.Mark(), fmt::format("{} has no key \"{}\"", what, key));
        if (found != readers.end())
            throw FieldError(
                entry.first.Mark(),
                fmt::format("{}: \"{}\" and \"{}\" cannot both be given", what, found->key, key));
        found = reader;
        value.reset(entry.second);
    }
    if (found == readers.end())
        throw FieldError(node.Mark(), fmt::format("{}: no action or check is given", what));
    return found->read(value);
}

/// What every item of a script has; the other key was read already.
template <typename Item>
void readTime(const YAML::Node& node, const char* what, const char* text, Item& item, std::string& target)
{
    for (const char* key : {"at", text}) {
        if (!node[key].IsDefined())
            throw FieldError(node.Mark(), fmt::format("{} needs the key \"{}\"", what, key));
    }
    YAML::Node common;
    common["at"] = node["at"];
    common[text] = node[text];
    const Fields fields(common, what, {"at", text});
    item.at = fields.delay("at");
    target = fields.text(text);
}
} // namespace

Action readActionNode(const YAML::Node& node)
{
    return readKeyed(node, "an action", "", kActions);
}

ScriptedEvent readEventNode(const YAML::Node& node)
{
    ScriptedEvent event;
    event.action = readKeyed(node, "an event", "title", kActions);
    readTime(node, "an event", "title", event, event.title);
    return event;
}

SetNamespace readNamespaceNode(const YAML::Node& node)
{
    const Fields fields(node, "a namespace", {"name", "annotations", "quota"});
    SetNamespace space;
    space.name = fields.text("name");
    if (fields.has("annotations"))
        space.annotations = fields.textMap("annotations");
    if (fields.has("quota"))
        space.kubernetesQuota = fields.kubernetesResources("quota");
    return space;
}

namespace {
using FactContent = decltype(Fact::what);

std::optional<Resource> amountsIf(const Fields& fields, const char* key)
{
    return fields.has(key) ? std::optional(fields.amounts(key)) : std::nullopt;
}

std::optional<std::uint64_t> numberIf(const Fields& fields, const char* key)
{
    return fields.has(key) ? std::optional(static_cast<std::uint64_t>(fields.number(key))) : std::nullopt;
}

std::optional<bool> flagIf(const Fields& fields, const char* key)
{
    return fields.has(key) ? std::optional(fields.flag(key)) : std::nullopt;
}

FactContent readUsageFact(const YAML::Node& node, DenialSubject subject)
{
    const Fields fields(node, "the usage of a person", {"name", "queue", "uses", "applications", "limit"});
    return UsageFact{subject,
                     fields.text("name"),
                     QueuePath(fields.text("queue")),
                     amountsIf(fields, "uses"),
                     numberIf(fields, "applications"),
                     amountsIf(fields, "limit")};
}

FactContent readUserFact(const YAML::Node& node)
{
    return readUsageFact(node, DenialSubject::User);
}

FactContent readGroupFact(const YAML::Node& node)
{
    return readUsageFact(node, DenialSubject::Group);
}

FactContent readQueueFact(const YAML::Node& node)
{
    const Fields fields(node, "a queue",
                        {"path", "exists", "uses", "max", "guaranteed", "pending", "applications", "status"});
    return QueueFact{QueuePath(fields.text("path")),   flagIf(fields, "exists"),
                     amountsIf(fields, "uses"),        amountsIf(fields, "max"),
                     amountsIf(fields, "guaranteed"),  amountsIf(fields, "pending"),
                     numberIf(fields, "applications"), fields.textOr("status", "")};
}

WaitsFor readWaits(const YAML::Node& node)
{
    const Fields fields(node, "a blocking limit", {"user", "group", "queue", "type"});
    WaitsFor waits;
    waits.queue = QueuePath(fields.text("queue"));
    waits.type = fields.text("type");
    waits.by = fields.has("user") ? DenialSubject::User
        : fields.has("group")     ? DenialSubject::Group
                                  : DenialSubject::Queue;
    if (fields.has("user") && fields.has("group"))
        fields.fail("group", "and \"user\" cannot both be given");
    waits.name = fields.textOr("user", fields.textOr("group", "").c_str());
    return waits;
}

FactContent readApplicationFact(const YAML::Node& node)
{
    const Fields fields(
        node, "an application",
        {"id", "state", "queue", "uses", "placeholders", "pending", "chargedGroup", "waits", "message"});
    ApplicationFact fact;
    fact.app = ApplicationId(fields.text("id"));
    fact.state = fields.textOr("state", "");
    fact.queue = QueuePath(fields.textOr("queue", ""));
    fact.uses = amountsIf(fields, "uses");
    fact.placeholders = amountsIf(fields, "placeholders");
    fact.pending = amountsIf(fields, "pending");
    if (fields.has("chargedGroup"))
        fact.chargedGroup = fields.text("chargedGroup") == "none" ? "" : fields.text("chargedGroup");
    if (fields.has("waits"))
        fact.waits = readWaits(fields.require("waits"));
    fact.message = fields.textOr("message", "");
    return fact;
}

FactContent readNodeFact(const YAML::Node& node)
{
    const Fields fields(node, "a node", {"name", "exists", "schedulable", "uses"});
    return NodeFact{fields.text("name"), flagIf(fields, "exists"), flagIf(fields, "schedulable"),
                    amountsIf(fields, "uses")};
}

FactContent readConfigurationFact(const YAML::Node& node)
{
    const Fields fields(node, "a loaded configuration", {"accepted", "message"});
    return ConfigurationFact{fields.flag("accepted"), fields.textOr("message", "")};
}

FactContent readNamespaceFact(const YAML::Node& node)
{
    const Fields fields(node, "a namespace", {"name", "uses", "refused"});
    return NamespaceFact{fields.text("name"), amountsIf(fields, "uses"), numberIf(fields, "refused")};
}

FactContent readQuota(const YAML::Node& node)
{
    return readQuotaFact(node);
}

FactContent readQuotaPod(const YAML::Node& node)
{
    return readQuotaPodFact(node);
}

FactContent readQuotaNode(const YAML::Node& node)
{
    return readQuotaNodeFact(node);
}

FactContent readQuotaTotal(const YAML::Node& node)
{
    return readQuotaTotalFact(node);
}

struct FactReader
{
    std::string_view key;
    FactContent (*read)(const YAML::Node& node);
};
constexpr std::array<FactReader, 11> kFacts = {{{"user", readUserFact},
                                                {"group", readGroupFact},
                                                {"queue", readQueueFact},
                                                {"application", readApplicationFact},
                                                {"node", readNodeFact},
                                                {"configuration", readConfigurationFact},
                                                {"namespace", readNamespaceFact},
                                                {"quota", readQuota},
                                                {"pod", readQuotaPod},
                                                {"machine", readQuotaNode},
                                                {"total", readQuotaTotal}}};
} // namespace

Fact readFactNode(const YAML::Node& node)
{
    Fact fact;
    fact.what = readKeyed(node, "a fact", "text", kFacts);
    readTime(node, "a fact", "text", fact, fact.text);
    return fact;
}
} // namespace quotadeck::sim
