// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scriptreader.h"

#include "core/base/text.h"
#include "core/cluster/taskgroups.h"
#include "core/sim/submitmanifest.h"
#include "core/sim/yamlfields.h"

#include <algorithm>
#include <array>
#include <charconv>
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
        fields.fail("requests", QUOTADECK_TEXT("sim", "\"%1\" and \"%2\" cannot both be given"), "resources");
    return cluster::podRequest({{fields.kubernetesResources("requests")}, {}, {}, {}});
}

PodGroup readPods(const YAML::Node& node)
{
    const Fields fields(
        node, QUOTADECK_TEXT("sim", "a group of pods"),
        {"name", "count", "resources", "requests", "runTime", "priority", "taskGroup", "after"});
    PodGroup group;
    group.name = fields.text("name");
    group.count = fields.has("count") ? fields.count("count") : 1;
    if (group.count > kMostScriptedPods)
        fields.fail("count", QUOTADECK_TEXT("sim", "\"%1\" must not be above %2"), kMostScriptedPods);
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
            throw FieldError(node.Mark(), {QUOTADECK_TEXT("sim", "\"%1\": a name is used twice"), "pods"});
    }
    return groups;
}

Gang readGang(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a gang"), {"style", "timeout", "groups"});
    Gang gang;
    const std::string style = fields.textOr("style", "soft");
    if (style != "soft" && style != "hard")
        fields.fail("style", QUOTADECK_TEXT("sim", "\"%1\" must be soft or hard"));
    gang.style = style == "hard" ? cluster::GangStyle::Hard : cluster::GangStyle::Soft;
    gang.timeout = std::chrono::duration_cast<std::chrono::milliseconds>(fields.delay("timeout"));
    for (const YAML::Node& item : fields.list("groups")) {
        const Fields group(item, QUOTADECK_TEXT("sim", "a task group"),
                           {"name", "members", "resources", "requests"});
        gang.groups.push_back({group.text("name"), group.count("members"), readPodResources(group)});
        if (gang.groups.back().members > kMostScriptedPods)
            group.fail("members", QUOTADECK_TEXT("sim", "\"%1\" must not be above %2"), kMostScriptedPods);
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

/// "line:column" of an Error.
TextPosition placeIn(const std::string& where)
{
    TextPosition place;
    const char* const end = where.data() + where.size();
    const auto line = std::from_chars(where.data(), end, place.line);
    if (line.ptr != end)
        std::from_chars(line.ptr + 1, end, place.column);
    return place;
}

/// Keys beside "manifest" take the place of what was read. What the scheduler would ignore is an error: a scenario is
/// meant as it is written.
Action readManifestSubmit(const Fields& fields)
{
    for (const char* key : {"gang", "pods"}) {
        if (fields.has(key))
            fields.fail(key, QUOTADECK_TEXT("sim", "\"%1\" and \"%2\" cannot both be given"), "manifest");
    }
    const YAML::Mark mark = fields.require("manifest").Mark();
    const auto faultAt
        = [&mark](TextPosition place, const Message& message) { return FieldError(mark, place, message); };
    const std::string text = fields.text("manifest");
    auto read
        = readManifestSubmission(text, ApplicationId(fields.textOr("app", "")), fields.delay("runTime"));
    if (!read)
        throw faultAt(placeIn(read.error().where), read.error().message);
    if (!read->problems.empty())
        throw faultAt(read->problems.front().place, read->problems.front().message);
    SubmitApplication& action = read->action;
    if (fields.has("user")) {
        action.user = UserName(fields.text("user"));
        action.groups.reset();
    }
    if (fields.has("groups"))
        action.groups = readGroups(fields);
    action.queue = fields.textOr("queue", action.queue.c_str());
    action.namespaceName = fields.textOr("namespace", action.namespaceName.c_str());
    if (fields.has("tags"))
        action.tags = fields.textMap("tags");
    return std::move(action);
}

Action readSubmit(const YAML::Node& node)
{
    const Fields fields(
        node, QUOTADECK_TEXT("sim", "an application"),
        {"app", "user", "groups", "queue", "namespace", "tags", "gang", "pods", "manifest", "runTime"});
    if (fields.has("manifest"))
        return readManifestSubmit(fields);
    if (fields.has("runTime"))
        fields.fail("runTime", QUOTADECK_TEXT("sim", "\"%1\" needs \"%2\""), "manifest");
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
    const Fields fields(node, QUOTADECK_TEXT("sim", "more pods"), {"app", "pods"});
    return AddPods{ApplicationId(fields.text("app")), readPodGroups(fields)};
}

/// An application and the names of some of its pods, none for all.
template <typename T>
Action readSomePods(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "an application"), {"app", "pods"});
    T action;
    action.app = ApplicationId(fields.text("app"));
    if (fields.has("pods"))
        action.pods = fields.texts("pods");
    return action;
}

Action readFail(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a failure"), {"app", "message"});
    return FailApplication{ApplicationId(fields.text("app")), fields.text("message")};
}

/// "app" as in the other actions, or "application" in full.
ApplicationId readActedOn(const Fields& fields)
{
    if (!fields.has("application"))
        return ApplicationId(fields.text("app"));
    if (fields.has("app"))
        fields.fail("application", QUOTADECK_TEXT("sim", "\"%1\" and \"%2\" cannot both be given"), "app");
    return ApplicationId(fields.text("application"));
}

Action readMove(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a move"), {"app", "application", "queue", "user"});
    return MoveApplication{readActedOn(fields), QueuePath(fields.text("queue")),
                           UserName(fields.text("user"))};
}

Action readKill(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a kill"), {"app", "application", "user"});
    return KillApplication{readActedOn(fields), UserName(fields.text("user"))};
}

/// "capacity" is of a cluster with queues, "allocatable" of one with elastic quotas.
Action readAddNode(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a node"),
                        {"name", "instanceType", "capacity", "allocatable", "model", "tree"});
    if (!fields.has("allocatable")) {
        for (const char* key : {"model", "tree"}) {
            if (fields.has(key))
                fields.fail(key, QUOTADECK_TEXT("sim", "\"%1\" requires \"%2\""), "allocatable");
        }
        return AddNode{fields.text("name"), fields.textOr("instanceType", ""), fields.resources("capacity")};
    }
    for (const char* key : {"instanceType", "capacity"}) {
        if (fields.has(key))
            fields.fail(key, QUOTADECK_TEXT("sim", "\"%1\" and \"%2\" cannot both be given"), "allocatable");
    }
    return AddQuotaNode{fields.text("name"), fields.textOr("model", ""), fields.quotaAmounts("allocatable"),
                        fields.textOr("tree", "")};
}

template <typename T>
Action readNodeName(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a node"), {"name"});
    return T{fields.text("name")};
}

Action readSetGroups(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "the groups of a user"), {"user", "groups"});
    return SetGroups{UserName(fields.text("user")), readGroups(fields)};
}

/// The text may be wrong: that it is refused can be the point of the scenario.
Action readConfiguration(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a configuration"), {"text"});
    return LoadConfiguration{fields.text("text")};
}

Action readRestart(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a restart"), {});
    return RestartScheduler{};
}

QuotaPodGroup readQuotaPods(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a group of pods"),
                        {"name", "count", "requests", "runTime", "priority", "preemptible", "models"});
    QuotaPodGroup group;
    group.name = fields.text("name");
    group.count = fields.has("count") ? fields.count("count") : 1;
    if (group.count > kMostScriptedPods)
        fields.fail("count", QUOTADECK_TEXT("sim", "\"%1\" must not be above %2"), kMostScriptedPods);
    group.requests = fields.quotaAmounts("requests");
    group.runTime = fields.delay("runTime");
    group.priority = fields.has("priority") ? static_cast<std::int32_t>(fields.number("priority")) : 0;
    group.isPreemptible = !fields.has("preemptible") || fields.flag("preemptible");
    if (fields.has("models"))
        group.models = fields.texts("models");
    return group;
}

Action readCreateQuotaPods(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "new pods"), {"namespace", "group", "pods"});
    CreateQuotaPods action;
    action.namespaceName = fields.text("namespace");
    action.group = fields.textOr("group", "");
    for (const YAML::Node& item : fields.list("pods"))
        action.pods.push_back(readQuotaPods(item));
    return action;
}

Action readEndQuotaPods(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "pods that end"), {"namespace", "pods"});
    EndQuotaPods action;
    action.namespaceName = fields.text("namespace");
    if (fields.has("pods"))
        action.pods = fields.texts("pods");
    return action;
}

/// The text may be wrong: that it is refused can be the point of the scenario.
Action readApplyQuotas(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "quotas"), {"text"});
    return ApplyQuotas{fields.text("text")};
}

Action readDeleteQuota(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a quota group"), {"name"});
    return DeleteQuota{fields.text("name")};
}

Action readSetCardRules(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "the rules for models of cards"), {"resource"});
    return SetCardRules{fields.textOr("resource", "")};
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
constexpr std::array<ActionReader, 20> kActions = {{{"submit", readSubmit},
                                                    {"addPods", readAddPods},
                                                    {"complete", readSomePods<CompletePods>},
                                                    {"fail", readFail},
                                                    {"move", readMove},
                                                    {"kill", readKill},
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

/// Reads the one key of @p node beside "at" and @p text with the reader for it among @p readers.
template <typename Readers>
auto readKeyed(const YAML::Node& node, MessageTemplate what, std::string_view text, const Readers& readers)
{
    if (!node.IsMap())
        throw FieldError(node.Mark(), named(what, QUOTADECK_TEXT("sim", "this must be a map")));
    const auto* found = readers.end();
    YAML::Node value;
    for (const auto& entry : node) {
        const auto key = entry.first.as<std::string>();
        if (!text.empty() && (key == "at" || key == text))
            continue;
        const auto* const reader
            = std::ranges::find(readers, key, [](const auto& known) { return known.key; });
        if (reader == readers.end())
            throw FieldError(entry.first.Mark(),
                             named(what, Message(QUOTADECK_TEXT("sim", "unknown key \"%1\""), key)));
        if (found != readers.end())
            throw FieldError(entry.first.Mark(),
                             named(what,
                                   Message(QUOTADECK_TEXT("sim", "\"%1\" and \"%2\" cannot both be given"),
                                           found->key, key)));
        found = reader;
        value.reset(entry.second);
    }
    if (found == readers.end())
        throw FieldError(node.Mark(), named(what, QUOTADECK_TEXT("sim", "no action or check is given")));
    return found->read(value);
}

/// What every item of a script has; the other key was read already.
template <typename Item>
void readTime(const YAML::Node& node, MessageTemplate what, const char* text, Item& item, std::string& target)
{
    for (const char* key : {"at", text}) {
        if (!node[key].IsDefined())
            throw FieldError(node.Mark(),
                             named(what, Message(QUOTADECK_TEXT("sim", "the key \"%1\" is missing"), key)));
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
    return readKeyed(node, QUOTADECK_TEXT("sim", "an action"), "", kActions);
}

ScriptedEvent readEventNode(const YAML::Node& node)
{
    ScriptedEvent event;
    event.action = readKeyed(node, QUOTADECK_TEXT("sim", "an event"), "title", kActions);
    readTime(node, QUOTADECK_TEXT("sim", "an event"), "title", event, event.title);
    return event;
}

SetNamespace readNamespaceNode(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a namespace"), {"name", "annotations", "quota"});
    SetNamespace space;
    space.name = fields.text("name");
    if (fields.has("annotations"))
        space.annotations = fields.textMap("annotations");
    if (fields.has("quota"))
        space.kubernetesQuota = fields.kubernetesResources("quota");
    return space;
}

namespace {
using CheckContent = decltype(Check::what);

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

CheckContent readUsageCheck(const YAML::Node& node, DenialSubject subject)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "the usage of a person"),
                        {"name", "queue", "uses", "applications", "limit"});
    return UsageCheck{subject,
                      fields.text("name"),
                      QueuePath(fields.text("queue")),
                      amountsIf(fields, "uses"),
                      numberIf(fields, "applications"),
                      amountsIf(fields, "limit")};
}

CheckContent readUserCheck(const YAML::Node& node)
{
    return readUsageCheck(node, DenialSubject::User);
}

CheckContent readGroupCheck(const YAML::Node& node)
{
    return readUsageCheck(node, DenialSubject::Group);
}

CheckContent readQueueCheck(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a queue"),
                        {"path", "exists", "uses", "max", "guaranteed", "pending", "applications", "status"});
    return QueueCheck{QueuePath(fields.text("path")),   flagIf(fields, "exists"),
                      amountsIf(fields, "uses"),        amountsIf(fields, "max"),
                      amountsIf(fields, "guaranteed"),  amountsIf(fields, "pending"),
                      numberIf(fields, "applications"), fields.textOr("status", "")};
}

WaitsFor readWaits(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a blocking limit"), {"user", "group", "queue", "type"});
    WaitsFor waits;
    waits.queue = QueuePath(fields.text("queue"));
    waits.type = fields.text("type");
    waits.by = fields.has("user") ? DenialSubject::User
        : fields.has("group")     ? DenialSubject::Group
                                  : DenialSubject::Queue;
    if (fields.has("user") && fields.has("group"))
        fields.fail("group", QUOTADECK_TEXT("sim", "\"%1\" and \"%2\" cannot both be given"), "user");
    waits.name = fields.textOr("user", fields.textOr("group", "").c_str());
    return waits;
}

CheckContent readApplicationCheck(const YAML::Node& node)
{
    const Fields fields(
        node, QUOTADECK_TEXT("sim", "an application"),
        {"id", "state", "queue", "uses", "placeholders", "pending", "chargedGroup", "waits", "message"});
    ApplicationCheck check;
    check.app = ApplicationId(fields.text("id"));
    check.state = fields.textOr("state", "");
    check.queue = QueuePath(fields.textOr("queue", ""));
    check.uses = amountsIf(fields, "uses");
    check.placeholders = amountsIf(fields, "placeholders");
    check.pending = amountsIf(fields, "pending");
    if (fields.has("chargedGroup"))
        check.chargedGroup = fields.text("chargedGroup") == "none" ? "" : fields.text("chargedGroup");
    if (fields.has("waits"))
        check.waits = readWaits(fields.require("waits"));
    check.message = fields.textOr("message", "");
    return check;
}

CheckContent readNodeCheck(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a node"), {"name", "exists", "schedulable", "uses"});
    return NodeCheck{fields.text("name"), flagIf(fields, "exists"), flagIf(fields, "schedulable"),
                     amountsIf(fields, "uses")};
}

CheckContent readConfigurationCheck(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a loaded configuration"), {"accepted", "message"});
    return ConfigurationCheck{fields.flag("accepted"), fields.textOr("message", "")};
}

CheckContent readNamespaceCheck(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a namespace"), {"name", "uses", "refused"});
    return NamespaceCheck{fields.text("name"), amountsIf(fields, "uses"), numberIf(fields, "refused")};
}

std::optional<Resource> quotaAmountsIf(const Fields& fields, const char* key)
{
    return fields.has(key) ? std::optional(fields.quotaAmounts(key)) : std::nullopt;
}

CheckContent readQuotaCheck(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a quota group"),
                        {"name", "exists", "min", "max", "effectiveMin", "request", "used", "runtime",
                         "running", "waiting", "evicted"});
    return QuotaCheck{fields.text("name"),
                      flagIf(fields, "exists"),
                      quotaAmountsIf(fields, "min"),
                      quotaAmountsIf(fields, "max"),
                      quotaAmountsIf(fields, "effectiveMin"),
                      quotaAmountsIf(fields, "request"),
                      quotaAmountsIf(fields, "used"),
                      quotaAmountsIf(fields, "runtime"),
                      numberIf(fields, "running"),
                      numberIf(fields, "waiting"),
                      numberIf(fields, "evicted")};
}

CheckContent readQuotaPodCheck(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a pod"),
                        {"name", "state", "group", "model", "waits", "evicted"});
    return QuotaPodCheck{fields.text("name"),        fields.textOr("state", ""), fields.textOr("group", ""),
                         fields.textOr("model", ""), fields.textOr("waits", ""), numberIf(fields, "evicted")};
}

CheckContent readQuotaNodeCheck(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a machine"),
                        {"name", "exists", "schedulable", "allocatable", "uses"});
    return QuotaNodeCheck{fields.text("name"), flagIf(fields, "exists"), flagIf(fields, "schedulable"),
                          quotaAmountsIf(fields, "allocatable"), quotaAmountsIf(fields, "uses")};
}

CheckContent readQuotaTotalCheck(const YAML::Node& node)
{
    const Fields fields(node, QUOTADECK_TEXT("sim", "a total"),
                        {"tree", "allocatable", "unschedulable", "shared"});
    return QuotaTotalCheck{fields.textOr("tree", ""), quotaAmountsIf(fields, "allocatable"),
                           quotaAmountsIf(fields, "unschedulable"), quotaAmountsIf(fields, "shared")};
}

struct CheckReader
{
    std::string_view key;
    CheckContent (*read)(const YAML::Node& node);
};
constexpr std::array<CheckReader, 11> kChecks = {{{"user", readUserCheck},
                                                  {"group", readGroupCheck},
                                                  {"queue", readQueueCheck},
                                                  {"application", readApplicationCheck},
                                                  {"node", readNodeCheck},
                                                  {"configuration", readConfigurationCheck},
                                                  {"namespace", readNamespaceCheck},
                                                  {"quota", readQuotaCheck},
                                                  {"pod", readQuotaPodCheck},
                                                  {"machine", readQuotaNodeCheck},
                                                  {"total", readQuotaTotalCheck}}};
} // namespace

Check readCheckNode(const YAML::Node& node)
{
    Check check;
    check.what = readKeyed(node, QUOTADECK_TEXT("sim", "a check"), "text", kChecks);
    readTime(node, QUOTADECK_TEXT("sim", "a check"), "text", check, check.text);
    return check;
}
} // namespace quotadeck::sim
